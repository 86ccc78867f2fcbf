// Everything around Cassandra Chess: its armies in a new game, its rules and lessons, frames in other pages, offline.
import { expect, test } from './support/test.mjs';

const ARMIES = ['fide', 'clobberers', 'nutters', 'rookies'];

/** @typedef {import('./support/hall.mjs').Hall} Hall */

/** Moves on the board of the rules by two clicks. @param {Hall} hall @param {string} move */
async function tryMove(hall, move) {
  await hall.rest();
  const from = hall.node(`rules.board.${move.slice(0, 2)}`);
  if ((await from.getAttribute('aria-selected')) !== 'true') await hall.press(`rules.board.${move.slice(0, 2)}`);
  await expect(from).toHaveAttribute('aria-selected', 'true');
  await hall.press(`rules.board.${move.slice(2, 4)}`);
}

test.describe('a new game', () => {
  test('each side has its army, and shows how its pieces move', async ({ hall, page }) => {
    await hall.open('#lobby');
    await hall.reach('lobby.game.cassandra');
    await expect(hall.node('new.first.army')).toHaveAttribute('aria-label', 'Army of White');
    await expect(hall.node('new.first.army.fide')).toHaveAttribute('aria-checked', 'true');
    await hall.press('new.first.army.nutters');
    await hall.press('new.second.army.clobberers');
    await expect(hall.node('new.first.army.nutters')).toHaveAttribute('aria-checked', 'true');
    await expect(hall.node('new.second.army.clobberers')).toHaveAttribute('aria-checked', 'true');
    // The army looked at last shows its pieces; each says how it moves.
    await expect(page.locator('.node[data-id^="new.piece."][role="radio"]')).toHaveCount(4);
    await hall.reach('new.piece.waffle');
    await expect(hall.node('new.piece.waffle')).toHaveAttribute('aria-checked', 'true');
    await expect(hall.node('new.piece.moves')).toContainText(/Waffle.*two squares diagonally/);
    await hall.reach('new.armies.swap');
    await hall.press('new.first.human');
    await hall.press('new.second.human');
    await hall.press('new.start');
    await expect.poll(async () => (await hall.state()).options).toMatchObject({ 'white-army': 'clobberers', 'black-army': 'nutters', prophecies: 'on' });
    expect((await hall.state()).position).toMatch(/^gitlktig\/.*\/DWFCKFWD .*clobberers:nutters$/);
    await hall.play('b1d3');
  });

  test('a press on a figure shows that piece', async ({ hall }) => {
    await hall.open('#lobby');
    await hall.reach('lobby.game.cassandra');
    // The last of the four figures on the card.
    const { x, y, width } = await hall.box('new.second.army.rookies');
    await hall.clickAt({ x: x + width - 20, y: y + 24 });
    await expect(hall.node('new.second.army.rookies')).toHaveAttribute('aria-checked', 'true');
    await expect(hall.node('new.piece.moves')).toContainText('Chancellor');
  });

  test('armies are drawn by lot, prophecies switched off, and all of it is kept', async ({ hall, page }) => {
    await hall.open('#lobby');
    await hall.reach('lobby.game.cassandra');
    await hall.reach('new.armies.lots');
    await expect(hall.spoken().first()).toContainText(/White: .*\. Black: /);
    await hall.reach('new.option.prophecies');
    await hall.press('new.first.human');
    await hall.press('new.second.human');
    await hall.press('new.start');
    await expect.poll(async () => (await hall.state()).options?.prophecies).toBe('off');
    const { options } = await hall.state();
    expect(ARMIES).toContain(options['white-army']);
    expect(ARMIES).toContain(options['black-army']);
    await page.reload();
    await hall.ready();
    expect((await hall.state()).options).toEqual(options);
    // The next new game begins with the same choice.
    await hall.press('play.new');
    await expect(hall.node(`new.first.army.${options['white-army']}`)).toHaveAttribute('aria-checked', 'true');
  });

  test('a position brings its armies along', async ({ hall }) => {
    await hall.sit({ game: 'cassandra' });
    await hall.press('play.new');
    await hall.press('new.first.human');
    await hall.press('new.second.human');
    await hall.press('new.paste');
    const field = hall.node('new.position');
    await field.fill('i3k3/8/8/8/8/8/8/4K2R b - - 3 30 nr a8:1/- fide:nutters');
    await field.press('Enter');
    await expect(hall.node('new.second.army.nutters')).toHaveAttribute('aria-checked', 'true');
    await hall.press('new.start');
    await expect.poll(async () => (await hall.state()).options['black-army']).toBe('nutters');
  });

  test('by keyboard alone', async ({ hall, page }) => {
    await hall.open('#lobby');
    await hall.node('lobby.game.cassandra').focus();
    await page.keyboard.press('Enter');
    await hall.node('new.first.army.rookies').focus();
    await page.keyboard.press('Enter');
    await expect(hall.node('new.first.army.rookies')).toHaveAttribute('aria-checked', 'true');
    await hall.node('new.piece.half-duck').focus();
    await page.keyboard.press('Enter');
    await expect(hall.node('new.piece.moves')).toContainText('Half-Duck');
    await hall.node('new.start').focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await hall.state()).options?.['white-army']).toBe('rookies');
  });

  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 640],
  ]) {
    test.describe(`on a phone of ${width} by ${height}`, () => {
      test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
      test('armies are chosen by finger', async ({ hall, page }) => {
        await hall.open('#game=cassandra&players=human,human');
        await hall.open('#lobby');
        await page.evaluate(() => (window.location.hash = 'play'));
        await hall.rest();
        await hall.reach('play.new');
        const card = await hall.box('new.second.army.rookies');
        expect(card.height).toBeGreaterThanOrEqual(44);
        expect(card.x + card.width).toBeLessThanOrEqual(width);
        await hall.reach('new.second.army.rookies');
        await expect(hall.node('new.second.army.rookies')).toHaveAttribute('aria-checked', 'true');
        await hall.reach('new.piece.half-duck');
        await expect(hall.node('new.piece.moves')).toContainText('Half-Duck');
        await hall.tap('new.start');
        await expect.poll(async () => (await hall.state()).options?.['black-army']).toBe('rookies');
      });
    });
  }
});

