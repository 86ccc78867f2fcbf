// Whole games, from the first move to the last word.
import { choose } from './support/policy.mjs';
import { expect, test } from './support/test.mjs';

// Small pictures are drawn faster, and a whole game has many.
test.use({ viewport: { width: 700, height: 560 } });

test.describe('a person against level 1', () => {
  test('plays to the end by clicks, reads how it ended, and begins again', async ({ hall, page }) => {
    test.setTimeout(180_000);
    // The weak level draws its chance from the time at which the game began: the same time, the same game.
    await page.clock.setFixedTime(new Date('2026-11-30T12:07:00Z'));
    await hall.sit({ players: 'human,1' });
    for (let state = await hall.state(); state.outcome === null; state = await hall.state()) {
      expect(state.moves.length, 'the game comes to an end').toBeLessThan(240);
      const move = choose(state, await hall.call('legalMoves'));
      await hall.play(move);
      await expect
        .poll(async () => {
          const { turn, outcome } = await hall.state();
          return turn === 'first' || outcome !== null;
        }, { message: 'the computer answers', intervals: [20, 50, 100] })
        .toBe(true);
    }

    const { outcome, moves } = await hall.state();
    expect(outcome.story).not.toBe('');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading')).toHaveText(/win|lose|draw/i);
    await expect(dialog).toContainText(outcome.story);
    await expect(hall.spoken()).toContainText([outcome.story]);
    expect(moves.length).toBeGreaterThan(4);

    await hall.press('result.rematch');
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await hall.state()).moves).toEqual([]);
    expect((await hall.state()).players).toEqual(['human', 1]);
    await hall.play('d2d3');
    await hall.ply(2);
  });

  test('taking the Brain ends it; the review shows the start', async ({ hall, page }) => {
    await hall.sit({ players: 'human,1', position: '4b2/4S2/7/7/7/7/7/3B3 w 0 1' });
    await hall.play('e7e8');
    const { outcome } = await hall.state();
    expect(outcome).toMatchObject({ result: '1-0', reason: 'brain-taken', square: 'e8' });
    await hall.press('result.review');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(async () => (await hall.state()).ply).toBe(0);
  });
});

test.describe('the computer against itself', () => {
  test('plays to the end, told by the event and by the dialog', async ({ hall, page }) => {
    test.setTimeout(180_000);
    await hall.sit({ players: 'human,human' });
    await page.evaluate(() => {
      const { messhall, told } = /** @type {any} */ (Object.assign(window, { told: { moves: [], end: null } }));
      messhall.on('move', (/** @type {any} */ detail) => told.moves.push(detail.move));
      messhall.on('end', (/** @type {any} */ detail) => Object.assign(told, { end: detail }));
      messhall.newGame({ game: 'smess', first: 1, second: 2 });
    });
    await page.waitForFunction(() => /** @type {any} */ (window).told.end !== null, null, { timeout: 170_000 });
    const { moves, end } = await page.evaluate(() => /** @type {any} */ (window).told);
    const state = await hall.state();
    expect(end).toEqual(state.outcome);
    expect(moves).toEqual(state.moves);
    await expect(page.getByRole('dialog')).toContainText(end.story);
  });

  test.describe('at a pace', () => {
    // Slow enough to press a button before the game is over.
    test.use({ settings: { pace: 1500 } });

    test('stands still and goes on', async ({ hall }) => {
      await hall.sit({ players: '1,1' });
      await expect.poll(async () => (await hall.state()).moves.length).toBeGreaterThan(0);
      await hall.press('play.pause');
      await expect.poll(async () => (await hall.state()).paused).toBe(true);
      const { moves } = await hall.state();
      await hall.rest();
      expect((await hall.state()).moves).toEqual(moves);
      await hall.press('play.pause');
      await expect.poll(async () => (await hall.state()).moves.length).toBeGreaterThan(moves.length);
    });
  });
});

test('an end does not interrupt who is setting up another game', async ({ hall, page }) => {
  await hall.sit({ players: 'human,human', position: '4b2/4S2/7/7/7/7/7/3B3 w 0 1' });
  await hall.press('play.new');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAttribute('aria-label', 'New game');
  await hall.call('play', 'e7e8');
  await hall.rest();
  await expect(dialog).toHaveAttribute('aria-label', 'New game');
  await page.keyboard.press('Escape');
  await expect(dialog).toContainText((await hall.state()).outcome.story);
});
