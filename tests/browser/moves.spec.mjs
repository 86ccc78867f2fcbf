// One move: by clicks, by dragging, by finger; refused with a reason; taken away half-way.
import { centre } from './support/hall.mjs';
import { expect, test } from './support/test.mjs';
import { thinkOn } from './support/thinking.mjs';

test.describe('with the mouse', () => {
  test('click and click', async ({ hall }) => {
    await hall.sit();
    await hall.click('d2');
    await expect(hall.cell('d2')).toHaveAttribute('aria-selected', 'true');
    await expect(hall.cell('d3')).toHaveAttribute('aria-label', /may go here/);
    await hall.click('d3');
    await hall.ply(1);
    await expect(hall.cell('d3')).toHaveAttribute('aria-label', /Blue Ninny.*last move to here/);
    await expect(hall.cell('d2')).toHaveAttribute('aria-label', /empty.*last move from here/);
  });

  test('another piece, the same piece, and nothing', async ({ hall }) => {
    await hall.sit();
    await hall.click('d2');
    await hall.click('c2');
    await expect(hall.cell('c2')).toHaveAttribute('aria-selected', 'true');
    await expect(hall.cell('d2')).not.toHaveAttribute('aria-selected', 'true');
    await hall.click('c2');
    await expect(hall.cell('c2')).not.toHaveAttribute('aria-selected', 'true');
    expect((await hall.state()).moves).toEqual([]);
  });

  test('drag to a square', async ({ hall, page }) => {
    await hall.sit();
    const from = await hall.at('d2');
    const to = await hall.at('d3');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await expect(hall.cell('d2')).toHaveAttribute('aria-selected', 'true');
    await page.mouse.up();
    await hall.ply(1);
    expect((await hall.state()).moves).toEqual(['d2d3']);
  });

  test('a piece dropped beside the board goes back', async ({ hall, page }) => {
    await hall.sit();
    const from = await hall.at('d2');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 });
    await expect(hall.cell('d2')).toHaveAttribute('aria-selected', 'true');
    const board = await hall.box('board');
    await page.mouse.move(board.x + board.width + 60, board.y + 40, { steps: 3 });
    await page.mouse.up();
    await expect(hall.cell('d2')).not.toHaveAttribute('aria-selected', 'true');
    expect((await hall.state()).moves).toEqual([]);
    await hall.play('d2d3');
  });

  test('a piece dropped outside of the window goes back', async ({ hall, page }) => {
    await hall.sit();
    const from = await hall.at('d2');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 50, { steps: 3 });
    await page.mouse.move(-30, -30, { steps: 3 });
    await page.mouse.up();
    await expect(hall.cell('d2')).not.toHaveAttribute('aria-selected', 'true');
    expect((await hall.state()).moves).toEqual([]);
    await hall.play('d2d3');
  });

  for (const [how, take] of /** @type {[string, () => void][]} */ ([
    ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
    [
      'the system takes the pointer',
      () => {
        const init = { pointerId: 1, pointerType: 'mouse', bubbles: true };
        document.getElementById('surface')?.dispatchEvent(new PointerEvent('pointercancel', init));
      },
    ],
  ])) {
    test(`a drag ends when ${how}`, async ({ hall, page }) => {
      await hall.sit();
      const from = await hall.at('d2');
      const to = await hall.at('d3');
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await expect(hall.cell('d2')).toHaveAttribute('aria-selected', 'true');
      await page.evaluate(take);
      await expect(hall.cell('d2')).not.toHaveAttribute('aria-selected', 'true');
      await page.mouse.up();
      await hall.rest();
      expect((await hall.state()).moves).toEqual([]);
      await hall.play('d2d3');
    });
  }
});

