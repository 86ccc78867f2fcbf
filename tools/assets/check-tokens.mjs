// Checks the contrast of every pair of colours in assets/design/tokens.json, and that marks on the boards can be seen.
// Text needs 4.5 to 1, marks 3 to 1 (WCAG 2.1, 1.4.3 and 1.4.11). A mark on the board has two tones, and where they are 9 to
// 1 apart, one of them has 3 to 1 on any square (technique C40).
//
//   node tools/assets/check-tokens.mjs [--all]      prints what is too low (or all), ends with 1 if anything is
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { THEMES } from './shipped.mjs';
import { table } from './themes.mjs';
import { TOKENS } from './tokens.mjs';

const TEXT = 4.5,
  MARK = 3,
  TWO_TONES = 9;

/** Relative luminance. @param {string} hex */
function luminance(hex) {
  const [r, g, b] = [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {string} a @param {string} b @returns {number} 1 to 21 */
export function contrast(a, b) {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
}

/** @typedef {{what: string, ratio: number, need: number}} Measure */

/** @param {any} t the tokens @returns {Measure[]} */
function interfacePairs(t) {
  return ['light', 'dark'].flatMap((room) =>
    /** @type {[string[][], number][]} */ ([
      [t.contrast_pairs, TEXT],
      [t.mark_pairs, MARK],
    ]).flatMap(([pairs, need]) =>
      pairs.map(([front, back]) => ({
        what: `${room}: ${front} on ${back}`,
        ratio: contrast(t.colour[room][front], t.colour[room][back]),
        need,
      })),
    ),
  );
}

/** @param {any} t @returns {Measure[]} */
function boardPairs(t) {
  return Object.entries(table(t, THEMES).themes).flatMap(([id, { marks, frame }]) => [
    { what: `${id}: coordinates on the frame`, ratio: contrast(frame.text, frame.fill), need: TEXT },
    ...['lit', 'refused', 'cursor', 'last'].map((name) => ({
      what: `${id}: ${name} and its edge`,
      ratio: contrast(marks[name], marks.edge),
      need: TWO_TONES,
    })),
  ]);
}

/** @param {any} tokens @returns {Measure[]} */
export const measures = (tokens) => [...interfacePairs(tokens), ...boardPairs(tokens)];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = measures(JSON.parse(readFileSync(TOKENS, 'utf8'))),
    low = all.filter((m) => m.ratio < m.need);
  for (const m of process.argv.includes('--all') ? all : low)
    console.log(`${m.ratio.toFixed(2).padStart(6)}${m.ratio < m.need ? ` (needs ${m.need})` : ''}  ${m.what}`);
  console.log(
    low.length ? `tokens: ${low.length} of ${all.length} pairs are too low` : `tokens: all ${all.length} pairs pass`,
  );
  process.exit(low.length ? 1 : 0);
}
