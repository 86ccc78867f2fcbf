// The same fixed searches by the native engine and by its wasm program in Node, in turns, so that a machine that gets slower
// for a while slows both.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createEngine } from '../../web/engine-wasm.js';
import { median } from './numbers.mjs';

/** @typedef {{nodes: number, perSecond: number}} Run */
/** @typedef {{nodes: number, native: number, wasm: number, ratio: number, rounds: number[]}} EngineReport speeds in nodes a second, medians */

/** @param {string} output */
function read(output) {
  const number = (/** @type {string} */ name) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(output)?.[1] ?? NaN);
  return { nodes: number('nodes'), perSecond: number('nps') };
}

/** @param {string} program @returns {Run} */
const runNative = (program) => read(execFileSync(program, ['bench', 'smess'], { encoding: 'utf8' }));

/** @param {WebAssembly.Module} module @returns {Promise<Run>} */
async function runWasm(module) {
  /** @type {string[]} */
  const lines = [];
  const engine = await createEngine(module, (line) => lines.push(line));
  engine.send('bench');
  while (engine.step());
  return read(lines.join('\n'));
}

/**
 * @param {string} program build/native/messhall
 * @param {string} wasm build/web/engine.wasm
 * @param {number} rounds
 * @returns {Promise<EngineReport>}
 */
export async function measureEngines(program, wasm, rounds) {
  const module = await WebAssembly.compile(readFileSync(wasm));
  /** @type {Run[]} */
  const native = [];
  /** @type {Run[]} */
  const compiled = [];
  for (let round = 0; round < rounds; round += 1) {
    native.push(runNative(program));
    compiled.push(await runWasm(module));
  }
  const counts = new Set([...native, ...compiled].map(({ nodes }) => nodes));
  if (counts.size !== 1 || counts.has(NaN)) throw new Error(`the engines searched different trees: ${[...counts].join(', ')} nodes`);
  const ratios = native.map(({ perSecond }, round) => compiled[round].perSecond / perSecond);
  return {
    nodes: native[0].nodes,
    native: median(native.map(({ perSecond }) => perSecond)),
    wasm: median(compiled.map(({ perSecond }) => perSecond)),
    ratio: median(ratios),
    rounds: ratios,
  };
}
