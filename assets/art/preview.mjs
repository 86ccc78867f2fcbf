// Rebuilds every preview. Needs rsvg-convert; pngquant makes the files small.
//
//   node preview.mjs OUT [part of a name]
// @ts-nocheck: drawings; the tools that use them are checked.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hand, setsOf, symbol } from './arrows/arrows.mjs';
import { boards, compose, extent } from './boards/board.mjs';
import { ensure } from './boards/textures.mjs';
import { THEMES } from './boards/themes.mjs';
import { icon, wordmark } from './brand/brand.mjs';
import { el, nest, r, svg } from './lib/svg.mjs';
import { OMENS, omen } from './marks/omens.mjs';
import { ARMIES, army } from './pieces/armies.mjs';
import { CHARACTERS, COLLEGE, character } from './pieces/characters.mjs';
import { disc } from './pieces/discs.mjs';
import { likeness } from './pieces/likeness.mjs';
import { DROP, SCALE } from './pieces/place.mjs';

const [, , out, only = ''] = process.argv,
  textures = join(out, 'textures');
mkdirSync(out, { recursive: true });
ensure(textures);
const B = boards(),
  IDS = Object.keys(CHARACTERS);
const SETS = { characters: character, likeness, discs: disc };

function save(name, text, width, colours = 72) {
  if (!name.includes(only)) return;
  const tmp = join(tmpdir(), `preview-${process.pid}.svg`),
    file = join(out, name + '.png');
  writeFileSync(tmp, text);
  execFileSync('rsvg-convert', ['--unlimited', '-w', String(width), tmp, '-o', file]);
  rmSync(tmp);
  try {
    execFileSync('pngquant', ['--force', '--speed', '1', '--nofs', '--output', file, String(colours), file]);
  } catch {
    /* larger, still right */
  }
}
const tile = (name, w) =>
  el('image', {
    width: w,
    height: w,
    href: 'data:image/png;base64,' + readFileSync(join(textures, name + '.png')).toString('base64'),
  });

// Placement text to piece: square -> [side, id]. The first player's letters are upper case.
const LETTER = { b: 'brain', t: 'toady', y: 'yahoo', s: 'numskull', c: 'clodhopper', f: 'fuddy-duddy', n: 'ninny' };
function placed(fen, board, first) {
  const at = new Map(),
    second = first === 'blue' ? 'red' : 'blue';
  fen.split('/').forEach((row, i) => {
    let f = 0;
    for (const c of row) {
      if (/\d/.test(c)) {
        f += +c;
        continue;
      }
      at.set('abcdefghi'[f++] + (board.height - i), [c === c.toUpperCase() ? first : second, LETTER[c.toLowerCase()]]);
    }
  });
  return at;
}
// Small squares: the arrows under a piece step back a little.
function start(game, theme, set = 'characters', small = false) {
  const b = B[game],
    fen =
      game === 'smess'
        ? '1ssbss1/nnnnnnn/7/7/7/7/NNNNNNN/1SSBSS1'
        : 'syftbtfys/9/1c5c1/n1n1n1n1n/9/9/N1N1N1N1N/1C5C1/9/SYFTBTFYS';
  const at = placed(fen, b, game === 'smess' ? 'blue' : 'red'),
    w = 200 * SCALE[set];
  return compose(b, theme, {
    textures,
    dim: small ? 0.7 : 1,
    draw: (id) =>
      at.has(id) ? nest(SETS[set](at.get(id)[1], at.get(id)[0]), (200 - w) / 2, (200 - w) / 2 + DROP[set], w) : '',
  });
}

// Boards, empty and set up.
for (const game of ['smess', 'ivory-tower']) {
  for (const theme of ['seventies', 'wood', 'ivory'])
    for (const w of [900, 360]) save(`board-${game}-${theme}-${w}`, compose(B[game], theme, { textures }), w);
  for (const theme of game === 'smess' ? ['seventies', 'wood'] : ['seventies', 'ivory'])
    for (const w of [900, 360]) save(`start-${game}-${theme}-${w}`, start(game, theme, 'characters', w < 500), w);
}
{
  let s = '',
    x = 0;
  const h = 560;
  for (const theme of ['marble', 'felt', 'contrast'])
    for (const game of ['smess', 'ivory-tower']) {
      const [bw, bh] = extent(B[game]),
        w = (h * bw) / bh;
      s += nest(compose(B[game], theme, { textures }), x % 1530, x >= 1530 ? 580 : 0, w, h);
      x += game === 'smess' ? 510 : 510;
    }
  save('board-more-themes', svg(1530, 1140, el('rect', { width: 1530, height: 1140, fill: '#ece6da' }) + s), 1400);
}
save(
  'start-other-sets',
  svg(
    1800,
    1010,
    el('rect', { width: 1800, height: 1010, fill: '#ece6da' }) +
      nest(start('ivory-tower', 'wood', 'discs'), 10, 5, 885, 1000) +
      nest(start('ivory-tower', 'marble', 'likeness'), 905, 5, 885, 1000),
  ),
  1300,
);

