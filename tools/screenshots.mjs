// Takes the pictures of README and manifest from the built site, and makes them small.
//
//   node tools/screenshots.mjs [--dist DIR] [--out docs/screenshots] [NAME...]
//
// The first five by name go into the manifest (tools/site/pictures.mjs); `site` shows the board in a page of others.

import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './chromium.mjs';
import { Hall } from '../tests/browser/support/hall.mjs';
import { serveHost, serveSite } from '../tests/browser/support/site.mjs';
import { shrink } from './assets/lib/raster.mjs';

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** A real game, in the middle: both sides have taken something, and the Numskull on d5 may take more. */
const MOVES = [
  'f2f3 g7g6 d2d3 f7f6 f1f2 e7e6 e1g1 e8e7 e2e3 f8f7 f3f4 d7d6 g1e1 e6f5 c2c3 f5f4',
  'f2f4 e7e5 c3b4 b7b6 c1c5 f6e6 c5e5 f7f4 e3f4 b8a8 g2g3 e6d5 e5f5 c7b7 f5d5 a7a6',
].join(',').replaceAll(' ', ',');
const HELD = 'd5';

/** Clobberers against Nutty Knights: Black has foretold g1, and White may name a square with the next move. */
const FORETOLD = [
  'b2b4 f7f6 f1f3~f6 g8h6~f2 b1d3 f8g6 b4b5~b8 c7c6~d3',
  'd3f5 b8c7 f5d7~h6 d8d7~g1 b5c6 d7c6 g1e3 c6b4~g1',
].join(',').replaceAll(' ', ',');

/** White's token stands on Bread Trolley, where a Bishop asks for rent. */
const WAR =
  '1P3P6P8B11B13P14P16P18R19N25R/5P9P12N15B21P23B24P26Q28P31P39R PPNQK/PPNRK -/- 11:2,13:2,14:3 860/1240 15/26 -/- -/- ffff/ffff 0 rent - plain 3-2 0 0 9 0 0';

/**
 * @typedef {object} Shot
 * @property {number} width CSS px
 * @property {number} height
 * @property {number} [density]
 * @property {boolean} [dark]
 * @property {Record<string, unknown>} [settings]
 * @property {(hall: Hall, host: string) => Promise<void>} show brings the page to what is to be seen
 */

/** @param {Hall} hall @param {string} players */
async function arrange(hall, players = 'human,human') {
  await hall.open(`#game=smess&players=${players}&moves=${MOVES}`);
}

/** @param {Hall} hall */
async function lift(hall) {
  await hall.click(HELD);
  await hall.rest();
}

/** @type {Record<string, Shot>} */
const SHOTS = {
  cassandra: {
    width: 1280,
    height: 800,
    async show(hall) {
      await hall.open(`#game=cassandra&players=human,3&white-army=clobberers&black-army=nutters&moves=${FORETOLD}`);
      await hall.click('e3');
      await hall.click('e4');
      await hall.click('c8');
      await hall.rest();
    },
  },
  game: {
    width: 1280,
    height: 800,
    async show(hall) {
      await arrange(hall, 'human,3');
      await lift(hall);
    },
  },
  'game-night': {
    width: 1280,
    height: 800,
    dark: true,
    settings: { theme: 'wood' },
    show: (hall) => arrange(hall, 'human,3'),
  },
  tower: {
    width: 1280,
    height: 800,
    async show(hall) {
      await hall.open('#game=ivory-tower&players=human,3&moves=b3e3,h8e8,b1c3,h10g8,a1b1');
      await hall.rest();
    },
  },
  lobby: {
    width: 1280,
    height: 800,
    async show(hall) {
      await arrange(hall);
      await hall.press('rail.lobby');
      await hall.rest();
    },
  },
  mess: {
    width: 1280,
    height: 800,
    async show(hall) {
      await hall.open('#game=mess&players=human,3');
      await hall.call('newGame', { game: 'mess', second: 3, position: WAR, seed: 5 });
      await hall.rest();
    },
  },
  phone: {
    width: 390,
    height: 844,
    density: 2,
    async show(hall) {
      await arrange(hall);
      await lift(hall);
    },
  },
  rules: { width: 1280, height: 800, show: (hall) => hall.open('#rules/smess') },
  setup: {
    width: 1280,
    height: 800,
    async show(hall) {
      await hall.open('#lobby');
      await hall.reach('lobby.game.cassandra');
      await hall.press('new.first.army.rookies');
      await hall.press('new.second.army.clobberers');
      await hall.press('new.piece.waffle');
      await hall.rest();
    },
  },
  site: {
    width: 900,
    height: 700,
    async show({ page, url }, host) {
      await page.goto(`${host}?site=${encodeURIComponent(url)}`);
      await page.evaluate(async () => {
        const board = /** @type {any} */ (document.getElementById('board'));
        await board.ready;
        await board.play('d2d3');
      });
      // The frame draws by itself: it is still when two pictures are alike.
      for (let before = ''; ; ) {
        const now = (await page.screenshot()).toString('base64');
        if (now === before) return;
        before = now;
      }
    },
  },
};

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Shot} shot
 * @param {{ site: string, host: string, file: string }} places
 */
async function take(browser, shot, { site, host, file }) {
  const { width, height, density = 1, dark = false, settings = {} } = shot;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'block',
    hasTouch: width < 600,
    isMobile: width < 600,
  });
  const page = await context.newPage();
  await page.addInitScript((text) => {
    try {
      localStorage.setItem('messhall.settings', text);
    } catch {
      // A frame may have no storage.
    }
  }, JSON.stringify(settings));
  await shot.show(new Hall(page, site), host);
  await page.mouse.move(width - 1, height - 1);
  await page.screenshot({ path: file });
  await context.close();
  await shrink(file, { noisy: true });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dist: { type: 'string', default: 'build/web/dist' }, out: { type: 'string', default: 'docs/screenshots' } },
  });
  const unknown = positionals.find((name) => !(name in SHOTS));
  if (unknown !== undefined) throw new Error(`there is no picture "${unknown}"; there are ${Object.keys(SHOTS).join(', ')}`);
  const out = path.resolve(project, values.out);
  await mkdir(out, { recursive: true });
  const site = await serveSite({ root: path.resolve(project, values.dist) });
  const host = await serveHost(path.join(project, 'tests/browser/embed-demo'), site.url);
  const browser = await chromium.launch(chromiumOptions);
  try {
    for (const name of positionals.length > 0 ? positionals : Object.keys(SHOTS)) {
      const file = path.join(out, `${name}.png`);
      await take(browser, SHOTS[name], { site: site.url, host: host.url, file });
      process.stdout.write(`${path.relative(project, file)}: ${Math.round((await stat(file)).size / 1000)} kB\n`);
    }
  } finally {
    await browser.close();
    await site.close();
    await host.close();
  }
}

await main().catch((error) => {
  process.stderr.write(`screenshots: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
