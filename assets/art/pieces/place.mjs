// How a piece of each set stands on its square.
// @ts-nocheck: drawings; the tools that use them are checked.
/** @type {Record<string, number>} */
export const SCALE = { characters: 0.78, likeness: 0.78, discs: 0.68 }; // side of the piece's box : side of the square
/** @type {Record<string, number>} */
export const DROP = { characters: 0, likeness: 0, discs: 0 }; // middle of the box below that of the square, in 1/200 of its side
