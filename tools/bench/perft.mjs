// Counts chess positions side by side with Stockfish, when that is installed: the same position, the same depth, one
// thread, both counting the last ply without making its moves. usage: node tools/bench/perft.mjs [--native DIR]
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median, table } from './numbers.mjs';

/** @typedef {{name: string, fen: string, depth: number, nodes: number}} Task */
/** @typedef {{name: string, depth: number, nodes: number, ours: number, theirs: number | null}} PerftReport times in seconds of processor time, medians; theirs is null where Stockfish is not installed */

/** Positions with published counts (chessprogramming.org, "Perft Results"). @type {Task[]} */
const TASKS = [
  { name: 'start', fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', depth: 6, nodes: 119_060_324 },
  { name: 'Kiwipete', fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', depth: 5, nodes: 193_690_690 },
  { name: 'position 3', fen: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', depth: 7, nodes: 178_633_661 },
  { name: 'position 4', fen: 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', depth: 5, nodes: 15_833_292 },
  { name: 'position 5', fen: 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', depth: 5, nodes: 89_941_194 },
  { name: 'position 6', fen: 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', depth: 5, nodes: 164_075_551 },
];

/** Where Debian puts games is not always in the search path. */
export function findStockfish() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/games', '/usr/local/bin'];
  return folders.map((folder) => join(folder, 'stockfish')).find((file) => existsSync(file)) ?? null;
}

/**
 * Processor time of a program from its start to its end, so that other programs on the machine matter little.
 * @param {string} program @param {string[]} words @param {string} input
 */
function timed(program, words, input) {
  const run = spawnSync('bash', ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', program, ...words], { encoding: 'utf8', input });
  const times = run.stderr.trim().split('\n').pop() ?? '';
  const seconds = times.split(' ').reduce((sum, part) => sum + Number(part), 0);
  return { output: run.stdout, seconds };
}

/** @param {string} output @param {RegExp} form @param {Task} task */
function check(output, form, task) {
  const nodes = Number(form.exec(output)?.[1] ?? NaN);
  if (nodes !== task.nodes) throw new Error(`${task.name}: ${nodes} nodes instead of ${task.nodes}`);
}

/** @param {string} program @param {Task} task */
function ours(program, task) {
  const run = timed(program, ['perft', 'cassandra', task.fen, String(task.depth), '--no-prophecies'], '');
  check(run.output, /^nodes (\d+)$/m, task);
  return run.seconds;
}

/** Without the time that it takes to start. @param {string} program @param {Task} task */
function theirs(program, task) {
  const start = timed(program, [], 'isready\nquit\n').seconds;
  const run = timed(program, [], `position fen ${task.fen}\ngo perft ${task.depth}\nquit\n`);
  check(run.output, /^Nodes searched: (\d+)$/m, task);
  return run.seconds - start;
}

/**
 * In turns, so that a machine that gets slower for a while slows both.
 * @param {string} program build/native/messhall
 * @param {number} rounds
 * @returns {PerftReport[]}
 */
export function measurePerft(program, rounds) {
  const stockfish = findStockfish();
  return TASKS.map((task) => {
    /** @type {number[]} */
    const own = [];
    /** @type {number[]} */
    const other = [];
    for (let round = 0; round < rounds; round += 1) {
      own.push(ours(program, task));
      if (stockfish) other.push(theirs(stockfish, task));
    }
    return { name: task.name, depth: task.depth, nodes: task.nodes, ours: median(own), theirs: stockfish ? median(other) : null };
  });
}

/** @param {PerftReport[]} reports */
export function perftTable(reports) {
  const rate = (/** @type {PerftReport} */ report, /** @type {number | null} */ seconds) =>
    seconds === null ? ['', ''] : [`${seconds.toFixed(2)} s`, (report.nodes / seconds / 1e6).toFixed(0)];
  const head = ['position', 'depth', 'leaves', 'ours', 'million/s', 'Stockfish', 'million/s', 'its time, ours = 1'];
  return table([
    head,
    ...reports.map((report) => [
      report.name,
      String(report.depth),
      String(report.nodes),
      ...rate(report, report.ours),
      ...rate(report, report.theirs),
      report.theirs === null ? 'not installed' : (report.theirs / report.ours).toFixed(2),
    ]),
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { native: { type: 'string' } } });
  const native = resolve(values.native ?? fileURLToPath(new URL('../../build/native', import.meta.url)));
  console.log(perftTable(measurePerft(join(native, 'messhall'), 3)));
}
