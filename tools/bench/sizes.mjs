// What the first load of the page costs: every file that is asked for until the game can be played, by part.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import zlib from 'node:zlib';

/** @typedef {{part: string, files: number, raw: number, gzip: number, brotli: number}} Part */

/** The parts of the site, and what belongs to them; the first that fits. @type {[string, RegExp][]} */
const parts = [
  ["interface's program", /\/messhall\.(wasm|js)$/],
  ["engine's program", /\/engine\.wasm$/],
  ['pictures', /\.(png|webp|svg|ico)$|atlas\/.*\.json$/],
  ['fonts', /\.(ttf|woff2)$/],
  ['scripts', /\.js$/],
  ['page and data', /./],
];

/** @param {string} path */
export const partOf = (path) => parts.find(([, pattern]) => pattern.test(path))?.[0] ?? '';

/** @param {Buffer} data */
function sizesOf(data) {
  const brotli = zlib.brotliCompressSync(data, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: data.length } });
  const gzip = zlib.gzipSync(data, { level: 9 });
  // A host that packs what does not get smaller would be foolish.
  return { raw: data.length, gzip: Math.min(gzip.length, data.length), brotli: Math.min(brotli.length, data.length) };
}

/**
 * @param {string} dist
 * @param {Iterable<string>} paths asked for, relative to dist
 * @returns {Part[]} the parts in a fixed order, the sum last
 */
export function weigh(dist, paths) {
  /** @type {Map<string, Part>} */
  const weighed = new Map(parts.map(([part]) => [part, { part, files: 0, raw: 0, gzip: 0, brotli: 0 }]));
  const sum = { part: 'all', files: 0, raw: 0, gzip: 0, brotli: 0 };
  for (const path of new Set(paths)) {
    const sizes = sizesOf(readFileSync(join(dist, path)));
    for (const row of [/** @type {Part} */ (weighed.get(partOf(path))), sum]) {
      row.files += 1;
      row.raw += sizes.raw;
      row.gzip += sizes.gzip;
      row.brotli += sizes.brotli;
    }
  }
  return [...weighed.values()].filter((row) => row.files > 0).concat(sum);
}
