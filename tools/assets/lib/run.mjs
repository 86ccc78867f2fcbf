// Runs the programs that the build of the assets needs, and says how to get them when they are missing.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const start = promisify(execFile);

/**
 * Runs a program to its end; its standard output.
 * @param {string} program
 * @param {string[]} args
 * @param {string} [input] for its standard input
 * @returns {Promise<string>}
 */
export async function run(program, args, input) {
  const going = start(program, args, { maxBuffer: 1 << 28 });
  if (input !== undefined) going.child.stdin?.end(input);
  return (await going).stdout;
}

/**
 * The Python that has fontTools: the PATH may hold one that Debian's packages do not know.
 * @returns {Promise<string>}
 */
async function findPython() {
  for (const python of [process.env.MESSHALL_PYTHON, 'python3', '/usr/bin/python3']) {
    if (!python) continue;
    try {
      await run(python, ['-c', 'import fontTools, brotli']);
      return python;
    } catch {
      /* the next may do */
    }
  }
  throw new Error('no Python with fontTools and brotli: apt install python3-fonttools python3-brotli');
}

/** @type {Promise<string> | undefined} */
let found;
/** @returns {Promise<string>} */
export const python = () => (found ??= findPython());

/**
 * Versions of the programs: what they make may change with them.
 * @returns {Promise<Record<string, string>>}
 */
export async function versions() {
  const version = async (/** @type {string} */ program, /** @type {string} */ source) => {
    try {
      return (await run(program, ['--version'])).trim();
    } catch {
      throw new Error(`${program} is missing: apt install ${source}`);
    }
  };
  const fonts = python().then((p) => run(p, ['-c', 'import fontTools; print(fontTools.version)']));
  const [rsvg, quant, tools] = await Promise.all([
    version('rsvg-convert', 'librsvg2-bin'),
    version('pngquant', 'pngquant'),
    fonts,
  ]);
  return { rsvg, quant, fontTools: tools.trim() };
}
