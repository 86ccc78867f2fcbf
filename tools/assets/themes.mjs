// Writes themes.json: all that the game needs to draw a board in any theme. Lengths are in units of 1/200 of a square,
// opacities from 0 to 1, colours "#rrggbb".
//
//   node tools/assets/themes.mjs OUT/themes.json
//
// {
//   "geometry": { "square": 200, "frame": {"width": 76, "corner": 40, "stripe": 6, "stripeStep": 9, "stripeCornerStep": 8}, ... },
//       GEOMETRY of assets/art/boards/themes.mjs, where each number is explained
//   "pieces": { "characters": {"scale": 0.78, "drop": 6} },       side of the picture : square, and how far its middle stands below
//   "groups": { "mess": ["brain", ...] },                         pieces by the atlas that they are in: atlas/pieces-characters-mess-192
//   "sets": { "fide": ["likeness", "discs"] },                    sets that draw a group, where not all do; the first stands in for the rest
//   "small": { "square": 48, "arrowsUnderPieces": 0.7,            on squares under 48 CSS px, arrows under pieces step back;
//              "tiny": 36 },                                      under 36 px bordered arrows take the place of bold ones
//   "darkTint": 0.93,                                             colours of the board are multiplied by this in the dark room
//   "sizes": [96, 192, 320],                                      atlas/pieces-characters-mess-96.json and so on
//   "themes": {                                                   in the order of the settings
//     "seventies": {
//       "texture": "seventies", "span": 1,      tiles textures/seventies-light.png ...; "" is plain colours. Squares a tile spans
//       "colours": {"light": "#ffcc45", "dark": ..., "towerLight": ..., "towerDark": ...},    the mean of each tile: drawn until it is there
//       "inset": {"light": "#ffdc6e", ...} or null, "grid": colour or null, "stitch": colour or null, "bevel": opacity, 0 is none
//       "frame": {"texture": "" or "wood-frame", "span": 1, "fill": colour, "stripes": [outermost first], "text": colour},
//       "edge": colour of the line round the squares,
//       "river": {"fill", "wave": [2], "bank"}, "towerEdge": [wide, narrow],
//       "arrows": {"style": "bold",             the theme's own style; the shapes are in symbols.json
//         "bold": {"light": {"ink", "ortho": [band, core], "diag": [band, core], "blue": [band, core], "green": [band, core],
//                            "cuff", "handInk"}, "dark": ..., "towerLight": ..., "towerDark": ...}, "bordered": ..., "thin": ...},
//       "marks": {"lit", "edge", "selected", "last", "refused", "hint", "cursor", "circle": colours, "suggestions": [3], "veil": opacity}
//     } } }
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STYLES } from '../../assets/art/arrows/arrows.mjs';
import { GEOMETRY, THEMES, span } from '../../assets/art/boards/themes.mjs';
import { meanColour } from '../../assets/art/boards/textures.mjs';
import { DROP, SCALE } from '../../assets/art/pieces/place.mjs';
import { GROUPS, SETS, SIZES, THEMES as SHIPPED } from './shipped.mjs';
import { TOKENS } from './tokens.mjs';

/** What a square may be made of, and how its tile's file name ends. */
export const KINDS = { light: 'light', dark: 'dark', towerLight: 'tower-light', towerDark: 'tower-dark' };

/** @param {any} theme */
const colours = (theme) =>
  theme.texture
    ? Object.fromEntries(
        Object.entries(KINDS).map(([kind, ending]) => [kind, meanColour(`${theme.texture}-${ending}`)]),
      )
    : theme.colours;

/** Two colours of what may have one. @param {string[]} colours */
const pair = ([band, core = band]) => [band, core];

/** The colours of one style on one kind of square. @param {any} p */
const palette = (p) => ({
  ink: p.ink,
  ortho: pair(p.ortho),
  diag: pair(p.diag),
  blue: pair(p.hand.blue),
  green: pair(p.hand.green),
  cuff: p.cuff,
  handInk: p.handInk ?? p.ink,
});

/** @param {any} own a theme's arrows @returns {any} */
const arrows = (own) => ({
  style: own.style,
  ...Object.fromEntries(
    Object.keys(STYLES).map((style) => [
      style,
      Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, palette(own[style][kind])])),
    ]),
  ),
});

/** @param {string} id @param {any} tokens */
function describe(id, tokens) {
  const t = THEMES[id],
    { frame } = t;
  const marks = { ...tokens.board.marks, ...tokens.board.themes[id] };
  return {
    texture: t.texture ?? '',
    span: t.texture ? span(t.texture) : 1,
    colours: colours(t),
    inset: t.inset ?? null,
    grid: t.grid ?? null,
    stitch: t.stitch ?? null,
    bevel: t.bevel ?? 0,
    frame: {
      texture: frame.texture ?? '',
      span: frame.texture ? span(frame.texture) : 1,
      fill: frame.fill,
      stripes: frame.stripes,
      text: frame.text,
    },
    edge: t.grid ?? t.towerEdge[0],
    river: t.river,
    towerEdge: t.towerEdge,
    arrows: arrows(t.arrows),
    marks,
  };
}

/**
 * The whole table.
 * @param {any} tokens the design tokens, parsed
 * @param {string[]} ids the themes to describe
 */
export function table(tokens, ids = SHIPPED) {
  return {
    geometry: GEOMETRY,
    pieces: Object.fromEntries(SETS.map((s) => [s, { scale: SCALE[s], drop: DROP[s] }])),
    groups: Object.fromEntries(Object.entries(GROUPS).map(([group, { pieces }]) => [group, pieces])),
    sets: Object.fromEntries(
      Object.entries(GROUPS).flatMap(([group, { sets }]) => (sets.length < SETS.length ? [[group, sets]] : [])),
    ),
    small: { square: 48, arrowsUnderPieces: 0.7, tiny: 36 },
    darkTint: tokens.board.dark_tint,
    sizes: SIZES,
    themes: Object.fromEntries(ids.map((id) => [id, describe(id, tokens)])),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = process.argv[2];
  if (!out || out.startsWith('-')) {
    console.error('usage: node tools/assets/themes.mjs FILE.json');
    process.exit(2);
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, JSON.stringify(table(JSON.parse(readFileSync(TOKENS, 'utf8'))), null, 1) + '\n');
}
