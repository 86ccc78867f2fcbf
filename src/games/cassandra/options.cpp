// The options of Cassandra Chess in words, and how they are read. The first choice of each is the default.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "games/cassandra/rules.hpp"
#include "games/cassandra/words.hpp"
#include "games/options.hpp"

namespace messhall::games::cassandra {
namespace {

constexpr std::array<std::string_view, 2> kArmyOptions{"white-army", "black-army"};
constexpr std::string_view kPropheciesOption = "prophecies";

// As they stand on the board from the corner on.
std::vector<std::uint8_t> kinds_of(Army army) {
  std::vector<std::uint8_t> kinds;
  for (const Slot slot : {Slot::Rook, Slot::Knight, Slot::Bishop, Slot::Queen}) {
    kinds.push_back(static_cast<std::uint8_t>(kind_of(army, slot)));
  }
  return kinds;
}

OptionInfo army_option(Side side) {
  std::vector<OptionChoice> choices;
  for (std::size_t army = 0; army < kArmies; ++army) {
    choices.push_back({kArmyIds[army], kArmyNames[army], kinds_of(static_cast<Army>(army))});
  }
  const bool white = side == Side::First;
  return {
      kArmyOptions[index(side)],
      white ? Text{"cassandra.option.whitearmy", "White's army"} : Text{"cassandra.option.blackarmy", "Black's army"},
      {"cassandra.option.army.about",
       "Which pieces stand beside the King and the Pawns. The four armies move in their own ways and are meant to be "
       "equally strong."},
      choices,
      false,
      side};
}

std::vector<OptionInfo> make_options() {
  const std::vector<OptionChoice> on_off{{"on", kOn}, {"off", kOff}};
  return {
      army_option(Side::First),
      army_option(Side::Second),
      {kPropheciesOption,
       {"cassandra.option.prophecies", "Prophecies"},
       {"cassandra.option.prophecies.about",
        "Players may foretell where a piece will stand. Without prophecies this is Chess with Different Armies."},
       on_off,
       false},
      repetition_option(),
      move_limit_option({"cassandra.option.movelimit.about",
                         "A hundred plies (fifty moves of each side) without a capture, a Pawn's move or a prophecy "
                         "that comes true are a draw."}),
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
    for (const Side side : {Side::First, Side::Second}) {
      if (id != kArmyOptions[index(side)]) continue;
      const auto* const army = std::find(kArmyIds.begin(), kArmyIds.end(), choice);
      rules.armies[index(side)] = static_cast<Army>(army - kArmyIds.begin());
    }
    if (id == kPropheciesOption) rules.foresight = choice == "on";
    if (id == kRepetitionOption) rules.third_draws = choice == "on";
    if (id == kMoveLimitOption) rules.move_limit = choice == "on";
  }
  return rules;
}

Options write_rules(const Rules& rules) {
  const auto army = [&](Side side) { return std::string(kArmyIds[index(rules.army(side))]); };
  return {{std::string(kArmyOptions[0]), army(Side::First)},
          {std::string(kArmyOptions[1]), army(Side::Second)},
          {std::string(kPropheciesOption), switch_choice(rules.foresight)},
          {std::string(kRepetitionOption), switch_choice(rules.third_draws)},
          {std::string(kMoveLimitOption), switch_choice(rules.move_limit)}};
}

}  // namespace messhall::games::cassandra
