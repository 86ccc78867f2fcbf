// A computer player that is certainly still thinking.

/**
 * From the next load of the page on, searches for a move have no limit: they end when they are told to. Whatever comes
 * after thinkAsUsual() has its limits again.
 * @param {import('@playwright/test').Page} page
 */
export const thinkOn = (page) =>
  page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const here = /** @type {any} */ (Object.assign(window, { thinkOn: true }));
    /** @param {any} message @param {any[]} rest @this {Worker} */
    Worker.prototype.postMessage = function post(message, ...rest) {
      const line = here.thinkOn ? String(message?.line ?? '') : '';
      // A level ends its searches by their nodes.
      if (line.startsWith('setoption name Skill Level ')) return;
      const sent = line.startsWith('go movetime ') ? { ...message, line: 'go infinite' } : message;
      /** @type {any} */ (postMessage).call(this, sent, ...rest);
    };
  });

/** @param {import('@playwright/test').Page} page */
export const thinkAsUsual = (page) => page.evaluate(() => void Object.assign(window, { thinkOn: false }));
