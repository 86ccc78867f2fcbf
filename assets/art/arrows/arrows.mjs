// Draws the symbol of an arrow square: for a set of directions, in one of three styles, in any palette.
//
//   node arrows/arrows.mjs OUT        writes OUT/{bold,thin,bordered}/*.svg for every set of boards.json, and the hands
//
// Every symbol is a thin skeleton (shafts from the centre, a triangle at the rim) that is drawn several times, each time
// grown by another width in another colour. So all sets in all styles have the same heads, joints and corner radii.
// @ts-nocheck: drawings; the tools that use them are checked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { save } from '../lib/save.mjs';
import { circ, bar, el, poly, rect, svg } from '../lib/svg.mjs';

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

// Default colours. `light` and `dark` name the square under the symbol; a theme brings its own.
export const PALETTE = {
  bold: {
    light: {
      ink: '#2a1436',
      ortho: ['#17a398', '#b9f5df'],
      diag: ['#a8401f', '#ffd2a1'],
      hand: { blue: ['#3f7df0', '#d3e6ff'], green: ['#35ae58', '#d9f7c9'] },
    },
    dark: {
      ink: '#2a1436',
      ortho: ['#7a52d1', '#e5d4ff'],
      diag: ['#8c3218', '#ffd2a1'],
      hand: { blue: ['#3f7df0', '#d3e6ff'], green: ['#35ae58', '#d9f7c9'] },
    },
  },
  thin: {
    light: { ink: '#4a3b2a', ortho: ['#4a3b2a'], diag: ['#4a3b2a'], hand: { blue: ['#2b5fb8'], green: ['#2c7a45'] } },
    dark: { ink: '#4a3b2a', ortho: ['#4a3b2a'], diag: ['#4a3b2a'], hand: { blue: ['#2b5fb8'], green: ['#2c7a45'] } },
  },
  bordered: {
    light: { ink: '#3b2417', ortho: ['#5d8a5a'], diag: ['#b4622e'], hand: { blue: ['#4a7fc4'], green: ['#5aa55f'] } },
    dark: { ink: '#3b2417', ortho: ['#5d8a5a'], diag: ['#b4622e'], hand: { blue: ['#4a7fc4'], green: ['#5aa55f'] } },
  },
};

export const name = (dirs) => ORDER.filter((d) => dirs.includes(d)).join('-');

// The skeleton of one arrow: a closed path from the centre to the tip.
function skeleton(d, st, lone) {
  const [vx, vy] = VECTOR[d],
    len = Math.hypot(vx, vy),
    ux = vx / len,
    uy = vy / len;
  const tip = st.reach * len,
    neck = tip - st.head[0],
    at = (a, b) => [C + ux * a - uy * b, C + uy * a + ux * b];
  const start = lone ? -st.tail : 0;
  return poly(
    at(start, -st.shaft),
    at(neck + st.notch, -st.shaft),
    at(neck, -st.head[1]),
    at(tip, 0),
    at(neck, st.head[1]),
    at(neck + st.notch, st.shaft),
    at(start, st.shaft),
  );
}

const grown = (d, by, colour) =>
  el('path', { d, fill: colour, stroke: colour, 'stroke-width': 2 * by, 'stroke-linejoin': 'round' });

