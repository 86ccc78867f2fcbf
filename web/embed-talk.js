// The embedding page's side of the talk with one frame: keeps calls until the frame is there, matches answers to calls.

import { message, readMessage } from './embed-protocol.js';

/** @typedef {import('./embed-protocol.js').Message} Message */
/** @typedef {{ resolve: (value: any) => void, reject: (error: Error) => void }} Waiter */

export class FrameTalk {
  #post;
  #onEvent;
  /** @type {Map<number, Waiter>} */
  #waiting = new Map();
  /** @type {Message[]} calls made before the frame was ready */
  #early = [];
  #next = 1;
  #open = false;
  #closed = false;
  /** @type {Waiter} */
  #readyWaiter = { resolve: () => {}, reject: () => {} };

  /** The frame has said something. */
  heard = false;
  /** Resolves with the first state of the game. @type {Promise<any>} */
  ready;

  /**
   * @param {object} options
   * @param {(message: Message) => void} options.post to the frame, and only to its origin
   * @param {(name: string, detail: any) => void} options.onEvent
   */
  constructor({ post, onEvent }) {
    this.#post = post;
    this.#onEvent = onEvent;
    this.ready = new Promise((resolve, reject) => {
      this.#readyWaiter = { resolve, reject };
    });
    this.ready.catch(() => {});
  }

  /** @param {unknown} data from the frame: the caller has checked window and origin */
  hear(data) {
    const heard = readMessage(data);
    if (heard === null || this.#closed) return;
    this.heard = true;
    if (heard.type === 'listening') this.#greet();
    else if (heard.type === 'welcome') this.#begin(heard.state);
    else if (heard.type === 'trouble') this.close(heard.error ?? '');
    else if (heard.type === 'answer') this.#answered(heard);
    else if (heard.type === 'event') this.#onEvent(heard.name ?? '', heard.detail);
  }

  /**
   * @param {string} name
   * @param {unknown[]} args
   * @returns {Promise<any>}
   */
  call(name, args) {
    if (this.#closed) return Promise.reject(new Error('The board is not on the page.'));
    const id = this.#next++;
    const request = message('call', { id, name, args });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      if (this.#open) this.#post(request);
      else this.#early.push(request);
    });
  }

  /** @param {string} reason told to everybody who still waits */
  close(reason) {
    if (this.#closed) return;
    this.#closed = true;
    const error = new Error(reason);
    this.#readyWaiter.reject(error);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#early = [];
  }

  // The frame begins, or begins anew because somebody reloaded it: then it knows nothing of earlier calls.
  #greet() {
    if (this.#open) {
      for (const { reject } of this.#waiting.values()) reject(new Error('The board was loaded anew.'));
      this.#waiting.clear();
    }
    this.#open = false;
    this.#post(message('hello'));
  }

  /** @param {any} state */
  #begin(state) {
    this.#open = true;
    this.#readyWaiter.resolve(state);
    for (const request of this.#early.splice(0)) this.#post(request);
    this.#onEvent('ready', state);
  }

  /** @param {Message} heard */
  #answered({ id = 0, value, error }) {
    const waiter = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiter?.resolve(value);
    else waiter?.reject(new Error(error));
  }
}
