// The worker's inside, without the worker: hears messages of the page, lets the engine work slice by slice and goes
// back to the event loop after each, so that `stop` and pings are heard between two slices.

/**
 * @typedef {object} Engine
 * @property {(line: string) => void} send
 * @property {() => boolean} step one slice of work; true while there is more
 */

/**
 * @typedef {object} LoopOptions
 * @property {(module: WebAssembly.Module, onLine: (line: string) => void) => Engine | Promise<Engine>} createEngine
 * @property {(message: { type: 'ready' | 'pong' | 'line' | 'failed', line?: string, reason?: string }) => void} post
 * @property {(fn: () => void) => void} later runs fn as a task of its own, as soon as others had their turn
 */

/**
 * @param {LoopOptions} options
 * @returns {(message: { type: string, module?: WebAssembly.Module, line?: string }) => void} hears one message
 */
export function createEngineLoop({ createEngine, post, later }) {
  /** @type {Engine | null} */
  let engine = null;
  let broken = false;
  let planned = false;
  /** @type {string[]} lines that came before the engine stood */
  const early = [];

  /** @param {unknown} error */
  const fail = (error) => {
    broken = true;
    post({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  };

  /** A trap leaves the engine's memory in an unknown state: nothing more is asked of it. @param {() => void} work */
  const guarded = (work) => {
    if (broken) return;
    try {
      work();
    } catch (error) {
      fail(error);
    }
  };

  const plan = () => {
    if (planned) return;
    planned = true;
    later(() => {
      planned = false;
      guarded(() => engine?.step() && plan());
    });
  };

  /** @param {string} line */
  const give = (line) =>
    guarded(() => {
      engine?.send(line);
      plan();
    });

  /** @param {WebAssembly.Module} module */
  const begin = async (module) => {
    try {
      engine = await createEngine(module, (line) => post({ type: 'line', line }));
      post({ type: 'ready' });
    } catch (error) {
      fail(error);
      return;
    }
    for (const line of early.splice(0)) give(line);
  };

  return (message) => {
    if (message.type === 'ping') post({ type: 'pong' });
    else if (message.type === 'start' && message.module) void begin(message.module);
    else if (message.type === 'line' && engine === null) early.push(message.line ?? '');
    else if (message.type === 'line') give(message.line ?? '');
  };
}
