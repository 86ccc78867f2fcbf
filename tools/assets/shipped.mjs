// What the site ships. A new game, theme or piece set is added here; everything else follows.

/** Cell sizes of the board's atlases, in pixels. The game takes the least that is not smaller than what it draws. */
export const SIZES = [96, 192, 320];

/**
 * Themes in the order in which settings list them; the first is loaded first.
 * @type {string[]}
 */
export const THEMES = ['seventies', 'wood'];

/**
 * Games with the board of assets/art/boards/boards.json that they use and the pieces that stand on it.
 * @type {Record<string, {board: string, pieces: string[]}>}
 */
export const GAMES = {
  smess: { board: 'smess', pieces: ['brain', 'numskull', 'ninny'] },
};

/**
 * Piece sets; the first is loaded first.
 * @type {string[]}
 */
export const SETS = ['characters'];

/** Sides whose pieces are drawn. */
export const SIDES = ['blue', 'red'];
