// The engine's client with a worker and a clock of the test's own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineClient, KNOCK_MS, PAUSES_MS, RESTART_MS, SILENCE_MS, STOP_MS } from '../../web/engine.js';

class FakeClock {
  time = 0;
  /** @type {Map<number, { fn: () => void, due: number }>} */
  timers = new Map();
  next = 1;
  now = () => this.time;
  /** @param {() => void} fn @param {number} ms */
  after = (fn, ms) => {
    this.timers.set(this.next, { fn, due: this.time + ms });
    return this.next++;
  };
  /** @param {number} id */
  cancel = (id) => this.timers.delete(id);
  /** @param {number} ms */
  async pass(ms) {
    const end = this.time + ms;
    for (;;) {
      await settle();
      const [id, timer] = [...this.timers].sort((a, b) => a[1].due - b[1].due)[0] ?? [];
      if (!timer || timer.due > end) break;
      this.timers.delete(id);
      this.time = Math.max(this.time, timer.due);
      timer.fn();
    }
    this.time = end;
    await settle();
  }
}

const settle = async () => {
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
};

class FakeWorker {
  /** @type {any[]} */
  messages = [];
  alive = true;
  /** @type {any} */
  onmessage = null;
  /** @type {any} */
  onerror = null;
  /** @type {any} */
  onmessageerror = null;
  /** @type {((message: any) => void) | null} */
  answer = null;
  /** @param {any} message */
  postMessage(message) {
    if (!this.alive) return;
    this.messages.push(message);
    this.answer?.(message);
  }
  terminate() {
    this.alive = false;
  }
  /** @param {string} line */
  say(line) {
    this.onmessage?.({ data: { type: 'line', line } });
  }
  get lines() {
    return this.messages.filter((message) => message.type === 'line').map((message) => message.line);
  }
}

const MODULE = /** @type {any} */ ({ name: 'module' });

/** @param {{ compile?: () => Promise<WebAssembly.Module>, prepare?: (worker: FakeWorker) => void }} options */
async function started({ compile = async () => MODULE, prepare = () => {} } = {}) {
  const clock = new FakeClock();
  /** @type {any[]} */
  const workers = [];
  /** @type {any[]} */
  const heard = [];
  /** @type {any[]} */
  const lost = [];
  const client = new EngineClient({
    compile,
    createWorker: () => {
      const worker = new FakeWorker();
      prepare(worker);
      workers.push(worker);
      return worker;
    },
    onLine: (line) => heard.push(line),
    onLost: (reason) => lost.push(reason),
    clock,
  });
  await client.start();
  return { client, clock, workers, heard, lost, last: () => workers[workers.length - 1] };
}

test('lines sent before the start wait for the worker, in order', async () => {
  const clock = new FakeClock();
  const worker = new FakeWorker();
  const client = new EngineClient({ compile: async () => MODULE, createWorker: () => worker, clock });
  client.send('uci');
  client.send('isready');
  await client.start();
  assert.deepEqual(worker.messages[0], { type: 'start', module: MODULE });
  assert.deepEqual(worker.lines, ['uci', 'isready']);
});

test('lines of the worker reach the caller', async () => {
  const { heard, last } = await started();
  last().say('readyok');
  assert.deepEqual(heard, ['readyok']);
});

test('an obeyed stop leaves the worker alone', async () => {
  const { client, clock, workers, heard, last } = await started();
  client.send('go infinite');
  client.send('stop');
  last().say('bestmove a1a2');
  await clock.pass(STOP_MS * 2);
  assert.equal(workers.length, 1);
  assert.deepEqual(heard, ['bestmove a1a2']);
});

