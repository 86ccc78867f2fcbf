// What the site ships. A new game, theme or piece set is added here; everything else follows.
import { ARMIES } from '../../assets/art/pieces/armies.mjs';

/** Cell sizes of the board's atlases, in pixels. The game takes the least that is not smaller than what it draws. */
export const SIZES = [96, 192, 320];

/**
 * Themes in the order in which settings list them; the first is loaded first.
 * @type {string[]}
 */
export const THEMES = ['seventies', 'wood', 'marble', 'felt', 'ivory', 'contrast'];

/**
 * Games with the pieces that stand on their board, and the board of assets/art/boards/boards.json unless it is a plain one;
 * the first is what a visitor sees first.
 * @type {Record<string, {board?: string, pieces: string[]}>}
 */
export const GAMES = {
  smess: { board: 'smess', pieces: ['brain', 'numskull', 'ninny'] },
  'college-mess': { board: 'smess', pieces: ['professor', 'sophomore', 'freshman'] },
  'ivory-tower': {
    board: 'ivory-tower',
    pieces: ['brain', 'toady', 'fuddy-duddy', 'yahoo', 'numskull', 'clodhopper', 'ninny'],
  },
  'ivory-tower-korean': {
    board: 'ivory-tower',
    pieces: ['brain', 'toady', 'fuddy-duddy', 'yahoo', 'numskull', 'clodhopper', 'ninny'],
  },
  cassandra: { pieces: Object.values(ARMIES).flat() },
};

/**
 * Piece sets in the order of the settings; the first is loaded first.
 * @type {string[]}
 */
export const SETS = ['characters', 'likeness', 'discs'];

/** @typedef {{pieces: string[], sides: string[], sets: string[]}} Group */
const MESS = { sides: ['blue', 'red'], sets: SETS };
// Chessmen are turned; there are no other characters of them.
const CHESS = { sides: ['white', 'black'], sets: ['likeness', 'discs'] };

/**
 * Which pieces share an atlas: a game fetches those that it has pieces of. The first is needed first. `sides`: whose they are.
 * `sets`: those that draw them; the first stands in for the sets that do not.
 * @type {Record<string, Group>}
 */
export const GROUPS = {
  mess: { ...MESS, pieces: ['brain', 'numskull', 'ninny'] },
  college: { ...MESS, pieces: ['professor', 'sophomore', 'freshman'] },
  tower: { ...MESS, pieces: ['toady', 'fuddy-duddy', 'yahoo', 'clodhopper'] },
  ...Object.fromEntries(Object.entries(ARMIES).map(([army, pieces]) => [army, { ...CHESS, pieces }])),
};
