// Builds the assets once for the tests of their files, into a folder of their own that is kept up to date.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TOKENS } from '../../tools/assets/tokens.mjs';

export const tokens = JSON.parse(readFileSync(TOKENS, 'utf8'));

const BUILD = fileURLToPath(new URL('../../tools/assets/build.mjs', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../build/test/assets', import.meta.url));

/** @returns {string} the folder, built */
export function built() {
  execFileSync(process.execPath, [BUILD, FOLDER, '--quiet']);
  return FOLDER;
}

/** @param {string} name @returns {Buffer} a built file */
export const bytes = (name) => readFileSync(join(FOLDER, name));
/** @param {string} name @returns {any} */
export const json = (name) => JSON.parse(bytes(name).toString('utf8'));
