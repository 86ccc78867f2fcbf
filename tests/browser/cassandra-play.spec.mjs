// A turn of Cassandra Chess in the page: the move, the square that is named with it, and how both are taken back.
import { centre } from './support/hall.mjs';
import { expect, test } from './support/test.mjs';

/** White has moved; Black may foretell. */
const BLACK_TO_MOVE = { game: 'cassandra', moves: 'e2e4' };
/** Black has foretold e4, and its pawn still stands there before White's third move. */
const FORETOLD = { game: 'cassandra', moves: 'e2e4 e7e5~e4 g1f3 b8c6' };

/** @typedef {import('./support/hall.mjs').Hall} Hall */

/** Makes the board's part of a turn by two clicks. @param {Hall} hall @param {string} move "e7e5" */
async function begin(hall, move) {
  await hall.click(move.slice(0, 2));
  await hall.click(move.slice(2, 4));
  await expect.poll(async () => (await hall.state()).draft?.move ?? null, { message: `${move} stands on the board` }).toBe(move);
  await expect(hall.node('ask.skip')).toBeAttached();
}

/** @param {Hall} hall @param {string | null} square */
async function named(hall, square) {
  await expect.poll(async () => (await hall.state()).draft?.named ?? null).toBe(square);
}

/** @param {Hall} hall @param {string} move as it was played in the end */
async function played(hall, move) {
  await expect.poll(async () => (await hall.state()).moves.at(-1)).toBe(move);
  expect((await hall.state()).draft).toBeNull();
  await expect(hall.node('ask.skip')).toHaveCount(0);
}

