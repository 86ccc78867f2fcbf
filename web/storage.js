// Keeps small texts (the game, the settings) through reloads and crashes. Written after every move, read at the start.
// localStorage first, because it is written when the call returns, whatever happens to the page next; IndexedDB where
// the browser refuses that; memory where it refuses both. Which text means what is not decided here.

/**
 * @typedef {object} Shelf a place that keeps texts by key
 * @property {'local' | 'indexed' | 'memory'} kind
 * @property {(key: string) => string | null} get
 * @property {(key: string, text: string) => void} set throws when the text cannot be kept
 * @property {(key: string) => void} remove
 * @property {() => string[]} keys
 */

/**
 * What the player should hear about.
 * `memory`: nothing is kept after the page is closed. `full`: the text could not be written.
 * `other-tab`: another tab had written this key since; its text lies aside, and ours stands.
 * @typedef {{ kind: 'memory' | 'full' | 'other-tab', key?: string, aside?: string }} StorageProblem
 */

/** How many texts that were set aside are kept. */
export const ASIDES = 10;
/** How many embedded boards keep their game. */
export const EMBEDS = 20;
/** What a tab takes over from another one. */
const FOLLOWED = new Set(['match', 'games', 'settings']);
const PREFIX = 'messhall.';
const ASIDE = 'aside.';
const BROKEN = 'broken-';

/**
 * A name for a moment that sorts by time and is a plain word: 2026-11-30T04-55-12.
 * @param {Date} date
 */
export const stamp = (date) => date.toISOString().slice(0, 19).replaceAll(':', '-');

export class Storage {
  #shelf;
  #prefix;
  #guarded;
  #tab;
  #now;
  #onProblem;
  /** @type {Map<string, string | null>} the text of each key as this tab knows it */
  #known = new Map();
  /** @type {Map<string, string>} other tab -> where its text was set aside */
  #asides = new Map();

  /**
   * @param {object} options
   * @param {Shelf} options.shelf
   * @param {string} [options.prefix] of every key on the shelf
   * @param {string[]} [options.guarded] keys that another tab's text is set aside for, instead of lost
   * @param {string} [options.tab] name of this tab
   * @param {() => Date} [options.now]
   * @param {(problem: StorageProblem) => void} [options.onProblem]
   */
  constructor({ shelf, prefix, guarded, tab, now, onProblem }) {
    this.#shelf = shelf;
    this.#prefix = prefix ?? PREFIX;
    this.#guarded = new Set(guarded ?? ['match', 'games']);
    this.#tab = tab ?? randomName();
    this.#now = now ?? (() => new Date());
    this.#onProblem = onProblem ?? (() => {});
  }

  get kind() {
    return this.#shelf.kind;
  }

  /** @param {string} key */
  get(key) {
    const text = this.#shelf.get(this.#prefix + key);
    this.#known.set(key, text);
    return text;
  }

  /** Everything kept but what lies aside and this class's own notes. @returns {Record<string, string>} */
  all() {
    /** @type {Record<string, string>} */
    const texts = {};
    for (const key of this.#keys()) {
      if (key.startsWith(ASIDE) || key.startsWith('by.') || key.startsWith('embed.')) continue;
      const text = this.get(key);
      if (text !== null) texts[key] = text;
    }
    return texts;
  }

