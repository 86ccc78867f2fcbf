import assert from 'node:assert/strict';
import { test } from 'node:test';
import { root } from '../../tools/checks/project.mjs';
import { parseNinjaDeps, stateOf, uncompiled } from '../../tools/checks/tidy.mjs';

test("Ninja's list of headers is read", () => {
  const listing = 'a.cpp.o: #deps 2, deps mtime 1 (VALID)\n    ../src/a.cpp\n    ../src/a.hpp\n\nb.cpp.o: #deps 1, deps mtime 1 (VALID)\n    ../src/b.cpp\n';
  assert.deepEqual([...parseNinjaDeps(listing)], [
    ['a.cpp.o', ['../src/a.cpp', '../src/a.hpp']],
    ['b.cpp.o', ['../src/b.cpp']],
  ]);
});

test('A file is looked at again when it, a header, its command or the settings change', () => {
  const command = { directory: '/b', command: 'g++ a.cpp', file: 'a.cpp' };
  /** @type {Record<string, string>} */
  const files = { 'a.cpp': 'int a;', 'a.hpp': 'int b;' };
  const state = (/** @type {Partial<typeof command>} */ changed = {}, settings = 'x', other = files) =>
    stateOf({ ...command, ...changed }, ['a.hpp'], settings, (path) => other[path]);
  const before = state();
  assert.equal(state(), before);
  assert.notEqual(state({ command: 'g++ -O3 a.cpp' }), before);
  assert.notEqual(state({}, 'y'), before);
  assert.notEqual(state({}, 'x', { ...files, 'a.cpp': 'int c;' }), before);
  assert.notEqual(state({}, 'x', { ...files, 'a.hpp': 'int c;' }), before);
});

test('A source that no build compiles is found', () => {
  assert.deepEqual(uncompiled(['src/a.cpp', 'src/b.cpp'], [`${root}/src/a.cpp`]), ['src/b.cpp']);
});
