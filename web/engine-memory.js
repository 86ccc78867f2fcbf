// What the page must remember of its talk with the engine, so that a new worker can take over from one that was
// ended or died: the options, the position, the questions without an answer and the best move so far.
// Knows the lines of the protocol (UCI) and nothing of workers.

/** @param {string} line */
const words = (line) => line.trim().split(/\s+/);

/**
 * The first move of the main line in an `info` line, or null: lines of other variations (multipv 2 and up), lines
 * without a variation and fail-lows (their move is only the one that failed) say nothing about the best move.
 * @param {string} line
 * @returns {string | null}
 */
export function mainMove(line) {
  const parts = words(line);
  if (parts[0] !== 'info' || parts[1] === 'string' || parts.includes('upperbound')) return null;
  const multipv = parts.indexOf('multipv');
  if (multipv > 0 && parts[multipv + 1] !== '1') return null;
  const pv = parts.indexOf('pv');
  return pv > 0 ? (parts[pv + 1] ?? null) : null;
}

/**
 * The name of the option that a line sets, in lower case (the protocol ignores case), or null. Options without a value
 * are buttons: pressing them again in a new worker would be wrong.
 * @param {string} line
 * @returns {string | null}
 */
export function optionName(line) {
  return /^\s*setoption\s+name\s+(\S.*?)\s+value\b/.exec(line)?.[1].toLowerCase() ?? null;
}

export class EngineMemory {
  /** @type {Map<string, string>} by option name; in the order of the last setting */
  #options = new Map();
  /** @type {string | null} */
  #position = null;
  /** @type {string[]} `uci` and `isready` without an answer */
  #questions = [];
  /** @type {string | null} */
  #best = null;

  /** A `go` has been sent and its `bestmove` not heard. */
  searching = false;

  /** An answer is due. */
  get expecting() {
    return this.searching || this.#questions.length > 0;
  }

  /** The first move of the last main line of the running search; null before there is one. */
  get best() {
    return this.#best;
  }

  /** @param {string} line that goes to the engine */
  sent(line) {
    const [command] = words(line);
    if (command === 'setoption') this.rememberOption(line);
    else if (command === 'position') this.#position = line;
    else if (command === 'ucinewgame') this.#position = null;
    else if (command === 'uci' || command === 'isready') this.#questions.push(line);
    else if (command === 'go') {
      this.searching = true;
      this.#best = null;
    }
  }

  /** @param {string} line that came from the engine */
  heard(line) {
    const [command] = words(line);
    if (command === 'bestmove') this.searching = false;
    else if (command === 'uciok') this.#answered('uci');
    else if (command === 'readyok') this.#answered('isready');
    else if (command === 'info') this.#best = mainMove(line) ?? this.#best;
  }

  /** @param {string} line */
  rememberOption(line) {
    const name = optionName(line);
    if (name === null) return;
    this.#options.delete(name);
    this.#options.set(name, line);
  }

  /** Forgets everything but the options: what was asked will not be answered. */
  forgetTalk() {
    this.searching = false;
    this.#best = null;
    this.#position = null;
    this.#questions = [];
  }

  /**
   * What a new worker must hear first to stand where the old one stood. The open questions come last; a search is not
   * among them.
   * @returns {string[]}
   */
  replay() {
    return [...this.#options.values(), ...(this.#position === null ? [] : [this.#position]), ...this.#questions];
  }

  /** @param {string} question */
  #answered(question) {
    const index = this.#questions.findIndex((line) => words(line)[0] === question);
    if (index >= 0) this.#questions.splice(index, 1);
  }
}
