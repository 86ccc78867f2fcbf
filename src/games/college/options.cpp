// The options of College Mess in words, and how they are read. The first choice of each is the default.
#include <string>
#include <string_view>
#include <vector>

#include "games/college/rules.hpp"
#include "games/college/words.hpp"
#include "games/options.hpp"

namespace messhall::games::college {
namespace {

constexpr std::string_view kFirstPlayerOption = "first-player";

std::vector<OptionInfo> make_options() {
  return {
      {kFirstPlayerOption,
       {"college.option.firstplayer", "First player"},
       {"college.option.firstplayer.about", "Which colour makes the first move of the game."},
       {{"blue", kBlue}, {"red", kRed}},
       false},
      repetition_option(),
      move_limit_option(),
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
    if (id == kFirstPlayerOption) rules.first_player = choice == "red" ? Side::Second : Side::First;
    if (id == kRepetitionOption) rules.repetition = choice == "on";
    if (id == kMoveLimitOption) rules.move_limit = choice == "on";
  }
  return rules;
}

Options write_rules(const Rules& rules) {
  return {{std::string(kFirstPlayerOption), rules.first_player == Side::Second ? "red" : "blue"},
          {std::string(kRepetitionOption), switch_choice(rules.repetition)},
          {std::string(kMoveLimitOption), switch_choice(rules.move_limit)}};
}

}  // namespace messhall::games::college
