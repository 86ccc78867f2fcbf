// Composes the first position of Smess from what the build has written, the way the game does: themes.json, tiles, atlases
// and fonts are read, so a picture that looks right proves that they suffice. The arrows alone come from their source.
//
//   node tools/assets/preview.mjs ASSETS OUT.png [THEME] [WIDTH in pixels]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execFileSync } from 'node:child_process';
import { cutout, mark, squares } from '../../assets/art/boards/board.mjs';
import { THEMES } from '../../assets/art/boards/themes.mjs';
import { el, r, svg } from '../../assets/art/lib/svg.mjs';
import { shippedBoards } from './pictures.mjs';

const PLACEMENT = '1ssbss1/nnnnnnn/7/7/7/7/NNNNNNN/1SSBSS1';
/** @type {Record<string, string>} */
const LETTERS = { b: 'brain', s: 'numskull', n: 'ninny' };

/** @returns {Map<string, string>} square to the name of the piece's cell */
function position() {
  const at = new Map();
  PLACEMENT.split('/').forEach((row, i) => {
    let file = 0;
    for (const c of row) {
      if (/\d/.test(c)) file += Number(c);
      else at.set('abcdefg'[file++] + (8 - i), `${c === c.toLowerCase() ? 'red' : 'blue'}-${LETTERS[c.toLowerCase()]}`);
    }
  });
  return at;
}

/** Reads the built files and draws them as the game does. */
class Painter {
  /** @param {string} folder @param {string} theme @param {number} side of a square in pixels */
  constructor(folder, theme, side) {
    this.folder = folder;
    this.table = JSON.parse(readFileSync(join(folder, 'themes.json'), 'utf8'));
    this.theme = this.table.themes[theme];
    this.id = theme;
    this.size = this.table.sizes.find((/** @type {number} */ s) => s >= side) ?? Math.max(...this.table.sizes);
    /** @type {Map<string, any>} */
    this.atlases = new Map();
    /** @type {string[]} */
    this.defs = [];
  }

  /** @param {string} file */
  data(file) {
    return 'data:image/png;base64,' + readFileSync(join(this.folder, file)).toString('base64');
  }

  /** A cell of an atlas. @param {string} name @param {string} cell @param {number} x @param {number} y @param {number} w */
  sprite(name, cell, x, y, w) {
    let atlas = this.atlases.get(name);
    if (!atlas) {
      atlas = JSON.parse(readFileSync(join(this.folder, `atlas/${name}-${this.size}.json`), 'utf8'));
      this.atlases.set(name, atlas);
      this.defs.push(el('image', { id: name, width: atlas.width, height: atlas.height, href: this.data(atlas.image) }));
    }
    const [cx, cy, cw, ch] = atlas.cells[cell];
    return el(
      'svg',
      { x, y, width: w, height: (w * ch) / cw, viewBox: `${cx} ${cy} ${cw} ${ch}` },
      el('use', { href: `#${name}` }),
    );
  }

  /** A tile as a pattern that starts at (0, 0). @param {string} id @param {string} texture @param {number} span */
  tile(id, texture, span) {
    const side = span * this.table.geometry.square;
    this.defs.push(
      el(
        'pattern',
        { id, width: side, height: side, patternUnits: 'userSpaceOnUse' },
        el('image', { width: side, height: side, href: this.data(`textures/${texture}.png`) }),
      ),
    );
  }
}

/** @param {Painter} p @param {number} w @param {number} h */
function frame(p, w, h) {
  const { fill, texture, span, stripes } = p.theme.frame,
    g = p.table.geometry.frame;
  let out = el('rect', { width: w, height: h, rx: g.corner, fill });
  if (texture) {
    p.tile('frame', texture, span);
    out += el('rect', { width: w, height: h, rx: g.corner, fill: 'url(#frame)' });
  }
  stripes.forEach((/** @type {string} */ stroke, /** @type {number} */ i) => {
    const q = 6 + g.stripeStep * i + g.stripe / 2;
    out += el('rect', {
      x: q,
      y: q,
      width: w - 2 * q,
      height: h - 2 * q,
      rx: g.corner - 4 - g.stripeCornerStep * i,
      fill: 'none',
      stroke,
      'stroke-width': g.stripe,
    });
  });
  return out;
}

