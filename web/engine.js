// The engine as the page sees it: lines of the protocol go in, lines come out. Behind it stands a worker that may be
// slow, be killed by the system or never come up; this client keeps the talk going. The compiled program is kept, so a
// new worker costs milliseconds.
//
// The rules of the talk:
// - `stop` is answered with a `bestmove` at once. A worker in the middle of a long slice is ended after 80 ms, and the
//   first move of its last main line is the answer; a new worker hears options and position again.
// - When the worker is lost (crash, no answer, blocked, not loaded), onLost is called and a new one is started after a
//   pause that grows with each failure; after some failures in a row, only when restart() asks for it. Options are
//   kept; the search and all other lines are forgotten: whoever waited asks again, at once if he likes, the lines wait
//   for the new worker.

import { EngineMemory } from './engine-memory.js';

/**
 * The part of Worker that is used here; tests give their own.
 * @typedef {object} WorkerLike
 * @property {(message: any) => void} postMessage
 * @property {() => void} terminate
 * @property {((event: any) => void) | null} onmessage
 * @property {((event: any) => void) | null} onerror
 * @property {((event: any) => void) | null} onmessageerror
 */

/**
 * @typedef {object} Clock
 * @property {() => number} now milliseconds
 * @property {(fn: () => void, ms: number) => any} after
 * @property {(timer: any) => void} cancel
 */

/**
 * Why the worker was lost: a word, and after a colon what the browser said.
 * `fetch`: the program could not be loaded. `blocked`: the browser refuses workers or WebAssembly here.
 * `crashed`: the worker failed. `silent`: it did not answer in time.
 * @typedef {string} LostReason
 */

/**
 * @typedef {object} EngineOptions
 * @property {() => Promise<WebAssembly.Module>} compile called until it succeeds once
 * @property {() => WorkerLike} createWorker
 * @property {(line: string) => void} [onLine]
 * @property {(reason: LostReason) => void} [onLost]
 * @property {Clock} [clock]
 */

/** How long a worker may take to obey `stop` before it is ended. */
export const STOP_MS = 80;
/** Silence during a search after which the worker counts as lost: longer than any slice of any level. */
export const SILENCE_MS = 15_000;
/** Silence after a knock at an idle, started worker: it has nothing else to do than to answer. */
export const KNOCK_MS = 4_000;
/** How often a searching worker is looked after. */
export const TICK_MS = 1_000;
/** Pauses before the first, second, ... new start by itself. A `bestmove` sets the count back. */
export const PAUSES_MS = [0, 250, 1_000, 4_000];
/** The longest pause after restart(): the caller has patience of his own, but must not be able to race. */
export const RESTART_MS = 250;

/** @type {Clock} */
const REAL_CLOCK = {
  now: () => performance.now(),
  after: (fn, ms) => setTimeout(fn, ms),
  cancel: (timer) => clearTimeout(timer),
};

export class EngineClient {
  /** @type {(line: string) => void} */
  onLine;
  /** @type {(reason: LostReason) => void} */
  onLost;

  #compile;
  #createWorker;
  #clock;
  #memory = new EngineMemory();
  /** @type {Promise<WebAssembly.Module> | null} */
  #module = null;
  /** @type {WorkerLike | null} */
  #worker = null;
  /** @type {string[]} lines that wait for a worker */
  #queue = [];
  #state = /** @type {'off' | 'starting' | 'on' | 'pausing'} */ ('off');
  #ready = false; // the worker has said that its engine stands
  #used = false; // lines of the caller went to this worker
  #knocked = false; // an idle worker was asked for a sign of life and owes it
  #failures = 0;
  #round = 0; // guards against what an earlier start still has to say
  /** @type {any} */
  #stopTimer = null;
  /** @type {any} */
  #pauseTimer = null;
  #pauseEnd = 0;
  /** @type {any} */
  #tickTimer = null;
  #lastTick = 0;
  #silence = 0;

