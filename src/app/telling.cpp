#include "app/telling.hpp"

#include <utility>

#include "base/text.hpp"

namespace messhall::app {

Message story(const games::ActionView& view) {
  Message told;
  for (const Message& sentence : view.story) {
    if (told.empty()) {
      told = sentence;
    } else {
      told = {{"app.said.then", "{first} {then}"}, {{"first", std::move(told)}, {"then", sentence}}};
    }
  }
  return told;
}

Message advice(const games::ActionView& view) {
  if (view.text == "roll") return {{"app.advice.roll", "Roll the dice."}};
  if (view.text == "jail-roll") return {{"app.advice.jail-roll", "Roll for a double."}};
  if (view.text == "end") return {{"app.advice.end", "End the turn."}};
  return story(view);
}

std::string square_word(const games::GameInfo& info, Square square) {
  if (info.deeds.empty()) return square_name(info.board.size, square);
  return square < info.deeds.size() ? std::to_string(square) : "-";
}

std::optional<Square> read_square_word(const games::GameInfo& info, std::string_view text) {
  if (info.deeds.empty()) {
    const auto square = read_square(info.board.size, text);
    return text.empty() ? square : std::nullopt;
  }
  const Number read = read_number(text, 0, static_cast<int>(info.deeds.size()) - 1);
  return read.error ? std::nullopt : std::optional(static_cast<Square>(read.value));
}

}  // namespace messhall::app
