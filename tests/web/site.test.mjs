// Puts a small site together: stand-ins for programs, pictures and the page, the real embed.js and service worker.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readFolder, sha256 } from '../../tools/site/files.mjs';
import { makePage } from '../../tools/site/pages.mjs';
import { makeSite } from '../../tools/site.mjs';

const sources = fileURLToPath(new URL('../../web', import.meta.url));
const SHELL =
  '<html data-mode="{{mode}}" data-build="{{build}}">{{preload}}<script type="module" src="{{base}}boot.js"></script>';
const REAL = ['embed.js', 'embed-protocol.js', 'embed-talk.js', 'manifest.webmanifest', 'sw/sw.js', 'sw/builds.js'];
let root = '';
let build = '';
let web = '';
let shell = '';

/** @param {string} name @param {string | Buffer} data */
async function write(name, data) {
  const place = path.join(root, name);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, data);
}

before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-'));
  build = path.join(root, 'build');
  web = path.join(root, 'web');
  shell = path.join(root, 'shell.html');
  for (const name of ['messhall.js', 'messhall.wasm', 'engine.wasm']) await write(`build/${name}`, name.repeat(100));
  await write('build/assets/themes.json', '{}');
  await write('build/assets/icons/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('build/assets/leftover.txt', 'of an earlier build');
  const files = { 'themes.json': { load: 'first' }, 'icons/favicon.svg': { load: 'page' } };
  await write('build/assets/asset-list.json', JSON.stringify({ files }));
  await write('shell.html', SHELL);
  for (const name of REAL) await write(`web/${name}`, await readFile(path.join(sources, name)));
  await write('web/boot.js', "import { one } from './one.js';\nimport('./messhall.js').then(one);\n");
  await write('web/one.js', 'export const one = () => 1;\n');
  await write('web/engine-worker.js', 'self.onmessage = () => {};\n');
  await write('web/page.css', 'body { margin: 0 }\n');
});
after(() => rm(root, { recursive: true }));

/** @param {string} out @param {object} [more] */
const make = (out, more = {}) => makeSite({ build, out: path.join(root, out), web, shell, ...more });

test('the same input gives the same site, another input another build', async () => {
  const one = await make('one');
  const two = await make('two');
  assert.equal(one.build, two.build);
  assert.deepEqual(await readFolder(path.join(root, 'one')), await readFolder(path.join(root, 'two')));
  await write('build/engine.wasm', 'another engine');
  assert.notEqual((await make('three')).build, one.build);
});

test('everything of a build lies in its folder; pages and what others name lie beside it', async () => {
  const { build: name } = await make('layout');
  const files = [...(await readFolder(path.join(root, 'layout'))).keys()].sort();
  const manifest = JSON.parse(await readFile(path.join(root, 'layout', 'manifest.webmanifest'), 'utf8'));
  /** @type {string[]} */
  const shown = (manifest.screenshots ?? []).map((/** @type {{ src: string }} */ shot) => shot.src).sort();
  assert.deepEqual(files.filter((file) => file.startsWith('screenshots/')), shown, 'what the manifest shows, and no more');
  assert.deepEqual(files.filter((file) => !/^(licences|screenshots)\//.test(file)), [
    `b/${name}/asset-list.json`,
    `b/${name}/boot.js`,
    `b/${name}/boot.js.map`,
    `b/${name}/engine-worker.js`,
    `b/${name}/engine-worker.js.map`,
    `b/${name}/engine.wasm`,
    `b/${name}/messhall.js`,
    `b/${name}/messhall.wasm`,
    `b/${name}/page.css`,
    `b/${name}/themes.json`,
    'build.json',
    'embed.html',
    'embed.js',
    'icons/favicon.svg',
    'index.html',
    'manifest.webmanifest',
    'sw.js',
  ]);
});

