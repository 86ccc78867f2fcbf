// Pointer and keys on their way into the program. Pointer Events only: one tap arrives once, whatever device made it. A
// pressed pointer is captured, so that letting go outside the frame is heard; when the system takes it away, the program
// hears that too and puts back what was dragged.

const MOVE = 0;
const DOWN = 1;
const UP = 2;
const CANCEL = 3;
const LEAVE = 4;
/** @type {Record<string, 0 | 1 | 2>} */
const KINDS = { mouse: 0, touch: 1, pen: 2 };
/** CSS px of a wheel's line and page. */
const LINE = 20;
const PAGE = 400;

/** @param {Event} event Fields for text take their own events. */
const isForField = (event) => event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;

/** @param {KeyboardEvent | MouseEvent} event */
export const modifiersOf = (event) =>
  (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);

/**
 * @typedef {object} PointerOptions
 * @property {HTMLElement} surface
 * @property {import('./program.js').Program} program
 * @property {(id: string) => boolean} isWidget whether the mirror has it, enabled
 * @property {(id: string, x: number, y: number) => void} pressed the pointer went down on this widget, or on none: ""
 */

/** @param {PointerOptions} options */
export function watchPointer({ surface, program, isWidget, pressed }) {
  /** @type {Map<number, PointerEvent>} */
  const held = new Map();

  /** @param {0 | 1 | 2 | 3 | 4} type @param {PointerEvent} event @param {number} [buttons] */
  const tell = (type, event, buttons = event.buttons) => {
    const { left, top } = surface.getBoundingClientRect();
    program.pointer(type, event.pointerId, event.clientX - left, event.clientY - top, KINDS[event.pointerType] ?? 0, buttons);
  };

  /** @param {PointerEvent} event @returns {string} */
  const under = (event) => {
    const { left, top } = surface.getBoundingClientRect();
    return program.widgetAt(event.clientX - left, event.clientY - top);
  };

  /** @param {PointerEvent} event */
  const down = (event) => {
    if (isForField(event)) return;
    held.set(event.pointerId, event);
    // Text that was being written is taken over before the press acts.
    const { left, top } = surface.getBoundingClientRect();
    pressed(event.button === 0 ? under(event) : '', event.clientX - left, event.clientY - top);
    surface.setPointerCapture?.(event.pointerId);
    tell(DOWN, event);
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (isForField(event) && !held.has(event.pointerId)) return;
    tell(MOVE, event);
    if (event.pointerType === 'mouse') surface.style.cursor = isWidget(under(event)) ? 'pointer' : '';
  };

  /** @param {PointerEvent} event */
  const up = (event) => {
    if (!held.delete(event.pointerId)) return;
    tell(UP, event);
  };

  /** @param {PointerEvent} event */
  const cancel = (event) => {
    if (held.delete(event.pointerId)) tell(CANCEL, event, 0);
  };

  const cancelAll = () => {
    for (const event of [...held.values()]) cancel(event);
  };

  /** @param {PointerEvent} event */
  const leave = (event) => {
    if (!held.has(event.pointerId)) tell(LEAVE, event, 0);
  };

  /** @param {WheelEvent} event */
  const wheel = (event) => {
    if (event.ctrlKey || isForField(event)) return; // zoom is the browser's
    const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? PAGE : 1;
    const { left, top } = surface.getBoundingClientRect();
    const sideways = event.shiftKey && event.deltaX === 0;
    const dx = (sideways ? event.deltaY : event.deltaX) * unit;
    const dy = sideways ? 0 : event.deltaY * unit;
    if (program.wheel(event.clientX - left, event.clientY - top, dx, dy)) event.preventDefault();
  };

  surface.addEventListener('pointerdown', down);
  surface.addEventListener('pointermove', move);
  surface.addEventListener('pointerup', up);
  surface.addEventListener('pointercancel', cancel);
  surface.addEventListener('lostpointercapture', cancel);
  surface.addEventListener('pointerleave', leave);
  surface.addEventListener('wheel', wheel, { passive: false });
  surface.addEventListener('contextmenu', (event) => {
    if (!isForField(event)) event.preventDefault();
  });
  // The focus goes where pressed() puts it, not to the element that happens to lie there.
  surface.addEventListener('mousedown', (event) => {
    if (!isForField(event)) event.preventDefault();
  });
  window.addEventListener('blur', cancelAll);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) cancelAll();
  });
}
