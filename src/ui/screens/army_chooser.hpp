// The part of the dialog "New game" in which each side chooses its army: cards with the pieces, and how they move.
#pragma once

#include <cstdint>
#include <optional>

#include "base/random.hpp"
#include "ui/screens/hall.hpp"
#include "ui/screens/move_diagram.hpp"

namespace messhall::ui {

class ArmyChooser {
 public:
  explicit ArmyChooser(Hall& hall) : hall_(hall), diagrams_(hall) {}

  // The option by which this side chooses, or nullptr: the game has no armies.
  [[nodiscard]] static const games::OptionInfo* option(const games::GameInfo& info, games::Side side);

  // Another game: forgets which piece was looked at.
  void forget() { looked_at_ = false; }
  // The armies of one side, cut off the column. True when another was chosen. `fixed`: they can only be looked at.
  bool cards(Context& c, Rect& column, const games::GameInfo& info, games::Side side, games::Options& options,
             bool fixed);
  // The pieces of the army that was looked at last, and how one of them moves.
  void pieces(Context& c, Rect& column, const games::GameInfo& info, const games::Options& options);

  // "White: Nutty Knights. Black: Fabulous FIDEs."
  [[nodiscard]] static Message sentence(const games::GameInfo& info, const games::Options& options);
  static void swap(const games::GameInfo& info, games::Options& options);
  static void draw_lots(const games::GameInfo& info, games::Options& options, Random& random);

 private:
  struct Card {
    games::Side side = games::Side::First;
    const games::OptionChoice* army = nullptr;
    bool chosen = false;
  };
  // Gives the kind that was pressed, the army's first for the rest of the card; nothing when it was not.
  [[nodiscard]] std::optional<std::uint8_t> card(Context& c, Rect rect, const games::GameInfo& info, const Card& card);
  void look(games::Side side, std::uint8_t kind);
  [[nodiscard]] Message with_rung(const Message& words, const games::GameInfo& info,
                                  const games::Options& options) const;
  void piece_buttons(Context& c, Rect rect, const games::GameInfo& info, const games::OptionChoice& army);

  Hall& hall_;
  MoveDiagrams diagrams_;
  bool looked_at_ = false;
  games::Side side_ = games::Side::First;
  std::uint8_t kind_ = 0;
};

}  // namespace messhall::ui
