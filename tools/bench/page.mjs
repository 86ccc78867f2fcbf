// The page in Chromium: what it asks for at first, how soon it is ready, and how many frames it draws at rest and while the
// engine thinks.
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../chromium.mjs';
import { createServer, listen } from '../../scripts/serve.mjs';
import { median } from './numbers.mjs';

const GAME = '#game=smess&players=human,human';
const COMPUTERS = '#game=smess&players=4,4';
const REST_MS = 2000;
const THINKING_MS = 6000;

/** @typedef {{asked: string[], ready: number[], rest: Frames, thinking: Frames, moves: number}} PageReport */
/** @typedef {{drawn: number, perSecond: number, longestGap: number}} Frames drawn ones; the browser's own, their longest distance in ms */

/** Notes when the page says that it is ready, in milliseconds since the navigation began. */
function noteReady() {
  const looking = setInterval(() => {
    const hall = /** @type {any} */ (window).messhall;
    if (!hall) return;
    clearInterval(looking);
    void hall.ready.then(() => Object.assign(window, { readyAt: performance.now() }));
  }, 2);
}

/** Waits until nothing is drawn any more, on the page. */
async function untilRest() {
  const { debug } = /** @type {any} */ (window).messhall;
  for (let last = -1, still = 0; still < 10;) {
    await new Promise(requestAnimationFrame);
    const now = debug.frames();
    still = now === last && now > 0 ? still + 1 : 0;
    last = now;
  }
}

/** Watches frames for a while, on the page. @param {number} time @returns {Promise<Frames>} */
async function watchFrames(time) {
  const { debug } = /** @type {any} */ (window).messhall;
  const before = debug.frames();
  const begun = performance.now();
  let frames = 0;
  let longestGap = 0;
  for (let last = begun; last - begun < time;) {
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    longestGap = Math.max(longestGap, now - last);
    last = now;
    frames += 1;
  }
  return { drawn: debug.frames() - before, perSecond: (frames * 1000) / (performance.now() - begun), longestGap };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {(page: import('@playwright/test').Page) => Promise<void>} use
 */
async function visit(browser, url, use) {
  // Without the service worker, which fetches everything else in the background.
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1024, height: 768 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteReady);
    await page.goto(url);
    await page.waitForFunction(() => 'readyAt' in window, undefined, { timeout: 60_000 });
    await use(page);
  } finally {
    await context.close();
  }
}

/**
 * @param {string} dist
 * @param {number} rounds how often the time until ready is taken
 * @returns {Promise<PageReport>}
 */
export async function measurePage(dist, rounds) {
  const server = createServer({ root: dist });
  /** @type {Set<string>} */
  const asked = new Set();
  server.on('request', (request) => asked.add(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html'));
  const url = `http://localhost:${await listen(server, 0, { strict: true })}/`;
  const browser = await chromium.launch(chromiumOptions);
  try {
    /** @type {string[]} */
    let first = [];
    /** @type {number[]} */
    const ready = [];
    const nothing = { drawn: 0, perSecond: 0, longestGap: 0 };
    let rest = nothing;
    let thinking = nothing;
    let moves = 0;
    await visit(browser, url + GAME, async (page) => {
      await page.evaluate(untilRest);
      first = [...asked];
      rest = await page.evaluate(watchFrames, REST_MS);
    });
    for (let round = 0; round < rounds; round += 1) {
      await visit(browser, url + GAME, async (page) => {
        ready.push(await page.evaluate(() => /** @type {any} */ (window).readyAt));
      });
    }
    await visit(browser, url + COMPUTERS, async (page) => {
      thinking = await page.evaluate(watchFrames, THINKING_MS);
      moves = await page.evaluate(() => /** @type {any} */ (window).messhall.state().moves.length);
    });
    return { asked: first, ready, rest, thinking, moves };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** @param {PageReport} report @returns {number} */
export const readyMedian = (report) => median(report.ready);
