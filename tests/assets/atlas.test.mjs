import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boards } from '../../assets/art/boards/board.mjs';
import { gap, mips, place } from '../../tools/assets/atlas.mjs';
import { pieceCells, symbolName, tiles, uiCells } from '../../tools/assets/pictures.mjs';
import { GAMES, GROUPS, SETS, SIZES } from '../../tools/assets/shipped.mjs';

test('a square under a hand shows the hand, not its arrows', () => {
  assert.equal(symbolName(boards().smess, 'a1'), 'hand-blue-n');
  assert.equal(symbolName(boards().smess, 'd1'), 'n-e-w');
});

/** @param {string} set @returns {string[]} the groups that it draws */
const drawn = (set) => Object.keys(GROUPS).filter((group) => GROUPS[group].sets.includes(set));

test('every piece of every shipped game stands in every set, or in one that stands in, for both sides, in one group', () => {
  for (const set of SETS) {
    const cells = Object.entries(GROUPS).flatMap(([group, { sets }]) => [
      ...pieceCells(sets.includes(set) ? set : sets[0], group).keys(),
    ]);
    assert.equal(new Set(cells).size, cells.length);
    for (const [game, { pieces }] of Object.entries(GAMES))
      for (const piece of pieces)
        for (const side of game === 'cassandra' ? ['white', 'black'] : ['blue', 'red'])
          assert.ok(cells.includes(`${side}-${piece}`), `${set} ${side}-${piece}`);
  }
});

test('the first game needs the first group alone', () => {
  assert.deepEqual(Object.values(GAMES)[0].pieces, Object.values(GROUPS)[0].pieces);
});

test('no two pieces of a set look alike, except that a college has its own name for them', () => {
  for (const set of SETS)
    for (const side of ['blue', 'red', 'white', 'black']) {
      const looks = drawn(set).flatMap((group) =>
        [...pieceCells(set, group)].filter(([key]) => key.startsWith(side)).map(([, { svg }]) => svg),
      );
      assert.equal(new Set(looks).size, looks.length, `${set} ${side}`);
    }
});

test('tiles are those of squares that a board has, and the frame', () => {
  const smess = [boards().smess];
  assert.deepEqual(tiles('seventies', smess), ['seventies-light', 'seventies-dark']);
  assert.deepEqual(tiles('wood', smess), ['wood-light', 'wood-dark', 'wood-frame']);
  assert.ok(tiles('wood').includes('wood-tower-dark'));
  assert.deepEqual(tiles('contrast'), []);
});

/** @type {[string, () => Map<string, import('../../tools/assets/atlas.mjs').Cell>][]} */
const ALL = [
  ...SETS.flatMap((s) =>
    drawn(s).map((g) => /** @type {[string, any]} */ ([`pieces-${s}-${g}`, () => pieceCells(s, g)])),
  ),
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