test('an unheard stop is answered from the last main line, and a new worker hears options and position', async () => {
  const { client, clock, workers, heard } = await started();
  client.send('setoption name UCI_Variant value smess');
  client.send('setoption name MultiPV value 1');
  client.send('setoption name MultiPV value 2');
  client.send('setoption name Clear Hash');
  client.send('position startpos moves a1a2');
  client.send('go infinite');
  workers[0].say('info depth 3 multipv 1 score cp 5 pv b7b6 a2a3');
  workers[0].say('info depth 3 multipv 2 score cp 1 pv c7c6');
  workers[0].say('info depth 4 multipv 1 score cp -90 upperbound pv d7d6');
  client.send('stop');
  await clock.pass(STOP_MS);
  assert.equal(heard.at(-1), 'bestmove b7b6');
  assert.equal(workers[0].alive, false);
  assert.equal(workers.length, 2);
  assert.deepEqual(workers[1].messages[0], { type: 'start', module: MODULE });
  assert.deepEqual(workers[1].lines, [
    'setoption name UCI_Variant value smess',
    'setoption name MultiPV value 2',
    'position startpos moves a1a2',
  ]);
});

test('a stop before the first main line asks the new worker for one ply', async () => {
  const { client, clock, workers, heard } = await started();
  client.send('position startpos');
  client.send('go infinite');
  client.send('stop');
  await clock.pass(STOP_MS);
  assert.deepEqual(workers[1].lines, ['position startpos', 'go depth 1']);
  workers[1].say('bestmove a1a2');
  assert.deepEqual(heard, ['bestmove a1a2']);
});

test('what the ended worker still says is not heard', async () => {
  const { client, clock, workers, heard } = await started();
  client.send('go infinite');
  workers[0].say('info depth 1 pv a1a2');
  client.send('stop');
  await clock.pass(STOP_MS);
  workers[0].say('bestmove h8h7');
  assert.deepEqual(heard.filter((line) => line.startsWith('bestmove')), ['bestmove a1a2']);
});

test('a search begun by the answer to a stop goes to the new worker', async () => {
  const { client, clock, workers } = await started();
  client.send('position startpos');
  client.send('go infinite');
  workers[0].say('info depth 1 pv a1a2');
  client.onLine = (line) => {
    if (!line.startsWith('bestmove')) return;
    client.send('position startpos moves a1a2');
    client.send('go depth 5');
  };
  client.send('stop');
  await clock.pass(STOP_MS);
  assert.deepEqual(workers[1].lines, ['position startpos', 'position startpos moves a1a2', 'go depth 5']);
});

test('a question without an answer is asked again after an unheard stop', async () => {
  const { client, clock, workers } = await started();
  client.send('go infinite');
  workers[0].say('info depth 1 pv a1a2');
  client.send('isready');
  client.send('stop');
  await clock.pass(STOP_MS);
  assert.deepEqual(workers[1].lines, ['isready']);
});

test('a stop without a search disturbs nobody', async () => {
  const { client, clock, workers, heard } = await started();
  client.send('stop');
  await clock.pass(STOP_MS * 2);
  assert.equal(workers.length, 1);
  assert.deepEqual(heard, []);
});

test('a crash is told, and the caller may ask again at once', async () => {
  const { client, clock, workers, lost } = await started();
  client.send('setoption name Hash value 16');
  client.send('position startpos');
  client.send('go depth 9');
  client.onLost = (reason) => {
    lost.push(reason);
    client.restart();
    client.send('position startpos');
    client.send('go depth 9');
  };
  workers[0].onmessage({ data: { type: 'failed', reason: 'unreachable' } });
  await clock.pass(PAUSES_MS[0]);
  assert.deepEqual(lost, ['crashed: unreachable']);
  assert.equal(workers[0].alive, false);
  assert.deepEqual(workers[1].lines, ['setoption name Hash value 16', 'position startpos', 'go depth 9']);
});

test('failures in a row wait longer and longer, and a best move forgives them', async () => {
  const { clock, workers, client } = await started();
  for (const [n, pause] of PAUSES_MS.entries()) {
    workers.at(-1).onerror({ message: 'boom' });
    if (pause > 0) await clock.pass(pause - 1);
    assert.equal(workers.length, n + 1);
    await clock.pass(1);
    assert.equal(workers.length, n + 2);
  }
  client.send('go depth 1');
  const count = workers.length;
  workers.at(-1).say('bestmove a1a2');
  workers.at(-1).onmessageerror({});
  await clock.pass(PAUSES_MS[0]);
  assert.equal(workers.length, count + 1);
});

