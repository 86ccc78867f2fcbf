// Small pictures of the interface that are no icons: each as [width, height, SVG] with its height as 1.
// @ts-nocheck: drawings; the tools that use them are checked.
import { circ, el, nest, rect, svg } from '../lib/svg.mjs';
import { icon, wordmark } from './brand.mjs';

// The app icon with round corners; corner as a share of its side.
export function logo(corner = 0.24, side = 512) {
  const clip = el('clipPath', { id: 'corners' }, el('path', { d: rect(0, 0, side, side, Math.round(corner * side)) }));
  return svg(side, side, clip + el('g', { 'clip-path': 'url(#corners)' }, nest(icon(), 0, 0, side)));
}

// Whose it is, before a name: Blue is round and Red is square everywhere. Fill and edge come from the tokens.
export const sideMarks = (side) => ({
  'mark-blue': svg(
    14,
    14,
    el('path', { d: circ(7, 7, 6), fill: side.blue_fill, stroke: side.blue_edge, 'stroke-width': 1.5 }),
  ),
  'mark-red': svg(
    14,
    14,
    el('path', { d: rect(1.2, 1.2, 11.6, 11.6, 2.6), fill: side.red_fill, stroke: side.red_edge, 'stroke-width': 1.5 }),
  ),
});

// The wordmark's shape as width : height.
export function wordmarkShape() {
  const [, w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(wordmark());
  return [w / h, 1];
}