// Arrow sheets: every set at 130, then a row at 40 px, then with a piece on it.
const sets = setsOf(B);
for (const [style, theme] of [
  ['bold', 'seventies'],
  ['thin', 'ivory'],
  ['bordered', 'wood'],
]) {
  const marks = [
    ...sets.map((x) => (p) => symbol(x, style, p)),
    ...['blue', 'green'].flatMap((c) => ['n', 'e', 's', 'w'].map((d) => (p) => hand(d, c, style, p))),
  ];
  const T = THEMES[theme],
    cell = (x, y, w, dark, inner) =>
      el(
        'g',
        { transform: `translate(${r(x)} ${r(y)}) scale(${w / 200})` },
        el('use', { href: dark ? '#d' : '#l' }) + inner,
      );
  const defs = el('defs', {}, ['light', 'dark'].map((k) => el('g', { id: k[0] }, tile(`${theme}-${k}`, 200))).join(''));
  let s = '';
  marks.forEach((m, i) => {
    const c = i % 9,
      q = Math.floor(i / 9),
      dark = (c + q) % 2;
    s += cell(c * 130, q * 130, 130, dark, m(T.arrows[style][dark ? 'dark' : 'light']));
  });
  marks.slice(4).forEach((m, i) => {
    const c = i % 29,
      q = Math.floor(i / 29),
      dark = (c + q) % 2;
    s += cell(5 + c * 40, 665 + q * 40, 40, dark, m(T.arrows[style][dark ? 'dark' : 'light']));
  });
  marks
    .slice(-15)
    .filter((_, i) => i % 2 === 0)
    .forEach((m, i) => {
      const dark = i % 2,
        w = 200 * SCALE.characters;
      s += cell(
        5 + i * 145,
        765,
        145,
        dark,
        m(T.arrows[style][dark ? 'dark' : 'light']) +
          nest(character(IDS[i % 7], i % 2 ? 'red' : 'blue'), (200 - w) / 2, (200 - w) / 2 + DROP.characters, w),
      );
    });
  save(`arrows-${style}`, svg(1170, 920, defs + el('rect', { width: 1170, height: 920, fill: '#ece6da' }) + s), 1170);
}

