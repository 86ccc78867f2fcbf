// Everything around Mess: computers, second words, records and links, what survives, the page's interface, offline.
import { Hall } from './support/hall.mjs';
import { answer, answerAnyhow, begin, played, position } from './support/mess.mjs';
import { difference } from './support/pixels.mjs';
import { serveSite } from './support/site.mjs';
import { expect, test } from './support/test.mjs';
import { thinkAsUsual, thinkOn } from './support/thinking.mjs';

test.describe('with computers', () => {
  test('one answers in its turn; what was done since the dice is taken back, and a reload loses nothing', async ({ hall, page }) => {
    await hall.sit({ game: 'mess', players: 'human,1', seed: '5' });
    await begin(hall, { first: 'human', second: 1 }, 'roll', { phase: 'buy' });
    await answer(hall, 'ask.roll');
    const { length } = (await hall.state()).moves;
    await answer(hall, 'ask.buy');
    await expect(hall.node('ask.title')).toHaveText(/A move in peace|Your turn/);
    await hall.press('play.undo');
    await hall.ply(length);
    await hall.press('play.menu');
    await hall.press('menu.redo');
    await hall.ply(length + 1);
    await hall.press('play.undo');
    await hall.ply(length);
    await hall.press('play.undo');
    await expect(hall.spoken()).toContainText(['Dice and cards cannot be taken back, nor what came before them.']);
    await hall.ply(length);
    for (let step = 0; step < 12 && (await hall.state()).turn === 'first' && (await hall.state()).estate.turn === 0; ++step) await answerAnyhow(hall);
    await expect.poll(async () => (await hall.state()).turn, { timeout: 60_000 }).toBe('first');
    const { moves, seed } = await hall.state();
    await page.reload();
    await hall.ready();
    const again = await hall.state();
    expect(again.moves.slice(0, moves.length)).toEqual(moves);
    expect(again.seed).toBe(seed);
    // The computer takes no draw, so none is offered.
    await hall.press('play.menu');
    await expect(hall.node('menu.resign')).toBeAttached();
    await expect(hall.node('menu.draw')).toHaveCount(0);
  });

  test('two play to the end of a short game, at the speed that is chosen', async ({ hall }) => {
    await hall.sit({ game: 'mess' });
    await hall.call('newGame', { game: 'mess', position: position({ men: '1P3P13B/12P14B39P', round: 19, rounds: 20 }), first: 1, second: 1, seed: 3 });
    await hall.press('play.pause');
    await expect(hall.node('ask.title')).toHaveText('Paused');
    const { moves } = await hall.state();
    await hall.press('ask.speed.slow');
    await expect(hall.node('ask.speed.slow')).toHaveAttribute('aria-checked', 'true');
    await hall.press('ask.speed.fast');
    await expect(hall.node('ask.speed.fast')).toHaveAttribute('aria-checked', 'true');
    await hall.press('ask.go-on');
    await expect.poll(async () => (await hall.state()).outcome, { timeout: 90_000 }).not.toBeNull();
    const end = await hall.state();
    expect(end.moves.length).toBeGreaterThan(moves.length);
    expect(end.outcome.story).toMatch(/All 20 turns are played/);
    await expect(hall.node('result.verdict')).toBeAttached();
    await hall.press('result.review');
    await expect(hall.node('ask.title')).toHaveText('An earlier position');
    await hall.press('ask.next');
    await expect.poll(async () => (await hall.state()).ply).toBe(1);
  });

  test('a hint is in words; a killed worker comes back; the computer moves now when it is told to', async ({ hall, page }) => {
    await thinkOn(page);
    await hall.sit({ game: 'mess', players: 'human,4', seed: '4' });
    await thinkAsUsual(page);
    await hall.press('play.hint');
    await expect(hall.node('ask.urgent')).toHaveText(/^Hint: \w/);
    await begin(hall, { first: 'human', second: 4 }, 'roll', { phase: 'after' });
    await answer(hall, 'ask.roll');
    await page.evaluate(() => Object.assign(window, { thinkOn: true }));
    await answer(hall, 'ask.end');
    const { length } = (await hall.state()).moves;
    await expect.poll(async () => (await hall.state()).thinking?.depth, { message: 'it thinks' }).toBeGreaterThan(0);
    expect((await hall.state()).moves).toHaveLength(length);
    await page.evaluate(() => /** @type {any} */ (window).messhall.debug.killWorker());
    await expect.poll(async () => (await hall.state()).thinking?.depth, { message: 'it thinks again' }).toBeGreaterThan(0);
    await hall.press('play.now');
    await expect.poll(async () => (await hall.state()).moves.length, { message: 'it has acted' }).toBeGreaterThan(length);
    expect((await hall.state()).trouble).toBeNull();
  });
});

