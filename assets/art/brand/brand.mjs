// App icon and wordmark. Letters are strokes, drawn three times like the bold arrows; the two l's are arrows.
//
//   node brand/brand.mjs OUT          writes OUT/icon.svg, OUT/wordmark.svg
// @ts-nocheck: drawings; the tools that use them are checked.
import { fileURLToPath } from 'node:url';
import { save } from '../lib/save.mjs';
import { circ, el, nest, r, rect, svg } from '../lib/svg.mjs';
import { brainHead } from '../pieces/characters.mjs';
import { Figure } from '../pieces/figure.mjs';

const INK = '#2a1436',
  CREAM = '#fff7e3';
export const COLOURS = {
  orange: ['#f3742d', '#ffd9ad'],
  yellow: ['#ffbf2e', '#fff3c4'],
  pink: ['#f0467a', '#ffd0de'],
  teal: ['#14988f', '#baf6e2'],
  violet: ['#7446cf', '#e8daff'],
};

// The Brain is served. All that matters lies within 204 units of the centre; fork and arrow may lose their ends to a mask.
export function icon() {
  const edged = (d, fill, w = 14) =>
    el('path', { d, fill, stroke: INK, 'stroke-width': w, 'stroke-linejoin': 'round' });
  const plate =
    edged(circ(256, 262, 168), CREAM, 16) +
    el('path', { d: circ(256, 262, 138), fill: 'none', stroke: '#ead7ae', 'stroke-width': 9 });
  const fork =
    'M-52 -226V-166C-52 -136 -34 -124 -16 -119V226A16 16 0 0 0 16 226V-119C34 -124 52 -136 52 -166V-226A11 11 0 0 0 30 -226V-178H11V-226A11 11 0 0 0 -11 -226V-178H-30V-226A11 11 0 0 0 -52 -226Z';
  const arrow = 'M-6 226V-186H-29L0 -236L29 -186H6V226Z';
  const arrowLayers = [
    [19, INK],
    [12, COLOURS.violet[0]],
    [2, COLOURS.violet[1]],
  ]
    .map(([w, c]) => el('path', { d: arrow, fill: c, stroke: c, 'stroke-width': 2 * w, 'stroke-linejoin': 'round' }))
    .join('');
  const brain = new Figure('red');
  brainHead(brain);
  return svg(
    512,
    512,
    el('path', { d: rect(0, 0, 512, 512), fill: '#ffbf2e' }) +
      el('path', { d: 'M256 0H512V256H256ZM0 256H256V512H0Z', fill: '#f3742d' }) +
      el('g', { transform: 'translate(256 262) rotate(45)' }, arrowLayers) +
      el('g', { transform: 'translate(256 262) rotate(-45)' }, edged(fork, CREAM, 13)) +
      el('path', { d: circ(264, 276, 174), fill: INK, opacity: 0.28 }) +
      plate +
      nest(brain.svg({ stand: false, rim: 0 }), 74, 96, 364),
  );
}

const LETTERS = {
  M: [136, 'M0 200V92A34 34 0 0 1 68 92V200M68 92A34 34 0 0 1 136 92V200'],
  e: [88, 'M3 154H88A44 44 0 1 0 74 187'],
  s: [
    74,
    'M69 122C61 113 51 110 38 110C20 110 4 118 4 132C4 158 72 148 72 176C72 191 56 199 37 199C21 199 9 195 1 186',
  ],
  H: [100, 'M0 60V200M100 60V200M0 132H100'],
  a: [88, 'M88 155A44 44 0 1 0 88 156M88 112V200'],
  l: [0, 'M0 60V200'],
  up: [0, 'M0 60V200', 'M0 26L-19 60H19Z'],
};
export function wordmark({ rim = true } = {}) {
  const word = [
    ['M', 'orange', 48],
    ['e', 'yellow', 42],
    ['s', 'teal', 40],
    ['s', 'pink', 84],
    ['H', 'violet', 48],
    ['a', 'orange', 48],
    ['l', 'teal', 60],
    ['up', 'pink', 10],
  ];
  let x = 46;
  const at = word.map(([k, c, gap]) => {
    const o = [x, LETTERS[k], COLOURS[c]];
    x += LETTERS[k][0] + gap;
    return o;
  });
  const pass = (w, grow, colour) =>
    at
      .map(([dx, [, d, head], c]) =>
        el(
          'g',
          { transform: `translate(${r(dx)} 0)` },
          el('path', {
            d,
            fill: 'none',
            stroke: colour(c),
            'stroke-width': w,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          }) +
            (head
              ? el('path', {
                  d: head,
                  fill: colour(c),
                  stroke: colour(c),
                  'stroke-width': 2 * grow,
                  'stroke-linejoin': 'round',
                })
              : ''),
        ),
      )
      .join('');
  return svg(
    x + 46,
    260,
    (rim ? pass(62, 27, () => CREAM) : '') +
      pass(48, 20, () => INK) +
      pass(32, 12.5, (c) => c[0]) +
      pass(8, 1.5, (c) => c[1]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  save(
    process.argv[2],
    new Map([
      ['icon', icon()],
      ['wordmark', wordmark()],
    ]),
  );
