// Every size that people have: all actions within reach, nothing over the board, targets large enough for fingers.
import { expect, test } from './support/test.mjs';

test.use({ deviceScaleFactor: 1 });

/** @typedef {import('./support/hall.mjs').Box} Box */
/** @typedef {{ id: string, role: string, box: Box, label: string, board: boolean }} Widget */

/** What can be pressed now, where it lies. @param {import('./support/hall.mjs').Hall} hall @returns {Promise<Widget[]>} */
async function widgets(hall) {
  await hall.rest();
  return hall.page.evaluate(() => {
    const board = document.querySelector('.node[data-id="board"]');
    return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.node'))]
      .filter((node) => node.matches('button, [role="slider"], input, textarea'))
      .map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        const label = node.getAttribute('aria-label') ?? node.textContent ?? '';
        const role = node.getAttribute('role') ?? node.tagName.toLowerCase();
        return { id: node.dataset.id ?? '', role, label, box: { x, y, width, height }, board: board?.contains(node) ?? false };
      });
  });
}

/** @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

/** @param {import('./support/hall.mjs').Hall} hall @param {{ width: number, height: number }} window @param {string[]} wanted */
async function lieWell(hall, window, wanted) {
  const all = await widgets(hall);
  const board = await hall.box('board');
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(wanted));
  const outside = all.filter(({ box }) => box.x < -0.5 || box.y < -0.5 || box.x + box.width > window.width + 0.5 || box.y + box.height > window.height + 0.5);
  // Lists may be longer than what is seen of them.
  expect(outside.filter(({ id }) => !id.startsWith('play.moves')), 'inside the window').toEqual([]);
  const others = all.filter((widget) => !widget.board && !outside.includes(widget));
  expect(others.filter(({ box }) => overlap(box, board)), 'not over the board').toEqual([]);
  for (const [n, one] of others.entries())
    for (const other of others.slice(n + 1)) expect(overlap(one.box, other.box), `${one.id} and ${other.id} apart`).toBe(false);
  return others;
}

/** @type {{ name: string, width: number, height: number, touch?: boolean, where?: string, wanted: string[] }[]} */
const WINDOWS = [
  { name: 'a large window', width: 1280, height: 800, wanted: ['play.undo', 'play.redo', 'play.hint', 'play.flip', 'play.new', 'play.menu', 'play.share', 'rail.rules', 'rail.settings'] },
  { name: 'a small window', width: 1024, height: 768, wanted: ['play.undo', 'play.redo', 'play.hint', 'play.flip', 'play.new', 'play.menu', 'rail.rules'] },
  { name: 'a tablet', width: 768, height: 1024, touch: true, wanted: ['play.undo', 'play.redo', 'play.hint', 'play.new', 'play.menu'] },
  { name: 'a phone', width: 390, height: 844, touch: true, wanted: ['play.undo', 'play.redo', 'play.hint', 'play.new', 'play.menu', 'top.flip', 'top.back'] },
  { name: 'a small phone', width: 360, height: 640, touch: true, wanted: ['play.undo', 'play.redo', 'play.hint', 'play.new', 'play.menu', 'top.flip', 'top.back'] },
  { name: 'a phone on its side', width: 844, height: 390, touch: true, wanted: ['play.undo', 'play.redo', 'play.hint', 'play.flip', 'play.new', 'play.menu', 'rail.rules'] },
  { name: 'a frame in a page', width: 320, height: 400, touch: true, where: 'embed.html?game=smess', wanted: ['embed.undo', 'embed.new', 'embed.open'] },
];

