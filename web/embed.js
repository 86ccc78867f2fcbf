// <mess-hall game="smess" position="..." moves="..." players="human,3" theme="wood" lang="de"></mess-hall>
//
// Puts a playable board into any page: <script src="https://.../embed.js"></script> is all it needs. The element holds
// a frame with embed.html of the same site; calls and events of window.messhall are there as promises and DOM events.
// docs/embedding.md is the description. Built into one file that stands alone.

import { BOARD_ATTRIBUTES, frameAddress, setupOf } from './embed-protocol.js';
import { FrameTalk } from './embed-talk.js';

/** How long a loaded frame may take to say a word before the page is told that it does not. */
const SPEECHLESS_MS = 20_000;

/** The folder this script came from. As a module there is no current script: then the page's tag tells. */
function folderOfThisScript() {
  const current = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  /** @type {NodeListOf<HTMLScriptElement>} */
  const tags = document.querySelectorAll('script[src]');
  const script = current ?? [...tags].find((tag) => /\/embed\.js(\?|$)/.test(tag.src));
  return new URL('.', script?.src || document.baseURI).href;
}

const HOME = folderOfThisScript();

const STYLE = `
  :host { display: block; inline-size: 100%; aspect-ratio: 4 / 5; min-block-size: 240px; }
  :host([hidden]) { display: none; }
  iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; border-radius: inherit; }
`;

