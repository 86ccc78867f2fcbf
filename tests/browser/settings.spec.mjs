// The settings: what is turned stays turned, what is lost for good is asked about, and rules reach the next game.
import { expect, test } from './support/test.mjs';

test('a switch stays where it was put', async ({ hall, page }) => {
  await hall.open('#settings');
  await hall.press('settings.part.play');
  await expect(hall.node('settings.confirm')).toHaveAttribute('aria-checked', 'false');
  await hall.press('settings.confirm');
  await expect(hall.node('settings.confirm')).toHaveAttribute('aria-checked', 'true');
  await hall.press('settings.bar');
  await expect(hall.node('settings.bar')).toHaveAttribute('aria-checked', 'false');
  await page.reload();
  await hall.ready();
  await hall.press('settings.part.play');
  await expect(hall.node('settings.confirm')).toHaveAttribute('aria-checked', 'true');
  await expect(hall.node('settings.bar')).toHaveAttribute('aria-checked', 'false');
});

test('a setting is found by its words', async ({ hall }) => {
  await hall.open('#settings');
  await hall.node('settings.find').fill('motion');
  await expect(hall.node('settings.motion')).toBeAttached();
  await expect(hall.node('settings.light')).toHaveCount(0);
  await hall.node('settings.find').fill('clockwork');
  await expect(hall.node('settings.find.none')).toContainText('clockwork');
  await hall.press('settings.find.clear');
  await expect(hall.node('settings.light')).toBeAttached();
});

test('resetting asks first, and leaves the games', async ({ hall, page }) => {
  await hall.sit({ moves: 'd2d3 d7d6' });
  await hall.play('c2c3');
  await hall.call('newGame', {});
  await hall.press('rail.settings');
  await hall.press('settings.theme.wood');
  await hall.press('settings.reset');
  await hall.press('question.no');
  await expect(hall.node('settings.theme.wood')).toHaveAttribute('aria-checked', 'true');
  await hall.press('settings.reset');
  await expect(page.getByRole('dialog')).toContainText('Your games stay');
  await hall.press('question.yes');
  await expect(hall.node('settings.theme.seventies')).toHaveAttribute('aria-checked', 'true');
  await hall.press('settings.part.games');
  await expect(page.locator('.node[data-id^="settings.saved."][data-id$=".delete"]')).toHaveCount(1);
});

test('a saved game is deleted when it is meant', async ({ hall, page }) => {
  await hall.sit({ moves: 'd2d3 d7d6' });
  await hall.play('c2c3');
  await hall.call('newGame', {});
  await hall.open('#settings/games');
  const bins = page.locator('.node[data-id^="settings.saved."][data-id$=".delete"]');
  await expect(bins).toHaveCount(1);
  await hall.press((await bins.getAttribute('data-id')) ?? '');
  await expect(page.getByRole('dialog')).toContainText('cannot be brought back');
  await hall.press('question.yes');
  await expect(bins).toHaveCount(0);
  await expect(hall.node('settings.saved.none')).toBeAttached();
});

test('a house rule is switched off where it is read', async ({ hall }) => {
  await hall.open('#rules/smess/end');
  await hall.node('rules.switch.repetition').focus();
  await hall.page.keyboard.press('Enter');
  await expect(hall.node('rules.switch.repetition')).toHaveAttribute('aria-label', /on again/);
  await hall.press('rules.new');
  await expect(hall.node('new.option.repetition')).toHaveAttribute('aria-checked', 'false');
  await hall.press('new.start');
  await expect.poll(async () => (await hall.state()).options?.repetition).toBe('off');
});

test('a new game remembers what was chosen last', async ({ hall, page }) => {
  await hall.open('');
  await hall.press('lobby.game.smess');
  await hall.press('new.first.4');
  await hall.press('new.second.human');
  await hall.press('new.start');
  await expect.poll(async () => (await hall.state()).players).toEqual([4, 'human']);
  await page.reload();
  await hall.ready();
  await hall.press('play.new');
  await expect(hall.node('new.first.4')).toHaveAttribute('aria-checked', 'true');
  await expect(hall.node('new.second.human')).toHaveAttribute('aria-checked', 'true');
});

test('what is no position is refused in words, and a link is opened whole', async ({ hall }) => {
  await hall.sit();
  await hall.press('play.new');
  await hall.press('new.paste');
  await hall.node('new.position').fill('4b2/4S2/7 w 0 1');
  await expect(hall.node('new.position.said')).toContainText('ranks');
  await expect(hall.node('new.start')).toHaveAttribute('aria-disabled', 'true');
  await hall.node('new.position').fill(`${hall.url}#game=smess&players=human,3&promotion=exchange&moves=d2d3,d7d6`);
  await expect(hall.node('new.position.said')).toContainText('move 2');
  await expect(hall.node('new.second.3')).toHaveAttribute('aria-checked', 'true');
  await hall.press('new.start');
  await expect.poll(async () => (await hall.state()).moves).toEqual(['d2d3', 'd7d6']);
  expect((await hall.state()).players).toEqual(['human', 3]);
  expect((await hall.state()).options.promotion).toBe('exchange');
});
