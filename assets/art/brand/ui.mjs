// The brand as the interface shows it.
// @ts-nocheck: drawings; the tools that use them are checked.
import { el, nest, rect, svg } from '../lib/svg.mjs';
import { icon, wordmark } from './brand.mjs';

// The app icon with round corners; corner as a share of its side.
export function logo(corner = 0.24, side = 512) {
  const clip = el('clipPath', { id: 'corners' }, el('path', { d: rect(0, 0, side, side, Math.round(corner * side)) }));
  return svg(side, side, clip + el('g', { 'clip-path': 'url(#corners)' }, nest(icon(), 0, 0, side)));
}

// The wordmark's shape as width : height.
export function wordmarkShape() {
  const [, w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(wordmark());
  return [w / h, 1];
}
