// Puts the site together: the two programs, the page's JavaScript, pictures and fonts, pages, service worker.
//
//   node tools/site.mjs --build DIR --out DIST [--twins] [--origins "https://a.example ..."]
//
// --build    holds messhall.js, messhall.wasm, engine.wasm and assets/ (from tools/assets/build.mjs)
// --twins    also writes FILE.gz and FILE.br, for hosts that send them
// --origins  the pages that may talk to an embedded board; without it all may
//
// What comes out: index.html, embed.html, embed.js, sw.js, manifest.webmanifest, icons/, licences/, build.json, and
// b/BUILD/ with everything else. BUILD is made from the content of all files: the same input gives the same site, and
// two builds never share a folder. All addresses are relative, so the site may stand in any folder of a host.

import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getManifest } from 'workbox-build';
import { bundleEmbed, bundlePage, bundleServiceWorker } from './site/bundle.mjs';
import { nameOf, packed, readFolder, replaceFolder, sha256, sorted } from './site/files.mjs';
import { POLICY } from '../scripts/serve.mjs';
import { makePage } from './site/pages.mjs';
import { pictures } from './site/pictures.mjs';

/** @typedef {import('./site/files.mjs').Files} Files */

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** What is fetched before anything can be played, besides the pictures that asset-list.json marks as first. */
const FIRST = ['boot.js', 'page.css', 'messhall.js', 'messhall.wasm', 'engine-worker.js', 'engine.wasm'];
const PROGRAMS = ['messhall.js', 'messhall.wasm', 'engine.wasm'];

/**
 * @typedef {object} SiteOptions
 * @property {string} build
 * @property {string} out
 * @property {boolean} [twins]
 * @property {string} [origins]
 * @property {string} [web] where the page's sources lie
 * @property {string} [shell]
 */

/**
 * @param {SiteOptions} options
 * @returns {Promise<{ build: string, files: number, bytes: number }>}
 */
export async function makeSite({ build, out, twins = false, origins = '', ...sources }) {
  const web = sources.web ?? path.join(project, 'web');
  const shell = await readFile(sources.shell ?? path.join(project, 'shell.html'), 'utf8');
  const { version } = JSON.parse(await readFile(path.join(project, 'package.json'), 'utf8'));
  const assets = await readAssets(path.join(build, 'assets'));

  const versioned = await versionedFiles({ web, build, assets: assets.versioned });
  const plain = await plainFiles({ web, assets: assets.plain });
  const around = Buffer.from(shell + POLICY + origins + version);
  const name = nameOf(new Map([...versioned, ...plain, ['shell.html', around]]));

  /** @type {Files} */
  const site = new Map(plain);
  for (const [file, data] of versioned) site.set(`b/${name}/${file}`, data);
  const preload = ['messhall.wasm', 'boot.js'].filter((file) => versioned.has(file));
  const languages = [...versioned.keys()].flatMap((file) => /^texts\/(\w+)\.json$/.exec(file)?.[1] ?? []).sort();
  const facts = { build: name, version, languages, preload };
  site.set('index.html', Buffer.from(makePage(shell, { ...facts, mode: 'app' })));
  site.set('embed.html', Buffer.from(makePage(shell, { ...facts, mode: 'embed', origins })));

  // The list of Workbox is made from the folder, so the folder stands first, without its service worker.
  await replaceFolder(out, site);
  const worker = await bundleServiceWorker(web, { build: name, manifest: await fileList(out, site) });
  for (const [file, data] of worker) site.set(file, data);
  const first = new Set([...FIRST, ...assets.first].map((file) => `b/${name}/${file}`).concat('index.html'));
  await finish(site, { build: name, version, first, twins });
  await replaceFolder(out, site);
  const bytes = [...site.values()].reduce((sum, data) => sum + data.length, 0);
  return { build: name, files: site.size, bytes };
}

