// What the game lays on squares: where a piece may go, what it may take, the last move, a refusal, a hint. Never a colour
// alone: each has a shape of its own. All in units of 1/200 of a square.
// @ts-nocheck: drawings; the tools that use them are checked.
import { SIZE } from '../arrows/arrows.mjs';
import { circ, el, r, svg } from '../lib/svg.mjs';

const MIDDLE = SIZE / 2;
const WHOLE = [0, 0, SIZE, SIZE];
const outline = (d, stroke, width, extra = {}) =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round', 'stroke-linecap': 'round', ...extra });

// A border within the square; dash as in SVG.
function border(inset, corner, stroke, width, { dash, fill, opacity } = {}) {
  const at = { x: inset, y: inset, width: SIZE - 2 * inset, height: SIZE - 2 * inset, rx: corner };
  return (fill ? el('rect', { ...at, fill, opacity: fill.opacity ?? 0.16 }) : '')
    + el('rect', { ...at, fill: 'none', stroke, 'stroke-width': width, 'stroke-dasharray': dash?.join(' '), opacity });
}

// Of equal length on all four sides, so that every corner is drawn.
const DASH = [30, 17.2];
const corner = 12, inset = 7;

// Heads of the arrows of the piece in hand, on the border of its square: over the piece, so that the ways out always show.
function head(turn, m) {
  const tip = turn % 90 ? 160 : 122, d = `M${MIDDLE} ${MIDDLE - tip}l30 42h-60z`;
  return el('g', { transform: `rotate(${turn} ${MIDDLE} ${MIDDLE})` }, outline(d, m.edge, 11) + el('path', { d, fill: m.lit }));
}
const HEADS = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };
function headBox(turn) {
  const a = turn * Math.PI / 180, out = turn % 90 ? 142 : 104, side = turn % 90 ? 84 : 76;
  return [MIDDLE + out * Math.sin(a) - side / 2, MIDDLE - out * Math.cos(a) - side / 2, side, side].map((x) => Math.round(x));
}

// name -> [what it covers, markup]; m: the colours of themes.json's marks.
/** @returns {Record<string, [number[], string]>} */
export function marks(m) {
  const cross = `M${MIDDLE - 22} ${MIDDLE - 22}l44 44m0 -44l-44 44`;
  const brackets = `M8 52V8H52M148 8H192V52M192 148V192H148M52 192H8V148`;
  const ring = (width, stroke) => outline(circ(MIDDLE, MIDDLE, 84), stroke, width);
  return {
    target: [[50, 50, 100, 100], el('path', { d: circ(MIDDLE, MIDDLE, 35), fill: m.edge }) + el('path', { d: circ(MIDDLE, MIDDLE, 25), fill: m.lit })],
    capture: [[-16, -16, 232, 232], outline(brackets, m.edge, 34) + outline(brackets, m.lit, 20)],
    from: [WHOLE, border(inset, corner, m.edge, 11, { fill: m.last, dash: DASH, opacity: 0.3 }) + border(inset, corner, m.last, 8, { dash: DASH, opacity: 0.85 })],
    to: [WHOLE, border(inset, corner, m.edge, 11, { fill: m.last, opacity: 0.3 }) + border(inset, corner, m.last, 8, { opacity: 0.85 })],
    refused: [WHOLE, border(8, corner, m.edge, 15, { fill: m.refused, dash: DASH }) + border(8, corner, m.refused, 10, { dash: DASH })],
    hint: [WHOLE, ring(26, '#251B00') + ring(17, m.hint)],
    hover: [WHOLE, border(7, corner, m.edge, 7, { opacity: 0.9 })],
    focus: [WHOLE, border(10, corner, m.edge, 18) + border(10, corner, m.cursor, 10)],
    cross: [[60, 60, 80, 80], outline(cross, m.edge, 26) + outline(cross, m.refused, 14)],
    ...Object.fromEntries(Object.entries(HEADS).map(([d, turn]) => [`head-${d}`, [headBox(turn), head(turn, m)]])),
  };
}

// One mark as an SVG of what it covers.
/** @param {[number[], string]} mark */
export const picture = ([box, inner]) => svg(box[2], box[3], inner, { viewBox: box.map(r).join(' ') });
