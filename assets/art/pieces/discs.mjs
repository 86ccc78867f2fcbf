// Round tokens with one sign each. Blue is a dark disc with a pale sign and a plain ring, Red a pale disc with a dark sign
// and a notched ring, so the sides differ in black and white too. White has the plain ring and Black the notched one.
//
//   node pieces/discs.mjs OUT         writes OUT/{blue,red,white,black}-NAME.svg
// @ts-nocheck: drawings; the tools that use them are checked.
import { fileURLToPath } from 'node:url';
import { save } from '../lib/save.mjs';
import { bar, circ, el, rect, svg } from '../lib/svg.mjs';
import { ARMIES, stamp } from './armies.mjs';
import { BOX, SIDES } from './figure.mjs';

const fill = (d, c) => el('path', { d, fill: c });
const line = (d, c, w) =>
  el('path', { d, fill: 'none', stroke: c, 'stroke-width': w, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
const both = (g) => g + el('g', { transform: 'translate(256 0) scale(-1 1)' }, g);

// Signs: a is the colour of the sign, b that of the disc. They fill a circle of radius 76 about (128, 124).
export const SIGNS = {
  brain: (a, b) =>
    el(
      'g',
      { transform: 'translate(128 122) scale(1.08 1.16) translate(-128 -110)' },
      fill(
        'M76 156C56 154 48 136 56 122C46 106 54 88 72 86C76 66 98 56 114 66C122 58 134 58 142 66C158 56 180 66 184 86C202 88 210 106 200 122C208 136 200 154 180 156C168 166 148 164 140 154C134 160 122 160 116 154C108 164 88 166 76 156Z',
        a,
      ) +
        both(line('M72 128C76 112 92 112 96 124M84 98C96 90 108 98 104 108C100 118 110 124 118 118', b, 7)) +
        line('M128 72C122 84 134 92 128 104C122 116 134 124 128 138', b, 7),
    ),
  toady: (a, b) =>
    both(fill(circ(92, 92, 26), a)) +
    fill('M52 136C52 110 80 98 128 98C176 98 204 110 204 136C204 166 172 184 128 184C84 184 52 166 52 136Z', a) +
    both(fill(circ(92, 92, 15), b) + fill(circ(118, 122, 4), b)) +
    fill(circ(97, 87, 8), a) +
    fill(circ(169, 87, 8), a) +
    line('M76 142C96 172 160 172 180 142', b, 8),
  yahoo: (a, b) =>
    fill(
      'M128 70C122 58 112 52 100 52C104 58 106 64 105 70C92 62 78 64 66 74C76 74 82 78 86 84C72 86 60 96 58 110C66 104 74 104 80 108C66 118 60 132 64 146C70 136 76 132 82 132C72 148 74 164 84 178L94 194C94 166 100 140 102 122Z',
      a,
    ) +
    fill(
      'M102 190C102 164 106 144 108 122C110 98 120 76 142 74C158 74 172 78 184 84C200 88 204 100 196 110C190 114 186 112 182 112C168 114 158 120 150 128C160 132 170 136 178 142C186 148 184 158 174 160C164 162 154 162 148 162C150 172 156 182 160 190C142 196 118 196 102 190Z',
      a,
    ) +
    fill(circ(150, 96, 10), b) +
    fill(circ(153, 94, 4.5), a) +
    line('M106 116C104 142 100 166 98 190', b, 6) +
    line('M126 72C118 66 110 62 104 60', b, 5) +
    fill(circ(188, 96, 3.5), b),
  numskull: (a, b) =>
    el('g', { transform: 'rotate(24 164 92)' }, fill('M92 90C92 56 164 56 164 90Z', a)) +
    fill('M90 104H166C168 118 178 128 180 144C184 172 158 190 128 190C98 190 72 172 76 144C78 128 88 118 90 104Z', a) +
    both(fill(circ(108, 130, 12), b)) +
    fill(circ(105, 126, 5), a) +
    fill(circ(152, 134, 5), a) +
    fill('M94 150C116 157 140 157 162 150C162 170 146 178 128 178C110 178 94 170 94 150Z', b) +
    fill('M116 154H140V164H116Z', a),
  clodhopper: (a, b) =>
    fill('M76 60H132L136 112C166 112 196 124 200 160H72Z', a) +
    fill(rect(64, 166, 144, 20, 8), a) +
    line('M104 84L132 82M106 104L134 101M112 124L142 120', b, 8) +
    line('M166 124C158 132 156 144 158 158', b, 6) +
    fill(rect(66, 54, 76, 16, 8), a) +
    line('M74 74H132', b, 5),
  'fuddy-duddy': (a) =>
    both(line(circ(96, 102, 25), a, 11) + line('M70 98L54 88', a, 9)) +
    line('M118 98C124 91 132 91 138 98', a, 10) +
    fill(circ(100, 106, 8), a) +
    fill(circ(164, 106, 8), a) +
    fill('M128 150C116 132 90 140 60 182C88 188 112 182 128 166C144 182 168 188 196 182C166 140 140 132 128 150Z', a),
  ninny: (a, b) =>
    fill('M80 142C74 100 96 66 128 66C160 66 182 100 176 142Z', a) +
    fill(rect(68, 146, 120, 38, 16), a) +
    both(fill(circ(107, 116, 21), b)) +
    fill(circ(113, 120, 9), a) +
    fill(circ(155, 120, 9), a) +
    both(line('M90 88C94 84 102 80 110 81', b, 6)) +
    line('M108 156V174M128 156V174M148 156V174', b, 7) +
    line('M127 66C124 54 114 52 110 58M131 66C134 54 144 50 150 56', a, 6),
};

// Signs of the college: the same under a cap, mortarboards and a beanie.
const small = (g) => el('g', { transform: 'translate(128 148) scale(.74) translate(-128 -126)' }, g);
const mortarboard = (a, b) =>
  fill('M96 74V94C108 104 148 104 160 94V74Z', a) +
  line('M128 44L206 70L128 96L50 70Z', b, 10) +
  fill('M128 44L206 70L128 96L50 70Z', a) +
  line('M128 70L70 82V104', b, 12) +
  line('M128 70L70 82V106', a, 6) +
  fill(circ(70, 108, 8), a);
const COLLEGE_SIGNS = {
  professor: (a, b) => small(SIGNS.brain(a, b)) + mortarboard(a, b),
  sophomore: (a, b) =>
    el('g', { transform: 'translate(128 142) scale(.92) translate(-128 -128)' }, SIGNS.numskull(a, b)) +
    el('g', { transform: 'translate(4 2) rotate(9 128 70)' }, fill('M84 66H176V112H84Z', b) + mortarboard(a, b)),
  freshman: (a, b) =>
    small(SIGNS.ninny(a, b)) +
    line('M80 106C80 74 102 62 128 62C154 62 176 74 176 106Z', b, 10) +
    fill('M80 106C80 74 102 62 128 62C154 62 176 74 176 106Z', a) +
    line('M128 64C114 76 110 90 110 104M128 64C142 76 146 90 146 104', b, 5) +
    line('M128 62V48', a, 7) +
    line('M98 48C108 40 118 44 128 48C138 44 148 40 158 48', a, 9),
};

const { blue, red, white, black } = SIDES;
const LOOKS = {
  blue: { face: blue.main, edge: blue.deep, sign: blue.white, ring: blue.light },
  red: { face: red.rim, edge: '#e2c9a6', sign: '#b3202c', ring: red.main },
  white: { face: white.pale, edge: white.mid, sign: '#3b2a52', ring: white.mid },
  black: { face: '#3b2c52', edge: '#1c1229', sign: white.pale, ring: black.light },
};
const ARMED = new Set(Object.values(ARMIES).flat());

// The sign of a piece, for a disc of this side.
function signOf(id, side, { sign, face }) {
  if (ARMED.has(id)) return stamp(id, sign, face, SIDES[side].dir);
  return (SIGNS[id] ?? COLLEGE_SIGNS[id])(sign, face);
}

export function disc(id, side) {
  const s = SIDES[side],
    look = LOOKS[side],
    { face, edge, ring } = look,
    C = [128, 119];
  const notches = Array.from({ length: 12 }, (_, i) => {
    const t = (i * Math.PI) / 6 + Math.PI / 12,
      c = Math.cos(t),
      q = Math.sin(t);
    return bar(128 + 90 * c, 119 + 90 * q, 128 + 102 * c, 119 + 102 * q, 9);
  }).join('');
  const k = s.round ? 0.96 : 0.9,
    pose = `translate(128 119) scale(${k * s.dir} ${k}) translate(-128 -124)`;
  return svg(
    BOX,
    BOX,
    el('path', { d: circ(135, 143, 108, 104), fill: '#000', opacity: 0.22 }) +
      el('path', { d: circ(...C, 106) + circ(128, 136, 106), fill: s.rim, stroke: s.rim, 'stroke-width': 15 }) +
      el('path', { d: circ(128, 136, 106), fill: edge, stroke: s.ink, 'stroke-width': 6.5 }) +
      el('path', { d: circ(...C, 106), fill: face, stroke: s.ink, 'stroke-width': 6.5 }) +
      (s.round
        ? el('path', { d: circ(...C, 91), fill: 'none', stroke: ring, 'stroke-width': 6 })
        : el('clipPath', { id: 'rim' }, el('path', { d: circ(...C, 104) })) +
          el('g', { 'clip-path': 'url(#rim)' }, fill(notches, ring)) +
          el('path', { d: circ(...C, 86), fill: face, stroke: ring, 'stroke-width': 5 })) +
      el('g', { transform: pose }, signOf(id, side, look)),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = [
    ...['blue', 'red'].flatMap((side) => Object.keys(SIGNS).map((id) => [side, id])),
    ...['white', 'black'].flatMap((side) => [...ARMED].map((id) => [side, id])),
  ];
  save(process.argv[2], new Map(names.map(([side, id]) => [`${side}-${id}`, disc(id, side)])));
}
