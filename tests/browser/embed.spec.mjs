// A board in somebody else's page: another origin, nothing but a script and a line of HTML.
import path from 'node:path';
import { rest } from './support/hall.mjs';
import { project, serveHost } from './support/site.mjs';
import { expect, test as base } from './support/test.mjs';

class Demo {
  /** @param {import('@playwright/test').Page} page @param {string} site */
  constructor(page, site) {
    this.page = page;
    this.site = site;
  }

  /** @param {string} name @param {unknown[]} args @returns {Promise<any>} */
  call(name, ...args) {
    return this.page.evaluate(([method, list]) => /** @type {any} */ (document.getElementById('board'))[method](...list), /** @type {[string, unknown[]]} */ ([name, args]));
  }

  /** Waits until the frame lies still. */
  async rest() {
    const frame = this.page.frames().find((one) => one !== this.page.mainFrame());
    if (!frame) throw new Error('the element has no frame');
    await rest(frame);
  }

  /** Clicks a square where the host page sees it. @param {string} square */
  async click(square) {
    const { x, y, width, height } = await this.call('squareRect', square);
    await this.page.mouse.click(x + width / 2, y + height / 2);
  }

  /** Presses a widget in the frame. @param {string} id */
  async press(id) {
    const node = this.page.frameLocator('#board iframe').locator(`.node[data-id="${id}"]`);
    let before = '';
    await expect
      .poll(async () => {
        const now = JSON.stringify(await node.boundingBox());
        const still = now === before && now !== 'null';
        before = now;
        return still;
      }, { message: `${id} lies still` })
      .toBe(true);
    const { x, y, width, height } = JSON.parse(before);
    await this.page.mouse.click(x + width / 2, y + height / 2);
  }

  /** @param {string} name of an event */
  told(name) {
    return this.page.locator(`#events [data-event="${name}"]`);
  }
}

/** @type {import('./support/test.mjs').Fixtures<{ demo: Demo }, { host: import('./support/site.mjs').Site }>} */
const fixtures = {
  /** The page around, from another port: another origin. */
  host: [
    async ({ site }, use) => {
      const host = await serveHost(path.join(project, 'tests/browser/embed-demo'), site.url);
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  demo: async ({ page, site, host, complaints: _ }, use) => {
    await page.goto(`${host.url}?site=${encodeURIComponent(site.url)}`);
    await page.evaluate(() => /** @type {any} */ (document.getElementById('board')).ready);
    await use(new Demo(page, site.url));
  },
};
/** @typedef {import('./support/test.mjs').TestFixtures} TestFixtures */
/** @typedef {import('./support/test.mjs').WorkerFixtures} WorkerFixtures */
const test = /** @type {import('./support/test.mjs').Test<TestFixtures & { demo: Demo }, WorkerFixtures & { host: import('./support/site.mjs').Site }>} */ (base.extend(/** @type {any} */ (fixtures)));

test('draws, plays by clicks, and tells its page', async ({ demo, page }) => {
  await page.locator('#board').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await demo.call('squareRect', 'd2')).width).toBeGreaterThan(20);
  await demo.click('d2');
  await demo.click('d3');
  await expect(demo.told('move')).toHaveText([/"move":"d2d3"/]);
  expect((await demo.call('state')).moves).toEqual(['d2d3']);
  await demo.click('d7');
  await demo.click('d6');
  await expect(demo.told('move')).toHaveCount(2);

  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(async () => (await demo.call('state')).moves).toEqual(['d2d3']);
  await page.getByRole('button', { name: 'Legal moves' }).click();
  await expect(page.locator('#said')).toContainText('d7d6');
});

test('plays against the computer, to an end that is told', async ({ demo }) => {
  await demo.call('newGame', { game: 'smess', position: '4b2/4S2/7/7/7/7/7/3B3 w 0 1', first: 'human', second: 1 });
  await demo.click('e7');
  await demo.click('e8');
  await expect(demo.told('end')).toHaveText([/"reason":"brain-taken"/]);
  await demo.call('newGame', { game: 'smess', first: 'human', second: 1 });
  await demo.call('play', 'd2d3');
  await expect.poll(async () => (await demo.call('state')).moves.length).toBe(2);
});

