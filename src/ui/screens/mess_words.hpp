// What the screens of Mess say and count: offers, names, sums.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/session.hpp"
#include "ui/screens/hall.hpp"
#include "ui/track/figures.hpp"

namespace messhall::ui::mess {

// A legal action, taken apart: "build:5", "move:3-7", "buy:B", "roll".
struct Offer {
  std::string text{};
  Square square = kNoSquare;  // the first, or only, one
  Square to = kNoSquare;
  std::uint8_t kind = 0;  // of "buy" and "redeem"
};
// The legal actions of this verb ("build"), in their order.
[[nodiscard]] std::vector<Offer> offers(const app::Match& match, std::string_view verb);
[[nodiscard]] bool offered(const app::Match& match, std::string_view text);

[[nodiscard]] constexpr std::size_t index(games::Side side) { return side == games::Side::Second ? 1 : 0; }
[[nodiscard]] Text side_name(const games::GameInfo& info, games::Side side);
// "You", "Level 3"; for two players "White" and "Black".
[[nodiscard]] Message player_name(const app::Match& match, games::Side side);
// "White, salt".
[[nodiscard]] Message player_note(const app::Match& match, games::Side side);
[[nodiscard]] const Text& place(const app::Match& match, Square square);

// What a player's cash would be after the action, and what the square would earn.
struct Trial {
  int cash = 0;
  int rent = 0;
  bool monopoly = false;  // the group of the square is whole then
};
[[nodiscard]] Trial trial(const app::Match& match, std::string_view action, Square square);
// Deeds of the other side that a piece of this kind would reach from there.
[[nodiscard]] std::vector<Square> threatened(const app::Match& match, std::uint8_t kind, Square from);
// Squares from which pieces of the other side reach this one.
[[nodiscard]] std::vector<Square> threatening(const app::Match& match, Square square);

// How a war goes when both send what they have, the cheapest first; losses in dollars.
struct WarCourse {
  std::array<int, 2> lost{};  // First's, Second's
  bool taken = false;         // the attacker holds the square in the end
};
[[nodiscard]] WarCourse course(const games::War& war, games::Side attacker, games::Side to_strike, int standing,
                               Square first_strike);

// The card that lies open: the last one drawn since the last roll, up to what is shown.
[[nodiscard]] std::optional<track::Card> card_on_top(const app::Match& match, const Translator* translator);

// Amounts in bold, for paragraphs.
[[nodiscard]] std::string bold_amounts(std::string text);
[[nodiscard]] track::Pictures pictures(Context& c, Hall& hall, const games::GameInfo& info);

}  // namespace messhall::ui::mess
