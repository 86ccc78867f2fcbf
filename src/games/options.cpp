#include "games/options.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace messhall::games {
namespace {
constexpr Text kUnknown{"option.unknown", "This game has no option named {option}."};
constexpr Text kChoice{"option.choice", "The option {option} cannot be {choice}."};
}  // namespace

Failure check_option(std::span<const OptionInfo> offered, std::string_view id, std::string_view choice) {
  const auto option =
      std::find_if(offered.begin(), offered.end(), [&](const OptionInfo& candidate) { return candidate.id == id; });
  if (option == offered.end()) return Message{kUnknown, {{"option", quotable(id)}}};
  const auto& choices = option->choices;
  const bool known = std::any_of(choices.begin(), choices.end(),
                                 [&](const OptionChoice& candidate) { return candidate.id == choice; });
  if (!known) return Message{kChoice, {{"option", std::string(id)}, {"choice", quotable(choice)}}};
  return std::nullopt;
}

OptionInfo repetition_option() {
  return {
      kRepetitionOption,
      {"option.repetition", "Draw by repetition"},
      {"option.repetition.about", "A position that comes up for the third time with the same side to move is a draw."},
      {{"on", kOn}, {"off", kOff}},
      true};
}

OptionInfo move_limit_option(Text about) {
  constexpr Text kUsual{"option.movelimit.about",
                        "A hundred plies (fifty moves of each side) without a capture or a promotion are a draw."};
  return {kMoveLimitOption,
          {"option.movelimit", "Draw after 100 plies"},
          about.english.empty() ? kUsual : about,
          {{"on", kOn}, {"off", kOff}},
          true};
}

std::string switch_choice(bool on) { return on ? "on" : "off"; }

}  // namespace messhall::games