// Piece sheets on four grounds, in four sizes; and the same in grey.
const GROUNDS = [['#f4f1ea'], ['#3c4148'], 'seventies', 'wood'];
for (const [set, draw] of Object.entries(SETS)) {
  const defs = el(
    'defs',
    {},
    ['seventies', 'wood']
      .flatMap((t) => ['light', 'dark'].map((k) => el('g', { id: t + k }, tile(`${t}-${k}`, 256))))
      .join(''),
  );
  const ground = (g, i, x, y, w) =>
    typeof g === 'string'
      ? el(
          'g',
          { transform: `translate(${x} ${y}) scale(${w / 256})` },
          el('use', { href: `#${g}${i % 2 ? 'dark' : 'light'}` }),
        )
      : el('rect', { x, y, width: w, height: w, fill: g[0] });
  const both = ['blue', 'red'].flatMap((side) => IDS.map((id) => [id, side]));
  let s = '';
  both.forEach(([id, side], i) => {
    const c = i % 7,
      q = i < 7 ? 0 : 1,
      x = c * 256,
      y = q * 256;
    s += ground(GROUNDS[(c + q * 2) % 4], c, x, y, 256) + nest(draw(id, side), x, y, 256);
  });
  GROUNDS.forEach((g, k) =>
    both.forEach(([id, side], i) => {
      s += ground(g, i + k, i * 128, 522 + k * 128, 128) + nest(draw(id, side), i * 128, 522 + k * 128, 128);
      s += ground(g, i + k, i * 64, 1044 + k * 64, 64) + nest(draw(id, side), i * 64, 1044 + k * 64, 64);
      s += ground(g, i + k, 920 + i * 40, 1044 + k * 40, 40) + nest(draw(id, side), 920 + i * 40, 1044 + k * 40, 40);
    }),
  );
  save(
    `pieces-${set}`,
    svg(1792, 1300, defs + el('rect', { width: 1792, height: 1300, fill: '#ece6da' }) + s),
    1792,
    80,
  );
}
{
  const grey = el(
    'filter',
    { id: 'grey', 'color-interpolation-filters': 'sRGB' },
    el('feColorMatrix', { type: 'matrix', values: '.3 .59 .11 0 0 .3 .59 .11 0 0 .3 .59 .11 0 0 0 0 0 1 0' }),
  );
  let s = '';
  Object.values(SETS).forEach((draw, q) =>
    ['blue', 'red'].forEach((side, p) =>
      IDS.forEach((id, i) => {
        s += nest(draw(id, side), (i + 7 * p) * 90 + 4, q * 96 + 6, 84);
      }),
    ),
  );
  Object.values(SETS).forEach((draw, q) =>
    ['blue', 'red'].forEach((side, p) =>
      IDS.forEach((id, i) => {
        s += nest(draw(id, side), (i + 7 * p) * 44 + q * 0 + 4, 300 + q * 44, 40);
      }),
    ),
  );
  save(
    'pieces-grey',
    svg(
      1260,
      440,
      grey + el('g', { filter: 'url(#grey)' }, el('rect', { width: 1260, height: 440, fill: '#b9b39f' }) + s),
    ),
    1260,
    128,
  );
}
{
  let s = '';
  ['blue', 'red'].forEach((side, q) =>
    Object.keys(COLLEGE).forEach((id, i) =>
      Object.values(SETS).forEach((draw, k) => {
        const x = i + 3 * q,
          y = k * 340;
        s +=
          nest(draw(id, side), x * 256, y, 256) +
          nest(draw(id, side), x * 110 + 10, y + 266, 64) +
          nest(draw(id, side), x * 110 + 76, y + 280, 40);
      }),
    ),
  );
  save('pieces-college', svg(1536, 1020, el('rect', { width: 1536, height: 1020, fill: '#d7b98a' }) + s), 1536, 200);
}
// The armies of chess: all of them in four sizes on the squares of four themes, large ones by army, and without colour.
const CHESSMEN = Object.values(ARMIES).flat();
const MEN = ['white', 'black'];
const greyed = (inner) =>
  el(
    'filter',
    { id: 'grey', 'color-interpolation-filters': 'sRGB' },
    el('feColorMatrix', { type: 'matrix', values: '.3 .59 .11 0 0 .3 .59 .11 0 0 .3 .59 .11 0 0 0 0 0 1 0' }),
  ) + el('g', { filter: 'url(#grey)' }, inner);
