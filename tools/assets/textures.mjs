// Writes one texture of a board.
import { writeFile } from 'node:fs/promises';
import { colours, texture } from '../../assets/art/boards/textures.mjs';
import { shrink } from './lib/raster.mjs';

/** @param {string} out @param {string} name */
export async function writeTexture(out, name) {
  const file = `${out}/textures/${name}.png`;
  await writeFile(file, texture(name));
  await shrink(file, { colours: colours(name), noisy: true });
}
