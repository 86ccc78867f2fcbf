import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildOfCache, buildOfFile, cacheName, staleCaches } from '../../web/sw/builds.js';

const scope = 'https://me.example/hall/';

test('a file lies in the folder of its build', () => {
  assert.equal(buildOfFile(scope, `${scope}b/1a2b/textures/x.png`), '1a2b');
  assert.equal(buildOfFile(scope, `${scope}index.html`), null);
  assert.equal(buildOfFile(scope, `${scope}b/1a2b/`), null);
  assert.equal(buildOfFile(scope, 'https://me.example/other/b/1a2b/x'), null);
});

test('caches of another site of the same host are not ours', () => {
  const name = cacheName(scope, '1a2b');
  assert.equal(buildOfCache(scope, name), '1a2b');
  assert.equal(buildOfCache('https://me.example/', name), null);
  assert.equal(buildOfCache(scope, 'workbox-precache'), null);
});

test('old builds go when no open page is of them', () => {
  const caches = ['old', 'mid', 'new'].map((build) => cacheName(scope, build)).concat('foreign');
  const stale = (/** @type {(string | null)[]} */ pages) => staleCaches({ scope, build: 'new', caches, pages });
  assert.deepEqual(stale([]), [cacheName(scope, 'old'), cacheName(scope, 'mid')]);
  assert.deepEqual(stale(['old', 'new']), [cacheName(scope, 'mid')]);
  assert.deepEqual(stale(['new', null]), [], 'a silent page may be of any build');
});
