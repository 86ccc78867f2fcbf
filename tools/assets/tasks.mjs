// All that the build makes, task by task.
import { readFileSync, readdirSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP_ICONS, SVGS, writeAppIcons } from './app-icons.mjs';
import { writeAtlas } from './atlas.mjs';
import { fonts, packageFolder, sources, writeFont } from './fonts.mjs';
import { ICONS } from './icons.mjs';
import { omens } from './omens.mjs';
import { kitchenCells, pieceCells, shippedBoards, tiles, uiCells } from './pictures.mjs';
import { GROUPS, SETS, SIZES, THEMES } from './shipped.mjs';
import { symbols } from './symbols.mjs';
import { writeTexture } from './textures.mjs';
import { table } from './themes.mjs';
import { TOKENS } from './tokens.mjs';

/** @typedef {import('./lib/stamps.mjs').Task} Task */

const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const TEXTS = path('../../assets/texts');

/** The cell size that a phone with a dense screen and a large desktop window need first. */
export const FIRST_SIZE = 192;
/** The interface's pictures are small on every screen. */
const FIRST_UI_SIZE = 96;

/** The licence texts that go with the fonts: name in licences/, package, file. */
export const LICENCES = [
  ['asap-OFL.txt', '@fontsource/asap', 'LICENSE'],
  ['lilita-one-OFL.txt', '@fontsource/lilita-one', 'LICENSE'],
  ['phosphor-MIT.txt', '@phosphor-icons/web', 'LICENSE'],
];

/** @param {boolean} first @returns {import('./lib/stamps.mjs').Load} */
const load = (first) => (first ? 'first' : 'choice');

/**
 * @param {string} name @param {number} px @param {boolean} first
 * @param {() => Map<string, import('./atlas.mjs').Cell>} cells
 * @returns {Task}
 */
const atlas = (name, px, first, cells) => ({
  name: `atlas/${name}-${px}`,
  outputs: [`atlas/${name}-${px}.png`, `atlas/${name}-${px}.json`],
  load: load(first),
  modules: [path('pictures.mjs'), path('atlas.mjs')],
  make: (out) => writeAtlas(out, name, px, cells()),
});

/** @returns {Task[]} */
function atlases() {
  const first = `${SETS[0]}-${Object.keys(GROUPS)[0]}`;
  const sheets = Object.entries(GROUPS).flatMap(([group, { sets }]) =>
    sets.map((set) => ({ set, group, name: `${set}-${group}` })),
  );
  return SIZES.flatMap((px) => [
    ...sheets.map(({ set, group, name }) =>
      atlas(`pieces-${name}`, px, name === first && px === FIRST_SIZE, () => pieceCells(set, group)),
    ),
    atlas('kitchen', px, false, kitchenCells),
    atlas('ui', px, px === FIRST_UI_SIZE, uiCells),
  ]);
}

/** @returns {Task[]} */
function textures() {
  const first = new Set(tiles(THEMES[0], shippedBoards().slice(0, 1)));
  return [...new Set(THEMES.flatMap((theme) => tiles(theme)))].map((name) => ({
    name: `textures/${name}`,
    outputs: [`textures/${name}.png`],
    load: load(first.has(name)),
    modules: [path('textures.mjs')],
    make: (out) => writeTexture(out, name),
  }));
}

/** @returns {Task[]} */
const fontTasks = () =>
  fonts().map((font) => ({
    name: font.out,
    outputs: [font.out],
    load: 'first',
    modules: [path('fonts.mjs')],
    files: [path('fonts.py'), ICONS, ...sources(font)],
    from: font,
    make: (out) => writeFont(font, out),
  }));

/** @returns {Task[]} */
const copies = () => [
  ...readdirSync(TEXTS)
    .filter((f) => f.endsWith('.json'))
    .sort()
    .map((f) => copy(`texts/${f}`, join(TEXTS, f), 'choice')),
  ...LICENCES.map(([name, from, file]) => copy(`licences/${name}`, join(packageFolder(from), file), 'page')),
];
/** @param {string} name @param {string} from @param {import('./lib/stamps.mjs').Load} when @returns {Task} */
const copy = (name, from, when) => ({
  name,
  outputs: [name],
  load: when,
  modules: [path('tasks.mjs')],
  files: [from],
  make: (out) => copyFile(from, join(out, name)),
});

/** @returns {Task[]} */
export function tasks() {
  const tokens = JSON.parse(readFileSync(TOKENS, 'utf8'));
  return [
    ...textures(),
    ...fontTasks(),
    ...atlases().reverse(),
    {
      name: 'themes.json',
      outputs: ['themes.json'],
      load: 'first',
      modules: [path('themes.mjs')],
      files: [TOKENS],
      make: (out) => writeFile(join(out, 'themes.json'), JSON.stringify(table(tokens)) + '\n'),
    },
    {
      name: 'symbols.json',
      outputs: ['symbols.json'],
      load: 'first',
      modules: [path('symbols.mjs')],
      make: (out) => writeFile(join(out, 'symbols.json'), JSON.stringify(symbols()) + '\n'),
    },
    {
      name: 'omens.json',
      outputs: ['omens.json'],
      load: 'choice',
      modules: [path('omens.mjs')],
      make: (out) => writeFile(join(out, 'omens.json'), JSON.stringify(omens()) + '\n'),
    },
    {
      name: 'icons',
      outputs: [...SVGS, ...Object.keys(APP_ICONS)],
      load: 'page',
      modules: [path('app-icons.mjs')],
      make: writeAppIcons,
    },
    ...copies(),
  ];
}
