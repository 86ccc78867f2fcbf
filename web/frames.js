// When frames are drawn: at the browser's repaint, only when the program asked for one, and never while hidden.

export class Frames {
  #draw;
  #scheduled = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #stopped = false;

  /** @param {(now: number) => number} draw gives -1 to rest, 0 for the next repaint, or milliseconds until the next frame */
  constructor(draw) {
    this.#draw = draw;
  }

  /** A frame at the next repaint. */
  request() {
    if (this.#scheduled !== 0 || this.#stopped || document.hidden) return;
    this.#scheduled = requestAnimationFrame((now) => {
      this.#scheduled = 0;
      this.now(now);
    });
  }

  /** A frame at once: the canvas has just been cleared by its new size. */
  now(now = performance.now()) {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    const wait = this.#draw(now);
    if (wait === 0) this.request();
    else if (wait > 0) this.#timer = setTimeout(() => this.request(), wait);
  }

  stop() {
    this.#stopped = true;
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#scheduled);
    this.#scheduled = 0;
  }
}
