#include "games/mess/rules.hpp"

#include <string>
#include <vector>

#include "base/text.hpp"
#include "games/options.hpp"

namespace messhall::games::mess {
namespace {

constexpr std::string_view kFirstOption = "first";
constexpr std::string_view kRoundsOption = "rounds";
constexpr std::string_view kWhiteFirst = "white";
constexpr std::string_view kBlackFirst = "black";
constexpr std::string_view kByLot = "lot";
constexpr std::string_view kNoEnd = "off";

std::vector<OptionInfo> make_options() {
  return {
      {kFirstOption,
       {"mess.option.first", "Who starts"},
       {"mess.option.first.about", "White starts, or Black, or chance decides."},
       {{kWhiteFirst, {"mess.side.white", "White"}},
        {kBlackFirst, {"mess.side.black", "Black"}},
        {kByLot, {"mess.option.first.lot", "By lot"}}},
       true},
      {kRoundsOption,
       {"mess.option.rounds", "Short game"},
       {"mess.option.rounds.about",
        "After so many turns of each the richer wins: cash, the price of properties, half the price of houses, the "
        "value of pieces in hand."},
       {{kNoEnd, kOff},
        {"20", {"mess.option.rounds.20", "20 turns"}},
        {"40", {"mess.option.rounds.40", "40 turns"}},
        {"60", {"mess.option.rounds.60", "60 turns"}},
        {"100", {"mess.option.rounds.100", "100 turns"}}},
       true},
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
    if (id == kFirstOption) {
      rules.first = choice == kBlackFirst ? Side::Second : Side::First;
      rules.lot = choice == kByLot;
    }
    if (id == kRoundsOption) rules.rounds = choice == kNoEnd ? 0 : read_number(choice, 0, State::kMaxRounds).value;
  }
  return rules;
}

Options rules_as_options(const Rules& rules) {
  const std::string_view first = rules.lot ? kByLot : rules.first == Side::Second ? kBlackFirst : kWhiteFirst;
  return {{std::string(kFirstOption), std::string(first)},
          {std::string(kRoundsOption), rules.rounds == 0 ? std::string(kNoEnd) : std::to_string(rules.rounds)}};
}

}  // namespace messhall::games::mess
