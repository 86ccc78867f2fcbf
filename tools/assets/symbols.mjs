// Writes symbols.json: the arrows and hands of all squares as polygons, from which the game draws them in any size and
// in any colours, the same way as assets/art/arrows/arrows.mjs. Lengths are in units of 1/200 of a square.
//
//   node tools/assets/symbols.mjs OUT/symbols.json
//
// {
//   "square": 200,
//   "styles": {
//     "bold": {
//       "layers": [[15.5, "ink"], [9, "band"], [1.4, "core"]],   the arrows, grown by so much, in this colour; the first lowest
//       "hub": 4.5,                        radius of the joint in the middle; lone arrows have none
//       "arms": {"n": [x, y, x, y, ...], "ne": [...]},            corners of an arrow; the other ways are quarter turns of it
//       "lone": {"n": [...], "ne": [...]},
//       "hands": {"blue": [{"paths": [[x, y, ...]], "fill": "band", "line": "ink", "width": 6.4}], "green": [...]}
//     } } }                                pointing up; a closed path ends where it begins; the line runs along it
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STYLES, handSteps, skeleton } from '../../assets/art/arrows/arrows.mjs';
import { GEOMETRY } from '../../assets/art/boards/themes.mjs';
import { flatten } from './lib/flatten.mjs';

const HANDS = ['blue', 'green'];

/** @param {number} n */
const round = (n) => Math.round(n * 100) / 100;
/** @param {number[][]} points */
const closed = (points) => [...points, points[0]].flat().map(round);

/** @param {string} id */
function style(id) {
  const st = /** @type {any} */ (STYLES)[id];
  const arms = (/** @type {boolean} */ lone) =>
    Object.fromEntries(['n', 'ne'].map((d) => [d, closed(skeleton(d, st, lone))]));
  return {
    layers: st.layers,
    hub: st.hub,
    arms: arms(false),
    lone: arms(true),
    hands: Object.fromEntries(
      HANDS.map((colour) => [
        colour,
        handSteps(colour, id).map((/** @type {any} */ { d, fill, line, w }) => ({
          paths: flatten(d).map((path) => path.flat().map(round)),
          ...(fill ? { fill } : {}),
          ...(line ? { line, width: w } : {}),
        })),
      ]),
    ),
  };
}

/** The whole table. */
export const symbols = () => ({
  square: GEOMETRY.square,
  styles: Object.fromEntries(Object.keys(STYLES).map((id) => [id, style(id)])),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = process.argv[2];
  if (!out || out.startsWith('-')) {
    console.error('usage: node tools/assets/symbols.mjs FILE.json');
    process.exit(2);
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, JSON.stringify(symbols()) + '\n');
}