test('the service worker knows every file with its checksum', async () => {
  const { build: name } = await make('list');
  const out = await readFolder(path.join(root, 'list'));
  const worker = out.get('sw.js')?.toString() ?? '';
  for (const file of ['index.html', 'embed.html', `b/${name}/engine.wasm`, `b/${name}/themes.json`]) {
    assert.ok(worker.includes(`"${file}"`), file);
    assert.ok(worker.includes(`sha256-${sha256(out.get(file) ?? '', 'base64')}`), file);
  }
  assert.ok(!worker.includes('boot.js.map'));
  assert.ok(!worker.includes('importScripts'), 'it stands alone');
});

test('the bundles keep the program a file of its own and name no place of this machine', async () => {
  const { build: name } = await make('bundles');
  const boot = await readFile(path.join(root, 'bundles', 'b', name, 'boot.js'), 'utf8');
  assert.match(boot, /import\("\.\/messhall\.js"\)/);
  assert.doesNotMatch(boot, /one\.js/);
  const map = await readFile(path.join(root, 'bundles', 'b', name, 'boot.js.map'), 'utf8');
  assert.ok(!map.includes(root));
});

test('build.json says what is loaded first and how large it is on the wire', async () => {
  const { build: name } = await make('sizes', { twins: true });
  const list = JSON.parse(await readFile(path.join(root, 'sizes/build.json'), 'utf8'));
  assert.equal(list.build, name);
  const first = list.files.filter((/** @type {any} */ file) => file.first).map((/** @type {any} */ file) => file.name);
  assert.ok(first.includes(`b/${name}/messhall.wasm`) && first.includes(`b/${name}/themes.json`));
  const wasm = list.files.find((/** @type {any} */ file) => file.name.endsWith('messhall.wasm'));
  assert.equal(wasm.bytes, 1300);
  assert.ok(wasm.brotli < 100 && wasm.gzip < 100);
  const twin = await readFile(path.join(root, 'sizes/b', name, 'messhall.wasm.br'));
  assert.equal(twin.length, wasm.brotli);
});

test('a page says which mode and build it is of, and asks for nothing unknown', () => {
  const page = makePage(SHELL, { mode: 'embed', build: '1a2b', version: '1', preload: ['messhall.wasm', 'boot.js'] });
  assert.match(page, /data-mode="embed" data-build="1a2b"/);
  assert.match(page, /src="b\/1a2b\/boot\.js"/);
  assert.match(page, /<link rel="preload" href="b\/1a2b\/messhall\.wasm" as="fetch" .* crossorigin>/);
  assert.throws(() => makePage('{{what}}', { mode: 'app', build: '1', version: '1' }), /\{\{what\}\}/);
});

test('the pages say which languages have texts', async () => {
  assert.match(makePage('<html lang="en" data-languages="{{languages}}">', { mode: 'app', build: '1', version: '1', languages: ['de', 'gl'] }), /data-languages="de gl"/);
  await write('build/assets/texts/gl.json', '{}');
  await write('build/assets/asset-list.json', JSON.stringify({ files: { 'texts/gl.json': { load: 'later' } } }));
  await write('shell.html', `${SHELL}<p data-languages="{{languages}}">`);
  await make('languages');
  assert.match(await readFile(path.join(root, 'languages/index.html'), 'utf8'), /data-languages="gl"/);
});

test('licences lie on the site as plain text', async () => {
  await make('licences');
  const files = await readFolder(path.join(root, 'licences/licences'));
  assert.match(files.get('LICENSE.txt')?.toString() ?? '', /Permission is hereby granted/);
  assert.match(files.get('THIRD-PARTY-NOTICES.txt')?.toString() ?? '', /Dear ImGui/);
});

test('what is missing is named', async () => {
  await assert.rejects(make('none', { build: path.join(root, 'nowhere') }), /run: node tools\/assets\/build\.mjs/);
  await rm(path.join(build, 'messhall.js'));
  await assert.rejects(make('none'), /messhall\.js is not in .*; build the programs first/);
});
