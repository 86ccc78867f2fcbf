// Makes every picture, font and table that the page loads.
//
//   node tools/assets/build.mjs OUT [--quiet]
//
// What is up to date by the content of its inputs is left alone. What comes out is described in assets/README.md.
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { versions } from './lib/run.mjs';
import { bringUpToDate } from './lib/stamps.mjs';
import { tasks } from './tasks.mjs';

/** @typedef {{bytes: number, sha256: string, load: import('./lib/stamps.mjs').Load}} Listed */

/**
 * Files with their sizes on the wire (brotli, as a host or a service worker gets them), a line a group.
 * @param {string} out @param {Record<string, Listed>} files
 */
function report(out, files) {
  const wire = (/** @type {string} */ name) => {
    const data = readFileSync(join(out, name));
    return /\.(png|woff2)$/.test(name)
      ? data.length
      : brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  };
  const lines = Object.entries(files).map(([name, { bytes, load }]) => ({ name, bytes, load, wire: wire(name) }));
  for (const { name, bytes, load, wire: w } of lines)
    console.log(`${load.padEnd(7)}${String(bytes).padStart(8)}${String(w).padStart(8)}  ${name}`);
  for (const when of ['first', 'choice', 'page']) {
    const group = lines.filter((l) => l.load === when);
    console.log(
      `${when.padEnd(7)}${String(group.reduce((s, l) => s + l.bytes, 0)).padStart(8)}${String(group.reduce((s, l) => s + l.wire, 0)).padStart(8)}  ${group.length} files`,
    );
  }
}

/** @param {string} out @param {boolean} quiet */
async function build(out, quiet) {
  const begun = Date.now(),
    all = tasks(),
    workers = (availableParallelism ?? (() => cpus().length))();
  const say = quiet ? () => {} : (/** @type {string} */ line) => console.log(line);
  const { stamps, made } = await bringUpToDate(out, all, { versions: await versions(), workers, say });
  /** @type {Record<string, Listed>} */
  const files = {};
  for (const task of all)
    for (const name of task.outputs) files[name] = { ...stamps[task.name].outputs[name], load: task.load };
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(out, 'asset-list.json'), JSON.stringify({ files: sorted }, null, 1) + '\n');
  if (!quiet) report(out, sorted);
  say(`assets: ${made} of ${all.length} tasks in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

const [out, ...flags] = process.argv.slice(2);
if (!out || out.startsWith('-') || flags.some((f) => f !== '--quiet')) {
  console.error('usage: node tools/assets/build.mjs OUT [--quiet]');
  process.exit(2);
}
try {
  await build(out, flags.includes('--quiet'));
} catch (error) {
  console.error(`assets: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
