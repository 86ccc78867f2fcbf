// Whatever somebody may paste to begin from: the text of a position, a link to a game, or a record.
#pragma once

#include <cstdint>
#include <string_view>

#include "app/match.hpp"
#include "base/result.hpp"

namespace messhall::app {

enum class PasteKind : std::uint8_t { Nothing, Position, Link, Record };

// What the text seems to be. Blanks around it do not matter; a link may be a whole address or its end alone.
[[nodiscard]] PasteKind paste_kind(std::string_view text);

struct Pasted {
  PasteKind kind = PasteKind::Nothing;
  Match match;
};

// Reads it. A position gets game, seats and options of `setup`; links and records bring their own. The error says what
// is wrong with the text; also when there is none.
[[nodiscard]] Result<Pasted> read_pasted(std::string_view text, const MatchSetup& setup);

}  // namespace messhall::app
