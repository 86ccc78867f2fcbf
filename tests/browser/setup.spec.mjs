// The start page, and setting up a game: every mix of people and levels, rules that are kept.
import { expect, test } from './support/test.mjs';

test('the start page shows the games that are there, and leads on', async ({ hall, page }) => {
  await hall.open();
  await expect(page).toHaveTitle(/Mess Hall/);
  await expect(hall.node('lobby.game.smess')).toHaveAccessibleName('Smess');
  await expect(hall.node('lobby.game.college-mess')).toHaveAccessibleName('College Mess');
  await hall.press('lobby.game.smess.rules');
  await expect(page).toHaveURL(/#rules\/smess/);
  await page.goBack();
  await hall.press('lobby.game.smess');
  await expect(page.getByRole('dialog')).toHaveAttribute('aria-label', 'New game');
});

test('the game left last is one press away', async ({ hall, page }) => {
  await hall.sit({ moves: 'd2d3 d7d6' });
  await hall.play('c2c3');
  await hall.open();
  await hall.press('lobby.continue');
  await expect(hall.node('board')).toBeAttached();
  expect((await hall.state()).moves).toEqual(['d2d3', 'd7d6', 'c2c3']);
  await expect(page).toHaveURL(/#play/);
});

const SEATS = ['human', 1, 2, 3, 4];

test.describe('at a pace', () => {
  // Two levels are not to be at the end of their game before the next one is set up.
  test.use({ settings: { pace: 1500 } });

  test('every mix of people and levels', async ({ hall }) => {
    test.setTimeout(150_000);
    await hall.sit();
    for (const first of SEATS) {
      // Along the diagonals: each seat meets each, without the full square's twenty-five dialogs.
      for (const second of first === 'human' ? SEATS : ['human', SEATS[(SEATS.indexOf(first) % 4) + 1]]) {
        await hall.press('play.new');
        await hall.press(`new.first.${first}`);
        await hall.press(`new.second.${second}`);
        await expect(hall.node(`new.first.${first}`)).toHaveAttribute('aria-checked', 'true');
        await expect(hall.node(`new.second.${second}`)).toHaveAttribute('aria-checked', 'true');
        await hall.press('new.start');
        await expect.poll(async () => (await hall.state()).players).toEqual([first, second]);
      }
    }
  });
});

test('a person moves, a level answers, whoever sits first', async ({ hall }) => {
  await hall.sit({ players: '2,human' });
  await hall.ply(1);
  expect((await hall.state()).turn).toBe('second');
  // The player's own side is at the bottom.
  expect((await hall.call('squareRect', 'd7')).y).toBeGreaterThan((await hall.call('squareRect', 'd2')).y);
  await hall.play((await hall.call('legalMoves'))[0]);
  await hall.ply(3);
});

test('sides are exchanged by one press', async ({ hall }) => {
  await hall.sit();
  await hall.press('play.new');
  await hall.press('new.first.human');
  await hall.press('new.second.3');
  await hall.press('new.swap');
  await expect(hall.node('new.first.3')).toHaveAttribute('aria-checked', 'true');
  await expect(hall.node('new.second.human')).toHaveAttribute('aria-checked', 'true');
});

test.describe('promotion', () => {
  // A Blue Ninny before c8, where a Red Numskull began; no Blue Numskull was ever taken.
  const position = '4b2/2N4/7/7/7/7/7/1SSBSS1 w 0 1';

  test('is chosen with the game and honoured', async ({ hall }) => {
    await hall.sit();
    await hall.press('play.new');
    await hall.press('new.option.promotion.exchange');
    await hall.press('new.start');
    await expect.poll(async () => (await hall.state()).options.promotion).toBe('exchange');

    await hall.call('newGame', { position, options: { promotion: 'exchange' } });
    await hall.call('play', 'c7c8');
    expect((await hall.state()).position.split(' ')[0]).toMatch(/N/);

    await hall.call('newGame', { position, options: { promotion: 'always' } });
    await hall.call('play', 'c7c8');
    expect((await hall.state()).position.split(' ')[0]).not.toMatch(/N/);
  });

  test('stands in the record, through reload and rematch', async ({ hall, page }) => {
    await hall.sit({ promotion: 'exchange' });
    await hall.play('d2d3');
    await page.reload();
    await hall.ready();
    expect((await hall.state()).options.promotion).toBe('exchange');
    expect(await page.evaluate(() => localStorage.getItem('messhall.match'))).toContain('exchange');
  });
});

test('a game from a position that is written', async ({ hall, page }) => {
  await hall.sit();
  await hall.press('play.new');
  await hall.press('new.paste');
  const field = hall.node('new.position');
  await field.fill('4b2/4S2/7/7/7/7/7/3B3 w 0 1');
  await field.press('Enter');
  await hall.press('new.first.human');
  await hall.press('new.second.human');
  await hall.press('new.start');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await hall.state()).position).toMatch(/^4b2\/4S2\//);
});

test('the game before is kept, and can be opened again', async ({ hall, page }) => {
  await hall.sit({ moves: 'd2d3 d7d6' });
  await hall.play('c2c3');
  await hall.call('newGame', {});
  await hall.press('play.menu');
  await hall.press('menu.saved');
  const row = page.getByRole('dialog').getByRole('button', { name: /against/ });
  await expect(row).toHaveCount(1);
  const id = (await row.getAttribute('data-id')) ?? '';
  await hall.press(id);
  await expect.poll(async () => (await hall.state()).moves).toEqual(['d2d3', 'd7d6', 'c2c3']);
});

test('resigning wants to be meant', async ({ hall, page }) => {
  await hall.sit({ moves: 'd2d3' });
  await hall.press('play.menu');
  await hall.press('menu.resign');
  expect((await hall.state()).outcome).toBeNull();
  await hall.press('menu.resign');
  await expect.poll(async () => (await hall.state()).outcome?.result).toBe('1-0');
  await expect(page.getByRole('dialog')).toContainText((await hall.state()).outcome.story);
});
