#!/usr/bin/env node
// Serves the site on this machine only, with the types and headers that a good host gives: the strict
// Content-Security-Policy, nothing sniffed, versioned files kept for ever, everything else asked for again.
//
//   node scripts/serve.mjs [--port N] [--isolated] [--strict-port] [--root DIR | DIR]
//
// --isolated adds COOP and COEP (needed for threads). A taken port gives the next free one, unless --strict-port.

import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import zlib from 'node:zlib';

const HOST = '127.0.0.1';
const DEFAULT_PORT = 8080;
const TRIES = 20;

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const COMPRESSED = new Set(
  ['.css', '.html', '.js', '.json', '.map', '.md', '.mjs', '.svg', '.ttf', '.txt', '.wasm', '.webmanifest'],
);

/** The policy of every page, without who may frame it. tools/site.mjs writes it into the pages too. */
export const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const ISOLATION = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** What other sites take from this one: the element, the page in its frame. */
const isForOthers = (/** @type {string} */ name) => /^embed\.(html|js)$/.test(name);
const isVersioned = (/** @type {string} */ name) => /^b\/[^/]+\//.test(name);

/**
 * The headers of a file.
 * @param {string} name from the root, with slashes: "b/1a2b/boot.js"
 * @param {{ isolated?: boolean }} [options]
 * @returns {Record<string, string>}
 */
