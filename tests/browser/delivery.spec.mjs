// What goes over the wire: headers, policy, sizes; and what a game looks like outside of the page.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dist, serveSite } from './support/site.mjs';
import { expect, test } from './support/test.mjs';

test('strict headers, and nothing offends against them in a visit', async ({ hall, page, site, request }) => {
  const response = await request.get(site.url);
  const policy = response.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:/);
  expect(response.headers()['x-content-type-options']).toBe('nosniff');
  expect(await response.text()).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\bon\w+=/);

  await page.addInitScript(() => {
    const offences = /** @type {any} */ (Object.assign(window, { offences: [] })).offences;
    document.addEventListener('securitypolicyviolation', (event) => offences.push(`${event.violatedDirective} ${event.blockedURI}`));
  });
  await hall.sit({ players: 'human,1' });
  await hall.play('d2d3');
  await hall.ply(2);
  for (const where of ['#settings', '#rules/smess', '#lobby', '#play']) {
    await page.evaluate((hash) => location.assign(hash), where);
    await hall.rest();
  }
  expect(await page.evaluate(() => /** @type {any} */ (window).offences)).toEqual([]);
});

test('wasm has its type, versioned files are kept for ever', async ({ site, request }) => {
  const { build } = await (await request.get(`${site.url}build.json`)).json();
  const wasm = await request.get(`${site.url}b/${build}/messhall.wasm`);
  expect(wasm.headers()['content-type']).toBe('application/wasm');
  expect(wasm.headers()['cache-control']).toMatch(/immutable/);
  expect((await request.get(site.url)).headers()['cache-control']).toBe('no-cache');
  expect((await request.get(`${site.url}manifest.webmanifest`)).headers()['content-type']).toBe('application/manifest+json');
});

test('isolated on request', async ({ page, hall: _, complaints: __ }) => {
  const { Hall } = await import('./support/hall.mjs');
  const site = await serveSite({ isolated: true });
  try {
    const hall = new Hall(page, site.url);
    const response = await page.goto(site.url);
    expect(response?.headers()['cross-origin-opener-policy']).toBe('same-origin');
    expect(response?.headers()['cross-origin-embedder-policy']).toBe('require-corp');
    await hall.sit({ players: 'human,1' });
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await hall.play('d2d3');
    await hall.ply(2);
  } finally {
    await site.close();
  }
});

test('the first load is small enough', async ({ hall, page }) => {
  /** @type {{ build: string, files: { name: string, brotli: number, gzip: number }[] }} */
  const list = JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8'));
  /** @type {Set<string>} */
  const asked = new Set();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1) || 'index.html'));
  await hall.sit({ players: 'human,1' });
  await hall.play('d2d3');
  await hall.ply(2);
  const came = list.files.filter(({ name }) => asked.has(name));
  expect(came.map(({ name }) => name)).toEqual(expect.arrayContaining(['index.html', `b/${list.build}/messhall.wasm`, `b/${list.build}/engine.wasm`]));
  for (const packing of /** @type {const} */ (['brotli', 'gzip'])) {
    const bytes = came.reduce((sum, file) => sum + file[packing], 0);
    expect(bytes, `${packing}: ${came.map((file) => `${file.name} ${file[packing]}`).join(', ')}`).toBeLessThan(1_500_000);
  }
});

test('an icon, a manifest and its shortcuts lead somewhere', async ({ site, request }) => {
  const manifest = await (await request.get(`${site.url}manifest.webmanifest`)).json();
  expect(manifest.icons.some((/** @type {any} */ icon) => icon.purpose === 'maskable')).toBe(true);
  const links = [...manifest.icons, ...(manifest.screenshots ?? []), ...manifest.shortcuts.flatMap((/** @type {any} */ shortcut) => [...shortcut.icons, { src: shortcut.url }])];
  for (const { src } of links) expect((await request.get(new URL(src, site.url).href)).status(), src).toBe(200);
});

test.describe('a game outside of the page', () => {
  test('as a link', async ({ hall }) => {
    await hall.open('#game=smess&players=human,2&promotion=exchange&moves=d2d3,d7d6');
    const state = await hall.state();
    expect(state).toMatchObject({ game: 'smess', players: ['human', 2], moves: ['d2d3', 'd7d6'] });
    expect(state.options.promotion).toBe('exchange');
  });

  test('as a query, which the manifest’s shortcut uses', async ({ hall }) => {
    await hall.open('?game=smess&players=human,2');
    expect(await hall.state()).toMatchObject({ game: 'smess', players: ['human', 2], moves: [] });
    await hall.play('d2d3');
    await hall.ply(2);
  });

  test('a link that leads nowhere says so', async ({ hall, page }) => {
    await hall.open('#game=smess&moves=d2d3,d2d9');
    await expect(page.locator('body')).toContainText(/d2d9/);
    await expect(page.locator('#trouble')).toBeHidden();
  });

  test('the record is copied, and read again in another browser', async ({ hall, page, context, browser, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await hall.sit({ moves: 'd2d3 d7d6 c2c3' });
    await hall.press('play.menu');
    await hall.press('menu.record');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('d2d3');
    const record = await page.evaluate(() => navigator.clipboard.readText());

    const other = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
    const { Hall } = await import('./support/hall.mjs');
    const elsewhere = new Hall(await other.newPage(), site.url);
    await elsewhere.sit();
    await elsewhere.press('play.menu');
    await elsewhere.press('menu.import');
    const field = elsewhere.node('import.text');
    await field.fill('nonsense');
    await elsewhere.press('import.open');
    await expect(elsewhere.node('import.error')).toHaveText(/not a record/);
    await field.fill(record);
    await elsewhere.press('import.open');
    await expect.poll(async () => (await elsewhere.state()).moves).toEqual(['d2d3', 'd7d6', 'c2c3']);
    await other.close();
  });

  test('the copied link opens the same game', async ({ hall, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await hall.sit({ moves: 'd2d3 d7d6' });
    await hall.press('play.menu');
    await hall.press('menu.link');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#game=smess');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(link);
    await hall.ready();
    expect((await hall.state()).moves).toEqual(['d2d3', 'd7d6']);
  });
});
