// What the site ships. A new game, theme or piece set is added here; everything else follows.

/** Cell sizes of the board's atlases, in pixels. The game takes the least that is not smaller than what it draws. */
export const SIZES = [96, 192, 320];

/**
 * Themes in the order in which settings list them; the first is loaded first.
 * @type {string[]}
 */
export const THEMES = ['seventies', 'wood', 'marble', 'felt', 'ivory', 'contrast'];

/**
 * Games with the board of assets/art/boards/boards.json that they use and the pieces that stand on it; the first is what a
 * visitor sees first.
 * @type {Record<string, {board: string, pieces: string[]}>}
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
};

/**
 * Which pieces share an atlas: a game fetches those that it has pieces of. The first is needed first.
 * @type {Record<string, string[]>}
 */
export const GROUPS = {
  mess: ['brain', 'numskull', 'ninny'],
  college: ['professor', 'sophomore', 'freshman'],
  tower: ['toady', 'fuddy-duddy', 'yahoo', 'clodhopper'],
};

/**
 * Piece sets in the order of the settings; the first is loaded first.
 * @type {string[]}
 */
export const SETS = ['characters', 'likeness', 'discs'];

/** Sides whose pieces are drawn. */
export const SIDES = ['blue', 'red'];
