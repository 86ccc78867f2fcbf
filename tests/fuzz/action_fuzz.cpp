// The words of a move, in the position before the first line break: accepted ones are legal and are written back the
// same.
#include <algorithm>

#include "base/result.hpp"
#include "fuzz.hpp"
#include "games/game.hpp"

using namespace messhall;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view input = fuzz::text_of(data, size);
  const std::string_view start = fuzz::take_until(input, '\n');
  for (const games::Game* game : games::all()) {
    const auto position = game->position(start, {});
    if (!position) continue;
    std::string_view rest = input;
    for (int words = 0; !rest.empty() && words < 64; ++words) {
      const std::string_view word = fuzz::take_until(rest, ' ');
      const Result<games::Action> action = (*position)->parse_action(word);
      if (!action) {
        fuzz::promise(!say(action.error()).empty(), "a refusal says why");
        continue;
      }
      const auto legal = (*position)->actions();
      fuzz::promise(std::find(legal.begin(), legal.end(), *action) != legal.end(), "an accepted move is legal");
      const std::string text = (*position)->action_text(*action);
      const Result<games::Action> again = (*position)->parse_action(text);
      fuzz::promise(again.ok() && *again == *action, "the text of a move is that move");
      for (const Message& warning : (*position)->warnings(*action))
        fuzz::promise(!say(warning).empty(), "a warning says something");
      (*position)->apply(*action);
    }
  }
  return 0;
}
