// The looks of a board. Every colour and every width that a board is drawn with stands here; board.mjs only draws, and the
// game draws the same from themes.json (tools/assets/themes.mjs).
//
// arrows: the theme's own style, and for each style and each kind of square the colours: `ink` the edge, `ortho`, `diag` and
// `hand` [band, core], `cuff` the hand's sleeve.
// @ts-nocheck: drawings; the tools that use them are checked.
import { RIVER, SIZE } from '../arrows/arrows.mjs';

// How all themes are drawn, in units of 1/200 of a square.
export const GEOMETRY = {
  square: SIZE,
  frame: { width: 76, corner: 40, stripe: 6, stripeStep: 9, stripeCornerStep: 8 },
  edge: 6, // the line round the squares, half of it on the frame
  river: RIVER,
  towerEdge: [12, 5], // widths of the double line round a tower
  inset: { margin: 9, corner: 46, opacity: 0.55 }, // the lighter field within a square
  grid: { width: 2.5, opacity: 0.75 },
  bevel: { offset: 2, width: 3 }, // light above and left, dark below and right; the theme gives the opacity
  stitch: { margin: 5, corner: 6, width: 2, dash: [9, 6], opacity: 0.4 },
  // Coordinates: baselines of the middle of a text that is `size` high.
  coordinates: { size: 34, fileBaseline: 45, rankMiddle: 44, rankBaseline: 12 },
  // Which part of its texture a square shows: number (file * 5 + rank * 3 + file * rank % 3) % count moves it by number * (x, y).
  cutouts: { count: 7, file: 5, rank: 3, product: 3, x: 173.3, y: 97.7 },
};
// How many squares one texture tile spans.
export const span = (texture) => (/^(wood|marble)/.test(texture) ? 2.1 : 1);

const ink = '#2a1436';
const CUFF = { bold: '#fff8e7', bordered: '#f4ead2', thin: '#ffffff' };
// Colours of the three styles on one kind of square. Hands have the same colour in both families.
const bold = (ortho, diag, edge = ink, blue = ['#3f7df0', '#d3e6ff'], green = ['#35ae58', '#d9f7c9']) => ({
  ink: edge,
  ortho,
  diag,
  hand: { blue, green },
  cuff: CUFF.bold,
});
const flat = (edge, ortho, diag, blue, green) => ({
  ink: edge,
  ortho: [ortho],
  diag: [diag],
  hand: { blue: [blue], green: [green] },
  cuff: CUFF.bordered,
});
const line = (ortho, diag, blue, green) => ({ ...flat(ortho, ortho, diag, blue, green), cuff: CUFF.thin });
// style -> kind of square -> colours, from kind -> style.
const arrows = (style, kinds) => ({
  style,
  ...Object.fromEntries(
    ['bold', 'bordered', 'thin'].map((s) => [s, Object.fromEntries(Object.entries(kinds).map(([k, v]) => [k, v[s]]))]),
  ),
});

