// window.messhall: the interface of the page, for people who script it, for tests, and behind the embedded frame.
// It knows no games: every call becomes a command in JSON for the program, and the answer comes back.
// docs/page-interface.md is its description.

/** @typedef {'move' | 'end' | 'state' | 'error'} EventName */
/** @type {readonly EventName[]} */
export const EVENTS = Object.freeze(['move', 'end', 'state', 'error']);

/**
 * The calls by name, and how their arguments become a command.
 * @type {Record<string, (...args: any[]) => Record<string, unknown>>}
 */
export const COMMANDS = Object.freeze({
  newGame: (setup) => setupOf(setup),
  state: () => ({}),
  legalMoves: (from) => (from === undefined ? {} : { from }),
  play: (move) => ({ move }),
  undo: () => ({}),
  redo: () => ({}),
  squareRect: (square) => ({ square }),
  setTheme: (theme) => ({ theme }),
});

/**
 * @typedef {object} Calls the calls as the caller sees them; docs/page-interface.md says what goes in and comes out
 * @property {(setup?: Record<string, any>) => any} newGame
 * @property {() => any} state
 * @property {(from?: string) => any} legalMoves
 * @property {(move: string) => any} play
 * @property {() => any} undo
 * @property {() => any} redo
 * @property {(square: string) => { x: number, y: number, width: number, height: number }} squareRect
 * @property {(theme: string) => any} setTheme
 */

/**
 * @param {string} text the program's answer
 * @returns {any}
 */
function valueOf(text) {
  const answer = JSON.parse(text);
  if (!answer.ok) throw new Error(answer.error ?? 'The program refused.');
  return answer.value;
}

/** @param {unknown} value */
const isPlain = (value) => value === null || typeof value !== 'object' || Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';

/**
 * The command as text. JSON would leave out what it cannot say, or say null for it: that becomes an error which names it.
 * @param {Record<string, unknown>} command
 */
function textOf(command) {
  /** @type {object[]} the objects round the value that is being written */
  const around = [];
  return JSON.stringify(command, /** @this {object} @param {string} name @param {any} value */ function check(name, value) {
    const given = /** @type {Record<string, unknown>} */ (this)[name];
    const what = name === '' ? 'The command' : `"${name}"`;
    if (typeof given === 'number' && !Number.isFinite(given)) throw new Error(`${what} is ${given}: it should be a number.`);
    if (['function', 'symbol', 'bigint'].includes(typeof given)) throw new Error(`${what} is a ${typeof given}: it cannot be passed on.`);
    if (!isPlain(given)) throw new Error(`${what} should be a plain object, a list, a text, a number or true or false.`);
    while (around.length > 0 && around.at(-1) !== this) around.pop();
    if (typeof value === 'object' && value !== null) {
      if (around.includes(value)) throw new Error(`${what} contains itself: it cannot be passed on.`);
      around.push(value);
    }
    return value;
  });
}

/**
 * What newGame() gets. @param {unknown} setup
 */
function setupOf(setup) {
  if (setup === undefined || setup === null) return {};
  if (typeof setup !== 'object' || Array.isArray(setup)) throw new Error('newGame() takes an object, such as { game: "smess", second: 2 }.');
  return { ...setup };
}

/**
 * @typedef {object} ApiOptions
 * @property {string} version
 * @property {string} [build]
 * @property {Record<string, unknown>} [debug] what tests may do: frames, killWorker, loseContext
 * @property {() => { x: number, y: number }} [origin] where the canvas begins, in CSS pixels of the window
 */

/** @param {ApiOptions} options */
export function createApi({ version, build = '', debug = {}, origin = () => ({ x: 0, y: 0 }) }) {
  /** @type {((json: string) => string) | null} */
  let program = null;
  /** @type {Map<string, Set<(detail: any) => void>>} */
  const listeners = new Map(EVENTS.map((name) => [name, new Set()]));
  /** @type {() => void} */
  let resolveReady = () => {};
  /** @type {(error: Error) => void} */
  let rejectReady = () => {};
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    resolveReady = resolve;
    rejectReady = reject;
  });
  // Nobody has to wait for `ready`; whoever does still gets the error.
  ready.catch(() => {});

  /** @param {Record<string, unknown>} command */
  const call = (command) => {
    if (program === null) throw new Error('Mess Hall is not ready yet: await messhall.ready first.');
    return valueOf(program(textOf(command)));
  };

  /**
   * Tells the listeners, after the program's own call has returned: they may call it again. One that throws does not
   * keep the others from hearing.
   * @param {string} name
   * @param {unknown} detail
   */
  const dispatch = (name, detail) => {
    for (const fn of [...(listeners.get(name) ?? [])]) {
      queueMicrotask(() => {
        try {
          fn(detail);
        } catch (error) {
          setTimeout(() => {
            throw error;
          });
        }
      });
    }
  };

  const api = {
    version,
    build,
    ready,
    debug,
    /**
     * @param {EventName} name
     * @param {(detail: any) => void} fn
     * @returns {() => void} ends the listening
     */
    on(name, fn) {
      const set = listeners.get(name);
      if (set === undefined) throw new Error(`There is no event "${name}". There are: ${EVENTS.join(', ')}.`);
      if (typeof fn !== 'function') throw new Error('on() needs a function to call.');
      // A wrapper of its own, so that a function added twice is called twice and each off() removes one.
      /** @param {any} detail */
      const wrapped = (detail) => fn(detail);
      set.add(wrapped);
      return () => void set.delete(wrapped);
    },
  };

  /** @type {Record<string, (...args: any[]) => any>} */
  const methods = {};
  for (const [name, command] of Object.entries(COMMANDS)) {
    methods[name] = (...args) => call({ ...command(...args), do: name });
  }
  const plainRect = methods.squareRect;
  methods.squareRect = (square) => {
    const rect = plainRect(square);
    const { x, y } = origin();
    return { ...rect, x: rect.x + x, y: rect.y + y };
  };

  return {
    /** What the page gets as window.messhall. */
    api: Object.freeze({ ...api, .../** @type {Calls} */ (/** @type {unknown} */ (methods)) }),
    call,
    dispatch,
    /** The program has started and answers. @param {(json: string) => string} answer */
    connect(answer) {
      program = answer;
      resolveReady();
    },
    /** The program cannot start. @param {Error} error */
    fail(error) {
      rejectReady(error);
      dispatch('error', { message: error.message });
    },
    /** An event of the program. @param {string} name @param {string} json */
    event(name, json) {
      dispatch(name, json === '' ? {} : JSON.parse(json));
    },
  };
}
