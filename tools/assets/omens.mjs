// Writes omens.json: the marks of prophecies as polygons, from which the game paints them in the size that is shown, the same way
// as assets/art/marks/omens.mjs. Lengths are in units of 1/200 of the mark's side; the colours are the marks' own.
//
//   node tools/assets/omens.mjs OUT/omens.json
//
// {
//   "box": 200,
//   "omens": {
//     "own": {"digit": "#fffdf6",          the colour of what is written on its count
//       "parts": {                         plate, ring, draft, eye, count, gaze; where they go: assets/art/marks/omens.mjs
//         "ring": [{"paths": [[x, y, ...]], "line": "#ffc23c", "width": 11}, {"paths": [...], "fill": "#6536bd"}], ...}},
//     "foe": {...} } }                     steps from the lowest; a closed path ends where it begins
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOX, OMENS, PARTS } from '../../assets/art/marks/omens.mjs';
import { flatten } from './lib/flatten.mjs';

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/** @param {any} step */
const polygons = ({ d, fill, line, w }) => ({
  paths: flatten(d).map((path) => path.flat().map(round)),
  ...(fill ? { fill } : { line, width: w }),
});

/** @param {any} own the mark of one side */
const mark = (own) => ({
  digit: own.digit,
  parts: Object.fromEntries(PARTS.map((part) => [part, own[part].map(polygons)])),
});

/** The whole table. */
export const omens = () => ({
  box: BOX,
  omens: Object.fromEntries(Object.entries(OMENS).map(([whose, own]) => [whose, mark(own)])),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = process.argv[2];
  if (!out || out.startsWith('-')) {
    console.error('usage: node tools/assets/omens.mjs FILE.json');
    process.exit(2);
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, JSON.stringify(omens()) + '\n');
}