/** @type {Record<string, any>} */
export const THEMES = {
  seventies: {
    texture: 'seventies',
    inset: { light: '#ffdc6e', dark: '#ff9152', towerLight: '#fffdf4', towerDark: '#f4eacd' },
    grid: null,
    frame: { fill: '#4a1b2d', stripes: ['#f0467a', '#ffd25a', '#17a398'], text: '#ffe9c2' },
    river: { fill: '#2f86e8', wave: ['#bfe4ff', '#1c5cb8'], bank: ink },
    towerEdge: [ink, '#ffd25a'],
    arrows: arrows('bold', {
      light: {
        bold: bold(['#14988f', '#baf6e2'], ['#a8401f', '#ffd9ad']),
        bordered: flat(ink, '#1fb3a6', '#c4491d', '#4f8bf5', '#43bb64'),
        thin: line('#0c5a54', '#8d2c10', '#1d4cb0', '#17612f'),
      },
      dark: {
        bold: bold(['#7446cf', '#e8daff'], ['#86301a', '#ffd9ad']),
        bordered: flat(ink, '#b79bff', '#ffe0b5', '#8fbaff', '#8fe3a2'),
        thin: line('#34155f', '#5f1a07', '#10307a', '#0b4520'),
      },
      towerLight: {
        bold: bold(['#14988f', '#baf6e2'], ['#b5501f', '#ffd9ad']),
        bordered: flat(ink, '#1fb3a6', '#d4602a', '#4f8bf5', '#43bb64'),
        thin: line('#0c5a54', '#8d2c10', '#1d4cb0', '#17612f'),
      },
      towerDark: {
        bold: bold(['#7446cf', '#e8daff'], ['#b5501f', '#ffd9ad']),
        bordered: flat(ink, '#8f68e6', '#d4602a', '#4f8bf5', '#43bb64'),
        thin: line('#472083', '#8d2c10', '#1d4cb0', '#17612f'),
      },
    }),
  },
  wood: {
    texture: 'wood',
    inset: null,
    grid: '#3a1d0c',
    bevel: 0.22,
    frame: { texture: 'wood-frame', fill: '#4c2812', stripes: ['#c8964f'], text: '#e9c88f' },
    river: { fill: '#1f6f9f', wave: ['#8fd3ee', '#124a73'], bank: '#2a1408' },
    towerEdge: ['#3a1d0c', '#d9b46a'],
    arrows: arrows('bordered', {
      light: {
        bold: bold(['#8a4a26', '#f8dcb2'], ['#3f6a48', '#d5ecc4'], '#2f1709'),
        bordered: flat('#4a2a14', '#8a4a26', '#3f5f43', '#3b6ea8', '#4d8a4a'),
        thin: line('#4a2a14', '#27512d', '#1f4f96', '#1b5f33'),
      },
      dark: {
        bold: bold(['#c58a45', '#fff0cc'], ['#6f8f4e', '#e6f5c6'], '#24110a'),
        bordered: flat('#2f170a', '#f0d39c', '#b9d096', '#a3c8ee', '#a9d892'),
        thin: line('#fae3b4', '#cbe3a4', '#b3d6fb', '#b8e8a2'),
      },
      towerLight: {
        bold: bold(['#8a4a26', '#f8dcb2'], ['#3f6a48', '#d5ecc4'], '#2f1709'),
        bordered: flat('#4a2a14', '#8a4a26', '#3f5f43', '#3b6ea8', '#4d8a4a'),
        thin: line('#4a2a14', '#27512d', '#1f4f96', '#1b5f33'),
      },
      towerDark: {
        bold: bold(['#8a4a26', '#f8dcb2'], ['#35603f', '#d5ecc4'], '#2f1709'),
        bordered: flat('#4a2a14', '#7a3d1c', '#35543a', '#3b6ea8', '#4d8a4a'),
        thin: line('#42230f', '#1f4726', '#1a4689', '#17552d'),
      },
    }),
  },
  marble: {
    texture: 'marble',
    inset: null,
    grid: '#26302c',
    bevel: 0.3,
    frame: { fill: '#26302c', stripes: ['#c9a24d'], text: '#e6d7a8' },
    river: { fill: '#2b5f96', wave: ['#9cc7e8', '#1a3f6c'], bank: '#c9a24d' },
    towerEdge: ['#6a4d1d', '#e2c27a'],
    arrows: arrows('thin', {
      light: {
        bold: bold(['#2c7d69', '#d6f2e5'], ['#a86f1c', '#ffe7b3'], '#182622'),
        bordered: flat('#22302c', '#5d9a88', '#d19a3f', '#5d95df', '#57a86b'),
        thin: line('#2b3a3a', '#9a5a16', '#1f57b0', '#1c7041'),
      },
      dark: {
        bold: bold(['#8fb5a6', '#fbfff9'], ['#d0953a', '#fff1cb'], '#10201b'),
        bordered: flat('#10201b', '#f4f1e2', '#f0bd55', '#9cc8f8', '#9fe3a8'),
        thin: line('#fdfbf0', '#ffdd92', '#c9e2ff', '#c9f6ce'),
      },
      towerLight: {
        bold: bold(['#2c7d69', '#d6f2e5'], ['#a86f1c', '#ffe7b3'], '#3a2c12'),
        bordered: flat('#3a2c12', '#4f8d7a', '#c98a2c', '#5d95df', '#57a86b'),
        thin: line('#2b3a3a', '#9a5a16', '#1f57b0', '#1c7041'),
      },
      towerDark: {
        bold: bold(['#2c7d69', '#d6f2e5'], ['#a0641a', '#ffe7b3'], '#3a2c12'),
        bordered: flat('#3a2c12', '#3f7c6a', '#b8741c', '#4c84cf', '#4a985e'),
        thin: line('#2b3a3a', '#8a4a10', '#1f57b0', '#1c7041'),
      },
    }),
  },
  felt: {
    texture: 'felt',
    inset: null,
    grid: null,
    stitch: '#e7e0b8',
    frame: { fill: '#3b2314', stripes: ['#c79a4b', '#7a4b25'], text: '#efdcae' },
    river: { fill: '#2f79b5', wave: ['#c3e3f4', '#1d5484'], bank: '#1c3a2a' },
    towerEdge: ['#5b4416', '#f5ebce'],
    arrows: arrows('bordered', {
      light: {
        bold: bold(['#cbb984', '#fffdf0'], ['#cf8f25', '#ffedb8'], '#143022'),
        bordered: flat('#17382a', '#fbf3d6', '#f6c65b', '#6ea8f0', '#3f9a52'),
        thin: line('#0d2b1c', '#5c2f00', '#0f2f80', '#0b3d1b'),
      },
      dark: {
        bold: bold(['#bfae7c', '#fffbe8'], ['#c98a22', '#ffe7a8'], '#0b2217'),
        bordered: flat('#0e2a1d', '#f2ead0', '#f3bf4f', '#9cc8fb', '#9be597'),
        thin: line('#faf3d8', '#ffd063', '#b5d5ff', '#b6f2a9'),
      },
      towerLight: {
        bold: bold(['#3b8a57', '#d9f4dd'], ['#b5662a', '#ffdfb5'], '#33240e'),
        bordered: flat('#3a2a10', '#3f8a5a', '#c9772b', '#3f79c9', '#4f9b52'),
        thin: line('#1f4a30', '#8a4510', '#1f4f9e', '#1d6433'),
      },
      towerDark: {
        bold: bold(['#327a4c', '#d9f4dd'], ['#a8581f', '#ffdfb5'], '#33240e'),
        bordered: flat('#3a2a10', '#327a4c', '#b2601c', '#3468b5', '#3f8743'),
        thin: line('#173c26', '#6f340a', '#163f86', '#124d26'),
      },
    }),
  },
  ivory: {
    texture: 'ivory',
    inset: null,
    grid: '#a38a5e',
    bevel: 0.25,
    frame: { texture: 'ivory-tower-dark', fill: '#f3e3bd', stripes: ['#b8893a', '#7c5a23'], text: '#6a4a1a' },
    river: { fill: '#2f6db3', wave: ['#a9d2f2', '#1d4b86'], bank: '#b8893a' },
    towerEdge: ['#8a6420', '#e7c678'],
    arrows: arrows('thin', {
      light: {
        bold: bold(['#a3762f', '#fff1cf'], ['#9c4a1c', '#ffdcbc'], '#3a2714'),
        bordered: flat('#4b3620', '#cfa95f', '#bf6233', '#5b8fd8', '#5aa56c'),
        thin: line('#4b3620', '#9c4a1c', '#2257b0', '#1d7440'),
      },
      dark: {
        bold: bold(['#8a6227', '#ffedc4'], ['#8a3a15', '#ffd5b0'], '#2f1e0e'),
        bordered: flat('#3a2714', '#f5e4b8', '#d9793f', '#8db7ee', '#8fd09a'),
        thin: line('#3a2714', '#7d2f10', '#123f93', '#0d5c2d'),
      },
      towerLight: {
        bold: bold(['#a3762f', '#fff1cf'], ['#9c4a1c', '#ffdcbc'], '#3a2714'),
        bordered: flat('#4b3620', '#cfa95f', '#bf6233', '#5b8fd8', '#5aa56c'),
        thin: line('#4b3620', '#9c4a1c', '#2257b0', '#1d7440'),
      },
      towerDark: {
        bold: bold(['#9a6c28', '#fff1cf'], ['#944417', '#ffdcbc'], '#3a2714'),
        bordered: flat('#4b3620', '#b98f45', '#b5562a', '#5587d0', '#4f9a62'),
        thin: line('#4b3620', '#9c4a1c', '#2257b0', '#1d7440'),
      },
    }),
  },
  contrast: {
    texture: null,
    colours: { light: '#ffffff', dark: '#c9c9c9', towerLight: '#fff3a8', towerDark: '#e8cf4a' },
    inset: null,
    grid: '#000000',
    frame: { fill: '#000000', stripes: ['#ffffff'], text: '#ffffff' },
    river: { fill: '#0046d0', wave: ['#ffffff', '#ffffff'], bank: '#000000' },
    towerEdge: ['#000000', '#000000'],
    arrows: arrows(
      'bordered',
      Object.fromEntries(
        ['light', 'dark', 'towerLight', 'towerDark'].map((k) => {
          const own = { ...flat('#ffffff', '#000000', '#000000', '#0046d0', '#00702a'), handInk: '#000000' };
          const core = { ortho: ['#000000', '#ffffff'], diag: ['#000000', '#ffffff'] };
          const hand = { blue: ['#0046d0', '#ffffff'], green: ['#00702a', '#ffffff'] };
          return [
            k,
            {
              bold: { ...own, ...core, hand },
              bordered: own,
              thin: line('#000000', '#000000', '#0046d0', '#00702a'),
            },
          ];
        }),
      ),
    ),
  },
};
