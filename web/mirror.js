// The mirror: real elements where the canvas shows widgets, so that keyboard and screen reader find everything. The
// program tells the whole list when something has changed; here the page is brought in step with as few changes as
// possible, so that nothing loses the focus or is read twice.

import { modifiersOf } from './pointer.js';

/**
 * @typedef {object} Node
 * @property {string} id
 * @property {string} role
 * @property {string} [label]
 * @property {number[]} rect x, y, width, height in CSS px
 * @property {string} [group] id of the node that it lies in
 * @property {boolean} [pressed]
 * @property {boolean} [checked]
 * @property {boolean} [selected]
 * @property {boolean} [expanded]
 * @property {boolean} [disabled]
 * @property {boolean} [current]
 * @property {boolean} [multiline]
 * @property {number} [level]
 * @property {string} [value]
 * @property {string} [placeholder]
 * @property {string} [description]
 * @property {number} [now]
 * @property {number[]} [clip]
 */
/** @typedef {{ element: HTMLElement, node: Node, text: string }} Entry */

const PRESSABLE = new Set(['button', 'switch', 'radio', 'tab', 'gridcell', 'link']);
const GROUPS = new Set(['radiogroup', 'tablist', 'grid', 'row', 'dialog', 'list', 'region', 'navigation']);
/** One of their members is in the order of Tab; arrows lead to the others. */
const ROVING = new Set(['radiogroup', 'tablist', 'grid']);
/** Roles that say nothing to ARIA: plain text. */
const PLAIN = new Set(['text']);
/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
/** What acts on the square with the focus, or goes on from it. */
const OF_A_SQUARE = new Set([...Object.keys(STEPS), 'Home', 'End', 'Enter', ' ']);

/** @param {Node} node */
function tagOf(node) {
  if (node.role === 'textbox') return node.multiline ? 'textarea' : 'input';
  if (node.role === 'heading') return `h${Math.min(Math.max(node.level ?? 2, 1), 6)}`;
  return PRESSABLE.has(node.role) ? 'button' : 'div';
}

