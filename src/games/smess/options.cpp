// The options of Smess in words, and how they are read. The first choice of each is the default (rules/smess.md).
#include <string>
#include <string_view>
#include <vector>

#include "games/options.hpp"
#include "games/smess/rules.hpp"

namespace messhall::games::smess {
namespace {

constexpr std::string_view kPromotionOption = "promotion";

std::vector<OptionInfo> make_options() {
  return {
      {kPromotionOption,
       {"smess.option.promotion", "Promotion"},
       {"smess.option.promotion.about",
        "When a Ninny on the far Numskull squares becomes a Numskull: always, or only for a Numskull of yours that was "
        "taken."},
       {{"always", {"smess.option.promotion.always", "Always"}},
        {"exchange", {"smess.option.promotion.exchange", "Exchange"}}},
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
    if (id == kPromotionOption) rules.promotion = choice == "exchange" ? Promotion::Exchange : Promotion::Always;
    if (id == kRepetitionOption) rules.repetition = choice == "on";
    if (id == kMoveLimitOption) rules.move_limit = choice == "on";
  }
  return rules;
}

Options write_rules(const Rules& rules) {
  return {{std::string(kPromotionOption), rules.promotion == Promotion::Exchange ? "exchange" : "always"},
          {std::string(kRepetitionOption), switch_choice(rules.repetition)},
          {std::string(kMoveLimitOption), switch_choice(rules.move_limit)}};
}

}  // namespace messhall::games::smess
