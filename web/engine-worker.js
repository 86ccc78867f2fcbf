// The worker that runs the engine. Started as a module worker by engine.js, which gives it the compiled program.

import { createEngineLoop } from './engine-loop.js';
import { createEngine } from './engine-wasm.js';

// A message to itself is a task without the 4 ms that timers cost.
const channel = new MessageChannel();
/** @type {(() => void)[]} */
const tasks = [];
channel.port1.onmessage = () => tasks.shift()?.();

const hear = createEngineLoop({
  createEngine,
  post: (message) => self.postMessage(message),
  later: (fn) => {
    tasks.push(fn);
    channel.port2.postMessage(null);
  },
});

self.onmessage = (event) => hear(event.data);
