// Measures what DESIGN promises and prints it in one run. scripts/bench builds what this needs.
// usage: node tools/bench/report.mjs [--json] [--native DIR] [--web DIR]
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureEngines } from './engines.mjs';
import { kilobytes, table } from './numbers.mjs';
import { measurePage, readyMedian } from './page.mjs';
import { measurePerft, perftTable } from './perft.mjs';
import { weigh } from './sizes.mjs';

const ROUNDS = 7;
const NAVIGATIONS = 5;
const PERFT_ROUNDS = 3;

/** The promises of the house. */
const FIRST_LOAD_BYTES = 1_500_000;
const READY_MS = 2000;
const RATIO = 0.7;

const { values } = parseArgs({ options: { json: { type: 'boolean' }, native: { type: 'string' }, web: { type: 'string' } } });
const root = fileURLToPath(new URL('../..', import.meta.url));
const native = resolve(values.native ?? join(root, 'build', 'native'));
const web = resolve(values.web ?? join(root, 'build', 'web'));

/** @param {boolean} kept @param {string} promise */
const verdict = (kept, promise) => `${kept ? 'kept' : 'BROKEN'}: ${promise}`;

/** @param {string} text */
const title = (text) => console.log(`\n${text}\n${'-'.repeat(text.length)}`);

const engines = await measureEngines(join(native, 'messhall'), join(web, 'engine.wasm'), ROUNDS);
const perft = measurePerft(join(native, 'messhall'), PERFT_ROUNDS);
const page = await measurePage(join(web, 'dist'), NAVIGATIONS);
const weights = weigh(join(web, 'dist'), page.asked);
const loops = JSON.parse(
  execFileSync(join(native, 'messhall_bench'), ['--benchmark_format=json', '--benchmark_min_time=0.5'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
).benchmarks;

if (values.json) {
  console.log(JSON.stringify({ weights, ready: page.ready, rest: page.rest, thinking: page.thinking, moves: page.moves, engines, perft, loops }, null, 2));
} else {
  print();
}

function print() {
  const all = weights[weights.length - 1];
  console.log(`${cpus().length} processors: ${cpus()[0].model}`);

  title('First load, until a game can be played');
  console.log(table([['part', 'files', 'raw', 'gzip', 'brotli'], ...weights.map((row) => [row.part, String(row.files), kilobytes(row.raw), kilobytes(row.gzip), kilobytes(row.brotli)])]));
  console.log(verdict(all.gzip <= FIRST_LOAD_BYTES, `within ${kilobytes(FIRST_LOAD_BYTES)} compressed`));

  title('Time until ready to move');
  console.log(`${readyMedian(page).toFixed(0)} ms after navigation began (median of ${page.ready.map((ms) => ms.toFixed(0)).join(', ')})`);
  console.log(verdict(readyMedian(page) <= READY_MS, `within ${READY_MS} ms`));

  title('Frames');
  const frames = (/** @type {import('./page.mjs').Frames} */ seen) =>
    `${seen.drawn} drawn; the browser gives ${seen.perSecond.toFixed(0)} frames a second, longest gap ${seen.longestGap.toFixed(0)} ms`;
  console.log(`at rest:             ${frames(page.rest)}`);
  console.log(`level 4 plays both:  ${frames(page.thinking)}; ${page.moves} moves`);
  console.log(verdict(page.rest.drawn === 0, 'nothing is drawn while nothing changes'));

  title('Search: wasm in Node against native');
  console.log(`${engines.nodes} nodes; native ${(engines.native / 1e6).toFixed(2)}, wasm ${(engines.wasm / 1e6).toFixed(2)} million nodes a second`);
  console.log(`wasm runs at ${(engines.ratio * 100).toFixed(0)} % of native speed (median of ${engines.rounds.map((ratio) => (ratio * 100).toFixed(0)).join(', ')})`);
  console.log(verdict(engines.ratio >= RATIO, `${RATIO * 100} % or better`));

  title('Counting chess positions: Cassandra Chess without prophecies against Stockfish');
  console.log(perftTable(perft));
  const slower = perft.filter(({ ours, theirs }) => theirs !== null && ours > theirs);
  if (perft[0].theirs !== null) console.log(verdict(slower.length === 0, 'no slower than Stockfish'));

  title('Inner loops, native');
  const rates = loops.map((/** @type {Record<string, any>} */ loop) => {
    const rate = Object.keys(loop).find((key) => key.endsWith('/s')) ?? '';
    return [loop.name, `${loop.real_time.toPrecision(4)} ${loop.time_unit}`, `${(loop[rate] / 1e6).toFixed(1)} million ${rate}`];
  });
  console.log(table([['loop', 'one round', 'rate'], ...rates]));
}
