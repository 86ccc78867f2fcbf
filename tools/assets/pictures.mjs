// The cells of each atlas: what is drawn in them, and under which name.
import { SIZE, name } from '../../assets/art/arrows/arrows.mjs';
import { boards, mark, squares } from '../../assets/art/boards/board.mjs';
import { THEMES } from '../../assets/art/boards/themes.mjs';
import { wordmark } from '../../assets/art/brand/brand.mjs';
import { logo, wordmarkShape } from '../../assets/art/brand/ui.mjs';
import { svg } from '../../assets/art/lib/svg.mjs';
import { character } from '../../assets/art/pieces/characters.mjs';
import { disc as sign } from '../../assets/art/pieces/discs.mjs';
import { likeness } from '../../assets/art/pieces/likeness.mjs';
import { GAMES, SIDES } from './shipped.mjs';
import { KINDS } from './themes.mjs';

/** @typedef {import('./atlas.mjs').Cell} Cell */

const DRAW = { characters: character, likeness, discs: sign };

/** The boards of the shipped games. */
export function shippedBoards() {
  const all = boards();
  return Object.values(GAMES).map(({ board }) => all[board]);
}

/** @param {any} board @param {string} square @returns {string} what is printed on the square: "n-e-w", "hand-blue-n" */
export function symbolName(board, square) {
  const hand = (board.hands ?? []).find((/** @type {any} */ h) => h.square === square);
  return hand ? `hand-${hand.colour}-${hand.direction}` : name(board.arrows[square]);
}

/**
 * The symbols of all squares of the shipped boards, in one theme.
 * @param {string} theme
 * @returns {Map<string, Cell>}
 */
export function arrowCells(theme) {
  const cells = new Map();
  for (const board of shippedBoards())
    for (const s of squares(board)) {
      const key = `${symbolName(board, s.id)}@${s.kind}`;
      if (!cells.has(key)) cells.set(key, { svg: svg(SIZE, SIZE, mark(board, THEMES[theme], s)) });
    }
  return cells;
}

/**
 * The pieces of the shipped games, in one set.
 * @param {string} set
 * @returns {Map<string, Cell>}
 */
export function pieceCells(set) {
  const draw = DRAW[/** @type {keyof typeof DRAW} */ (set)],
    ids = new Set(Object.values(GAMES).flatMap((g) => g.pieces));
  return new Map(SIDES.flatMap((side) => [...ids].map((id) => [`${side}-${id}`, { svg: draw(id, side) }])));
}

/**
 * Pictures of the interface; a cell's height is the atlas' size.
 * @returns {Map<string, Cell>}
 */
export const uiCells = () =>
  new Map([
    ['wordmark', { svg: wordmark(), shape: wordmarkShape() }],
    ['logo', { svg: logo() }],
  ]);

/** Tiles of a theme that the shipped boards have squares for, and its frame's. @param {string} theme @returns {string[]} */
export function tiles(theme) {
  const { texture, frame } = THEMES[theme];
  if (!texture) return frame.texture ? [frame.texture] : [];
  const used = new Set(shippedBoards().flatMap((b) => squares(b).map((/** @type {any} */ s) => s.kind)));
  const kinds = Object.entries(KINDS)
    .filter(([kind]) => used.has(kind))
    .map(([, ending]) => `${texture}-${ending}`);
  return [...new Set([...kinds, ...(frame.texture ? [frame.texture] : [])])];
}
