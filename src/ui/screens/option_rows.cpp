#include "ui/screens/option_rows.hpp"

#include <string>
#include <vector>

#include "ui/kit.hpp"

namespace messhall::ui {
namespace {

// With less room for the words than this, the choices stand under them.
constexpr float kLeastWords = 200;
constexpr float kChoices = 44;

kit::Setting words_of(const games::OptionInfo& option, float control, bool ruled) {
  kit::Setting words;
  words.name = option.name;
  words.note = option.about;
  if (option.house_rule) words.tag = kHouseRule;
  words.control = control;
  words.ruled = ruled;
  return words;
}

bool switch_row(Context& c, const std::string& id, Rect& column, const games::OptionInfo& option,
                games::Options& options, bool ruled, bool disabled) {
  const Rect room = kit::setting(c, column, words_of(option, kit::kToggleWidth, ruled));
  const bool on = chosen(option, options) == "on";
  if (!kit::toggle(c, id, room, option.name, on, disabled)) return false;
  options[std::string(option.id)] = on ? "off" : "on";
  return true;
}

bool choice_row(Context& c, const std::string& id, Rect& column, const games::OptionInfo& option,
                games::Options& options, bool ruled, bool disabled) {
  std::vector<kit::Choice> choices;
  int now = 0;
  for (const games::OptionChoice& choice : option.choices) {
    if (choice.id == chosen(option, options)) now = static_cast<int>(choices.size());
    choices.push_back({std::string(choice.id), choice.name});
  }
  const float width = kit::segmented_width(c, choices);
  const bool below = column.w - width < kLeastWords;
  Rect room = kit::setting(c, column, words_of(option, below ? 0 : width, ruled));
  room = below ? column.cut_top(kChoices, 12) : room.centred(room.w, kChoices);
  const auto picked = kit::segmented(c, id, room, option.name, choices, now, disabled);
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
  bool ruled = false;
  for (const games::OptionInfo& option : info.options) {
    const std::string name = std::string(id) + "." + std::string(option.id);
    changed |= is_switch(option) ? switch_row(c, name, column, option, options, ruled, disabled)
                                 : choice_row(c, name, column, option, options, ruled, disabled);
    ruled = true;
  }
  return changed;
}

}  // namespace messhall::ui
