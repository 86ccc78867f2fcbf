// The marks of prophecies: an eye in a gold ring. The player's own is round, and its eye pale on violet; the other's is a
// diamond, and its eye an outline on pale ground: shape, filling and lightness all tell whose it is. The game paints them from
// the steps below (omens.json), in the size that is shown.
//
// On the square, under a piece: `plate` (translucent), on it `ring`, or `draft` while it can still be taken back. Over the piece,
// small, in corners of the square: `eye` on the left and `count` on the right, in which the game writes the moves that are left. On
// an empty square `gaze`, as large as the ring, takes the place of the small eye.
//
//   node marks/omens.mjs OUT          writes OUT/{own,foe}-PART.svg
// @ts-nocheck: drawings; the tools that use them are checked.
import { fileURLToPath } from 'node:url';
import { save } from '../lib/save.mjs';
import { circ, el, r, svg } from '../lib/svg.mjs';
import { COMMON } from '../pieces/figure.mjs';

export const BOX = 200;
const M = BOX / 2;
const { ink, rim, gold, white } = COMMON;
const VIOLET = '#6536bd',
  DEEP = '#3d1c80',
  PALE = '#efe6ff';

// A diamond with round corners, from the middle to a corner.
const diamond = (reach, round = 16) => {
  const a = reach - round;
  const corner = (x, y) => `${r(M + x)} ${r(M + y)}`;
  return (
    `M${corner(round, -a)}L${corner(a, -round)}A${r(round * 1.42)} ${r(round * 1.42)} 0 0 1 ${corner(a, round)}` +
    `L${corner(round, a)}A${r(round * 1.42)} ${r(round * 1.42)} 0 0 1 ${corner(-round, a)}` +
    `L${corner(-a, round)}A${r(round * 1.42)} ${r(round * 1.42)} 0 0 1 ${corner(-a, -round)}` +
    `L${corner(-round, -a)}A${r(round * 1.42)} ${r(round * 1.42)} 0 0 1 ${corner(round, -a)}Z`
  );
};
const arc = (radius, from, to) => {
  const at = (t) => `${r(M + radius * Math.cos(t))} ${r(M + radius * Math.sin(t))}`;
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
};
// Dashes along a circle, and along the sides of a diamond.
const arcs = (radius, count) =>
  Array.from({ length: count }, (_, i) => {
    const step = (2 * Math.PI) / count,
      at = (i - 0.5) * step;
    return arc(radius, at + 0.22 * step, at + 0.78 * step);
  }).join('');
const sides = (reach, count) => {
  const corners = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  return corners
    .flatMap(([x, y], i) => {
      const [u, v] = corners[(i + 1) % 4];
      const at = (t) => `${r(M + reach * (x + (u - x) * t))} ${r(M + reach * (y + (v - y) * t))}`;
      return Array.from({ length: count }, (_, k) => `M${at((k + 0.24) / count)}L${at((k + 0.76) / count)}`);
    })
    .join('');
};

const line = (d, colour, w) => ({ d, line: colour, w });
const fill = (d, colour) => ({ d, fill: colour });
const band = (d, widths) => [line(d, rim, widths[0]), line(d, ink, widths[1]), line(d, gold, widths[2])];
const LID = 'M30 100C56 58 144 58 170 100C144 142 56 142 30 100Z';
const NARROW = 'M46 100C68 66 132 66 154 100C132 134 68 134 46 100Z';
const SLIM = 'M48 100C68 66 132 66 152 100C132 134 68 134 48 100Z';
const WIDE = 'M44 100C66 62 134 62 156 100C134 138 66 138 44 100Z';

const badge = (d, field) => [line(d, rim, 34), line(d, ink, 26), fill(d, field), line(d, gold, 14)];
const ROUND = circ(M, M, 80),
  EDGED = diamond(86, 20);

// steps from the lowest; `digit`: the colour of what is written on the count.
export const OMENS = {
  own: {
    digit: white,
    plate: [fill(circ(M, M, 84), VIOLET)],
    ring: band(circ(M, M, 84), [26, 20, 11]),
    draft: band(arcs(84, 10), [26, 20, 11]),
    eye: [
      ...badge(ROUND, VIOLET),
      fill(LID, white),
      line(LID, DEEP, 8),
      fill(circ(M, M, 29), DEEP),
      fill(circ(90, 90, 9), white),
    ],
    count: badge(ROUND, VIOLET),
    gaze: [line(WIDE, rim, 24), line(WIDE, ink, 17), fill(WIDE, white), fill(circ(M, M, 27), DEEP), fill(circ(90, 90, 8), white)],
  },
  foe: {
    digit: DEEP,
    plate: [fill(diamond(96, 10), VIOLET)],
    ring: band(diamond(94, 10), [26, 20, 11]),
    draft: band(sides(92, 3), [26, 20, 11]),
    eye: [...badge(EDGED, PALE), line(NARROW, DEEP, 12), fill(circ(M, M, 15), DEEP)],
    count: badge(EDGED, PALE),
    gaze: [line(SLIM, ink, 22), line(SLIM, rim, 12), fill(circ(M, M, 25), ink), fill(circ(M, M, 19), rim)],
  },
};
export const PARTS = ['plate', 'ring', 'draft', 'eye', 'count', 'gaze'];

const draw = ({ d, fill: colour, line: stroke, w }) =>
  el('path', {
    d,
    fill: colour ?? 'none',
    stroke,
    'stroke-width': w,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
export const omen = (whose, part) => svg(BOX, BOX, OMENS[whose][part].map(draw).join(''));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = ['own', 'foe'].flatMap((whose) => PARTS.map((part) => [whose, part]));
  save(process.argv[2], new Map(names.map(([whose, part]) => [`${whose}-${part}`, omen(whose, part)])));
}
