// Remembers from what each output was made, so that a build makes again only what is out of date.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/**
 * @typedef {'first' | 'choice' | 'page'} Load first: needed to play. choice: another theme, size or language. page: used by
 *   the page's own HTML, or only to be read.
 * @typedef {{name: string, outputs: string[], load: Load, modules: string[], files?: string[], from?: unknown,
 *   make: (out: string) => Promise<void>}} Task
 *   outputs: names within the folder. modules: the scripts that make them; what they import counts as well. files: other
 *   inputs. from: values that it depends on.
 * @typedef {{bytes: number, sha256: string}} Output
 * @typedef {Record<string, {key: string, outputs: Record<string, Output>}>} Stamps
 */

/** @param {Buffer | string} data */
export const sha256 = (data) => createHash('sha256').update(data).digest('hex');

/** @type {Map<string, string>} */
const hashes = new Map();
/** @param {string} file */
function hash(file) {
  const known = hashes.get(file);
  if (known) return known;
  const made = sha256(readFileSync(file));
  hashes.set(file, made);
  return made;
}

/**
 * A script and all that it imports from the project.
 * @param {string} module @param {Set<string>} [seen]
 * @returns {Set<string>}
 */
export function imports(module, seen = new Set()) {
  if (seen.has(module)) return seen;
  seen.add(module);
  for (const [, name] of readFileSync(module, 'utf8').matchAll(/^(?:import|export)\b[^;]*?from '(\.[^']+)';/gm)) {
    imports(resolve(dirname(module), name), seen);
  }
  return seen;
}

/** @param {Task} task @param {unknown} versions of the programs that are used */
function keyOf(task, versions) {
  const scripts = new Set();
  for (const module of task.modules) imports(module, scripts);
  const inputs = [...scripts, ...(task.files ?? [])].sort().map(hash);
  return sha256(JSON.stringify([versions, task.outputs, task.from ?? null, inputs]));
}

/** @param {string} out @param {string[]} names @returns {Promise<Record<string, Output>>} */
async function describe(out, names) {
  const entries = await Promise.all(
    names.map(async (name) => {
      const data = await readFile(join(out, name));
      return /** @type {[string, Output]} */ ([name, { bytes: data.length, sha256: sha256(data) }]);
    }),
  );
  return Object.fromEntries(entries);
}

/** @param {string} out @param {Record<string, Output>} outputs */
const present = (out, outputs) =>
  Object.entries(outputs).every(
    ([name, { bytes }]) => existsSync(join(out, name)) && statSync(join(out, name)).size === bytes,
  );

/**
 * Makes what is out of date and removes what no task makes any more.
 * @param {string} out @param {Task[]} tasks
 * @param {{versions: unknown, workers: number, say: (line: string) => void}} options
 * @returns {Promise<{stamps: Stamps, made: number}>}
 */
export async function bringUpToDate(out, tasks, { versions, workers, say }) {
  const file = `${out.replace(/\/+$/, '')}.stamps.json`;
  /** @type {Stamps} */
  const old = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  /** @type {Stamps} */
  const stamps = {};
  /** @type {{task: Task, key: string}[]} */
  const waiting = [];
  for (const task of tasks) {
    const key = keyOf(task, versions),
      before = old[task.name];
    if (before?.key === key && present(out, before.outputs)) stamps[task.name] = before;
    else waiting.push({ task, key });
  }
  const made = waiting.length;
  const save = () => writeFile(file, JSON.stringify(stamps, null, 1) + '\n');
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { task, key } = next,
        begun = Date.now();
      for (const name of task.outputs) await mkdir(dirname(join(out, name)), { recursive: true });
      await task.make(out);
      stamps[task.name] = { key, outputs: await describe(out, task.outputs) };
      say(`${task.name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    }
  };
  await mkdir(out, { recursive: true });
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await save();
  }
  const current = new Set(Object.values(stamps).flatMap((s) => Object.keys(s.outputs)));
  for (const name of Object.values(old).flatMap((s) => Object.keys(s.outputs)))
    if (!current.has(name)) await rm(join(out, name), { force: true });
  return { stamps, made };
}
