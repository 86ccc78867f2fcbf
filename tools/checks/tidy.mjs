// Runs clang-tidy over our sources, as many at a time as there are processors, and remembers in BUILD/tidy/ what was clean: a
// file is looked at again when it, a header it includes, its command or .clang-tidy has changed. What only the web build
// compiles is read with Emscripten's flags.
// Most of what clang-tidy costs is its walk through the library's headers. So a few files are put into one, and have to be
// clean together; when they are not, or do not go together, each is looked at by itself, and what is said then counts.
// usage: node tools/checks/tidy.mjs [--native DIR] [--web DIR] [FILE...]
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { isMain, projectFiles, root, withoutComments } from './project.mjs';

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
 * @param {Job} job
 * @returns {Promise<string>} the findings; empty when the file is clean
 */
async function tidy({ build, command, flags }) {
  try {
    await run('clang-tidy', ['-p', build, '--quiet', ...flags, command.file], { cwd: root, maxBuffer: 1 << 26 });
    return '';
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{stdout?: string, stderr?: string}} */ (error);
    return essence(stdout) || essence(stderr) || String(error);
  }
}

/** @param {string} build @returns {Command[]} */
function commandsOf(build) {
  const path = join(build, 'compile_commands.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: build first (scripts/test native web)`);
  /** @type {Command[]} */
  const commands = JSON.parse(readFileSync(path, 'utf8'));
  return commands.filter(({ file }) => relative(root, file).startsWith('src/') && existsSync(file));
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

/** What em++ adds to every command, for a clang that does not know Emscripten. */
function emscriptenFlags() {
  const flags = execFileSync('em++', ['--cflags'], { encoding: 'utf8' }).replace(/-mllvm \S+/g, '');
  return flags.split(/\s+/).filter(Boolean).map((flag) => `--extra-arg-before=${flag}`);
}

/**
 * @param {string[]} sources paths of our C++ files
 * @param {Iterable<string>} compiled files with a command, as absolute paths
 * @returns {string[]} those that no build compiles, so that nobody looks at them
 */
export function uncompiled(sources, compiled) {
  const known = new Set([...compiled].map((file) => relative(root, file)));
  return sources.filter((path) => !known.has(path));
}

/** @typedef {{build: string, command: Command, flags: string[], headers: string[]}} Job */

/** How many files are looked at together. */
const MOST_TOGETHER = 6;

/**
 * @param {string} text of a C++ source
 * @returns {Set<string>} names that it seems to give at the outermost level, where two sources must not both give one
 */
export function namesGiven(text) {
  const names = new Set();
  for (const [, name] of text.matchAll(/^(?!using |namespace |return |\/\/|#|\}|\s)[^(={;\n]*?\b(?<!::)(\w+)(?:\[\w*\])?(?: final)?\s*(?:[({;]|:(?!:)|= )/gm)) names.add(name);
  return names;
}

/**
 * Parts jobs into groups that can be looked at together: compiled alike, and no name twice.
 * @param {Job[]} jobs
 * @param {(path: string) => string} read
 * @returns {Job[][]}
 */
export function together(jobs, read) {
  /** @type {{alike: string, names: Set<string>, jobs: Job[]}[]} */
  const groups = [];
  for (const job of jobs) {
    const alike = `${job.build}\0${alikeCommand(job.command)}`;
    const names = namesGiven(read(job.command.file));
    const fits = groups.find((group) => group.alike === alike && group.jobs.length < MOST_TOGETHER && ![...names].some((name) => group.names.has(name)));
    if (fits) {
      fits.jobs.push(job);
      for (const name of names) fits.names.add(name);
    } else {
      groups.push({ alike, names, jobs: [job] });
    }
  }
  return groups.map((group) => group.jobs);
}

/** @param {Command} command @returns {string} what compiles the file, without its names and those of what is made */
const alikeCommand = ({ command, file }) =>
  command
    .replace(/ -o \S+/, '')
    .replace(/ -M[DTFQ]+( \S+\.o(\.d)?)?/g, '')
    .replace(` -c ${file}`, '')
    .trim();

/**
 * What clang-tidy finds in the file that it is given, but not in one that this includes.
 * @param {string} text of a C++ source
 * @returns {string[]} the names that are brought in by `using a::b;` or `namespace a = b;` and not used
 */
export function unusedNames(text) {
  /** @type {string[]} */
  const names = [];
  const rest = withoutComments(text).replace(/^using (?:\w+::)+(\w+);$|^namespace (\w+) =[^;]*;/gm, (_, /** @type {string} */ using, /** @type {string} */ alias) => {
    names.push(using ?? alias);
    return '';
  });
  return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(rest));
}

/**
 * @param {Job[]} jobs
 * @param {number} number of the group
 * @returns {Promise<boolean>} whether all are clean, looked at together
 */
async function cleanTogether(jobs, number) {
  if (jobs.length < 2 || jobs.some(({ command }) => unusedNames(readFileSync(command.file, 'utf8')).length > 0)) return false;
  const [{ build, command, flags }] = jobs;
  const file = join(build, 'tidy', `together-${number}.cpp`);
  writeFileSync(file, jobs.map((job) => `#include "${job.command.file}"\n`).join(''));
  const compile = alikeCommand(command).split(/\s+/).slice(command.command.startsWith('ccache ') ? 2 : 1);
  // The shell would have taken these from a definition.
  const options = [...flags.map((flag) => flag.replace('--extra-arg-before=', '')), ...compile.map((part) => part.replaceAll('\\"', '"'))];
  try {
    await run(
      'clang-tidy',
      [
        '--quiet',
        `--config-file=${join(root, '.clang-tidy')}`,
        `--header-filter=${join(root, 'src')}/.*[.][ch]pp$`,
        // It is the point.
        '--checks=-bugprone-suspicious-include',
        file,
        '--',
        ...options,
        // Of the next file's names; the compilers see to each file's own.
        '-Wno-shadow',
      ],
      { cwd: command.directory, maxBuffer: 1 << 26 },
    );
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} native
 * @param {string} web
 * @param {string[]} only paths of files to look at; empty for all
 * @returns {Job[]}
 */
function jobsOf(native, web, only) {
  const known = new Set(commandsOf(native).map(({ file }) => file));
  const jobs = [native, web].flatMap((build) => {
    const headers = headersOf(build);
    const flags = build === web ? emscriptenFlags() : [];
    const commands = commandsOf(build).filter(({ file }) => build === native || !known.has(file));
    return commands.map((command) => ({ build, command, flags, headers: headers(command) }));
  });
  return jobs.filter(({ command }) => only.length === 0 || only.includes(relative(root, command.file)));
}

/** @param {Job[]} jobs @param {string} settings */
async function main(jobs, settings) {
  /** @type {Set<string>} */
  const findings = new Set();
  // What stands in a header is found once for every file that includes it.
  const tell = (/** @type {string} */ found) => {
    for (const finding of found.split(/\n(?=\/\S+:\d+:\d+: (?:error|warning))/)) {
      if (!findings.has(finding)) console.log(finding.replaceAll(`${root}/`, ''));
      findings.add(finding);
    }
  };
  const read = (/** @type {string} */ path) => readFileSync(path, 'utf8');
  const markOf = (/** @type {Job} */ job) => {
    const folder = join(job.build, 'tidy');
    mkdirSync(folder, { recursive: true });
    return join(folder, stateOf(job.command, job.headers, settings, read));
  };
  const changed = jobs.filter((job) => !existsSync(markOf(job)));
  const queue = together(changed, read).map((group, number) => ({ group, number }));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { group, number } = next;
      const clean = await cleanTogether(group, number);
      for (const job of group) {
        const found = clean ? '' : await tidy(job);
        if (found) tell(found);
        else writeFileSync(markOf(job), '');
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  console.log(`clang-tidy: ${findings.size} ${findings.size === 1 ? 'problem' : 'problems'}, ${changed.length} of ${jobs.length} files had changed`);
  if (findings.size > 0 || jobs.length === 0) process.exitCode = 1;
}

if (isMain(import.meta.url)) {
  const { values, positionals } = parseArgs({ options: { native: { type: 'string' }, web: { type: 'string' } }, allowPositionals: true });
  const jobs = jobsOf(resolve(values.native ?? join(root, 'build', 'native')), resolve(values.web ?? join(root, 'build', 'web')), positionals);
  const sources = projectFiles((path) => path.startsWith('src/') && path.endsWith('.cpp')).map(({ path }) => path);
  const missing = positionals.length > 0 ? [] : uncompiled(sources, jobs.map(({ command }) => command.file));
  for (const path of missing) console.log(`${path}:1: error: is compiled by neither build; build first (scripts/test native web)`);
  if (missing.length > 0) process.exitCode = 1;
  const settings = readFileSync(join(root, '.clang-tidy'), 'utf8') + execFileSync('clang-tidy', ['--version'], { encoding: 'utf8' });
  await main(jobs, settings);
}