test.describe('the page’s interface', () => {
  test('newGame takes the armies, a link carries them', async ({ hall, page }) => {
    await hall.open('#lobby');
    await hall.call('newGame', { game: 'cassandra', options: { 'white-army': 'rookies', 'black-army': 'nutters', prophecies: 'off' }, first: 'human', second: 'human' });
    expect(await hall.state()).toMatchObject({ game: 'cassandra', options: { 'white-army': 'rookies', 'black-army': 'nutters', prophecies: 'off' } });
    const wrong = await page.evaluate(() => {
      try {
        /** @type {any} */ (window).messhall.newGame({ game: 'cassandra', options: { 'white-army': 'ducks' } });
        return '';
      } catch (error) {
        return String(error);
      }
    });
    expect(wrong).toContain('ducks');
    await hall.sit({ game: 'cassandra', 'white-army': 'clobberers', moves: 'b1d3 e7e5~d3' });
    expect(await hall.state()).toMatchObject({ moves: ['b1d3', 'e7e5~d3'], options: { 'white-army': 'clobberers', 'black-army': 'fide' } });
  });
});

test.describe('the rules', () => {
  test('every page opens, inventor’s rules and the house’s told apart', async ({ hall, page }) => {
    await hall.open('#rules/cassandra');
    const seen = new Set();
    let all = '';
    for (let n = 0; n < 40; n += 1) {
      seen.add(await hall.node('rules.page').textContent());
      all += (await page.locator('.node[data-id^="rules."]').allTextContents()).join(' ');
      if ((await hall.node('rules.next').count()) === 0) break;
      await hall.press('rules.next');
      await hall.rest();
    }
    // Eight sections, eighteen pieces in one of them, two lessons.
    expect(seen.size).toBe(7 + 18 + 2);
    expect(all).toContain('House rule:');
    expect(all).toContain('Inventor\'s rule: Ralph Betza');
  });

  test('armies and pieces are chosen by name, and tried', async ({ hall }) => {
    await hall.open('#rules/cassandra/pieces');
    await hall.press('rules.army.clobberers');
    await expect(hall.node('rules.piece.bede')).toHaveAttribute('aria-checked', 'true');
    await hall.press('rules.piece.waffle');
    await expect(hall.node('rules.page')).toHaveText(/Waffle/);
    await expect(hall.node('rules.board.d4')).toHaveAttribute('aria-selected', 'true');
    await expect(hall.node('rules.board.f6')).toHaveAttribute('aria-label', /may be taken/);
    await hall.press('rules.board.f6');
    await expect(hall.node('rules.board.f6')).toHaveAttribute('aria-label', /White Waffle/);
    await hall.press('rules.reset');
    await expect(hall.node('rules.board.f6')).toHaveAttribute('aria-label', /Black Pawn/);
  });

  test('a prophecy is seen to come true, and one is made', async ({ hall }) => {
    await hall.open('#rules/cassandra/prophecies');
    await expect(hall.node('rules.board.e5')).toHaveAttribute('aria-label', /Black Pawn.*your prophecy, due before your next move/);
    await tryMove(hall, 'a7a6');
    await hall.press('rules.try.no-name');
    await expect(hall.node('rules.try')).toContainText('The prophecy comes true');
    await expect(hall.node('rules.board.e5')).not.toHaveAttribute('aria-label', /Pawn/);
    await hall.reach('rules.try.another');
    await hall.reach('rules.try.another');
    await tryMove(hall, 'f1b5');
    await expect(hall.node('rules.try')).toContainText('Now you may name a square');
    await hall.press('rules.board.e5');
    await expect(hall.node('rules.board.e5')).toHaveAttribute('aria-label', /your prophecy, due in two moves/);
  });

  test('the Clobberers castle three squares', async ({ hall }) => {
    await hall.open('#rules/cassandra/armies');
    await hall.reach('rules.try.another');
    await tryMove(hall, 'e1b1');
    await expect(hall.node('rules.board.c1')).toHaveAttribute('aria-label', /White Bede/);
  });

  test('of a game that is not there, the page says so and lists those that are', async ({ hall, page }) => {
    await hall.open('#rules/foo');
    await expect(page.getByText('There is no game "foo" here.').first()).toBeAttached();
    await hall.reach('rules.list.cassandra');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cassandra Chess');
  });
});