/** @param {Painter} p @param {any} s a square of board.mjs */
function ground(p, s) {
  const g = p.table.geometry,
    t = p.theme,
    one = g.square,
    box = (/** @type {number} */ m) => ({ x: s.x + m, y: s.y + m, width: one - 2 * m, height: one - 2 * m });
  let out = el('rect', { ...box(0), fill: t.colours[s.kind] });
  if (t.texture) {
    const k = cutout('abcdefg'.indexOf(s.id[0]), Number(s.id.slice(1))),
      dx = k * g.cutouts.x,
      dy = k * g.cutouts.y;
    out += el('rect', {
      x: s.x - dx,
      y: s.y - dy,
      width: one,
      height: one,
      fill: `url(#${s.kind})`,
      transform: `translate(${r(dx)} ${r(dy)})`,
    });
  }
  if (t.inset)
    out += el('rect', { ...box(g.inset.margin), rx: g.inset.corner, fill: t.inset[s.kind], opacity: g.inset.opacity });
  if (t.bevel) {
    const o = g.bevel.offset,
      [a, b, c, d] = [s.x + o, s.y + o, s.x + one - o, s.y + one - o];
    const side = (/** @type {string} */ path, /** @type {string} */ stroke) =>
      el('path', { d: path, stroke, 'stroke-width': g.bevel.width, fill: 'none', opacity: t.bevel });
    out += side(`M${a} ${d}V${b}H${c}`, '#fff') + side(`M${a} ${d}H${c}V${b}`, '#000');
  }
  if (t.grid)
    out += el('rect', {
      ...box(0),
      fill: 'none',
      stroke: t.grid,
      'stroke-width': g.grid.width,
      opacity: g.grid.opacity,
    });
  return out;
}

/** @param {Painter} p @param {any[]} list squares @param {number} h */
function coordinates(p, list, h) {
  const { square, frame: f, coordinates: c } = p.table.geometry;
  const text = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ s) =>
    el(
      'text',
      {
        x,
        y,
        fill: p.theme.frame.text,
        'font-size': c.size,
        'font-weight': 'bold',
        'font-family': 'Mess Hall Text',
        'text-anchor': 'middle',
      },
      s,
    );
  return list
    .map(
      (s) =>
        (s.id.endsWith('1') ? text(s.x + square / 2, h - f.width + c.fileBaseline, s.id[0]) : '') +
        (s.id.startsWith('a') ? text(c.rankMiddle, s.y + square / 2 + c.rankBaseline, s.id.slice(1)) : ''),
    )
    .join('');
}

/** @param {string} folder @param {string} theme @param {number} width @returns {string} */
export function compose(folder, theme, width) {
  const board = shippedBoards()[0],
    list = squares(board),
    at = position();
  const p = new Painter(folder, theme, (width * 200) / (board.width * 200 + 152)),
    { square, frame: f, edge } = p.table.geometry;
  const w = 2 * f.width + board.width * square,
    h = 2 * f.width + board.height * square;
  if (p.theme.texture)
    for (const [kind, ending] of [
      ['light', 'light'],
      ['dark', 'dark'],
    ])
      p.tile(kind, `${p.theme.texture}-${ending}`, p.theme.span);
  const { scale, drop } = p.table.pieces.characters,
    side = square * scale,
    margin = (square - side) / 2;
  const body =
    frame(p, w, h) +
    list.map((s) => ground(p, s)).join('') +
    el('rect', {
      x: f.width,
      y: f.width,
      width: w - 2 * f.width,
      height: h - 2 * f.width,
      fill: 'none',
      stroke: p.theme.edge,
      'stroke-width': edge,
    }) +
    list.map((s) => el('g', { transform: `translate(${s.x} ${s.y})` }, mark(board, THEMES[theme], s))).join('') +
    list
      .map((s) =>
        at.has(s.id) ? p.sprite('pieces-characters-mess', at.get(s.id) ?? '', s.x + margin, s.y + margin + drop, side) : '',
      )
      .join('') +
    coordinates(p, list, h);
  return svg(w, h, el('defs', {}, p.defs.join('')) + body);
}

const [folder, out, theme = 'seventies', width = '900'] = process.argv.slice(2);
if (!folder || folder.startsWith('-') || !out) {
  console.error('usage: node tools/assets/preview.mjs ASSETS OUT.png [THEME] [WIDTH]');
  process.exit(2);
}
const work = mkdtempSync(join(tmpdir(), 'preview-'));
writeFileSync(join(work, 'board.svg'), compose(folder, theme, Number(width)));
writeFileSync(
  join(work, 'fonts.conf'),
  `<fontconfig><dir>${resolve(folder, 'fonts')}</dir><cachedir>${work}</cachedir></fontconfig>`,
);
execFileSync('rsvg-convert', ['--unlimited', '-w', width, join(work, 'board.svg'), '-o', out], {
  env: { ...process.env, FONTCONFIG_FILE: join(work, 'fonts.conf') },
});
rmSync(work, { recursive: true });
