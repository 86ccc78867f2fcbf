// What the inventors say of endings against a lone royal piece, beside what exhaustive search says. The numbers are
// those of `messhall tablebase`, and a test holds them to it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "base/message.hpp"

namespace messhall::games {

enum class EndingOutcome : std::uint8_t { Checkmate, Stalemate, Win, Depends, Draw };  // what can be forced, as a rule
enum class Agreement : std::uint8_t { NoClaim, Holds, Partly, Fails };                 // of the search with the claim

struct EndingNote {
  std::string_view pieces{};  // letters of the stronger side, its royal piece first: "BCN"
  Text claim{};               // the inventor's; empty where there is none
  Text finding{};             // the search's, in words
  EndingOutcome outcome = EndingOutcome::Draw;
  Agreement agreement = Agreement::NoClaim;
  // Of all positions, with the stronger and with the weaker side to move.
  std::array<std::uint32_t, 2> positions{};
  std::array<std::uint32_t, 2> wins{};
  // Those won when only checkmate, or only stalemate, counts; all zero in games without check.
  std::array<std::uint32_t, 2> checkmates{};
  std::array<std::uint32_t, 2> stalemates{};
  int longest = 0;              // longest win with the move, in plies; 0: there is none
  std::string_view position{};  // one that takes so long; where nothing is won, one to look at
};

// In the order in which they are shown; empty for games of which nothing is said.
[[nodiscard]] std::span<const EndingNote> ending_notes(std::string_view game);

}  // namespace messhall::games
