// What stands on the board of Mess besides its pieces: a salt cellar and a pepper pot for the players, a bun for a house, a layer
// cake for a hotel. They are shown small, so their outline is bolder than that of a piece. Salt is pale and waisted, pepper dark
// and straight: the outline alone tells whose token it is.
//
//   node pieces/kitchen.mjs OUT        writes OUT/NAME.svg
// @ts-nocheck: drawings; the tools that use them are checked.
import { fileURLToPath } from 'node:url';
import { save } from '../lib/save.mjs';
import { circ, rect } from '../lib/svg.mjs';
import { COMMON, Figure } from './figure.mjs';
import { lathe } from './turned.mjs';

const OUTLINE = 11;
const TONES = {
  salt: { body: '#fffdf6', shade: '#d9cfe0', cap: '#c9d2d6', capShade: '#98a4ad', sign: COMMON.ink },
  pepper: { body: '#3b3347', shade: '#231c30', cap: '#8f8a99', capShade: '#6b6577', sign: '#fff7e3' },
  bread: { body: '#eab463', shade: '#c98536', seed: '#fff7e3', crumb: '#fff0d2' },
  cake: { icing: '#ff9fb8', icingShade: '#e2708f', sponge: '#f3cf8b', spongeShade: '#d9a85a', cherry: '#d8372b' },
};
const figure = () => new Figure({ ...COMMON, round: true, dir: 1 });
const add = (f, d, fill, shade, by = [12, 8]) => f.add(d, fill, { w: OUTLINE, shade, by });

// The letters stand as lines, so that they need no font.
const LETTERS = {
  S: 'M150 139C144 129 110 126 108 145C107 164 151 156 150 178C149 199 112 196 105 184',
  P: 'M112 196V132H132C156 132 156 169 132 169H112',
};

function shaker(tones, body, cap, letter) {
  const f = figure();
  add(f, body, tones.body, tones.shade, [16, 6]);
  f.line(LETTERS[letter], tones.sign, 15);
  add(f, cap, tones.cap, tones.capShade);
  for (const [x, y] of [
    [104, 52],
    [128, 40],
    [152, 52],
    [128, 62],
  ])
    f.flat(circ(x, y, 7.5), COMMON.ink);
  add(f, rect(80, 80, 96, 22, 11), COMMON.gold, COMMON.goldDeep, [6, 5]);
  return f;
}

const KITCHEN = {
  salt: () =>
    shaker(
      TONES.salt,
      lathe([42, 98], [26, 132, 40, 160, 64, 208], [70, 236, 52, 240, 40, 240]),
      'M82 88C76 40 96 16 128 16C160 16 180 40 174 88Z',
      'S',
    ),
  pepper: () =>
    shaker(
      TONES.pepper,
      lathe([46, 98], [54, 134, 60, 180, 60, 222], [60, 240, 48, 240, 40, 240]),
      'M76 88C76 56 84 46 100 42C104 20 152 20 156 42C172 46 180 56 180 88Z',
      'P',
    ),
  bun() {
    const f = figure(),
      { body, shade, seed, crumb } = TONES.bread;
    add(f, rect(30, 166, 196, 56, 26), body, shade, [0, 14]);
    f.add(rect(40, 150, 176, 28, 14), crumb, { w: OUTLINE, out: false });
    add(f, 'M26 158C20 84 74 42 128 42C182 42 236 84 230 158C230 166 224 168 218 168H38C32 168 26 166 26 158Z', body, shade);
    for (const [x, y, turn] of [
      [82, 108, -30],
      [128, 84, 0],
      [174, 108, 30],
    ])
      f.within(`rotate(${turn} ${x} ${y})`, () => f.flat(circ(x, y, 9, 14), seed));
    return f;
  },
  cake() {
    const f = figure(),
      { icing, icingShade, sponge, spongeShade, cherry } = TONES.cake;
    add(f, rect(24, 126, 208, 106, 16), sponge, spongeShade);
    f.add(rect(24, 166, 208, 26), COMMON.white, { w: 8, out: false });
    add(
      f,
      'M20 132V106C20 86 44 76 128 76C212 76 236 86 236 106V132C236 152 210 152 206 134C202 158 168 158 164 136C160 166 118 166 114 138C108 156 76 156 72 136C66 152 20 152 20 132Z',
      icing,
      icingShade,
      [8, 8],
    );
    add(f, circ(128, 50, 27), cherry, '#941a2b', [6, 5]);
    f.line('M128 26C130 16 138 10 150 10', COMMON.ink, 8);
    f.flat(circ(119, 42, 6), COMMON.white);
    return f;
  },
};

export const NAMES = Object.keys(KITCHEN);
export const kitchen = (name) => KITCHEN[name]().svg({ stand: false, rim: 8 });

if (process.argv[1] === fileURLToPath(import.meta.url))
  save(process.argv[2], new Map(NAMES.map((name) => [name, kitchen(name)])));
