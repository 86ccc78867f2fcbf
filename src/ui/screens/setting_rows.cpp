#include "ui/screens/setting_rows.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace messhall::ui {
namespace {

// With less room for the words than this, the choices stand under them.
constexpr float kLeastWords = 150;
constexpr float kHeight = 44;
constexpr float kSlider = 190;

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return out;
}

}  // namespace

bool holds(std::string_view text, std::string_view search) {
  const std::string all = lower(text);
  const std::string wanted = lower(search);
  const std::vector<std::string_view> words = split_fields(wanted);
  return std::all_of(words.begin(), words.end(),
                     [&](std::string_view word) { return all.find(word) != std::string::npos; });
}

SettingRows::SettingRows(Context& c, Rect& column, std::string_view search)
    : context_(c), column_(column), search_(search) {}

bool SettingRows::wanted(const kit::Setting& words) const {
  return search_.empty() || holds(context_.say(words.name) + "\n" + context_.say(words.note), search_);
}

Rect SettingRows::place(kit::Setting words, float control) {
  words.control = control;
  words.ruled = shown_++ > 0;
  return kit::setting(context_, column_, words);
}

bool SettingRows::toggle(std::string_view id, const kit::Setting& words, bool on, bool disabled) {
  if (!wanted(words)) return false;
  const Rect room = place(words, kit::kToggleWidth);
  return kit::toggle(context_, id, room, words.name, on, disabled);
}

std::optional<int> SettingRows::choice(std::string_view id, const kit::Setting& words,
                                       std::span<const kit::Choice> choices, int chosen, bool disabled) {
  if (!wanted(words)) return std::nullopt;
  const float width = kit::segmented_width(context_, choices);
  const bool long_note = kit::text_width(context_, type::kSmall, context_.say(words.note)) > 260;
  const bool below = column_.w - width < (long_note ? kLeastWords + 90 : std::min(kLeastWords, column_.w * 0.34F));
  Rect room = place(words, below ? 0 : width);
  room = below ? column_.cut_top(kHeight, 12) : room.centred(room.w, kHeight);
  return kit::segmented(context_, id, room, words.name, choices, chosen, disabled);
}

bool SettingRows::slider(std::string_view id, const kit::Setting& words, float& value, float step,
                         const Label& spoken) {
  if (!wanted(words)) return false;
  constexpr float kValue = 56;
  const float width = std::min(kSlider, column_.w * 0.5F);
  Rect room = place(words, width);
  const Rect said = room.cut_right(kValue);
  kit::text_in(context_, said, type::kSmallBold, context_.colours().ink2, context_.say(spoken), kit::Align::Right);
  return kit::slider(context_, id, room.centred(room.w, kHeight), words.name, value, step, spoken);
}

bool SettingRows::button(std::string_view id, const kit::Setting& words, const Label& label,
                         const kit::ButtonStyle& style) {
  if (!wanted(words)) return false;
  const float width = kit::button_width(context_, label, style);
  const Rect room = place(words, width);
  return kit::button(context_, id, room.centred(room.w, kHeight), label, style).pressed;
}

}  // namespace messhall::ui
