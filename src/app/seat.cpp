#include "app/seat.hpp"

namespace messhall::app {

std::optional<Seat> parse_seat(std::string_view text) {
  if (text == "human") return kHuman;
  if (text.size() != 1 || text[0] < '1' || text[0] > '0' + kLevels) return std::nullopt;
  return Seat{text[0] - '0'};
}

std::string seat_text(Seat seat) { return seat.human() ? "human" : std::to_string(seat.level); }

Text level_name(int level) {
  switch (level) {
    case 1:
      return {"app.level.bad", "bad"};
    case 2:
      return {"app.level.better", "better"};
    case 3:
      return {"app.level.good", "good"};
    default:
      return {"app.level.very-good", "very good"};
  }
}

Message seat_name(Seat seat, bool alone) {
  if (seat.computer()) return {{"app.seat.level", "Level {level}"}, {{"level", std::to_string(seat.level)}}};
  if (alone) return {{"app.seat.you", "You"}};
  return {{"app.seat.player", "Player"}};
}

}  // namespace messhall::app
