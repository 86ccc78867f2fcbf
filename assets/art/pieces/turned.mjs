// What turned chessmen are made of: bodies from a lathe, a stem with its foot, a ring, a gleam.
// @ts-nocheck: drawings; the tools that use them are checked.
import { rect } from '../lib/svg.mjs';

// A turned body from its right edge, top to bottom: points [x, y] join by lines, [x1, y1, x2, y2, x, y] by curves; x counts from the axis.
export function lathe(start, ...segments) {
  const X = (x) => 128 + x;
  let d = `M${X(start[0])} ${start[1]}`,
    back = '',
    [px, py] = start;
  for (const s of segments) {
    const [x, y] = s.slice(-2);
    d += s.length === 2 ? `L${X(x)} ${y}` : `C${X(s[0])} ${s[1]} ${X(s[2])} ${s[3]} ${X(x)} ${y}`;
    back = (s.length === 2 ? `L${X(-px)} ${py}` : `C${X(-s[2])} ${s[3]} ${X(-s[0])} ${s[1]} ${X(-px)} ${py}`) + back;
    [px, py] = [x, y];
  }
  return `${d}L${X(-px)} ${py}${back}Z`;
}
export const ring = (f, y, half, h = 14, fill = f.s.light) =>
  f.add(rect(128 - half, y - h / 2, 2 * half, h, h / 2), fill, { w: 5.5, shade: f.s.mid, by: [6, 3] });
// Foot and stem common to all: from the neck (half width, y) down to the base.
export function stem(f, half, y, foot = 58) {
  const { main, deep } = f.s;
  f.add(
    lathe(
      [half, y],
      [half + 3, y + (210 - y) * 0.55, foot - 10, 176, foot - 8, 202],
      [foot, 206, foot, 222, foot - 8, 226],
    ),
    main,
    { shade: deep },
  );
  f.line(`M${128 - foot + 12} 203C${128 - 20} 210 ${128 + 20} 210 ${128 + foot - 12} 203`, deep, 5);
}
export const shine = (f, d) => f.lit(() => f.line(d, f.s.gleam, 7));
