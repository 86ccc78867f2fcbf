// The computer player when things go wrong or take long. No shared memory: the page is not isolated.
import { expect, test } from './support/test.mjs';
import { thinkAsUsual, thinkOn } from './support/thinking.mjs';

/** A game in which the computer is at its second move, as soon as c2c3 is played. @param {import('./support/hall.mjs').Hall} hall */
async function begin(hall) {
  await hall.sit({ players: 'human,4', moves: 'd2d3 d7d6' });
  expect(await hall.page.evaluate(() => crossOriginIsolated)).toBe(false);
}

test.describe('while it thinks', () => {
  test.beforeEach(async ({ hall, page }) => {
    await thinkOn(page);
    await begin(hall);
    await hall.call('play', 'c2c3');
    await expect.poll(async () => (await hall.state()).thinking?.depth, { message: 'it has begun' }).toBeGreaterThan(0);
    expect((await hall.state()).moves).toHaveLength(3);
  });

  test('a killed worker is replaced, and the game goes on', async ({ hall, page }) => {
    await thinkAsUsual(page);
    await page.evaluate(() => /** @type {any} */ (window).messhall.debug.killWorker());
    await expect.poll(async () => (await hall.state()).moves.length, { timeout: 40_000 }).toBe(4);
    expect((await hall.state()).trouble).toBeNull();
    // Idle, and killed again: the next move comes all the same.
    await page.evaluate(() => /** @type {any} */ (window).messhall.debug.killWorker());
    const [move] = await hall.call('legalMoves');
    await hall.call('play', move);
    await expect.poll(async () => (await hall.state()).moves.length, { timeout: 40_000 }).toBe(6);
  });

  test('Move now is answered at once', async ({ hall }) => {
    await hall.press('play.now');
    await hall.ply(4);
    expect((await hall.state()).thinking).toBeNull();
    await expect(hall.node('play.now')).toHaveCount(0);
  });

  test('another game stops the thinking', async ({ hall }) => {
    await hall.call('newGame', { first: 'human', second: 'human' });
    expect((await hall.state()).thinking).toBeNull();
    await hall.rest();
    expect((await hall.state()).moves).toEqual([]);
    await hall.play('d2d3');
  });
});

test('a hint is found and shown', async ({ hall, page }) => {
  await begin(hall);
  await hall.press('play.hint');
  await expect(hall.node('play.status')).toHaveText(/^Hint: /, { timeout: 40_000 });
  await expect(page.locator('.node[role="gridcell"][aria-label*="hint"]')).toHaveCount(2);
  await expect(hall.spoken().first()).toContainText(/Hint: [a-g][1-8] to [a-g][1-8]/);
  expect((await hall.state()).moves).toHaveLength(2);
});

test('an endless search leaves the page alone, and stops when told', async ({ hall, page }) => {
  await begin(hall);
  const { callbacks, depth, best } = await page.evaluate(async (build) => {
    const folder = new URL(`b/${build}/`, document.baseURI);
    const module = await WebAssembly.compileStreaming(fetch(new URL('engine.wasm', folder)));
    const worker = new Worker(new URL('engine-worker.js', folder), { type: 'module' });
    /** @type {string[]} */
    const lines = [];
    worker.onmessage = ({ data }) => data.type === 'line' && lines.push(data.line);
    const send = (/** @type {string} */ line) => worker.postMessage({ type: 'line', line });
    const deep = () => lines.map((line) => Number(/^info depth (\d+)/.exec(line)?.[1] ?? 0)).reduce((a, b) => Math.max(a, b), 0);
    worker.postMessage({ type: 'start', module });
    for (const line of ['uci', 'setoption name UCI_Variant value smess', 'position startpos', 'go infinite']) send(line);
    let count = 0;
    for (; deep() < 6; count += 1) await new Promise(requestAnimationFrame);
    send('stop');
    while (!lines.some((line) => line.startsWith('bestmove'))) await new Promise(requestAnimationFrame);
    worker.terminate();
    return { callbacks: count, depth: deep(), best: lines.find((line) => line.startsWith('bestmove')) };
  }, (await page.evaluate(() => document.documentElement.dataset.build)) ?? '');
  expect(callbacks, 'the page drew on').toBeGreaterThan(0);
  expect(depth).toBeGreaterThanOrEqual(6);
  expect(best).toMatch(/^bestmove [a-g][1-8][a-g][1-8]/);
});
