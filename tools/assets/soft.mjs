// Soft shapes as white pixels of falling opacity, to be tinted by the game.
import { el, svg } from '../../assets/art/lib/svg.mjs';
import { encode } from './lib/png.mjs';

/** How far a soft edge runs to either side of the shape, in standard deviations of its Gaussian. */
const REACH = 2;

/** @param {number} x the Gaussian's share below x, after Abramowitz and Stegun 7.1.26 (error under 1.5e-7) */
function cumulative(x) {
  const t = 1 / (1 + 0.3275911 * Math.abs(x) / Math.SQRT2);
  const tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x / 2);
  return x > 0 ? 1 - tail / 2 : tail / 2;
}
const LEAST = cumulative(-REACH);

/**
 * A blurred edge that ends: 0 at -1, a half at 0, 1 at +1.
 * @param {number} t
 */
export const soft = (t) => (cumulative(Math.max(-1, Math.min(1, t)) * REACH) - LEAST) / (1 - 2 * LEAST);

/** @param {number} side @param {(x: number, y: number) => number} opacity of a pixel's middle */
function picture(side, opacity) {
  const data = new Uint8Array(4 * side * side).fill(255);
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) data[4 * (side * y + x) + 3] = Math.round(255 * opacity(x + 0.5, y + 0.5));
  const href = 'data:image/png;base64,' + encode({ width: side, height: side, data }).toString('base64');
  return svg(side, side, el('image', { width: side, height: side, href }));
}

/** Where the shadow's slices lie, as shares of its side: the shape's edge is in the middle of a slice. */
export const SLICE = 30 / 64;

/**
 * The shadow of a rounded rectangle in nine slices. Draw it larger than the shape by `spread` on all sides, with corner
 * slices of twice the spread: then its half-way line is the shape's edge.
 * @param {number} side
 */
export function shadow(side) {
  const edge = SLICE * side / 2, along = (/** @type {number} */ x) => soft((Math.min(x, side - x) - edge) / edge);
  return picture(side, (x, y) => along(x) * along(y));
}

/**
 * A disc that fades from its middle to its rim.
 * @param {number} side
 */
export const disc = (side) => picture(side, (x, y) => soft(1 - 2 * Math.hypot(x - side / 2, y - side / 2) / (side / 2)));
