// What cannot be loaded, drawn or kept is told in words, with what to do.
import { difference } from './support/pixels.mjs';
import { expect, test } from './support/test.mjs';

test.describe('graphics', () => {
  test('a lost context comes back with the same picture', async ({ hall, page }) => {
    await hall.sit({ moves: 'd2d3 d7d6' });
    await page.mouse.move(2, 2);
    const before = await hall.picture();
    expect(await page.evaluate(() => /** @type {any} */ (window).messhall.debug.loseContext())).toBe(true);
    await expect.poll(async () => difference(before, await hall.picture()), { message: 'the picture is as before' }).toBeLessThan(0.002);
    await hall.play('c2c3');
    expect((await hall.state()).moves).toEqual(['d2d3', 'd7d6', 'c2c3']);
  });

  test('lost in the middle of a drag, the game goes on', async ({ hall, page }) => {
    await hall.sit();
    const from = await hall.at('d2');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 40);
    await page.evaluate(() => /** @type {any} */ (window).messhall.debug.loseContext());
    const to = await hall.at('d3');
    await page.mouse.move(to.x, to.y, { steps: 2 });
    await page.mouse.up();
    await hall.ply(1);
    await hall.play('d7d6');
  });

  test('without WebGL 2 the page says what to do', async ({ hall, page, complaints }) => {
    complaints.allow(/./);
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      Object.assign(HTMLCanvasElement.prototype, {
        /** @param {string} kind @param {any[]} rest @this {HTMLCanvasElement} */
        getContext(kind, ...rest) {
          return kind === 'webgl2' ? null : /** @type {any} */ (getContext).call(this, kind, ...rest);
        },
      });
    });
    await page.goto(hall.url);
    const panel = page.getByRole('alert');
    await expect(panel).toBeVisible();
    await expect(panel).toContainText('WebGL 2');
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Load again' })).toBeFocused();
  });
});

test.describe('loading', () => {
  test('progress is told in bytes', async ({ hall, page }) => {
    /** @type {(value?: unknown) => void} */
    let release = () => {};
    const held = new Promise((resolve) => {
      release = resolve;
    });
    await page.route('**/messhall.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(hall.url, { waitUntil: 'commit' });
    await expect(page.locator('#loading')).toBeVisible();
    await expect(page.locator('#loading-bytes')).toHaveText(/[1-9][\d,.]* of [1-9][\d,.]* kB/);
    release();
    await hall.ready();
  });

  test('a program that does not arrive is told, and comes when asked again', async ({ hall, page, complaints }) => {
    complaints.allow(/Failed to load resource|ERR_FAILED|preload/);
    await page.route('**/messhall.wasm', (route) => route.abort());
    await page.goto(hall.url);
    const panel = page.getByRole('alert');
    await expect(panel).toContainText('did not arrive');
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await page.unroute('**/messhall.wasm');
    await panel.getByRole('button', { name: 'Load again' }).click();
    await hall.ready();
    await expect(panel).toBeHidden();
  });

  test('a picture that does not arrive does not stop the game', async ({ hall, page, complaints }) => {
    complaints.allow(/Failed to load resource|404/);
    await page.route('**/pieces-characters-*.png', (route) => route.fulfill({ status: 404 }));
    await hall.sit();
    await expect(page.locator('#notice')).toContainText('could not be loaded');
    await hall.play('d2d3');
    await page.unroute('**/pieces-characters-*.png');
    await page.locator('#notice').getByRole('button', { name: 'Try again' }).click();
    await hall.rest();
    await hall.play('d7d6');
  });

  test('without the engine people still play; asked again, it comes', async ({ hall, page, complaints }) => {
    test.setTimeout(150_000);
    complaints.allow(/Failed to load resource|ERR_FAILED/);
    await page.route('**/engine.wasm', (route) => route.abort());
    await hall.sit({ players: 'human,1' });
    await hall.play('d2d3');
    await expect.poll(async () => (await hall.state()).trouble, { timeout: 60_000 }).toMatch(/\w+ \w+/);
    await expect(hall.node('play.status')).toHaveText(/\w+ \w+/);
    await expect(hall.node('play.retry')).toBeAttached();
    expect((await hall.state()).moves).toEqual(['d2d3']);
    await page.unroute('**/engine.wasm');
    await hall.press('play.retry');
    await expect.poll(async () => (await hall.state()).moves.length, { timeout: 30_000 }).toBe(2);
    expect((await hall.state()).trouble).toBeNull();
  });

  test('a blocked worker is told too', async ({ hall, page, complaints }) => {
    test.setTimeout(150_000);
    complaints.allow(/Failed to load resource|ERR_FAILED|worker/i);
    await page.route('**/engine-worker.js', (route) => route.abort());
    await hall.sit({ players: 'human,1' });
    await hall.play('d2d3');
    await expect.poll(async () => (await hall.state()).trouble, { timeout: 60_000 }).toMatch(/\w+ \w+/);
    await hall.press('play.undo');
    await hall.ply(0);
  });
});
