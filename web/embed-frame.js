// The framed board's side: answers the page around it.
//
// Any page may embed the board and ask: the frame holds nothing but a game, has no account and no cookie, keeps its
// saves apart from the app's, and a call does no more than a visitor could do in it with a mouse. So no origin is
// refused, but it is noted at the first hello, and answers go to that origin and to the window around this frame only.
// A site that wants only some pages to ask lists them in <html data-origins="...">.

import { COMMANDS, EVENTS } from './api.js';
import { message, readMessage } from './embed-protocol.js';

/** @typedef {import('./embed-protocol.js').Message} Message */
/**
 * @typedef {object} Hall what createApi() gives
 * @property {any} api
 */

/**
 * @param {Hall} hall
 * @param {object} [place] where the frame stands; tests give their own
 * @param {Window} [place.view]
 * @param {string} [place.origins] origins that may ask, with blanks between; empty: all
 * @returns {() => void} ends the answering
 */
export function answerParent(hall, { view = window, origins = document.documentElement.dataset.origins ?? '' } = {}) {
  const parent = view.parent;
  if (parent === view) return () => {};
  const allowed = origins.split(/\s+/).filter(Boolean);
  /** @type {string | null} */
  let asker = null;

  /** @param {Message} reply */
  const say = (reply) => {
    // A page without an origin of its own (a sandbox, a local file) can only be addressed by its window.
    if (asker !== null) parent.postMessage(reply, asker === 'null' ? '*' : asker);
  };

  /** @param {MessageEvent} event */
  const hear = (event) => {
    if (event.source !== parent) return;
    if (allowed.length > 0 && !allowed.includes(event.origin)) return;
    const request = readMessage(event.data);
    if (request?.type === 'hello') {
      asker = event.origin;
      void welcome(hall, say);
    } else if (request?.type === 'call' && event.origin === asker) {
      void answer(hall, request).then(say);
    }
  };

  view.addEventListener('message', hear);
  /** @param {string} name */
  const passOn = (name) =>
    hall.api.on(name, (/** @type {unknown} */ detail) => say(message('event', { name, detail })));
  const offs = EVENTS.map(passOn);
  parent.postMessage(message('listening'), '*');
  return () => {
    view.removeEventListener('message', hear);
    for (const off of offs) off();
  };
}

/** @param {Hall} hall @param {(reply: Message) => void} say */
async function welcome(hall, say) {
  try {
    await hall.api.ready;
    say(message('welcome', { version: hall.api.version, state: hall.api.state() }));
  } catch (error) {
    say(message('trouble', { error: textOf(error) }));
  }
}

/** @param {Hall} hall @param {Message} request @returns {Promise<Message>} */
async function answer(hall, { id, name = '', args = [] }) {
  try {
    if (!Object.hasOwn(COMMANDS, name)) throw new Error(`There is no call "${name}".`);
    await hall.api.ready;
    return message('answer', { id, value: await hall.api[name](...args) });
  } catch (error) {
    return message('answer', { id, error: textOf(error) });
  }
}

/** @param {unknown} error */
const textOf = (error) => (error instanceof Error ? error.message : String(error));
