// The languages of the house: the device's at first, then the one that is chosen, in the program and in the page's own words.
import { expect, test } from './support/test.mjs';

test.describe('a German device', () => {
  test.use({ locale: 'de-AT' });

  test('is spoken to in German until another language is chosen', async ({ hall, page }) => {
    await hall.open('#settings');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(hall.node('rail.lobby')).toHaveAccessibleName('Spiele');
    await hall.press('settings.part.language');
    await hall.press('settings.language.gl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'gl');
    await expect(hall.node('rail.lobby')).toHaveAccessibleName('Xogos');
    await page.reload();
    await hall.ready();
    await expect(page.locator('html')).toHaveAttribute('lang', 'gl');
    await expect(page).toHaveTitle('Axustes · Mess Hall');
  });

  test('is told of troubles in German too', async ({ hall, page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(hall.url);
    await expect(page.getByRole('heading', { name: 'Mess Hall kann hier nicht zeichnen' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Neu laden' })).toBeFocused();
  });
});

test.describe('a device whose language the house does not speak', () => {
  test.use({ locale: 'is-IS' });

  test('is spoken to in English', async ({ hall, page }) => {
    /** @type {string[]} */
    const texts = [];
    page.on('request', (request) => void (request.url().includes('/texts/') && texts.push(request.url())));
    await hall.open('#lobby');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(hall.node('rail.lobby')).toHaveAccessibleName('Games');
    expect(texts, 'nothing is asked for that is not there').toEqual([]);
  });
});
