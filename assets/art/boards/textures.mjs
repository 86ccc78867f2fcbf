// Makes the square textures of the board themes: small pictures that repeat without a seam.
//
//   node boards/textures.mjs OUT      writes OUT/*.png, those that are not there yet
// @ts-nocheck: drawings; the tools that use them are checked.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fbm, noise, png, ramp, rgb } from '../lib/png.mjs';

const TAU = 2 * Math.PI,
  clamp = (x) => Math.max(0, Math.min(1, x));

// Grain runs along x. Rings are a sine over the warped height; fibres and pores are noise stretched along the grain.
const wood =
  (stops, seed, rings = 5) =>
  (u, v) => {
    const warp = 0.16 * fbm(u, v, 2, 3, 3, seed) + 0.03 * fbm(u, v, 4, 16, 2, seed + 5);
    const y = v + warp;
    const ring = 0.5 + 0.5 * Math.sin(TAU * (rings * y + 0.6 * noise(u, v, 1, 4, seed + 9)));
    const late = Math.pow(ring, 3.5);
    const fibre = noise(u, y, 6, 150, seed + 2) * 0.6 + noise(u, y, 14, 300, seed + 3) * 0.4;
    const pore = noise(u, v, 26, 220, seed + 4) > 0.87 ? 1 : 0;
    const cloud = fbm(u, v, 2, 4, 3, seed + 7);
    return ramp(stops, clamp(0.15 + 0.42 * late + 0.3 * (fibre - 0.5) + 0.5 * (cloud - 0.4) + 0.16 * pore));
  };
// Veins are the creases of warped noise; a second, finer net lies under the first.
const marble =
  (stops, vein, seed, strength = 1) =>
  (u, v) => {
    const wx = fbm(u, v, 2, 2, 5, seed) - 0.5,
      wy = fbm(u, v, 2, 2, 5, seed + 40) - 0.5;
    const crease = (f, k, s) => Math.pow(1 - Math.abs(2 * fbm(u + k * wx, v + k * wy, f, f, 4, s) - 1), 14);
    const cloud = fbm(u + 0.3 * wx, v + 0.3 * wy, 3, 3, 5, seed + 3);
    const a = clamp(
      strength *
        (1.0 * crease(2, 0.55, seed + 8) * clamp(2.2 * fbm(u, v, 2, 2, 3, seed + 60) - 0.55) +
          0.35 * crease(5, 0.4, seed + 9)),
    );
    const base = ramp(stops, clamp(1.9 * (cloud - 0.5) + 0.5));
    return base.map((x, i) => x + (vein[i] - x) * a);
  };
// Short fibres in four directions that close on the tile.
const felt = (stops, seed) => (u, v) => {
  const f =
    noise(u + v, v, 24, 120, seed) +
    noise(u - v, v, 24, 130, seed + 1) +
    noise(u, v + 2 * u, 110, 22, seed + 2) +
    noise(u, v - u, 120, 26, seed + 3);
  return ramp(
    stops,
    clamp(
      0.5 +
        0.62 * (f / 4 - 0.5) * 2 +
        0.35 * (fbm(u, v, 4, 4, 3, seed + 5) - 0.5) +
        0.22 * (noise(u, v, 200, 200, seed + 6) - 0.5) +
        0.2 * (noise(u, v, 192, 60, seed + 7) + noise(u, v, 60, 192, seed + 8) - 1),
    ),
  );
};
// Two crossing families of faint lines, as in a cut tusk, over clouds.
const ivory = (stops, seed) => (u, v) => {
  const w = fbm(u, v, 2, 2, 3, seed) * 1.4;
  const a = Math.sin(TAU * (9 * u + 5 * v + w)),
    b = Math.sin(TAU * (9 * u - 5 * v - w));
  const cloud = fbm(u, v, 2, 3, 4, seed + 3),
    line = noise(u, v + 0.04 * w, 3, 90, seed + 4);
  return ramp(stops, clamp(0.5 + 1.3 * (cloud - 0.5) + 0.07 * a * b + (0.05 * (a + b)) / 2 + 0.22 * (line - 0.5)));
};
// Print on board: flat ink with a little tooth.
const paper = (stops, seed) => (u, v) =>
  ramp(
    stops,
    clamp(
      0.5 +
        0.4 * (noise(u, v, 64, 64, seed) - 0.5) +
        0.25 * (noise(u, v, 96, 96, seed + 3) - 0.5) +
        0.35 * (noise(u, v, 30, 32, seed + 1) - 0.5) +
        0.5 * (fbm(u, v, 3, 3, 3, seed + 2) - 0.5),
    ),
  );
