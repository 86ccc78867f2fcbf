// The data of an SVG path as polygons: curves and arcs become short lines.

/** Longest step of an arc, in radians, and lines for a curve: finer than a pixel at four times the drawing's size. */
const ARC = Math.PI / 8;
const CURVE = 8;

/** @typedef {[number, number]} Point */

/**
 * @param {string} d with the commands M L H V C A Z, large or small
 * @returns {Point[][]} a path each; a closed one ends where it begins
 */
export function flatten(d) {
  /** @type {Point[][]} */
  const paths = [];
  /** @type {Point[]} */
  let path = [];
  let at = /** @type {Point} */ ([0, 0]);
  const to = (/** @type {Point} */ p) => {
    path.push(p);
    at = p;
  };
  for (const [, command, text] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number),
      upper = command.toUpperCase(),
      width = { M: 2, L: 2, H: 1, V: 1, C: 6, A: 7, Z: 0 }[upper];
    if (width === undefined) throw new Error(`a path with ${command}`);
    const from = (/** @type {number} */ n, /** @type {number} */ axis) => (command === upper ? n : n + at[axis]);
    if (upper === 'Z') to([...path[0]]);
    const count = width === 0 ? 0 : Math.floor(numbers.length / width);
    for (let i = 0; i < count; i++) {
      const n = numbers.slice(i * width, (i + 1) * width);
      if (upper === 'M') {
        at = [from(n[0], 0), from(n[1], 1)];
        path = [at];
        paths.push(path);
      } else if (upper === 'L') to([from(n[0], 0), from(n[1], 1)]);
      else if (upper === 'H') to([from(n[0], 0), at[1]]);
      else if (upper === 'V') to([at[0], from(n[0], 1)]);
      else if (upper === 'C') curve(at, n.map((v, k) => from(v, k % 2))).forEach(to);
      else arc(at, n, [from(n[5], 0), from(n[6], 1)]).forEach(to);
    }
  }
  return paths;
}

/** @param {Point} a @param {number[]} n two control points and the end @returns {Point[]} */
function curve(a, n) {
  return Array.from({ length: CURVE }, (_, i) => {
    const t = (i + 1) / CURVE,
      u = 1 - t;
    const one = (/** @type {number} */ k) =>
      u * u * u * a[k] + 3 * u * u * t * n[k] + 3 * u * t * t * n[2 + k] + t * t * t * n[4 + k];
    return /** @type {Point} */ ([one(0), one(1)]);
  });
}

/**
 * An arc without turned axes, as SVG describes it (appendix B.2.4 of SVG 2).
 * @param {Point} a @param {number[]} n radii, turn, large, sweep @param {Point} b @returns {Point[]}
 */
function arc(a, [rx, ry, turn, large, sweep], b) {
  if (turn !== 0) throw new Error('an arc with turned axes');
  const x = (a[0] - b[0]) / 2 / rx,
    y = (a[1] - b[1]) / 2 / ry,
    grow = Math.max(1, Math.hypot(x, y)),
    half = x * x + y * y,
    side = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, (grow * grow - half) / half));
  // The middle, in a plane where the arc is part of a circle.
  const cx = side * y,
    cy = -side * x,
    begin = Math.atan2(y - cy, x - cx);
  let angle = Math.atan2(-y - cy, -x - cx) - begin;
  if (sweep && angle <= 0) angle += 2 * Math.PI;
  if (!sweep && angle >= 0) angle -= 2 * Math.PI;
  const steps = Math.max(2, Math.ceil(Math.abs(angle) / ARC)),
    mx = (a[0] + b[0]) / 2 + cx * rx,
    my = (a[1] + b[1]) / 2 + cy * ry;
  return Array.from({ length: steps }, (_, i) => {
    if (i === steps - 1) return b;
    const t = begin + (angle * (i + 1)) / steps;
    return /** @type {Point} */ ([mx + rx * Math.cos(t), my + ry * Math.sin(t)]);
  });
}
