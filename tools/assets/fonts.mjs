// The fonts of the game: from which package, with which characters, under which name.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { icons } from './icons.mjs';
import { python, run } from './lib/run.mjs';

const PROGRAM = fileURLToPath(new URL('fonts.py', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** @param {string} name of an npm package @returns {string} its folder */
export function packageFolder(name) {
  const folder = join(PACKAGES, name);
  if (!existsSync(folder)) throw new Error(`the package ${name} is missing: npm ci --ignore-scripts`);
  return folder;
}

/** What a text may hold: Latin, Latin-1, Latin Extended-A, accents, punctuation, currency, arrows, a few signs. */
export const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x192, 0x192],
  [0x218, 0x21b],
  [0x237, 0x237],
  [0x2c6, 0x2c7],
  [0x2d8, 0x2dd],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ef2, 0x1ef3],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x20a0, 0x20c0],
  [0x2116, 0x2122],
  [0x2190, 0x2199],
  [0x2212, 0x2215],
  [0x2248, 0x2248],
  [0x2260, 0x2265],
  [0xfffd, 0xfffd],
];

// Asap has arrows up and down only: the others are turned from the one that points up.
const ARROWS = { 0x2190: 90, 0x2192: -90, 0x2196: 45, 0x2197: -45, 0x2198: -135, 0x2199: 135 };
const turn = Object.fromEntries(Object.entries(ARROWS).map(([code, degrees]) => [code, [0x2191, degrees]]));

/** @param {number} weight */
const asap = (weight) => ['latin', 'latin-ext'].map((part) => `files/asap-${part}-${weight}-normal.woff2`);
/** @param {number[]} codes @returns {[number, number][]} */
const single = (codes) => codes.map((c) => [c, c]);

/**
 * @typedef {{out: string, package: string, files: string[], keep: number[][], family: string, style: string,
 *   turn?: Record<string, number[]>, licence: string}} Font
 * @returns {Font[]}
 */
export function fonts() {
  const icon = single([...new Set(icons().values())].sort((a, b) => a - b));
  const text = {
    package: '@fontsource/asap',
    keep: CHARACTERS,
    family: 'Mess Hall Text',
    turn,
    licence: 'asap-OFL.txt',
  };
  const signs = { package: '@phosphor-icons/web', keep: icon, family: 'Mess Hall Icons', licence: 'phosphor-MIT.txt' };
  const display = ['latin', 'latin-ext'].map((part) => `files/lilita-one-${part}-400-normal.woff2`);
  return [
    { ...text, out: 'fonts/text-400.ttf', files: asap(400), style: 'Regular' },
    { ...text, out: 'fonts/text-600.ttf', files: asap(600), style: 'SemiBold' },
    { ...text, out: 'fonts/text-700.ttf', files: asap(700), style: 'Bold' },
    {
      out: 'fonts/display.ttf',
      package: '@fontsource/lilita-one',
      files: display,
      keep: CHARACTERS,
      family: 'Mess Hall Display',
      style: 'Regular',
      licence: 'lilita-one-OFL.txt',
    },
    { ...signs, out: 'fonts/icons-bold.ttf', files: ['src/bold/Phosphor-Bold.ttf'], style: 'Bold' },
    { ...signs, out: 'fonts/icons-fill.ttf', files: ['src/fill/Phosphor-Fill.ttf'], style: 'Fill' },
  ];
}

/** @param {Font} font @returns {string[]} the files it is made from */
export const sources = (font) => font.files.map((f) => join(packageFolder(font.package), f));

/** @param {Font} font @param {string} out folder */
export async function writeFont(font, out) {
  const { keep, family, style } = font,
    job = { sources: sources(font), out: join(out, font.out), keep, family, style, turn: font.turn };
  await run(await python(), [PROGRAM], JSON.stringify(job));
}
