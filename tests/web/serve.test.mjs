import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { createServer, encodingFor, fileFor, headersFor, listen } from '../../scripts/serve.mjs';

const script = fileURLToPath(new URL('../../scripts/serve.mjs', import.meta.url));
let root = '';
/** @type {http.Server} */
let server;
let port = 0;

before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'serve-'));
  await mkdir(path.join(root, 'b/1a2b'), { recursive: true });
  await writeFile(path.join(root, 'index.html'), '<!doctype html>'.repeat(50));
  await writeFile(path.join(root, 'embed.html'), '<!doctype html>');
  await writeFile(path.join(root, 'b/1a2b/engine.wasm'), Buffer.alloc(5000, 7));
  await writeFile(path.join(root, 'b/1a2b/twin.js'), 'plain');
  await writeFile(path.join(root, 'b/1a2b/twin.js.br'), zlib.brotliCompressSync('from the twin'));
  await writeFile(path.join(root, 'picture.png'), Buffer.alloc(3000, 1));
  server = createServer({ root });
  port = await listen(server, 0);
});
after(async () => {
  server.close();
  server.closeAllConnections();
  await rm(root, { recursive: true });
});

/**
 * @param {string} address
 * @param {http.RequestOptions} [options]
 * @returns {Promise<{ status: number, headers: http.IncomingHttpHeaders, body: Buffer }>}
 */
function ask(address, options = {}) {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path: address, ...options }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

test('types are right', () => {
  const type = (/** @type {string} */ name) => headersFor(name)['Content-Type'];
  assert.equal(type('b/1/engine.wasm'), 'application/wasm');
  assert.equal(type('manifest.webmanifest'), 'application/manifest+json');
  assert.equal(type('a.mjs'), 'text/javascript; charset=utf-8');
  assert.equal(type('a.woff2'), 'font/woff2');
  assert.equal(type('a.ttf'), 'font/ttf');
  assert.equal(type('a.SVG'), 'image/svg+xml');
  assert.equal(type('a.bin'), 'application/octet-stream');
});