test.describe('the lessons', () => {
  test('the inventor’s example: checkmate comes before the King’s prophecy', async ({ hall, page }) => {
    await hall.open('#lobby');
    await hall.press('lobby.lessons');
    await expect(hall.node('lessons.mess/rent-war')).toHaveCount(1);
    await hall.press('lessons.cassandra/mate-comes-first');
    await expect(hall.node('rules.page')).toHaveText('Checkmate comes first');
    await expect(hall.node('rules.lesson.step').first()).toContainText('Step 1 of 4');
    // Another move than the lesson's is answered, and not made.
    await tryMove(hall, 'e2e4');
    await expect(hall.node('rules.try')).toContainText('the story begins with the Pawn from f2 to f4');
    await expect(hall.node('rules.board.e2')).toHaveAttribute('aria-label', /White Pawn/);
    await tryMove(hall, 'f2f4');
    await hall.press('rules.board.e5');
    await expect(hall.node('rules.try')).toContainText('The square to name is e8');
    await hall.press('rules.board.e8');
    await expect(hall.node('rules.lesson.step').first()).toContainText('Step 2 of 4');
    await tryMove(hall, 'e7e5');
    await hall.press('rules.board.e1');
    await tryMove(hall, 'g2g4');
    await expect(hall.node('rules.lesson.step').first()).toContainText('Step 4 of 4');
    await tryMove(hall, 'd8h4');
    await expect(hall.node('rules.lesson.task')).toContainText('Black has won');
    await expect(hall.node('rules.board.e8')).toHaveAttribute('aria-label', /Black King/);
    await hall.press('rules.lesson.again');
    await expect(hall.node('rules.lesson.step').first()).toContainText('Step 1 of 4');
    // Nothing of it touches the game on the board.
    expect((await hall.state()).game).toBeNull();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('can be shown, and end with a Pawn that has vanished', async ({ hall }) => {
    await hall.open('#rules/cassandra/lesson');
    for (let step = 0; step < 4; step += 1) {
      await hall.press('rules.lesson.show');
      await hall.rest();
    }
    await expect(hall.node('rules.lesson.task')).toContainText('The Pawn on e5 is gone');
    await expect(hall.node('rules.board.e5')).not.toHaveAttribute('aria-label', /Pawn/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test('are played by finger', async ({ hall }) => {
      await hall.open('#rules/cassandra/mate-comes-first');
      await hall.tap('rules.board.f2');
      await hall.tap('rules.board.f4');
      await expect(hall.node('rules.try')).toContainText('Now name e8');
      await hall.tap('rules.board.e8');
      await expect(hall.node('rules.lesson.step').first()).toContainText('Step 2 of 4');
    });
  });
});

test.describe('a frame in another page', () => {
  test('has the armies that its options or its position name', async ({ hall, page }) => {
    await hall.open('embed.html?game=cassandra&white-army=nutters&black-army=rookies');
    await expect(hall.node('board')).toBeAttached();
    expect((await hall.state()).position).toMatch(/^syhokhys\/.*\/GITLKTIG /);
    await expect(page.locator('.node[data-id^="board."][role="gridcell"]')).toHaveCount(64);
    await hall.play('b1c3');
    await hall.open('embed.html?game=cassandra&position=i3k3/8/8/8/8/8/8/4K2R_b_-_-_3_30_nr_a8:1/-_fide:nutters');
    expect((await hall.state()).options).toMatchObject({ 'white-army': 'fide', 'black-army': 'nutters' });
  });

  test('says that a game is not there, and offers another', async ({ hall, page }) => {
    await hall.open('embed.html?game=casandra');
    await expect(hall.node('missing.why')).toContainText('casandra');
    expect((await hall.state()).game).toBeNull();
    await hall.press('missing.instead');
    await expect(hall.node('board')).toBeAttached();
    await expect(page.getByRole('grid')).toBeAttached();
    expect((await hall.state()).game).toBe('smess');
  });
});
