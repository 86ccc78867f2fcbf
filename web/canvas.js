// The canvas: its size in device pixels whatever happens (window, zoom, rotation, another monitor), and the loss of its
// graphics context.

/** Denser than this nobody sees, but every pixel costs. */
const MOST_DENSITY = 4;

/**
 * @typedef {object} CanvasOptions
 * @property {HTMLElement} stage what the canvas fills
 * @property {HTMLCanvasElement} canvas
 * @property {(width: number, height: number, density: number) => void} onSize CSS px
 * @property {() => void} onLost
 * @property {() => void} onRestored
 */

/** @param {CanvasOptions} options */
export function watchCanvas({ stage, canvas, onSize, onLost, onRestored }) {
  /** @type {MediaQueryList | null} */
  let media = null;

  // The one place where the canvas gets its size. `exact` is the stage in device pixels where the browser tells it: at a
  // fractional zoom that is not what rounding would give.
  /** @param {{width: number, height: number}} [exact] */
  const applyCanvasSize = (exact) => {
    const density = Math.min(window.devicePixelRatio || 1, MOST_DENSITY);
    const near = { width: stage.clientWidth * density, height: stage.clientHeight * density };
    // A density that developer tools only pretend is not in what the browser counts.
    const counted = exact && Math.abs(exact.width - near.width) < 2 && Math.abs(exact.height - near.height) < 2;
    const { width, height } = counted ? exact : { width: Math.max(1, Math.round(near.width)), height: Math.max(1, Math.round(near.height)) };
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    canvas.style.width = `${width / density}px`;
    canvas.style.height = `${height / density}px`;
    onSize(width / density, height / density, density);
  };

  // A change of density alone brings no resize.
  const watchDensity = () => {
    media?.removeEventListener('change', densityChanged);
    media = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    media.addEventListener('change', densityChanged);
  };
  const densityChanged = () => {
    watchDensity();
    applyCanvasSize();
  };

  const observer = new ResizeObserver((entries) => {
    const box = entries[0]?.devicePixelContentBoxSize?.[0];
    applyCanvasSize(box && { width: box.inlineSize, height: box.blockSize });
  });
  try {
    observer.observe(stage, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(stage);
  }
  watchDensity();
  applyCanvasSize();

  canvas.addEventListener('webglcontextlost', (event) => {
    // Without this the browser would not give it back.
    event.preventDefault();
    onLost();
  });
  canvas.addEventListener('webglcontextrestored', () => {
    onRestored();
    applyCanvasSize();
  });
}

/** Whether this browser can draw the game. Leaves no context behind. */
export function hasWebGl2() {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

/**
 * What the device keeps free at its edges, in CSS px: top, right, bottom, left.
 * @returns {number[]}
 */
export function safeInsets() {
  const probe = document.createElement('div');
  Object.assign(probe.style, {
    position: 'fixed',
    visibility: 'hidden',
    padding: 'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
  });
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const insets = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map((v) => parseFloat(v) || 0);
  probe.remove();
  return insets;
}
