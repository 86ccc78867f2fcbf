// A visit without a page: what it stores, says and asks of the engine.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "app/session.hpp"
#include "helpers.hpp"

namespace messhall::app {

class SessionFixture : public testing::Test {
 protected:
  nlohmann::json call(const nlohmann::json& command) { return nlohmann::json::parse(session.call(command.dump())); }
  std::string notices() {
    std::string text;
    for (const Notice& notice : session.take_notices()) text += say(notice.message) + "|";
    return text;
  }
  const Match& match() { return *session.match(); }

  FakePlatform platform;
  FakeLink link;
  Session session{platform, link};
};

// Of Smess.
class SessionTest : public SessionFixture {
 protected:
  void begin(Seats seats = kHumans, std::string_view moves = {}, std::string start = "startpos") {
    ASSERT_FALSE(session.new_game(smess(seats, std::move(start)), moves));
  }
  void engine_answers(std::string_view move, std::string_view info = {}) {
    session.engine_line("readyok");
    if (!info.empty()) session.engine_line(info);
    session.engine_line("bestmove " + std::string(move));
  }
  void pass(std::int64_t milliseconds) {
    platform.time += milliseconds;
    session.tick();
  }
};

}  // namespace messhall::app
