// The messages between a page and the board it embeds. Both sides speak this version, and take nothing else.
//
//   frame -> page   listening                         I am here (to any origin: it says nothing)
//   page  -> frame  hello                             who asks; from here on the frame knows whom it answers
//   frame -> page   welcome { version, state }        the game can be played
//   frame -> page   trouble { error }                 it cannot
//   page  -> frame  call { id, name, args }           one of the calls of window.messhall
//   frame -> page   answer { id, value | error }
//   frame -> page   event { name, detail }
//
// Every message also holds `messhall`: the version of this protocol.

export const PROTOCOL = 1;

/** @typedef {'listening' | 'welcome' | 'trouble' | 'answer' | 'event'} FrameWord */
/** @typedef {'hello' | 'call'} PageWord */
/**
 * @typedef {object} Message
 * @property {number} messhall
 * @property {FrameWord | PageWord} type
 * @property {number} [id]
 * @property {string} [name]
 * @property {unknown[]} [args]
 * @property {any} [value]
 * @property {string} [error]
 * @property {any} [detail]
 * @property {string} [version]
 * @property {any} [state]
 */

/**
 * @param {FrameWord | PageWord} type
 * @param {Partial<Message>} [rest]
 * @returns {Message}
 */
export const message = (type, rest = {}) => ({ ...rest, messhall: PROTOCOL, type });

const isId = (/** @type {unknown} */ id) => Number.isSafeInteger(id);
const isWord = (/** @type {unknown} */ word) => typeof word === 'string' && word.length <= 40;

/** @type {Record<string, (data: any) => boolean>} */
const FORMS = {
  listening: () => true,
  welcome: () => true,
  hello: () => true,
  trouble: (data) => typeof data.error === 'string',
  call: (data) => isId(data.id) && isWord(data.name) && Array.isArray(data.args) && data.args.length <= 4,
  answer: (data) => isId(data.id) && (data.error === undefined || typeof data.error === 'string'),
  event: (data) => isWord(data.name),
};

/**
 * The message in what postMessage brought, or null when it is not one of ours or not well formed.
 * @param {any} data
 * @returns {Message | null}
 */
export function readMessage(data) {
  if (typeof data !== 'object' || data === null || data.messhall !== PROTOCOL) return null;
  const form = Object.hasOwn(FORMS, data.type) ? FORMS[data.type] : null;
  return form?.(data) ? data : null;
}

/** The attributes of <mess-hall> that describe what is on the board, and their names in the frame's address. */
export const BOARD_ATTRIBUTES = Object.freeze(['game', 'position', 'moves', 'players', 'options', 'seed']);

/**
 * The address of the frame. Position and moves are in it, so a frame that is opened alone shows the same.
 * @param {string} site address of the folder with embed.html, with a slash at the end
 * @param {Partial<Record<string, string | null>>} attributes
 */
export function frameAddress(site, attributes) {
  const { options, ...plain } = attributes;
  const pairs = Object.entries({ game: 'smess', ...withoutEmpty(plain), ...Object.fromEntries(optionPairs(options)) });
  // Links of the game write a blank as "_", so a real one is written by its code.
  const code = (/** @type {string} */ text) => encodeURIComponent(text).replaceAll('_', '%5F');
  const query = pairs.map(([key, value]) => `${code(key)}=${code(value)}`);
  return new URL(`embed.html?${query.join('&')}`, site).href;
}

/**
 * What newGame() wants, from the attributes of the element.
 * @param {Partial<Record<string, string | null>>} attributes
 */
export function setupOf({ game, position, moves, players, options, seed }) {
  const [first, second] = (players ?? '').split(/[\s,]+/).filter(Boolean);
  return {
    game: game || 'smess',
    ...withoutEmpty({ position, moves, first, second }),
    ...(options ? { options: Object.fromEntries(optionPairs(options)) } : {}),
    // What is no number is passed on as it is: the program says what is wrong with it.
    ...(seed ? { seed: /^\d+$/.test(seed) ? Number(seed) : seed } : {}),
  };
}

/**
 * "promotion=exchange; repetition=off" as pairs.
 * @param {string | null | undefined} text
 * @returns {[string, string][]}
 */
function optionPairs(text) {
  return (text ?? '')
    .split(/[\s,;]+/)
    .map((pair) => pair.split('='))
    .filter((pair) => pair.length === 2 && pair[0] !== '')
    .map(([key, value]) => [key, value]);
}

/** @param {Record<string, string | null | undefined>} object @returns {Record<string, string>} */
function withoutEmpty(object) {
  /** @type {Record<string, string>} */
  const result = {};
  for (const [key, value] of Object.entries(object)) if (value) result[key] = value;
  return result;
}
