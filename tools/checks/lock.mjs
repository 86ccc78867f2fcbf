// package.json pins exact versions, and package-lock.json agrees with it, has a hash for every package and names no host, so
// that any mirror serves. usage: node tools/checks/lock.mjs
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, report, root } from './project.mjs';

/** @typedef {Record<string, string>} Versions */
/** @typedef {{dependencies?: Versions, devDependencies?: Versions}} Manifest */
/** @typedef {Manifest & {version?: string, resolved?: string, integrity?: string, link?: boolean, inBundle?: boolean}} Locked */

/**
 * @param {Manifest} manifest package.json
 * @param {{lockfileVersion: number, packages: Record<string, Locked>}} lock package-lock.json
 * @returns {import('./project.mjs').Problem[]}
 */
export function checkLock(manifest, lock) {
  /** @type {import('./project.mjs').Problem[]} */
  const problems = [];
  /** @param {string} path @param {string} text */
  const add = (path, text) => problems.push({ path, line: 1, text });
  if (lock.lockfileVersion !== 3) add('package-lock.json', `has version ${lock.lockfileVersion}, npm 9 to 11 write 3`);
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
  const noted = { ...lock.packages['']?.dependencies, ...lock.packages['']?.devDependencies };
  for (const [name, version] of Object.entries(wanted)) {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) add('package.json', `${name}: "${version}" is not an exact version`);
    if (noted[name] !== version) add('package-lock.json', `has ${name} ${noted[name] ?? 'not at all'}, package.json wants ${version}`);
    const installed = lock.packages[`node_modules/${name}`]?.version;
    if (installed !== version) add('package-lock.json', `installs ${name} ${installed ?? 'not at all'}, package.json wants ${version}`);
  }
  for (const name of Object.keys(noted)) {
    if (!(name in wanted)) add('package-lock.json', `has ${name}, package.json does not`);
  }
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || entry.link) continue;
    if (entry.resolved) add('package-lock.json', `${path} names a host: ${entry.resolved}`);
    if (!entry.integrity && !entry.inBundle) add('package-lock.json', `${path} has no hash`);
  }
  return problems;
}

if (isMain(import.meta.url)) {
  /** @param {string} name */
  const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const lock = read('package-lock.json');
  report('lock', checkLock(read('package.json'), lock), `${Object.keys(lock.packages).length - 1} packages`);
}
