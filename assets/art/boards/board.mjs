// Composes a whole board as SVG: frame, squares, river, towers, arrows, and whatever stands on the squares.
//
//   node boards/board.mjs smess seventies TEXTURES > board.svg      TEXTURES: the folder that textures.mjs has filled
//
// A square is 200 units. Each square looks at another part of its texture, so no two of them show the same grain.
// @ts-nocheck: drawings; the tools that use them are checked.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RIVER, SIZE, hand, symbol } from '../arrows/arrows.mjs';
import { el, r, rect, svg } from '../lib/svg.mjs';
import { GEOMETRY, THEMES, span } from './themes.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const FILES = 'abcdefghi';
export const KINDS = ['light', 'dark', 'towerLight', 'towerDark'];
export const FRAME = GEOMETRY.frame.width;
const { count: TILES } = GEOMETRY.cutouts;
export const kebab = (k) => k.replace(/[A-Z]/g, (c) => '-' + c.toLowerCase());
export const boards = (file = join(here, 'boards.json')) => JSON.parse(readFileSync(file));

// Which cut-out of its texture a square shows.
export function cutout(file, rank) {
  const c = GEOMETRY.cutouts;
  return (file * c.file + rank * c.rank + ((file * rank) % c.product)) % c.count;
}

// Position and kind of every square; a1 is dark.
export function squares(board) {
  const tower = new Set(board.towers ? [...board.towers.lower, ...board.towers.upper] : []);
  const out = [];
  for (let rank = 1; rank <= board.height; rank++)
    for (let f = 0; f < board.width; f++) {
      const id = FILES[f] + rank,
        dark = (f + rank) % 2 === 1,
        above = board.river && rank > board.river.between_ranks[0];
      const y = FRAME + (board.height - rank) * SIZE + (board.river && !above ? RIVER : 0);
      const kind = tower.has(id) ? (dark ? 'towerDark' : 'towerLight') : dark ? 'dark' : 'light';
      out.push({ id, x: FRAME + f * SIZE, y, kind, tile: cutout(f, rank) });
    }
  return out;
}
export const extent = (board) => [
  2 * FRAME + board.width * SIZE,
  2 * FRAME + board.height * SIZE + (board.river ? RIVER : 0),
];

function patterns(theme, folder) {
  if (!theme.texture) return '';
  const one = (id, file) => {
    const p = join(folder, file + '.png');
    if (!existsSync(p)) return '';
    const wide = span(file) * SIZE,
      { x, y } = GEOMETRY.cutouts;
    const href = 'data:image/png;base64,' + readFileSync(p).toString('base64');
    return (
      el(
        'pattern',
        { id, width: wide, height: wide, patternUnits: 'userSpaceOnUse' },
        el('image', { width: wide, height: wide, preserveAspectRatio: 'none', href }),
      ) +
      Array.from({ length: TILES }, (_, i) =>
        el('pattern', { id: id + i, href: '#' + id, patternTransform: `translate(${r(i * x)} ${r(i * y)})` }),
      ).join('')
    );
  };
  return (
    KINDS.map((k) => one(k, `${theme.texture}-${kebab(k)}`)).join('') +
    (theme.frame.texture ? one('frame', theme.frame.texture) : '')
  );
}

function square(s, theme) {
  const { inset, bevel, stitch, grid } = GEOMETRY,
    box = (m) => ({ x: s.x + m, y: s.y + m, width: SIZE - 2 * m, height: SIZE - 2 * m });
  let g = el('rect', { ...box(0), fill: theme.texture ? `url(#${s.kind}${s.tile})` : theme.colours[s.kind] });
  if (theme.inset)
    g += el('rect', { ...box(inset.margin), rx: inset.corner, fill: theme.inset[s.kind], opacity: inset.opacity });
  if (theme.bevel) {
    const [a, b, c, d] = [
      s.x + bevel.offset,
      s.y + bevel.offset,
      s.x + SIZE - bevel.offset,
      s.y + SIZE - bevel.offset,
    ].map(r);
    const side = (path, stroke) =>
      el('path', { d: path, stroke, 'stroke-width': bevel.width, fill: 'none', opacity: theme.bevel });
    g += side(`M${a} ${d}V${b}H${c}`, '#fff') + side(`M${a} ${d}H${c}V${b}`, '#000');
  }
  if (theme.stitch) {
    g += el('rect', {
      ...box(stitch.margin),
      rx: stitch.corner,
      fill: 'none',
      stroke: theme.stitch,
      'stroke-width': stitch.width,
      'stroke-dasharray': stitch.dash.join(' '),
      opacity: stitch.opacity,
    });
  }
  if (theme.grid)
    g += el('rect', { ...box(0), fill: 'none', stroke: theme.grid, 'stroke-width': grid.width, opacity: grid.opacity });
  return g;
}

