// Files in memory on their way into the site: reading, checksums, sizes on the wire.

import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** Files by their name from some root, with slashes. @typedef {Map<string, Buffer>} Files */

/** @param {string | Buffer} data @param {'hex' | 'base64'} [as] */
export const sha256 = (data, as = 'hex') => createHash('sha256').update(data).digest(as);

/** @param {Files} files @returns {[string, Buffer][]} by name, the same everywhere */
export const sorted = (files) => [...files].sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * A short name for a content: the same files give the same name, anything else another one.
 * @param {Files} files
 */
export function nameOf(files) {
  const lines = sorted(files).map(([name, data]) => `${sha256(data)} ${name}\n`);
  return sha256(lines.join('')).slice(0, 12);
}

/**
 * Everything in a folder.
 * @param {string} folder
 * @returns {Promise<Files>}
 */
export async function readFolder(folder) {
  /** @type {Files} */
  const files = new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    // Node 18 calls it path, later ones parentPath.
    const place = path.join(entry.parentPath ?? entry.path, entry.name);
    files.set(path.relative(folder, place).split(path.sep).join('/'), await readFile(place));
  }
  return files;
}

/**
 * Puts the files in the place of a folder, all at once: whoever serves it meanwhile sees the old or the new one.
 * @param {string} folder
 * @param {Files} files
 */
export async function replaceFolder(folder, files) {
  const fresh = `${folder}.new`;
  const old = `${folder}.old`;
  await rm(fresh, { recursive: true, force: true });
  await rm(old, { recursive: true, force: true });
  for (const [name, data] of sorted(files)) {
    const place = path.join(fresh, name);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, data);
  }
  await rename(folder, old).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(fresh, folder);
  await rm(old, { recursive: true, force: true });
}

const PACKED = new Set(['css', 'html', 'js', 'json', 'svg', 'ttf', 'txt', 'wasm', 'webmanifest']);
const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/**
 * A file as hosts send it. Pictures and the like are packed already: null.
 * @param {string} name
 * @param {Buffer} data
 */
export async function packed(name, data) {
  if (!PACKED.has(name.split('.').at(-1) ?? '')) return null;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  const [gz, br] = await Promise.all([gzip(data, { level: 9 }), brotli(data, { params })]);
  return { gz, br };
}
