// Density and zoom: the canvas has the device's pixels, and the pointer still meets the square that is seen.
import { colours } from './support/pixels.mjs';
import { expect, test } from './support/test.mjs';

const SIZE = { width: 900, height: 640 };
test.use({ viewport: SIZE });

/** @param {import('@playwright/test').Page} page */
const canvasFacts = (page) =>
  page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
    const { width, height } = canvas.getBoundingClientRect();
    return { density: devicePixelRatio, width: canvas.width, height: canvas.height, cssWidth: width, cssHeight: height };
  });

// A window that is moved to another screen changes its density and nothing else. Chromium tells that by a media query; when
// the density is only pretended it forgets to, so the tests say it.
const keepQueries = () => {
  const { matchMedia } = window;
  const queries = /** @type {any} */ (Object.assign(window, { queries: [] })).queries;
  window.matchMedia = (text) => {
    const query = matchMedia.call(window, text);
    if (text.includes('resolution')) queries.push(query);
    return query;
  };
};
const tellDensity = () => {
  for (const query of /** @type {any} */ (window).queries.splice(0)) query.dispatchEvent(new Event('change'));
};

for (const density of [1, 1.5, 2, 3]) {
  test(`density ${density}`, async ({ hall, page }) => {
    await page.addInitScript(keepQueries);
    await hall.sit();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDeviceMetricsOverride', { ...SIZE, deviceScaleFactor: density, mobile: false });
    await page.evaluate(tellDensity);
    await expect.poll(async () => (await canvasFacts(page)).width).toBe(Math.round(SIZE.width * density));
    await hall.rest();
    const facts = await canvasFacts(page);
    expect(facts.density).toBe(density);
    expect(facts.height).toBe(Math.round(SIZE.height * density));
    expect(facts.cssWidth).toBeCloseTo(SIZE.width, 0);
    expect(facts.cssHeight).toBeCloseTo(SIZE.height, 0);

    // The board that is told fills the window as before, and its corner squares take clicks.
    const board = await hall.box('board');
    const a1 = await hall.call('squareRect', 'a1');
    const g8 = await hall.call('squareRect', 'g8');
    expect(a1.x).toBeGreaterThan(board.x);
    expect(a1.y + a1.height).toBeLessThan(board.y + board.height);
    expect(g8.x + g8.width).toBeLessThan(board.x + board.width);
    expect(a1.width).toBeCloseTo(g8.width, 1);
    await hall.play('d2d3');
    const clip = await hall.call('squareRect', 'd3');
    expect(colours(await hall.picture({ clip })), 'a figure stands on d3').toBeGreaterThan(12);
  });
}

test('zooming in and out while playing', async ({ hall, page }) => {
  await hall.sit();
  const session = await page.context().newCDPSession(page);
  // What a browser's zoom does: fewer, larger CSS pixels in the same window.
  const moves = ['d2d3', 'd7d6', 'c2c3'];
  for (const [n, zoom] of [1.25, 0.8, 1].entries()) {
    const width = Math.round(SIZE.width / zoom);
    const height = Math.round(SIZE.height / zoom);
    await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: zoom, mobile: false });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    await expect.poll(async () => Math.abs((await canvasFacts(page)).width - width * zoom)).toBeLessThan(2);
    await hall.rest();
    await hall.play(moves[n]);
  }
  expect((await hall.state()).moves).toEqual(moves);
});
