// What the screens say and show about prophecies.
#pragma once

#include <optional>
#include <vector>

#include "app/session.hpp"
#include "ui/board/state.hpp"
#include "ui/kit/ladder.hpp"
#include "ui/screens/hall.hpp"

namespace messhall::ui::foretelling {

// "Knight": what stands for the kinds of both armies on a rung.
[[nodiscard]] Text rung_name(std::size_t rung);

// The marks of the position shown, and of the turn that is being made.
[[nodiscard]] std::vector<board::Foretold> marks(const app::Session& session);

// What the player of this side hunts; not shown in games without prophecies.
[[nodiscard]] kit::Ladder ladder(const Context& c, Hall& hall, games::Side side);
// "Target: Knight"; empty in games without prophecies.
[[nodiscard]] Message target(const app::Match& match, games::Side side);
// The same after the army's name: "Fabulous FIDEs · target: Knight".
[[nodiscard]] Message about(const app::Match& match, games::Side side);
// The ladder in a sentence, for screen readers: "Hunts the Knight. Immune: Pawn."
[[nodiscard]] Message hunts(const app::Match& match, games::Side side);

// What the turn that is being made may foretell.
struct Question {
  Message words{};  // "If a **Black Knight** stands there just before **your move 6**, it vanishes."
  std::vector<Message> warnings{};
};
[[nodiscard]] Question question(const app::Match& match, const app::Draft& draft);

// "Before move 4 your prophecy of h6 came true.": what happened right after the move of this index; empty for nothing.
[[nodiscard]] Message event(const app::Match& match, std::size_t index);
// The move as people write it, without what it foretells: "Nf3".
[[nodiscard]] std::string plain_notation(const games::ActionView& view);

// Why no square can be named now; empty when one can.
[[nodiscard]] Message refusal(const app::Match& match);

}  // namespace messhall::ui::foretelling