for (const [set, draw] of [
  ['likeness', army],
  ['discs', disc],
]) {
  const themes = ['seventies', 'wood', 'marble', 'contrast'];
  const defs = el(
    'defs',
    {},
    themes
      .filter((t) => THEMES[t].texture)
      .flatMap((t) => ['light', 'dark'].map((k) => el('g', { id: t + k }, tile(`${THEMES[t].texture}-${k}`, 256))))
      .join(''),
  );
  const cell = (theme, dark, x, y, w, id, side) => {
    const kind = dark ? 'dark' : 'light',
      k = Math.min(1, SCALE[set] * (w < 140 ? 1.15 : 1)) * w; // small squares are filled more
    const ground = THEMES[theme].texture
      ? el('g', { transform: `translate(${x} ${y}) scale(${w / 256})` }, el('use', { href: `#${theme}${kind}` }))
      : el('rect', { x, y, width: w, height: w, fill: THEMES[theme].colours[kind] });
    return ground + nest(draw(id, side), x + (w - k) / 2, y + (w - k) / 2, k);
  };
  let s = '',
    y = 0;
  for (const w of [128, 64, 40])
    for (const theme of w === 128 ? themes.slice(0, 2) : themes)
      MEN.forEach((side, p) => {
        CHESSMEN.forEach((id, i) => {
          s += cell(theme, (i + p) % 2, i * w, y, w, id, side);
        });
        y += w;
      });
  save(`armies-${set}`, svg(18 * 128, y, defs + el('rect', { width: 18 * 128, height: y, fill: '#ece6da' }) + s), 18 * 128, 128);
  save(`armies-${set}-grey`, svg(18 * 128, y, defs + greyed(s)), 18 * 128, 64);
  let large = '';
  Object.values(ARMIES).forEach((ids, q) =>
    ids.forEach((id, i) =>
      MEN.forEach((side, p) => {
        large += cell(themes[q % 4], (i + p + q) % 2, (i * 2 + p) * 256, q * 256, 256, id, side);
      }),
    ),
  );
  save(`armies-${set}-large`, svg(2048, 1280, defs + large), 2048, 128);
}
{
  const at = new Map();
  const rows = [
    [8, 'black', [ARMIES.clobberers, ARMIES.rookies]],
    [1, 'white', [ARMIES.fide, ARMIES.nutters]],
  ];
  const chess = (which) => {
    at.clear();
    for (const [rank, side, armies] of rows) {
      const [rook, knight, bishop, queen] = armies[which];
      [rook, knight, bishop, queen, 'king', bishop, knight, rook].forEach((id, f) => {
        at.set('abcdefgh'[f] + rank, [side, id]);
        at.set('abcdefgh'[f] + (rank === 8 ? 7 : 2), [side, 'pawn']);
      });
    }
    return { width: 8, height: 8 };
  };
  let s = '';
  Object.keys(THEMES).forEach((theme, i) => {
    const board = chess(i % 2),
      w = 200 * SCALE.likeness * (i < 3 ? 1 : 1.1);
    const draw = (id) => (at.has(id) ? nest(army(at.get(id)[1], at.get(id)[0]), (200 - w) / 2, (200 - w) / 2, w) : '');
    s += nest(compose(board, theme, { textures, draw }), (i % 3) * 620 + 10, Math.floor(i / 3) * 620 + 10, 600);
  });
  save('start-chess', svg(1870, 1250, el('rect', { width: 1870, height: 1250, fill: '#ece6da' }) + s), 1870, 200);
}
// The marks of prophecies, over and under pieces, and on empty squares.
{
  const grounds = ['#ffcc45', '#f3742d', '#e0ba80', '#89522d', '#ece9df', '#5e8f80', '#ffffff', '#1f1f1f'];
  let s = '',
    y = 0;
  for (const w of [128, 64, 40, 24])
    for (const ring of ['ring', 'draft'])
      for (const whose of ['own', 'foe']) {
        grounds.forEach((fill, i) => {
          const x = i * w,
            b = w * (w < 36 ? 0.5 : 0.4),
            id = [CHESSMEN[7], 'king', '', '', 'knight', 'pawn', '', ''][i],
            k = w * 0.84;
          s += el('rect', { x, y, width: w, height: w, fill });
          s += el('g', { opacity: id ? 0.42 : 0.8 }, nest(omen(whose, 'plate'), x, y, w)) + nest(omen(whose, ring), x, y, w);
          if (id) s += nest(army(id, MEN[(i + 1) % 2]), x + (w - k) / 2, y + (w - k) / 2, k);
          else s += nest(omen(whose, 'gaze'), x, y, w);
          if (id && w >= 36) s += nest(omen(whose, 'eye'), x - w * 0.02, y - w * 0.02, b);
          s += nest(omen(whose, 'count'), x + w * 1.02 - b, y - w * 0.02, b);
          s += el(
            'text',
            {
              x: x + w * 1.02 - b / 2,
              y: y - w * 0.02 + b * 0.68,
              'text-anchor': 'middle',
              'font-size': b * 0.52,
              'font-weight': 'bold',
              'font-family': 'DejaVu Sans, sans-serif',
              fill: OMENS[whose].digit,
            },
            '2',
          );
        });
        y += w;
      }
  save('omens', svg(1024, y, el('rect', { width: 1024, height: y, fill: '#ece6da' }) + s), 1024, 128);
}
save(
  'brand',
  svg(
    1100,
    900,
    el('rect', { width: 1100, height: 900, fill: '#f4ecd9' }) +
      el('rect', { y: 610, width: 1100, height: 290, fill: '#35202f' }) +
      nest(icon(), 20, 20, 512) +
      el('clipPath', { id: 'm' }, el('circle', { cx: 708, cy: 180, r: 128 })) +
      el('g', { 'clip-path': 'url(#m)' }, nest(icon(), 548, 20, 320)) +
      el('clipPath', { id: 'q' }, el('rect', { x: 880, y: 52, width: 200, height: 200, rx: 46 })) +
      el('g', { 'clip-path': 'url(#q)' }, nest(icon(), 880, 52, 200)) +
      nest(icon(), 580, 340, 96) +
      nest(icon(), 690, 340, 48) +
      nest(icon(), 750, 340, 32) +
      nest(wordmark(), 560, 430, 500, 130) +
      nest(wordmark(), 60, 630, 960, 250),
  ),
  1100,
  200,
);
