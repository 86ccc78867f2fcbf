// The built site on a free port of this machine, as scripts/serve.mjs serves it.
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, listen } from '../../../scripts/serve.mjs';

export const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
/** Another build than the usual one may be tried: MESSHALL_DIST=build/web-debug/dist. */
export const dist = path.resolve(project, process.env.MESSHALL_DIST ?? 'build/web/dist');

/**
 * @typedef {object} Site
 * @property {string} url with a slash at the end
 * @property {() => Promise<void>} close ends the server and every connection
 */

/**
 * @param {{ root?: string, isolated?: boolean, port?: number }} [options]
 * @returns {Promise<Site>}
 */
export async function serveSite({ root = dist, isolated = false, port = 0 } = {}) {
  await stat(root).catch(() => {
    throw new Error(`There is no site in ${root}: build it first (scripts/test web).`);
  });
  const server = createServer({ root, isolated });
  const got = await listen(server, port, { strict: true });
  return {
    url: `http://localhost:${got}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
