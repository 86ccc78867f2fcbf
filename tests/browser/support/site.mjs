// The built site on a free port of this machine, as scripts/serve.mjs serves it.
import { readFile, stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, fileFor, headersFor, listen } from '../../../scripts/serve.mjs';

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
  return { url: `http://localhost:${got}/`, close: () => closed(server) };
}

/**
 * Somebody else's page: a folder on a port of its own, so another origin, with the policy that docs/embedding.md asks of
 * such a page.
 * @param {string} root
 * @param {string} board where the board's site is
 * @returns {Promise<Site>}
 */
export async function serveHost(root, board) {
  const { origin } = new URL(board);
  const server = http.createServer(async (request, response) => {
    const file = fileFor(path.resolve(root), request.url ?? '/');
    const body = file === null ? null : await readFile(file).catch(() => null);
    response.writeHead(body === null ? 204 : 200, {
      'Content-Type': headersFor(file ?? '')['Content-Type'],
      'Content-Security-Policy': `default-src 'self'; script-src 'self' ${origin}; frame-src ${origin}`,
    });
    response.end(body);
  });
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}/`, close: () => closed(server) };
}

/** @param {http.Server} server @returns {Promise<void>} */
function closed(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