/** @param {string} folder */
async function readAssets(folder) {
  const files = await readFolder(folder).catch(() => {
    throw new Error(`there are no pictures in ${folder}; run: node tools/assets/build.mjs ${folder}`);
  });
  /** @type {{ files: Record<string, { load: string }> }} */
  const list = JSON.parse(files.get('asset-list.json')?.toString() ?? '{"files":{}}');
  /** @type {Files} */
  const versioned = new Map();
  /** @type {Files} */
  const plain = new Map();
  for (const [name, data] of files) {
    if (name !== 'asset-list.json' && !(name in list.files)) continue;
    (/^(icons|licences)\//.test(name) ? plain : versioned).set(name, data);
  }
  const first = Object.keys(list.files).filter((name) => list.files[name].load === 'first');
  return { versioned, plain, first };
}

/**
 * @param {{ web: string, build: string, assets: Files }} from
 * @returns {Promise<Files>}
 */
async function versionedFiles({ web, build, assets }) {
  /** @type {Files} */
  const files = new Map([...assets, ...(await bundlePage(web))]);
  for (const name of PROGRAMS) files.set(name, await readProgram(build, name));
  files.set('page.css', await readFile(path.join(web, 'page.css')));
  return files;
}

/**
 * The build may leave its programs in the room they are made of.
 * @param {string} build
 * @param {string} name
 */
async function readProgram(build, name) {
  for (const folder of ['', 'src/main', 'bin']) {
    const data = await readFile(path.join(build, folder, name)).catch(() => null);
    if (data !== null) return data;
  }
  throw new Error(`${name} is not in ${build}; build the programs first (cmake --build ${build})`);
}

/**
 * What keeps its name from build to build.
 * @param {{ web: string, assets: Files }} from
 * @returns {Promise<Files>}
 */
async function plainFiles({ web, assets }) {
  const manifest = JSON.parse(await readFile(path.join(web, 'manifest.webmanifest'), 'utf8'));
  const shots = await pictures(path.join(project, 'docs/screenshots'));
  if (shots.list.length > 0) manifest.screenshots = shots.list;
  /** @type {Files} */
  const files = new Map([...assets, ...(await bundleEmbed(web)), ...shots.files]);
  files.set('manifest.webmanifest', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  // As plain text: that is what every browser shows instead of saving it.
  for (const name of ['LICENSE', 'THIRD-PARTY-NOTICES.md']) {
    files.set(`licences/${path.parse(name).name}.txt`, await readFile(path.join(project, name)));
  }
  return files;
}

/**
 * What the service worker keeps: everything a page may ask for, each with its checksum, so that files of two builds
 * cannot come together.
 * @param {string} out
 * @param {Files} site
 */
async function fileList(out, site) {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: out,
    globPatterns: ['**/*'],
    globIgnores: ['**/*.map', 'screenshots/**', 'licences/**'],
    dontCacheBustURLsMatching: /^b\//,
    maximumFileSizeToCacheInBytes: 64 << 20,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return manifestEntries
    .map(({ url, revision }) => ({ url, revision, integrity: `sha256-${sha256(site.get(url) ?? '', 'base64')}` }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/**
 * Adds build.json, the list of everything with sizes, and the packed twins when they are wanted.
 * @param {Files} site
 * @param {{ build: string, version: string, first: Set<string>, twins: boolean }} facts
 */
async function finish(site, { build, version, first, twins }) {
  const files = await Promise.all(
    sorted(site).map(async ([name, data]) => {
      const small = await packed(name, data);
      if (twins && small !== null) site.set(`${name}.gz`, small.gz).set(`${name}.br`, small.br);
      const gzip = small?.gz.length ?? data.length;
      const brotli = small?.br.length ?? data.length;
      return { name, bytes: data.length, gzip, brotli, ...(first.has(name) ? { first: true } : {}) };
    }),
  );
  site.set('build.json', Buffer.from(`${JSON.stringify({ version, build, files }, null, 1)}\n`));
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      build: { type: 'string' },
      out: { type: 'string' },
      twins: { type: 'boolean', default: false },
      origins: { type: 'string', default: '' },
      web: { type: 'string' },
      shell: { type: 'string' },
    },
  });
  const { build, out } = values;
  if (!build || !out) throw new Error('usage: node tools/site.mjs --build DIR --out DIST [--twins] [--origins LIST]');
  return { ...values, build, out: path.resolve(out) };
}

async function main() {
  const begun = Date.now();
  const options = readArguments();
  const { build, files, bytes } = await makeSite(options);
  await stat(path.join(options.out, 'sw.js'));
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`site: build ${build}, ${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    process.stderr.write(`site: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  });
}