test.describe('naming a square', () => {
  test('White moves first without a prophecy', async ({ hall }) => {
    await hall.sit({ game: 'cassandra' });
    await hall.play('e2e4');
    await expect(hall.node('ask.skip')).toHaveCount(0);
    expect((await hall.state()).prophecies).toMatchObject({ mayName: true, first: { target: 'pawn', outstanding: null } });
  });

  test('by a click after the move', async ({ hall, page }) => {
    await hall.sit(BLACK_TO_MOVE);
    await begin(hall, 'e7e5');
    // The move stands on the board, and does not count yet.
    expect((await hall.state()).moves).toEqual(['e2e4']);
    await expect(hall.cell('e5')).toHaveAttribute('aria-label', 'Foretell e5: Black Pawn, last move to here');
    await expect(hall.cell('e4')).toHaveAttribute('aria-label', /^Foretell e4: White Pawn/);
    await expect(page.getByText('If a White Pawn stands there just before Black\'s move 3, it vanishes.').first()).toBeAttached();
    await expect(hall.node('ask.foretell')).toHaveAttribute('aria-disabled', 'true');
    await hall.click('e4');
    await named(hall, 'e4');
    await expect(hall.node('ask.foretell')).toHaveAttribute('aria-label', 'Foretell e4');
    await hall.press('ask.foretell');
    await played(hall, 'e7e5~e4');
    expect((await hall.state()).prophecies.second.outstanding).toMatchObject({ square: 'e4', target: 'pawn', movesLeft: 1 });
    await expect(hall.cell('e4')).toHaveAttribute('aria-label', /foretold by the other side/);
    await expect(hall.node('play.moves.1')).toHaveAttribute('aria-label', 'Black e5, foretells e4');
    await expect(hall.spoken().first()).toContainText('Black foretells e4.');
  });

  test('another square, none, and the move back', async ({ hall, page }) => {
    await hall.sit(BLACK_TO_MOVE);
    await begin(hall, 'e7e5');
    await hall.click('e4');
    await named(hall, 'e4');
    await hall.click('d4');
    await named(hall, 'd4');
    await page.keyboard.press('Escape');
    await named(hall, null);
    await page.keyboard.press('Escape');
    await expect(hall.node('ask.skip')).toHaveCount(0);
    await expect(hall.cell('e7')).toHaveAttribute('aria-label', /Black Pawn/);
    expect((await hall.state()).draft).toBeNull();

    await begin(hall, 'd7d5');
    await hall.press('ask.back');
    await expect(hall.cell('d7')).toHaveAttribute('aria-label', /Black Pawn/);
    expect((await hall.state()).moves).toEqual(['e2e4']);

    await begin(hall, 'd7d6');
    await hall.click('e4');
    await named(hall, 'e4');
    await hall.press('ask.skip');
    await played(hall, 'd7d6');
    expect((await hall.state()).prophecies.second.outstanding).toBeNull();
  });

  test('a second press on the square confirms', async ({ hall }) => {
    await hall.sit(BLACK_TO_MOVE);
    await begin(hall, 'e7e5');
    await hall.click('h5');
    await named(hall, 'h5');
    await hall.click('h5');
    await played(hall, 'e7e5~h5');
  });

  test('by dragging piece and mark', async ({ hall, page }) => {
    await hall.sit(BLACK_TO_MOVE);
    /** @param {string} from @param {string} to */
    const drag = async (from, to) => {
      const a = await hall.at(from);
      const b = await hall.at(to);
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move(b.x, b.y, { steps: 4 });
      await page.mouse.up();
    };
    await drag('g8', 'f6');
    await expect(hall.node('ask.skip')).toBeAttached();
    await hall.click('d4');
    await named(hall, 'd4');
    await drag('d4', 'e5');
    await named(hall, 'e5');
    await page.keyboard.press('Enter');
    await played(hall, 'g8f6~e5');
  });

  test('before the move', async ({ hall }) => {
    await hall.sit(BLACK_TO_MOVE);
    await hall.press('play.foretell');
    await expect(hall.cell('e4')).toHaveAttribute('aria-label', /^Foretell e4/);
    await hall.click('e4');
    await named(hall, 'e4');
    await expect(hall.cell('e4')).toHaveAttribute('aria-label', /named, not confirmed yet/);
    await begin(hall, 'e7e5');
    await named(hall, 'e4');
    await hall.press('ask.foretell');
    await played(hall, 'e7e5~e4');
    // Only one at a time: the button says why.
    await hall.click('g1');
    await hall.click('f3');
    await hall.press('ask.skip');
    await played(hall, 'g1f3');
    await hall.press('play.foretell');
    await expect(hall.node('play.status')).toContainText('Only one prophecy at a time');
  });

  test('only on request, by the setting', async ({ hall }) => {
    await hall.open('#settings');
    await hall.press('settings.part.play');
    await hall.reach('settings.prophecies.request');
    await expect(hall.node('settings.prophecies.request')).toHaveAttribute('aria-checked', 'true');
    await hall.sit(BLACK_TO_MOVE);
    await hall.play('e7e5');
    await expect(hall.node('ask.skip')).toHaveCount(0);
    await hall.press('play.foretell');
    await hall.click('e5');
    await named(hall, 'e5');
    await begin(hall, 'g1f3');
    await hall.press('ask.foretell');
    await played(hall, 'g1f3~e5');
  });

  test('a page that is left in the middle of a turn comes back to it', async ({ hall, page }) => {
    await hall.sit(BLACK_TO_MOVE);
    await begin(hall, 'e7e5');
    await hall.click('e4');
    await named(hall, 'e4');
    await page.goto('about:blank');
    await hall.open('#play');
    await expect(hall.node('ask.foretell')).toHaveAttribute('aria-label', 'Foretell e4');
    expect((await hall.state()).draft).toEqual({ move: 'e7e5', named: 'e4' });
    // Looking back loses nothing either.
    await hall.press('play.first');
    await expect(hall.node('ask.foretell')).toHaveCount(0);
    await hall.press('play.last');
    await hall.press('ask.foretell');
    await played(hall, 'e7e5~e4');
  });
});

test.describe('what comes of it', () => {
  test('a warning, then the pawn vanishes', async ({ hall }) => {
    await hall.sit(FORETOLD);
    await hall.click('d2');
    await expect(hall.node('play.status')).toContainText(/foretold e4.*vanishes right after this move/);
    await hall.click('d3');
    await expect(hall.node('ask.warning')).toContainText('e4');
    await hall.press('ask.skip');
    await played(hall, 'd2d3');
    await expect(hall.cell('e4')).toHaveAttribute('aria-label', 'e4, empty');
    await expect(hall.spoken().first()).toContainText("Black's prophecy comes true: the Pawn on e4 vanishes.");
    await expect(hall.node('play.moves.4.event')).toHaveText("Before move 3 Black's prophecy took the Pawn on e4.");
    expect((await hall.state()).prophecies.second).toEqual({ target: 'knight', outstanding: null });
    await expect(hall.node('play.other')).toContainText('Target: Knight. Immune: Pawn.');
    // Taking it back brings the pawn again, with the prophecy.
    await hall.press('play.undo');
    await hall.ply(4);
    await expect(hall.cell('e4')).toHaveAttribute('aria-label', /White Pawn.*foretold by the other side, due/);
  });

  test('no warning when it is not wanted', async ({ hall }) => {
    await hall.open('#settings');
    await hall.press('settings.part.play');
    await hall.press('settings.warn');
    await expect(hall.node('settings.warn')).toHaveAttribute('aria-checked', 'false');
    await hall.sit(FORETOLD);
    await begin(hall, 'd2d3');
    await expect(hall.node('ask.warning')).toHaveCount(0);
  });

  test('a King in check is marked', async ({ hall }) => {
    await hall.sit({ game: 'cassandra', moves: 'e2e4 d7d5 f1b5' });
    await expect(hall.cell('e8')).toHaveAttribute('aria-label', /Black King, in check/);
    await hall.click('a7');
    await hall.click('a6');
    expect((await hall.state()).moves).toHaveLength(3);
  });
});

