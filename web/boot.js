// The start of the page: checks what the browser can do, loads the program with its files, gives it its host, and connects
// pointer, keys, mirror, storage, engine and window.messhall. The game can be played as soon as the program and the first
// pictures are there; everything else comes when it is wanted.

import { createApi } from './api.js';
import { Assets } from './assets.js';
import { hasWebGl2, safeInsets, watchCanvas } from './canvas.js';
import { answerParent } from './embed-frame.js';
import { createEngineClient } from './engine.js';
import { openFile, saveFile } from './files.js';
import { Frames } from './frames.js';
import { Mirror, Speaker } from './mirror.js';
import { showNotice } from './notice.js';
import { watchPointer } from './pointer.js';
import { Program } from './program.js';
import { openStorage } from './storage.js';
import { kindOf, showForCopying, showTrouble } from './trouble.js';
import { watchUpdates } from './updates.js';
import { chosenLanguage, speak, spokenFor, words } from './words.js';

/** What the first picture needs, asked for while the program is still on its way. */
const EARLY = [
  'fonts/text-400.ttf',
  'fonts/text-600.ttf',
  'fonts/text-700.ttf',
  'fonts/display.ttf',
  'fonts/icons-bold.ttf',
  'fonts/icons-fill.ttf',
  'themes.json',
];

/** @param {string} id @returns {HTMLElement} */
function element(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found;
}

