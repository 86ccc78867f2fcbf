// Positions of Mess, dice that are known beforehand, and answers by clicks.
import { expect } from '@playwright/test';

/** @typedef {import('./hall.mjs').Hall} Hall */

const SET = { P: 8, N: 2, B: 2, R: 2, Q: 1, K: 1 };
/** What is not on the board is in hand. @param {string} onBoard */
const hand = (onBoard) =>
  Object.entries(SET)
    .map(([letter, count]) => letter.repeat(count - onBoard.split(letter).length + 1))
    .join('');

/**
 * A position text; what is not given is as in the fifth round of a game.
 * @param {{ men?: string, houses?: string, cash?: string, tokens?: string, jail?: string, turn?: number, phase?: string, round?: number, rounds?: number }} fields
 */
export function position({ men = '-/-', houses = '-', cash = '1500/1500', tokens = '0/0', jail = '-/-', turn = 0, phase = 'start', round = 5, rounds = 0 }) {
  const [white, black] = men.split('/');
  return `${men} ${hand(white)}/${hand(black)} -/- ${houses} ${cash} ${tokens} ${jail} -/- ffff/ffff ${turn} ${phase} - plain 1-2 0 0 ${round} 0 ${rounds}`;
}

/**
 * Begins the game with the least seed whose dice lead, after this action, to what is wanted.
 * @param {Hall} hall
 * @param {Record<string, unknown>} setup
 * @param {string} action
 * @param {{ token?: number, phase?: string, drawn?: string }} wanted where White's token stands then, the phase, and how the last action begins
 */
export async function begin(hall, setup, action, { token, phase, drawn = '' }) {
  const seed = await hall.page.evaluate(
    ([game, act, where, when, what]) => {
      const { messhall } = /** @type {any} */ (window);
      for (let tried = 1; tried < 2000; ++tried) {
        messhall.newGame({ game: 'mess', .../** @type {any} */ (game), seed: tried });
        const { estate, moves } = messhall.play(act);
        const fits = (where === undefined || estate.tokens[0] === where) && (when === undefined || estate.phase === when);
        if (fits && moves.at(-1).startsWith(what)) return tried;
      }
      return 0;
    },
    /** @type {const} */ ([setup, action, token, phase, drawn]),
  );
  expect(seed, `a seed leads to ${token ?? phase ?? drawn}`).toBeGreaterThan(0);
  await hall.call('newGame', { game: 'mess', ...setup, seed });
  return seed;
}

/** @param {Hall} hall */
export const last = async (hall) => (await hall.state()).moves.at(-1);

/** Waits for the action that was played last. @param {Hall} hall @param {string | RegExp} action */
export const played = (hall, action) =>
  expect.poll(() => last(hall), { message: `${action} is played` })[typeof action === 'string' ? 'toBe' : 'toMatch'](/** @type {any} */ (action));

/** Presses an answer and waits until it is given. @param {Hall} hall @param {string} id */
export async function answer(hall, id) {
  const before = (await hall.state()).moves.length;
  await hall.press(id);
  await expect.poll(async () => (await hall.state()).moves.length, { message: `${id} is answered` }).toBeGreaterThan(before);
}

/** The usual answer to whatever a person is asked, by a press. @param {Hall} hall */
export async function answerAnyhow(hall) {
  const legal = await hall.call('legalMoves');
  const [, id] =
    [
      ['roll', 'ask.roll'],
      ['jail-roll', 'ask.jail-roll'],
      ['decline', 'ask.leave'],
      ['pay', 'ask.pay'],
      ['hold', 'ask.hold'],
      ['keep-houses', 'ask.keep'],
      ['end', 'ask.end'],
    ].find(([action]) => legal.includes(action)) ?? [];
  await answer(hall, id ?? `ask.row.${legal[0]}`);
}
