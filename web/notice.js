// A line of the page's own over the game, for what the game cannot know: works offline, a new version. It stays until
// it is answered or put away, and is announced by screen readers. It lies at the upper edge, where it hides neither
// the pieces at hand nor the main button; a line that goes by itself is small.

const STYLE = {
  bar: {
    position: 'fixed',
    insetInline: '12px',
    top: 'calc(10px + env(safe-area-inset-top))',
    margin: '0 auto',
    maxWidth: '520px',
    width: 'fit-content',
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
 * @property {number} [seconds] puts itself away after this time, but not while it is pointed at or has the focus
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
  Object.assign(bar.style, STYLE.bar);
  const put = () => bar.remove();

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
  if (action === undefined) {
    const cross = button(page, '\u00d7', STYLE.cross, put);
    cross.setAttribute('aria-label', close);
    bar.append(cross);
  } else {
    bar.append(button(page, close, STYLE.plain, put));
  }
  page.body.append(bar);
  if (seconds > 0) putAwayLater(bar, seconds, put);
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

/** @param {HTMLElement} bar @param {number} seconds @param {() => void} put */
function putAwayLater(bar, seconds, put) {
  const timer = setInterval(() => {
    if (!bar.isConnected) clearInterval(timer);
    else if (!bar.matches(':hover, :focus-within')) put();
  }, seconds * 1000);
}
