import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boards, squares } from '../../assets/art/boards/board.mjs';
import { gap, mips, place } from '../../tools/assets/atlas.mjs';
import { arrowCells, pieceCells, symbolName, tiles, uiCells } from '../../tools/assets/pictures.mjs';
import { GAMES, SETS, SIDES, SIZES, THEMES } from '../../tools/assets/shipped.mjs';

test('every square of every shipped board has its symbol in every theme', () => {
  for (const theme of THEMES) {
    const cells = arrowCells(theme);
    for (const { board } of Object.values(GAMES))
      for (const s of squares(boards()[board])) {
        const key = `${symbolName(boards()[board], s.id)}@${s.kind}`;
        assert.ok(cells.has(key), `${theme} ${s.id}: ${key}`);
      }
  }
});

test('no symbol is shipped that no square shows', () => {
  const used = new Set(
    Object.values(GAMES).flatMap(({ board }) =>
      squares(boards()[board]).map((/** @type {any} */ s) => `${symbolName(boards()[board], s.id)}@${s.kind}`),
    ),
  );
  for (const theme of THEMES) assert.deepEqual([...arrowCells(theme).keys()].sort(), [...used].sort());
});

test('a square under a hand shows the hand, not its arrows', () => {
  assert.equal(symbolName(boards().smess, 'a1'), 'hand-blue-n');
  assert.equal(symbolName(boards().smess, 'd1'), 'n-e-w');
});

test('every piece of every shipped game stands in every set, in both colours', () => {
  for (const set of SETS)
    for (const { pieces } of Object.values(GAMES))
      for (const piece of pieces)
        for (const side of SIDES) {
          assert.ok(pieceCells(set).has(`${side}-${piece}`), `${set} ${side}-${piece}`);
        }
});

test('tiles are those of squares that a shipped board has, and the frame', () => {
  assert.deepEqual(tiles('seventies'), ['seventies-light', 'seventies-dark']);
  assert.deepEqual(tiles('wood'), ['wood-light', 'wood-dark', 'wood-frame']);
  assert.deepEqual(tiles('contrast'), []);
});

/** @type {[string, () => Map<string, import('../../tools/assets/atlas.mjs').Cell>][]} */
const ALL = [
  ...THEMES.map((t) => /** @type {[string, any]} */ ([`arrows-${t}`, () => arrowCells(t)])),
  ...SETS.map((s) => /** @type {[string, any]} */ ([`pieces-${s}`, () => pieceCells(s)])),
  ['ui', uiCells],
];

for (const [name, cells] of ALL)
  for (const px of SIZES) {
    test(`cells of ${name}-${px} keep their distance and begin on texels of the smallest mip level`, () => {
      const all = cells(),
        { width, height, where } = place(all, px),
        space = gap(px),
        step = 2 ** mips(px);
      const boxes = [...all].map(([key, { shape: [w, h] = [1, 1] }]) => {
        const at = where.get(key);
        assert.ok(at, key);
        return { key, x: at[0], y: at[1], w: Math.round(px * w), h: Math.round(px * h) };
      });
      for (const b of boxes) {
        assert.ok(b.x % step === 0 && b.y % step === 0, `${b.key} is off the grid`);
        assert.ok(
          b.x >= space / 2 && b.y >= space / 2 && b.x + b.w + space / 2 <= width && b.y + b.h + space / 2 <= height,
          `${b.key} touches the edge`,
        );
      }
      for (const a of boxes)
        for (const b of boxes) {
          const apart = Math.max(b.x - a.x - a.w, a.x - b.x - b.w, b.y - a.y - a.h, a.y - b.y - b.h);
          assert.ok(a === b || apart >= space, `${a.key} and ${b.key} are ${apart} px apart`);
        }
    });
  }

test('a gap leaves two texels between cells at the last mip level that is allowed', () => {
  for (const px of SIZES) assert.equal(gap(px) / 2 ** mips(px), 2);
});
