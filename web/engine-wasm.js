// Loads the engine's wasm program (engine.wasm). Runs in Node, in a worker and in a page: it knows neither DOM nor files.
//
//   const engine = await createEngine(bytes, (line) => console.log(line));
//   engine.send('go nodes 10000');
//   while (engine.step());                 // "bestmove ..." has been emitted
//
// The program is standalone: besides env.mh_emit it asks for a few WASI functions, of which only the clock does
// something. Everything it says goes through mh_emit.

/** WASI's error numbers. */
const OK = 0;
const NOT_SUPPORTED = 58;

/**
 * @typedef {object} EngineExports
 * @property {WebAssembly.Memory} memory
 * @property {() => void} _initialize
 * @property {(bytes: number) => number} malloc
 * @property {(pointer: number) => void} free
 * @property {() => number} mh_engine_create
 * @property {(pointer: number) => void} mh_engine_send
 * @property {() => number} mh_engine_step
 */

/**
 * @typedef {object} LoadedEngine
 * @property {(line: string) => void} send one line of the protocol
 * @property {() => boolean} step one slice of work, at most one iteration of the search; true while there is more to do
 */

/**
 * What the C library asks of its system.
 * @param {() => DataView} view the program's memory as it is now
 */
function system(view) {
  return {
    /** Nanoseconds of a clock that does not go backwards. @param {number} _clock @param {bigint} _precision @param {number} pointer */
    clock_time_get(_clock, _precision, pointer) {
      view().setBigUint64(pointer, BigInt(Math.round(performance.now() * 1e6)), true);
      return OK;
    },
    /** Says that there are none. @param {number} count @param {number} bytes */
    environ_sizes_get(count, bytes) {
      view().setUint32(count, 0, true);
      view().setUint32(bytes, 0, true);
      return OK;
    },
    environ_get: () => OK,
    fd_close: () => NOT_SUPPORTED,
    fd_read: () => NOT_SUPPORTED,
    fd_seek: () => NOT_SUPPORTED,
    fd_write: () => NOT_SUPPORTED,
    /** @param {number} code */
    proc_exit(code) {
      throw new Error(`The engine ended with code ${code}.`);
    },
  };
}

/**
 * @param {BufferSource | WebAssembly.Module} source engine.wasm, compiled or not
 * @param {(line: string) => void} emit called with each line that the engine says, during send() and step()
 * @returns {Promise<LoadedEngine>}
 */
export async function createEngine(source, emit) {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const bytes = () => new Uint8Array(program.memory.buffer);

  const imports = {
    env: {
      /** @param {number} pointer @param {number} length */
      mh_emit: (pointer, length) => emit(decoder.decode(bytes().subarray(pointer, pointer + length))),
      emscripten_notify_memory_growth: () => {},
    },
    wasi_snapshot_preview1: system(() => new DataView(program.memory.buffer)),
  };
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const instance = await WebAssembly.instantiate(module, imports);
  // Nothing above is called before it stands: the program runs from _initialize() on.
  const program = /** @type {EngineExports} */ (/** @type {unknown} */ (instance.exports));
  program._initialize();
  program.mh_engine_create();

  return {
    send(line) {
      const text = encoder.encode(line);
      const pointer = program.malloc(text.length + 1);
      if (pointer === 0) throw new Error('The engine has no memory left.');
      const memory = bytes();
      memory.set(text, pointer);
      memory[pointer + text.length] = 0;
      program.mh_engine_send(pointer);
      program.free(pointer);
    },
    step: () => program.mh_engine_step() !== 0,
  };
}