test.describe('refused', () => {
  test('the arrows do not point there', async ({ hall }) => {
    await hall.sit();
    await hall.click('d2');
    await hall.click('e3');
    const why = 'The arrows of d2 do not point to e3.';
    await expect(hall.spoken()).toContainText([why]);
    await expect(hall.cell('e3')).toHaveAttribute('aria-label', /may not go here/);
    await expect(hall.node('play.why')).toHaveText(why);
    expect((await hall.state()).moves).toEqual([]);
    // The next press puts the bubble away, and plays on.
    await hall.play('c2c3');
    await expect(hall.node('play.why')).toHaveCount(0);
  });

  test('one step too far, and somebody in the way', async ({ hall }) => {
    await hall.sit();
    await hall.click('d2');
    await hall.click('d4');
    await expect(hall.spoken()).toContainText([/too far/]);
    await hall.click('c1');
    await hall.click('c4');
    await expect(hall.spoken()).toContainText([/stands in the way/]);
  });

  test('the other side’s piece', async ({ hall }) => {
    await hall.sit();
    await hall.click('d7');
    await expect(hall.spoken()).toContainText([/turn of Blue/]);
  });

  test('actions that cannot be done now say why', async ({ hall }) => {
    await hall.sit();
    for (const id of ['play.undo', 'play.redo']) {
      await expect(hall.node(id)).toHaveAttribute('aria-disabled', 'true');
      const line = await hall.node('play.status').textContent();
      await hall.press(id);
      await expect(hall.node('play.status')).not.toHaveText(line ?? '');
      await expect(hall.node('play.status')).toHaveText(/nothing|no move|taken back|begin/i);
    }
  });

  test('nothing is played for the computer', async ({ hall, page }) => {
    await thinkOn(page);
    await hall.sit({ players: 'human,4' });
    await hall.call('play', 'd2d3');
    await expect(hall.call('play', 'd7d6')).rejects.toThrow(/computer plays Red/);
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('tap and tap, one move a pair of taps', async ({ hall, page }) => {
    await hall.sit();
    for (const square of ['d2', 'd3']) {
      const { x, y } = await hall.at(square);
      await page.touchscreen.tap(x, y);
    }
    await hall.ply(1);
    // What a touch screen sends after it for the mouse must not be a second press.
    await hall.rest();
    const state = await hall.state();
    expect(state.moves).toEqual(['d2d3']);
    await expect(page.locator('.node[role="gridcell"][aria-selected="true"]')).toHaveCount(0);
  });

  /** @param {import('@playwright/test').Page} page */
  async function finger(page) {
    const session = await page.context().newCDPSession(page);
    /** @param {'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'} type @param {{ x: number, y: number }[]} touchPoints */
    return (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  test('drag to a square', async ({ hall, page }) => {
    await hall.sit();
    const touch = await finger(page);
    const from = await hall.at('d2');
    const to = await hall.at('d3');
    await touch('touchStart', [from]);
    for (const part of [0.3, 0.6, 1]) await touch('touchMove', [{ x: from.x, y: from.y + (to.y - from.y) * part }]);
    await expect(hall.cell('d2')).toHaveAttribute('aria-selected', 'true');
    await touch('touchEnd', []);
    await hall.ply(1);
    expect((await hall.state()).moves).toEqual(['d2d3']);
  });

  test('a gesture of the system takes the piece back', async ({ hall, page }) => {
    await hall.sit();
    const touch = await finger(page);
    const from = await hall.at('d2');
    await touch('touchStart', [from]);
    await touch('touchMove', [{ x: from.x, y: from.y - 50 }]);
    await expect(hall.cell('d2')).toHaveAttribute('aria-selected', 'true');
    await touch('touchCancel', []);
    await expect(hall.cell('d2')).not.toHaveAttribute('aria-selected', 'true');
    expect((await hall.state()).moves).toEqual([]);
  });

  test('buttons answer to taps, and do not stay under the finger', async ({ hall, page }) => {
    await hall.sit({ moves: 'd2d3 d7d6' });
    await hall.tap('play.undo');
    await hall.ply(1);
    await hall.tap('play.undo');
    await hall.ply(0);
    await hall.tap('play.redo');
    await hall.ply(1);
    await expect(hall.node('play.undo')).toBeAttached();
    expect(await page.evaluate(() => document.querySelectorAll('.node:hover').length)).toBe(0);
    expect(centre(await hall.box('play.undo')).y).toBeGreaterThan(600);
  });
});