test('a new game is set up with its rules, or from a position', async ({ hall }) => {
  await hall.open('#lobby');
  await hall.reach('lobby.game.mess');
  await hall.press('new.first.human');
  await hall.press('new.second.human');
  await hall.press('new.option.first.black');
  await hall.press('new.option.rounds.20');
  await hall.press('new.start');
  await expect.poll(async () => (await hall.state()).options).toMatchObject({ first: 'black', rounds: '20' });
  await expect(hall.node('ask.title')).toHaveText("Black's turn");
  await answer(hall, 'ask.roll');
  await hall.press('play.menu');
  await hall.press('menu.new');
  // As it was chosen before; a position brings its own.
  await expect(hall.node('new.option.rounds.20')).toHaveAttribute('aria-checked', 'true');
  await hall.press('new.paste');
  const field = hall.node('new.position');
  await field.fill('1P/- nonsense');
  await expect(hall.node('new.position.said')).toContainText(/position text/i);
  await field.fill(position({ men: '1P3P/39Q', cash: '900/1200' }));
  await expect(hall.node('new.position.said')).toContainText('A position of Mess, White to move.');
  await hall.press('new.start');
  await expect.poll(async () => (await hall.state()).estate).toMatchObject({ cash: [900, 1200], round: 5, pieces: { 1: '0P', 39: '1Q' } });
  await hall.press('play.build');
  await expect(hall.node('ask.row.build:1')).toBeAttached();
});

test('where each move is confirmed, answers wait for a second word', async ({ hall }) => {
  await hall.open('#settings');
  await hall.press('settings.part.play');
  await hall.press('settings.confirm');
  await expect(hall.node('settings.confirm')).toHaveAttribute('aria-checked', 'true');
  await hall.sit({ game: 'mess', moves: 'roll,dice:2-4' });
  await hall.press('ask.buy');
  await expect(hall.node('ask.urgent')).toContainText('To confirm: White buys Oat Row');
  await hall.press('ask.let-go');
  await expect(hall.node('ask.urgent')).toHaveCount(0);
  await hall.press('ask.buy');
  await hall.press('ask.confirm');
  await played(hall, 'buy:P');
  await hall.rest();
  await hall.click('6');
  await hall.click('8');
  await expect(hall.node('ask.confirm')).toBeAttached();
  expect((await hall.state()).moves).toHaveLength(3);
  await hall.click('8');
  await played(hall, 'move:6-8');
});

test('a record and a link bring the same game, and the same dice after it', async ({ hall, page }) => {
  await hall.sit({ game: 'mess', seed: '11' });
  for (let step = 0; step < 6; ++step) await answerAnyhow(hall);
  const before = await hall.state();
  await hall.press('play.menu');
  const [download] = await Promise.all([page.waitForEvent('download'), hall.press('menu.file')]);
  expect(download.suggestedFilename()).toMatch(/^mess-hall-mess-\d{4}-\d\d-\d\d\.json$/);
  const file = await download.path();
  const goOn = async () => {
    for (let step = 0; step < 4; ++step) await answerAnyhow(hall);
    return (await hall.state()).moves;
  };
  const after = await goOn();

  await hall.press('play.menu');
  await hall.press('menu.new');
  await hall.press('new.start');
  await hall.ply(0);
  await hall.press('play.menu');
  await hall.press('menu.import');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), hall.press('import.file.choose')]);
  await chooser.setFiles(file);
  await hall.ply(before.moves.length);
  expect(await hall.state()).toMatchObject({ moves: before.moves, position: before.position, estate: before.estate, seed: 11 });
  expect(await goOn()).toEqual(after);

  // The address alone holds as much; the game that began with it goes on, and says so.
  await hall.sit({ game: 'mess', seed: '11', moves: before.moves.join(',') });
  await expect(page.locator('body')).toContainText('has gone on since this link was made');
  expect((await hall.state()).moves).toEqual(after);
  await hall.sit({ game: 'mess', seed: '12' });
  await hall.ply(0);
  await hall.sit({ game: 'mess', seed: '11', moves: before.moves.join(',') });
  expect((await hall.state()).moves).toEqual(before.moves);
  expect(await goOn()).toEqual(after);

  // What was put aside is in the list, with its picture.
  await hall.press('play.menu');
  await hall.press('menu.saved');
  await expect(page.locator('.node[data-id^="saved.list."]').first()).toBeAttached();
});

