// What stands round a board: players, moves.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ui/kit/ladder.hpp"
#include "ui/kit/panel.hpp"

namespace messhall::ui::kit {

struct CapturedRow {
  struct Item {
    Sprite picture{};
    int count = 1;
    Label name{};
  };
  std::vector<Item> items{};
  int ahead = 0;  // "+5" when over 0
};

struct PlayerCard {
  Label name{};
  Sprite avatar{};
  SideColour colour = SideColour::Blue;
  Label about{};  // stands in place of the captured row while that is empty
  Label brief{};  // the same in a strip
  CapturedRow captured{};
  Ladder ladder{};      // under the rest in a card, beside it in a strip; there the name's ground tells the turn
  std::string clock{};  // "8:12"; empty: no clock
  bool turn = false;
  Label thinking{};    // "Thinking, 9 moves deep": stands in place of the captured row
  float progress = 0;  // of the thinking, 0 to 1; 0: no bar
  Label spoken{};      // for the mirror: name, captures and clock in one sentence
};
inline constexpr float kPlayerCardHeight = 68;
inline constexpr float kLadderCardHeight = 68 + kLadderHeight + 4;
inline constexpr float kPlayerStripHeight = 50;
// In the side column, 68 high, with a ladder kLadderCardHeight. Gives the rect of the captured row, where a taken piece
// flies to.
Rect player_card(Context& c, std::string_view id, Rect rect, const PlayerCard& player);
// Above and below the board on phones, 50 high, without a ground of its own unless `panelled`.
Rect player_strip(Context& c, std::string_view id, Rect rect, const PlayerCard& player, bool panelled = false);

struct MoveEntry {
  std::string text{};  // "d5×d7"
  Label spoken{};      // "Numskull takes on d7"; empty: the text
  Label remark{};      // "??" as a chip
  ChipTone tone = ChipTone::Plain;
  const char* icon = nullptr;  // in the chip
  Label event{};               // what happened right after it: a line of its own
};
struct MoveList {
  std::span<const MoveEntry> moves{};
  int current = -1;            // index of the move on the board; -1: the start
  bool second_begins = false;  // the first move belongs in the right column
  int first_number = 1;
};
// Two columns, numbered; scrolls, and follows the current move. Gives the move that was pressed.
std::optional<int> move_list(Context& c, std::string_view id, Rect rect, const MoveList& list);
// One line for phones, 40 high; scrolls sideways.
std::optional<int> move_line(Context& c, std::string_view id, Rect rect, const MoveList& list);

// Three dots for "thinking"; they step with `phase` (any counter).
void thinking_dots(Context& c, Point at, int phase);

}  // namespace messhall::ui::kit
