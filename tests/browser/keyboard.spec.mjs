// Without a mouse, and without eyes: every widget has a name and takes the keyboard, dialogs hold it, moves are spoken.
import { expect, test } from './support/test.mjs';

/** The id of the widget with the focus. @param {import('@playwright/test').Page} page */
const focused = (page) => page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.id ?? '');

/** Presses Tab until the widget has the focus. @param {import('@playwright/test').Page} page @param {string | RegExp} wanted */
async function tabTo(page, wanted) {
  /** @type {string[]} */
  const way = [];
  for (let n = 0; n < 60; n += 1) {
    await page.keyboard.press('Tab');
    const id = await focused(page);
    way.push(id);
    if (typeof wanted === 'string' ? id === wanted : wanted.test(id)) return id;
  }
  throw new Error(`Tab does not lead to ${wanted}: ${way.join(' ')}`);
}

test('from the start page to a move and back, by keys alone', async ({ hall, page }) => {
  await hall.open();
  await tabTo(page, 'lobby.game.smess');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'new.start');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(hall.node('board')).toBeAttached();

  // The board is one stop; within it the arrows lead.
  await tabTo(page, /^board\./);
  for (let n = 0; n < 8; n += 1) await page.keyboard.press('ArrowLeft');
  for (let n = 0; n < 8; n += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe('board.a1');
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect.poll(() => focused(page)).toBe('board.d2');
  await page.keyboard.press('Enter');
  await expect(hall.cell('d2')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(hall.cell('d2')).not.toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await hall.state()).moves[0]).toBe('d2d3');
  await expect.poll(() => focused(page)).toBe('board.d3');
});

test('whoever was put on a square by something else than a key goes on from it', async ({ hall, page }) => {
  await hall.sit();
  for (const [key, square] of [
    ['ArrowLeft', 'c2'],
    ['Home', 'a2'],
    ['End', 'g2'],
  ]) {
    await hall.node('play.menu').focus();
    await hall.cell('d2').focus();
    await page.keyboard.press(key);
    await expect.poll(() => focused(page), { message: key }).toBe(`board.${square}`);
  }
});

test('a key that comes before the next frame finds the press before it done', async ({ hall, page }) => {
  await hall.sit();
  await hall.cell('c2').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe('board.d2');
  await hall.rest();
  // As when the browser has drawn between Enter and the click that it makes.
  await page.evaluate(() => {
    /** @type {HTMLElement} */ (document.activeElement).click();
    for (const key of ['ArrowUp', 'Enter']) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expect.poll(async () => (await hall.state()).moves).toEqual(['d2d3']);
});

test('cells say what is on them', async ({ hall, page }) => {
  await hall.sit();
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-label', /./);
  await expect(page.getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('gridcell')).toHaveCount(56);
  await expect(hall.cell('d2')).toHaveAttribute('aria-label', 'd2, Blue Ninny, arrows north, east and west');
  await expect(hall.cell('d1')).toHaveAttribute('aria-label', /Blue Brain/);
  await expect(hall.cell('d8')).toHaveAttribute('aria-label', /Red Brain/);
  await expect(hall.cell('d4')).toHaveAttribute('aria-label', 'd4, empty, arrows all ways');
  await expect(hall.cell('a1')).toHaveAttribute('aria-label', /hand pointing north/);
  // Row by row as on the screen.
  const names = await page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => (cell.getAttribute('aria-label') ?? '').slice(0, 2)));
  expect(names.slice(0, 3)).toEqual(['a8', 'b8', 'c8']);
  expect(names.at(-1)).toBe('g1');
});

test('moves of both sides are spoken', async ({ hall }) => {
  await hall.sit({ players: 'human,1' });
  await hall.play('d2d3');
  await expect(hall.spoken().first()).toContainText('Blue: Ninny d2 to d3.');
  await hall.ply(2);
  await expect(hall.spoken().first()).toContainText(/Red: (Brain|Numskull|Ninny) [a-g][1-8] to [a-g][1-8]/);
});

test('the ring is for the keyboard only', async ({ hall, page }) => {
  await hall.sit({ moves: 'd2d3' });
  const clip = await hall.box('play.undo');
  const around = { x: clip.x - 8, y: clip.y - 8, width: clip.width + 16, height: clip.height + 16 };
  await hall.press('play.undo');
  await page.mouse.move(2, 2);
  const plain = await hall.picture({ clip: around });
  // The pointer has put the keyboard's place there already: Tab and back show the ring.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focused(page)).toBe('play.undo');
  const ringed = await hall.picture({ clip: around });
  expect(ringed.equals(plain)).toBe(false);
});

test('dialogs hold the keyboard, and give it back', async ({ hall, page }) => {
  await hall.sit({ moves: 'd2d3' });
  await tabTo(page, 'play.menu');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(dialog).toHaveAttribute('aria-label', /./);
  const inside = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
  for (let n = 0; n < 14; n += 1) {
    await page.keyboard.press(n < 10 ? 'Tab' : 'Shift+Tab');
    expect(await inside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe('play.menu');
  expect((await hall.state()).moves).toEqual(['d2d3']);
});

test('letters do what the buttons do', async ({ hall, page }) => {
  await hall.sit({ moves: 'd2d3 d7d6' });
  const before = await hall.call('squareRect', 'a1');
  await page.keyboard.press('f');
  await expect.poll(async () => (await hall.call('squareRect', 'a1')).y).not.toBe(before.y);
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // With Control they are the browser's.
  await page.keyboard.press('Control+u');
  await hall.rest();
  expect((await hall.state()).moves).toHaveLength(2);
});

for (const where of ['', '#play', '#rules/smess', '#settings']) {
  test(`everything has a name at "${where}"`, async ({ hall, page }) => {
    if (where === '#play') await hall.sit({ moves: 'd2d3' });
    else await hall.open(where);
    await hall.rest();
    const faults = await page.evaluate(() => {
      /** @type {string[]} */
      const found = [];
      const ids = new Set();
      for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.node'))) {
        const id = node.dataset.id ?? '';
        if (ids.has(id)) found.push(`${id} is there twice`);
        ids.add(id);
        const name = (node.getAttribute('aria-label') ?? node.textContent ?? '').trim();
        const role = node.getAttribute('role') ?? node.tagName.toLowerCase();
        const needsName = node.matches('button, input, textarea, h1, h2, h3, [role="slider"], [role="dialog"], [role="radiogroup"], [role="tablist"], [role="grid"], [role="img"]');
        if (needsName && name === '') found.push(`${id} (${role}) has no name`);
        if (role === 'radio' && node.closest('[role="radiogroup"]') === null) found.push(`${id} is a radio of no group`);
        if (role === 'gridcell' && node.closest('[role="row"]') === null) found.push(`${id} is a cell of no row`);
        if (role === 'tab' && node.closest('[role="tablist"]') === null) found.push(`${id} is a tab of no list`);
      }
      if (document.querySelectorAll('h1').length !== 1) found.push(`${document.querySelectorAll('h1').length} headings of level 1`);
      if (document.title === '') found.push('no title');
      if (document.documentElement.lang === '') found.push('no language');
      return found;
    });
    expect(faults).toEqual([]);
  });
}
