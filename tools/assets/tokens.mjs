// Writes the design tokens of assets/design/tokens.json as a C++ header of constants.
//
//   node tools/assets/tokens.mjs build/.../tokens.gen.hpp
//
// The shape of what it writes (namespace messhall::ui::tokens; sizes in CSS px at content scale 1, times in milliseconds,
// colours packed as Dear ImGui packs them, 0xAABBGGRR, straight alpha):
//
//   using Rgba = std::uint32_t;
//   struct Palette { Rgba hall, surface, sunken, raised, line, line_strong, ink, ink2, ink3, brand, ... scrim, focus; };
//   inline constexpr Palette kLight{.hall = 0xFFEAE5E9U, ...};
//   inline constexpr Palette kDark{...};
//   [[nodiscard]] constexpr const Palette& palette(bool dark);
//   namespace side { inline constexpr Rgba kBlueFill, kBlueEdge, kRedFill, kRedEdge, kWhiteFill, kBlackFill; }
//   namespace plate { inline constexpr Rgba kFirst, kSecond, kLadder, kLadderNow; }
//   namespace tray { inline constexpr Rgba kCell, kTable, ..., kBrown, kLightBlue, ...; }      // the board of Mess
//   enum class Face : std::uint8_t { Text400, Text600, Text700, Display };      // kFaceFiles[face]: "fonts/text-400.ttf"
//   struct Type { std::string_view name; float px; float line; Face face; };
//   namespace type { inline constexpr Type kMicro, kTab, kSmall, kBody, kLabel, kLead, kNumberSmall, kNumber, kBar, kTitle, kHero;
//                    inline constexpr std::array<Type, 11> kAll; }
//   namespace space { inline constexpr float k4 = 4.0F, k8, k12, k16, k24, k32; }
//   namespace radius { inline constexpr float kChip = 6.0F, kControl, kPanel, kDialog, kBoard, kPill; }
//   namespace stroke { inline constexpr float kHair = 1.0F, kControl, kFocus; }
//   struct Shadow { float offset_y, spread, alpha_light, alpha_dark; };
//   namespace elevation { inline constexpr Shadow kE1, kE2; }
//   namespace motion { inline constexpr double kInstant = 0, kQuick = 90, kMove, kSettle, kDialog, kDice, kFulfil, kReduced = 150; }
//   namespace hit { inline constexpr float kTouch = 44.0F, kTouchGap, kMouse, kMouseGap; }
//   namespace icon_size { inline constexpr float k16, k20, k22, k24; }
//   namespace layout::wide { inline constexpr float kRail = 72.0F, kSide, kGutter, kEval; }  and tall, flat, embed likewise
//
// What depends on the board's theme (marks, veil) is in themes.json instead.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file of the tokens. */
export const TOKENS = fileURLToPath(new URL('../../assets/design/tokens.json', import.meta.url));

const FACES = ['Text400', 'Text600', 'Text700', 'Display'];
const FACE_FILES = ['fonts/text-400.ttf', 'fonts/text-600.ttf', 'fonts/text-700.ttf', 'fonts/display.ttf'];

/** @param {string} name snake_case @returns {string} kCamelCase */
const constant = (name) => 'k' + name.replace(/(^|[_-])(\w)/g, (_, __, c) => c.toUpperCase());
/** @param {number} x */
const float = (x) => (Number.isInteger(x) ? x.toFixed(1) : String(x)) + 'F';

/**
 * Packs a colour as Dear ImGui does.
 * @param {string} hex `#RRGGBB` or `#RRGGBBAA`
 */
export function packed(hex) {
  if (!/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(hex)) throw new Error(`not a colour: ${hex}`);
  const [r, g, b, a] = [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7), hex.slice(7, 9) || 'FF'];
  return `0x${a}${b}${g}${r}U`.replace(/[0-9a-f]{8}/i, (x) => x.toUpperCase());
}

/** @param {string} space @param {string[]} lines */
const namespaced = (space, lines) => `namespace ${space} {\n${lines.join('\n')}\n}  // namespace ${space}\n`;
/** @param {Record<string, number>} values @param {string[]} [keys] */
const floats = (values, keys = Object.keys(values)) =>
  keys
    .filter((k) => typeof values[k] === 'number')
    .map((k) => `inline constexpr float ${constant(k)} = ${float(values[k])};`);
/** @param {Record<string, string>} values */
const colours = (values) =>
  Object.entries(values)
    .filter(([, v]) => v.startsWith('#'))
    .map(([k, v]) => `inline constexpr Rgba ${constant(k)} = ${packed(v)};`);

