// The service worker: the whole site works without the network. Made with Workbox; tools/site.mjs bundles it and puts
// in the list of files.
//
// A new version waits until the player agrees (or all pages are closed), and an old page keeps its old files: they stay
// in the cache of their build until no open page is of that build. Every file is checked against the checksum of the
// list while it is fetched, so a deployment that happens in the middle cannot mix two builds; the installation fails
// and is tried again later.

import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { buildOfFile, cacheName, staleCaches } from './builds.js';

/** How long an open page may take to say its build. */
const ANSWER_MS = 3000;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
// Both are put in by tools/site.mjs.
const BUILD = /** @type {string} */ (/** @type {any} */ (self).__BUILD__);
const FILES = /** @type {(string | import('workbox-precaching').PrecacheEntry)[]} */ (/** @type {any} */ (self).__WB_MANIFEST);
const scope = worker.registration.scope;

const files = new PrecacheController({ cacheName: cacheName(scope, BUILD) });
files.precache(FILES);
// A query changes what a page shows, never which file it is.
registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/.*/], cleanURLs: false }));

// Pages of another build that are still open.
registerRoute(
  ({ url }) => ![null, BUILD].includes(buildOfFile(scope, url.href)),
  async ({ url, request }) => {
    const cache = await caches.open(cacheName(scope, buildOfFile(scope, url.href) ?? BUILD));
    return (await cache.match(url.href, { ignoreSearch: true })) ?? fetch(request);
  },
);

worker.addEventListener('activate', (event) => {
  // The page that installed this worker gets its files from it from now on.
  event.waitUntil(worker.clients.claim().then(dropStale));
});

worker.addEventListener('message', (event) => {
  if (event.data?.messhall === 'take over') worker.skipWaiting();
  else if (event.data?.messhall === 'page opened') event.waitUntil(dropStale());
});

async function dropStale() {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = pages.filter((page) => page.url.startsWith(scope));
  const names = await caches.keys();
  const builds = await Promise.all(ours.map(buildOfPage));
  const stale = staleCaches({ scope, build: BUILD, caches: names, pages: builds });
  await Promise.all(stale.map((name) => caches.delete(name)));
}

/** The build that a page says it is of, or null when it says nothing in time. @param {Client} page @returns {Promise<string | null>} */
function buildOfPage(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), ANSWER_MS);
    port1.onmessage = (event) => {
      clearTimeout(timer);
      resolve(typeof event.data === 'string' ? event.data : null);
    };
    page.postMessage({ messhall: 'which build' }, [port2]);
  });
}
