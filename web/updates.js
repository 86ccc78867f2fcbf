// Works offline, and new versions. Registers the service worker (sw/sw.js) after the page is playable, tells once that
// it works offline now, and tells when a new version lies ready. The new version comes only when the player agrees, by
// a reload: the game is saved after every move, so nothing is lost. Embedded boards register too, but ask nothing.

/** How often, at most, a page that is looked at again asks for a new version. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/**
 * @typedef {object} UpdateOptions
 * @property {string} build of this page, as in b/BUILD/
 * @property {boolean} [embed]
 * @property {() => void} [onOffline] everything is kept: told after the first installation only
 * @property {(apply: () => void) => void} [onUpdate] a new version is ready; apply() ends in a reload
 * @property {any} [view] the window; tests give their own
 * @property {() => number} [now]
 */

/**
 * @param {UpdateOptions} options
 * @returns {Promise<boolean>} false where the browser has no service workers here (an unsafe address, a private window)
 */
export async function watchUpdates({ build, embed = false, onOffline, onUpdate, view = window, now = Date.now }) {
  /** @type {ServiceWorkerContainer | undefined} */
  const container = view.navigator.serviceWorker;
  if (container === undefined) return false;
  container.addEventListener('message', (event) => {
    if (event.data?.messhall === 'which build') event.ports[0]?.postMessage(build);
  });
  /** @type {ServiceWorkerRegistration} */
  let registration;
  try {
    registration = await container.register(new URL('sw.js', view.document.baseURI), { updateViaCache: 'none' });
  } catch {
    return false;
  }
  container.startMessages?.();
  container.controller?.postMessage({ messhall: 'page opened' });
  if (!embed) {
    watch(registration, container, { onOffline, onUpdate, reload: () => view.location.reload() });
    askAgain(registration, view.document, now);
  }
  return true;
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {ServiceWorkerContainer} container
 * @param {{ onOffline?: () => void, onUpdate?: (apply: () => void) => void, reload: () => void }} actions
 */
function watch(registration, container, { onOffline, onUpdate, reload }) {
  let agreed = false;
  // Another tab may have agreed: this one keeps its build and its files, and is reloaded by whoever plays in it.
  container.addEventListener('controllerchange', () => {
    if (!agreed) return;
    agreed = false;
    reload();
  });
  /** @param {ServiceWorker} worker */
  const offer = (worker) =>
    onUpdate?.(() => {
      agreed = true;
      // The offered one may have been replaced by a newer one, or may be in charge since another tab agreed.
      const waiting = registration.waiting ?? worker;
      if (waiting.state === 'installed') waiting.postMessage({ messhall: 'take over' });
      else reload();
    });
  const follow = () => {
    const worker = registration.installing;
    if (worker === null) return;
    const first = registration.active === null;
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && !first) offer(worker);
      else if (worker.state === 'activated' && first) onOffline?.();
    });
  };
  if (registration.waiting !== null && registration.active !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', follow);
  follow();
}

/** @param {ServiceWorkerRegistration} registration @param {Document} page @param {() => number} now */
function askAgain(registration, page, now) {
  let asked = now();
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || now() - asked < ASK_EVERY_MS) return;
    asked = now();
    // Without the network there is nothing new to hear.
    registration.update().catch(() => {});
  });
}
