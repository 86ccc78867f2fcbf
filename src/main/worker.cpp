// The engine as a standalone wasm program for a web worker, Node or anything else that runs wasm. It has no main(), no
// files and no threads: the host gives it lines and lets it work slice by slice.
//
// Exports: memory, _initialize() (call it once, first), malloc, free, and the functions below.
// Imports: env.mh_emit(pointer, length), one line of output in UTF-8, valid during the call only;
//          wasi_snapshot_preview1: clock_time_get, and as stubs what the C library asks for (web/engine-wasm.js has
//          all).
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "engine/engine.hpp"
#include "search/time.hpp"

#define MH_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

extern "C" __attribute__((import_module("env"), import_name("mh_emit"))) void mh_emit(const char* line,
                                                                                      std::size_t length);

namespace {

std::unique_ptr<messhall::engine::Engine> g_engine;  // one a program: a second engine is a second instance

}  // namespace

// Makes the engine and gives a handle that is not 0. An engine that was there is thrown away.
MH_EXPORT(mh_engine_create) std::int32_t mh_engine_create() {
  g_engine = std::make_unique<messhall::engine::Engine>(
      [](std::string_view line) { mh_emit(line.data(), line.size()); }, messhall::search::steady_time());
  return 1;
}

// One line of the protocol, UTF-8, ended by a zero byte. Answers may be emitted before it returns.
MH_EXPORT(mh_engine_send) void mh_engine_send(const char* line) {
  if (g_engine && line != nullptr) g_engine->send(line);
}

// One slice of work, at most one iteration of the search. 1: there is more to do; 0: at rest.
MH_EXPORT(mh_engine_step) std::int32_t mh_engine_step() { return g_engine && g_engine->step() ? 1 : 0; }
