// Plays two builds of the terminal program against each other, to tell whether a change of the search or the evaluation
// made it stronger. Stops as soon as the question is decided (sequential probability ratio test).
//
//   node tools/duel.mjs NEW OLD [--nodes 5000] [--games 1000] [--seed 1] [--jobs 2] [--elo 0,15] [--game smess]
//
// Openings are random and played twice, with sides changed. --elo A,B: decides between "not better by more than A" and
// "better by at least B", each wrong in one of twenty cases.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    nodes: { type: 'string', default: '5000' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    elo: { type: 'string', default: '0,15' },
    game: { type: 'string', default: 'smess' },
  },
});
if (positionals.length !== 2) {
  console.error('usage: node tools/duel.mjs NEW OLD [--nodes N] [--games N] [--seed N] [--jobs N] [--elo A,B] [--game ID]');
  process.exit(2);
}
const OPENING_PLIES = 8;
const MOST_PLIES = 600;

/** A running engine that answers questions in order. */
class Engine {
  /** @param {string} program */
  constructor(program) {
    this.process = spawn(program, ['uci'], { stdio: ['pipe', 'pipe', 'inherit'] });
    /** @type {((line: string) => void) | null} */
    this.listener = null;
    createInterface({ input: this.process.stdout }).on('line', (line) => this.listener?.(line));
    this.send(`setoption name UCI_Variant value ${values.game}`);
  }
  /** @param {string} line */
  send(line) {
    this.process.stdin.write(`${line}\n`);
  }
  /**
   * Sends a line and gives the first answer that begins with the word.
   * @param {string} line @param {string} word @returns {Promise<string>}
   */
  ask(line, word) {
    return new Promise((resolve) => {
      this.listener = (answer) => {
        if (answer.startsWith(`${word} `)) resolve(answer.slice(word.length + 1));
      };
      this.send(line);
    });
  }
  /** @param {string} line @returns {Promise<string[]>} what comes before "nodes" */
  list(line) {
    return new Promise((resolve) => {
      /** @type {string[]} */
      const lines = [];
      this.listener = (answer) => {
        if (answer.startsWith('nodes ')) resolve(lines);
        else lines.push(answer);
      };
      this.send(line);
    });
  }
}

/** Mulberry32. @param {number} seed */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {Engine} judge @param {number} seed */
async function opening(judge, seed) {
  const draw = random(seed);
  for (;;) {
    /** @type {string[]} */
    const moves = [];
    judge.send('position startpos');
    for (let ply = 0; ply < OPENING_PLIES; ply++) {
      const legal = (await judge.list('perft 1')).map((line) => line.split(':')[0]);
      if (legal.length === 0) break;
      moves.push(legal[Math.floor(draw() * legal.length)]);
      judge.send(`position startpos moves ${moves.join(' ')}`);
    }
    judge.send('ucinewgame');
    judge.send(`position startpos moves ${moves.join(' ')}`);
    if (!(await judge.ask('d', 'status')).startsWith('ongoing')) continue;
    let score = '';
    await new Promise((resolve) => {
      judge.listener = (line) => {
        score = / score (\S+ \S+)/.exec(line)?.[1] ?? score;
        if (line.startsWith('bestmove')) resolve(null);
      };
      judge.send('go nodes 4000');
    });
    if (score.startsWith('cp') && Math.abs(Number(score.slice(3))) < 150) return moves;
  }
}

/** @param {Engine} first moves first @param {Engine} second @param {string[]} start @returns {Promise<number>} points of first */
async function play(first, second, start) {
  const moves = [...start];
  first.send('ucinewgame');
  second.send('ucinewgame');
  while (moves.length < MOST_PLIES) {
    const mover = moves.length % 2 === 0 ? first : second;
    mover.send(`position startpos moves ${moves.join(' ')}`);
    const status = await mover.ask('d', 'status');
    if (!status.startsWith('ongoing')) {
      if (status.startsWith('draw')) return 0.5;
      // The winner is the side that moved last, or the one to move, whose prophecy about the King has come true.
      return (moves.length % 2 === 1) !== status.includes('(king-foretold)') ? 1 : 0;
    }
    moves.push((await mover.ask(`go nodes ${values.nodes}`, 'bestmove')).split(' ')[0]);
  }
  return 0.5;
}

const tally = { win: 0, draw: 0, loss: 0 };
const expected = (/** @type {number} */ elo) => 1 / (1 + 10 ** (-elo / 400));

/** Logarithm of the likelihood ratio of the two hypotheses, by the normal approximation. */
function ratio() {
  const games = tally.win + tally.draw + tally.loss;
  const share = (tally.win + tally.draw / 2) / games;
  const variance = (tally.win + tally.draw / 4) / games - share * share;
  if (variance <= 0) return 0;
  const [low, high] = values.elo.split(',').map((elo) => expected(Number(elo)));
  return (games * (high - low) * (2 * share - low - high)) / (2 * variance);
}

function report() {
  const games = tally.win + tally.draw + tally.loss;
  const share = (tally.win + tally.draw / 2) / games;
  const variance = (tally.win + tally.draw / 4) / games - share * share;
  const elo = -400 * Math.log10(1 / share - 1);
  const error = (1.96 * Math.sqrt(variance / games) * 400) / (Math.LN10 * share * (1 - share));
  console.log(`+${tally.win} =${tally.draw} -${tally.loss}  elo ${elo.toFixed(0)} +/- ${error.toFixed(0)}  llr ${ratio().toFixed(2)}`);
}

const DECIDED = Math.log(19);
let next = 0;
let done = false;

async function work() {
  const [a, b] = positionals.map((program) => new Engine(program));
  while (!done && next < Number(values.games) / 2) {
    const start = await opening(b, Number(values.seed) * 1_000_003 + next++);
    for (const points of [await play(a, b, start), 1 - (await play(b, a, start))]) {
      tally[points === 1 ? 'win' : points === 0 ? 'loss' : 'draw']++;
    }
    const games = tally.win + tally.draw + tally.loss;
    if (games % 50 === 0) report();
    if (games >= 40 && Math.abs(ratio()) > DECIDED) done = true;
  }
  a.send('quit');
  b.send('quit');
}

await Promise.all(Array.from({ length: Number(values.jobs) }, work));
report();
console.log(ratio() > DECIDED ? 'better' : ratio() < -DECIDED ? 'not better' : 'undecided');