/** @param {HTMLElement} element @param {string} name @param {string | number | boolean | undefined} value undefined takes it away */
function put(element, name, value) {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/** @param {HTMLElement} element @param {Node} node */
function describeState(element, node) {
  const { role } = node;
  put(element, 'aria-pressed', node.pressed);
  put(element, 'aria-checked', role === 'radio' || role === 'switch' ? (node.checked ?? false) : node.checked);
  put(element, 'aria-selected', role === 'tab' ? (node.selected ?? false) : node.selected);
  put(element, 'aria-expanded', node.expanded);
  put(element, 'aria-disabled', node.disabled);
  put(element, 'aria-current', node.current ? (role === 'link' ? 'page' : 'true') : undefined);
  put(element, 'aria-description', node.description);
  if (role !== 'slider') return;
  put(element, 'aria-valuemin', 0);
  put(element, 'aria-valuemax', 1);
  put(element, 'aria-valuenow', node.now ?? 0);
  put(element, 'aria-valuetext', node.value);
}

export class Mirror {
  #surface;
  #program;
  /** @type {Map<string, Entry>} */
  #entries = new Map();
  #order = '';
  /** The ring is shown only while the keyboard is in use. */
  #keyboard = false;
  #draw;
  #onBoard = false;
  /** The board answers a key in its next frame, and a quick hand is there before it. */
  #waiting = false;
  /** @type {HTMLElement | null} */
  #held = null;
  /** @type {string[]} where the focus was before each open dialog */
  #returns = [];

  /**
   * @param {HTMLElement} surface
   * @param {import('./program.js').Program} program
   * @param {() => void} [draw] a frame at once
   */
  constructor(surface, program, draw) {
    this.#surface = surface;
    this.#program = program;
    this.#draw = draw ?? (() => {});
    document.addEventListener('keydown', (event) => this.#keydown(event));
    surface.addEventListener('focusin', () => this.#ring());
    surface.addEventListener('focusout', (event) => {
      if (event.relatedTarget === null) this.#ring(null);
    });
    surface.addEventListener('click', (event) => this.#click(event));
    surface.addEventListener('input', (event) => this.#input(event, false));
    surface.addEventListener('change', (event) => this.#input(event, true));
  }

  /** A frame was drawn: the program has seen the focus and answered all keys. */
  drawn() {
    this.#waiting = false;
  }

  /** @param {string} id @returns {boolean} it is there and can be pressed */
  isWidget(id) {
    const node = this.#entries.get(id)?.node;
    return node !== undefined && PRESSABLE.has(node.role) && !node.disabled;
  }

  /**
   * A pointer went down on this widget, or at this point of a board: the keyboard goes on from there, without a ring.
   * @param {string} id @param {number} x @param {number} y CSS px
   */
  pressed(id, x, y) {
    this.#keyboard = false;
    const entry = this.#entries.get(id);
    const target = entry !== undefined && !GROUPS.has(entry.node.role) ? entry : this.#cellAt(id, x, y);
    const active = document.activeElement;
    if (target !== undefined) {
      this.#rove(target);
      target.element.focus({ preventScroll: true });
    } else if (active instanceof HTMLElement && this.#surface.contains(active)) {
      active.blur();
    }
    this.#ring(null);
  }

  /** @param {string} grid @param {number} x @param {number} y @returns {Entry | undefined} */
  #cellAt(grid, x, y) {
    for (const entry of this.#entries.values()) {
      const [left, top, width, height] = entry.node.rect;
      const inside = x >= left && y >= top && x < left + width && y < top + height;
      if (inside && entry.node.role === 'gridcell' && this.#roving(entry.node) === grid) return entry;
    }
    return undefined;
  }

  /** Moves the keyboard to a widget, by the program's wish. @param {string} id */
  focus(id) {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    this.#keyboard = true;
    this.#rove(entry);
    entry.element.focus({ preventScroll: true });
    this.#ring();
  }

  /** @param {string} json the whole list */
  update(json) {
    /** @type {Node[]} */
    const nodes = JSON.parse(json);
    const focused = this.#focused();
    const dialogs = nodes.filter((node) => node.role === 'dialog').map((node) => node.id);
    const fresh = dialogs.filter((id) => !this.#entries.has(id));
    this.#remove(new Set(nodes.map((node) => node.id)));
    for (const node of nodes) this.#entry(node);
    this.#arrange(nodes);
    this.#tabStops(nodes);
    this.#touchArea(nodes);
    if (fresh.length > 0) {
      this.#returns.push(focused?.node.id ?? '');
      this.#entries.get(/** @type {string} */ (fresh.at(-1)))?.element.focus({ preventScroll: true });
    } else if (focused !== undefined && !this.#entries.has(focused.node.id)) {
      this.#refocus(dialogs);
    }
  }

  /** The element with the focus has gone: back to where the focus was, or into the dialog. @param {string[]} dialogs */
  #refocus(dialogs) {
    const dialog = dialogs.at(-1);
    if (dialog !== undefined) {
      this.#entries.get(dialog)?.element.focus({ preventScroll: true });
      return;
    }
    const id = this.#returns.findLast((before) => this.#entries.has(before));
    this.#returns = [];
    if (id === undefined) this.#ring(null);
    else this.#entries.get(id)?.element.focus({ preventScroll: true });
  }

  /** @param {Set<string>} kept */
  #remove(kept) {
    for (const [id, { element }] of this.#entries) {
      if (kept.has(id)) continue;
      // Members of a group that goes are told again under their new parent.
      element.replaceWith(...element.querySelectorAll(':scope > .node'));
      this.#entries.delete(id);
      this.#order = '';
    }
  }

  /** @param {Node} node */
  #entry(node) {
    const text = JSON.stringify(node);
    const known = this.#entries.get(node.id);
    if (known?.text === text) return;
    const tag = tagOf(node).toUpperCase();
    let element = known?.element;
    if (element === undefined || element.tagName !== tag || known?.node.role !== node.role) {
      const made = this.#make(node);
      element?.replaceWith(made);
      element = made;
      this.#order = '';
    }
    this.#describe(element, node);
    this.#entries.set(node.id, { element, node, text });
  }

  /** @param {Node} node */
  #make(node) {
    const element = document.createElement(tagOf(node));
    element.className = GROUPS.has(node.role) ? 'node group' : 'node';
    element.dataset.id = node.id;
    if (element instanceof HTMLButtonElement) element.type = 'button';
    if (element instanceof HTMLInputElement) element.type = 'text';
    if (node.role === 'textbox') {
      for (const name of ['autocomplete', 'autocapitalize', 'autocorrect']) put(element, name, 'off');
      element.spellcheck = false;
    } else if (node.role !== 'heading' && node.role !== 'button' && !PLAIN.has(node.role)) {
      put(element, 'role', node.role);
    }
    if (node.role === 'status') put(element, 'aria-live', 'off'); // the program speaks itself
    if (node.role === 'dialog') put(element, 'aria-modal', 'true');
    return element;
  }

  /** @param {HTMLElement} element @param {Node} node */
  #describe(element, node) {
    const { role, label = '' } = node;
    const bare = role === 'text' || role === 'heading' || role === 'status' || role === 'listitem';
    if (bare) {
      if (element.textContent !== label) element.textContent = label;
    } else {
      put(element, 'aria-label', label || undefined);
    }
    describeState(element, node);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      // What is being written stands; the program hears of it.
      if (document.activeElement !== element && element.value !== (node.value ?? '')) element.value = node.value ?? '';
      element.placeholder = node.placeholder ?? '';
      element.disabled = node.disabled ?? false;
    }
    this.#place(element, node);
  }

  /** @param {HTMLElement} element @param {Node} node */
  #place(element, node) {
    const [x, y, w, h] = node.rect;
    const parent = node.group === undefined ? undefined : this.#entries.get(node.group)?.node.rect;
    const style = { left: `${x - (parent?.[0] ?? 0)}px`, top: `${y - (parent?.[1] ?? 0)}px`, width: `${w}px`, height: `${h}px` };
    for (const [name, value] of Object.entries(style)) {
      if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
    }
    // Only what the page shows itself must be cut where its list ends.
    if (node.role !== 'textbox') return;
    const [cx, cy, cw, ch] = node.clip ?? node.rect;
    const edges = [cy - y, x + w - cx - cw, y + h - cy - ch, cx - x].map((v) => `${Math.max(0, v)}px`);
    element.style.clipPath = node.clip === undefined ? '' : `inset(${edges.join(' ')})`;
  }

  /** Puts the elements into their groups, in the order of the list. @param {Node[]} nodes */
  #arrange(nodes) {
    const order = nodes.map((node) => `${node.group ?? ''}>${node.id}`).join('\n');
    if (order === this.#order) return;
    this.#order = order;
    const focused = this.#focused();
    /** @type {Map<HTMLElement, Element | null>} the child at which each parent has arrived */
    const at = new Map();
    for (const node of nodes) {
      const parent = (node.group !== undefined && this.#entries.get(node.group)?.element) || this.#surface;
      const element = /** @type {Entry} */ (this.#entries.get(node.id)).element;
      const next = at.has(parent) ? (at.get(parent) ?? null) : parent.firstElementChild;
      if (element === next) {
        at.set(parent, element.nextElementSibling);
        continue;
      }
      parent.insertBefore(element, next);
      at.set(parent, next);
      this.#place(element, node);
    }
    if (focused !== undefined && document.activeElement !== focused.element) focused.element.focus({ preventScroll: true });
  }

  /** @param {Node[]} nodes */
  #tabStops(nodes) {
    /** @type {Map<string, string>} group -> the member in the order of Tab */
    const stops = new Map();
    const active = this.#focused()?.node.id;
    for (const node of nodes) {
      const group = this.#roving(node);
      if (group === undefined) continue;
      const chosen = node.checked === true || node.selected === true;
      const before = stops.get(group);
      const kept = before !== undefined && (before === active || this.#entries.get(before)?.node.checked === true);
      if (before === undefined || node.id === active || (chosen && !kept)) stops.set(group, node.id);
    }
    for (const node of nodes) {
      const element = /** @type {Entry} */ (this.#entries.get(node.id)).element;
      const group = this.#roving(node);
      if (group !== undefined) {
        element.tabIndex = stops.get(group) === node.id ? 0 : -1;
      } else if (PRESSABLE.has(node.role) || node.role === 'slider' || node.role === 'textbox') {
        element.tabIndex = 0;
      } else if (node.role === 'dialog') {
        element.tabIndex = -1;
      }
    }
  }

  /** The group within which arrows move, if this is a member of one; cells of a grid lie in rows. @param {Node} node */
  #roving(node) {
    if (!PRESSABLE.has(node.role) || node.group === undefined) return undefined;
    const group = this.#entries.get(node.group)?.node;
    if (group?.role === 'row') return group.group;
    return group !== undefined && ROVING.has(group.role) ? group.id : undefined;
  }

  /** @param {Entry} entry */
  #rove(entry) {
    const group = this.#roving(entry.node);
    if (group === undefined) return;
    for (const other of this.#entries.values()) {
      if (this.#roving(other.node) === group) other.element.tabIndex = other === entry ? 0 : -1;
    }
  }

  /** In other people's pages: where the finger is the game's alone. @param {Node[]} nodes */
  #touchArea(nodes) {
    const grid = nodes.find((node) => node.role === 'grid');
    if (document.documentElement.dataset.mode !== 'embed' || grid === undefined) {
      this.#held?.remove();
      this.#held = null;
      return;
    }
    if (this.#held === null) {
      this.#held = document.createElement('div');
      this.#held.id = 'held';
    }
    const [x, y, w, h] = grid.rect;
    Object.assign(this.#held.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
    if (!this.#held.isConnected) this.#surface.append(this.#held);
  }

  /** @returns {Entry | undefined} */
  #focused() {
    const active = document.activeElement;
    return active instanceof HTMLElement && this.#surface.contains(active) ? this.#entries.get(active.dataset.id ?? '') : undefined;
  }

  /** @param {null} [none] */
  #ring(none) {
    const entry = none === null ? undefined : this.#focused();
    if (entry !== undefined) this.#rove(entry);
    const onBoard = entry?.node.role === 'gridcell';
    if (onBoard && !this.#onBoard) this.#waiting = true;
    this.#onBoard = onBoard;
    const field = entry?.node.role === 'textbox';
    this.#program.focus(entry !== undefined && (this.#keyboard || field) ? entry.node.id : '');
  }

  /** @param {Event} event */
  #click(event) {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const id = target?.dataset.id;
    const node = id === undefined ? undefined : this.#entries.get(id)?.node;
    if (node === undefined || !PRESSABLE.has(node.role)) return;
    this.#program.activate(node.id);
    // The browser may draw between Enter and the click that it makes: the next key must find the square pressed.
    if (node.role === 'gridcell') this.#waiting = true;
  }

  /** @param {Event} event @param {boolean} done */
  #input(event, done) {
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    // Half-written signs of an input method are not text yet.
    if (event instanceof InputEvent && event.isComposing) {
      field.addEventListener('compositionend', () => this.#program.text(field.dataset.id ?? '', field.value, false), { once: true });
      return;
    }
    this.#program.text(field.dataset.id ?? '', field.value, done);
  }

  /** @param {KeyboardEvent} event */
  #keydown(event) {
    if (event.defaultPrevented || event.isComposing || event.key === 'Process') return;
    const target = event.target;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) this.#fieldKey(event, target);
    // Buttons of the page's own, as in a message, take their keys themselves.
    else if (target === document.body || !(target instanceof HTMLElement) || this.#surface.contains(target)) this.#gameKey(event);
  }

  /** @param {KeyboardEvent} event */
  #gameKey(event) {
    if (event.key === 'Tab') {
      this.#keyboard = true;
      this.#trap(event);
      // The focus may stay where a pointer had put it; then the ring comes now.
      queueMicrotask(() => this.#ring());
      return;
    }
    const entry = this.#focused();
    const acts = event.key === 'Enter' || event.key === ' ';
    if (entry?.node.role === 'gridcell') this.#catchUp(event.key, acts);
    if (acts && entry !== undefined && PRESSABLE.has(entry.node.role)) {
      this.#keyboard = true;
      this.#ring();
      // The board's cursor may be ahead of the focus, which follows it with the next frame.
      if (event.key === 'Enter' && entry.node.role === 'gridcell' && this.#program.key(event.key, modifiersOf(event))) event.preventDefault();
      return; // else the element's own click
    }
    if (modifiersOf(event) === 0 && entry !== undefined && event.key in STEPS) {
      this.#keyboard = true;
      this.#ring();
      if (this.#step(event, entry)) return;
    }
    if (this.#program.key(event.key, modifiersOf(event))) event.preventDefault();
  }

  /**
   * Before a key on a square: the board hears what happened since its last frame, and where the focus is. Whoever was put on
   * the square, as by a screen reader, goes on from there.
   * @param {string} key @param {boolean} acts
   */
  #catchUp(key, acts) {
    if (this.#waiting) {
      if (OF_A_SQUARE.has(key)) {
        this.#keyboard = true;
        this.#ring();
      }
      // One takes a press, the next one knows what it did.
      this.#draw();
      this.#draw();
    }
    if (acts || key === 'Escape') queueMicrotask(() => (this.#waiting = true));
  }

  /** @param {KeyboardEvent} event @param {HTMLInputElement | HTMLTextAreaElement} field */
  #fieldKey(event, field) {
    if (event.key === 'Tab') {
      this.#keyboard = true;
      this.#trap(event);
    } else if (event.key === 'Escape') {
      field.blur();
      this.#program.key('Escape', 0);
    } else if (event.key === 'Enter' && field instanceof HTMLInputElement) {
      event.preventDefault();
      this.#program.text(field.dataset.id ?? '', field.value, true);
    }
  }

  /** Arrows among radios and tabs. Boards move their own cursor. @param {KeyboardEvent} event @param {Entry} entry */
  #step(event, entry) {
    const group = this.#roving(entry.node);
    if (group === undefined || this.#entries.get(group)?.node.role === 'grid') return false;
    const members = [...this.#surface.querySelectorAll('.node')]
      .map((element) => this.#entries.get(/** @type {HTMLElement} */ (element).dataset.id ?? ''))
      .filter((other) => other !== undefined && this.#roving(other.node) === group);
    const n = members.indexOf(entry);
    const next = members[(n + STEPS[event.key] + members.length) % members.length];
    if (next === undefined) return false;
    event.preventDefault();
    this.#rove(next);
    next.element.focus({ preventScroll: true });
    if (next.node.role === 'radio' && !next.node.disabled) this.#program.activate(next.node.id);
    return true;
  }

  /** Tab stays within the dialog. @param {KeyboardEvent} event */
  #trap(event) {
    const dialogs = [...this.#surface.querySelectorAll('[role="dialog"]')];
    const dialog = dialogs.at(-1);
    if (dialog === undefined) return;
    const stops = /** @type {HTMLElement[]} */ ([...dialog.querySelectorAll('.node')]).filter((element) => element.tabIndex === 0);
    const active = document.activeElement;
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    const other = event.shiftKey ? stops.at(-1) : stops[0];
    if (other === undefined) {
      event.preventDefault();
    } else if (active === edge || !dialog.contains(active) || (event.shiftKey && active === dialog)) {
      event.preventDefault();
      other.focus({ preventScroll: true });
    }
  }
}

/** How many sentences stand in a live region at once: a throw may bring dice, a card and what came of it. */
const MOST_SAID = 6;

/** Speaks through the page's live regions: politely, or at once. */
export class Speaker {
  #polite;
  #assertive;

  /** @param {HTMLElement} polite @param {HTMLElement} assertive */
  constructor(polite, assertive) {
    this.#polite = polite;
    this.#assertive = assertive;
  }

  /** @param {string} text @param {boolean} assertive */
  say(text, assertive) {
    const region = assertive ? this.#assertive : this.#polite;
    // A new element each time, so that the same sentence twice is heard twice; old ones go when they have been read.
    const line = document.createElement('p');
    line.textContent = text;
    region.append(line);
    while (region.childElementCount > MOST_SAID) region.firstElementChild?.remove();
    setTimeout(() => line.remove(), 10_000);
  }
}
