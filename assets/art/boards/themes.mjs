// The looks of a board. Every colour and every width that a board is drawn with stands here; board.mjs only draws, and the
// game draws the same from themes.json (tools/assets/themes.mjs).
//
// arrows: the style and, for each kind of square, the palette of arrows.mjs.
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

const blueGreen = (blue, green) => ({ blue, green });
const ink = '#2a1436';
const bold = (ortho, diag) => ({ ink, ortho, diag, hand: blueGreen(['#3f7df0', '#d3e6ff'], ['#35ae58', '#d9f7c9']) });
const flat = (edge, ortho, diag, blue, green) => ({
  ink: edge,
  ortho: [ortho],
  diag: [diag],
  hand: blueGreen([blue], [green]),
});
const line = (ortho, diag, blue, green) => flat(ortho, ortho, diag, blue, green);

/** @type {Record<string, any>} */
export const THEMES = {
  seventies: {
    texture: 'seventies',
    inset: { light: '#ffdc6e', dark: '#ff9152', towerLight: '#fffdf4', towerDark: '#f4eacd' },
    grid: null,
    frame: { fill: '#4a1b2d', stripes: ['#f0467a', '#ffd25a', '#17a398'], text: '#ffe9c2' },
    river: { fill: '#2f86e8', wave: ['#bfe4ff', '#1c5cb8'], bank: ink },
    towerEdge: [ink, '#ffd25a'],
    arrows: {
      style: 'bold',
      light: bold(['#14988f', '#baf6e2'], ['#a8401f', '#ffd9ad']),
      dark: bold(['#7446cf', '#e8daff'], ['#86301a', '#ffd9ad']),
      towerLight: bold(['#14988f', '#baf6e2'], ['#b5501f', '#ffd9ad']),
      towerDark: bold(['#7446cf', '#e8daff'], ['#b5501f', '#ffd9ad']),
    },
  },
  wood: {
    texture: 'wood',
    inset: null,
    grid: '#3a1d0c',
    bevel: 0.22,
    frame: { texture: 'wood-frame', fill: '#4c2812', stripes: ['#c8964f'], text: '#e9c88f' },
    river: { fill: '#1f6f9f', wave: ['#8fd3ee', '#124a73'], bank: '#2a1408' },
    towerEdge: ['#3a1d0c', '#d9b46a'],
    arrows: {
      style: 'bordered',
      light: flat('#4a2a14', '#8a4a26', '#3f5f43', '#3b6ea8', '#4d8a4a'),
      dark: flat('#2f170a', '#f0d39c', '#a9c088', '#8fb8e2', '#9ccb85'),
      towerLight: flat('#4a2a14', '#8a4a26', '#3f5f43', '#3b6ea8', '#4d8a4a'),
      towerDark: flat('#4a2a14', '#7a3d1c', '#35543a', '#3b6ea8', '#4d8a4a'),
    },
  },
  marble: {
    texture: 'marble',
    inset: null,
    grid: '#26302c',
    bevel: 0.3,
    frame: { fill: '#26302c', stripes: ['#c9a24d'], text: '#e6d7a8' },
    river: { fill: '#2b5f96', wave: ['#9cc7e8', '#1a3f6c'], bank: '#c9a24d' },
    towerEdge: ['#6a4d1d', '#e2c27a'],
    arrows: {
      style: 'thin',
      light: line('#2b3a3a', '#9a5a16', '#1f57b0', '#1c7041'),
      dark: line('#f7f4e6', '#ffd27a', '#b3d6ff', '#b7f0bd'),
      towerLight: line('#2b3a3a', '#9a5a16', '#1f57b0', '#1c7041'),
      towerDark: line('#2b3a3a', '#8a4a10', '#1f57b0', '#1c7041'),
    },
  },
  felt: {
    texture: 'felt',
    inset: null,
    grid: null,
    stitch: '#e7e0b8',
    frame: { fill: '#3b2314', stripes: ['#c79a4b', '#7a4b25'], text: '#efdcae' },
    river: { fill: '#2f79b5', wave: ['#c3e3f4', '#1d5484'], bank: '#1c3a2a' },
    towerEdge: ['#5b4416', '#f5ebce'],
    arrows: {
      style: 'bordered',
      light: flat('#17382a', '#fbf3d6', '#f6c65b', '#6ea8f0', '#3f9a52'),
      dark: flat('#0e2a1d', '#f2ead0', '#f3bf4f', '#7db4f5', '#8fdb8b'),
      towerLight: flat('#3a2a10', '#3f8a5a', '#c9772b', '#3f79c9', '#4f9b52'),
      towerDark: flat('#3a2a10', '#327a4c', '#b2601c', '#3468b5', '#3f8743'),
    },
  },
  ivory: {
    texture: 'ivory',
    inset: null,
    grid: '#a38a5e',
    bevel: 0.25,
    frame: { texture: 'ivory-tower-dark', fill: '#f3e3bd', stripes: ['#b8893a', '#7c5a23'], text: '#6a4a1a' },
    river: { fill: '#2f6db3', wave: ['#a9d2f2', '#1d4b86'], bank: '#b8893a' },
    towerEdge: ['#8a6420', '#e7c678'],
    arrows: {
      style: 'thin',
      light: line('#4b3620', '#9c4a1c', '#2257b0', '#1d7440'),
      dark: line('#3a2714', '#7d2f10', '#123f93', '#0d5c2d'),
      towerLight: line('#4b3620', '#9c4a1c', '#2257b0', '#1d7440'),
      towerDark: line('#4b3620', '#9c4a1c', '#2257b0', '#1d7440'),
    },
  },
  contrast: {
    texture: null,
    colours: { light: '#ffffff', dark: '#c9c9c9', towerLight: '#fff3a8', towerDark: '#e8cf4a' },
    inset: null,
    grid: '#000000',
    frame: { fill: '#000000', stripes: ['#ffffff'], text: '#ffffff' },
    river: { fill: '#0046d0', wave: ['#ffffff', '#ffffff'], bank: '#000000' },
    towerEdge: ['#000000', '#000000'],
    arrows: {
      style: 'bordered',
      ...Object.fromEntries(
        ['light', 'dark', 'towerLight', 'towerDark'].map((k) => [
          k,
          { ...flat('#ffffff', '#000000', '#000000', '#0046d0', '#00702a'), handInk: '#000000' },
        ]),
      ),
    },
  },
};