function river(board, theme) {
  if (!board.river) return '';
  const y = FRAME + (board.height - board.river.between_ranks[0]) * SIZE,
    x0 = FRAME,
    w = board.width * SIZE,
    { fill, wave, bank } = theme.river;
  const ripple = (dy, a, c, width, phase) => {
    let d = `M${x0 - 100 + phase} ${r(y + dy)}`;
    for (let x = 0; x < w + 200; x += 100) d += `q25 ${-a} 50 0t50 0`;
    return el('path', { d, stroke: c, 'stroke-width': width, fill: 'none', 'stroke-linecap': 'round' });
  };
  return (
    el('clipPath', { id: 'river' }, el('path', { d: rect(x0, y, w, RIVER) })) +
    el(
      'g',
      { 'clip-path': 'url(#river)' },
      el('rect', { x: x0, y, width: w, height: RIVER, fill }) +
        ripple(16, 11, wave[0], 5, 0) +
        ripple(37, 11, wave[1], 6, 35),
    ) +
    el('path', { d: `M${x0} ${r(y + 2.5)}h${w}M${x0} ${r(y + RIVER - 2.5)}h${w}`, stroke: bank, 'stroke-width': 5 })
  );
}

function towers(board, theme, at) {
  if (!board.towers) return '';
  return ['d3', 'd10']
    .map((id) => {
      const s = at.get(id),
        d = rect(s.x, s.y, 3 * SIZE, 3 * SIZE);
      return theme.towerEdge
        .map((stroke, i) => el('path', { d, fill: 'none', stroke, 'stroke-width': GEOMETRY.towerEdge[i] }))
        .join('');
    })
    .join('');
}

function frame(board, theme, coords) {
  const [w, h] = extent(board),
    f = theme.frame,
    { corner, stripe, stripeStep, stripeCornerStep } = GEOMETRY.frame,
    c = GEOMETRY.coordinates;
  let g = el('rect', { width: w, height: h, rx: corner, fill: f.fill });
  if (f.texture) g += el('rect', { width: w, height: h, rx: corner, fill: 'url(#frame0)' });
  f.stripes.forEach((stroke, i) => {
    const q = 6 + stripeStep * i + stripe / 2;
    g += el('rect', {
      x: q,
      y: q,
      width: w - 2 * q,
      height: h - 2 * q,
      rx: corner - 4 - stripeCornerStep * i,
      fill: 'none',
      stroke,
      'stroke-width': stripe,
    });
  });
  if (!coords) return g;
  const text = (x, y, s) =>
    el(
      'text',
      {
        x,
        y,
        fill: f.text,
        'font-size': c.size,
        'font-weight': 'bold',
        'font-family': 'DejaVu Sans, sans-serif',
        'text-anchor': 'middle',
      },
      s,
    );
  for (const s of squares(board)) {
    if (s.id.slice(1) === '1') g += text(s.x + SIZE / 2, h - FRAME + c.fileBaseline, s.id[0]);
    if (s.id[0] === 'a') g += text(c.rankMiddle, s.y + SIZE / 2 + c.rankBaseline, s.id.slice(1));
  }
  return g;
}

// The symbol of a square as markup: its arrows, or the hand that lies there. Plain boards have none.
export function mark(board, theme, s, style = theme.arrows.style) {
  if (!board.arrows) return '';
  const at = (board.hands ?? []).find((x) => x.square === s.id),
    palette = theme.arrows[style][s.kind];
  return at ? hand(at.direction, at.colour, style, palette) : symbol(board.arrows[s.id], style, palette);
}

// draw: square id -> markup in a 200 x 200 box that is put above the arrows. dim: opacity of the arrows under a piece.
export function compose(board, themeName, { textures, draw = () => '', coords = true, arrows = true, dim = 1, style }) {
  const theme = THEMES[themeName],
    list = squares(board),
    at = new Map(list.map((s) => [s.id, s])),
    [w, h] = extent(board);
  const put = (s, inner) => inner && el('g', { transform: `translate(${s.x} ${s.y})` }, inner);
  const symbols = list.map((s) =>
    put(
      s,
      dim < 1 && draw(s.id) ? el('g', { opacity: dim }, mark(board, theme, s, style)) : mark(board, theme, s, style),
    ),
  );
  return svg(
    w,
    h,
    el('defs', {}, patterns(theme, textures)) +
      frame(board, theme, coords) +
      list.map((s) => square(s, theme)).join('') +
      river(board, theme) +
      towers(board, theme, at) +
      el('rect', {
        x: FRAME,
        y: FRAME,
        width: w - 2 * FRAME,
        height: h - 2 * FRAME,
        fill: 'none',
        stroke: theme.grid ?? theme.towerEdge[0],
        'stroke-width': GEOMETRY.edge,
      }) +
      (arrows ? symbols.join('') : '') +
      list.map((s) => put(s, draw(s.id))).join(''),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , game, theme, textures] = process.argv;
  process.stdout.write(compose(boards()[game], theme, { textures }));
}
