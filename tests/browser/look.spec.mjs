// Boards, day and night, less motion: chosen by hand or by the system.
import { brightness, colours, difference } from './support/pixels.mjs';
import { expect, test } from './support/test.mjs';

test.use({ deviceScaleFactor: 1 });

test('the other board, by clicks in the settings', async ({ hall, page }) => {
  await hall.sit();
  await page.mouse.move(2, 2);
  const first = await hall.picture({ clip: await hall.box('board') });
  await hall.press('rail.settings');
  await hall.press('settings.theme.wood');
  await hall.press('rail.play');
  await expect(hall.node('board')).toBeAttached();
  await page.mouse.move(2, 2);
  await expect.poll(async () => difference(first, await hall.picture({ clip: await hall.box('board') }))).toBeGreaterThan(0.3);
  await page.reload();
  await hall.ready();
  await expect.poll(async () => difference(first, await hall.picture({ clip: await hall.box('board') }))).toBeGreaterThan(0.3);
});

test('and by the page’s interface', async ({ hall, page }) => {
  await hall.sit();
  await page.mouse.move(2, 2);
  const clip = await hall.box('board');
  const first = await hall.picture({ clip });
  expect(colours(first)).toBeGreaterThan(40);
  await hall.call('setTheme', 'wood');
  await expect.poll(async () => difference(first, await hall.picture({ clip }))).toBeGreaterThan(0.3);
  await hall.call('setTheme', 'seventies');
  await expect.poll(async () => difference(first, await hall.picture({ clip }))).toBeLessThan(0.01);
  await expect(hall.call('setTheme', 'plaid')).rejects.toThrow(/wood/);
});

test('night comes with the system, and stays when it is chosen', async ({ hall, page }) => {
  await hall.sit();
  const day = brightness(await hall.picture());
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => brightness(await hall.picture())).toBeLessThan(day - 40);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => brightness(await hall.picture())).toBeGreaterThan(day - 5);
  await hall.press('rail.light');
  await expect.poll(async () => brightness(await hall.picture())).toBeLessThan(day - 40);
  await page.reload();
  await hall.ready();
  expect(brightness(await hall.picture())).toBeLessThan(day - 40);
});

test('less motion: a move is there at once', async ({ hall, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hall.sit();
  await hall.rest();
  const still = await hall.frames();
  await hall.call('play', 'd2d3');
  await hall.rest();
  const quick = (await hall.frames()) - still;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await hall.rest();
  const before = await hall.frames();
  await hall.call('play', 'd7d6');
  await hall.rest();
  expect((await hall.frames()) - before).toBeGreaterThan(quick);
});

test('the other side of the table', async ({ hall }) => {
  await hall.sit();
  const a1 = await hall.call('squareRect', 'a1');
  const g8 = await hall.call('squareRect', 'g8');
  await hall.press('play.flip');
  await expect.poll(async () => (await hall.call('squareRect', 'a1')).x).toBeCloseTo(g8.x, 0);
  expect((await hall.call('squareRect', 'g8')).y).toBeCloseTo(a1.y, 0);
  await hall.play('d2d3');
});