// Inner markup of the symbol, SIZE x SIZE. Diagonals lie below, orthogonals above; each family is one joined shape.
export function symbol(dirs, style = 'bold', pal = PALETTE[style].light) {
  const st = STYLES[style],
    lone = dirs.length === 1;
  const family = (list, colours) => {
    if (!list.length) return '';
    const d = list.map((x) => skeleton(x, st, lone)).join('') + (lone ? '' : circ(C, C, st.hub));
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

// The pointing hand: index finger to the rim, cuff at the opposite rim. The two colours also differ in the cuff:
// blue has one broad band, green two buttons.
export function hand(dir, colour, style = 'bold', pal = PALETTE[style].light) {
  const [band, core = band] = pal.hand[colour],
    ink = pal.handInk ?? pal.ink;
  const index = bar(90, 30, 90, 112, 13.5),
    palm = 'M76.5 100C74 128 76 140 82 154L138 154C146 142 152 128 152 106L146 96L92 92Z';
  const curls = [bar(113, 88, 113, 114, 11), bar(132, 94, 132, 116, 10), bar(148, 103, 148, 118, 8.5)];
  const thumb =
    'M78 118C62 104 52 92 47 84C42 74 52 64 61 71C72 80 80 92 92 100C106 108 116 116 108 126C102 134 90 128 78 118Z';
  const cuff = rect(70, 156, 80, 34, 5),
    sleeve = colour === 'blue' ? rect(70, 169, 80, 8) : circ(95, 173, 5.5) + circ(125, 173, 5.5);
  const turn = {
    n: '',
    e: 'rotate(90 100 100)',
    s: 'translate(200 0) scale(-1 1) rotate(180 100 100)',
    w: 'translate(200 0) scale(-1 1) rotate(90 100 100)',
  }[dir];
  const all = index + palm + curls.join('') + thumb + cuff;
  let g = '';
  if (style === 'thin') {
    const line = (d, w = 5.5) =>
      el('path', {
        d,
        fill: 'none',
        stroke: band,
        'stroke-width': w,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      });
    g =
      line(
        'M76.5 104V30A13.5 13.5 0 0 1 103.5 30V96M103.5 92A10 10 0 0 1 123.5 90V104M123.5 96A9 9 0 0 1 141.5 98V108M141.5 104A7.5 7.5 0 0 1 156 108C157 128 150 142 141 154' +
          'M82 154C78 142 75 134 75 121M76.5 100C66 92 60 82 56 75C50 67 41 76 46 84C54 98 68 114 84 124C94 130 104 132 109 126',
      ) +
      line(rect(73, 160, 76, 29, 4)) +
      (colour === 'blue'
        ? line('M73 174.5H149', 5)
        : el('path', { d: circ(97, 174.5, 4.5) + circ(125, 174.5, 4.5), fill: band }));
  } else {
    const w = style === 'bold' ? 6.4 : 3.4,
      edge = { stroke: ink, 'stroke-width': w, 'stroke-linejoin': 'round' };
    const part = (d, fill) => el('path', { d, fill, ...edge });
    g =
      grown(all, w, ink) +
      part(palm, band) +
      curls
        .slice()
        .reverse()
        .map((d) => part(d, band))
        .join('') +
      part(index, band) +
      el('path', { d: 'M79.5 98V118H100V100Z' + 'M104 112L150 112L146 132L96 140Z', fill: band }) +
      part(thumb, band) +
      (style === 'bold'
        ? el('path', {
            d: 'M86 34V92M58 82L74 97',
            fill: 'none',
            stroke: core,
            'stroke-width': 6,
            'stroke-linecap': 'round',
          })
        : '') +
      part(cuff, style === 'bold' ? '#fff8e7' : '#f4ead2') +
      el('path', { d: sleeve, fill: band });
  }
  return el('g', turn ? { transform: turn } : {}, g);
}

export function setsOf(boards) {
  const sets = new Map();
  for (const b of Object.values(boards)) for (const a of Object.values(b.arrows)) sets.set(name(a), a);
  return [...sets.values()].sort((a, b) => a.length - b.length || ORDER.indexOf(a[0]) - ORDER.indexOf(b[0]));
}

// Every picture of a style: name -> SVG.
export function pictures(boards, style) {
  const out = new Map(setsOf(boards).map((set) => [name(set), symbol(set, style)]));
  for (const c of ['blue', 'green']) for (const d of ['n', 'e', 's', 'w']) out.set(`hand-${c}-${d}`, hand(d, c, style));
  return new Map([...out].map(([k, inner]) => [k, svg(SIZE, SIZE, inner)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const boards = JSON.parse(readFileSync(new URL('../boards/boards.json', import.meta.url)));
  for (const style of Object.keys(STYLES)) save(join(process.argv[2], style), pictures(boards, style));
}
