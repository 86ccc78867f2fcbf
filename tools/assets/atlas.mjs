// Puts many small pictures into one, so far apart that mip levels do not bleed, and writes where they lie.
import { writeFile } from 'node:fs/promises';
import { el, nest, svg } from '../../assets/art/lib/svg.mjs';
import { rasterise, shrink } from './lib/raster.mjs';

/**
 * @typedef {{svg: string, shape?: number[]}} Cell
 *   svg: a whole SVG. shape: its width and height when it is no square, with the cell's height as 1.
 * @typedef {{image: string, width: number, height: number, cell: number, gap: number, mips: number,
 *   cells: Record<string, number[]>}} Table
 *   mips: the last mip level that may be used
 */

/**
 * Empty pixels between cells of this size: a power of two, at least an eighth of the cell for the small sizes, which are
 * made smaller the most; 320 is never drawn below 193.
 * @param {number} px
 */
export const gap = (px) => (px <= 128 ? 16 : 32);

/**
 * The last mip level that does not bleed: cells begin at multiples of half a gap, so up to there a texel lies within one
 * cell, and two texels of gap part it from the next.
 * @param {number} px
 */
export const mips = (px) => Math.log2(gap(px) / 2);

/** @param {Cell} cell @param {number} px @returns {[number, number]} width and height in pixels */
const size = ({ shape: [w, h] = [1, 1] }, px) => [Math.round(px * w), Math.round(px * h)];

/**
 * Lays boxes on shelves in a sheet of this width.
 * @param {[string, number, number][]} boxes name, width, height; the highest first
 * @param {number} width
 */
function shelves(boxes, width) {
  /** @type {Map<string, [number, number]>} */
  const at = new Map();
  let x = 0,
    y = 0,
    row = 0,
    right = 0;
  for (const [name, w, h] of boxes) {
    if (x + w > width) {
      x = 0;
      y += row;
      row = 0;
    }
    at.set(name, [x, y]);
    x += w;
    row = Math.max(row, h);
    right = Math.max(right, x);
  }
  return { at, width: right, height: y + row };
}

/**
 * Finds places for all cells; the sheet is as small as shelves allow, and no side is needlessly long.
 * @param {Map<string, Cell>} cells @param {number} px
 */
export function place(cells, px) {
  const step = gap(px) / 2,
    slot = (/** @type {number} */ n) => Math.ceil((n + 2 * step) / step) * step;
  /** @type {[string, number, number][]} */
  const boxes = [...cells].map(([name, cell]) => {
    const [w, h] = size(cell, px);
    return [name, slot(w), slot(h)];
  });
  boxes.sort((a, b) => b[2] - a[2] || b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const least = Math.max(...boxes.map(([, w]) => w)),
    most = boxes.reduce((sum, [, w]) => sum + w, 0);
  /** @type {ReturnType<typeof shelves> | undefined} */
  let best;
  const cost = (/** @type {ReturnType<typeof shelves>} */ s) =>
    s.width * s.height + 0.1 * Math.max(s.width, s.height) ** 2;
  for (let width = least; width <= most; width += step) {
    const sheet = shelves(boxes, width);
    if (!best || cost(sheet) < cost(best)) best = sheet;
  }
  if (!best) throw new Error('an atlas without cells');
  const where = new Map([...best.at].map(([name, [x, y]]) => [name, [x + step, y + step]]));
  return { width: best.width, height: best.height, where };
}

/**
 * Writes OUT/atlas/NAME-PX.png and .json.
 * @param {string} out @param {string} name @param {number} px side of a square's cell
 * @param {Map<string, Cell>} cells
 */
export async function writeAtlas(out, name, px, cells) {
  const { width, height, where } = place(cells, px),
    file = `atlas/${name}-${px}`;
  let body = '';
  /** @type {Table} */
  const table = { image: `${file}.png`, width, height, cell: px, gap: gap(px), mips: mips(px), cells: {} };
  for (const [key, cell] of cells) {
    const [w, h] = size(cell, px),
      [x, y] = where.get(key) ?? [0, 0];
    table.cells[key] = [x, y, w, h];
    body += el('g', {}, nest(cell.svg, x, y, w, h));
  }
  await rasterise(svg(width, height, body), `${out}/${file}.png`, width);
  await shrink(`${out}/${file}.png`);
  await writeFile(`${out}/${file}.json`, JSON.stringify(table) + '\n');
}