const { mode, build = '', version = '', languages: listed } = document.documentElement.dataset;
/** Languages that the site has texts in. */
const languages = listed?.split(' ');
const embed = mode === 'embed';
const base = new URL('./', import.meta.url);
const hash = () => window.location.hash.replace(/^#/, '');
const wishes = new URLSearchParams(window.location.search);
/** Where the visit begins: what the hash says, else a game in the query ("embed.html?game=smess&moves=..."). */
const arrival = () => hash() || (wishes.has('game') ? window.location.search : '');
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Everything is kept on the device: since an earlier visit, or since a moment ago. */
let keptOffline = Boolean(navigator.serviceWorker?.controller);

const deviceLanguage = () => (embed && wishes.get('lang')) || navigator.language || 'en';
/** Done when the page's own sentences are there in the language that is wanted. */
let speaking = Promise.resolve();
let wantedLanguage = 'en';
/** Nobody waits long for a language. */
const spokenSoon = () =>
  Promise.race([
    speaking,
    new Promise((resolve) => {
      setTimeout(resolve, 500);
    }),
  ]);

/** What the device wishes, where it keeps its edges free, and whether the page lies on it. */
const mediaFacts = () => ({
  dark: dark.matches,
  reducedMotion: reduced.matches,
  language: deviceLanguage(),
  safe: safeInsets(),
  offline: keptOffline,
});

// ---- loading ------------------------------------------------------------------------------------------------------------

/** @param {import('./assets.js').Progress} progress */
function showProgress({ loaded, total }) {
  const bar = /** @type {HTMLProgressElement} */ (element('loading-bar'));
  const kilo = (/** @type {number} */ bytes) => Math.round(bytes / 1000).toLocaleString(document.documentElement.lang);
  if (total > 0) bar.value = Math.max(bar.value, loaded / total);
  element('loading-bytes').textContent = total > 0 ? words('page.loaded', '{loaded} of {total} kB', { loaded: kilo(loaded), total: kilo(total) }) : `${kilo(loaded)} kB`;
}

function loadingDone() {
  const screen = element('loading');
  if (screen.hidden || screen.classList.contains('done')) return;
  screen.classList.add('done');
  setTimeout(() => {
    screen.hidden = true;
  }, 250);
}

/** The page's own sentences in a language; English, where the game does not speak it. @param {Assets} assets @param {string} tag */
async function learnLanguage(assets, tag) {
  const language = spokenFor(tag, languages);
  wantedLanguage = language;
  const file = language === 'en' ? undefined : await assets.load(`texts/${language}.json`).catch(() => undefined);
  if (wantedLanguage !== language) return;
  speak(file);
  document.documentElement.lang = file === undefined ? 'en' : language;
  element('loading-text').textContent = words('page.loading', 'Mess Hall is being laid out.');
  element('loading-bar').setAttribute('aria-label', words('page.loading.bar', 'Loaded'));
  const about = words('page.description', 'Odd games with chess in their blood: play Smess, Cassandra Chess and others against the computer or a friend, online or offline.');
  document.querySelector('meta[name="description"]')?.setAttribute('content', about);
}

/** The build's own list of sizes makes the progress bar exact. Nobody waits for it. @param {Assets} assets */
async function learnSizes(assets) {
  const response = await fetch('build.json');
  /** @type {{ build: string, files: { name: string, bytes: number }[] }} */
  const list = await response.json();
  if (list.build !== build) return;
  const folder = `b/${build}/`;
  const files = list.files.filter((file) => file.name.startsWith(folder));
  assets.know(new Map(files.map((file) => [file.name.slice(folder.length), file.bytes])));
}

/**
 * @param {Assets} assets
 * @param {Record<string, Function>} host
 * @returns {Promise<Program>}
 */
async function loadProgram(assets, host) {
  if (typeof WebAssembly !== 'object') throw new Error('There is no WebAssembly.');
  const binary = assets.response('messhall.wasm');
  // A failure is met when it is waited for, below.
  binary.catch(() => {});
  const { default: createMessHall } = await import(assets.address('messhall.js').href);
  const response = await binary;
  /** @type {(error: unknown) => void} */
  let fail = () => {};
  const failed = new Promise((_, reject) => {
    fail = reject;
  });
  const made = createMessHall({
    host,
    canvas: element('canvas'),
    /**
     * @param {WebAssembly.Imports} imports
     * @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} done
     */
    instantiateWasm(imports, done) {
      instantiate(response, imports).then((result) => done(result.instance, result.module), fail);
      return {};
    },
    onAbort: (/** @type {unknown} */ what) => stopWith(new Error(String(what ?? 'aborted'))),
  });
  return new Program(/** @type {any} */ (await Promise.race([made, failed])));
}

/** Compiles while it comes, where the server names the type. @param {Response} response @param {WebAssembly.Imports} imports */
async function instantiate(response, imports) {
  const streams = response.headers.get('Content-Type') === 'application/wasm' && 'instantiateStreaming' in WebAssembly;
  if (streams) return WebAssembly.instantiateStreaming(response, imports);
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

// ---- the host -----------------------------------------------------------------------------------------------------------

/** @type {Frames | undefined} */
let frames;
/** @type {Program | undefined} */
let program;
/** @type {ReturnType<typeof createApi> | undefined} */
let hall;
/** @type {Mirror | undefined} */
let mirror;

/** Nothing goes on: says why. @param {unknown} error @param {string} [kind] */
function stopWith(error, kind = program === undefined ? kindOf(error) : 'crash') {
  frames?.stop();
  element('loading').hidden = true;
  void spokenSoon().then(() => showTrouble(element('trouble'), kind, error));
  hall?.fail(error instanceof Error ? error : new Error(String(error)));
}

/** Runs something of the program; a program that fails is told, once, in words. @template T @param {() => T} f @param {T} otherwise @returns {T} */
function guarded(f, otherwise) {
  try {
    return f();
  } catch (error) {
    stopWith(error, error instanceof RangeError ? 'memory' : 'crash');
    return otherwise;
  }
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showForCopying(element('trouble'), text);
  }
}

/** @param {'too-long' | 'unreadable'} problem */
function tellFile(problem) {
  const text = problem === 'too-long' ? words('page.file.long', 'This file is too long to be the record of a game.') : words('page.file.unreadable', 'This file could not be read.');
  showNotice({ text, close: words('page.close', 'Close') });
}

/** @param {string} url */
async function share(url) {
  if (navigator.share === undefined) return copy(url);
  try {
    await navigator.share({ title: document.title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
  }
}

/** @param {string} to the address's hash */
function navigate(to) {
  if (hash() === to) return;
  const address = new URL(to === '' ? window.location.pathname + window.location.search : `#${to}`, window.location.href);
  // A board in somebody's page leaves no steps in its history.
  if (embed) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
}

/** In place of an address that leads nowhere. @param {string} to the address's hash */
function correct(to) {
  window.history.replaceState(null, '', new URL(`#${to}`, window.location.href));
}

/** @param {Assets} assets @param {string} name */
async function requestAsset(assets, name) {
  try {
    const bytes = await assets.load(name);
    program?.asset(name, bytes);
  } catch (error) {
    program?.assetFailed(name, error instanceof Error ? error.message : String(error));
    tellMissing(name);
  }
}

/** Pictures that do not come leave the game playable; the player may try again. @param {string} name */
function tellMissing(name) {
  if (name.startsWith('fonts/')) {
    stopWith(new Error(name), 'fetch');
    return;
  }
  if (name.startsWith('texts/')) return;
  showNotice({
    text: words('page.picture', 'A picture could not be loaded. The game goes on without it.'),
    close: words('page.close', 'Close'),
    action: words('page.again', 'Try again'),
    onAction: () => program?.retryAssets(),
  });
}

// ---- start --------------------------------------------------------------------------------------------------------------

/** @param {Program} made @param {Mirror} elements @param {Frames} loop */
function connectInput(made, elements, loop) {
  watchPointer({
    surface: element('surface'),
    program: made,
    isWidget: (id) => elements.isWidget(id),
    pressed: (id, x, y) => elements.pressed(id, x, y),
  });
  watchCanvas({
    stage: element('stage'),
    canvas: /** @type {HTMLCanvasElement} */ (element('canvas')),
    onSize: (width, height, density) => {
      made.media(mediaFacts());
      made.resize(width, height, density);
      loop.now();
    },
    onLost: () => made.contextLost(),
    onRestored: () => made.contextRestored(),
  });
  for (const query of [dark, reduced]) query.addEventListener('change', () => made.media(mediaFacts()));
  window.addEventListener('languagechange', () => made.media(mediaFacts()));
  window.addEventListener('popstate', () => made.navigate(hash()));
  window.addEventListener('hashchange', () => made.navigate(hash()));
  document.addEventListener('visibilitychange', () => made.hide(document.hidden));
}

/** Two tabs may show the same game: what is played in one is seen in the other. @param {Program} made @param {import('./storage.js').Storage} storage */
function shareWithTabs(made, storage) {
  const call = (/** @type {object} */ command) => JSON.parse(guarded(() => made.call(JSON.stringify(command)), '{}'));
  storage.watch(window, (key, text) => call({ do: 'follow', key, text }).value === true);
  window.addEventListener('focus', () => call({ do: 'here' }));
}

function tellUpdates() {
  void watchUpdates({
    build,
    embed,
    onOffline: () => {
      keptOffline = true;
      program?.media(mediaFacts());
      showNotice({ text: words('page.offline', 'Ready to play offline.'), close: words('page.close', 'Close'), seconds: 6 });
    },
    onUpdate: (apply) =>
      showNotice({
        text: words('page.update', 'A new version of Mess Hall is ready. Your game is saved.'),
        close: words('page.update.later', 'Later'),
        action: words('page.update.now', 'Use it now'),
        onAction: apply,
      }),
  }).catch(() => {}); // without it the game plays on, only not offline
}

/** @type {Record<import('./storage.js').StorageProblem['kind'], () => string>} */
const STORAGE_TEXTS = {
  memory: () => words('page.storage.memory', 'This browser keeps nothing for this page: the game is lost when the page is closed.'),
  full: () => words('page.storage.full', 'The game could not be saved: the browser has no room left for this page.'),
  'other-tab': () => words('page.storage.other-tab', 'Mess Hall was played in another tab too. That game lies aside; this one goes on.'),
};

/** @param {import('./storage.js').StorageProblem} problem */
const tellStorage = (problem) => {
  if (embed) return;
  void spokenSoon().then(() => showNotice({ text: STORAGE_TEXTS[problem.kind](), close: words('page.close', 'Close') }));
};

async function start() {
  const assets = new Assets(base, showProgress);
  speaking = learnLanguage(assets, deviceLanguage());
  if (!hasWebGl2()) {
    stopWith(undefined, 'webgl');
    return;
  }
  learnSizes(assets).catch(() => {});
  for (const name of EARLY) assets.load(name).catch(() => {});
  const storing = openStorage({ embed, onProblem: tellStorage });

  const debug = {
    frames: () => program?.frames() ?? 0,
    killWorker: () => engine.killWorker(),
    loseContext: () => loseContext(),
    mirror: () => [...document.querySelectorAll('.node')].map((node) => /** @type {HTMLElement} */ (node).dataset.id),
  };
  const made = createApi({ version, build, debug });
  hall = made;
  Object.defineProperty(window, 'messhall', { value: made.api, enumerable: true });

  const engine = createEngineClient({
    base,
    onLine: (line) => guarded(() => program?.engineLine(line), undefined),
    onLost: (reason) => guarded(() => program?.engineLost(reason), undefined),
  });
  void engine.start();

  const storage = await storing;
  const chosen = chosenLanguage(storage.all().settings);
  if (chosen !== undefined) speaking = learnLanguage(assets, chosen);
  const speaker = new Speaker(element('polite'), element('assertive'));
  const host = {
    requestFrame: () => frames?.request(),
    requestAsset: (/** @type {string} */ name) => void requestAsset(assets, name),
    engineSend: (/** @type {string} */ line) => engine.send(line),
    engineRestart: () => engine.restart(),
    store: (/** @type {string} */ key, /** @type {string} */ text) => storage.set(key, text),
    // The program is in the middle of a frame: what the page does now may call back into it.
    mirror: (/** @type {string} */ json) => queueMicrotask(() => mirror?.update(json)),
    focus: (/** @type {string} */ id) => queueMicrotask(() => mirror?.focus(id)),
    announce: (/** @type {string} */ text, /** @type {boolean} */ assertive) => speaker.say(text, assertive),
    event: (/** @type {string} */ name, /** @type {string} */ json) => made.event(name, json),
    copy: (/** @type {string} */ text) => void copy(text),
    saveFile,
    openFile: (/** @type {string} */ id) => openFile((text) => program?.text(id, text, true), tellFile),
    share: (/** @type {string} */ url) => void share(url),
    navigate,
    correct,
    title: (/** @type {string} */ title) => {
      document.title = title === '' ? 'Mess Hall' : `${title} · Mess Hall`;
    },
    look: (/** @type {boolean} */ night, /** @type {string} */ language) => {
      document.documentElement.dataset.theme = night ? 'dark' : 'light';
      document.documentElement.lang = language;
      if (language !== wantedLanguage) speaking = learnLanguage(assets, language);
    },
    openLink: (/** @type {string} */ url) => window.open(url, '_blank', 'noopener'),
  };
  const ready = await loadProgram(assets, host);
  program = ready;
  mirror = new Mirror(element('surface'), ready, () => frames?.now());
  const letIn = door(made, ready);
  frames = new Frames((now) => {
    const wait = guarded(() => ready.frame(now), -1);
    mirror?.drawn();
    if (ready.frames() > 0) {
      loadingDone();
      letIn();
    }
    return wait;
  });
  const trouble = ready.start({ stored: storage.all(), hash: arrival(), address: addressOfPage(), embed, languages, ...mediaFacts() });
  if (trouble !== '') {
    stopWith(trouble, 'webgl');
    return;
  }
  connectInput(ready, mirror, frames);
  if (!embed) shareWithTabs(ready, storage);
  frames.request();
  // No picture comes before somebody looks, and browsers stop the frames of an embedded board that is out of sight.
  if (embed || document.hidden) letIn();
  tellUpdates();
}

/**
 * Lets in who waits for messhall.ready, once. They may ask at once where a square lies: so not before the first picture.
 * @param {ReturnType<typeof createApi>} made @param {Program} ready
 */
function door(made, ready) {
  let open = false;
  return () => {
    if (open) return;
    open = true;
    made.connect((command) => ready.call(command));
    if (embed) {
      wearTheme(made);
      answerParent(made);
    }
  };
}

/** The look that the page around wants. @param {ReturnType<typeof createApi>} made */
function wearTheme(made) {
  const theme = wishes.get('theme');
  if (theme === null) return;
  try {
    made.api.setTheme(theme);
  } catch (error) {
    made.dispatch('error', { message: error instanceof Error ? error.message : String(error) });
  }
}

/** Where links to games begin: always the app, also from an embedded board. */
function addressOfPage() {
  return new URL('./', document.baseURI).href;
}

/** For tests: takes the graphics context away and gives it back after a moment. */
function loseContext() {
  const canvas = /** @type {HTMLCanvasElement} */ (element('canvas'));
  const lose = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
  lose?.loseContext();
  return new Promise((resolve) => {
    setTimeout(() => {
      lose?.restoreContext();
      resolve(lose !== undefined && lose !== null);
    }, 50);
  });
}

try {
  await start();
} catch (error) {
  stopWith(error);
}
