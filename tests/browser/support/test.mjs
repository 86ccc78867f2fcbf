// What the tests of the page share: a site on a port of its own for all tests of a worker, a page for each, and the
// promise that the page complains about nothing and asks nobody else.
import { test as base, expect } from '@playwright/test';
import { Hall } from './hall.mjs';
import { serveSite } from './site.mjs';

export { expect };

/**
 * @typedef {object} Watch what the page complained about
 * @property {string[]} problems
 * @property {(allowed: RegExp) => void} allow complaints that belong to the test
 */

/**
 * Listens to a page until the end of the test.
 * @param {import('@playwright/test').BrowserContext} context
 * @returns {Watch}
 */
export function watch(context) {
  /** @type {string[]} */
  const problems = [];
  /** @type {RegExp[]} */
  const allowed = [];
  const add = (/** @type {string} */ text) => problems.push(text);
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') add(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => add(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const here = ['blob:', 'data:', 'about:', 'chrome-error:'].includes(protocol) || ['localhost', '127.0.0.1'].includes(hostname);
    if (!here) add(`request to another site: ${request.url()}`);
  });
  return {
    get problems() {
      return problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    },
    allow: (pattern) => void allowed.push(pattern),
  };
}

/** @typedef {{ site: import('./site.mjs').Site }} WorkerFixtures */
/** @typedef {{ keeps: boolean, complaints: Watch, settings: Record<string, unknown>, hall: Hall }} TestFixtures */

/** @typedef {import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions} Args */
/** @typedef {import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions} WorkerArgs */
/**
 * What extend() takes: fixtures of their own over those that are there.
 * @template {{}} T
 * @template {{}} W
 * @template {{}} [KT=TestFixtures]
 * @template {{}} [KW=WorkerFixtures]
 * @typedef {import('@playwright/test').Fixtures<T, W, Args & KT, WorkerArgs & KW>} Fixtures
 */

/**
 * What it gives: inference does not see through types that are written in comments.
 * @template {{}} T
 * @template {{}} W
 * @typedef {import('@playwright/test').TestType<Args & T, WorkerArgs & W>} Test
 */

/** @type {Fixtures<TestFixtures, WorkerFixtures, {}, {}>} */
const fixtures = {
  site: [
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],

  // Whether the service worker is there. Most tests want the files of the server, not those that an earlier page has kept.
  keeps: [false, { option: true }],

  // Chromium says what its software renderer is and what it thinks of reading pixels; that is not the page's fault.
  complaints: async ({ context, keeps }, use) => {
    if (!keeps) {
      await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }));
    }
    const seen = watch(context);
    seen.allow(/GPU stall due to ReadPixels|Automatic fallback to software WebGL|GroupMarkerNotSet/);
    await use(seen);
    expect(seen.problems, 'the page has complained').toEqual([]);
  },

  // What the player has chosen before; the computer does not wait for the eye.
  settings: [{ pace: 0 }, { option: true }],

  hall: async ({ page, site, complaints: _, settings }, use) => {
    await page.addInitScript((text) => {
      try {
        if (localStorage.getItem('messhall.settings') === null) localStorage.setItem('messhall.settings', text);
      } catch {
        // Some tests take the storage away.
      }
    }, JSON.stringify(settings));
    await use(new Hall(page, site.url));
  },
};

export const test = /** @type {Test<TestFixtures, WorkerFixtures>} */ (base.extend(/** @type {any} */ (fixtures)));
