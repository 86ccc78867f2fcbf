// The cells of each atlas: what is drawn in them, and under which name.
import { name } from '../../assets/art/arrows/arrows.mjs';
import { boards, squares } from '../../assets/art/boards/board.mjs';
import { THEMES } from '../../assets/art/boards/themes.mjs';
import { wordmark } from '../../assets/art/brand/brand.mjs';
import { logo, wordmarkShape } from '../../assets/art/brand/ui.mjs';
import { army } from '../../assets/art/pieces/armies.mjs';
import { character } from '../../assets/art/pieces/characters.mjs';
import { disc as sign } from '../../assets/art/pieces/discs.mjs';
import { NAMES, kitchen } from '../../assets/art/pieces/kitchen.mjs';
import { likeness } from '../../assets/art/pieces/likeness.mjs';
import { GAMES, GROUPS } from './shipped.mjs';
import { KINDS } from './themes.mjs';

/** @typedef {import('./atlas.mjs').Cell} Cell */

const isArmed = (/** @type {string} */ side) => side === 'white' || side === 'black';
const DRAW = {
  characters: character,
  likeness: (/** @type {string} */ id, /** @type {string} */ side) => (isArmed(side) ? army : likeness)(id, side),
  discs: sign,
};

/** The boards of the shipped games that have something printed on them, each once; the first game's first. */
export function shippedBoards() {
  const all = boards();
  return [...new Set(Object.values(GAMES).flatMap(({ board }) => board ?? []))].map((id) => all[id]);
}

/** @param {any} board @param {string} square @returns {string} what is printed on the square: "n-e-w", "hand-blue-n" */
export function symbolName(board, square) {
  const hand = (board.hands ?? []).find((/** @type {any} */ h) => h.square === square);
  return hand ? `hand-${hand.colour}-${hand.direction}` : name(board.arrows[square]);
}

/**
 * The pieces of a group, in one set.
 * @param {string} set @param {string} group
 * @returns {Map<string, Cell>}
 */
export function pieceCells(set, group) {
  const draw = DRAW[/** @type {keyof typeof DRAW} */ (set)],
    { sides, pieces } = GROUPS[group];
  return new Map(sides.flatMap((side) => pieces.map((id) => [`${side}-${id}`, { svg: draw(id, side) }])));
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

/**
 * What stands on the board of Mess besides its pieces.
 * @returns {Map<string, Cell>}
 */
export const kitchenCells = () => new Map(NAMES.map((id) => [id, { svg: kitchen(id) }]));

/**
 * Tiles of a theme that these boards have squares for, and its frame's.
 * @param {string} theme @param {any[]} [on]
 * @returns {string[]}
 */
export function tiles(theme, on = shippedBoards()) {
  const { texture, frame } = THEMES[theme],
    rim = frame.texture ? [frame.texture] : [];
  if (!texture) return rim;
  const used = new Set(on.flatMap((b) => squares(b).map((/** @type {any} */ s) => s.kind)));
  const kinds = Object.entries(KINDS)
    .filter(([kind]) => used.has(kind))
    .map(([, ending]) => `${texture}-${ending}`);
  return [...new Set([...kinds, ...rim])];
}
