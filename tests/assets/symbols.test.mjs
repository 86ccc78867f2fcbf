// The arrows and hands as the game draws them: the same shapes as the art's SVG, as polygons.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from '../../tools/assets/check-tokens.mjs';
import { flatten } from '../../tools/assets/lib/flatten.mjs';
import { symbols } from '../../tools/assets/symbols.mjs';
import { table } from '../../tools/assets/themes.mjs';
import { tokens } from './built.mjs';

/** @param {number[][]} points */
const area = (points) =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length];
    return sum + (x * ny - nx * y) / 2;
  }, 0);

test('a circle of two arcs is a circle', () => {
  const [path, ...more] = flatten('M10 20a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z');
  assert.equal(more.length, 0);
  for (const [x, y] of path) assert.ok(Math.abs(Math.hypot(x - 15, y - 20) - 5) < 1e-9);
  assert.ok(Math.abs(area(path) - Math.PI * 25) < 2.5);
});

test('small and large letters, lines and curves lead to the same places', () => {
  const square = [
    [1, 1],
    [3, 1],
    [3, 3],
    [1, 3],
    [1, 1],
  ];
  for (const d of ['M1 1H3V3H1Z', 'M1 1h2v2h-2z', 'M1 1L3 1L3 3L1 3Z', 'M1 1l2 0l0 2l-2 0Z'])
    assert.deepEqual(flatten(d), [square], d);
  const curve = flatten('M0 0C0 10 10 10 10 0')[0];
  assert.deepEqual(curve.at(-1), [10, 0]);
  assert.ok(curve.some(([x, y]) => Math.abs(x - 5) < 1e-9 && Math.abs(y - 7.5) < 1e-9));
});

test('several parts are several paths; an open one stays open', () => {
  const paths = flatten('M0 0H4M1 1H2V2Z');
  assert.equal(paths.length, 2);
  assert.notDeepEqual(paths[0][0], paths[0].at(-1));
  assert.deepEqual(paths[1][0], paths[1].at(-1));
});

test('what cannot be read is refused', () => {
  assert.throws(() => flatten('M0 0Q1 1 2 2'), /Q/);
  assert.throws(() => flatten('M0 0A1 2 30 0 1 2 2'), /turned/);
});

test('every style has its arrows and both hands, within the square', () => {
  const { square, styles } = symbols();
  assert.deepEqual(Object.keys(styles).sort(), ['bold', 'bordered', 'thin']);
  for (const [id, style] of Object.entries(styles)) {
    const [grow] = style.layers[0];
    for (const part of [style.arms, style.lone])
      for (const points of Object.values(part))
        for (const v of points) assert.ok(v - grow > -4 && v + grow < square + 4, `${id}: ${v}`);
    const hands = Object.values(style.hands).flatMap((steps) => steps.flatMap(({ paths }) => paths.flat()));
    for (const v of hands) assert.ok(v >= 0 && v <= square, `${id} hand: ${v}`);
  }
});

test('arrows and hands stand out from every ground of every theme', () => {
  for (const [id, theme] of Object.entries(table(tokens).themes))
    for (const style of ['bold', 'bordered', 'thin'])
      for (const [kind, p] of Object.entries(theme.arrows[style])) {
        const ground = theme.inset?.[kind] ?? theme.colours[kind];
        for (const [part, colours] of Object.entries({
          ortho: [p.ink, ...p.ortho],
          diag: [p.ink, ...p.diag],
          blue: [p.handInk, ...p.blue],
          green: [p.handInk, ...p.green],
        })) {
          // What is drawn of a thin one is its band; of the others, edge, band and core together.
          const best = Math.max(...(style === 'thin' ? colours.slice(1) : colours).map((c) => contrast(c, ground)));
          assert.ok(best >= 3, `${id} ${style} ${kind} ${part}: ${best.toFixed(2)}`);
        }
      }
});
