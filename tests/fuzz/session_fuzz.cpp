// A visit: commands of the page, lines of an engine, a shelf of old texts, time that goes by. One line of input each:
//   {"do":...}      a command, answered with {"ok":...}
//   >bestmove ...   the engine speaks       !reason   the engine is lost
//   +250            milliseconds go by      =key text the shelf held this when the visit began
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "app/session.hpp"
#include "fuzz.hpp"

using namespace messhall;

namespace {

constexpr int kMostLines = 60;

bool is_object(std::string_view text) {
  return nlohmann::json::parse(text.begin(), text.end(), nullptr, false).is_object();
}

class Shelf final : public app::Platform {
 public:
  [[nodiscard]] std::int64_t now() const override { return clock; }
  void store(std::string_view key, std::string_view text) override { texts[std::string(key)] = text; }
  void event(std::string_view name, std::string_view json) override {
    fuzz::promise(!name.empty() && is_object(json), "an event has a name and an object");
  }

  std::int64_t clock = 1'780'000'000'000;
  std::map<std::string, std::string> texts;
};

class Silence final : public app::EngineLink {
 public:
  void send(std::string_view line) override {
    fuzz::promise(!line.empty() && line.find('\n') == std::string_view::npos, "the engine gets lines");
  }
  void restart() override {}
};

void answer(app::Session& session, std::string_view line) {
  const auto reply = nlohmann::json::parse(session.call(line), nullptr, false);
  fuzz::promise(reply.is_object() && reply.contains("ok") && reply["ok"].is_boolean(), "a command is answered");
  if (reply["ok"].get<bool>()) {
    fuzz::promise(reply.contains("value"), "a command that went well has a value");
  } else {
    fuzz::promise(reply.contains("error") && reply["error"].is_string() && !reply["error"].get<std::string>().empty(),
                  "a refused command says why");
  }
}

void do_line(app::Session& session, Shelf& shelf, std::string_view line) {
  const char kind = line.empty() ? '\0' : line.front();
  if (kind == '>') {
    session.engine_line(line.substr(1));
  } else if (kind == '!') {
    session.engine_lost(line.substr(1));
  } else if (kind == '+') {
    shelf.clock += std::atoi(std::string(line.substr(1, 6)).c_str());
    (void)session.tick();
  } else {
    answer(session, line);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view input = fuzz::text_of(data, size);
  Shelf shelf;
  while (!input.empty() && input.front() == '=') {
    std::string_view line = fuzz::take_until(input, '\n').substr(1);
    const std::string_view key = fuzz::take_until(line, ' ');
    shelf.texts[std::string(key)] = line;
  }
  Silence silence;
  app::Session session(shelf, silence);
  session.restore(std::map<std::string, std::string>(shelf.texts));
  for (int lines = 0; lines < kMostLines && !input.empty(); ++lines) {
    do_line(session, shelf, fuzz::take_until(input, '\n'));
  }
  (void)session.take_notices();
  fuzz::promise(is_object(session.state_json()), "the state is an object");

  // The next visit finds what this one left.
  Shelf next;
  app::Session later(next, silence);
  later.restore(shelf.texts);
  if (session.match() != nullptr) {
    fuzz::promise(later.match() != nullptr, "the game survives the visit");
    fuzz::promise(later.match()->moves_text() == session.match()->moves_text(), "the moves survive the visit");
  }
  fuzz::promise(later.settings() == session.settings(), "the settings survive the visit");
  return 0;
}
