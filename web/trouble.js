// When the game cannot run: what is wrong, and what the reader can do, in the page's own words.

import { words } from './words.js';

/**
 * @typedef {object} Trouble
 * @property {string} title
 * @property {string} text
 * @property {string[]} advice
 */

/** @type {Readonly<Record<string, () => Trouble>>} */
const TROUBLES = Object.freeze({
  webgl: () => ({
    title: words('page.webgl.title', 'Mess Hall cannot draw here'),
    text: words('page.webgl', 'The game needs WebGL 2, and this browser does not offer it at the moment.'),
    advice: [
      words('page.webgl.switch', 'Switch on hardware or graphics acceleration in the settings of the browser, then start the browser again.'),
      words('page.webgl.update', 'Update the browser: Chrome, Edge and Firefox can do this since 2017, Safari since 2021.'),
      words('page.webgl.other', 'Try another browser on this device.'),
    ],
  }),
  wasm: () => ({
    title: words('page.wasm.title', 'Mess Hall cannot start here'),
    text: words('page.wasm', 'The browser does not let the page run its program (WebAssembly).'),
    advice: [
      words('page.wasm.allow', 'If a lockdown or strict protection mode is on, allow WebAssembly for this page.'),
      words('page.wasm.update', 'Update the browser, or try another one.'),
    ],
  }),
  fetch: () => ({
    title: words('page.fetch.title', 'Part of Mess Hall did not arrive'),
    text: words('page.fetch', 'A file of the game could not be loaded. The connection may be broken, or the site is being renewed.'),
    advice: [
      words('page.fetch.again', 'Check the connection, then try again.'),
      words('page.fetch.clear', 'If it stays so, clear the stored data of this page in the settings of the browser.'),
    ],
  }),
  crash: () => ({
    title: words('page.crash.title', 'Mess Hall has stopped'),
    text: words('page.crash', 'The program has failed. Your game was saved after the last move.'),
    advice: [words('page.crash.again', 'Load the page again: the game goes on where it was.')],
  }),
  memory: () => ({
    title: words('page.memory.title', 'Mess Hall has run out of memory'),
    text: words('page.memory', 'The device had no more memory for the page. Your game was saved after the last move.'),
    advice: [words('page.memory.close', 'Close other pages and programs, then load the page again.')],
  }),
});

/** @param {unknown} error @returns {string} a key of TROUBLES */
export function kindOf(error) {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/memory|allocation|RangeError/i.test(text)) return 'memory';
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError || typeof WebAssembly !== 'object') return 'wasm';
  if (/wasm|WebAssembly|unsafe-eval/i.test(text) && !/fetch|load|: \d{3}/i.test(text)) return 'wasm';
  return 'fetch';
}

/**
 * @param {HTMLElement} panel
 * @param {string} kind
 * @param {unknown} [error]
 */
export function showTrouble(panel, kind, error) {
  const trouble = (TROUBLES[kind] ?? TROUBLES.fetch)();
  const card = document.createElement('div');
  card.className = 'card';
  const title = document.createElement('h1');
  title.textContent = trouble.title;
  const text = document.createElement('p');
  text.textContent = trouble.text;
  const list = document.createElement('ul');
  for (const advice of trouble.advice) {
    const item = document.createElement('li');
    item.textContent = advice;
    list.append(item);
  }
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button';
  again.textContent = words('page.reload', 'Load again');
  again.addEventListener('click', () => window.location.reload());
  card.append(title, text, list);
  if (error !== undefined) {
    const detail = document.createElement('p');
    const code = document.createElement('code');
    code.textContent = error instanceof Error ? error.message : String(error);
    detail.append(code);
    card.append(detail);
  }
  card.append(again);
  panel.replaceChildren(card);
  panel.hidden = false;
  again.focus();
}

/**
 * A text to copy by hand, where the clipboard is refused.
 * @param {HTMLElement} panel
 * @param {string} text
 */
export function showForCopying(panel, text) {
  const before = document.activeElement;
  const card = document.createElement('div');
  card.className = 'card';
  const title = document.createElement('h1');
  title.textContent = words('page.copy', 'Copy this');
  const field = document.createElement('textarea');
  field.readOnly = true;
  field.value = text;
  field.setAttribute('aria-label', words('page.copy.field', 'Text to copy'));
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'button';
  close.textContent = words('page.close', 'Close');
  const put = () => {
    panel.hidden = true;
    panel.replaceChildren();
    if (before instanceof HTMLElement) before.focus();
  };
  close.addEventListener('click', put);
  card.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') put();
    event.stopPropagation();
  });
  card.append(title, field, close);
  panel.replaceChildren(card);
  panel.hidden = false;
  field.focus();
  field.select();
}
