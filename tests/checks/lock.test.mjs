import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLock } from '../../tools/checks/lock.mjs';

const manifest = { devDependencies: { one: '1.2.3' } };
const lock = () => ({
  lockfileVersion: 3,
  /** @type {Record<string, import('../../tools/checks/lock.mjs').Locked>} */
  packages: { '': { devDependencies: { one: '1.2.3' } }, 'node_modules/one': { version: '1.2.3', integrity: 'sha512-x' } },
});

/** @param {import('../../tools/checks/lock.mjs').Manifest} wanted @param {ReturnType<typeof lock>} locked */
const check = (wanted, locked) => checkLock(wanted, locked).map((problem) => problem.text);

test('An agreeing lock file has no problems', () => assert.deepEqual(check(manifest, lock()), []));

test('A version range is found', () => {
  const locked = lock();
  locked.packages[''].devDependencies = { one: '^1.2.3' };
  assert.match(check({ devDependencies: { one: '^1.2.3' } }, locked)[0], /not an exact version/);
});

test('A host is found', () => {
  const locked = lock();
  locked.packages['node_modules/one'].resolved = 'https://example.org/one.tgz';
  assert.deepEqual(check(manifest, locked), ['node_modules/one names a host: https://example.org/one.tgz']);
});

test('A missing hash is found', () => {
  const locked = lock();
  delete locked.packages['node_modules/one'].integrity;
  assert.deepEqual(check(manifest, locked), ['node_modules/one has no hash']);
});

test('A lock file that was not renewed is found', () => {
  assert.equal(check({ devDependencies: { one: '1.2.4' } }, lock()).length, 2);
  assert.equal(check({ devDependencies: { one: '1.2.3', two: '2.0.0' } }, lock()).length, 2);
  assert.match(check({}, lock())[0], /has one, package.json does not/);
});