test('Mess in a frame: questions are answered there, property is managed, and the page hears of dice', async ({ demo, page }) => {
  await page.locator('#board').scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const board = /** @type {HTMLElement} */ (document.getElementById('board'));
    for (const [name, value] of Object.entries({ game: 'mess', players: 'human,human', seed: '7' })) board.setAttribute(name, value);
  });
  await expect.poll(async () => (await demo.call('state')).seed).toBe(7);
  await demo.press('ask.roll');
  await expect(demo.told('move').nth(1)).toContainText(/"by":"chance".*"story":\["White rolls/);
  const { moves } = await demo.call('state');

  await demo.call('newGame', { game: 'mess', moves: 'roll dice:2-4' });
  await demo.press('ask.open');
  await demo.press('ask.piece.R');
  await demo.press('ask.buy');
  await expect.poll(async () => (await demo.call('state')).moves.at(-1)).toBe('buy:R');
  await demo.rest();
  await demo.click('6');
  await demo.click('9');
  await expect.poll(async () => (await demo.call('state')).moves.at(-1)).toBe('move:6-9');
  await demo.press('embed.more');
  await demo.press('play.mortgage');
  await demo.press('ask.row.mortgage:9');
  await expect.poll(async () => (await demo.call('state')).moves.at(-1)).toBe('mortgage:9');
  await demo.press('ask.end');
  await expect.poll(async () => (await demo.call('state')).turn).toBe('second');

  // The seed belongs to the element: the same one gives the same dice.
  await page.evaluate(() => document.getElementById('board')?.setAttribute('moves', 'roll'));
  await expect.poll(async () => (await demo.call('state')).moves).toEqual(moves);
});

test('attributes change the board', async ({ demo, page }) => {
  await page.evaluate(() => document.getElementById('board')?.setAttribute('moves', 'd2d3 d7d6 c2c3'));
  await expect.poll(async () => (await demo.call('state')).moves).toEqual(['d2d3', 'd7d6', 'c2c3']);
  await page.evaluate(() => document.getElementById('board')?.setAttribute('moves', 'd2d9'));
  await expect(demo.told('error').last()).toContainText('d2d9');
});

test('refusals reach the caller', async ({ demo }) => {
  await expect(demo.call('play', 'd2e3')).rejects.toThrow(/arrows of d2/);
  await expect(demo.call('newGame', { game: 'chess' })).rejects.toThrow(/chess/);
});

test('windows that are not its parent are not heard, nor is nonsense', async ({ demo, page, site }) => {
  await demo.call('play', 'd2d3');
  // A window that has got hold of the frame, and is not the page around it.
  await page.evaluate(() => {
    const stranger = document.createElement('iframe');
    stranger.name = 'stranger';
    document.body.append(stranger);
  });
  await page.frame('stranger')?.evaluate(() => {
    const frame = window.parent.document.getElementById('board')?.shadowRoot?.querySelector('iframe');
    frame?.contentWindow?.postMessage({ messhall: 1, type: 'hello' }, '*');
    frame?.contentWindow?.postMessage({ messhall: 1, type: 'call', id: 7, name: 'undo', args: [] }, '*');
  });
  // From the right window, but not as agreed.
  await page.evaluate((origin) => {
    const frame = document.getElementById('board')?.shadowRoot?.querySelector('iframe');
    for (const message of [
      'undo',
      null,
      { type: 'call', id: 1, name: 'undo', args: [] },
      { messhall: 2, type: 'call', id: 1, name: 'undo', args: [] },
      { messhall: 1, type: 'call', id: 'one', name: 'undo', args: [] },
      { messhall: 1, type: 'call', id: 1, name: 'undo' },
      { messhall: 1, type: 'call', id: 1, name: 'constructor', args: [] },
      { messhall: 1, type: 'call', id: 1, name: '__proto__', args: [] },
      { messhall: 1, type: 'destroy' },
    ])
      frame?.contentWindow?.postMessage(message, origin);
  }, new URL(site.url).origin);
  expect(page.frame('stranger')).not.toBeNull();
  // Messages keep their order: when this is answered, those before it have been read.
  expect((await demo.call('state')).moves).toEqual(['d2d3']);
  await demo.call('play', 'd7d6');
  expect((await demo.call('state')).moves).toEqual(['d2d3', 'd7d6']);
});

test('two boards keep to themselves, apart from the app', async ({ demo, page, site }) => {
  await page.evaluate(() => {
    const other = document.createElement('mess-hall');
    other.id = 'other';
    other.setAttribute('moves', 'c2c3');
    document.body.append(other);
    return /** @type {any} */ (other).ready;
  });
  await demo.call('play', 'd2d3');
  expect(await page.evaluate(() => /** @type {any} */ (document.getElementById('other')).state())).toMatchObject({ moves: ['c2c3'] });
  const app = await page.context().newPage();
  await app.goto(site.url);
  await app.evaluate(() => /** @type {any} */ (window).messhall.ready);
  expect((await app.evaluate(() => /** @type {any} */ (window).messhall.state())).game).toBeNull();
});

test('the page around scrolls beside the board, not on it', async ({ demo, page }) => {
  await page.setViewportSize({ width: 700, height: 420 });
  await demo.click('d2').catch(() => {});
  const frame = page.locator('#board');
  const box = await frame.evaluate((element) => element.getBoundingClientRect().toJSON());
  await page.mouse.move(box.left + 60, Math.max(box.top, 0) + 60);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
