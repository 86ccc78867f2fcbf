// The engine's wasm program in Node: node --test tests/wasm
// MESSHALL_ENGINE: engine.wasm (default build/web/engine.wasm); MESSHALL_NATIVE: the terminal program.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { createEngine } from '../../web/engine-wasm.js';

/** @param {string} path */
const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const bytes = readFileSync(process.env.MESSHALL_ENGINE ?? inProject('build/web/engine.wasm'));
const native = process.env.MESSHALL_NATIVE ?? inProject('build/native/messhall');
const compiled = new WebAssembly.Module(bytes);

/** An engine whose lines are kept. */
async function talk() {
  /** @type {string[]} */
  let lines = [];
  const engine = await createEngine(compiled, (line) => lines.push(line));
  return {
    engine,
    /** What it says to a line, and the work that follows. @param {string} line */
    ask(line) {
      lines = [];
      engine.send(line);
      while (engine.step());
      return lines;
    },
    /** The same without the work. @param {string} line */
    tell(line) {
      lines = [];
      engine.send(line);
      return lines;
    },
    get lines() {
      return lines;
    },
  };
}

test('asks its host for little', () => {
  const names = WebAssembly.Module.imports(compiled).map(({ module, name }) => `${module}.${name}`);
  const allowed = ['env.mh_emit', 'env.emscripten_notify_memory_growth'];
  for (const name of names) {
    assert.ok(allowed.includes(name) || name.startsWith('wasi_snapshot_preview1.'), name);
  }
  assert.ok(names.length <= 10, names.join(' '));
  const exports = WebAssembly.Module.exports(compiled).map(({ name }) => name);
  for (const name of ['memory', 'malloc', 'free', 'mh_engine_create', 'mh_engine_send', 'mh_engine_step']) {
    assert.ok(exports.includes(name), name);
  }
});

// As a host sends it. Each game brings a search of its own and its words; Cassandra Chess also the moves of sixteen officers, Mess
// its deeds and cards.
test('is small enough for a first load', () => {
  const sent = brotliCompressSync(bytes).length;
  assert.ok(sent < 310_000, `${sent} bytes`);
});

test('loads from bytes and from a compiled module', async () => {
  for (const source of [bytes, compiled]) {
    /** @type {string[]} */
    const lines = [];
    const engine = await createEngine(source, (line) => lines.push(line));
    engine.send('isready');
    assert.deepEqual(lines, ['readyok']);
  }
});

test('speaks the protocol', async () => {
  const { ask } = await talk();
  const hello = ask('uci');
  assert.equal(hello[0], 'id name Mess Hall');
  assert.equal(hello.at(-1), 'uciok');
  assert.deepEqual(ask('position startpos moves c2c3 c7c6'), []);
  const lines = ask('go depth 6');
  assert.match(lines.at(-1) ?? '', /^bestmove [a-g][1-8][a-g][1-8]$/);
  assert.match(lines.at(-2) ?? '', /^info depth 6 seldepth \d+ multipv 1 score cp -?\d+ nodes \d+ nps \d+ hashfull \d+ time \d+ pv /);
  assert.deepEqual(ask('position startpos moves c2c9').map((line) => line.slice(0, 19)), ['info string error: ']);
  assert.match(ask('é☃ nonsense').join(), /^info string error: /);
});

test('counts positions as the rules say', async () => {
  const { ask } = await talk();
  assert.equal(ask('perft 5').at(-1), 'nodes 408553');
});

test('has the fingerprint of the native program', async () => {
  const { ask } = await talk();
  const expected = execFileSync(native, ['bench'], { encoding: 'utf8' }).split('\n')[0];
  const answers = ask('bench');
  assert.equal(answers[0], expected);
  assert.match(answers[1], /^nps \d+$/);
});

test('has the fingerprint of the native program in Cassandra Chess', async () => {
  const { ask } = await talk();
  ask('setoption name UCI_Variant value cassandra');
  const expected = execFileSync(native, ['bench', 'cassandra', '--depth', '6'], { encoding: 'utf8' }).split('\n')[0];
  assert.equal(ask('bench 6')[0], expected);
});

