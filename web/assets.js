// Fetches the files of this build: with progress in bytes, a few tries each, and each only once.

/** Pauses before the second, third, ... try, in milliseconds. */
const PAUSES = [300, 1200, 4000];

/** @param {number} ms */
const pause = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * @typedef {object} Progress
 * @property {number} loaded bytes that have come, unpacked
 * @property {number} total bytes that will come as far as is known, unpacked; 0: not known
 */

export class Assets {
  #base;
  #onProgress;
  /** @type {Map<string, Promise<Uint8Array<ArrayBuffer>>>} */
  #files = new Map();
  /** @type {Map<string, {loaded: number, total: number}>} */
  #sizes = new Map();
  /** @type {Map<string, number>} */
  #known = new Map();

  /**
   * @param {URL} base the folder of the build
   * @param {(progress: Progress) => void} [onProgress]
   */
  constructor(base, onProgress = () => {}) {
    this.#base = base;
    this.#onProgress = onProgress;
  }

  /** What files weigh unpacked, from the build's own list: names within the folder of the build. @param {Map<string, number>} sizes */
  know(sizes) {
    this.#known = sizes;
    for (const [name, size] of this.#sizes) size.total ||= sizes.get(name) ?? 0;
    this.#tell();
  }

  /** @param {string} name @returns {URL} */
  address(name) {
    return new URL(name, this.#base);
  }

  /**
   * The bytes of a file. A file that could not be had is asked for anew by the next call.
   * @param {string} name
   * @returns {Promise<Uint8Array<ArrayBuffer>>}
   */
  load(name) {
    let file = this.#files.get(name);
    if (file === undefined) {
      file = this.#tries(name);
      this.#files.set(name, file);
      file.catch(() => this.#files.delete(name));
    }
    return file;
  }

  /** Lets go of the bytes of a file that the program keeps itself now. @param {string} name */
  forget(name) {
    this.#files.delete(name);
  }

  /**
   * A response whose body reports its progress: for WebAssembly.compileStreaming.
   * @param {string} name
   * @returns {Promise<Response>}
   */
  async response(name) {
    const response = await this.#fetch(name);
    const size = this.#size(name);
    const counted = response.body?.pipeThrough(
      new TransformStream({
        transform: (chunk, controller) => {
          size.loaded += chunk.byteLength;
          this.#tell();
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted ?? null, { headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' } });
  }

  /** @param {string} name */
  async #tries(name) {
    for (let n = 0; ; n += 1) {
      try {
        return new Uint8Array(await (await this.response(name)).arrayBuffer());
      } catch (error) {
        this.#size(name).loaded = 0;
        if (n >= PAUSES.length || (error instanceof MissingFile && error.final)) throw error;
        await pause(PAUSES[n]);
      }
    }
  }

  /** @param {string} name */
  async #fetch(name) {
    const response = await fetch(this.address(name));
    if (response.ok) return response;
    // A server that is in trouble may recover; a file that is not there stays away.
    throw new MissingFile(`${name}: ${response.status} ${response.statusText}`.trim(), response.status < 500);
  }

  /** @param {string} name */
  #size(name) {
    let size = this.#sizes.get(name);
    if (size === undefined) {
      size = { loaded: 0, total: this.#known.get(name) ?? 0 };
      this.#sizes.set(name, size);
    }
    return size;
  }

  #tell() {
    let loaded = 0;
    let total = 0;
    let unknown = false;
    for (const size of this.#sizes.values()) {
      loaded += size.loaded;
      total += Math.max(size.total, size.loaded);
      unknown ||= size.total === 0;
    }
    this.#onProgress({ loaded, total: unknown ? 0 : total });
  }
}

export class MissingFile extends Error {
  /** @param {string} message @param {boolean} final trying again would not help */
  constructor(message, final) {
    super(message);
    this.final = final;
  }
}