/** @param {any} t the tokens */
function palettes(t) {
  const names = Object.keys(t.colour.light);
  const same = JSON.stringify(names) === JSON.stringify(Object.keys(t.colour.dark));
  if (!same) throw new Error('light and dark do not name the same colours');
  const one = (/** @type {string} */ id, /** @type {Record<string, string>} */ c) =>
    `inline constexpr Palette ${id}{\n${names.map((n) => `    .${n} = ${packed(c[n])},`).join('\n')}\n};\n`;
  return (
    `struct Palette {\n${names.map((n) => `  Rgba ${n};`).join('\n')}\n};\n` +
    one('kLight', t.colour.light) +
    one('kDark', t.colour.dark) +
    '[[nodiscard]] constexpr const Palette& palette(bool dark) { return dark ? kDark : kLight; }\n'
  );
}

/** @param {any} t */
function types(t) {
  const face = (/** @type {any} */ s) => (s.family === 'display' ? 'Display' : `Text${s.weight}`);
  const lines = t.type.scale.map((/** @type {any} */ s) => {
    if (!FACES.includes(face(s))) throw new Error(`no font file for ${s.name}`);
    return `// ${s.use}\ninline constexpr Type ${constant(s.name)}{"${s.name}", ${float(s.px)}, ${float(s.line)}, Face::${face(s)}};`;
  });
  const all = t.type.scale.map((/** @type {any} */ s) => constant(s.name));
  return (
    `enum class Face : std::uint8_t { ${FACES.join(', ')} };\n` +
    `inline constexpr std::array<std::string_view, ${FACES.length}> kFaceFiles{${FACE_FILES.map((f) => `"${f}"`).join(', ')}};\n` +
    'struct Type {\n  std::string_view name;\n  float px;\n  float line;\n  Face face;\n};\n' +
    namespaced('type', [...lines, `inline constexpr std::array<Type, ${all.length}> kAll{${all.join(', ')}};`])
  );
}

/** @param {any} t */
function elevations(t) {
  const one = (/** @type {string} */ k) => {
    const e = t.elevation[k];
    return `// ${e.use}\ninline constexpr Shadow ${constant(k)}{${[e.offset_y, e.spread, e.alpha.light, e.alpha.dark].map(float).join(', ')}};`;
  };
  return (
    'struct Shadow {\n  float offset_y;\n  float spread;\n  float alpha_light;\n  float alpha_dark;\n};\n' +
    namespaced('elevation', ['e1', 'e2'].map(one))
  );
}

/**
 * The whole header.
 * @param {any} t the tokens, parsed
 * @returns {string}
 */
export function header(t) {
  const list = (/** @type {number[]} */ xs) => xs.map((x) => `inline constexpr float k${x} = ${float(x)};`);
  const motion = Object.entries(t.motion)
    .filter(([, v]) => typeof v === 'number')
    .map(([k, v]) => `inline constexpr double ${constant(k)} = ${v};`);
  const layouts = Object.entries(t.layout).map(([k, v]) => namespaced(`layout::${k}`, floats(v)));
  return (
    '// Written by tools/assets/tokens.mjs from assets/design/tokens.json.\n#pragma once\n\n#include <array>\n#include <cstdint>\n#include <string_view>\n\n' +
    'namespace messhall::ui::tokens {\n\n// 0xAABBGGRR, straight alpha.\nusing Rgba = std::uint32_t;\n\n' +
    [
      palettes(t),
      namespaced('side', colours(t.side)),
      namespaced('plate', colours({ ...t.plate, about: '' })),
      namespaced('tray', [
        ...colours({ ...t.board.tray, groups: '' }),
        ...colours(t.board.tray.groups),
      ]),
      types(t),
      namespaced('space', list(t.space)),
      namespaced('radius', floats(t.radius)),
      namespaced('stroke', floats(t.stroke)),
      elevations(t),
      namespaced('motion', [
        ...motion,
        '// What is left of dice and fulfilment under reduced motion: a cross-fade.',
        'inline constexpr double kReduced = 150;',
      ]),
      namespaced('hit', floats(t.hit)),
      namespaced('icon_size', list(t.icons.sizes)),
      ...layouts,
    ].join('\n') +
    '\n}  // namespace messhall::ui::tokens\n'
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = process.argv[2];
  if (!out || out.startsWith('-')) {
    console.error('usage: node tools/assets/tokens.mjs FILE.hpp');
    process.exit(2);
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, header(JSON.parse(readFileSync(TOKENS, 'utf8'))));
}