for (const { name, width, height, touch = false, where, wanted } of WINDOWS) {
  test.describe(`${name}, ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch });

    test('everything within reach', async ({ hall, page }) => {
      if (where === undefined) await hall.sit({ moves: 'd2d3 d7d6 c2c3' });
      else await hall.open(where);
      const others = await lieWell(hall, { width, height }, wanted);
      const board = await hall.box('board');
      const share = (board.width * board.height) / (width * height);
      expect(share, 'the board is what one sees first').toBeGreaterThan(0.3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (!touch) return;
      // What is smaller than a fingertip is reached from 44 px around its middle, where nothing else lies (ui/router.hpp).
      // The rows of a move list lie closer: a slip among them is put right by the next tap.
      const small = others.filter(({ id, box }) => {
        const wide = Math.max(0, 44 - box.width) / 2;
        const high = Math.max(0, 44 - box.height) / 2;
        const reach = { x: box.x - wide, y: box.y - high, width: box.width + 2 * wide, height: box.height + 2 * high };
        if (id.startsWith('play.moves')) return box.height < 28 || box.width < 44;
        return box.width < 32 || box.height < 32 || others.some((other) => other.id !== id && overlap(reach, other.box));
      });
      expect(small, 'large enough for a finger').toEqual([]);
    });

    test('a move, and back', async ({ hall, page }) => {
      if (where === undefined) await hall.sit({ moves: 'd2d3 d7d6' });
      else await hall.open(`${where}&moves=d2d3_d7d6`);
      for (const square of ['c2', 'c3']) {
        const { x, y } = await hall.at(square);
        if (touch) await page.touchscreen.tap(x, y);
        else await page.mouse.click(x, y);
      }
      await hall.ply(3);
      const undo = where === undefined ? 'play.undo' : 'embed.undo';
      if (touch) await hall.tap(undo);
      else await hall.press(undo);
      await hall.ply(2);
    });
  });
}

test.describe('dialogs fit', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [360, 640],
  ]) {
    test.describe(`${width} by ${height}`, () => {
      test.use({ viewport: { width, height }, hasTouch: width < 1000, isMobile: width < 1000 });
      test('new game, menu, result', async ({ hall, page }) => {
        await hall.sit({ moves: 'd2d3 d7d6' });
        const dialog = page.getByRole('dialog');
        for (const opener of ['play.new', 'play.menu']) {
          if (width < 1000) await hall.tap(opener);
          else await hall.press(opener);
          await expect(dialog).toBeVisible();
          await hall.rest();
          const box = await dialog.evaluate((element) => element.getBoundingClientRect().toJSON());
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(width + 0.5);
          expect(box.bottom).toBeLessThanOrEqual(height + 0.5);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        }
      });
    });
  }
});

test.describe('turning the phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('keeps the game, and the piece stays where it is', async ({ hall, page }) => {
    await hall.sit({ moves: 'd2d3 d7d6' });
    await page.setViewportSize({ width: 844, height: 390 });
    await lieWell(hall, { width: 844, height: 390 }, ['play.undo', 'play.new']);
    const c2 = await hall.at('c2');
    const c3 = await hall.at('c3');
    await page.touchscreen.tap(c2.x, c2.y);
    await page.touchscreen.tap(c3.x, c3.y);
    await hall.ply(3);
    await page.setViewportSize({ width: 390, height: 844 });
    await lieWell(hall, { width: 390, height: 844 }, ['play.undo', 'play.new']);
    expect((await hall.state()).moves).toEqual(['d2d3', 'd7d6', 'c2c3']);
    const c7 = await hall.at('c7');
    const c6 = await hall.at('c6');
    await page.touchscreen.tap(c7.x, c7.y);
    await page.touchscreen.tap(c6.x, c6.y);
    await hall.ply(4);
  });
});

test('a window that gets larger and smaller', async ({ hall, page }) => {
  await hall.sit();
  for (const size of [{ width: 640, height: 520 }, { width: 1600, height: 900 }, { width: 700, height: 900 }, { width: 1024, height: 768 }]) {
    await page.setViewportSize(size);
    await lieWell(hall, size, ['play.undo', 'play.new']);
  }
  await hall.play('d2d3');
});