  /** @param {EngineOptions} options */
  constructor({ compile, createWorker, onLine = () => {}, onLost = () => {}, clock = REAL_CLOCK }) {
    this.#compile = compile;
    this.#createWorker = createWorker;
    this.#clock = clock;
    this.onLine = onLine;
    this.onLost = onLost;
  }

  /**
   * Loads the program and starts the worker. Resolves when the worker has been given its program (not when it is
   * ready), or when the start failed and onLost has been told.
   * @returns {Promise<void>}
   */
  async start() {
    if (this.#state === 'off') await this.#begin();
  }

  /**
   * Sends a line of the protocol. Before the start, and while a new worker is prepared, lines wait.
   * @param {string} line
   */
  send(line) {
    if (/^\s*quit\s*$/.test(line)) this.close();
    else if (this.#worker === null) this.#queue.push(line);
    else this.#post(line);
  }

  /** Drops what runs and has a fresh worker. The search is forgotten, options are kept. A fresh worker is left alone. */
  restart() {
    if (this.#state === 'pausing') this.#pause(Math.min(this.#pauseLeft(), RESTART_MS));
    if (this.#state !== 'on' || !this.#used) return;
    this.#drop();
    this.#memory.forgetTalk();
    void this.#begin();
  }

  /** Ends the worker for good. */
  close() {
    this.#drop();
    this.#queue = [];
    this.#memory.forgetTalk();
    this.#state = 'off';
  }

  /** For tests: the worker dies as if the system had taken it, without a word to anybody. */
  killWorker() {
    this.#worker?.terminate();
  }

  async #begin() {
    const round = ++this.#round;
    this.#state = 'starting';
    this.#module ??= this.#compile();
    /** @type {WebAssembly.Module} */
    let module;
    try {
      module = await this.#module;
    } catch (error) {
      this.#module = null;
      if (round === this.#round) this.#lose(error instanceof WebAssembly.CompileError ? 'blocked' : 'fetch', error);
      return;
    }
    if (round === this.#round) this.#spawn(module);
  }

  /** @param {WebAssembly.Module} module */
  #spawn(module) {
    const round = this.#round;
    try {
      const worker = this.#createWorker();
      worker.onmessage = (event) => round === this.#round && this.#heard(event.data);
      worker.onerror = (event) => this.#failed(round, event.message || 'the worker did not load');
      worker.onmessageerror = () => this.#failed(round, 'a message could not be read');
      this.#worker = worker;
      worker.postMessage({ type: 'start', module });
    } catch (error) {
      this.#lose('blocked', error);
      return;
    }
    this.#state = 'on';
    this.#ready = this.#used = this.#knocked = false;
    for (const line of this.#memory.replay()) this.#worker.postMessage({ type: 'line', line });
    const queue = this.#queue;
    this.#queue = [];
    for (const line of queue) this.send(line);
    this.#watch();
  }

  /** @param {number} round @param {string} detail */
  #failed(round, detail) {
    if (round === this.#round) this.#lose('crashed', detail);
  }

  /** @param {string} line */
  #post(line) {
    if (this.#worker === null) return;
    this.#used = true;
    const idle = !this.#memory.expecting;
    this.#memory.sent(line);
    if (idle && this.#memory.expecting) {
      this.#knocked = true;
      this.#worker.postMessage({ type: 'ping' });
    }
    this.#worker.postMessage({ type: 'line', line });
    if (line.trim() === 'stop' && this.#memory.searching) this.#expectStop();
    this.#watch();
  }

  /** @param {{ type: string, line?: string, reason?: string }} message */
  #heard(message) {
    this.#silence = 0;
    this.#knocked = false;
    if (message.type === 'line') this.#pass(message.line ?? '');
    else if (message.type === 'ready') this.#ready = true;
    else if (message.type === 'failed') this.#lose('crashed', message.reason);
  }

  /** @param {string} line */
  #pass(line) {
    this.#memory.heard(line);
    if (line.startsWith('bestmove')) {
      this.#failures = 0;
      this.#cancelStop();
    }
    this.onLine(line);
  }

  #expectStop() {
    this.#cancelStop();
    this.#stopTimer = this.#clock.after(() => this.#cutShort(), STOP_MS);
  }

  #cancelStop() {
    this.#clock.cancel(this.#stopTimer);
    this.#stopTimer = null;
  }

  // The slice is too long to wait for. Before the first main line there is nothing to answer with: then the new worker
  // searches one ply, which it does faster than anybody can look.
  #cutShort() {
    const best = this.#memory.best;
    this.#drop();
    if (best === null) this.#queue.unshift('go depth 1');
    void this.#begin();
    if (best !== null) this.#pass(`bestmove ${best}`);
  }

  #watch() {
    if (this.#tickTimer !== null || !this.#memory.expecting || this.#worker === null) return;
    this.#silence = 0;
    this.#lastTick = this.#clock.now();
    this.#tickTimer = this.#clock.after(() => this.#tick(), TICK_MS);
  }

  #tick() {
    this.#tickTimer = null;
    if (!this.#memory.expecting || this.#worker === null) return;
    // A page that was put to sleep wakes with one long tick; it must not count as the worker's silence.
    const now = this.#clock.now();
    this.#silence += Math.min(now - this.#lastTick, 1.5 * TICK_MS);
    this.#lastTick = now;
    const limit = this.#ready && this.#knocked ? KNOCK_MS : SILENCE_MS;
    if (this.#silence >= limit) {
      this.#lose('silent', `no answer for ${Math.round(this.#silence / 1000)} s`);
      return;
    }
    this.#worker.postMessage({ type: 'ping' });
    this.#tickTimer = this.#clock.after(() => this.#tick(), TICK_MS);
  }

  /**
   * @param {string} word
   * @param {unknown} detail
   */
  #lose(word, detail) {
    this.#drop();
    for (const line of this.#queue) this.#memory.rememberOption(line);
    this.#queue = [];
    this.#memory.forgetTalk();
    this.#state = 'pausing';
    this.#pause(PAUSES_MS[this.#failures] ?? Infinity);
    this.#failures += 1;
    const text = detail instanceof Error ? detail.message : String(detail ?? '');
    this.onLost(text ? `${word}: ${text}` : word);
  }

  // After an infinite pause somebody must ask.
  /** @param {number} ms */
  #pause(ms) {
    this.#clock.cancel(this.#pauseTimer);
    this.#pauseTimer = null;
    this.#pauseEnd = this.#clock.now() + ms;
    if (ms < Infinity) this.#pauseTimer = this.#clock.after(() => void this.#begin(), ms);
  }

