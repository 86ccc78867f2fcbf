// Mess with real clicks: out of jail, through a war, a debt and a bankruptcy; purchases, moves in peace, building.
import { expect, test } from './support/test.mjs';

/** @typedef {import('./support/hall.mjs').Hall} Hall */

const SET = { P: 8, N: 2, B: 2, R: 2, Q: 1, K: 1 };
/** What is not on the board is in hand. @param {string} onBoard */
const hand = (onBoard) =>
  Object.entries(SET)
    .map(([letter, count]) => letter.repeat(count - onBoard.split(letter).length + 1))
    .join('');

/**
 * A position text; what is not given is as at the start of a game.
 * @param {{ men?: string, houses?: string, cash?: string, tokens?: string, jail?: string, phase?: string }} fields
 */
function position({ men = '-/-', houses = '-', cash = '1500/1500', tokens = '0/0', jail = '-/-', phase = 'start' }) {
  const [white, black] = men.split('/');
  return `${men} ${hand(white)}/${hand(black)} -/- ${houses} ${cash} ${tokens} ${jail} -/- ffff/ffff 0 ${phase} - plain 1-2 0 0 5 0 0`;
}

/**
 * The least seed whose first dice after this action bring White to the square.
 * @param {Hall} hall @param {Record<string, unknown>} setup @param {string} action @param {number} square
 */
async function seedFor(hall, setup, action, square) {
  for (let seed = 1; seed < 400; ++seed) {
    await hall.call('newGame', { game: 'mess', ...setup, seed });
    const { estate } = await hall.call('play', action);
    if (estate.tokens[0] === square) return seed;
  }
  throw new Error(`no seed leads to square ${square}`);
}

/** Presses an answer and waits until it is given. @param {Hall} hall @param {string} id */
async function answer(hall, id) {
  const before = (await hall.state()).moves.length;
  await hall.press(id);
  await expect.poll(async () => (await hall.state()).moves.length, { message: `${id} is answered` }).toBeGreaterThan(before);
}

/** @param {Hall} hall */
const last = async (hall) => (await hall.state()).moves.at(-1);

test('a game from jail through a war and a debt to bankruptcy, by clicks', async ({ hall }) => {
  await hall.sit({ game: 'mess' });
  const setup = {
    position: position({ men: '1P3P13P19R/12P14B39Q', houses: '14:3', cash: '60/1500', tokens: '10/0', jail: '1/-', phase: 'jail' }),
  };
  const seed = await seedFor(hall, setup, 'jail-fine', 14);
  await hall.call('newGame', { game: 'mess', ...setup, seed });

  await expect(hall.node('ask.title')).toHaveText(/In jail/);
  await hall.press('ask.jail-fine');
  await expect(hall.node('ask.title')).toHaveText('Rent $500, or war');
  await expect(hall.node('ask.course')).toContainText('You lose $300 and pay $500');

  await hall.press('ask.attack');
  await expect.poll(() => last(hall)).toBe('attack:13');
  await hall.press('ask.attack');
  await expect.poll(() => last(hall)).toBe('attack:12');
  await hall.press('ask.attack');
  await expect.poll(() => last(hall)).toBe('attack:19');
  await hall.press('ask.attack');
  await expect.poll(() => last(hall)).toBe('attack:39');
  await hall.press('ask.hold');

  await expect(hall.node('ask.title')).toHaveText('You owe $500');
  await hall.press('ask.row.mortgage:1');
  await expect.poll(() => last(hall)).toBe('mortgage:1');
  await expect(hall.node('ask.row.mortgage:1')).toHaveCount(0);
  expect((await hall.state()).outcome).toBeNull();
  await hall.press('ask.row.mortgage:3');

  await expect.poll(async () => (await hall.state()).outcome).not.toBeNull();
  const { outcome, estate } = await hall.state();
  expect(outcome).toMatchObject({ result: '0-1', reason: 'bankrupt' });
  expect(estate.owed).toBe(390);
  await expect(hall.node('result.verdict')).toHaveText('Black wins!');
  await expect(hall.spoken()).toContainText([outcome.story]);
  await hall.press('result.rematch');
  await expect.poll(async () => (await hall.state()).moves).toEqual([]);
});

