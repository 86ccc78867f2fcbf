# The engine's own wasm program: standalone (no Emscripten runtime in JavaScript), loaded by web/engine-wasm.js.
# The target is messhall_engine_wasm; it writes engine.wasm to MESSHALL_ENGINE_WASM.

include_guard(GLOBAL)

set(MESSHALL_ENGINE_WASM ${CMAKE_BINARY_DIR}/engine.wasm CACHE INTERNAL "Where the engine's wasm program stands")

add_executable(messhall_engine_wasm ${PROJECT_SOURCE_DIR}/src/main/worker.cpp)
target_link_libraries(messhall_engine_wasm PRIVATE messhall_engine)
set_target_properties(messhall_engine_wasm PROPERTIES OUTPUT_NAME engine SUFFIX .wasm RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})

# Memory: 32 MB hold the program, its stack and a Hash of 16 MB; it grows when Hash asks for more, up to what phones
# grant a page. The stack must hold the deepest line, kMaxPly nodes of about 4 kB each.
target_link_options(messhall_engine_wasm PRIVATE
  -O3
  --no-entry
  -sSTANDALONE_WASM
  -sALLOW_MEMORY_GROWTH
  -sINITIAL_MEMORY=33554432
  -sMAXIMUM_MEMORY=268435456
  -sTOTAL_STACK=2097152
  -sFILESYSTEM=0
  --js-library ${PROJECT_SOURCE_DIR}/cmake/engine_imports.js
  -sEXPORTED_FUNCTIONS=_malloc,_free)
