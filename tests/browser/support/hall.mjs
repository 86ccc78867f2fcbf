// The page as a player meets it: real clicks on real pixels, found with squareRect and the mirror's rectangles.
import { expect } from '@playwright/test';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Frame} Frame */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** @param {Box} box @returns {Point} */
export const centre = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * Waits until nothing has been drawn for some frames of the browser.
 * @param {Page | Frame} page of the game
 */
export async function rest(page) {
  await page.evaluate(async () => {
    const { debug } = /** @type {any} */ (window).messhall;
    for (let last = -1, still = 0; still < 6;) {
      await new Promise(requestAnimationFrame);
      const now = debug.frames();
      still = now === last && now > 0 ? still + 1 : 0;
      last = now;
    }
  });
}

export class Hall {
  /**
   * @param {Page} page
   * @param {string} url of the site, with a slash at the end
   */
  constructor(page, url) {
    this.page = page;
    this.url = url;
  }

  /** Loads the page and waits until the first picture stands. @param {string} [where] "#play", "embed.html?game=smess" */
  async open(where = '') {
    await this.page.goto(this.url + where);
    await this.ready();
  }

  /** Two people, or people and levels, at the start or further on. @param {Record<string, string>} [link] */
  async sit(link = {}) {
    const pairs = Object.entries({ game: 'smess', players: 'human,human', ...link });
    await this.open('#' + pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '_')}`).join('&'));
    await expect(this.node('board')).toBeAttached();
  }

  async ready() {
    await this.page.waitForFunction(() => 'messhall' in window);
    await this.page.evaluate(() => /** @type {any} */ (window).messhall.ready);
    await expect(this.page.locator('#loading')).toBeHidden();
    await this.rest();
  }

  // ---- calls ----

  /** @param {string} name of a call of window.messhall @param {unknown[]} args @returns {Promise<any>} */
  call(name, ...args) {
    return this.page.evaluate(([call, list]) => /** @type {any} */ (window).messhall[call](...list), /** @type {[string, unknown[]]} */ ([name, args]));
  }

  state() {
    return this.call('state');
  }

  /** @returns {Promise<number>} frames drawn so far */
  async frames() {
    return this.page.evaluate(() => /** @type {any} */ (window).messhall.debug.frames());
  }

  async rest() {
    await rest(this.page);
  }

  /** Waits until so many moves lie on the board. @param {number} ply */
  async ply(ply) {
    await expect.poll(async () => (await this.state()).moves.length, { message: `move ${ply} is played` }).toBe(ply);
  }

  // ---- the mirror ----

  /** @param {string} id of a widget */
  node(id) {
    return this.page.locator(`.node[data-id="${id}"]`);
  }

  /** Where a widget lies, once it lies still. One that goes is waited for again. @param {string} id @returns {Promise<Box>} */
  async box(id) {
    const node = this.node(id);
    for (;;) {
      await expect(node).toBeAttached();
      const box = await node.evaluate(async (element) => {
        for (let before = ''; element.isConnected;) {
          const { x, y, width, height } = element.getBoundingClientRect();
          const now = JSON.stringify({ x, y, width, height });
          if (now === before) return { x, y, width, height };
          before = now;
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        }
        return null;
      });
      if (box) return box;
    }
  }

  /** Presses a widget with the mouse. @param {string} id */
  async press(id) {
    await this.clickAt(centre(await this.box(id)));
  }

  /** Presses a widget that may lie further down: the wheel brings it up. @param {string} id */
  async reach(id) {
    const low = (this.page.viewportSize()?.height ?? 0) * 0.75;
    for (let last = Infinity; ;) {
      const { x, y } = centre(await this.box(id));
      if (y < low || y >= last) break;
      last = y;
      await this.page.mouse.move(x, low);
      await this.wheel(y - low + 40);
      await this.rest();
    }
    await this.press(id);
  }

  /** Turns the wheel where the mouse is. @param {number} down CSS px */
  async wheel(down) {
    // Where the density is only pretended, Chromium tells the page the wheel's way divided by it.
    await this.page.mouse.wheel(0, down * (await this.page.evaluate(() => devicePixelRatio)));
  }

  /** Presses a widget with a finger. @param {string} id */
  async tap(id) {
    const { x, y } = centre(await this.box(id));
    await this.page.touchscreen.tap(x, y);
  }

  /** @param {Point} point */
  async clickAt({ x, y }) {
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  // ---- the board ----

  /** The middle of a square, as soon as a board is shown. @param {string} square @returns {Promise<Point>} */
  async at(square) {
    await expect(this.page.getByRole('grid')).toBeAttached();
    return centre(await this.call('squareRect', square));
  }

  /** @param {string} square */
  async click(square) {
    await this.clickAt(await this.at(square));
  }

  /** @param {string} square */
  cell(square) {
    return this.node(`board.${square}`);
  }

  /** Plays by two clicks. @param {string} move "d2d3" */
  async play(move) {
    const before = (await this.state()).ply;
    await this.click(move.slice(0, 2));
    await this.click(move.slice(2, 4));
    await expect.poll(async () => (await this.state()).moves[before], { message: `${move} is played` }).toBe(move);
  }

  /** What screen readers were told, lately. */
  spoken() {
    return this.page.locator('#polite, #assertive');
  }

  /** The canvas as pixels, in CSS size. @param {{ clip?: Box }} [options] @returns {Promise<Buffer>} */
  async picture(options = {}) {
    await this.rest();
    return this.page.screenshot({ scale: 'css', animations: 'allow', caret: 'initial', ...options });
  }
}
