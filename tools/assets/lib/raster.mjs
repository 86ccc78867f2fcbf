// From SVG to small PNG.
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { decode, difference } from './png.mjs';
import { run } from './run.mjs';

// A palette is taken where it cannot be told from the full colours: the eye does not see 2 or 3 of 255 on average, nor single
// pixels on an edge.
const MOST_RMS = 2.5,
  MOST_SHARE = 0.004;

/**
 * Makes a PNG smaller with a palette, unless that would show.
 * @param {string} file
 * @param {{colours?: number, noisy?: boolean}} [options] noisy: a texture, whose grain hides the palette. Flat ink is not
 *   dithered: that would leave specks on the clear ground round it.
 * @returns {Promise<boolean>} whether it has a palette now
 */
export async function shrink(file, { colours = 256, noisy = false } = {}) {
  const small = `${file}.small`;
  const dither = noisy ? [] : ['--nofs'];
  await run('pngquant', ['--force', '--speed', '1', '--strip', ...dither, '--output', small, String(colours), file]);
  const smaller = (await stat(small)).size < (await stat(file)).size;
  let same = smaller;
  if (same && !noisy) {
    const [a, b] = await Promise.all([file, small].map(async (f) => decode(await readFile(f))));
    const { rms, share } = difference(a, b);
    same = rms <= MOST_RMS && share <= MOST_SHARE;
  }
  if (same) await rename(small, file);
  else await rm(small);
  return same;
}

/**
 * Draws an SVG.
 * @param {string} svg @param {string} file the PNG @param {number} width in pixels
 */
export async function rasterise(svg, file, width) {
  const source = `${file}.svg`;
  await writeFile(source, svg);
  await run('rsvg-convert', ['--unlimited', '-w', String(width), source, '-o', file]);
  await rm(source);
}
