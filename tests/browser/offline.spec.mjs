// Works without the network; a new version comes when the player agrees, and two builds never mix.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSite } from '../../tools/site.mjs';
import { Hall } from './support/hall.mjs';
import { dist, project, serveSite } from './support/site.mjs';
import { expect, test as base } from './support/test.mjs';

/** @typedef {{ url: string, stop: () => Promise<void>, start: (root: string) => Promise<void> }} Own a site of one's own */
/** @typedef {{ root: string, before: string, after: string }} Release a new build: its folder, the name of the old one and its own */

/** @type {import('./support/test.mjs').Fixtures<{ own: Own }, { release: Release }>} */
const fixtures = {
  // The same programs and pictures with one word more in the page: a build of another name.
  release: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'messhall-'));
      const shell = path.join(folder, 'shell.html');
      const root = path.join(folder, 'dist');
      await writeFile(shell, `${await readFile(path.join(project, 'shell.html'), 'utf8')}<!-- newer -->\n`);
      const { build: after } = await makeSite({ build: path.dirname(dist), out: root, shell });
      const { build: before } = JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8'));
      await use({ root, before, after });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  // A port of its own: what a browser keeps belongs to an origin.
  own: async ({}, use) => {
    let site = await serveSite();
    const port = Number(new URL(site.url).port);
    const own = {
      url: site.url,
      stop: () => site.close(),
      start: async (/** @type {string} */ root) => {
        site = await serveSite({ root, port });
      },
    };
    await use(own);
    await site.close();
  },
};
/** @typedef {import('./support/test.mjs').TestFixtures} TestFixtures */
/** @typedef {import('./support/test.mjs').WorkerFixtures} WorkerFixtures */
const test = /** @type {import('./support/test.mjs').Test<TestFixtures & { own: Own }, WorkerFixtures & { release: Release }>} */ (base.extend(/** @type {any} */ (fixtures)));
test.use({ keeps: true });

/** @param {import('@playwright/test').Page} page */
async function readyOffline(page) {
  await expect(page.locator('#notice')).toContainText('offline', { timeout: 60_000 });
}

/** All files of builds that the page has asked for. @param {import('@playwright/test').Page} page */
function buildsOf(page) {
  /** @type {Set<string>} */
  const builds = new Set();
  page.on('request', (request) => {
    const build = /\/b\/([^/]+)\//.exec(new URL(request.url()).pathname)?.[1];
    if (build !== undefined) builds.add(build);
  });
  return builds;
}

test('with the server stopped a reload plays on against the computer', async ({ page, own, hall: _, complaints }) => {
  const hall = new Hall(page, own.url);
  await hall.sit({ players: 'human,1' });
  await hall.play('d2d3');
  await hall.ply(2);
  await readyOffline(page);
  await own.stop();
  complaints.allow(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  await page.reload();
  await hall.ready();
  expect((await hall.state()).moves).toHaveLength(2);
  await hall.play('c2c3');
  await hall.ply(4);

  // What was never shown before is there too: every board, the pieces of other games, the rules, the embedded page.
  await hall.sit({ game: 'ivory-tower' });
  for (const theme of ['wood', 'marble', 'felt', 'ivory', 'contrast']) {
    await hall.call('setTheme', theme);
    await hall.rest();
  }
  for (const pieces of ['likeness', 'discs']) {
    await hall.press('rail.settings');
    await hall.press(`settings.pieces.${pieces}`);
    await hall.press('rail.play');
    await hall.rest();
  }
  await hall.sit({ game: 'cassandra', 'white-army': 'rookies', 'black-army': 'nutters' });
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
  await hall.open('embed.html?game=smess&moves=d2d3');
  expect((await hall.state()).moves).toEqual(['d2d3']);
  await hall.open('#rules/smess');
  await expect(page.locator('#trouble')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the word that it works offline lies over nothing that can be pressed', async ({ page, own, hall: _ }) => {
    const hall = new Hall(page, own.url);
    await hall.sit({ moves: 'd2d3 d7d6' });
    await readyOffline(page);
    const covered = await page.evaluate(() => {
      const bar = /** @type {HTMLElement} */ (document.querySelector('#notice')).getBoundingClientRect();
      return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('button.node'))]
        .filter((node) => {
          const box = node.getBoundingClientRect();
          return Math.min(box.right, bar.right) - Math.max(box.left, bar.left) > 1 && Math.min(box.bottom, bar.bottom) - Math.max(box.top, bar.top) > 1;
        })
        .map((node) => node.dataset.id);
    });
    expect(covered).toEqual([]);
  });
});

test('also with the browser’s own word for it', async ({ page, own, hall: _, context, complaints }) => {
  const hall = new Hall(page, own.url);
  await hall.open();
  await readyOffline(page);
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await context.setOffline(true);
  await page.reload();
  await hall.ready();
  await hall.sit({ players: 'human,1' });
  await hall.play('d2d3');
  await hall.ply(2);
});

test('a new version is offered, comes when agreed to, and nothing mixes', async ({ page, own, release, hall: _ }) => {
  test.setTimeout(150_000);
  const hall = new Hall(page, own.url);
  const seen = buildsOf(page);
  await hall.sit();
  await hall.play('d2d3');
  await readyOffline(page);
  expect([...seen]).toEqual([release.before]);
  await own.stop();
  await own.start(release.root);

  // Found by the next visit; nothing changes yet.
  await page.reload();
  await hall.ready();
  const notice = page.locator('#notice');
  await expect(notice).toContainText('new version', { timeout: 60_000 });
  expect(await page.evaluate(() => document.documentElement.dataset.build)).toBe(release.before);
  await hall.call('setTheme', 'wood');
  await hall.rest();
  await hall.play('d7d6');
  await notice.getByRole('button', { name: 'Later' }).click();
  await page.reload();
  await hall.ready();
  expect(await page.evaluate(() => document.documentElement.dataset.build)).toBe(release.before);
  expect([...seen]).toEqual([release.before]);

  await expect(notice).toContainText('new version', { timeout: 60_000 });
  seen.clear();
  await Promise.all([page.waitForEvent('load'), notice.getByRole('button', { name: 'Use it now' }).click()]);
  await hall.ready();
  expect(await page.evaluate(() => document.documentElement.dataset.build)).toBe(release.after);
  expect([...seen]).toEqual([release.after]);
  expect((await hall.state()).moves).toEqual(['d2d3', 'd7d6']);
  await hall.play('c2c3');
});

test('an old tab keeps its build when another one has agreed', async ({ page, own, release, hall: _, context }) => {
  test.setTimeout(150_000);
  const hall = new Hall(page, own.url);
  await hall.open('#game=smess');
  await readyOffline(page);
  await own.stop();
  await own.start(release.root);

  const second = await context.newPage();
  const other = new Hall(second, own.url);
  await other.open('#settings');
  const notice = second.locator('#notice');
  await expect(notice).toContainText('new version', { timeout: 60_000 });
  await Promise.all([second.waitForEvent('load'), notice.getByRole('button', { name: 'Use it now' }).click()]);
  await other.ready();
  expect(await second.evaluate(() => document.documentElement.dataset.build)).toBe(release.after);

  await page.bringToFront();
  const seen = buildsOf(page);
  expect(await page.evaluate(() => document.documentElement.dataset.build)).toBe(release.before);
  await hall.call('setTheme', 'wood');
  await hall.rest();
  await hall.play('d2d3');
  expect([...seen].filter((name) => name !== release.before)).toEqual([]);
});
