// A simple player for whole games: takes what is dearest, keeps out of reach, aims at the Brain, and goes forward.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { project } from './site.mjs';

/** @type {{ smess: { arrows: Record<string, string[]> } }} */
const boards = JSON.parse(readFileSync(path.join(project, 'tests/data/boards.json'), 'utf8'));
const ARROWS = boards.smess.arrows;
/** @type {Record<string, number>} */
const WORTH = { b: 100, s: 5, n: 1 };
/** @type {Record<string, [number, number]>} */
const STEPS = { n: [0, 1], ne: [1, 1], e: [1, 0], se: [1, -1], s: [0, -1], sw: [-1, -1], w: [-1, 0], nw: [-1, 1] };
const FILES = 'abcdefg';

/**
 * What stands where, from the first field of a position text: capitals are the first side's.
 * @param {string} position
 */
export function piecesOf(position) {
  /** @type {Map<string, string>} */
  const pieces = new Map();
  position.split(' ')[0].split('/').forEach((row, n) => {
    let file = 0;
    for (const sign of row) {
      if (/\d/.test(sign)) file += Number(sign);
      else pieces.set(`${FILES[file++]}${8 - n}`, sign);
    }
  });
  return pieces;
}

/** @param {string} sign */
const isFirst = (sign) => sign === sign.toUpperCase();

/** Squares that the piece on `from` could go to or take on. @param {Map<string, string>} pieces @param {string} from */
function reach(pieces, from) {
  const slides = pieces.get(from)?.toLowerCase() === 's';
  /** @type {string[]} */
  const squares = [];
  for (const arrow of ARROWS[from]) {
    const [dx, dy] = STEPS[arrow];
    let x = FILES.indexOf(from[0]) + dx;
    let y = Number(from[1]) + dy;
    for (; x >= 0 && x < 7 && y >= 1 && y <= 8; x += dx, y += dy) {
      squares.push(`${FILES[x]}${y}`);
      if (!slides || pieces.has(`${FILES[x]}${y}`)) break;
    }
  }
  return squares;
}

/**
 * @param {{ position: string, turn: string, moves: string[] }} state
 * @param {string[]} legal
 * @returns {string} the move to play
 */
export function choose({ position, turn, moves }, legal) {
  const pieces = piecesOf(position);
  const mine = turn === 'first';
  /** @param {string} move */
  const value = (move) => {
    const from = move.slice(0, 2);
    const to = move.slice(2, 4);
    const mover = pieces.get(from) ?? 'n';
    const taken = WORTH[pieces.get(to)?.toLowerCase() ?? ''] ?? 0;
    const after = new Map(pieces).set(to, mover);
    after.delete(from);
    // What the other side could take next, and whether its Brain is aimed at: a weak player does not always see it.
    let lost = 0;
    let aimed = 0;
    for (const [square, sign] of after) {
      for (const target of reach(after, square)) {
        const hit = after.get(target);
        if (hit === undefined || isFirst(hit) === isFirst(sign)) continue;
        if (isFirst(sign) !== mine) lost = Math.max(lost, WORTH[hit.toLowerCase()]);
        else if (hit.toLowerCase() === 'b') aimed = 3;
      }
    }
    const forward = (Number(to[1]) - Number(from[1])) * (mine ? 1 : -1);
    const again = moves.slice(-8).includes(to + from) || moves.slice(-12).includes(move) ? 2 : 0;
    return (taken === 100 ? 1000 : taken - 0.9 * lost) + aimed + 0.1 * forward - again;
  };
  return legal.reduce((best, move) => (value(move) > value(best) ? move : best));
}
