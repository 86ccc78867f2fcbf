import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestTop } from '../../web/notice.js';

/** @param {number} left @param {number} top @param {number} width @param {number} height */
const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
const room = { top: 4, bottom: 840 };
const bar = box(100, 0, 200, 40);

test('a notice lies at the top when nothing is there', () => {
  assert.equal(bestTop(bar, room, []), 4);
});

test('a notice covers nothing that can be pressed', () => {
  // A phone: two buttons of the top bar, the board below a strip with a name, actions at the end.
  const others = [
    { edges: box(0, 4, 44, 44), pressed: true },
    { edges: box(250, 4, 88, 44), pressed: true },
    { edges: box(0, 52, 390, 50), pressed: false },
    { edges: box(0, 102, 390, 500), pressed: true },
    { edges: box(0, 780, 390, 64), pressed: true },
  ];
  const top = bestTop(bar, room, others);
  assert.ok(top >= 602 && top + 40 <= 780, String(top));
});

test('a notice covers words rather than buttons, and as few as it can', () => {
  const others = [
    { edges: box(0, 0, 390, 400), pressed: true },
    { edges: box(0, 400, 390, 100), pressed: false },
    { edges: box(0, 500, 390, 400), pressed: true },
  ];
  const top = bestTop(bar, room, others);
  assert.ok(top >= 400 && top + 40 <= 500, String(top));
});
