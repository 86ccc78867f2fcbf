// The screens and dialogs of the house, one maker each.
#pragma once

#include <memory>
#include <string>

#include "ui/screens/hall.hpp"
#include "ui/ui.hpp"

namespace messhall::ui {

[[nodiscard]] std::unique_ptr<Screen> make_lobby(Hall& hall);     // "lobby"
[[nodiscard]] std::unique_ptr<Screen> make_play(Hall& hall);      // "play"
[[nodiscard]] std::unique_ptr<Screen> make_rules(Hall& hall);     // "rules", "rules/GAME", "rules/GAME/SECTION"
[[nodiscard]] std::unique_ptr<Screen> make_endings(Hall& hall);   // "endings", "endings/GAME", "endings/GAME/PIECES"
[[nodiscard]] std::unique_ptr<Screen> make_missing(Hall& hall);   // "missing": no board, and why (embedded)
[[nodiscard]] std::unique_ptr<Screen> make_settings(Hall& hall);  // "settings"

// Sets up a game of this id.
[[nodiscard]] std::unique_ptr<Dialog> make_new_game(Hall& hall, std::string_view game);
// Everything else that can be done with a game: resign, draw, links, records.
[[nodiscard]] std::unique_ptr<Dialog> make_menu(Hall& hall);
// The end of the game on the board. `board` gives the part of the window that the board takes.
[[nodiscard]] std::unique_ptr<Dialog> make_result(Hall& hall, std::function<Rect()> board);
// Reads a record or a link that the user pastes.
[[nodiscard]] std::unique_ptr<Dialog> make_import(Hall& hall);
// The games that were put aside.
[[nodiscard]] std::unique_ptr<Dialog> make_saved(Hall& hall);
[[nodiscard]] std::unique_ptr<Dialog> make_lessons(Hall& hall);
// Whether any game has some.
[[nodiscard]] bool any_lessons();

}  // namespace messhall::ui
