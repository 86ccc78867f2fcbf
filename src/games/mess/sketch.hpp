// Positions for the rules page and the lessons, written down by what is different from the start of a game.
#pragma once

#include <string>

namespace messhall::games::mess {

// Fields of the position text; text.cpp says what each holds. The pieces that are neither on the board nor in a
// graveyard are in hand.
struct Sketch {
  std::string men = "-/-";
  std::string graveyards = "-/-";
  std::string houses = "-";
  std::string cash = "1500/1500";
  std::string tokens = "0/0";
  std::string jail = "-/-";
  std::string turn = "0";
  std::string phase = "after";
  std::string claim = "-";
  std::string roll = "3-4";

  [[nodiscard]] std::string text() const;
};

}  // namespace messhall::games::mess
