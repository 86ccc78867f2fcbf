// Boards, pieces and arrows: each is chosen by a click in the settings, is on the board then, and stays.
import { difference } from './support/pixels.mjs';
import { expect, test } from './support/test.mjs';

const THEMES = ['wood', 'marble', 'felt', 'ivory', 'contrast', 'seventies'];
const PIECES = ['likeness', 'discs', 'characters'];
const ARROWS = ['thin', 'bordered', 'auto'];

/** @typedef {import('./support/hall.mjs').Hall} Hall */

/** The board as it is played on, without a mouse over it. @param {Hall} hall */
async function board(hall) {
  await hall.press('rail.play');
  await expect(hall.node('board')).toBeAttached();
  await hall.page.mouse.move(2, 2);
  return hall.picture({ clip: await hall.box('board') });
}

/** @param {Hall} hall @param {string} what @param {string} id */
async function choose(hall, what, id) {
  await hall.press('rail.settings');
  await hall.press(`settings.${what}.${id}`);
  await expect(hall.node(`settings.${what}.${id}`)).toHaveAttribute('aria-checked', 'true');
}

/**
 * Chooses each in turn; every picture differs from all before, until the first look is back.
 * @param {Hall} hall @param {string} what @param {string[]} ids @param {number} least share of pixels that differ
 */
async function chooseEach(hall, what, ids, least) {
  const seen = [await board(hall)];
  for (const id of ids) {
    await choose(hall, what, id);
    let now = await board(hall);
    // What is not there yet has a stand-in.
    await expect
      .poll(async () => difference(/** @type {Buffer} */ (seen.at(-1)), (now = await board(hall))), { message: `${what} ${id}` })
      .toBeGreaterThan(least);
    if (id === ids.at(-1)) {
      await expect.poll(async () => difference(seen[0], await board(hall)), { message: `${what} ${id}` }).toBeLessThan(0.001);
    } else {
      for (const other of seen) expect(difference(other, now), `${what} ${id}`).toBeGreaterThan(least);
      seen.push(now);
    }
  }
}

test('every board', async ({ hall }) => {
  await hall.sit();
  await chooseEach(hall, 'theme', THEMES, 0.2);
});

test('every set of pieces', async ({ hall }) => {
  await hall.sit();
  await chooseEach(hall, 'pieces', PIECES, 0.04);
});

test('every style of arrows; matching ones are those that the board comes with', async ({ hall }) => {
  await hall.sit();
  const own = await board(hall);
  await choose(hall, 'arrows', 'bold');
  await expect.poll(async () => difference(own, await board(hall))).toBeLessThan(0.001);
  await chooseEach(hall, 'arrows', ARROWS, 0.05);
});

test('what is chosen is kept, and is back with its pictures after the page was loaded again', async ({ hall, page }) => {
  await hall.sit();
  await choose(hall, 'theme', 'marble');
  await choose(hall, 'pieces', 'discs');
  await choose(hall, 'arrows', 'bordered');
  const before = await board(hall);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('messhall.settings') ?? '{}'));
  expect(kept).toMatchObject({ theme: 'marble', pieces: 'discs', arrows: 'bordered' });
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await hall.ready();
  await expect.poll(async () => difference(before, await board(hall))).toBeLessThan(0.001);
  expect(asked.some((name) => name.includes('textures/marble'))).toBe(true);
  expect(asked.some((name) => name.includes('atlas/pieces-discs-mess'))).toBe(true);
  // What nobody looks at is not fetched.
  expect(asked.filter((name) => /textures\/(seventies|wood)|pieces-characters|-tower/.test(name))).toEqual([]);
  await hall.press('rail.settings');
  for (const id of ['theme.marble', 'pieces.discs', 'arrows.bordered'])
    await expect(hall.node(`settings.${id}`)).toHaveAttribute('aria-checked', 'true');
});

test('on a phone, by touch', async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true });
  const page = await context.newPage();
  const { Hall } = await import('./support/hall.mjs');
  const hall = new Hall(page, site.url);
  await hall.open('#settings');
  for (const id of ['theme.contrast', 'pieces.likeness', 'arrows.thin']) {
    await hall.tap(`settings.${id}`);
    await expect(hall.node(`settings.${id}`)).toHaveAttribute('aria-checked', 'true');
  }
  await context.close();
});

test('the page’s interface takes every board and names them all when it refuses', async ({ hall, page }) => {
  await hall.sit();
  for (const theme of THEMES) expect((await hall.call('setTheme', theme)).theme).toBe(theme);
  const why = await page.evaluate(() => {
    try {
      /** @type {any} */ (window).messhall.setTheme('plaid');
    } catch (error) {
      return String(error);
    }
    return '';
  });
  for (const theme of [...THEMES, 'light', 'dark', 'auto']) expect(why).toContain(theme);
});
