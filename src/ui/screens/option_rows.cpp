#include "ui/screens/option_rows.hpp"

#include <string>
#include <vector>

#include "ui/screens/setting_rows.hpp"

namespace messhall::ui {
namespace {

bool switch_row(SettingRows& rows, const std::string& id, const kit::Setting& words, const games::OptionInfo& option,
                games::Options& options, bool disabled) {
  const bool on = chosen(option, options) == "on";
  if (!rows.toggle(id, words, on, disabled)) return false;
  options[std::string(option.id)] = on ? "off" : "on";
  return true;
}

bool choice_row(SettingRows& rows, const std::string& id, const kit::Setting& words, const games::OptionInfo& option,
                games::Options& options, bool disabled) {
  std::vector<kit::Choice> choices;
  int now = 0;
  for (const games::OptionChoice& choice : option.choices) {
    if (choice.id == chosen(option, options)) now = static_cast<int>(choices.size());
    choices.push_back({std::string(choice.id), choice.name});
  }
  const auto picked = rows.choice(id, words, choices, now, disabled);
  if (!picked) return false;
  options[std::string(option.id)] = choices[static_cast<std::size_t>(*picked)].id;
  return true;
}

}  // namespace

std::string_view chosen(const games::OptionInfo& option, const games::Options& options) {
  const auto found = options.find(option.id);
  if (found != options.end()) return found->second;
  return option.choices.empty() ? std::string_view() : option.choices.front().id;
}

bool is_switch(const games::OptionInfo& option) {
  return option.choices.size() == 2 && option.choices[0].id == "on" && option.choices[1].id == "off";
}

bool option_rows(Context& c, std::string_view id, Rect& column, const games::GameInfo& info, games::Options& options,
                 bool disabled) {
  bool changed = false;
  SettingRows rows(c, column);
  for (const games::OptionInfo& option : info.options) {
    if (option.side) continue;
    const std::string name = std::string(id) + "." + std::string(option.id);
    kit::Setting words;
    words.name = option.name;
    words.note = option.about;
    if (option.house_rule) words.tag = kHouseRule;
    changed |= is_switch(option) ? switch_row(rows, name, words, option, options, disabled)
                                 : choice_row(rows, name, words, option, options, disabled);
  }
  return changed;
}

}  // namespace messhall::ui
