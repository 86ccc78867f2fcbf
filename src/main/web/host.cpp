#include "main/web/host.hpp"

#include <emscripten.h>

#include <chrono>

// The functions of the page. Strings come as an address and a length: views do not end with a zero.
// clang-format off
EM_JS(void, messhall_request_frame, (), { Module.host.requestFrame(); })
EM_JS(void, messhall_request_asset, (const char* name, int length), { Module.host.requestAsset(UTF8ToString(name, length)); })
EM_JS(void, messhall_mirror, (const char* json, int length), { Module.host.mirror(UTF8ToString(json, length)); })
EM_JS(void, messhall_announce, (const char* text, int length, int assertive), { Module.host.announce(UTF8ToString(text, length), assertive !== 0); })
EM_JS(void, messhall_copy, (const char* text, int length), { Module.host.copy(UTF8ToString(text, length)); })
EM_JS(void, messhall_save_file, (const char* name, int name_length, const char* text, int length), { Module.host.saveFile(UTF8ToString(name, name_length), UTF8ToString(text, length)); })
EM_JS(void, messhall_open_file, (const char* id, int length), { Module.host.openFile(UTF8ToString(id, length)); })
EM_JS(void, messhall_share, (const char* url, int length), { Module.host.share(UTF8ToString(url, length)); })
EM_JS(void, messhall_navigate, (const char* hash, int length), { Module.host.navigate(UTF8ToString(hash, length)); })
EM_JS(void, messhall_correct, (const char* hash, int length), { Module.host.correct(UTF8ToString(hash, length)); })
EM_JS(void, messhall_title, (const char* title, int length), { Module.host.title(UTF8ToString(title, length)); })
EM_JS(void, messhall_open_link, (const char* url, int length), { Module.host.openLink(UTF8ToString(url, length)); })
EM_JS(void, messhall_focus, (const char* id, int length), { Module.host.focus(UTF8ToString(id, length)); })
EM_JS(void, messhall_look, (int dark, const char* language, int length), { Module.host.look(dark !== 0, UTF8ToString(language, length)); })
EM_JS(void, messhall_store, (const char* key, int key_length, const char* text, int length), { Module.host.store(UTF8ToString(key, key_length), UTF8ToString(text, length)); })
EM_JS(void, messhall_event, (const char* name, int name_length, const char* json, int length), { Module.host.event(UTF8ToString(name, name_length), UTF8ToString(json, length)); })
EM_JS(void, messhall_engine_send, (const char* line, int length), { Module.host.engineSend(UTF8ToString(line, length)); })
EM_JS(void, messhall_engine_restart, (), { Module.host.engineRestart(); })
// clang-format on

namespace messhall::web {

namespace {
int size_of(std::string_view text) { return static_cast<int>(text.size()); }
}  // namespace

void PageHost::request_frame() { messhall_request_frame(); }
void PageHost::request_asset(std::string_view name) { messhall_request_asset(name.data(), size_of(name)); }
void PageHost::mirror(std::string_view json) { messhall_mirror(json.data(), size_of(json)); }
void PageHost::announce(std::string_view text, bool assertive) {
  messhall_announce(text.data(), size_of(text), assertive ? 1 : 0);
}
void PageHost::copy(std::string_view text) { messhall_copy(text.data(), size_of(text)); }
void PageHost::save_file(std::string_view name, std::string_view text) {
  messhall_save_file(name.data(), size_of(name), text.data(), size_of(text));
}
void PageHost::open_file(std::string_view id) { messhall_open_file(id.data(), size_of(id)); }
void PageHost::share(std::string_view url) { messhall_share(url.data(), size_of(url)); }
void PageHost::navigate(std::string_view hash) { messhall_navigate(hash.data(), size_of(hash)); }
void PageHost::correct(std::string_view hash) { messhall_correct(hash.data(), size_of(hash)); }
void PageHost::title(std::string_view title) { messhall_title(title.data(), size_of(title)); }
void PageHost::open_link(std::string_view url) { messhall_open_link(url.data(), size_of(url)); }
void PageHost::focus(std::string_view id) { messhall_focus(id.data(), size_of(id)); }
void PageHost::look(bool dark, std::string_view language) {
  messhall_look(dark ? 1 : 0, language.data(), size_of(language));
}

std::int64_t PagePlatform::now() const {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

void PagePlatform::store(std::string_view key, std::string_view text) {
  messhall_store(key.data(), size_of(key), text.data(), size_of(text));
}

void PagePlatform::event(std::string_view name, std::string_view json) {
  messhall_event(name.data(), size_of(name), json.data(), size_of(json));
}

void PageEngine::send(std::string_view line) { messhall_engine_send(line.data(), size_of(line)); }
void PageEngine::restart() { messhall_engine_restart(); }

}  // namespace messhall::web
