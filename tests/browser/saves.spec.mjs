// The game survives: reload, crash, a broken save, a browser that keeps nothing.
import { expect, test } from './support/test.mjs';

test('a reload goes on after every move', async ({ hall, page }) => {
  await hall.sit();
  /** @type {string[]} */
  const played = [];
  for (const move of ['d2d3', 'd7d6', 'c2c3']) {
    await hall.play(move);
    played.push(move);
    await page.reload();
    await hall.ready();
    expect((await hall.state()).moves).toEqual(played);
  }
  await hall.press('play.undo');
  await hall.ply(2);
  await page.reload();
  await hall.ready();
  const state = await hall.state();
  expect(state.moves).toEqual(['d2d3', 'd7d6']);
  await hall.play('f2f3');
});

test('a page that dies has saved the last move', async ({ hall, page, context, site, complaints }) => {
  complaints.allow(/./);
  await hall.sit({ players: 'human,1' });
  await hall.play('d2d3');
  await hall.ply(2);
  const before = await hall.state();
  // No unload, no farewell.
  await Promise.race([page.goto('chrome://crash').catch(() => {}), page.waitForEvent('crash')]);
  const next = await context.newPage();
  const { Hall } = await import('./support/hall.mjs');
  const again = new Hall(next, site.url);
  await again.open('#play');
  expect((await again.state()).moves).toEqual(before.moves);
  expect((await again.state()).players).toEqual(['human', 1]);
  await again.play((await again.call('legalMoves'))[0]);
});

/** A save as the program writes it. @param {{ move: string }[]} moves */
const save = (moves) => JSON.stringify({ id: '1', record: JSON.stringify({ format: 'mess-hall-record', version: 1, game: 'smess', moves }) });

/** What was set aside. @param {import('@playwright/test').Page} page */
const asides = (page) => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('messhall.aside.')).map(([, value]) => value));

test.describe('a broken save', () => {
  /** @param {import('@playwright/test').Page} page @param {string} text */
  const spoil = (page, text) =>
    page.addInitScript((broken) => {
      if (localStorage.getItem('spoilt') !== null) return;
      localStorage.setItem('spoilt', 'yes');
      localStorage.setItem('messhall.match', broken);
    }, text);

  for (const [name, text] of [
    ['cut off', save([{ move: 'd2d3' }]).slice(0, 60)],
    ['of another kind', '[1,2,3]'],
    ['with a move that is not one', save([{ move: 'd2d3' }, { move: 'd7d2' }])],
  ]) {
    test(`${name} is set aside with a message, and play goes on`, async ({ hall, page }) => {
      await spoil(page, text);
      await hall.open('#play');
      await expect(page.locator('body')).toContainText(/set aside/);
      expect(await asides(page)).toEqual([text]);
      await hall.call('newGame', { first: 'human', second: 'human' });
      await hall.play('d2d3');
      await page.reload();
      await hall.ready();
      expect((await hall.state()).moves).toEqual(['d2d3']);
    });
  }

  test('broken settings go back to their defaults', async ({ hall, page }) => {
    await page.addInitScript(() => localStorage.setItem('messhall.settings', '{"theme":"plaid","pace":0}'));
    await hall.open('#play');
    await expect(page.locator('body')).toContainText(/plaid/);
    expect((await hall.call('setTheme', 'wood')).theme).toBe('wood');
  });
});

test('a browser that keeps nothing says so, and lets one play', async ({ hall, page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'indexedDB', { get: refuse });
  });
  await hall.open('#game=smess');
  await expect(page.locator('#notice')).toContainText('keeps nothing');
  await page.locator('#notice').getByRole('button', { name: 'Close' }).click();
  await hall.play('d2d3');
});

test('a full disk says so', async ({ hall, page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    /** @param {string} key @param {string} value @this {Storage} */
    Storage.prototype.setItem = function put(key, value) {
      if (key === 'messhall.match') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await hall.open('#game=smess');
  await hall.play('d2d3');
  await expect(page.locator('#notice')).toContainText('could not be saved');
});

test('two tabs show the same game, whichever it is played in', async ({ hall, page, context, site }) => {
  await hall.sit();
  await hall.play('d2d3');
  const { Hall } = await import('./support/hall.mjs');
  const other = new Hall(await context.newPage(), site.url);
  await other.open('#play');
  await other.play('d7d6');
  await page.bringToFront();
  await hall.ply(2);
  await hall.play('c2c3');
  await other.ply(3);
  await other.page.bringToFront();
  await other.press('play.undo');
  await hall.ply(2);
  expect((await hall.state()).moves).toEqual(['d2d3', 'd7d6']);
  expect(await asides(page)).toEqual([]);
});

test('a second tab does not take the first one’s game', async ({ hall, page, context, site }) => {
  await hall.sit();
  await hall.play('d2d3');
  const { Hall } = await import('./support/hall.mjs');
  const other = new Hall(await context.newPage(), site.url);
  await other.open('#game=smess&players=human,human&moves=c2c3');
  await other.play('d7d6');
  await page.bringToFront();
  await hall.play('f7f6');
  await expect(page.locator('#notice')).toContainText('another tab');
  expect((await asides(page)).join()).toContain('d7d6');
});

test('a record goes into a file and comes back from it', async ({ hall, page }) => {
  await hall.sit();
  await hall.play('d2d3');
  await hall.press('play.menu');
  const [download] = await Promise.all([page.waitForEvent('download'), hall.press('menu.file')]);
  expect(download.suggestedFilename()).toMatch(/^mess-hall-smess-\d{4}-\d\d-\d\d\.json$/);
  const file = await download.path();
  await hall.call('newGame', { first: 'human', second: 'human' });
  await hall.rest();
  await hall.press('play.menu');
  await hall.press('menu.import');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), hall.press('import.file.choose')]);
  await chooser.setFiles(file);
  await hall.ply(1);
  await expect(hall.node('import.file.choose')).toHaveCount(0);
});
