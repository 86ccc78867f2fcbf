// The offer of a new version, with a browser of the test's own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchUpdates } from '../../web/updates.js';

class FakeWorker extends EventTarget {
  /** @type {any[]} */
  heard = [];
  state = 'installing';
  /** @param {any} message */
  postMessage(message) {
    this.heard.push(message);
  }
  /** @param {string} state */
  become(state) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  /** @type {FakeWorker | null} */
  installing = null;
  /** @type {FakeWorker | null} */
  waiting = null;
  /** @type {FakeWorker | null} */
  active = null;
  updates = 0;
  async update() {
    this.updates += 1;
  }
  find() {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

/** @param {{ active?: boolean, embed?: boolean, refused?: boolean }} [options] */
async function opened({ active = false, embed = false, refused = false } = {}) {
  const registration = new FakeRegistration();
  if (active) registration.active = new FakeWorker();
  const container = Object.assign(new EventTarget(), {
    controller: registration.active,
    register: async () => {
      if (refused) throw new Error('SecurityError');
      return registration;
    },
  });
  const page = Object.assign(new EventTarget(), { baseURI: 'https://mess.example/hall/', visibilityState: 'visible' });
  const facts = { reloads: 0, offline: 0, time: 0 };
  /** @type {(() => void)[]} */
  const offers = [];
  const works = await watchUpdates({
    build: 'b1',
    embed,
    onOffline: () => {
      facts.offline += 1;
    },
    onUpdate: (apply) => offers.push(apply),
    view: {
      navigator: { serviceWorker: container },
      document: page,
      location: {
        reload: () => {
          facts.reloads += 1;
        },
      },
    },
    now: () => facts.time,
  });
  return { registration, container, page, facts, offers, works };
}

test('the first installation tells once that the game works offline', async () => {
  const { registration, container, facts, offers } = await opened();
  const worker = registration.find();
  worker.become('installed');
  registration.active = worker;
  worker.become('activated');
  container.dispatchEvent(new Event('controllerchange'));
  assert.deepEqual([facts.offline, facts.reloads, offers.length], [1, 0, 0]);
});

test('a new version is offered, waits for consent, takes over, and then the page reloads once', async () => {
  const { registration, container, facts, offers } = await opened({ active: true });
  const worker = registration.find();
  registration.waiting = worker;
  worker.become('installed');
  assert.equal(offers.length, 1);
  assert.deepEqual(worker.heard, []);
  offers[0]();
  assert.deepEqual(worker.heard, [{ messhall: 'take over' }]);
  assert.equal(facts.reloads, 0, 'not before the new one is in charge');
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  assert.deepEqual([facts.reloads, facts.offline], [1, 0]);
});

test('a version that waits since the last visit is offered at once', async () => {
  const registration = await opened({ active: true });
  assert.equal(registration.offers.length, 0);
  const waiting = new FakeRegistration();
  waiting.active = new FakeWorker();
  waiting.waiting = Object.assign(new FakeWorker(), { state: 'installed' });
  let offered = 0;
  const container = Object.assign(new EventTarget(), { controller: null, register: async () => waiting });
  await watchUpdates({
    build: 'b1',
    onUpdate: () => {
      offered += 1;
    },
    view: {
      navigator: { serviceWorker: container },
      document: Object.assign(new EventTarget(), { baseURI: 'https://mess.example/' }),
      location: { reload: () => {} },
    },
  });
  assert.equal(offered, 1);
});

test('consent in another tab does not reload this one; its own consent then does', async () => {
  const { registration, container, facts, offers } = await opened({ active: true });
  const worker = registration.find();
  worker.become('installed');
  worker.become('activated');
  container.dispatchEvent(new Event('controllerchange'));
  assert.equal(facts.reloads, 0);
  offers[0]();
  assert.equal(facts.reloads, 1);
});

test('an embedded board installs but asks nothing', async () => {
  const { registration, offers, works, facts } = await opened({ active: true, embed: true });
  registration.find().become('installed');
  assert.equal(works, true);
  assert.deepEqual([offers.length, facts.offline], [0, 0]);
});

test('a page that is looked at again asks for a new version, once an hour at most', async () => {
  const { registration, page, facts } = await opened({ active: true });
  const look = () => page.dispatchEvent(new Event('visibilitychange'));
  look();
  assert.equal(registration.updates, 0);
  facts.time = 3_600_000;
  look();
  look();
  assert.equal(registration.updates, 1);
});

test('the page says its build when the worker asks', async () => {
  const { container } = await opened({ active: true });
  /** @type {any[]} */
  const said = [];
  const ports = [{ postMessage: (/** @type {any} */ data) => said.push(data) }];
  container.dispatchEvent(Object.assign(new Event('message'), { data: { messhall: 'which build' }, ports }));
  assert.deepEqual(said, ['b1']);
});

test('a browser without service workers plays on', async () => {
  assert.equal((await opened({ refused: true })).works, false);
  assert.equal(await watchUpdates({ build: 'b1', view: { navigator: {} } }), false);
});
