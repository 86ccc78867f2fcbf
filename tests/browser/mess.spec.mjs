// Mess with real clicks: out of jail, through a war, a debt and a bankruptcy; purchases, moves in peace, building.
import { answer, begin, last, played, position } from './support/mess.mjs';
import { expect, test } from './support/test.mjs';

test('a game from jail through a war and a debt to bankruptcy, by clicks', async ({ hall }) => {
  await hall.sit({ game: 'mess' });
  const setup = {
    position: position({ men: '1P3P13P19R/12P14B39Q', houses: '14:3', cash: '60/1500', tokens: '10/0', jail: '1/-', phase: 'jail' }),
  };
  await begin(hall, setup, 'jail-fine', { token: 14 });

  await expect(hall.node('ask.title')).toHaveText(/In jail/);
  await hall.press('ask.jail-fine');
  await expect(hall.node('ask.title')).toHaveText('Rent $500, or war');
  await expect(hall.node('ask.course')).toContainText('You lose $300 and pay $500');

  // Both ladders: each piece says from where it strikes, and what it takes.
  await expect(hall.node('ask.rung.19')).toHaveAttribute('aria-label', /Rook from Roast Road/);
  await expect(hall.node('ask.foe.39')).toContainText('Queen');
  for (const square of [13, 12, 19, 39]) {
    await hall.press('ask.attack');
    await played(hall, `attack:${square}`);
  }
  await hall.press('ask.hold');

  await expect(hall.node('ask.title')).toHaveText('You owe $500');
  await hall.press('ask.row.mortgage:1');
  await played(hall, 'mortgage:1');
  await expect(hall.node('ask.row.mortgage:1')).toHaveCount(0);
  expect((await hall.state()).outcome).toBeNull();
  await hall.press('ask.row.mortgage:3');

  await expect.poll(async () => (await hall.state()).outcome).not.toBeNull();
  const { outcome, estate } = await hall.state();
  expect(outcome).toMatchObject({ result: '0-1', reason: 'bankrupt' });
  expect(estate.owed).toBe(390);
  await expect(hall.node('result.verdict')).toHaveText('Black wins!');
  await expect(hall.spoken()).toContainText([outcome.story]);
  await hall.press('result.rematch');
  await expect.poll(async () => (await hall.state()).moves).toEqual([]);
});

test('buys with a chosen piece, moves it in peace by dragging, and ends the turn', async ({ hall, page }) => {
  await hall.sit({ game: 'mess', moves: 'roll,dice:2-4' });
  await hall.press('ask.piece.R');
  await hall.press('ask.buy');
  await played(hall, 'buy:R');
  const from = await hall.at('6');
  const to = await hall.at('1');
  // Taken up, it lights where it may go: its own side, and straight across from the left one.
  await hall.click('6');
  await expect(hall.cell('1')).toHaveAttribute('aria-label', /may be chosen/);
  await expect(hall.cell('11')).not.toHaveAttribute('aria-label', /may be chosen/);
  await hall.click('6');
  await expect(hall.cell('1')).not.toHaveAttribute('aria-label', /may be chosen/);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await played(hall, 'move:6-1');
  await hall.press('ask.end');
  await expect(hall.node('ask.title')).toHaveText("Black's turn");
  for (const ply of [4, 3, 2]) {
    await hall.press('play.undo');
    await hall.ply(ply);
  }
  await hall.press('play.undo');
  await expect(hall.spoken()).toContainText(['Dice and cards cannot be taken back, nor what came before them.']);
  expect((await hall.state()).moves, 'dice are never taken back').toEqual(['roll', 'dice:2-4']);
});

test('builds on a whole group, sells, mortgages and redeems', async ({ hall }) => {
  await hall.sit({ game: 'mess', position: position({ men: '1P3P12N/-' }) });
  await hall.press('play.build');
  await hall.press('ask.row.build:1');
  await hall.click('3');
  await expect.poll(async () => (await hall.state()).estate.houses).toEqual({ 1: 1, 3: 1 });
  await hall.press('ask.mode.sell');
  await hall.press('ask.row.sell:3');
  await expect.poll(async () => (await hall.state()).estate.houses).toEqual({ 1: 1 });
  await hall.press('ask.done');
  await hall.press('play.mortgage');
  await hall.press('ask.row.mortgage:12');
  await expect.poll(async () => (await hall.state()).estate.cash[0]).toBe(1625);
  await hall.press('ask.done');
  await hall.press('play.redeem');
  await hall.press('ask.row.redeem:N');
  await expect.poll(async () => (await hall.state()).estate.cash[0]).toBe(1425);
});

