// The options of Smess in words, and how they are read. The first choice of each is the default (rules/smess.md).
#include <string>
#include <string_view>
#include <vector>

#include "games/options.hpp"
#include "games/smess/rules.hpp"

namespace messhall::games::smess {
namespace {

constexpr std::string_view kPromotionOption = "promotion";
constexpr std::string_view kRepetitionOption = "repetition";
constexpr std::string_view kMoveLimitOption = "move-limit";

std::vector<OptionInfo> make_options() {
  const std::vector<OptionChoice> on_off{{"on", kOn}, {"off", kOff}};
  return {
      {kPromotionOption,
       {"smess.option.promotion", "Promotion"},
       {"smess.option.promotion.about",
        "When a Ninny on the far Numskull squares becomes a Numskull: always, or only for a Numskull of yours that was "
        "taken."},
       {{"always", {"smess.option.promotion.always", "Always"}},
        {"exchange", {"smess.option.promotion.exchange", "Exchange"}}},
       false},
      {kRepetitionOption,
       {"smess.option.repetition", "Draw by repetition"},
       {"smess.option.repetition.about",
        "A position that comes up for the third time with the same side to move is a draw."},
       on_off,
       true},
      {kMoveLimitOption,
       {"smess.option.movelimit", "Draw after 100 plies"},
       {"smess.option.movelimit.about",
        "A hundred plies (fifty moves of each side) without a capture or a promotion are a draw."},
       on_off,
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
    if (id == kPromotionOption) rules.promotion = choice == "exchange" ? Promotion::Exchange : Promotion::Always;
    if (id == kRepetitionOption) rules.repetition = choice == "on";
    if (id == kMoveLimitOption) rules.move_limit = choice == "on";
  }
  return rules;
}

Options write_rules(const Rules& rules) {
  const auto on_off = [](bool on) { return std::string(on ? "on" : "off"); };
  return {{std::string(kPromotionOption), rules.promotion == Promotion::Exchange ? "exchange" : "always"},
          {std::string(kRepetitionOption), on_off(rules.repetition)},
          {std::string(kMoveLimitOption), on_off(rules.move_limit)}};
}

}  // namespace messhall::games::smess
