import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ASIDES, EMBEDS, Storage, localShelf, memoryShelf, prefixFor, pruneEmbeds } from '../../web/storage.js';

/** @param {string} text */
const at = (text) => () => new Date(text);

test('what is set is read again, also by the next visit', () => {
  const shelf = memoryShelf();
  new Storage({ shelf }).set('match', 'e4');
  const next = new Storage({ shelf });
  assert.equal(next.get('match'), 'e4');
  assert.deepEqual(next.all(), { match: 'e4' });
});

test('an empty text removes the key', () => {
  const shelf = memoryShelf();
  const storage = new Storage({ shelf });
  storage.set('match', 'e4');
  storage.set('match', '');
  assert.deepEqual(shelf.keys(), []);
});

test('a broken text is laid aside under its date and not given back at the start', () => {
  const shelf = memoryShelf();
  const storage = new Storage({ shelf, now: at('2026-11-30T04:55:12Z') });
  storage.set('broken-match', '{"half');
  storage.set('broken-match', '{"other');
  assert.deepEqual(storage.asides(), ['messhall.aside.2026-11-30T04-55-12', 'messhall.aside.2026-11-30T04-55-12-2']);
  assert.equal(shelf.get(storage.asides()[0]), '{"half');
  assert.deepEqual(storage.all(), {});
});

test('only the newest asides are kept', () => {
  const shelf = memoryShelf();
  const storage = new Storage({ shelf, now: at('2026-11-30T04:55:12Z') });
  for (let n = 0; n < ASIDES + 3; n += 1) storage.set('broken-match', `text ${n}`);
  assert.equal(storage.asides().length, ASIDES);
  assert.equal(shelf.get(storage.asides().at(-1) ?? ''), `text ${ASIDES + 2}`);
});

test('a full shelf is told and does not throw', () => {
  /** @type {any[]} */
  const problems = [];
  const shelf = {
    ...memoryShelf(),
    set: () => {
      throw new Error('QuotaExceededError');
    },
  };
  const storage = new Storage({ shelf, onProblem: (problem) => problems.push(problem) });
  assert.equal(storage.set('settings', 'x'), false);
  assert.deepEqual(problems, [{ kind: 'full', key: 'settings' }]);
});

test("another tab's newer game is set aside, once a tab, with its last text", () => {
  const shelf = memoryShelf();
  /** @type {any[]} */
  const problems = [];
  const mine = new Storage({ shelf, tab: 'mine', onProblem: (problem) => problems.push(problem) });
  const other = new Storage({ shelf, tab: 'other' });
  mine.set('match', 'A1');
  other.get('match');
  other.set('match', 'B1');
  mine.set('match', 'A2');
  other.set('match', 'B2');
  mine.set('match', 'A3');
  assert.equal(shelf.get('messhall.match'), 'A3');
  assert.equal(problems.length, 1);
  assert.equal(problems[0].kind, 'other-tab');
  assert.equal(shelf.get(problems[0].aside), 'B2');
});

test('what another tab writes is told, and what was taken over is not set aside', () => {
  const shelf = memoryShelf();
  /** @type {any[]} */
  const problems = [];
  const mine = new Storage({ shelf, tab: 'mine', onProblem: (problem) => problems.push(problem) });
  const other = new Storage({ shelf, tab: 'other' });
  /** @type {(event: any) => void} */
  let tell = () => {};
  /** @type {string[]} */
  const heard = [];
  mine.watch(
    /** @type {any} */ ({ addEventListener: (/** @type {string} */ _, /** @type {any} */ listener) => (tell = listener) }),
    (key, text) => {
      heard.push(`${key}=${text}`);
      return text.startsWith('A');
    },
  );
  mine.set('match', 'A1');
  other.get('match');
  other.set('match', 'A2');
  for (const [key, newValue] of [['messhall.match', 'A2'], ['messhall.by.match', 'other'], ['messhall.match', null], [null, null], ['elsewhere', 'A']]) tell({ key, newValue });
  assert.deepEqual(heard, ['match=A2']);
  mine.set('match', 'A3');
  assert.deepEqual(mine.asides(), []);
  other.get('match');
  other.set('match', 'B1');
  tell({ key: 'messhall.match', newValue: 'B1' });
  mine.set('match', 'A4');
  assert.equal(shelf.get(mine.asides()[0]), 'B1', 'another game was not taken over');
  assert.equal(problems.length, 1);
});

test('settings of another tab are simply replaced', () => {
  const shelf = memoryShelf();
  const mine = new Storage({ shelf, tab: 'mine' });
  const other = new Storage({ shelf, tab: 'other' });
  mine.set('settings', 'A');
  other.set('settings', 'B');
  mine.set('settings', 'C');
  assert.deepEqual(mine.asides(), []);
});

test('going on with a game that the last visit left is no conflict', () => {
  const shelf = memoryShelf();
  new Storage({ shelf, tab: 'yesterday' }).set('match', 'A1');
  const today = new Storage({ shelf, tab: 'today' });
  today.all();
  today.set('match', 'A2');
  assert.deepEqual(today.asides(), []);
});

test('an embedded board has a shelf of its own', () => {
  const one = prefixFor({ embed: true, search: '?game=smess', referrer: 'https://a.example/' });
  const two = prefixFor({ embed: true, search: '?game=smess', referrer: 'https://b.example/' });
  assert.notEqual(one, two);
  assert.equal(prefixFor({ embed: false, search: '?game=smess', referrer: '' }), 'messhall.');
  const shelf = memoryShelf();
  new Storage({ shelf, prefix: one }).set('match', 'diagram');
  assert.deepEqual(new Storage({ shelf }).all(), {});
});

test('boards of other pages are forgotten when there are too many, never the own', () => {
  const shelf = memoryShelf();
  for (let n = 0; n < EMBEDS + 5; n += 1) shelf.set(`messhall.embed.k${n}.match`, 'x');
  shelf.set('messhall.match', 'app');
  pruneEmbeds(shelf, 'messhall.embed.k0.');
  assert.equal(shelf.get('messhall.embed.k0.match'), 'x');
  assert.equal(shelf.get('messhall.match'), 'app');
  assert.equal(shelf.keys().length, EMBEDS + 2);
});

test('a localStorage that throws when it is asked for counts as absent', () => {
  assert.equal(
    localShelf(() => {
      throw new Error('SecurityError');
    }),
    null,
  );
});
