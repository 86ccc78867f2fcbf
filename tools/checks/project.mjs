// What all checks share: the project's files, line numbers, and how a result is told.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * A file of the project as a check sees it; tests of the checks make their own.
 * @typedef {{path: string, text: string}} SourceFile
 */

/** A finding: where, and what is wrong there. @typedef {{path: string, line: number, text: string}} Problem */

/**
 * The project's text files, committed or new, with their contents; what .gitignore names is left out.
 * @param {(path: string) => boolean} wanted takes a path with forward slashes, relative to the project
 * @returns {SourceFile[]}
 */
export function projectFiles(wanted) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return [...new Set(listed.split('\0'))]
    .filter((path) => path && wanted(path) && existsSync(join(root, path)) && statSync(join(root, path)).isFile())
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** @param {string} path */
export const isCpp = (path) => /\.(cpp|hpp|h)$/.test(path);

/** @param {string} path */
export const isBinary = (path) => /\.(png|ico|jpg|webp|ttf|otf|woff2?|wasm|gz|br|ogg|wav|mp3)$/.test(path);

/**
 * @param {string} text
 * @param {number} index
 * @returns {number} the line of a character, counted from 1
 */
export function lineAt(text, index) {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/**
 * Replaces the comments of C++ or JavaScript by spaces, so that positions stay; string literals are kept.
 * @param {string} text
 */
export function withoutComments(text) {
  return text.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, (part) =>
    part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part,
  );
}

/**
 * Prints the findings of a check the way compilers do and sets the exit code.
 * @param {string} name
 * @param {Problem[]} problems
 * @param {string} looked what was looked at, for the line that says all is well
 */
export function report(name, problems, looked) {
  for (const { path, line, text } of problems) console.log(`${path}:${line}: ${text}`);
  if (problems.length > 0) {
    console.log(`${name}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${looked}`);
    process.exitCode = 1;
  } else {
    console.log(`${name}: ${looked}, all well`);
  }
}

/** @param {string} moduleUrl import.meta.url of a check; true when the check is run, not imported */
export const isMain = (moduleUrl) => process.argv[1] === fileURLToPath(moduleUrl);
