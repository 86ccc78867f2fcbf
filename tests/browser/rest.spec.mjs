// Nothing is drawn while nothing changes, and the page stays awake while the engine thinks.
import { expect, test } from './support/test.mjs';
import { thinkOn } from './support/thinking.mjs';

/** Frames that were drawn while so much time went by. @param {import('@playwright/test').Page} page @param {number} ms */
const drawnDuring = (page, ms) =>
  page.evaluate(async (time) => {
    const { debug } = /** @type {any} */ (window).messhall;
    const before = debug.frames();
    const begun = performance.now();
    while (performance.now() - begun < time) await new Promise(requestAnimationFrame);
    return debug.frames() - before;
  }, ms);

test.describe('with all animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [name, where] of [
    ['the start page', ''],
    ['the rules', '#rules/smess'],
    ['the settings', '#settings'],
    ['a game', '#game=smess&moves=d2d3,d7d6'],
  ]) {
    test(`${name} rests`, async ({ hall, page }) => {
      await hall.open(where);
      await hall.rest();
      expect(await drawnDuring(page, 2000)).toBe(0);
    });
  }

  test('a game rests again after a move and with a piece in hand', async ({ hall, page }) => {
    await hall.sit();
    await hall.play('d2d3');
    await hall.click('d7');
    await expect(hall.cell('d7')).toHaveAttribute('aria-selected', 'true');
    await hall.rest();
    expect(await drawnDuring(page, 2000)).toBe(0);
  });

  test('a move is animated', async ({ hall }) => {
    await hall.sit();
    await hall.rest();
    const before = await hall.frames();
    await hall.call('play', 'd2d3');
    await hall.rest();
    expect(await hall.frames()).toBeGreaterThan(before + 2);
  });
});

test('a mouse over plain ground draws nothing', async ({ hall, page }) => {
  await hall.sit();
  await page.mouse.move(3, 3);
  await hall.rest();
  const before = await hall.frames();
  for (let n = 0; n < 5; n += 1) await page.mouse.move(3 + n, 3);
  await hall.rest();
  expect(await hall.frames()).toBe(before);
});

test('nothing is drawn while the page is hidden', async ({ hall, page }) => {
  await hall.sit();
  /** @param {boolean} hidden */
  const hide = (hidden) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { value: now, configurable: true });
      Object.defineProperty(document, 'visibilityState', { value: now ? 'hidden' : 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await hall.rest();
  const before = await hall.frames();
  await hall.call('play', 'd2d3');
  expect(await drawnDuring(page, 500)).toBe(0);
  expect(await hall.frames()).toBe(before);
  await hide(false);
  await expect.poll(() => hall.frames()).toBeGreaterThan(before);
  await expect(hall.cell('d3')).toHaveAttribute('aria-label', /Blue Ninny/);
});

test('the page stays awake while the engine thinks', async ({ hall, page }) => {
  await thinkOn(page);
  await hall.sit({ players: 'human,4', moves: 'd2d3 d7d6' });
  // The search has no end, and the frames of the browser come all the same. (How many a second: scripts/bench.)
  const drawn = await page.evaluate(async () => {
    const { messhall } = /** @type {any} */ (window);
    messhall.play('c2c3');
    while (!messhall.state().thinking?.depth) await new Promise(requestAnimationFrame);
    const before = messhall.debug.frames();
    for (let count = 0; count < 60; count += 1) await new Promise(requestAnimationFrame);
    return messhall.debug.frames() - before;
  });
  const { thinking, moves } = await hall.state();
  expect(thinking, 'it thought while the page went on').not.toBeNull();
  expect(moves).toHaveLength(3);
  // Drawn when something new is to be seen, not for the thinking's sake.
  expect(drawn).toBeLessThanOrEqual(62);
});
