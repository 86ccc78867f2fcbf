import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLinks } from '../../tools/checks/links.mjs';

const files = [
  { path: 'README.md', text: "# House\n\n[map](docs/map.md), [rooms](docs/map.md#a-days-work), [top](#house), <img src=\"a.png\">\n" },
  { path: 'docs/map.md', text: "[back](../README.md) [out](https://example.org/x)\n\n## A day's work\n\n```\n[not](a-link)\n# no heading\n```\n" },
];
const there = new Set(['README.md', 'docs/map.md', 'a.png']);

/** @param {{path: string, text: string}[]} pages */
const check = (pages) => checkLinks(pages, (path) => there.has(path)).map(({ path, line, text }) => `${path}:${line}: ${text}`);

test('Links that lead somewhere are no problem', () => assert.deepEqual(check(files), []));

test('A link that leads nowhere is found, with its line', () => {
  assert.deepEqual(check([...files, { path: 'docs/a.md', text: '\n[b](b.md)' }]), ['docs/a.md:2: the link to b.md leads nowhere']);
});

test('A missing heading is found, one in a code block does not count', () => {
  assert.deepEqual(check([...files, { path: 'docs/a.md', text: '[b](map.md#no-heading)' }]), ['docs/a.md:1: docs/map.md has no heading #no-heading']);
});
