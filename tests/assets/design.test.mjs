// Tokens, themes and icons: what the headers and tables are made from.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { measures } from '../../tools/assets/check-tokens.mjs';
import { packageFolder } from '../../tools/assets/fonts.mjs';
import { constant, header as iconHeader, icons } from '../../tools/assets/icons.mjs';
import { THEMES } from '../../tools/assets/shipped.mjs';
import { table } from '../../tools/assets/themes.mjs';
import { header, packed } from '../../tools/assets/tokens.mjs';
import { tokens } from './built.mjs';

test('text and marks have the contrast that they need', () => {
  for (const { what, ratio, need } of measures(tokens))
    assert.ok(ratio >= need, `${what} is ${ratio.toFixed(2)}, needs ${need}`);
});

test('a colour is packed as Dear ImGui does it', () => {
  assert.equal(packed('#F6B62C'), '0xFF2CB6F6U');
  assert.equal(packed('#1A0D1AA6'), '0xA61A0D1AU');
  assert.throws(() => packed('teal'), /not a colour/);
});

test('the header of tokens names every colour of both rooms and every size of type', () => {
  const text = header(tokens);
  for (const room of [tokens.colour.light, tokens.colour.dark])
    for (const [name, hex] of Object.entries(room)) assert.ok(text.includes(`.${name} = ${packed(hex)},`), name);
  for (const { name } of tokens.type.scale) assert.ok(text.includes(`{"${name}", `), name);
});

test('rooms that do not name the same colours are refused', () => {
  const { ink, ...rest } = tokens.colour.dark;
  assert.ok(ink);
  assert.throws(() => header({ ...tokens, colour: { ...tokens.colour, dark: rest } }), /same colours/);
});

test('an icon is a constant of its name, in UTF-8', () => {
  assert.equal(constant('arrow-u-up-left'), 'kArrowUUpLeft');
  assert.match(iconHeader(new Map([['house', 0xe2c2]])), /kHouse = "\\xEE\\x8B\\x82";/);
});

test('every icon has the code point that Phosphor gives it, in both weights', () => {
  for (const weight of ['bold', 'fill']) {
    const { icons: list } = JSON.parse(
      readFileSync(join(packageFolder('@phosphor-icons/web'), `src/${weight}/selection.json`), 'utf8'),
    );
    const codes = new Map(
      list.flatMap((/** @type {any} */ i) =>
        i.properties.name
          .split(',')
          .map((/** @type {string} */ n) => [n.trim().replace(`-${weight}`, ''), i.properties.code]),
      ),
    );
    for (const [name, code] of icons()) assert.equal(codes.get(name), code, `${name} (${weight})`);
  }
});

test('every shipped theme is described with all that a board needs', () => {
  const { themes, geometry, pieces } = table(tokens);
  assert.deepEqual(Object.keys(themes), THEMES);
  assert.equal(geometry.square, 200);
  assert.deepEqual(pieces.characters, { scale: 0.78, drop: 0 });
  for (const [id, theme] of Object.entries(themes)) {
    for (const kind of ['light', 'dark', 'towerLight', 'towerDark'])
      assert.match(theme.colours[kind], /^#[0-9a-f]{6}$/, `${id} ${kind}`);
    for (const mark of ['lit', 'edge', 'selected', 'last', 'refused', 'hint', 'cursor', 'circle'])
      assert.match(theme.marks[mark], /^#[0-9A-F]{6}$/, `${id} ${mark}`);
    for (const style of ['bold', 'bordered', 'thin'])
      for (const kind of ['light', 'dark', 'towerLight', 'towerDark']) {
        const p = theme.arrows[style][kind];
        for (const colour of [p.ink, p.cuff, p.handInk, ...p.ortho, ...p.diag, ...p.blue, ...p.green])
          assert.match(colour, /^#[0-9a-f]{6}$/, `${id} ${style} ${kind}`);
      }
    assert.match(theme.frame.fill, /^#/);
    assert.ok(theme.frame.stripes.length > 0);
  }
});
