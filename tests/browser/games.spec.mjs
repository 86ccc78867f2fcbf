// What Smess has, the other games have too: each is found, played by clicks, kept, explained, embedded and finished.
import { expect, test } from './support/test.mjs';

const GAMES = [
  // A lone step that the arrows of its square forbid, and positions from which a game soon ends.
  { id: 'college-mess', name: /College Mess/, squares: 56, near: '3p3/4S2/7/7/7/7/7/3P3 w - 0 1', royal: /Professor/ },
  { id: 'ivory-tower', name: /Storm the Ivory Tower/, squares: 90, near: '9/4b4/9/9/9/9/9/4B4/2S6/9 w 0 1', royal: /Brain/ },
  { id: 'ivory-tower-korean', name: /Korean/, squares: 90, near: '9/4b4/9/9/9/9/9/4B4/2S6/9 w 0 1', royal: /Brain/ },
];

for (const { id, name, squares, near, royal } of GAMES) {
  test.describe(id, () => {
    test('is found on the start page, read about and begun', async ({ hall, page }) => {
      await hall.open('#lobby');
      await hall.reach(`lobby.game.${id}.rules`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.locator('.node[data-id^="rules.board."][role="gridcell"]')).toHaveCount(squares);
      await hall.press('rules.new');
      await hall.press('new.second.human');
      await hall.press('new.start');
      await expect.poll(async () => (await hall.state()).game).toBe(id);
      await expect(page.locator('.node[data-id^="board."][role="gridcell"]')).toHaveCount(squares);
    });

    test('is played by clicks, told why not, taken back and kept', async ({ hall, page }) => {
      await hall.sit({ game: id });
      const played = [];
      for (let ply = 0; ply < 2; ply += 1) {
        const [move] = await hall.call('legalMoves');
        await hall.click(/** @type {RegExpExecArray} */ (/^[a-i]\d+/.exec(move))[0]);
        await hall.click(/** @type {RegExpExecArray} */ (/[a-i]\d+$/.exec(move))[0]);
        played.push(move);
        await hall.ply(ply + 1);
      }
      expect((await hall.state()).moves).toEqual(played);
      await page.reload();
      await hall.ready();
      await expect(hall.node('board')).toBeAttached();
      expect(await hall.state()).toMatchObject({ game: id, moves: played });
      await hall.press('play.undo');
      await hall.ply(1);
      const legal = await hall.call('legalMoves');
      const from = /** @type {RegExpExecArray} */ (/^[a-i]\d+/.exec(legal[0]))[0];
      const to = ['a1', 'g8', 'd4', 'e5'].find((square) => square !== from && !legal.includes(from + square));
      const error = await page.evaluate((move) => {
        try {
          /** @type {any} */ (window).messhall.play(move);
          return '';
        } catch (reason) {
          return String(reason);
        }
      }, `${from}${to}`);
      expect(error).toMatch(new RegExp(`${from}|${to}`));
    });

    test('is shown in a frame of another page', async ({ hall, page }) => {
      await hall.open(`embed.html?game=${id}`);
      await expect(hall.node('board')).toBeAttached();
      await expect(page.locator('.node[data-id^="board."][role="gridcell"]')).toHaveCount(squares);
      expect((await hall.state()).game).toBe(id);
    });

    test('is brought to its end by the computer', async ({ hall, page }) => {
      await hall.sit({ game: id });
      await hall.call('newGame', { game: id, position: near, first: 4, second: 4 });
      await expect.poll(async () => (await hall.state()).outcome, { timeout: 60_000 }).toMatchObject({ result: '1-0' });
      const { outcome } = await hall.state();
      expect(outcome.story).not.toBe('');
      await expect(page.getByRole('dialog')).toContainText(outcome.story);
    });

    test('names its pieces for those who listen', async ({ hall, page }) => {
      await hall.sit({ game: id });
      await expect(page.locator('.node[data-id^="board."][role="gridcell"]').filter({ hasText: royal }).or(page.locator(`.node[data-id^="board."][aria-label*="${royal.source}"]`)).first()).toBeAttached();
    });
  });
}

test.describe('the computer against itself', () => {
  test.use({ viewport: { width: 700, height: 560 } });
  test('plays Storm the Ivory Tower from start to end', async ({ hall, page }) => {
    test.setTimeout(240_000);
    await hall.sit({ game: 'ivory-tower' });
    await page.evaluate(() => {
      const { messhall, told } = /** @type {any} */ (Object.assign(window, { told: { end: null } }));
      messhall.on('end', (/** @type {any} */ detail) => Object.assign(told, { end: detail }));
      messhall.newGame({ game: 'ivory-tower', first: 3, second: 1 });
    });
    await page.waitForFunction(() => /** @type {any} */ (window).told.end !== null, null, { timeout: 220_000 });
    const { end } = await page.evaluate(() => /** @type {any} */ (window).told);
    expect(end).toEqual((await hall.state()).outcome);
  });
});

test.describe('endings', () => {
  test('the inventor’s words stand beside the search’s, and are played out', async ({ hall, page }) => {
    await hall.open('#rules/ivory-tower');
    await hall.press('rules.endings');
    await expect(hall.node('endings.row.BS')).toHaveAttribute('aria-checked', 'true');
    await hall.reach('endings.row.BCN');
    await expect(hall.node('endings.finding')).toContainText('Search disagrees');
    await expect(hall.node('endings.figure.mate')).toContainText('190');
    await expect(page.locator('.node[data-id^="endings.board."][role="gridcell"]')).toHaveCount(90);
    await hall.press('endings.play');
    await expect.poll(async () => (await hall.state()).position).toBe('9/9/3Cb4/9/9/9/9/4B4/9/6N2 w 0 1');
    expect((await hall.state()).players).toEqual(['human', 4]);
  });
});