test('has the fingerprint of the native program in Mess', async () => {
  const { ask } = await talk();
  ask('setoption name UCI_Variant value mess');
  const expected = execFileSync(native, ['bench', 'mess', '--depth', '2'], { encoding: 'utf8' }).split('\n')[0];
  assert.equal(ask('bench 2')[0], expected);
});

test('decides like the native program in Mess, at every level, and leaves the dice to chance', async () => {
  const { ask } = await talk();
  const game = 'position startpos moves roll dice:1-2 buy:P end roll dice:6-4 end roll dice:2-1';
  for (const level of [1, 2, 3, 4]) {
    const commands = ['setoption name UCI_Variant value mess', `setoption name Skill Level value ${level}`, 'setoption name Seed value 3', game, 'go'];
    const expected = execFileSync(native, ['uci'], { input: `${commands.join('\n')}\n`, encoding: 'utf8' }).trim().split('\n').at(-1);
    assert.match(expected ?? '', /^bestmove [a-z]/);
    assert.equal(commands.flatMap((line) => ask(line)).at(-1), expected, `level ${level}`);
  }
  ask('position startpos moves roll');
  assert.match(ask('go').join(), /^info string error: a throw of dice or a card comes next/);
});

test('makes the same prophecies as the native program', async () => {
  const { ask } = await talk();
  const commands = ['setoption name UCI_Variant value cassandra', 'setoption name Skill Level value 4', 'position fen k7/P3b3/K7/8/8/8/8/8 w - - 0 30 kk -/- fide:fide', 'go'];
  assert.equal(commands.flatMap((line) => ask(line)).at(-1), 'bestmove a6b6~a8');
  const game = ['position startpos moves e2e4 e7e5', 'go'];
  const expected = execFileSync(native, ['uci'], { input: `${[...commands.slice(0, 2), ...game].join('\n')}\n`, encoding: 'utf8' }).trim().split('\n').at(-1);
  assert.equal(game.flatMap((line) => ask(line)).at(-1), expected);
});

test('plays the same moves as the native program at every level', async () => {
  const { ask } = await talk();
  for (const level of [1, 2, 3, 4]) {
    const commands = [`setoption name Skill Level value ${level}`, 'setoption name Seed value 5', 'position startpos moves c2c3 c7c6', 'go'];
    const expected = execFileSync(native, ['uci'], { input: `${commands.join('\n')}\n`, encoding: 'utf8' }).trim().split('\n').at(-1);
    assert.equal(commands.flatMap((line) => ask(line)).at(-1), expected, `level ${level}`);
  }
});

test('hears stop between two slices', async () => {
  const { engine, tell } = await talk();
  tell('go infinite');
  for (let i = 0; i < 4; i++) assert.equal(engine.step(), true);
  const answers = tell('stop');
  assert.equal(answers.length, 1);
  assert.match(answers[0], /^bestmove [a-g]/);
  assert.equal(engine.step(), false);
});

test('the last line of the search carries the move', async () => {
  const { engine, lines, tell } = await talk();
  tell('setoption name Skill Level value 4');
  assert.equal(lines.length, 0);
  const answers = tell('go nodes 20000');
  while (engine.step());
  const best = answers.at(-1)?.split(' ')[1];
  assert.equal(answers.at(-2)?.split(' pv ')[1].split(' ')[0], best);
});

test('keeps to a time limit', async () => {
  const { ask } = await talk();
  const lines = ask('go movetime 50');
  assert.match(lines.at(-1) ?? '', /^bestmove /);
  assert.ok(Number(/ time (\d+)/.exec(lines.at(-2) ?? '')?.[1]) >= 0);
});

test('grows its memory when a larger table is asked for, and says when there is no more', async () => {
  const { ask } = await talk();
  assert.deepEqual(ask('setoption name Hash value 64'), []);
  assert.match(ask('go depth 5').at(-1) ?? '', /^bestmove /);
  assert.match(ask('setoption name Hash value 1024').join(), /^info string error: there is no memory/);
  assert.match(ask('go depth 5').at(-1) ?? '', /^bestmove /);
});

test('two engines do not disturb each other', async () => {
  const [one, two] = [await talk(), await talk()];
  one.tell('position startpos moves c2c3');
  assert.match(one.ask('d').join('\n'), / b 1 1\n/);
  assert.match(two.ask('d').join('\n'), / w 0 1\n/);
});