class MessHallElement extends HTMLElement {
  static observedAttributes = [...BOARD_ATTRIBUTES, 'theme', 'lang', 'label'];

  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {FrameTalk | null} */
  #talk = null;
  #origin = '';
  /** @type {Set<string>} attributes that changed since the frame was last told */
  #changed = new Set();
  /** @type {any} */
  #state = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;
  /** @param {MessageEvent} event */
  #hear = (event) => {
    if (event.source !== this.#frame?.contentWindow || event.origin !== this.#origin) return;
    clearTimeout(this.#patience);
    this.#talk?.hear(event.data);
  };

  connectedCallback() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    addEventListener('message', this.#hear);
    this.#insert(root);
  }

  disconnectedCallback() {
    removeEventListener('message', this.#hear);
    clearTimeout(this.#patience);
    this.#talk?.close('The board was taken off the page.');
    this.#talk = null;
    this.#frame?.remove();
    this.#frame = null;
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (this.#frame === null || before === after) return;
    if (this.#changed.size === 0) queueMicrotask(() => this.#tellChanges());
    this.#changed.add(name);
  }

  /** Resolves with the first state when the game can be played. The element must be on the page. */
  get ready() {
    this.#hurry();
    return this.#talk?.ready ?? Promise.reject(new Error('The board is not on the page.'));
  }

  /** @param {Record<string, any>} [setup] */
  newGame(setup) {
    return this.#call('newGame', setup === undefined ? [] : [setup]);
  }

  state() {
    return this.#call('state');
  }

  /** @param {string} [from] */
  legalMoves(from) {
    return this.#call('legalMoves', from === undefined ? [] : [from]);
  }

  /** @param {string} move */
  play(move) {
    return this.#call('play', [move]);
  }

  undo() {
    return this.#call('undo');
  }

  redo() {
    return this.#call('redo');
  }

  /** Where a square lies in the window of this page, in CSS pixels. @param {string} square */
  async squareRect(square) {
    const inside = await this.#call('squareRect', [square]);
    const frame = this.#frame?.getBoundingClientRect();
    return { ...inside, x: inside.x + (frame?.x ?? 0), y: inside.y + (frame?.y ?? 0) };
  }

  /** @param {string} theme */
  setTheme(theme) {
    return this.#call('setTheme', [theme]);
  }

  /** @param {string} name @param {unknown[]} [args] */
  #call(name, args = []) {
    this.#hurry();
    return this.#talk?.call(name, args) ?? Promise.reject(new Error('The board is not on the page.'));
  }

  // A frame far down the page is loaded late; a caller must not wait for somebody to scroll.
  #hurry() {
    if (this.#frame !== null && this.#frame.loading !== 'eager') this.#frame.loading = 'eager';
  }

  /** @param {ShadowRoot} root */
  #insert(root) {
    const site = new URL(this.getAttribute('site') ?? HOME, document.baseURI).href;
    const address = frameAddress(site, { ...this.#attributes(), ...this.#standing() });
    this.#origin = new URL(address).origin;
    const frame = document.createElement('iframe');
    frame.title = this.#title();
    frame.loading = 'lazy';
    // Browsers that cannot share do not know the word and complain about it.
    frame.allow = `clipboard-write; fullscreen; cross-origin-isolated${'share' in navigator ? '; web-share' : ''}`;
    frame.src = address;
    const talk = new FrameTalk({
      post: (message) => frame.contentWindow?.postMessage(message, this.#origin),
      onEvent: (name, detail) => this.#tell(name, detail),
    });
    frame.addEventListener('load', () => this.#expectWord(talk), { once: true });
    talk.ready.catch((error) => this.#trouble(error));
    this.#frame = frame;
    this.#talk = talk;
    this.#changed.clear();
    root.replaceChildren(frame);
  }

  // Heard already when the page in the frame was quick.
  /** @param {FrameTalk} talk */
  #expectWord(talk) {
    if (talk.heard) return;
    const reason = `The board at ${this.#origin} does not answer.`;
    this.#patience = setTimeout(() => talk.close(reason), SPEECHLESS_MS);
  }

  /** @param {string} name @param {any} detail */
  #tell(name, detail) {
    if (name === 'state' || name === 'ready') this.#state = detail;
    if (!this.isConnected) return;
    this.dispatchEvent(new CustomEvent(`mess-hall:${name}`, { detail, bubbles: true, composed: true }));
  }

  /** @param {Error} error */
  #trouble(error) {
    this.#tell('error', { message: error.message });
  }

  #tellChanges() {
    const changed = new Set(this.#changed);
    this.#changed.clear();
    const root = this.shadowRoot;
    if (this.#frame === null || root === null) return;
    this.#frame.title = this.#title();
    if (changed.has('lang')) {
      // The language belongs to the whole page in the frame: it begins anew, with the game as it stands.
      this.#talk?.close('The board begins anew in another language.');
      this.#insert(root);
      return;
    }
    if (BOARD_ATTRIBUTES.some((name) => changed.has(name))) {
      const before = this.#state;
      this.#state = null;
      this.newGame(setupOf(this.#attributes())).catch((error) => {
        this.#state ??= before; // refused: the game that was there goes on
        this.#trouble(error);
      });
    }
    const theme = this.getAttribute('theme');
    if (changed.has('theme') && theme) this.setTheme(theme).catch((error) => this.#trouble(error));
  }

  // A frame that is made again (another language, another place on the page) goes on where the last one stood.
  #standing() {
    const { game, start, moves, players, options, seed } = this.#state ?? {};
    if (!game) return {};
    const choices = Object.entries(options ?? {}).map(([name, choice]) => `${name}=${choice}`);
    return {
      game,
      position: start,
      moves: moves?.join(' '),
      players: players?.join(','),
      options: choices.join(';'),
      seed: seed === null || seed === undefined ? null : String(seed),
    };
  }

  #attributes() {
    /** @type {Record<string, string | null>} */
    const attributes = {};
    for (const name of [...BOARD_ATTRIBUTES, 'theme', 'lang']) attributes[name] = this.getAttribute(name);
    return attributes;
  }

  #title() {
    return this.getAttribute('label') ?? `Mess Hall: a board of ${this.getAttribute('game') ?? 'smess'}`;
  }
}

if (!customElements.get('mess-hall')) customElements.define('mess-hall', MessHallElement);