test.describe('moves that are more than one step', () => {
  test('a pawn becomes a piece of either army', async ({ hall, page }) => {
    await hall.sit({ game: 'cassandra', position: '8/P6k/8/8/8/8/6p1/K7 w - - 0 20 pp -/- fide:clobberers' });
    await hall.click('a7');
    await hall.click('a8');
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const kind of ['rook', 'knight', 'bishop', 'queen', 'bede', 'waffle', 'fad', 'cardinal']) {
      await expect(hall.node(`promotion.${kind}`)).toBeAttached();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await hall.state()).moves).toEqual([]);
    await hall.click('a8');
    await hall.press('promotion.waffle');
    await expect(hall.cell('a8')).toHaveAttribute('aria-label', /White Waffle/);
    await hall.press('ask.skip');
    await played(hall, 'a7a8w');
  });

  test('the Clobberers castle long to b1', async ({ hall }) => {
    await hall.sit({ game: 'cassandra', position: 'dwfckfwd/pppppppp/8/8/8/8/PPPPPPPP/D3KFWD w KQkq - 0 9 pp -/- clobberers:clobberers' });
    await begin(hall, 'e1b1');
    await expect(hall.cell('b1')).toHaveAttribute('aria-label', /White King/);
    await expect(hall.cell('c1')).toHaveAttribute('aria-label', /White Bede/);
    await hall.press('ask.skip');
    await played(hall, 'e1b1');
    await expect(hall.node('play.moves.0')).toHaveAttribute('aria-label', 'White O-O-O');
  });

  test('a pawn is taken in passing', async ({ hall }) => {
    await hall.sit({ game: 'cassandra', moves: 'e2e4 a7a6 e4e5 d7d5' });
    await begin(hall, 'e5d6');
    await expect(hall.cell('d5')).toHaveAttribute('aria-label', /empty/);
    await hall.press('ask.skip');
    await played(hall, 'e5d6');
  });
});

test('by the keyboard alone', async ({ hall, page }) => {
  await hall.sit(BLACK_TO_MOVE);
  const focused = () => page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.id ?? '');
  await hall.cell('e7').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('board.e5');
  await page.keyboard.press('Enter');
  await expect(hall.node('ask.skip')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('board.e4');
  await expect(hall.cell('e4')).toHaveAttribute('aria-label', /^Foretell e4/);
  await page.keyboard.press('Enter');
  await named(hall, 'e4');
  await expect(hall.spoken().first()).toContainText('e4 is named.');
  await page.keyboard.press('Enter');
  await played(hall, 'e7e5~e4');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the question leaves the board alone', async ({ hall, page }) => {
    await hall.sit(BLACK_TO_MOVE);
    const before = await hall.call('squareRect', 'a1');
    for (const square of ['e7', 'e5', 'e4']) {
      const { x, y } = await hall.at(square);
      await page.touchscreen.tap(x, y);
    }
    await named(hall, 'e4');
    expect(await hall.call('squareRect', 'a1')).toEqual(before);
    const button = await hall.box('ask.foretell');
    expect(button.y).toBeGreaterThan(before.y + before.height);
    await hall.tap('ask.foretell');
    await played(hall, 'e7e5~e4');
  });
});

test.describe('in a small frame', () => {
  test.use({ viewport: { width: 320, height: 400 } });

  test('the bar asks', async ({ hall }) => {
    await hall.open('embed.html?game=cassandra&moves=e2e4');
    await hall.click('e7');
    await hall.click('e5');
    await expect(hall.node('ask.skip')).toBeAttached();
    const { y } = centre(await hall.box('ask.skip'));
    const board = await hall.call('squareRect', 'e1');
    expect(y).toBeGreaterThan(board.y + board.height);
    await hall.click('e4');
    await hall.press('ask.foretell');
    await played(hall, 'e7e5~e4');
  });
});
