// The games that were put aside, in a dialog.
#include <algorithm>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/saved_list.hpp"
#include "ui/screens/screens.hpp"

namespace messhall::ui {
namespace {

constexpr float kHead = 44;
constexpr float kFoot = 56;

class Saved final : public Dialog {
 public:
  explicit Saved(Hall& hall) : hall_(hall), list_(hall, "saved.list", [&hall] { hall.ui.close(); }) {}

  [[nodiscard]] std::string_view id() const override { return "saved"; }
  [[nodiscard]] Label title() const override { return Text{"saved.title", "My games"}; }
  [[nodiscard]] Point size(Context& c, float width) override {
    return {std::min(width, 520.0F), std::min(kHead + std::max(list_.height(), 60.0F) + kFoot, c.layout.height - 80)};
  }
  void draw(Context& c, Rect content) override;

 private:
  Hall& hall_;
  SavedList list_;
};

void Saved::draw(Context& c, Rect content) {
  Rect head = content.cut_top(kHead - 8, 8);
  if (kit::icon_button(c, "saved.close", head.cut_right(44).centred(44, 44), icons::kX, Text{"saved.close", "Close"})) {
    hall_.ui.close();
  }
  kit::heading(c, "saved.title", head, title(), 2);
  const Rect foot = content.cut_bottom(kFoot - 12, 12);
  if (kit::button(c, "saved.import", foot, Text{"saved.import", "Open a record or link"},
                  {.icon = icons::kUploadSimple})) {
    hall_.ui.close();
    hall_.ui.open(make_import(hall_));
  }
  if (hall_.session.saved().empty()) {
    kit::paragraph(
        c, content, type::kBody,
        c.say(Text{"saved.none", "Games that you finish or leave for another are kept here, on this device."}),
        {.colour = c.colours().ink2});
    return;
  }
  list_.draw(c, content);
}

}  // namespace

std::unique_ptr<Dialog> make_saved(Hall& hall) { return std::make_unique<Saved>(hall); }

}  // namespace messhall::ui
