// The options of Storm the Ivory Tower in words, and how they are read. The first choice of each is the default.
#include <string>
#include <string_view>
#include <vector>

#include "games/ivory/rules.hpp"
#include "games/options.hpp"

namespace messhall::games::ivory {
namespace {

constexpr std::string_view kThirdTimeOption = "third-time";
constexpr std::string_view kPerpetualCheck = "perpetual-check";
constexpr std::string_view kZillions = "zillions";

std::vector<OptionInfo> make_options() {
  const std::vector<OptionChoice> on_off{{"on", kOn}, {"off", kOff}};
  return {
      {kRepetitionOption,
       {"ivory.option.repetition", "Repetition"},
       {"ivory.option.repetition.about",
        "What keeps a game from going round in circles: no piece may check three turns in a row, or whoever repeats a "
        "position for the third time loses."},
       {{kPerpetualCheck, {"ivory.option.repetition.check", "No perpetual check"}},
        {kZillions, {"ivory.option.repetition.zillions", "Repeating loses"}}},
       false},
      {kThirdTimeOption,
       {"ivory.option.thirdtime", "Draw by repetition"},
       {"ivory.option.thirdtime.about",
        "Without perpetual check: a position that comes up for the third time with the same side to move is a draw. "
        "Where repeating loses, this switch plays no part."},
       on_off,
       true},
      move_limit_option(
          {"ivory.option.movelimit.about", "A hundred plies (fifty moves of each side) without a capture are a draw."}),
  };
}

}  // namespace

std::span<const OptionInfo> options_offered() {
  static const std::vector<OptionInfo> options = make_options();
  return options;
}

Result<Rules> read_rules(const Options& options) {
  Rules rules;
  for (const auto& [id, choice] : options) {
    if (const Failure failure = check_option(options_offered(), id, choice)) return *failure;
    if (id == kRepetitionOption) {
      rules.repetition = choice == kZillions ? Repetition::Zillions : Repetition::PerpetualCheck;
    }
    if (id == kThirdTimeOption) rules.third_draws = choice == "on";
    if (id == kMoveLimitOption) rules.move_limit = choice == "on";
  }
  return rules;
}

Options write_rules(const Rules& rules) {
  const bool zillions = rules.repetition == Repetition::Zillions;
  return {{std::string(kRepetitionOption), std::string(zillions ? kZillions : kPerpetualCheck)},
          {std::string(kThirdTimeOption), switch_choice(rules.third_draws)},
          {std::string(kMoveLimitOption), switch_choice(rules.move_limit)}};
}

}  // namespace messhall::games::ivory