test('a broken save is set aside with a message, and play goes on', async ({ hall, page }) => {
  const record = { format: 'mess-hall-record', version: 1, game: 'mess', seed: 3, moves: [{ move: 'roll' }, { move: 'dice:2-4' }, { move: 'buy:X' }] };
  await page.addInitScript((text) => {
    if (localStorage.getItem('spoilt') === null) localStorage.setItem('messhall.match', text);
    localStorage.setItem('spoilt', 'yes');
  }, JSON.stringify({ id: '1', record: JSON.stringify(record) }));
  await hall.open('#play');
  await expect(page.locator('body')).toContainText(/set aside/);
  await hall.sit({ game: 'mess', moves: 'roll,dice:2-4' });
  await answer(hall, 'ask.buy');
});

test('window.messhall: options, seed, actions, squares, refusals, events', async ({ hall, page }) => {
  await hall.sit({ game: 'mess' });
  const state = await hall.call('newGame', { game: 'mess', options: { rounds: '20', first: 'black' }, seed: 7 });
  expect(state).toMatchObject({ game: 'mess', turn: 'second', seed: 7, options: { rounds: '20', first: 'black' }, prophecies: null });
  expect(state.question).toMatch(/\w/);
  expect(await hall.call('legalMoves')).toEqual(['roll']);
  await page.evaluate(() => {
    const heard = /** @type {any[]} */ ([]);
    Object.assign(window, { heard });
    /** @type {any} */ (window).messhall.on('move', (/** @type {any} */ detail) => heard.push(detail));
  });
  const rolled = await hall.call('play', 'roll');
  const heard = await page.evaluate(() => /** @type {any} */ (window).heard);
  expect(heard.map((/** @type {any} */ { move }) => move)).toEqual(rolled.moves);
  expect(heard[1]).toMatchObject({ by: 'chance', move: expect.stringMatching(/^dice:\d-\d$/), story: [expect.stringMatching(/^Black rolls/)] });
  expect((await hall.call('newGame', { game: 'mess', options: { rounds: '20', first: 'black' }, seed: 7 })).moves).toEqual([]);
  expect((await hall.call('play', 'roll')).moves, 'the same seed, the same dice').toEqual(rolled.moves);

  // What tests/unit/app/dice_test.cpp plays natively: nothing is bought, and these are the first dice and cards.
  await hall.call('newGame', { game: 'mess', seed: 7 });
  const thrown = async () => (await hall.state()).moves.filter((/** @type {string} */ move) => move.includes(':'));
  while ((await thrown()).length < 7) {
    const legal = await hall.call('legalMoves');
    await hall.call('play', ['roll', 'jail-roll', 'decline', 'pay', 'end'].find((action) => legal.includes(action)));
  }
  expect((await thrown()).slice(0, 7)).toEqual(['dice:5-2', 'card:4', 'dice:4-2', 'dice:4-4', 'card:13', 'dice:2-1', 'dice:6-3']);

  await hall.call('newGame', { game: 'mess', moves: 'roll dice:2-4 buy:R' });
  expect(await hall.call('legalMoves', '6')).toContain('move:6-1');
  expect((await hall.call('squareRect', '24')).width).toBeGreaterThan(10);
  expect((await hall.call('squareRect', '40')).width).toBeGreaterThan(10);
  await expect(hall.call('squareRect', 'd4')).rejects.toThrow(/"d4"/);
  await expect(hall.call('play', 'buy:Q')).rejects.toThrow(/\w/);
  await expect(hall.call('newGame', { game: 'mess', seed: -1 })).rejects.toThrow(/"seed"/);
  await expect(hall.call('newGame', { game: 'mess', options: { rounds: '7' } })).rejects.toThrow(/7/);
  expect((await hall.call('undo')).moves).toEqual(['roll', 'dice:2-4']);
  await expect(hall.call('undo')).rejects.toThrow(/Dice and cards/);
  expect((await hall.call('redo')).moves).toHaveLength(3);

  // The graphics are lost and come back with the same picture.
  await page.mouse.move(2, 2);
  const before = await hall.picture();
  expect(await page.evaluate(() => /** @type {any} */ (window).messhall.debug.loseContext())).toBe(true);
  await expect.poll(async () => difference(before, await hall.picture()), { message: 'the picture is as before' }).toBeLessThan(0.002);
});

test.describe('offline', () => {
  test.use({ keeps: true });
  test('a reload without the server goes on against the computer', async ({ page, hall: _, complaints }) => {
    const site = await serveSite();
    const hall = new Hall(page, site.url);
    await hall.sit({ game: 'mess', players: 'human,1', seed: '5', moves: 'roll,dice:2-4,buy:P' });
    await expect(page.locator('#notice')).toContainText('offline', { timeout: 60_000 });
    await site.close();
    complaints.allow(/ERR_CONNECTION_REFUSED|Failed to load resource/);
    await page.reload();
    await hall.ready();
    await answer(hall, 'ask.end');
    await expect.poll(async () => (await hall.state()).turn, { timeout: 60_000 }).toBe('first');
    expect((await hall.state()).moves.length).toBeGreaterThan(4);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  });
});
