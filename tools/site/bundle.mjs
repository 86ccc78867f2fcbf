// The page's JavaScript, bundled: few requests, one folder a build, nothing fetched from elsewhere.

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';

/** @typedef {import('./files.mjs').Files} Files */

/** @type {import('esbuild').BuildOptions} */
const COMMON = {
  bundle: true,
  minify: true,
  write: false,
  target: ['es2022'],
  legalComments: 'none',
  logLevel: 'silent',
  charset: 'utf8',
  // The libraries of this project, wherever the sources lie.
  nodePaths: [fileURLToPath(new URL('../../node_modules', import.meta.url))],
};

/**
 * Bundles entries of web/ into files of the same base name, each with its source map.
 * @param {string} web the folder of the sources
 * @param {string[]} entries
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<Files>}
 */
async function bundle(web, entries, options) {
  const out = path.join(web, 'out');
  const result = await esbuild.build({
    ...COMMON,
    ...options,
    absWorkingDir: web,
    entryPoints: entries.map((name) => path.join(web, name)),
    entryNames: '[name]',
    outdir: out,
  });
  return new Map((result.outputFiles ?? []).map((file) => [path.relative(out, file.path), Buffer.from(file.contents)]));
}

/**
 * What lies in the folder of the build. The program made by Emscripten stays a file of its own.
 * @param {string} web
 */
export const bundlePage = (web) =>
  bundle(web, ['boot.js', 'engine-worker.js'], { format: 'esm', sourcemap: 'linked', external: ['./messhall.js'] });

/**
 * embed.js stands alone in foreign pages: a plain script that leaves nothing behind but the element.
 * @param {string} web
 */
export const bundleEmbed = (web) => bundle(web, ['embed.js'], { format: 'iife' });

/**
 * The service worker with its list of files.
 * @param {string} web
 * @param {{ build: string, manifest: { url: string, revision: string | null, integrity?: string }[] }} facts
 */
export const bundleServiceWorker = (web, { build, manifest }) =>
  bundle(web, ['sw/sw.js'], {
    format: 'iife',
    define: {
      'self.__BUILD__': JSON.stringify(build),
      'self.__WB_MANIFEST': JSON.stringify(manifest),
      // Workbox tells its whole life to the console unless this is a real release.
      'process.env.NODE_ENV': '"production"',
    },
  });
