import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createEngineLoop } from '../../web/engine-loop.js';

/** @param {(onLine: (line: string) => void) => import('../../web/engine-loop.js').Engine} engine */
function loopWith(engine) {
  /** @type {any[]} */
  const posted = [];
  /** @type {any[]} */
  const tasks = [];
  const hear = createEngineLoop({
    createEngine: async (_module, onLine) => engine(onLine),
    post: (message) => posted.push(message),
    later: (fn) => tasks.push(fn),
  });
  return { posted, tasks, hear };
}
const settle = () => setImmediate();

test('lines that come before the engine stands are given to it in order', async () => {
  /** @type {any[]} */
  const got = [];
  const { hear, posted } = loopWith(() => ({ send: (line) => got.push(line), step: () => false }));
  hear({ type: 'start', module: {} });
  hear({ type: 'line', line: 'uci' });
  hear({ type: 'line', line: 'isready' });
  hear({ type: 'ping' });
  await settle();
  assert.deepEqual(got, ['uci', 'isready']);
  assert.deepEqual(posted, [{ type: 'pong' }, { type: 'ready' }]);
});

test('the engine works a slice at a time and hears what comes between', async () => {
  let left = 3;
  /** @type {any[]} */
  const got = [];
  const { hear, tasks } = loopWith(() => ({
    send: (line) => {
      got.push(line);
      if (line === 'stop') left = 0;
    },
    step: () => left-- > 1,
  }));
  hear({ type: 'start', module: {} });
  await settle();
  hear({ type: 'line', line: 'go' });
  assert.equal(tasks.length, 1);
  tasks.shift()();
  assert.equal(tasks.length, 1);
  hear({ type: 'line', line: 'stop' });
  assert.equal(tasks.length, 1, 'one step is planned, not two');
  tasks.shift()();
  assert.equal(tasks.length, 0);
  assert.deepEqual(got, ['go', 'stop']);
});

test('a trap is told, and nothing more is asked of the engine', async () => {
  let steps = 0;
  const { hear, tasks, posted } = loopWith(() => ({
    send: () => {},
    step: () => {
      steps += 1;
      throw new Error('unreachable');
    },
  }));
  hear({ type: 'start', module: {} });
  await settle();
  hear({ type: 'line', line: 'go' });
  tasks.shift()();
  hear({ type: 'line', line: 'go' });
  while (tasks.length) tasks.shift()();
  assert.equal(steps, 1);
  assert.deepEqual(posted.at(-1), { type: 'failed', reason: 'unreachable' });
});

test('an engine that cannot be made is told', async () => {
  const { hear, posted } = loopWith(() => {
    throw new Error('out of memory');
  });
  hear({ type: 'start', module: {} });
  await settle();
  assert.deepEqual(posted, [{ type: 'failed', reason: 'out of memory' }]);
});