export function headersFor(name, { isolated = false } = {}) {
  const others = isForOthers(name);
  return {
    'Content-Type': TYPES[path.posix.extname(name).toLowerCase()] ?? 'application/octet-stream',
    'Content-Security-Policy': `${POLICY}; frame-ancestors ${others ? '*' : "'self'"}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': isVersioned(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Cross-Origin-Resource-Policy': others ? 'cross-origin' : 'same-origin',
    ...(isolated ? ISOLATION : {}),
  };
}

/**
 * The file that an address names, or null when it leads out of the root or means nothing.
 * @param {string} root
 * @param {string} address path and query of the request
 */
export function fileFor(root, address) {
  let name;
  try {
    name = decodeURIComponent(address.split(/[?#]/, 1)[0]);
  } catch {
    return null;
  }
  if (!name.startsWith('/') || /[\0\\]/.test(name)) return null;
  if (name.split('/').some((part) => part === '..' || (part.startsWith('.') && part !== '.'))) return null;
  if (name.endsWith('/')) name += 'index.html';
  const file = path.join(root, name);
  return file.startsWith(root + path.sep) ? file : null;
}

/**
 * The encoding that the client takes and likes best.
 * @param {string | undefined} accepted the header Accept-Encoding
 * @returns {'br' | 'gzip' | null}
 */
export function encodingFor(accepted = '') {
  const takes = accepted
    .split(',')
    .map((item) => item.trim().split(/\s*;\s*/))
    .filter(([, q]) => !/^q=0(\.0*)?$/.test(q ?? ''))
    .map(([name]) => name.toLowerCase());
  if (takes.includes('br')) return 'br';
  return takes.includes('gzip') ? 'gzip' : null;
}

const brotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };
const packers = {
  br: (/** @type {Buffer} */ data) => promisify(zlib.brotliCompress)(data, brotli),
  gzip: (/** @type {Buffer} */ data) => promisify(zlib.gzip)(data, { level: 9 }),
};
const suffix = { br: '.br', gzip: '.gz' };

/**
 * Packed bodies: the twin that lies beside the file (a.js.br), else packed once and remembered.
 * @param {number} [limit] files larger than this are sent as they are
 */
function createPacker(limit = 32 << 20) {
  /** @type {Map<string, Promise<Buffer>>} */
  const memory = new Map();
  /** @param {string} file @param {import('node:fs').Stats} info @param {'br' | 'gzip'} encoding */
  return async (file, info, encoding) => {
    const twin = await readFile(file + suffix[encoding]).catch(() => null);
    if (twin !== null) return twin;
    if (info.size > limit) return null;
    const key = `${encoding} ${file} ${info.mtimeMs} ${info.size}`;
    const packed = memory.get(key) ?? readFile(file).then(packers[encoding]);
    memory.set(key, packed);
    return packed;
  };
}

/**
 * A server of the folder, not yet listening.
 * @param {{ root: string, isolated?: boolean }} options
 */
export function createServer({ root, isolated = false }) {
  const folder = path.resolve(root);
  const pack = createPacker();

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  const answer = async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' });
    const file = fileFor(folder, request.url ?? '/');
    const info = file === null ? null : await stat(file).catch(() => null);
    if (file === null || info === null) return refuse(response, 404);
    if (info.isDirectory()) return refuse(response, 301, { Location: `${path.posix.basename(file)}/` });
    return info.isFile() ? send(request, response, file, info) : refuse(response, 404);
  };

  /**
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   * @param {string} file
   * @param {import('node:fs').Stats} info
   */
  const send = async (request, response, file, info) => {
    const headers = headersFor(path.relative(folder, file).split(path.sep).join('/'), { isolated });
    headers.ETag = `"${info.size.toString(16)}-${Math.round(info.mtimeMs).toString(16)}"`;
    headers['Last-Modified'] = info.mtime.toUTCString();
    const packable = COMPRESSED.has(path.extname(file).toLowerCase());
    if (packable) headers.Vary = 'Accept-Encoding';
    if (request.headers['if-none-match']?.includes(headers.ETag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const encoding = packable ? encodingFor(String(request.headers['accept-encoding'] ?? '')) : null;
    const body = encoding === null ? null : await pack(file, info, encoding);
    if (body !== null && encoding !== null) headers['Content-Encoding'] = encoding;
    headers['Content-Length'] = String(body?.length ?? info.size);
    response.writeHead(200, headers);
    if (request.method === 'HEAD') response.end();
    else if (body !== null) response.end(body);
    else createReadStream(file).on('error', () => response.destroy()).pipe(response);
  };

  return http.createServer((request, response) => {
    answer(request, response).catch(() => (response.headersSent ? response.destroy() : refuse(response, 500)));
  });
}

/** @param {http.ServerResponse} response @param {number} status @param {Record<string, string>} [headers] */
function refuse(response, status, headers = {}) {
  const text = `${status} ${http.STATUS_CODES[status]}\n`;
  const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, { ...plain, ...headers });
  response.end(text);
}

/**
 * Listens on the loopback address only.
 * @param {http.Server} server
 * @param {number} port 0: any free one
 * @param {{ strict?: boolean }} [options] strict: this port or none
 * @returns {Promise<number>} the port it got
 */
export async function listen(server, port, { strict = false } = {}) {
  for (let tried = 0; ; tried += 1) {
    try {
      return await listenOnce(server, port === 0 ? 0 : port + tried);
    } catch (error) {
      const taken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
      if (!taken || strict || tried + 1 >= TRIES || port + tried >= 65535) throw error;
    }
  }
}

/** @param {http.Server} server @param {number} port @returns {Promise<number>} */
function listenOnce(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
    });
  });
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {string} text @param {number} status @returns {never} */
function giveUp(text, status) {
  process.stderr.write(`serve: ${text}\n`);
  process.exit(status);
}

/** @param {string[]} args */
function readArguments(args) {
  const site = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../build/web/dist');
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        port: { type: 'string', default: String(DEFAULT_PORT) },
        root: { type: 'string' },
        isolated: { type: 'boolean', default: false },
        'strict-port': { type: 'boolean', default: false },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`"${values.port}" is not a port`);
    const { isolated = false, 'strict-port': strict = false } = values;
    if (positionals.length > 1) throw new Error(`one folder is enough: ${positionals.join(' ')}`);
    return { port, root: values.root ?? positionals[0] ?? site, isolated, strict };
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error), 2);
  }
}

async function main() {
  const { port, root, isolated, strict } = readArguments(process.argv.slice(2));
  const page = await stat(path.join(root, 'index.html')).catch(() => null);
  if (page === null) giveUp(`there is no site in ${root}; build it first (scripts/play does)`, 1);

  const server = createServer({ root, isolated });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
  const got = await listen(server, port, { strict }).catch((error) => giveUp(whyNot(error, port), 1));
  if (port !== 0 && got !== port) say(`Port ${port} is taken; using ${got}.`);
  say(`Mess Hall is at http://localhost:${got}/${isolated ? ' (isolated)' : ''}`);
  say('Ctrl-C ends it.');
}

/** @param {NodeJS.ErrnoException} error @param {number} port */
function whyNot(error, port) {
  if (error.code === 'EADDRINUSE') return `port ${port} is taken; give another with --port`;
  if (error.code === 'EACCES') return `port ${port} needs more rights; give one above 1023 with --port`;
  return error.message;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
