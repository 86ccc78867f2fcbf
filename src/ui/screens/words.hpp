// What the screens say about a match: names, sentences, scores.
#pragma once

#include <string>

#include "app/session.hpp"
#include "ui/kit/play.hpp"
#include "ui/screens/hall.hpp"

namespace messhall::ui::words {

// A number with one decimal, as the reader's language writes it: 19 is "1.9". Not for negative ones.
[[nodiscard]] Message tenths(int tenths);
[[nodiscard]] Text side_name(const games::GameInfo& info, games::Side side);
[[nodiscard]] kit::SideColour side_colour(const games::GameInfo& info, games::Side side);
// "Level 3, good", "Two players", "Level 1 against level 2".
[[nodiscard]] Message opponents(const app::Match& match);
// "You win!", "Red wins.", "A draw".
[[nodiscard]] Message verdict(const app::Match& match);
// The same with the reason: "**You win!** The Brain was taken on d7."
[[nodiscard]] Message verdict_and_story(const app::Match& match);
// "Blue +1.9", "Blue wins in 3", "Even"; after the end "Blue won".
[[nodiscard]] Message score(const app::Session& session);
// The first side's share of the bar, 0 to 1.
[[nodiscard]] float share(const app::Session& session);
// -1 to 1 for a plot, in hundredths as First sees it.
[[nodiscard]] float height(int hundredths);
// "You are ahead by 6.", as the viewer sees the material.
[[nodiscard]] Message material(const app::Match& match);
// "Red played **a7–a6**."; empty at the start.
[[nodiscard]] Message last_move(const app::Match& match);
// The number of the move that comes next, as people count them.
[[nodiscard]] std::string move_number(const app::Match& match);

// What the player's card shows. `px` is the size of its portrait.
[[nodiscard]] kit::PlayerCard player(const Context& c, Hall& hall, games::Side side, float px);
// The words of the mustard plate beside the player whose turn it is; empty for others.
[[nodiscard]] Message turn(const app::Session& session, games::Side side);
// The moves, ready for a list. They change with the match only.
[[nodiscard]] std::vector<kit::MoveEntry> moves(const app::Match& match);
// The same for the move of a turn that is being made.
void add_draft(std::vector<kit::MoveEntry>& entries, const app::Match& match, const app::Draft& draft);
[[nodiscard]] kit::MoveList move_list(const app::Match& match, std::span<const kit::MoveEntry> entries);

}  // namespace messhall::ui::words
