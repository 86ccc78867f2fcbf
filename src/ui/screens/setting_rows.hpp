// Rows of settings in a column: switches, choices, sliders. A search leaves only those whose words hold what is looked
// for.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ui/kit.hpp"

namespace messhall::ui {

class SettingRows {
 public:
  // Rows are cut off `column`, which must outlive them. `search`: "" shows all.
  SettingRows(Context& c, Rect& column, std::string_view search = {});

  // True when it was turned: the caller changes the value.
  bool toggle(std::string_view id, const kit::Setting& words, bool on, bool disabled = false);
  // The index newly chosen. The choices stand under the words where there is no room beside them.
  std::optional<int> choice(std::string_view id, const kit::Setting& words, std::span<const kit::Choice> choices,
                            int chosen, bool disabled = false);
  // 0 to 1; true when it changed.
  bool slider(std::string_view id, const kit::Setting& words, float& value, float step, const Label& spoken);
  bool button(std::string_view id, const kit::Setting& words, const Label& label, const kit::ButtonStyle& style = {});

  // How many were shown.
  [[nodiscard]] int shown() const { return shown_; }

 private:
  [[nodiscard]] bool wanted(const kit::Setting& words) const;
  Rect place(kit::Setting words, float control);

  Context& context_;
  Rect& column_;
  std::string search_;
  int shown_ = 0;
};

// Whether `text` holds every word of `search`; capitals do not matter (those of the English alphabet).
[[nodiscard]] bool holds(std::string_view text, std::string_view search);

}  // namespace messhall::ui
