// Runs clang-tidy over our sources, as many at a time as there are processors, and remembers in BUILD/tidy/ what was clean: a
// file is looked at again when it, a header it includes, its command or .clang-tidy has changed.
// usage: node tools/checks/tidy.mjs BUILD_FOLDER [FILE...]
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { isMain, projectFiles, root } from './project.mjs';

const run = promisify(execFile);

/** @typedef {{directory: string, command: string, file: string, output?: string}} Command */

/**
 * @param {string} listing what `ninja -t deps` prints
 * @returns {Map<string, string[]>} the headers of each object, as Ninja has recorded them
 */
export function parseNinjaDeps(listing) {
  /** @type {Map<string, string[]>} */
  const headers = new Map();
  /** @type {string[]} */
  let current = [];
  for (const line of listing.split('\n')) {
    const object = /^(\S+): #deps \d+/.exec(line);
    if (object) headers.set(object[1], (current = []));
    else if (line.startsWith('    ')) current.push(line.trim());
  }
  return headers;
}

/**
 * What stands for the state in which a file was clean.
 * @param {Command} command
 * @param {string[]} headers
 * @param {string} settings
 * @param {(path: string) => string} read
 */
export function stateOf(command, headers, settings, read) {
  const hash = createHash('sha256').update(settings).update('\0').update(command.command);
  for (const path of [command.file, ...headers]) hash.update('\0').update(path).update('\0').update(read(path));
  return hash.digest('hex');
}

/** @param {string} output clang-tidy's; its counting lines are left out */
const essence = (output) =>
  output
    .split('\n')
    .filter((line) => !/warnings? (generated|treated as errors?)|^Suppressed|^Use -header/.test(line))
    .join('\n')
    .trim();

/**
 * @param {string} build
 * @param {Command} command
 * @returns {Promise<string>} the findings; empty when the file is clean
 */
async function tidy(build, command) {
  try {
    await run('clang-tidy', ['-p', build, '--quiet', command.file], { cwd: root, maxBuffer: 1 << 26 });
    return '';
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{stdout?: string, stderr?: string}} */ (error);
    return essence(stdout) || essence(stderr) || String(error);
  }
}

/**
 * @param {string} build
 * @param {string[]} only paths of files to look at; empty for all
 * @returns {Command[]}
 */
function commandsOf(build, only) {
  /** @type {Command[]} */
  const commands = JSON.parse(readFileSync(join(build, 'compile_commands.json'), 'utf8'));
  return commands.filter(({ file }) => {
    const path = relative(root, file);
    return path.startsWith('src/') && (only.length === 0 || only.includes(path));
  });
}

/** @param {string} build */
function headersOf(build) {
  const recorded = parseNinjaDeps(execFileSync('ninja', ['-C', build, '-t', 'deps'], { encoding: 'utf8', maxBuffer: 1 << 28 }));
  const all = projectFiles((path) => path.startsWith('src/') && path.endsWith('.hpp')).map(({ path }) => join(root, path));
  return (/** @type {Command} */ command) => {
    const object = /-o (\S+)/.exec(command.command)?.[1] ?? '';
    return (recorded.get(object) ?? all)
      .map((path) => resolve(build, path))
      .filter((path) => path.startsWith(join(root, 'src')) && path !== command.file && existsSync(path));
  };
}

/** @param {string} build @param {string[]} only */
async function main(build, only) {
  const wanted = commandsOf(build, only);
  const headers = headersOf(build);
  const settings = readFileSync(join(root, '.clang-tidy'), 'utf8') + execFileSync('clang-tidy', ['--version'], { encoding: 'utf8' });
  const folder = join(build, 'tidy');
  mkdirSync(folder, { recursive: true });

  /** @type {Set<string>} */
  const findings = new Set();
  let looked = 0;
  const queue = [...wanted];
  const worker = async () => {
    for (let command = queue.shift(); command; command = queue.shift()) {
      const mark = join(folder, stateOf(command, headers(command), settings, (path) => readFileSync(path, 'utf8')));
      if (existsSync(mark)) continue;
      looked += 1;
      const found = await tidy(build, command);
      if (found) found.split(/\n(?=\/\S+:\d+:\d+: (?:error|warning))/).forEach((one) => findings.add(one));
      else writeFileSync(mark, '');
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  for (const finding of findings) console.log(finding.replaceAll(`${root}/`, ''));
  console.log(`clang-tidy: ${findings.size} ${findings.size === 1 ? 'problem' : 'problems'}, ${looked} of ${wanted.length} files had changed`);
  if (findings.size > 0 || wanted.length === 0) process.exitCode = 1;
}

if (isMain(import.meta.url)) await main(resolve(process.argv[2] ?? join(root, 'build', 'native')), process.argv.slice(3));
