import assert from 'node:assert/strict';
import { test } from 'node:test';
import { root } from '../../tools/checks/project.mjs';
import { namesGiven, parseNinjaDeps, stateOf, together, uncompiled, unusedNames } from '../../tools/checks/tidy.mjs';

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

test('The names that a source gives at the outermost level are seen', () => {
  const names = namesGiven(`#include "a.hpp"
using games::Side;
namespace messhall {
namespace {
constexpr int kGap = 3;
constexpr std::array<int, 2> kSizes{1, 2};
struct Row {
  int inner = 0;
};
class Play final : public Screen {
};
int widest(const Row& row) {
  const int local = 3;
  return local;
}
}  // namespace
void Table::draw() {}
`);
  for (const name of ['kGap', 'kSizes', 'Row', 'Play', 'widest']) assert.ok(names.has(name), name);
  for (const name of ['Side', 'messhall', 'inner', 'final', 'local', 'draw']) assert.ok(!names.has(name), name);
});

test('Sources are looked at together when they are compiled alike and give different names', () => {
  /** @type {Record<string, string>} */
  const files = { '/a.cpp': 'int one() {}', '/b.cpp': 'int two() {}', '/c.cpp': 'int one() {}', '/d.cpp': 'int three() {}' };
  const job = (/** @type {string} */ file, options = '-O3') => ({
    build: '/build',
    command: { directory: '/build', file, command: `c++ ${options} -MD -MT x${file}.o -MF x${file}.o.d -o x${file}.o -c ${file}` },
    flags: [],
    headers: [],
  });
  const groups = together([job('/a.cpp'), job('/b.cpp'), job('/c.cpp'), job('/d.cpp', '-O1')], (path) => files[path]);
  assert.deepEqual(
    groups.map((group) => group.map(({ command }) => command.file)),
    [['/a.cpp', '/b.cpp'], ['/c.cpp'], ['/d.cpp']],
  );
});

test('Names that are brought in and not used are found', () => {
  assert.deepEqual(unusedNames('using games::Side;\nusing games::Kind;\nnamespace mess = games::mess;\n// Kind\nSide side;\n'), ['Kind', 'mess']);
});
