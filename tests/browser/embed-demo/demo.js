// The page takes embed.js from the site whose address stands in its own: index.html?site=http://localhost:8080/
const site = new URLSearchParams(location.search).get('site') ?? 'http://localhost:8080/';
const script = document.createElement('script');
script.src = new URL('embed.js', site).href;
document.head.append(script);

/** @type {any} */
const board = document.getElementById('board');
const events = /** @type {HTMLElement} */ (document.getElementById('events'));
const said = /** @type {HTMLElement} */ (document.getElementById('said'));

for (const name of ['ready', 'move', 'end', 'state', 'error']) {
  document.addEventListener(`mess-hall:${name}`, (event) => {
    const item = document.createElement('li');
    item.dataset.event = name;
    item.textContent = JSON.stringify(/** @type {CustomEvent} */ (event).detail);
    events.append(item);
  });
}

document.getElementById('undo')?.addEventListener('click', async () => {
  await board.undo().catch((/** @type {Error} */ error) => {
    said.textContent = error.message;
  });
});
document.getElementById('moves')?.addEventListener('click', async () => {
  said.textContent = JSON.stringify(await board.legalMoves());
});
