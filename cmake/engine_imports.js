// What the engine's wasm program imports from its host (web/engine-wasm.js), so that the linker knows it for wanted.
mergeInto(LibraryManager.library, {
  mh_emit: function (pointer, length) {},
});
