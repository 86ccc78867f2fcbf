// The pages of the site, from shell.html: the same page as the app and as the embedded board.
// shell.html names what it needs in double braces: {{mode}} (app or embed), {{base}} (b/BUILD/), {{build}},
// {{version}}, {{policy}}, {{origins}}, {{languages}}, {{preload}} (a line for each file that is fetched at once).

import { POLICY } from '../../scripts/serve.mjs';

/** @param {string} text */
const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** @type {Record<string, (href: string) => string>} */
const PRELOADS = {
  // The program is fetched by script: the same mode and credentials, or the browser fetches it twice.
  wasm: (href) => `<link rel="preload" href="${href}" as="fetch" type="application/wasm" crossorigin>`,
  js: (href) => `<link rel="modulepreload" href="${href}">`,
};

/**
 * @typedef {object} PageFacts
 * @property {'app' | 'embed'} mode
 * @property {string} build
 * @property {string} version
 * @property {string} [origins] who may talk to an embedded board; empty: everybody
 * @property {string[]} [languages] those that have texts, besides English
 * @property {string[]} [preload] names within the folder of the build
 */

/**
 * @param {string} shell
 * @param {PageFacts} facts
 * @returns {string}
 */
export function makePage(shell, { mode, build, version, origins = '', languages = [], preload = [] }) {
  const base = `b/${build}/`;
  const lines = preload.map((name) => PRELOADS[name.split('.').at(-1) ?? ''](base + escapeHtml(name)));
  /** @type {Record<string, string>} */
  const values = {
    mode,
    build,
    version: escapeHtml(version),
    base,
    policy: escapeHtml(POLICY),
    origins: escapeHtml(origins),
    languages: escapeHtml(languages.join(' ')),
    preload: lines.join('\n  '),
  };
  return shell.replace(/\{\{(\w*)\}\}/g, (_, name) => {
    if (!Object.hasOwn(values, name)) throw new Error(`shell.html asks for {{${name}}}, which means nothing`);
    return values[name];
  });
}
