// Taking back and playing again: single moves between people, pairs against the computer.
import { expect, test } from './support/test.mjs';

test('between two people one move at a time', async ({ hall }) => {
  await hall.sit({ moves: 'd2d3 d7d6 c2c3' });
  await hall.press('play.undo');
  await expect.poll(async () => (await hall.state()).moves).toEqual(['d2d3', 'd7d6']);
  await hall.press('play.undo');
  await expect.poll(async () => (await hall.state()).moves).toEqual(['d2d3']);
  await hall.press('play.redo');
  await expect.poll(async () => (await hall.state()).moves).toEqual(['d2d3', 'd7d6']);
  expect((await hall.state()).undone).toBe(1);
  // Another move than the one that was taken back: there is nothing to redo any more.
  await hall.play('f2f3');
  expect((await hall.state()).undone).toBe(0);
  await expect(hall.node('play.redo')).toHaveAttribute('aria-disabled', 'true');
});

test('against the computer a pair', async ({ hall }) => {
  await hall.sit({ players: 'human,1' });
  await hall.play('d2d3');
  await hall.ply(2);
  await hall.play('c2c3');
  await hall.ply(4);
  const { moves, position } = await hall.state();
  await hall.press('play.undo');
  await expect.poll(async () => (await hall.state()).moves).toEqual(moves.slice(0, 2));
  expect((await hall.state()).turn).toBe('first');
  await hall.press('play.redo');
  await expect.poll(async () => (await hall.state()).moves).toEqual(moves);
  expect((await hall.state()).position).toBe(position);
});

test('while the computer thinks, only the own move', async ({ hall, page }) => {
  await hall.sit({ players: 'human,4', moves: 'd2d3 d7d6' });
  await page.evaluate(() => {
    const { messhall } = /** @type {any} */ (window);
    messhall.play('c2c3');
    messhall.undo();
  });
  await hall.rest();
  const state = await hall.state();
  expect(state.moves).toEqual(['d2d3', 'd7d6']);
  expect(state.thinking).toBeNull();
});

test('by keys and by the page’s interface too', async ({ hall, page }) => {
  await hall.sit({ moves: 'd2d3 d7d6' });
  await page.keyboard.press('u');
  await hall.ply(1);
  await page.keyboard.press('r');
  await hall.ply(2);
  await hall.call('undo');
  await hall.call('undo');
  expect((await hall.state()).moves).toEqual([]);
  await expect(hall.call('undo')).rejects.toThrow(/./);
});

test('looking back changes nothing', async ({ hall, page }) => {
  await hall.sit({ moves: 'd2d3 d7d6 c2c3' });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await hall.state()).ply).toBe(1);
  expect((await hall.state()).moves).toHaveLength(3);
  await expect(hall.node('play.status')).toHaveText(/earlier position/);
  await hall.press('play.return');
  await expect.poll(async () => (await hall.state()).ply).toBe(3);
});