test('a worker that fails again and again is started only when somebody asks, and lines wait for it', async () => {
  const { clock, workers, client } = await started();
  for (const pause of [...PAUSES_MS, 0]) {
    workers.at(-1).onerror({ message: 'boom' });
    await clock.pass(pause);
  }
  const count = workers.length;
  await clock.pass(600_000);
  assert.equal(workers.length, count);
  client.restart();
  client.send('isready');
  assert.equal(workers.length, count, 'not in the same breath');
  await clock.pass(RESTART_MS);
  assert.equal(workers.length, count + 1);
  assert.deepEqual(workers.at(-1).lines, ['isready']);
});

test('a program that does not load is fetched again', async () => {
  let attempts = 0;
  const { clock, workers, lost } = await started({
    compile: async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('engine.wasm: 404');
      return MODULE;
    },
  });
  await clock.pass(0);
  assert.deepEqual(lost, ['fetch: engine.wasm: 404']);
  assert.equal(attempts, 2);
  assert.equal(workers.length, 1);
});

test('a refused worker is told as blocked', async () => {
  const { lost } = await started({
    prepare: () => {
      throw new Error('SecurityError');
    },
  });
  assert.equal(lost[0], 'blocked: SecurityError');
});

test('a silently killed worker is found out by the knock before the search', async () => {
  const { client, clock, workers, lost } = await started();
  workers[0].onmessage({ data: { type: 'ready' } });
  client.killWorker();
  client.send('position startpos');
  client.send('go depth 3');
  await clock.pass(KNOCK_MS + 1_000);
  assert.equal(lost.length, 1);
  assert.match(lost[0], /^silent/);
});

test('a worker killed during the search is found out by its silence', async () => {
  const { client, clock, workers, lost } = await started();
  workers[0].onmessage({ data: { type: 'ready' } });
  client.send('go infinite');
  workers[0].onmessage({ data: { type: 'pong' } });
  client.killWorker();
  await clock.pass(SILENCE_MS - 2_000);
  assert.deepEqual(lost, []);
  await clock.pass(4_000);
  assert.match(lost[0], /^silent/);
});

test('a thinking worker that answers pings is never lost', async () => {
  const { client, clock, lost } = await started({
    prepare: (worker) => {
      worker.answer = (message) => message.type === 'ping' && worker.onmessage({ data: { type: 'pong' } });
    },
  });
  client.send('go infinite');
  await clock.pass(SILENCE_MS * 4);
  assert.deepEqual(lost, []);
});

test('a page that slept does not blame the worker', async () => {
  const { client, clock, workers, lost } = await started();
  client.send('go infinite');
  workers[0].onmessage({ data: { type: 'pong' } });
  clock.time += 3_600_000;
  await clock.pass(0);
  assert.deepEqual(lost, []);
});

test('at rest there is no timer', async () => {
  const { client, clock, workers } = await started();
  client.send('go depth 1');
  workers[0].say('bestmove a1a2');
  await clock.pass(2_000);
  assert.equal(clock.timers.size, 0);
});

test('restart spares a worker that nobody has used', async () => {
  const { client, clock, workers } = await started();
  client.restart();
  await clock.pass(0);
  assert.equal(workers.length, 1);
  client.send('go infinite');
  client.restart();
  await clock.pass(0);
  assert.equal(workers.length, 2);
  assert.deepEqual(workers[1].lines, []);
});

test('quit closes for good', async () => {
  const { client, clock, workers } = await started();
  client.send('quit');
  await clock.pass(60_000);
  assert.equal(workers[0].alive, false);
  assert.equal(workers.length, 1);
});
