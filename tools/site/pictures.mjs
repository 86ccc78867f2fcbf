// Pictures of the app for the install dialog of browsers, when there are any.

import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** At most as many as browsers show. */
const MOST = 5;

/**
 * @param {string} folder
 * @returns {Promise<{ list: Record<string, string>[], files: Map<string, Buffer> }>}
 */
export async function pictures(folder) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.png')).sort();
  const list = [];
  const files = new Map();
  for (const name of names.slice(0, MOST)) {
    const data = await readFile(path.join(folder, name));
    const { width, height } = sizeOf(data);
    const src = `screenshots/${name}`;
    const shape = width < height ? 'narrow' : 'wide';
    list.push({ src, sizes: `${width}x${height}`, type: 'image/png', form_factor: shape });
    files.set(src, data);
  }
  return { list, files };
}

/** Width and height stand in the first block of every PNG. @param {Buffer} png */
function sizeOf(png) {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
