// Pictures as pixels.
import { decode } from '../../../tools/assets/lib/png.mjs';

/** How far a channel may be off before a pixel counts as another one. */
const TOLERANCE = 24;

/**
 * The share of pixels that differ, 0 to 1.
 * @param {Buffer} one PNG
 * @param {Buffer} other PNG
 */
export function difference(one, other) {
  const a = decode(one);
  const b = decode(other);
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    const off = Math.max(...[0, 1, 2].map((n) => Math.abs(a.data[at + n] - b.data[at + n])));
    if (off > TOLERANCE) different += 1;
  }
  return different / (a.width * a.height);
}

/** How many colours a picture has, counted coarsely: an empty one has hardly any. @param {Buffer} png */
export function colours(png) {
  const { data } = decode(png);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4) seen.add(((data[at] >> 4) << 8) | ((data[at + 1] >> 4) << 4) | (data[at + 2] >> 4));
  return seen.size;
}

/** The mean brightness, 0 to 255. @param {Buffer} png */
export function brightness(png) {
  const { data } = decode(png);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum += 0.3 * data[at] + 0.59 * data[at + 1] + 0.11 * data[at + 2];
  return sum / (data.length / 4);
}
