// The pieces of chess with different armies, and the marks of prophecies: complete, told apart, seen on every board.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { OMENS, PARTS } from '../../assets/art/marks/omens.mjs';
import { ARMIES, army } from '../../assets/art/pieces/armies.mjs';
import { disc } from '../../assets/art/pieces/discs.mjs';
import { SIDES } from '../../assets/art/pieces/figure.mjs';
import { contrast } from '../../tools/assets/check-tokens.mjs';
import { decode } from '../../tools/assets/lib/png.mjs';
import { omens } from '../../tools/assets/omens.mjs';
import { GAMES } from '../../tools/assets/shipped.mjs';
import { table } from '../../tools/assets/themes.mjs';
import { built, bytes, json, tokens } from './built.mjs';

const MEN = Object.values(ARMIES).flat();
const THINNEST = 3;

before(() => {
  built();
});

/**
 * The pictures of a side in one set, 96 pixels wide.
 * @param {string} set @param {string} side
 * @returns {Map<string, Uint8Array>} by piece: four bytes a pixel
 */
function pictures(set, side) {
  const out = new Map();
  for (const group of Object.keys(ARMIES)) {
    const atlas = json(`atlas/pieces-${set}-${group}-96.json`),
      { width, data } = decode(bytes(atlas.image));
    for (const [key, [x, y, w, h]] of Object.entries(atlas.cells)) {
      if (!key.startsWith(`${side}-`)) continue;
      const cell = new Uint8Array(4 * w * h);
      for (let j = 0; j < h; j++)
        cell.set(data.subarray(4 * ((y + j) * width + x), 4 * ((y + j) * width + x + w)), 4 * w * j);
      out.set(key.slice(side.length + 1), cell);
    }
  }
  return out;
}
const opaque = (/** @type {Uint8Array} */ cell) => Array.from({ length: cell.length / 4 }, (_, i) => cell[4 * i + 3] > 128);

/** @param {Uint8Array} cell @returns {number} how light it is in the middle of all that is drawn, 0 to 1 */
function lightness(cell) {
  const values = [];
  for (let i = 0; i < cell.length; i += 4)
    if (cell[i + 3] > 200) values.push((0.3 * cell[i] + 0.59 * cell[i + 1] + 0.11 * cell[i + 2]) / 255);
  return values.sort((a, b) => a - b)[values.length >> 1];
}

test('an army has a piece for each of the four slots, and all share King and Pawn', () => {
  const { chess, ...armies } = ARMIES;
  assert.deepEqual(chess, ['king', 'pawn']);
  assert.deepEqual(Object.keys(armies), ['fide', 'clobberers', 'nutters', 'rookies']);
  for (const [id, pieces] of Object.entries(armies)) assert.equal(pieces.length, 4, id);
  assert.deepEqual([...GAMES.cassandra.pieces].sort(), [...MEN].sort());
});

test('no outline or line of a chessman is thinner than three units', () => {
  for (const side of ['white', 'black'])
    for (const id of MEN)
      for (const [, width] of army(id, side).matchAll(/stroke-width="([\d.]+)"/g))
        assert.ok(Number(width) >= THINNEST, `${side} ${id}: ${width}`);
});

test('a chessman or a disc is not cut off at the edge of its picture', () => {
  const soft = 128; // its shadow and the softness of its rim
  const edge = (/** @type {Uint8Array} */ cell) => {
    const n = Math.sqrt(cell.length / 4);
    return Array.from({ length: n }, (_, i) => [i, n * (n - 1) + i, n * i, n * i + n - 1]).flat();
  };
  for (const set of ['likeness', 'discs'])
    for (const side of ['white', 'black'])
      for (const [id, cell] of pictures(set, side))
        assert.ok(
          edge(cell).every((at) => cell[4 * at + 3] < soft),
          `${set} ${side} ${id}`,
        );
});

/** @param {boolean[]} one @param {boolean[]} other @returns {number} what both cover of what either does */
function common(one, other) {
  let both = 0,
    either = 0;
  one.forEach((v, i) => {
    both += v && other[i] ? 1 : 0;
    either += v || other[i] ? 1 : 0;
  });
  return both / either;
}

test('the outline alone names a chessman', () => {
  const masks = [...pictures('likeness', 'white')].map(([id, cell]) => /** @type {const} */ ([id, opaque(cell)]));
  for (const [a, one] of masks)
    for (const [b, other] of masks)
      if (a < b) assert.ok(common(one, other) < 0.9, `${a} and ${b} cover ${Math.round(100 * common(one, other))} % in common`);
});

test('White is light and Black is dark, in colour and without', () => {
  for (const [set, white, black] of /** @type {const} */ ([
    ['likeness', 0.7, 0.45],
    ['discs', 0.75, 0.35],
  ])) {
    for (const [id, cell] of pictures(set, 'white')) assert.ok(lightness(cell) > white, `${set} white ${id}: ${lightness(cell)}`);
    for (const [id, cell] of pictures(set, 'black')) assert.ok(lightness(cell) < black, `${set} black ${id}: ${lightness(cell)}`);
  }
  assert.ok(contrast(SIDES.white.main, SIDES.black.main) > 7);
});

test('the outline or the rim of a chessman stands out from every square of every theme', () => {
  const { ink, rim } = SIDES.white;
  for (const [id, theme] of Object.entries(table(tokens).themes))
    for (const kind of ['light', 'dark']) {
      const ground = theme.inset?.[kind] ?? theme.colours[kind];
      assert.ok(Math.max(contrast(ink, ground), contrast(rim, ground)) >= 4, `${id} ${kind}`);
    }
});

test('a disc shows the sign of its piece, differently for each', () => {
  const signs = MEN.flatMap((id) => ['white', 'black'].map((side) => disc(id, side)));
  assert.equal(new Set(signs).size, signs.length);
});

test('the marks of prophecies are closed shapes and wide lines within their box', () => {
  const { box, omens: marks } = omens();
  assert.deepEqual(Object.keys(marks), ['own', 'foe']);
  const steps = Object.entries(marks).flatMap(([whose, { digit, parts }]) => {
    assert.match(digit, /^#[0-9a-f]{6}$/);
    assert.deepEqual(Object.keys(parts), PARTS);
    return Object.entries(parts).flatMap(([part, list]) => list.map((/** @type {any} */ step) => ({ name: `${whose} ${part}`, ...step })));
  });
  for (const { name, paths, fill, line, width = 0 } of steps) {
    assert.match(fill ?? line, /^#[0-9a-f]{6}$/, name);
    assert.ok(fill || width >= THINNEST, `${name}: ${width}`);
    for (const path of paths) {
      if (fill) assert.deepEqual(path.slice(0, 2), path.slice(-2), `${name} is open`);
      for (const v of path) assert.ok(v - width / 2 >= -8 && v + width / 2 <= box + 8, `${name}: ${v}`);
    }
  }
});

test('the number on a mark can be read on it', () => {
  for (const { digit, count } of /** @type {any[]} */ (Object.values(OMENS))) {
    const field = count.find((/** @type {any} */ step) => step.fill);
    assert.ok(contrast(digit, field.fill) >= 4.5);
  }
});
