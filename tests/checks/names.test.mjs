import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkNames } from '../../tools/checks/names.mjs';

/** @param {string} text */
const check = (text) => checkNames([{ path: 'a.md', text }]).map((problem) => `${problem.line}: ${problem.text}`);

test('Unfinished work is found, with its line', () => {
  assert.match(check(`one\n// ${'TO'}DO later\n`)[0], /^2: .* is unfinished work/);
  assert.match(check(`${'FIX'}ME`)[0], /unfinished/);
});

test("Somebody's paths are found, the system's are not", () => {
  assert.match(check(`/${'home'}/alice/notes`)[0], /somebody's machine/);
  assert.match(check(`see "/${'work'}/tree"`)[0], /somebody's machine/);
  assert.deepEqual(check('/usr/bin/chromium, /etc/apt, src/work/tree, https://example.org/home/page'), []);
});

test('Hosts that packages come from are found', () => {
  assert.match(check(`https://${'registry'}.example.org/esbuild`)[0], /host that packages come from/);
  assert.deepEqual(check('https://example.org and GoogleChrome/workbox'), []);
});

test('Invisible characters and carriage returns are found', () => {
  assert.match(check('a\u200bb')[0], /invisible/);
  assert.match(check('a\r\nb')[0], /carriage return/);
});
