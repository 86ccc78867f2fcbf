import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestPlace } from '../../web/notice.js';

/** @param {number} left @param {number} top @param {number} width @param {number} height */
const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
const room = { left: 12, right: 378, top: 4, bottom: 840 };
const bar = { width: 200, height: 40 };

test('a notice lies at the top when nothing is there', () => {
  assert.deepEqual(bestPlace(bar, room, []), { left: 95, top: 4 });
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
  const { top } = bestPlace(bar, room, others);
  assert.ok(top >= 602 && top + 40 <= 780, String(top));
});

test('a notice covers words rather than buttons, and as few as it can', () => {
  const others = [
    { edges: box(0, 0, 390, 400), pressed: true },
    { edges: box(0, 400, 390, 100), pressed: false },
    { edges: box(0, 500, 390, 400), pressed: true },
  ];
  const { top } = bestPlace(bar, room, others);
  assert.ok(top >= 400 && top + 40 <= 500, String(top));
});

test('a notice goes aside where the middle is taken', () => {
  // A phone on its side: the board at the left, what is asked in the middle, a log at the right.
  const wide = { left: 12, right: 832, top: 4, bottom: 386 };
  const others = [
    { edges: box(0, 0, 390, 390), pressed: true },
    { edges: box(390, 0, 230, 390), pressed: true },
    { edges: box(620, 0, 224, 390), pressed: false },
  ];
  assert.deepEqual(bestPlace(bar, wide, others), { left: 632, top: 4 });
});