test('a conquest asks what becomes of the houses, a card is read out, and jail has three ways out', async ({ hall }) => {
  await hall.sit({ game: 'mess' });
  // Nobody can strike back: the square is White's with its houses, and the bank pays for them.
  await begin(hall, { position: position({ men: '13P/14B11P12P', houses: '14:3', tokens: '10/0' }) }, 'roll', { token: 14 });
  await answer(hall, 'ask.roll');
  await hall.press('ask.attack');
  await played(hall, 'attack:13');
  if ((await hall.state()).estate.phase === 'war') await answer(hall, 'ask.hold');
  await expect(hall.node('ask.title')).toHaveText('Custard Lane is conquered');
  await expect(hall.node('ask.sell-all')).toHaveAttribute('aria-label', 'Sell for $150');
  await hall.press('ask.sell-all');
  await played(hall, 'sell-houses');
  expect((await hall.state()).estate.cash[0]).toBe(1650);

  await begin(hall, { position: position({ tokens: '3/0' }) }, 'roll', { phase: 'after', drawn: 'card:' });
  await answer(hall, 'ask.roll');
  await played(hall, /^card:/);
  await expect(hall.spoken().first()).toContainText(/draws|card/i);

  await begin(hall, { position: position({ tokens: '10/0', jail: '0/-', phase: 'jail', cash: '1500/1500' }) }, 'jail-roll', { phase: 'after' });
  await expect(hall.node('ask.jail-fine')).toHaveAttribute('aria-label', 'Pay $50');
  await answer(hall, 'ask.jail-roll');
  expect((await hall.state()).estate.jail[0]).toBe(1);
});

test('keyboard alone: rolls, buys, goes round the board, moves; a square says what it is', async ({ hall, page }) => {
  await hall.sit({ game: 'mess' });
  await page.keyboard.press('Tab'); // from now on the page knows that the keyboard is used
  await hall.node('ask.roll').focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await hall.state()).moves[1]).toMatch(/^dice:/);
  await hall.call('newGame', { game: 'mess', moves: 'roll dice:2-4' });
  await expect(hall.node('ask.title')).toHaveText('Oat Row is vacant');
  await expect(hall.cell('6')).toHaveAttribute('aria-label', /Oat Row, light blue, .*\$100/);
  await hall.node('ask.piece.B').focus();
  await page.keyboard.press('Enter');
  await expect(hall.node('ask.piece.B')).toHaveAttribute('aria-checked', 'true');
  await hall.node('ask.buy').focus();
  await page.keyboard.press('Enter');
  await played(hall, 'buy:B');
  await hall.cell('6').focus();
  await hall.rest();
  await expect(hall.cell('6')).toHaveAttribute('aria-label', /Oat Row, light blue, rent \$6, White's Bishop/);
  await page.keyboard.press('ArrowLeft');
  await expect(hall.cell('7')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(hall.cell('6')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hall.cell('9')).toHaveAttribute('aria-label', /may be chosen/);
  await hall.cell('9').focus();
  await hall.rest();
  await page.keyboard.press('Enter');
  await played(hall, 'move:6-9');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('taps buy a property, open the log, and step back through the game', async ({ hall }) => {
    await hall.sit({ game: 'mess', moves: 'roll,dice:2-4' });
    await hall.tap('ask.piece.N');
    await hall.tap('ask.buy');
    await played(hall, 'buy:N');
    await hall.tap('play.log.open');
    await expect(hall.node('mess.log.close')).toBeAttached();
    await hall.tap('mess.log.close');
    await hall.tap('ask.end');
    await played(hall, 'end');
    await hall.page.keyboard.press('ArrowLeft');
    await expect(hall.node('ask.note')).toHaveText('Step 3 of 4');
    await hall.tap('ask.before');
    await expect.poll(async () => (await hall.state()).ply).toBe(2);
    await hall.tap('ask.back');
    await expect(hall.node('ask.title')).toHaveText("Black's turn");
    expect(await last(hall)).toBe('end');
  });
});
