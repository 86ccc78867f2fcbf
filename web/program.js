// The program as the page calls it: its exported functions, with JavaScript's strings and arrays on this side.

/**
 * @typedef {object} Module what Emscripten's factory gives
 * @property {Uint8Array} HEAPU8
 * @property {(pointer: number, most?: number) => string} UTF8ToString
 * @property {(text: string, pointer: number, most: number) => void} stringToUTF8
 * @property {(text: string) => number} lengthBytesUTF8
 * @property {(size: number) => number} _malloc
 * @property {(pointer: number) => void} _free
 */

export class Program {
  /** @type {any} */
  #module;

  /** @param {Module} module */
  constructor(module) {
    this.#module = module;
  }

  /** Calls f with the addresses of the texts, which live as long as the call. @template T @param {string[]} texts @param {(...pointers: number[]) => T} f */
  #with(texts, f) {
    const m = this.#module;
    /** @type {number[]} */
    const pointers = [];
    try {
      for (const text of texts) {
        const size = m.lengthBytesUTF8(text) + 1;
        const pointer = m._malloc(size);
        m.stringToUTF8(text, pointer, size);
        pointers.push(pointer);
      }
      return f(...pointers);
    } finally {
      for (const pointer of pointers) m._free(pointer);
    }
  }

  /** @param {number} pointer */
  #text(pointer) {
    return this.#module.UTF8ToString(pointer);
  }

  /** @param {object} facts @returns {string} what is missing, or "" */
  start(facts) {
    return this.#with([JSON.stringify(facts)], (p) => this.#text(this.#module._mh_start(p)));
  }

  /** @param {number} now milliseconds @returns {number} -1: rest; 0: next frame; otherwise milliseconds until then */
  frame(now) {
    return this.#module._mh_frame(now);
  }

  /** @param {number} width @param {number} height CSS px @param {number} density */
  resize(width, height, density) {
    this.#module._mh_resize(width, height, density);
  }

  /**
   * @param {0 | 1 | 2 | 3 | 4} type move, down, up, cancel, leave
   * @param {number} id @param {number} x @param {number} y CSS px
   * @param {0 | 1 | 2} kind mouse, touch, pen
   * @param {number} buttons
   */
  pointer(type, id, x, y, kind, buttons) {
    this.#module._mh_pointer(type, id, x, y, kind, buttons);
  }

  /** @param {number} x @param {number} y @param {number} dx @param {number} dy @returns {boolean} taken */
  wheel(x, y, dx, dy) {
    return this.#module._mh_wheel(x, y, dx, dy) !== 0;
  }

  /** @param {number} x @param {number} y @returns {string} the widget that would be pressed there */
  widgetAt(x, y) {
    return this.#text(this.#module._mh_widget_at(x, y));
  }

  /** @param {string} id of the widget that shows the keyboard's ring, or "" */
  focus(id) {
    this.#with([id], (p) => this.#module._mh_focus(p));
  }

  /** @param {string} id */
  activate(id) {
    this.#with([id], (p) => this.#module._mh_activate(p));
  }

  /** @param {string} name as in KeyboardEvent.key @param {number} modifiers 1 shift, 2 control, 4 alt, 8 meta @returns {boolean} used */
  key(name, modifiers) {
    return this.#with([name], (p) => this.#module._mh_key(p, modifiers) !== 0);
  }

  /** @param {string} id @param {string} value @param {boolean} done */
  text(id, value, done) {
    this.#with([id, value], (a, b) => this.#module._mh_text(a, b, done ? 1 : 0));
  }

  /** @param {string} hash */
  navigate(hash) {
    this.#with([hash], (p) => this.#module._mh_navigate(p));
  }

  /** @param {string} command JSON @returns {string} JSON */
  call(command) {
    return this.#with([command], (p) => this.#text(this.#module._mh_call(p)));
  }

  /** @param {string} line */
  engineLine(line) {
    this.#with([line], (p) => this.#module._mh_engine_line(p));
  }

  /** @param {string} reason */
  engineLost(reason) {
    this.#with([reason], (p) => this.#module._mh_engine_lost(p));
  }

  /** @param {string} name @param {Uint8Array} bytes */
  asset(name, bytes) {
    const m = this.#module;
    this.#with([name], (p) => {
      const data = m._malloc(Math.max(1, bytes.length));
      m.HEAPU8.set(bytes, data);
      m._mh_asset(p, data, bytes.length);
      m._free(data);
    });
  }

  /** @param {string} name @param {string} reason */
  assetFailed(name, reason) {
    this.#with([name, reason], (a, b) => this.#module._mh_asset_failed(a, b));
  }

  retryAssets() {
    this.#module._mh_retry_assets();
  }

  contextLost() {
    this.#module._mh_context_lost();
  }

  contextRestored() {
    this.#module._mh_context_restored();
  }

  /** @param {object} facts */
  media(facts) {
    this.#with([JSON.stringify(facts)], (p) => this.#module._mh_media(p));
  }

  /** @param {boolean} hidden */
  hide(hidden) {
    this.#module._mh_hide(hidden ? 1 : 0);
  }

  /** @returns {number} frames drawn since the start */
  frames() {
    return this.#module._mh_frames();
  }
}
