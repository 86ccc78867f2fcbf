// The rules: every section within reach, and a board beside them that can be tried.
import { expect, test } from './support/test.mjs';

test('every section opens', async ({ hall, page }) => {
  await hall.open('#rules/smess');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Smess/);
  const sections = await page.locator('.node[data-id^="rules.section."]').evaluateAll((nodes) => nodes.map((node) => /** @type {HTMLElement} */ (node).dataset.id ?? ''));
  expect(sections.length).toBeGreaterThan(3);
  const seen = new Set();
  for (const id of sections) {
    await hall.press(id);
    await expect(hall.node(id)).toHaveAttribute('aria-checked', 'true');
    const text = (await page.locator('.node[data-id^="rules.text."]').allTextContents()).join(' ');
    expect(text.length, id).toBeGreaterThan(20);
    seen.add(text);
  }
  expect(seen.size).toBe(sections.length);
});

test('inventor’s rules and house rules are told apart', async ({ hall, page }) => {
  await hall.open('#rules/smess');
  const sections = await page.locator('.node[data-id^="rules.section."]').evaluateAll((nodes) => nodes.map((node) => /** @type {HTMLElement} */ (node).dataset.id ?? ''));
  let all = '';
  for (const id of sections) {
    await hall.press(id);
    all += (await page.locator('.node[data-id^="rules."]').allTextContents()).join(' ');
  }
  expect(all).toContain('House rule:');
  expect(all).toMatch(/Inventor.s rule|Parker Brothers/);
});

test('page after page leads to a game', async ({ hall, page }) => {
  await hall.open('#rules/smess');
  for (let n = 0; n < 12 && (await hall.node('rules.play').count()) === 0; n += 1) {
    const before = await hall.node('rules.page').textContent();
    await hall.press('rules.next');
    await expect(hall.node('rules.page')).not.toHaveText(before ?? '');
  }
  await hall.press('rules.play');
  await expect(page.getByRole('dialog').or(hall.node('board'))).toBeAttached();
});

test('the board beside them can be tried', async ({ hall, page }) => {
  await hall.open('#rules/smess');
  const cells = page.locator('.node[data-id^="rules.board."][role="gridcell"]');
  await expect(cells).toHaveCount(56);
  // Whatever can go somewhere goes there.
  const mover = await cells.evaluateAll((nodes) => nodes.map((node) => /** @type {HTMLElement} */ (node).dataset.id ?? '').filter((_, n) => /Blue/.test(nodes[n].getAttribute('aria-label') ?? '')));
  let target = '';
  for (const id of mover) {
    if ((await hall.node(id).getAttribute('aria-selected')) !== 'true') await hall.press(id);
    await hall.rest();
    target = await cells.evaluateAll((nodes) => /** @type {HTMLElement | undefined} */ (nodes.find((node) => /may go here|may be taken/.test(node.getAttribute('aria-label') ?? '')))?.dataset.id ?? '');
    if (target !== '') break;
  }
  expect(target).not.toBe('');
  await hall.press(target);
  await expect(hall.node(target)).toHaveAttribute('aria-label', /Blue.*last move to here/);
  await hall.press('rules.reset');
  await expect(hall.node(target)).not.toHaveAttribute('aria-label', /last move/);
  // Nothing of it touches the game on the board.
  expect((await hall.state()).game).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('they are read and tried by finger', async ({ hall, page }) => {
    await hall.open('#rules/smess');
    const sections = await page.locator('.node[data-id^="rules.section."]').evaluateAll((nodes) => nodes.map((node) => /** @type {HTMLElement} */ (node).dataset.id ?? ''));
    await hall.tap(sections[1]);
    await expect(hall.node(sections[1])).toHaveAttribute('aria-checked', 'true');
    await expect(page.locator('.node[data-id^="rules.board."][role="gridcell"]')).toHaveCount(56);
  });
});
