// The pictures that the page's HTML and the installed app use: favicon, app icons, the wordmark of the loading page.
import { writeFile } from 'node:fs/promises';
import { icon, wordmark } from '../../assets/art/brand/brand.mjs';
import { logo } from '../../assets/art/brand/ui.mjs';
import { rasterise, shrink } from './lib/raster.mjs';

/**
 * name: [side in pixels, what]. `logo` has round corners on a clear ground; `icon` fills its square, and what matters in it
 * lies within 204/512 of its middle, the safe zone of a mask.
 * @type {Record<string, [number, 'logo' | 'icon']>}
 */
export const APP_ICONS = {
  'icons/icon-192.png': [192, 'logo'],
  'icons/icon-512.png': [512, 'logo'],
  'icons/maskable-192.png': [192, 'icon'],
  'icons/maskable-512.png': [512, 'icon'],
  'icons/apple-touch-icon.png': [180, 'icon'],
};
export const SVGS = ['icons/favicon.svg', 'icons/wordmark.svg'];

/** @param {string} out */
export async function writeAppIcons(out) {
  await writeFile(`${out}/icons/favicon.svg`, logo() + '\n');
  await writeFile(`${out}/icons/wordmark.svg`, wordmark() + '\n');
  for (const [name, [side, what]] of Object.entries(APP_ICONS)) {
    await rasterise(what === 'logo' ? logo() : icon(), `${out}/${name}`, side);
    await shrink(`${out}/${name}`);
  }
}
