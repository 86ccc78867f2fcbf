import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createApi } from '../../web/api.js';

const settle = () => setImmediate();
/** @param {unknown} value */
const answering = (value) => () => JSON.stringify({ ok: true, value });

test('calls become commands and answers become values', async () => {
  const hall = createApi({ version: '1' });
  /** @type {any[]} */
  const asked = [];
  hall.connect((json) => {
    asked.push(JSON.parse(json));
    return JSON.stringify({ ok: true, value: ['d5d7'] });
  });
  await hall.api.ready;
  assert.deepEqual(hall.api.legalMoves('d5'), ['d5d7']);
  hall.api.newGame({ game: 'smess', first: 'human' });
  hall.api.play('d5d7');
  hall.api.setTheme('wood');
  assert.deepEqual(asked, [
    { from: 'd5', do: 'legalMoves' },
    { game: 'smess', first: 'human', do: 'newGame' },
    { move: 'd5d7', do: 'play' },
    { theme: 'wood', do: 'setTheme' },
  ]);
});

test('a refusal is an error with its reason', () => {
  const hall = createApi({ version: '1' });
  hall.connect(() => JSON.stringify({ ok: false, error: 'The arrows of d4 do not point to e6.' }));
  assert.throws(() => hall.api.play('d4e6'), /The arrows of d4 do not point to e6\./);
});

test('a setup cannot smuggle in another command', () => {
  const hall = createApi({ version: '1' });
  /** @type {any} */
  let asked;
  hall.connect((json) => {
    asked = JSON.parse(json);
    return '{"ok":true}';
  });
  hall.api.newGame({ do: 'deleteSaved' });
  assert.equal(asked.do, 'newGame');
});

test('what JSON cannot say is named instead of left out', () => {
  const hall = createApi({ version: '1' });
  /** @type {any} */
  let asked;
  hall.connect((json) => {
    asked = JSON.parse(json);
    return '{"ok":true}';
  });
  /** @type {any} */
  const circle = { game: 'smess' };
  circle.options = { promotion: 'always', more: circle };
  assert.throws(() => hall.api.newGame({ options: circle }), /^Error: "more" contains itself: it cannot be passed on\.$/);
  assert.throws(() => hall.api.newGame({ second: NaN }), /^Error: "second" is NaN: it should be a number\.$/);
  assert.throws(() => hall.api.newGame({ first: -Infinity }), /"first" is -Infinity/);
  assert.throws(() => hall.api.newGame({ first: () => 2 }), /"first" is a function/);
  assert.throws(() => hall.api.newGame({ second: 2n }), /"second" is a bigint/);
  assert.throws(() => hall.api.newGame({ options: new Map() }), /"options" should be a plain object/);
  for (const wrong of ['smess', 3, ['smess']]) assert.throws(() => hall.api.newGame(/** @type {any} */ (wrong)), /newGame\(\) takes an object/);
  assert.equal(asked, undefined);
  const twice = { promotion: 'always' };
  hall.api.newGame({ game: 'smess', second: undefined, options: twice, more: twice });
  assert.deepEqual(asked, { game: 'smess', options: twice, more: twice, do: 'newGame' });
});

test('before the program stands calls say what to wait for', () => {
  assert.throws(() => createApi({ version: '1' }).api.state(), /await messhall\.ready/);
});

test('a failed start rejects ready and tells the error', async () => {
  const hall = createApi({ version: '1' });
  /** @type {any[]} */
  const told = [];
  hall.api.on('error', (detail) => told.push(detail));
  hall.fail(new Error('no WebGL'));
  await assert.rejects(hall.api.ready, /no WebGL/);
  await settle();
  assert.deepEqual(told, [{ message: 'no WebGL' }]);
});

test('listeners are called after the call that caused the event, and may call again', async () => {
  const hall = createApi({ version: '1' });
  let inside = false;
  hall.connect(() => {
    assert.equal(inside, false, 'the program is not entered twice');
    inside = true;
    hall.event('move', '{"move":"d5d7"}');
    inside = false;
    return '{"ok":true,"value":1}';
  });
  /** @type {any[]} */
  const told = [];
  const off = hall.api.on('move', (detail) => {
    told.push(detail.move);
    off();
    hall.api.state();
  });
  hall.api.play('d5d7');
  assert.deepEqual(told, []);
  await settle();
  assert.deepEqual(told, ['d5d7']);
});

test('an unknown event is refused', () => {
  const { api } = createApi({ version: '1' });
  assert.throws(() => api.on(/** @type {any} */ ('moves'), () => {}), /There is no event "moves"/);
});

test('squareRect is given in pixels of the window', () => {
  const hall = createApi({ version: '1', origin: () => ({ x: 10, y: 20 }) });
  hall.connect(answering({ x: 1, y: 2, width: 50, height: 50 }));
  assert.deepEqual(hall.api.squareRect('a1'), { x: 11, y: 22, width: 50, height: 50 });
});