  /**
   * Keeps a text; an empty one removes the key. A text that the program could not read comes under `broken-KEY`: it is
   * laid aside under the date instead, where the next one does not overwrite it.
   * @param {string} key
   * @param {string} text
   * @returns {boolean} false when it could not be kept (the problem has been told)
   */
  set(key, text) {
    if (key.startsWith(BROKEN)) return this.setAside(text) !== null;
    if (text === '') return this.#remove(key);
    if (this.#guarded.has(key)) this.#saveOther(key);
    if (!this.#write(key, text)) return false;
    if (this.#guarded.has(key)) this.#write(`by.${key}`, this.#tab);
    this.#known.set(key, text);
    return true;
  }

  /**
   * Lays a text aside under the date, so that nothing is lost that could still be mended by hand.
   * @param {string} text
   * @returns {string | null} its full key, or null when it could not be kept
   */
  setAside(text) {
    const key = this.#freeAside(ASIDE + stamp(this.#now()));
    if (!this.#write(key, text)) return null;
    this.#trimAsides();
    return this.#prefix + key;
  }

  /**
   * Tells from now on what other tabs write. What is taken over counts as known here: it need not be saved from us.
   * @param {Pick<Window, 'addEventListener'>} view
   * @param {(key: string, text: string) => boolean} take
   */
  watch(view, take) {
    view.addEventListener('storage', ({ key: name, newValue: text }) => {
      if (name === null || text === null || !name.startsWith(this.#prefix)) return;
      const key = name.slice(this.#prefix.length);
      if (FOLLOWED.has(key) && take(key, text)) this.#known.set(key, text);
    });
  }

  /** The full keys of what lies aside, oldest first. */
  asides() {
    return this.#keys()
      .filter((key) => key.startsWith(ASIDE))
      .sort(byDate)
      .map((key) => this.#prefix + key);
  }

  // Another tab may have written since this tab last read or wrote: its text is kept aside, one per tab, so that two
  // tabs that play at once do not fill the shelf.
  /** @param {string} key */
  #saveOther(key) {
    const there = this.#shelf.get(this.#prefix + key);
    const known = this.#known.get(key) ?? null;
    const writer = this.#shelf.get(`${this.#prefix}by.${key}`) ?? '';
    if (there === null || there === known || writer === this.#tab) return;
    const earlier = this.#asides.get(writer);
    if (earlier !== undefined) {
      this.#write(earlier.slice(this.#prefix.length), there);
      return;
    }
    const aside = this.setAside(there);
    if (aside === null) return;
    this.#asides.set(writer, aside);
    this.#onProblem({ kind: 'other-tab', key, aside });
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  #write(key, text) {
    try {
      this.#shelf.set(this.#prefix + key, text);
      return true;
    } catch {
      this.#onProblem({ kind: 'full', key });
      return false;
    }
  }

  /** @param {string} key */
  #remove(key) {
    this.#shelf.remove(this.#prefix + key);
    this.#shelf.remove(`${this.#prefix}by.${key}`);
    this.#known.set(key, null);
    return true;
  }

  #keys() {
    return this.#shelf
      .keys()
      .filter((key) => key.startsWith(this.#prefix))
      .map((key) => key.slice(this.#prefix.length));
  }

  // A second text of the same second gets a number after the last one, also when the first is gone already.
  /** @param {string} name */
  #freeAside(name) {
    const last = this.asides().at(-1)?.slice(this.#prefix.length);
    if (!last?.startsWith(name)) return name;
    return `${name}-${Number(last.slice(name.length + 1) || 1) + 1}`;
  }

  #trimAsides() {
    const asides = this.asides();
    for (const key of asides.slice(0, Math.max(0, asides.length - ASIDES))) this.#shelf.remove(key);
  }
}

// "…-12" before "…-12-2" before "…-12-10".
/** @param {string} a @param {string} b */
const byDate = (a, b) => a.localeCompare(b, 'en', { numeric: true });

const randomName = () => Math.random().toString(36).slice(2, 10);

/** @returns {Shelf} */
export function memoryShelf() {
  /** @type {Map<string, string>} */
  const map = new Map();
  return {
    kind: 'memory',
    get: (key) => map.get(key) ?? null,
    set: (key, text) => void map.set(key, text),
    remove: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  };
}

/**
 * A shelf over localStorage, or null where the browser refuses it (asking alone may throw).
 * @param {() => globalThis.Storage} open
 * @returns {Shelf | null}
 */
export function localShelf(open) {
  try {
    const store = open();
    const probe = `${PREFIX}probe`;
    store.setItem(probe, '1');
    store.removeItem(probe);
    return {
      kind: 'local',
      get: (key) => store.getItem(key),
      set: (key, text) => store.setItem(key, text),
      remove: (key) => store.removeItem(key),
      keys: () => Array.from({ length: store.length }, (_, n) => store.key(n) ?? ''),
    };
  } catch {
    return null;
  }
}

/**
 * A shelf over IndexedDB: read whole at the start, written behind the caller's back. Null where it is refused.
 * @param {() => IDBFactory} open
 * @param {() => void} onWriteFailed
 * @returns {Promise<Shelf | null>}
 */
export async function indexedShelf(open, onWriteFailed) {
  try {
    const database = await opened(open());
    const memory = memoryShelf();
    const read = database.transaction('texts').objectStore('texts');
    const [keys, texts] = await Promise.all([done(read.getAllKeys()), done(read.getAll())]);
    keys.forEach((key, n) => memory.set(String(key), String(texts[n])));
    /** @param {(store: IDBObjectStore) => void} work */
    const write = (work) => {
      const transaction = database.transaction('texts', 'readwrite');
      transaction.onabort = onWriteFailed;
      work(transaction.objectStore('texts'));
    };
    return {
      ...memory,
      kind: 'indexed',
      set: (key, text) => {
        memory.set(key, text);
        write((store) => store.put(text, key));
      },
      remove: (key) => {
        memory.remove(key);
        write((store) => store.delete(key));
      },
    };
  } catch {
    return null;
  }
}

/** @param {IDBFactory} factory @returns {Promise<IDBDatabase>} */
function opened(factory) {
  const request = factory.open('messhall', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('texts');
  return done(request);
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

/**
 * The prefix under which this page keeps its texts. An embedded board has its own shelf: a diagram on somebody's page
 * must not take the place of the game in the app. One a page and a set-up, told apart by where it stands.
 * @param {{ embed: boolean, search: string, referrer: string }} page
 */
export function prefixFor({ embed, search, referrer }) {
  return embed ? `${PREFIX}embed.${shortHash(`${referrer}\n${search}`)}.` : PREFIX;
}

// FNV-1a, 32 bits: names a shelf, protects nothing.
/** @param {string} text */
function shortHash(text) {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n += 1) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Forgets the boards of other pages when there are too many, in the order of their names: none is dearer than another.
 * @param {Shelf} shelf
 * @param {string} own the prefix to keep
 */
export function pruneEmbeds(shelf, own) {
  const start = `${PREFIX}embed.`;
  /** @param {string} key */
  const board = (key) => key.slice(0, key.indexOf('.', start.length) + 1);
  const keys = shelf.keys().filter((key) => key.startsWith(start));
  const boards = [...new Set(keys.map(board))].filter((name) => name !== own);
  const gone = new Set(boards.slice(0, Math.max(0, boards.length - EMBEDS)));
  for (const key of keys) if (gone.has(board(key))) shelf.remove(key);
}

/**
 * The best shelf of this browser.
 * @param {{ embed?: boolean, onProblem?: (problem: StorageProblem) => void }} [options]
 * @returns {Promise<Storage>}
 */
export async function openStorage({ embed = false, onProblem = () => {} } = {}) {
  const prefix = prefixFor({ embed, search: location.search, referrer: document.referrer });
  const shelf =
    localShelf(() => window.localStorage) ??
    (await indexedShelf(
      () => window.indexedDB,
      () => onProblem({ kind: 'full' }),
    )) ??
    memoryShelf();
  if (embed) pruneEmbeds(shelf, prefix);
  // Browsers throw the texts of idle sites away; an installed app may ask them not to.
  else if (matchMedia('(display-mode: standalone)').matches) void navigator.storage?.persist?.();
  if (shelf.kind === 'memory') onProblem({ kind: 'memory' });
  return new Storage({ shelf, prefix, onProblem });
}
