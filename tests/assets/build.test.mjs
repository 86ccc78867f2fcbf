// What the build writes: complete, as listed, and no larger than promised.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { fonts } from '../../tools/assets/fonts.mjs';
import { decode } from '../../tools/assets/lib/png.mjs';
import { imports } from '../../tools/assets/lib/stamps.mjs';
import { GROUPS, SIZES, THEMES } from '../../tools/assets/shipped.mjs';
import { LICENCES } from '../../tools/assets/tasks.mjs';
import { built, bytes, json } from './built.mjs';

const ATLASES = [
  ...Object.entries(GROUPS).flatMap(([group, { sets }]) => sets.map((set) => `pieces-${set}-${group}`)),
  'ui',
];

let folder = '';
before(() => {
  folder = built();
});

/** @param {string} at @returns {string[]} all files under a folder */
const walk = (at) =>
  readdirSync(at, { withFileTypes: true }).flatMap((e) =>
    e.isDirectory() ? walk(join(at, e.name)) : [join(at, e.name)],
  );

test('the list holds exactly the files that are there, with their sizes and hashes', () => {
  const { files } = json('asset-list.json'),
    there = walk(folder)
      .map((f) => relative(folder, f))
      .filter((f) => f !== 'asset-list.json');
  assert.deepEqual(Object.keys(files), there.sort());
  for (const [name, { bytes: size, sha256, load }] of Object.entries(files)) {
    const data = bytes(name);
    assert.equal(data.length, size, name);
    assert.equal(createHash('sha256').update(data).digest('hex'), sha256, name);
    assert.ok(['first', 'choice', 'page'].includes(load), name);
  }
});

test('every atlas is there in every size, and its picture is as its table says', () => {
  for (const name of ATLASES)
    for (const px of SIZES) {
      const table = json(`atlas/${name}-${px}.json`),
        picture = decode(bytes(table.image));
      assert.deepEqual([picture.width, picture.height, table.cell], [table.width, table.height, px], name);
    }
});

test('every cell has something drawn in it, and nothing is drawn between cells', () => {
  for (const name of ATLASES) {
    const table = json(`atlas/${name}-96.json`),
      { width, data } = decode(bytes(table.image));
    const alpha = Uint8Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 3]);
    for (const [key, [x, y, w, h]] of Object.entries(table.cells)) {
      const lines = Array.from({ length: h }, (_, j) => alpha.subarray((y + j) * width + x, (y + j) * width + x + w));
      const drawn = lines.reduce((sum, line) => sum + line.filter((a) => a > 128).length, 0);
      assert.ok(drawn > (w * h) / 20, `${name} ${key} is empty`);
      for (const line of lines) line.fill(0);
    }
    assert.ok(
      alpha.every((a) => a === 0),
      `${name}: paint outside its cells`,
    );
  }
});

test('tiles repeat without a seam', () => {
  for (const file of readdirSync(join(folder, 'textures'))) {
    const { width, height, data } = decode(bytes(`textures/${file}`));
    const step = (/** @type {number} */ a, /** @type {number} */ b) =>
      [0, 1, 2].reduce((s, c) => s + Math.abs(data[4 * a + c] - data[4 * b + c]), 0);
    let seam = 0,
      within = 0;
    for (let y = 0; y < height; y++) {
      seam += step(y * width, y * width + width - 1);
      for (let x = 1; x < width; x++) within += step(y * width + x, y * width + x - 1);
    }
    const ratio = seam / height / (within / height / (width - 1));
    assert.ok(ratio < 1.6, `${file}: its edge differs ${ratio.toFixed(2)} times as much as its inside`);
  }
});