const c = (...hex) => hex.map(rgb);

// name: [side in pixels, painter]. Change a colour here and run the script.
export const TEXTURES = {
  'seventies-light': [192, paper(c('#f9bd2c', '#ffcc45', '#ffd75f'), 1)],
  'seventies-dark': [192, paper(c('#e9611f', '#f3742d', '#f98541'), 2)],
  'seventies-tower-light': [192, paper(c('#f8ecd0', '#fff6e0', '#fffbef'), 3)],
  'seventies-tower-dark': [192, paper(c('#dfcda6', '#e9dab8', '#f1e5c9'), 4)],
  'wood-light': [512, wood(c('#efd2a0', '#e4bf86', '#d3a768', '#bd8c4f'), 11, 5)],
  'wood-dark': [512, wood(c('#9c6238', '#87502b', '#6f3e20', '#552c16'), 12, 4)],
  'wood-tower-light': [512, wood(c('#faf0d8', '#f3e4c2', '#e6d2a8', '#d5bd8d'), 13, 6)],
  'wood-tower-dark': [512, wood(c('#e0c79b', '#d3b684', '#c2a26e', '#ad8c5a'), 14, 6)],
  'wood-frame': [512, wood(c('#5f3519', '#4c2812', '#3a1d0c', '#2a1408'), 15, 4)],
  'marble-light': [512, marble(c('#e4e1dc', '#f1efea', '#fbfaf6'), rgb('#9c9893'), 21, 0.6)],
  'marble-dark': [512, marble(c('#3c5a50', '#4f7065', '#638478'), rgb('#cfe0d3'), 22, 0.75)],
  'marble-tower-light': [512, marble(c('#f2e3c6', '#faf0da', '#fff8ea'), rgb('#c19a5b'), 23, 0.8)],
  'marble-tower-dark': [512, marble(c('#d9c094', '#e4cfa8', '#eeddbd'), rgb('#a57c3d'), 24, 0.8)],
  'felt-light': [384, felt(c('#5d9a62', '#6dab70', '#80bc80'), 31)],
  'felt-dark': [384, felt(c('#27643f', '#33754c', '#41865a'), 32)],
  'felt-tower-light': [384, felt(c('#e2d3a8', '#ecdfba', '#f5ebce'), 33)],
  'felt-tower-dark': [384, felt(c('#bfa972', '#cbb682', '#d8c594'), 34)],
  'ivory-light': [256, ivory(c('#e9dcc0', '#f1e6cf', '#f8f0de'), 41)],
  'ivory-dark': [256, ivory(c('#b89f78', '#c7af88', '#d4bf9b'), 42)],
  'ivory-tower-light': [256, ivory(c('#fbf6e8', '#fffbf1', '#fffef9'), 43)],
  'ivory-tower-dark': [256, ivory(c('#ecd9ae', '#f3e3bd', '#f8ebcc'), 44)],
};

// The picture of a texture as an RGB PNG, not yet made small.
export function texture(name) {
  const [side, paint] = TEXTURES[name];
  return png(side, side, (x, y) => paint(x / side, y / side));
}
// The mean of its colours, from a coarse look: what a square shows until its texture is there.
export function meanColour(name, step = 32) {
  const [, paint] = TEXTURES[name],
    sum = [0, 0, 0];
  for (let y = 0; y < step; y++)
    for (let x = 0; x < step; x++)
      paint((x + 0.5) / step, (y + 0.5) / step).forEach((v, i) => {
        sum[i] += v;
      });
  return (
    '#' +
    sum
      .map((v) =>
        Math.round(v / step / step)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}
// How many colours its palette wants.
export const colours = (name) => (TEXTURES[name][0] > 384 ? 40 : 24);

// Makes the textures that are not there yet; pngquant shrinks them if it is installed.
export function ensure(folder, names = Object.keys(TEXTURES)) {
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const file = join(folder, `${name}.png`);
    if (existsSync(file)) continue;
    writeFileSync(file, texture(name));
    try {
      execFileSync('pngquant', ['--force', '--speed', '1', '--output', file, String(colours(name)), file]);
    } catch {
      /* stays larger */
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensure(process.argv[2]);
