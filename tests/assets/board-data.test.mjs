// The boards that the art draws are the boards that the rules use.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

test('the art draws the same boards as the rules play', () => {
  assert.deepEqual(read('../../assets/art/boards/boards.json'), read('../data/boards.json'));
});
