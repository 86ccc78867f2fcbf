// A line of the page's own over the game, for what the game cannot know: works offline, a new version. It stays until
// it is answered or put away, and is announced by screen readers. It lies where it covers nothing that can be pressed, as
// far as there is such a place, and as few words as possible; a line that goes by itself lets presses through.

const STYLE = {
  bar: {
    position: 'fixed',
    width: 'max-content',
    maxWidth: 'min(520px, calc(100vw - 24px))',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '4px 6px 4px 18px',
    borderRadius: '14px',
    background: '#221528',
    color: '#FFFDFE',
    font: '600 15px/1.35 Asap, Lato, system-ui, sans-serif',
    boxShadow: '0 10px 32px rgb(0 0 0 / .35)',
    zIndex: '10',
  },
  passing: { padding: '4px 18px', pointerEvents: 'none' },
  text: { flex: '1 1 auto', padding: '8px 0' },
  button: {
    font: 'inherit',
    minHeight: '44px',
    minWidth: '44px',
    padding: '0 16px',
    border: '0',
    borderRadius: '10px',
    cursor: 'pointer',
  },
  main: { background: '#F6B62C', color: '#251B00' },
  plain: { background: 'transparent', color: '#FFFDFE', textDecoration: 'underline' },
  cross: { background: 'transparent', color: '#FFFDFE', padding: '0', fontSize: '20px' },
};

/**
 * @typedef {object} NoticeOptions
 * @property {string} text
 * @property {string} close label of the button that puts it away
 * @property {string} [action] label of the main button
 * @property {() => void} [onAction]
 * @property {number} [seconds] goes by itself after this time: there is nothing to press
 * @property {Document} [page]
 */

/**
 * Shows a line; a line shown before it goes.
 * @param {NoticeOptions} options
 * @returns {() => void} puts it away
 */
export function showNotice({ text, close, action, onAction, seconds = 0, page = document }) {
  page.querySelector('#notice')?.remove();
  const bar = page.createElement('div');
  bar.id = 'notice';
  bar.setAttribute('role', 'status');
  Object.assign(bar.style, STYLE.bar, seconds > 0 ? STYLE.passing : {});
  const follow = () => place(bar);
  const put = () => {
    window.removeEventListener('resize', follow);
    bar.remove();
  };

  const words = page.createElement('span');
  words.textContent = text;
  Object.assign(words.style, STYLE.text);
  bar.append(words);
  if (action !== undefined) {
    bar.append(button(page, action, STYLE.main, () => {
      put();
      onAction?.();
    }));
  }
  if (seconds > 0) {
    setTimeout(put, seconds * 1000);
  } else if (action === undefined) {
    const cross = button(page, '\u00d7', STYLE.cross, put);
    cross.setAttribute('aria-label', close);
    bar.append(cross);
  } else {
    bar.append(button(page, close, STYLE.plain, put));
  }
  page.body.append(bar);
  place(bar);
  window.addEventListener('resize', follow);
  return put;
}

/** @param {Document} page @param {string} label @param {Record<string, string>} look @param {() => void} act */
function button(page, label, look, act) {
  const element = page.createElement('button');
  element.type = 'button';
  element.textContent = label;
  Object.assign(element.style, STYLE.button, look);
  element.addEventListener('click', act);
  return element;
}

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Edges */

/** @param {Edges} a @param {Edges} b how much of a lies under b, in square pixels */
const overlap = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Where a bar covers least: in the middle sooner than beside it, and as high as can be.
 * @param {{ width: number, height: number }} bar
 * @param {Edges} room
 * @param {{ edges: Edges, pressed: boolean }[]} others what lies on the page: to be pressed, or only to be read
 * @returns {{ left: number, top: number }}
 */
export function bestPlace(bar, room, others) {
  let best = { left: room.left, top: room.top };
  let least = Infinity;
  const end = Math.max(room.left, room.right - bar.width);
  for (const left of new Set([(room.left + end) / 2, room.left, end])) {
    for (let top = room.top; top + bar.height <= room.bottom; top += 2) {
      const there = { left, right: left + bar.width, top, bottom: top + bar.height };
      let cost = 0;
      for (const { edges, pressed } of others) cost += overlap(there, edges) * (pressed ? 50 : 1);
      if (cost >= least) continue;
      least = cost;
      best = { left, top };
    }
  }
  return best;
}

/** Among the elements that stand where the game shows its widgets. @param {HTMLElement} bar */
function place(bar) {
  const all = [...bar.ownerDocument.querySelectorAll('.node:not(.group)')];
  const others = all.map((element) => ({ edges: element.getBoundingClientRect(), pressed: element.matches('button, input, textarea') }));
  // As wide as its words want it, wherever it lay.
  Object.assign(bar.style, { top: '0', left: '12px' });
  const room = { left: 12, right: window.innerWidth - 12, top: 4, bottom: window.innerHeight - 4 };
  const { left, top } = bestPlace(bar.getBoundingClientRect(), room, others);
  Object.assign(bar.style, { top: `${top}px`, left: `${left}px` });
}
