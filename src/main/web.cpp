// The page's program: makes the window, the session and the interface, and lets JavaScript call them. web/boot.js is
// the other side; docs of each function stand there too. Strings that are given back stay valid until the next call.

#include <SDL.h>
#include <emscripten.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/session.hpp"
#include "main/web/gl_device.hpp"
#include "main/web/host.hpp"
#include "ui/board/gallery.hpp"
#include "ui/place_names.hpp"
#include "ui/screens/hall.hpp"
#include "ui/screens/states.hpp"
#include "ui/texts.hpp"
#include "ui/ui.hpp"

namespace messhall::web {
namespace {

using nlohmann::json;

// A value of an object from the page, or what stands for it: a page of another build must not bring us down.
template <class T>
T value_or(const json& object, const char* key, T otherwise) {
  if (!object.is_object() || !object.contains(key)) return otherwise;
  const json& value = object[key];
  if constexpr (std::is_same_v<T, bool>) return value.is_boolean() ? value.get<bool>() : otherwise;
  if constexpr (std::is_arithmetic_v<T>) return value.is_number() ? value.get<T>() : otherwise;
  if constexpr (std::is_same_v<T, std::string>) return value.is_string() ? value.get<std::string>() : otherwise;
}

std::map<std::string, std::string> texts_of(const json& object) {
  std::map<std::string, std::string> texts;
  if (!object.is_object()) return texts;
  for (const auto& [key, value] : object.items())
    if (value.is_string()) texts[key] = value.get<std::string>();
  return texts;
}

std::vector<std::string> words_of(const json& list) {
  std::vector<std::string> words;
  if (!list.is_array()) return words;
  for (const json& word : list)
    if (word.is_string()) words.push_back(word.get<std::string>());
  return words;
}

class Program {
 public:
  Program() : ui_(host_, device_), session_(platform_, engine_), hall_(session_, ui_) {}
  ~Program() {
    if (context_ != nullptr) SDL_GL_DeleteContext(context_);
    if (window_ != nullptr) SDL_DestroyWindow(window_);
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // Empty when all went well; otherwise a word for what is missing.
  std::string start(const json& facts);
  void media(const json& facts);

  ui::Ui& ui() { return ui_; }
  app::Session& session() { return session_; }
  ui::Hall& hall() { return hall_; }
  void resize(float width, float height, float density);
  void context_lost();
  void context_restored();
  double frame(double now);
  std::string call(std::string_view text);
  void navigate(std::string_view hash) { hall_.open(hash, viewport_.embedded); }

 private:
  struct Look {
    bool dark = false;
    std::string language{};
    friend bool operator==(const Look&, const Look&) = default;
  };

  std::string open_window();
  void tick(double now);

  PageHost host_;
  PagePlatform platform_;
  PageEngine engine_;
  GlDevice device_;
  ui::Ui ui_;
  app::Session session_;
  ui::Hall hall_;
  ui::Language language_;
  std::unique_ptr<ui::ClassicNames> classic_names_;  // while they are chosen
  std::unique_ptr<ui::ClassicNames> old_names_;
  ui::Viewport viewport_;
  Look look_{};
  SDL_Window* window_ = nullptr;
  SDL_GLContext context_ = nullptr;
};

std::string Program::open_window() {
  // The page hands on pointer and keys itself: SDL listens to an element that never has the focus.
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  SDL_SetMainReady();
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return "window";
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
  window_ = SDL_CreateWindow("Mess Hall", 0, 0, 320, 240, SDL_WINDOW_OPENGL);
  if (window_ == nullptr) return "window";
  context_ = SDL_GL_CreateContext(window_);
  if (context_ == nullptr || !device_.prepare()) return "webgl";
  return {};
}

std::string Program::start(const json& facts) {
  if (std::string trouble = open_window(); !trouble.empty()) return trouble;
  viewport_.embedded = value_or(facts, "embed", false);
  if (facts.contains("languages")) language_.offer(words_of(facts["languages"]));
  media(facts);
  session_.restore(texts_of(facts.contains("stored") ? facts["stored"] : json()));
  // Two screens for developers, led to from nowhere: #states, #board.
  ui_.add("states", ui::make_states());
  ui_.add("board", ui::board::make_gallery());
  hall_.set_address(value_or(facts, "address", std::string()));
  hall_.open(value_or(facts, "hash", std::string()), viewport_.embedded);
  ui_.on_frame([this](double now) { tick(now); });
  return {};
}

void Program::media(const json& facts) {
  if (facts.contains("dark") || facts.contains("reducedMotion"))
    ui_.media({value_or(facts, "dark", false), value_or(facts, "reducedMotion", false)});
  language_.device(value_or(facts, "language", std::string("en")));
  hall_.set_offline(value_or(facts, "offline", false));
  if (!facts.contains("safe") || !facts["safe"].is_array() || facts["safe"].size() != 4) return;
  const auto edge = [&facts](std::size_t i) {
    return facts["safe"][i].is_number() ? facts["safe"][i].get<float>() : 0.0F;
  };
  viewport_.safe = {edge(0), edge(1), edge(2), edge(3)};
  ui_.resize(viewport_);
}

void Program::resize(float width, float height, float density) {
  viewport_.width = width;
  viewport_.height = height;
  viewport_.density = density;
  ui_.resize(viewport_);
}

void Program::context_lost() {
  device_.forget();
  ui_.context_lost();
}

void Program::context_restored() {
  if (device_.prepare()) ui_.context_restored();
}

void Program::tick(double now) {
  hall_.tick(now);
  language_.choose(session_.settings().language);
  const bool classic = session_.settings().street_names == app::StreetNames::Classic;
  const bool other = language_.update(ui_.art());
  if (!other && classic == (classic_names_ != nullptr)) return;
  // Somebody may still hold the old one in this frame.
  old_names_ = std::move(classic_names_);
  if (classic) classic_names_ = std::make_unique<ui::ClassicNames>(language_.translator());
  const Translator* const words = classic ? classic_names_.get() : language_.translator();
  ui_.translate(words);
  session_.translator = words;
}

double Program::frame(double now) {
  const double wait = ui_.frame(now);
  const Look look{ui_.theme().dark(), language_.tag()};
  if (look_ != look) {
    look_ = look;
    host_.look(look.dark, look.language);
  }
  return wait;
}

std::string Program::call(std::string_view text) {
  const json command = json::parse(text, nullptr, false);
  const std::string what = value_or(command, "do", std::string());
  if (what == "frames") return json{{"ok", true}, {"value", ui_.frames().count()}}.dump();
  if (what == "mirror") {
    ui_.mirror_again();
    return json{{"ok", true}}.dump();
  }
  if (what == "follow") {
    const bool taken =
        session_.follow(value_or(command, "key", std::string()), value_or(command, "text", std::string()));
    return json{{"ok", true}, {"value", taken}}.dump();
  }
  if (what == "here") {
    session_.come_back();
    return json{{"ok", true}}.dump();
  }
  // Where a square is must be true now, not after the next frame.
  if (what == "squareRect" && ui_.frames().wanted()) frame(emscripten_get_now());
  std::string answer = session_.call(text);
  ui_.frames().input();
  return answer;
}

// Made once by mh_start; the page ends with it.
std::unique_ptr<Program> program;
std::string answer;

const char* hand_over(std::string text) {
  answer = std::move(text);
  return answer.c_str();
}

// After whatever may have asked for a frame: the page repaints when it is told to.
void settle() {
  program->hall().settle();
  if (program->ui().frames().wanted()) program->ui().host().request_frame();
}

}  // namespace
}  // namespace messhall::web

using messhall::web::hand_over;
using messhall::web::program;
using messhall::web::settle;

extern "C" {

// {"stored":{..},"hash":"..","embed":false,"dark":false,"reducedMotion":false,"language":"de","languages":["de","gl"],
// "safe":[0,0,0,0]}
EMSCRIPTEN_KEEPALIVE const char* mh_start(const char* facts) {
  program = std::make_unique<messhall::web::Program>();
  std::string trouble = program->start(nlohmann::json::parse(facts, nullptr, false));
  if (trouble.empty()) settle();
  return hand_over(std::move(trouble));
}

EMSCRIPTEN_KEEPALIVE double mh_frame(double now) { return program->frame(now); }

EMSCRIPTEN_KEEPALIVE void mh_resize(float width, float height, float density) {
  program->resize(width, height, density);
  settle();
}

EMSCRIPTEN_KEEPALIVE void mh_pointer(int type, int id, float x, float y, int kind, unsigned buttons) {
  using namespace messhall::ui;
  if (type < 0 || type > 4 || kind < 0 || kind > 2) return;
  program->ui().pointer(
      {static_cast<PointerPhase>(type), id, {x, y}, static_cast<PointerKind>(kind), buttons, emscripten_get_now()});
  settle();
}

EMSCRIPTEN_KEEPALIVE int mh_wheel(float x, float y, float dx, float dy) {
  const bool taken = program->ui().wheel({x, y}, dx, dy);
  if (taken) settle();
  return taken ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE void mh_focus(const char* id) {
  program->ui().focus(id);
  settle();
}

EMSCRIPTEN_KEEPALIVE void mh_activate(const char* id) {
  program->ui().activate(id);
  settle();
}

EMSCRIPTEN_KEEPALIVE int mh_key(const char* name, unsigned modifiers) {
  const bool used = program->ui().key({name, modifiers});
  if (used) settle();
  return used ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE void mh_text(const char* id, const char* value, int done) {
  program->ui().text(id, value, done != 0);
  settle();
}

// The widget that a pointer at this point would press: "" for none.
EMSCRIPTEN_KEEPALIVE const char* mh_widget_at(float x, float y) {
  return hand_over(std::string(program->ui().widget_at({x, y})));
}

// The address has changed by itself: the browser's back button, a link to a game.
EMSCRIPTEN_KEEPALIVE void mh_navigate(const char* hash) {
  program->navigate(hash);
  settle();
}

EMSCRIPTEN_KEEPALIVE const char* mh_call(const char* command) {
  std::string text = program->call(command);
  settle();
  return hand_over(std::move(text));
}

EMSCRIPTEN_KEEPALIVE void mh_engine_line(const char* line) {
  program->session().engine_line(line);
  settle();
}

EMSCRIPTEN_KEEPALIVE void mh_engine_lost(const char* reason) {
  program->session().engine_lost(reason);
  settle();
}

EMSCRIPTEN_KEEPALIVE void mh_asset(const char* name, const std::uint8_t* data, unsigned size) {
  program->ui().art().receive(name, std::vector<std::uint8_t>(data, data + size));
  settle();
}

EMSCRIPTEN_KEEPALIVE void mh_asset_failed(const char* name, const char* reason) {
  program->ui().art().fail(name, reason);
  settle();
}

// Files that could not be had are asked for again.
EMSCRIPTEN_KEEPALIVE void mh_retry_assets() {
  program->ui().art().retry();
  settle();
}

EMSCRIPTEN_KEEPALIVE void mh_context_lost() { program->context_lost(); }

EMSCRIPTEN_KEEPALIVE void mh_context_restored() {
  program->context_restored();
  settle();
}

EMSCRIPTEN_KEEPALIVE void mh_media(const char* facts) {
  const auto parsed = nlohmann::json::parse(facts, nullptr, false);
  if (!parsed.is_object()) return;
  program->media(parsed);
  settle();
}

EMSCRIPTEN_KEEPALIVE void mh_hide(int hidden) {
  program->ui().hide(hidden != 0);
  if (hidden == 0) settle();
}

EMSCRIPTEN_KEEPALIVE double mh_frames() { return static_cast<double>(program->ui().frames().count()); }

}  // extern "C"