test('the policy allows nothing inline, and only the embedded page in foreign frames', () => {
  const policy = (/** @type {string} */ name) => headersFor(name)['Content-Security-Policy'];
  assert.match(policy('index.html'), /default-src 'self'; script-src 'self' 'wasm-unsafe-eval'/);
  assert.match(policy('index.html'), /object-src 'none'; base-uri 'none'/);
  assert.match(policy('index.html'), /frame-ancestors 'self'$/);
  assert.match(policy('embed.html'), /frame-ancestors \*$/);
  assert.doesNotMatch(policy('index.html'), /unsafe-inline|unsafe-eval'.*unsafe-eval|https?:/);
});

test('versioned files are kept for ever, pages are asked for again', () => {
  assert.match(headersFor('b/1a2b/boot.js')['Cache-Control'], /immutable/);
  for (const name of ['index.html', 'sw.js', 'embed.js']) assert.equal(headersFor(name)['Cache-Control'], 'no-cache');
});

test('isolation comes on request', () => {
  assert.equal(headersFor('index.html')['Cross-Origin-Opener-Policy'], undefined);
  const headers = headersFor('index.html', { isolated: true });
  assert.equal(headers['Cross-Origin-Opener-Policy'], 'same-origin');
  assert.equal(headers['Cross-Origin-Embedder-Policy'], 'require-corp');
  assert.equal(headersFor('embed.html', { isolated: true })['Cross-Origin-Resource-Policy'], 'cross-origin');
});

test('no address leads out of the root', () => {
  const up = ['/../secret', '/b/../../secret', '/%2e%2e/secret', '/%2e%2e%2fsecret', '/..%5csecret'];
  const bad = [...up, '/a%00', '/%zz', '/.git/config', 'secret'];
  for (const address of bad) assert.equal(fileFor('/site', address), null, address);
  assert.equal(fileFor('/site', '/a/?x=../..'), path.join('/site', 'a', 'index.html'));
});

test('the best encoding that the client takes', () => {
  assert.equal(encodingFor('gzip, deflate, br'), 'br');
  assert.equal(encodingFor('gzip;q=1.0, br;q=0'), 'gzip');
  assert.equal(encodingFor('identity'), null);
  assert.equal(encodingFor(undefined), null);
});

test('a folder gives its index, a missing file 404', async () => {
  const page = await ask('/?game=smess');
  assert.equal(page.status, 200);
  assert.equal(page.headers['x-content-type-options'], 'nosniff');
  assert.equal((await ask('/none.js')).status, 404);
  assert.equal((await ask('/../serve.mjs')).status, 404);
  assert.equal((await ask('/b')).headers.location, 'b/');
});

test('HEAD has the headers and no body; other methods are refused', async () => {
  const head = await ask('/b/1a2b/engine.wasm', { method: 'HEAD' });
  assert.equal(head.status, 200);
  assert.equal(head.headers['content-length'], '5000');
  assert.equal(head.body.length, 0);
  assert.equal((await ask('/', { method: 'POST' })).status, 405);
});

test('text and wasm are packed, pictures are not, and twins are preferred', async () => {
  const headers = { 'accept-encoding': 'br, gzip' };
  const wasm = await ask('/b/1a2b/engine.wasm', { headers });
  assert.equal(wasm.headers['content-encoding'], 'br');
  assert.deepEqual(zlib.brotliDecompressSync(wasm.body), Buffer.alloc(5000, 7));
  const picture = await ask('/picture.png', { headers });
  assert.equal(picture.headers['content-encoding'], undefined);
  assert.equal(picture.body.length, 3000);
  const twin = await ask('/b/1a2b/twin.js', { headers });
  assert.equal(zlib.brotliDecompressSync(twin.body).toString(), 'from the twin');
  const gzip = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
  assert.equal(gzip.headers['content-encoding'], 'gzip');
});

test('what the client has is not sent again', async () => {
  const first = await ask('/');
  const second = await ask('/', { headers: { 'if-none-match': first.headers.etag } });
  assert.equal(second.status, 304);
  assert.equal(second.body.length, 0);
});

test('a taken port gives the next free one, or an error when that one was meant', async () => {
  const second = createServer({ root });
  const got = await listen(second, port);
  assert.ok(got > port);
  second.close();
  await assert.rejects(listen(createServer({ root }), port, { strict: true }), { code: 'EADDRINUSE' });
});

/** @param {string[]} args @param {(text: string, child: import('node:child_process').ChildProcess) => void} [onText] */
function run(args, onText = () => {}) {
  const child = spawn(process.execPath, [script, ...args]);
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
    onText(out, child);
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  /** @type {Promise<{ code: number | null, out: string, err: string }>} */
  const ended = new Promise((resolve) => {
    child.on('exit', (code) => resolve({ code, out, err }));
  });
  return ended;
}

test('the program prints its address and ends cleanly on Ctrl-C', async () => {
  const { code, out } = await run(['--root', root, '--port', String(port)], (text, child) => {
    if (text.includes('Ctrl-C')) child.kill('SIGINT');
  });
  assert.equal(code, 0);
  assert.match(out, new RegExp(`Port ${port} is taken; using \\d+\\.\nMess Hall is at http://localhost:\\d+/\n`));
});

test('the program says what is wrong with its arguments', async () => {
  const bad = await run(['--port', 'x']);
  assert.deepEqual([bad.code, bad.err], [2, 'serve: "x" is not a port\n']);
  const none = await run(['--root', path.join(root, 'b')]);
  assert.equal(none.code, 1);
  assert.match(none.err, /there is no site in/);
  const taken = await run(['--root', root, '--port', String(port), '--strict-port']);
  assert.equal(taken.code, 1);
  assert.match(taken.err, /is taken; give another with --port/);
});
