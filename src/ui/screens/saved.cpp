// The dialog with the games that were put aside.
#include <algorithm>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/saved_list.hpp"
#include "ui/screens/screens.hpp"

namespace messhall::ui {
namespace {

constexpr float kHead = 44;
constexpr float kFoot = 44;
constexpr float kGap = 12;

class Saved final : public Dialog {
 public:
  explicit Saved(Hall& hall) : hall_(hall), list_(hall, "saved", [&hall] { hall.ui.close(); }) {}

  [[nodiscard]] std::string_view id() const override { return "saved"; }
  [[nodiscard]] Label title() const override { return Text{"saved.title", "My games"}; }
  [[nodiscard]] Point size(Context& c, float width) override {
    const float rows = std::min(list_.height(), 460.0F);
    return {std::min(width, 540.0F), std::min(kHead + rows + kGap + kFoot, c.layout.height - 80)};
  }
  void draw(Context& c, Rect content) override;

 private:
  Hall& hall_;
  SavedList list_;
};

void Saved::draw(Context& c, Rect content) {
  Rect head = content.cut_top(kHead - 8, 8);
  constexpr Text kClose{"common.close", "Close"};
  if (kit::icon_button(c, "saved.close", head.cut_right(44).centred(44, 44), icons::kX, kClose)) hall_.ui.close();
  kit::heading(c, "saved.title", head, title(), 2);
  constexpr Text kImport{"saved.import", "Open a record or link"};
  if (kit::button(c, "saved.import", content.cut_bottom(kFoot, kGap), kImport, {.icon = icons::kUploadSimple})) {
    hall_.ui.close();
    hall_.ui.open(make_import(hall_));
  }
  list_.draw(c, content);
}

}  // namespace

std::unique_ptr<Dialog> make_saved(Hall& hall) { return std::make_unique<Saved>(hall); }

}  // namespace messhall::ui
