// Draws the symbol of an arrow square: for a set of directions, in one of three styles, in any palette.
//
// Every symbol is a thin skeleton (shafts from the centre, a triangle at the rim) that is drawn several times, each time
// grown by another width in another colour. So all sets in all styles have the same heads, joints and corner radii.
// The game draws them the same way from what tools/assets/symbols.mjs writes (src/ui/board/symbols.cpp).
// @ts-nocheck: drawings; the tools that use them are checked.
import { circ, bar, el, poly, rect } from '../lib/svg.mjs';

export const SIZE = 200; // side of a square in user units
export const RIVER = 52; // height of the strip between two ranks
const C = SIZE / 2;
export const ORDER = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const VECTOR = { n: [0, -1], ne: [1, -1], e: [1, 0], se: [1, 1], s: [0, 1], sw: [-1, 1], w: [-1, 0], nw: [-1, -1] };
const diagonal = (d) => d.length === 2;

// shaft: half width; head: length and half width; notch: how far the back of the head is hollowed; reach: distance of the
// tip from the centre along an axis; hub: radius of the joint; layers: [grown by, colour role], from the back to the front.
export const STYLES = {
  bold: {
    shaft: 4.5,
    head: [26, 21],
    notch: 0,
    reach: 79.5,
    hub: 4.5,
    tail: 40,
    layers: [
      [15.5, 'ink'],
      [9, 'band'],
      [1.4, 'core'],
    ],
  },
  thin: { shaft: 2.6, head: [27, 11.5], notch: 7, reach: 91, hub: 6.5, tail: 62, layers: [[0.8, 'band']] },
  bordered: {
    shaft: 7.5,
    head: [27, 20],
    notch: 0,
    reach: 87,
    hub: 7.5,
    tail: 52,
    layers: [
      [5, 'ink'],
      [1.6, 'band'],
    ],
  },
};

export const name = (dirs) => ORDER.filter((d) => dirs.includes(d)).join('-');

// The skeleton of one arrow: corners of a closed path from the centre to the tip. A lone one has a tail.
export function skeleton(d, st, lone) {
  const [vx, vy] = VECTOR[d],
    len = Math.hypot(vx, vy),
    ux = vx / len,
    uy = vy / len;
  const tip = st.reach * len,
    neck = tip - st.head[0],
    at = (a, b) => [C + ux * a - uy * b, C + uy * a + ux * b];
  const start = lone ? -st.tail : 0;
  return [
    at(start, -st.shaft),
    at(neck + st.notch, -st.shaft),
    at(neck, -st.head[1]),
    at(tip, 0),
    at(neck, st.head[1]),
    at(neck + st.notch, st.shaft),
    at(start, st.shaft),
  ];
}

const grown = (d, by, colour) =>
  el('path', { d, fill: colour, stroke: colour, 'stroke-width': 2 * by, 'stroke-linejoin': 'round' });

// Inner markup of the symbol, SIZE x SIZE. Diagonals lie below, orthogonals above; each family is one joined shape.
// pal: colours as in ../boards/themes.mjs.
export function symbol(dirs, style, pal) {
  const st = STYLES[style],
    lone = dirs.length === 1;
  const family = (list, colours) => {
    if (!list.length) return '';
    const d = list.map((x) => poly(...skeleton(x, st, lone))).join('') + (lone ? '' : circ(C, C, st.hub));
    const role = { ink: pal.ink, band: colours[0], core: colours[1] ?? colours[0] };
    return st.layers.map(([by, k]) => grown(d, by, role[k])).join('');
  };
  return (
    family(
      ORDER.filter((d) => dirs.includes(d) && diagonal(d)),
      pal.diag,
    ) +
    family(
      ORDER.filter((d) => dirs.includes(d) && !diagonal(d)),
      pal.ortho,
    )
  );
}

// The pointing hand, finger up, as steps from the back to the front: a path, what fills it, and a line round it. Index finger
// to the rim, cuff at the opposite rim. The two colours also differ in the cuff: blue has one broad band, green two buttons.
export function handSteps(colour, style) {
  const blue = colour === 'blue';
  if (style === 'thin') {
    const line = (d, w = 5.5) => ({ d, line: 'band', w });
    return [
      line(
        'M76.5 104V30A13.5 13.5 0 0 1 103.5 30V96M103.5 92A10 10 0 0 1 123.5 90V104M123.5 96A9 9 0 0 1 141.5 98V108M141.5 104A7.5 7.5 0 0 1 156 108C157 128 150 142 141 154' +
          'M82 154C78 142 75 134 75 121M76.5 100C66 92 60 82 56 75C50 67 41 76 46 84C54 98 68 114 84 124C94 130 104 132 109 126',
      ),
      line(rect(73, 160, 76, 29, 4)),
      blue ? line('M73 174.5H149', 5) : { d: circ(97, 174.5, 4.5) + circ(125, 174.5, 4.5), fill: 'band' },
    ];
  }
  const index = bar(90, 30, 90, 112, 13.5),
    palm = 'M76.5 100C74 128 76 140 82 154L138 154C146 142 152 128 152 106L146 96L92 92Z';
  const curls = [bar(148, 103, 148, 118, 8.5), bar(132, 94, 132, 116, 10), bar(113, 88, 113, 114, 11)];
  const thumb =
    'M78 118C62 104 52 92 47 84C42 74 52 64 61 71C72 80 80 92 92 100C106 108 116 116 108 126C102 134 90 128 78 118Z';
  const cuff = rect(70, 156, 80, 34, 5),
    sleeve = blue ? rect(70, 169, 80, 8) : circ(95, 173, 5.5) + circ(125, 173, 5.5);
  const w = style === 'bold' ? 6.4 : 3.4,
    part = (d, fill = 'band') => ({ d, fill, line: 'ink', w });
  return [
    { d: index + palm + curls.join('') + thumb + cuff, fill: 'ink', line: 'ink', w: 2 * w },
    part(palm),
    ...curls.map((d) => part(d)),
    part(index),
    { d: 'M79.5 98V118H100V100Z' + 'M104 112L150 112L146 132L96 140Z', fill: 'band' },
    part(thumb),
    ...(style === 'bold' ? [{ d: 'M86 34V92M58 82L74 97', line: 'core', w: 6 }] : []),
    part(cuff, 'cuff'),
    { d: sleeve, fill: 'band' },
  ];
}

// The hand in any direction; pal: colours as in ../boards/themes.mjs.
export function hand(dir, colour, style, pal) {
  const [band, core = band] = pal.hand[colour],
    role = { band, core, ink: pal.handInk ?? pal.ink, cuff: pal.cuff };
  const turn = {
    n: '',
    e: 'rotate(90 100 100)',
    s: 'translate(200 0) scale(-1 1) rotate(180 100 100)',
    w: 'translate(200 0) scale(-1 1) rotate(90 100 100)',
  }[dir];
  const g = handSteps(colour, style).map(({ d, fill, line, w }) =>
    el('path', {
      d,
      fill: role[fill] ?? 'none',
      ...(line
        ? { stroke: role[line], 'stroke-width': w, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
        : {}),
    }),
  );
  return el('g', turn ? { transform: turn } : {}, g.join(''));
}

export function setsOf(boards) {
  const sets = new Map();
  for (const b of Object.values(boards)) for (const a of Object.values(b.arrows)) sets.set(name(a), a);
  return [...sets.values()].sort((a, b) => a.length - b.length || ORDER.indexOf(a[0]) - ORDER.indexOf(b[0]));
}