test('buys with a chosen piece, moves it in peace by dragging, and ends the turn', async ({ hall, page }) => {
  await hall.sit({ game: 'mess', moves: 'roll,dice:2-4' });
  await hall.press('ask.piece.R');
  await hall.press('ask.buy');
  await expect.poll(() => last(hall)).toBe('buy:R');
  const from = await hall.at('6');
  const to = await hall.at('1');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => last(hall)).toBe('move:6-1');
  await hall.press('ask.end');
  await expect(hall.node('ask.title')).toHaveText("Black's turn");
  await hall.press('play.undo');
  await expect.poll(() => last(hall)).toBe('move:6-1');
  await hall.press('play.undo');
  await hall.ply(3);
  await hall.press('play.undo');
  await hall.ply(2);
  await hall.press('play.undo');
  await hall.rest();
  expect((await hall.state()).moves, 'dice are never taken back').toEqual(['roll', 'dice:2-4']);
});

test('builds on a whole group, mortgages and redeems', async ({ hall }) => {
  await hall.sit({ game: 'mess', position: position({ men: '1P3P12N/-' }) });
  await hall.press('play.build');
  await hall.press('ask.row.build:1');
  await hall.click('3');
  await expect.poll(async () => (await hall.state()).estate.houses).toEqual({ 1: 1, 3: 1 });
  await hall.press('ask.done');
  await hall.press('play.mortgage');
  await hall.press('ask.row.mortgage:12');
  await expect.poll(async () => (await hall.state()).estate.cash[0]).toBe(1600);
  await hall.press('ask.done');
  await hall.press('play.redeem');
  await hall.press('ask.row.redeem:N');
  await expect.poll(async () => (await hall.state()).estate.cash[0]).toBe(1400);
});

test('the computer answers in its turn, and the game is there again after a reload', async ({ hall, page }) => {
  await hall.sit({ game: 'mess', players: 'human,1', seed: '5' });
  await answer(hall, 'ask.roll');
  for (let step = 0; step < 12; ++step) {
    const state = await hall.state();
    if (state.turn === 'second') break;
    const legal = await hall.call('legalMoves');
    const id = legal.includes('roll') ? 'ask.roll' : legal.includes('decline') ? 'ask.leave' : legal.includes('pay') ? 'ask.pay' : 'ask.end';
    await answer(hall, id);
  }
  await expect.poll(async () => (await hall.state()).turn, { timeout: 60_000 }).toBe('first');
  const { moves, seed } = await hall.state();
  await page.reload();
  await hall.ready();
  const again = await hall.state();
  expect(again.moves.slice(0, moves.length)).toEqual(moves);
  expect(again.seed).toBe(seed);
});

test('keyboard alone: Enter rolls, arrows go round the board, a square says what it is', async ({ hall, page }) => {
  await hall.sit({ game: 'mess', moves: 'roll,dice:2-4,buy:B' });
  await page.keyboard.press('Tab'); // from now on the page knows that the keyboard is used
  await hall.cell('6').focus();
  await hall.rest();
  await expect(hall.cell('6')).toHaveAttribute('aria-label', /Oat Row.*White's Bishop/);
  await page.keyboard.press('ArrowLeft');
  await expect(hall.cell('7')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(hall.cell('6')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hall.cell('9')).toHaveAttribute('aria-label', /may be chosen/);
  await hall.cell('9').focus();
  await hall.rest();
  await page.keyboard.press('Enter');
  await expect.poll(() => last(hall)).toBe('move:6-9');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('taps buy a property and open its card', async ({ hall }) => {
    await hall.sit({ game: 'mess', moves: 'roll,dice:2-4' });
    await hall.tap('ask.piece.N');
    await hall.tap('ask.buy');
    await expect.poll(() => last(hall)).toBe('buy:N');
    await hall.tap('play.log.open');
    await expect(hall.node('mess.log.close')).toBeAttached();
    await hall.tap('mess.log.close');
    await hall.tap('ask.end');
    await expect.poll(() => last(hall)).toBe('end');
  });
});
