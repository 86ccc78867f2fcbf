#include "engine/options.hpp"

#include <algorithm>
#include <cctype>
#include <optional>

#include "base/text.hpp"
#include "engine/command.hpp"

namespace messhall::engine {
namespace {

using games::OptionInfo;

constexpr std::int64_t kMostSeed = 4294967295;

constexpr Text kUnknown{"", "there is no option {name}"};
constexpr Text kNoVariant{"", "UCI_Variant does not know {value}"};
constexpr Text kNoChoice{"", "{name} cannot be {value}; it can be {choices}"};

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

// Ids are lower-case words; the protocol's names begin with a capital.
std::string protocol_name(std::string_view id) {
  std::string name(id);
  if (!name.empty()) name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
  return name;
}

template <class Put>
Result<OptionKind> set_number(std::string_view name, std::string_view value, std::int64_t least, std::int64_t most,
                              OptionKind kind, Put put) {
  const Result<std::int64_t> number = read_whole(name, value, least, most);
  if (!number) return number.error();
  put(*number);
  return kind;
}

Result<OptionKind> set_variant(EngineOptions& options, std::string_view value) {
  const games::Game* game = games::find(value);
  if (game == nullptr) return Message{kNoVariant, {{"value", quotable(value)}}};
  if (game != options.game) options.rules.clear();
  options.game = game;
  return OptionKind::Rules;
}

Result<OptionKind> set_rule(EngineOptions& options, const OptionInfo& rule, std::string_view value) {
  std::string choices;
  for (const games::OptionChoice& choice : rule.choices) {
    if (same_word(choice.id, value)) {
      options.rules[std::string(rule.id)] = choice.id;
      return OptionKind::Rules;
    }
    choices += (choices.empty() ? "" : ", ") + std::string(choice.id);
  }
  return Message{kNoChoice, {{"name", protocol_name(rule.id)}, {"value", quotable(value)}, {"choices", choices}}};
}

std::string spin(std::string_view name, std::int64_t standard, std::int64_t least, std::int64_t most) {
  return "option name " + std::string(name) + " type spin default " + std::to_string(standard) + " min " +
         std::to_string(least) + " max " + std::to_string(most);
}

// A rule that several games share is listed once, with the choices of all.
std::vector<OptionInfo> all_rules() {
  std::vector<OptionInfo> rules;
  for (const games::Game* game : games::all()) {
    for (const OptionInfo& rule : game->info().options) {
      const auto known = std::find_if(rules.begin(), rules.end(), [&](const OptionInfo& r) { return r.id == rule.id; });
      if (known == rules.end()) {
        rules.push_back(rule);
        continue;
      }
      for (const games::OptionChoice& choice : rule.choices) {
        const auto same = [&](const games::OptionChoice& c) { return c.id == choice.id; };
        if (std::none_of(known->choices.begin(), known->choices.end(), same)) known->choices.push_back(choice);
      }
    }
  }
  return rules;
}

}  // namespace

EngineOptions default_options() {
  EngineOptions options;
  options.game = games::all().front();
  return options;
}

Result<OptionKind> set_option(EngineOptions& options, std::string_view name, std::string_view value) {
  using search::TranspositionTable;
  if (same_word(name, "UCI_Variant")) return set_variant(options, value);
  if (same_word(name, "Clear Hash")) return OptionKind::ClearMemory;
  if (same_word(name, "MultiPV")) {
    return set_number("MultiPV", value, 1, kMostLines, OptionKind::Search,
                      [&](auto n) { options.multi_pv = static_cast<int>(n); });
  }
  if (same_word(name, "Hash")) {
    return set_number("Hash", value, TranspositionTable::kLeastMegabytes, TranspositionTable::kMostMegabytes,
                      OptionKind::Memory, [&](auto n) { options.hash_megabytes = static_cast<int>(n); });
  }
  if (same_word(name, "Skill Level")) {
    return set_number("Skill Level", value, kLeastLevel, kFullStrength, OptionKind::Search,
                      [&](auto n) { options.level = static_cast<int>(n); });
  }
  if (same_word(name, "Seed")) {
    return set_number("Seed", value, 0, kMostSeed, OptionKind::Search,
                      [&](auto n) { options.seed = static_cast<std::uint64_t>(n); });
  }
  for (const OptionInfo& rule : options.game->info().options)
    if (same_word(name, rule.id)) return set_rule(options, rule, value);
  return Message{kUnknown, {{"name", quotable(name)}}};
}

std::vector<std::string> option_lines() {
  using search::TranspositionTable;
  std::string variants = "option name UCI_Variant type combo default " + std::string(games::all().front()->info().id);
  for (const games::Game* game : games::all()) variants += " var " + std::string(game->info().id);
  std::vector<std::string> lines{
      spin("Hash", TranspositionTable::kDefaultMegabytes, TranspositionTable::kLeastMegabytes,
           TranspositionTable::kMostMegabytes),
      "option name Clear Hash type button",
      spin("MultiPV", 1, 1, kMostLines),
      spin("Skill Level", kFullStrength, kLeastLevel, kFullStrength),
      spin("Seed", 0, 0, kMostSeed),
      variants,
  };
  for (const OptionInfo& rule : all_rules()) {
    std::string line =
        "option name " + protocol_name(rule.id) + " type combo default " + std::string(rule.choices.front().id);
    for (const games::OptionChoice& choice : rule.choices) line += " var " + std::string(choice.id);
    lines.push_back(line);
  }
  return lines;
}

}  // namespace messhall::engine
