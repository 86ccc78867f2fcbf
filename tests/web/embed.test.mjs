// The two sides of an embedded board, talking to each other without a browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createApi } from '../../web/api.js';
import { answerParent } from '../../web/embed-frame.js';
import { PROTOCOL, frameAddress, message, readMessage, setupOf } from '../../web/embed-protocol.js';
import { FrameTalk } from '../../web/embed-talk.js';

const PAGE = 'https://page.example';

/** @param {{ origins?: string }} [options] */
function pair({ origins = '' } = {}) {
  /** @type {any[]} */
  const sent = [];
  /** @type {any[]} */
  const events = [];
  /** @type {any} */
  let hearFrame;
  const parent = {
    /** @param {any} data @param {string} target */
    postMessage: (data, target) => {
      sent.push({ data, target });
      if (target === '*' || target === PAGE) talk.hear(structuredClone(data));
    },
  };
  const view = /** @type {any} */ ({
    parent,
    /** @param {string} _name @param {any} fn */
    addEventListener: (_name, fn) => {
      hearFrame = fn;
    },
    removeEventListener: () => {},
  });
  /** @param {any} data @param {any} [from] */
  const toFrame = (data, { origin = PAGE, source = parent } = {}) => hearFrame({ data, origin, source });
  const talk = new FrameTalk({
    post: (data) => toFrame(structuredClone(data)),
    onEvent: (name, detail) => events.push({ name, detail }),
  });
  const hall = createApi({ version: '1.2' });
  answerParent(hall, { view, origins });
  return { sent, events, talk, hall, toFrame };
}

/** @param {any} value */
const answers = (value) => () => JSON.stringify({ ok: true, value });

test('the frame greets, the page asks who it is, and ready brings the state', async () => {
  const { talk, hall, sent } = pair();
  hall.connect(answers({ turn: 'blue' }));
  assert.deepEqual(await talk.ready, { turn: 'blue' });
  assert.deepEqual(sent[0], { data: message('listening'), target: '*' });
  assert.ok(sent.slice(1).every(({ target }) => target === PAGE), 'everything else goes to that origin only');
});

test('calls made early are answered in order once the game stands', async () => {
  const { talk, hall } = pair();
  const moves = talk.call('legalMoves', ['d5']);
  const state = talk.call('state', []);
  hall.connect((json) => JSON.stringify({ ok: true, value: JSON.parse(json) }));
  assert.deepEqual(await moves, { from: 'd5', do: 'legalMoves' });
  assert.deepEqual(await state, { do: 'state' });
});

test('a refusal rejects with the reason', async () => {
  const { talk, hall } = pair();
  hall.connect((json) => (json.includes('play') ? '{"ok":false,"error":"not your turn"}' : '{"ok":true}'));
  await assert.rejects(talk.call('play', ['d5d7']), /not your turn/);
});

test('only calls of the interface are answered', async () => {
  const { talk, hall } = pair();
  hall.connect(answers(1));
  await assert.rejects(talk.call('on', ['move']), /There is no call "on"/);
  await assert.rejects(talk.call('constructor', []), /There is no call/);
});

test('events reach the page', async () => {
  const { talk, hall, events } = pair();
  hall.connect(answers({}));
  await talk.ready;
  hall.event('move', '{"move":"d5d7"}');
  await setImmediate();
  assert.deepEqual(events.at(-1), { name: 'move', detail: { move: 'd5d7' } });
});

test('a program that cannot start is told', async () => {
  const { talk, hall } = pair();
  hall.fail(new Error('no WebGL2 here'));
  await assert.rejects(talk.ready, /no WebGL2 here/);
});

test('the frame answers nobody but the page around it, and no other origin than the one that said hello', async () => {
  const { hall, sent, toFrame, talk } = pair();
  hall.connect(answers({}));
  await talk.ready;
  const before = sent.length;
  toFrame(message('call', { id: 7, name: 'state', args: [] }), { source: {} });
  toFrame(message('call', { id: 8, name: 'state', args: [] }), { origin: 'https://other.example' });
  toFrame({ type: 'call', id: 9, name: 'state', args: [] });
  await setImmediate();
  assert.equal(sent.length, before);
});

test('a site may list who may ask', async () => {
  const { hall, sent } = pair({ origins: 'https://friend.example' });
  hall.connect(answers({}));
  await setImmediate();
  assert.equal(sent.length, 1, 'nothing after listening');
});

test('a frame that is loaded anew rejects what was under way', async () => {
  /** @type {any[]} */
  const posted = [];
  const talk = new FrameTalk({ post: (data) => posted.push(data), onEvent: () => {} });
  talk.hear(message('listening'));
  talk.hear(message('welcome', { state: {} }));
  const call = talk.call('state', []);
  talk.hear(message('listening'));
  await assert.rejects(call, /loaded anew/);
});

test('a closed talk rejects everything', async () => {
  const talk = new FrameTalk({ post: () => {}, onEvent: () => {} });
  const call = talk.call('state', []);
  talk.close('gone');
  await assert.rejects(call, /gone/);
  await assert.rejects(talk.ready, /gone/);
  await assert.rejects(talk.call('state', []), /not on the page/);
});

test('what is not a well-formed message of this version is no message', () => {
  const good = message('call', { id: 1, name: 'play', args: ['d5d7'] });
  assert.equal(readMessage(good), good);
  const bad = [
    null,
    'call',
    7,
    {},
    { ...good, messhall: PROTOCOL + 1 },
    { ...good, type: 'toString' },
    { ...good, id: '1' },
    { ...good, args: 'd5d7' },
    { ...good, args: [1, 2, 3, 4, 5] },
    { ...good, name: 'x'.repeat(50) },
  ];
  for (const data of bad) assert.equal(readMessage(data), null, JSON.stringify(data));
});

test('position and moves stand in the address of the frame', () => {
  const address = frameAddress('https://mess.example/hall/', {
    game: 'smess',
    position: '3b/7 b_1',
    moves: 'd1d3 d8d6',
    players: 'human,3',
    theme: null,
    options: 'promotion=all',
  });
  assert.equal(
    address,
    'https://mess.example/hall/embed.html?game=smess&position=3b%2F7%20b%5F1&moves=d1d3%20d8d6&players=human%2C3&promotion=all',
  );
});

test('attributes become a setup', () => {
  assert.deepEqual(setupOf({ players: 'human, 3', moves: 'd1d3', options: 'promotion=all; draws=off' }), {
    game: 'smess',
    moves: 'd1d3',
    first: 'human',
    second: '3',
    options: { promotion: 'all', draws: 'off' },
  });
  assert.deepEqual(setupOf({ game: 'mess', seed: '7' }), { game: 'mess', seed: 7 });
  assert.deepEqual(setupOf({ game: 'mess', seed: 'seven' }), { game: 'mess', seed: 'seven' });
});