  #pauseLeft() {
    return Math.max(0, this.#pauseEnd - this.#clock.now());
  }

  /** Ends the worker and every timer; what it still had to say is not heard. */
  #drop() {
    this.#round += 1;
    this.#cancelStop();
    this.#clock.cancel(this.#tickTimer);
    this.#clock.cancel(this.#pauseTimer);
    this.#tickTimer = this.#pauseTimer = null;
    const worker = this.#worker;
    this.#worker = null;
    if (worker === null) return;
    worker.onmessage = worker.onerror = worker.onmessageerror = null;
    worker.terminate();
  }
}

/**
 * Loads and compiles a program; streams where the server names the type, else takes the long way.
 * @param {string | URL} url
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compileProgram(url) {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${new URL(response.url).pathname}: ${response.status} ${response.statusText}`);
  const typed = response.headers.get('content-type')?.startsWith('application/wasm');
  if (typed) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * The engine of the page: `engine.wasm` in a worker made from `engine-worker.js`, both from the folder of this build.
 * @param {{ base: string | URL, onLine?: (line: string) => void, onLost?: (reason: LostReason) => void }} options
 *   base: the folder of the build, with a slash at the end
 */
export function createEngineClient({ base, onLine, onLost }) {
  const client = new EngineClient({
    compile: () => compileProgram(new URL('engine.wasm', base)),
    createWorker: () => new Worker(new URL('engine-worker.js', base), { type: 'module', name: 'engine' }),
    onLine,
    onLost,
  });
  // Memory is given back at once when the page goes for good: phones reload into what is left.
  addEventListener('pagehide', (event) => !event.persisted && client.close());
  return client;
}
