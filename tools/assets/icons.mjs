// Writes the icons of assets/design/icons.json as C++ strings.
//
//   node tools/assets/icons.mjs build/.../icons.gen.hpp
//
// namespace messhall::ui::icons {
//   inline constexpr const char* kArrowUUpLeft = "\xEE\x82\x98";   // UTF-8, ends with a zero: for ImGui's text functions
//   inline constexpr std::array<char32_t, N> kCodePoints{...};     // sorted; what fonts/icons-bold.ttf and icons-fill.ttf hold
// }
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ICONS = fileURLToPath(new URL('../../assets/design/icons.json', import.meta.url));

/**
 * The icons that the fonts hold.
 * @returns {Map<string, number>} name to code point
 */
export function icons() {
  const { icons: list } = JSON.parse(readFileSync(ICONS, 'utf8'));
  return new Map(Object.entries(list).map(([name, hex]) => [name, parseInt(String(hex), 16)]));
}

/** @param {string} name @returns {string} `wifi-slash` to `kWifiSlash` */
export const constant = (name) =>
  'k' +
  name
    .split('-')
    .map((w) => w[0].toUpperCase() + w.slice(1))
    .join('');
/** @param {number} code */
const escaped = (code) =>
  [...Buffer.from(String.fromCodePoint(code))].map((b) => `\\x${b.toString(16).toUpperCase()}`).join('');

/** @param {Map<string, number>} list @returns {string} the header */
export function header(list) {
  const codes = [...new Set(list.values())].sort((a, b) => a - b).map((c) => `0x${c.toString(16).toUpperCase()}`);
  return (
    '// Written by tools/assets/icons.mjs from assets/design/icons.json.\n#pragma once\n\n#include <array>\n\nnamespace messhall::ui::icons {\n\n' +
    [...list].map(([name, code]) => `inline constexpr const char* ${constant(name)} = "${escaped(code)}";\n`).join('') +
    `\n// What the two icon fonts hold, sorted.\ninline constexpr std::array<char32_t, ${codes.length}> kCodePoints{\n    ${codes.join(', ')}};\n` +
    '\n}  // namespace messhall::ui::icons\n'
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = process.argv[2];
  if (!out || out.startsWith('-')) {
    console.error('usage: node tools/assets/icons.mjs FILE.hpp');
    process.exit(2);
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, header(icons()));
}