test('every font is there, is a TrueType font, and comes with its licence', () => {
  for (const font of fonts()) {
    assert.equal(bytes(font.out).readUInt32BE(0), 0x00010000, font.out);
    assert.ok(
      LICENCES.some(([name]) => name === font.licence),
      font.out,
    );
    const text = bytes(`licences/${font.licence}`).toString('utf8');
    assert.match(text, /SIL OPEN FONT LICENSE Version 1\.1|MIT License/, font.licence);
  }
  const said = readFileSync(new URL('../../assets/LICENSES.md', import.meta.url), 'utf8');
  for (const font of fonts())
    assert.ok(
      said.includes(`licences/${font.licence}`) && said.includes(font.out.split('/')[1]),
      `LICENSES.md does not name ${font.out}`,
    );
});

test('app icons have the sides that the manifest names', () => {
  for (const [name, side] of [
    ['icon-192', 192],
    ['icon-512', 512],
    ['maskable-192', 192],
    ['maskable-512', 512],
    ['apple-touch-icon', 180],
  ]) {
    const { width, height } = decode(bytes(`icons/${name}.png`));
    assert.deepEqual([width, height], [side, side], String(name));
  }
});

test('a maskable icon and the touch icon fill their square', () => {
  for (const name of ['maskable-512', 'apple-touch-icon']) {
    const { data } = decode(bytes(`icons/${name}.png`));
    for (let i = 3; i < data.length; i += 4) assert.equal(data[i], 255, name);
  }
});

test('what is needed to play takes no more than 200 kB on the wire', () => {
  const wire = (/** @type {string} */ name) =>
    name.endsWith('.png') ? bytes(name).length : brotliCompressSync(bytes(name)).length;
  const first = Object.entries(json('asset-list.json').files)
    .filter(([, f]) => f.load === 'first')
    .map(([name]) => name);
  for (const name of [
    'themes.json',
    'fonts/text-400.ttf',
    'symbols.json',
    'atlas/pieces-characters-mess-192.png',
    'textures/seventies-light.png',
  ])
    assert.ok(first.includes(name), name);
  const sum = first.reduce((total, name) => total + wire(name), 0);
  assert.ok(sum < 200_000, `${sum} bytes`);
  assert.ok(!first.some((name) => /tower|college|likeness|discs|wood|fide|clobberers/.test(name)), first.join(' '));
});

test('all themes, sets and games together stay small enough to be kept on a phone', () => {
  const list = Object.values(json('asset-list.json').files);
  const sum = list.reduce((total, { bytes: size }) => total + size, 0);
  assert.ok(sum < 4_000_000, `${sum} bytes`);
});

test('every theme has the tiles that it names', () => {
  const { themes } = json('themes.json');
  assert.deepEqual(Object.keys(themes), THEMES);
  const { files } = json('asset-list.json');
  for (const [id, { texture, frame }] of Object.entries(themes)) {
    for (const ending of texture ? ['light', 'dark', 'tower-light', 'tower-dark'] : [])
      assert.ok(files[`textures/${texture}-${ending}.png`], `${id} ${ending}`);
    if (frame.texture) assert.ok(files[`textures/${frame.texture}.png`], id);
  }
});

test('a picture depends on every script that its own script imports, over several lines too', () => {
  const script = (/** @type {string} */ name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
  const all = imports(script('tools/assets/pictures.mjs'));
  for (const name of ['assets/art/pieces/figure.mjs', 'assets/art/lib/svg.mjs', 'tools/assets/shipped.mjs']) {
    assert.ok(all.has(script(name)), name);
  }
  assert.ok(!all.has(script('tools/assets/fonts.mjs')));
});

test('a second build makes nothing, a missing or changed file is made again, a foreign one stays out of the list', () => {
  const file = join(folder, 'themes.json'),
    font = join(folder, 'fonts/display.ttf'),
    old = new Date(2001, 0, 1);
  utimesSync(font, old, old);
  const again = () => built() && [statSync(font).mtime.getFullYear(), existsSync(file)];
  assert.deepEqual(again(), [2001, true]);
  rmSync(file);
  assert.deepEqual(again(), [2001, true]);
  assert.ok(!existsSync(join(dirname(folder), 'themes.json')));
});
