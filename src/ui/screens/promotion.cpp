#include "ui/screens/promotion.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"

namespace messhall::ui {
namespace {

constexpr int kColumns = 4;  // one army a row
constexpr float kGap = 8;
constexpr float kName = 20;

class Choosing final : public Dialog {
 public:
  Choosing(Hall& hall, Promotion promotion)
      : hall_(hall), promotion_(std::move(promotion)), match_id_(hall.session.match_id()), revision_(revision()) {}

  [[nodiscard]] std::string_view id() const override { return "promotion"; }
  [[nodiscard]] Label title() const override { return Text{"promotion.title", "Promote to"}; }
  [[nodiscard]] Rect scope(const Context& c) const override {
    return c.layout.tall() ? c.layout.window() : promotion_.board();
  }
  [[nodiscard]] float padding(const Context& c) const override { return c.layout.wide() ? 20.0F : 12.0F; }
  [[nodiscard]] Point size(Context& c, float width) override;
  void draw(Context& c, Rect content) override;

 private:
  [[nodiscard]] std::uint64_t revision() const {
    return hall_.session.match() == nullptr ? 0 : hall_.session.match()->revision();
  }
  [[nodiscard]] int rows() const { return (static_cast<int>(promotion_.choices.size()) + kColumns - 1) / kColumns; }
  [[nodiscard]] static float head(const Context& c) { return c.layout.wide() || c.layout.tall() ? 40.0F : 0.0F; }
  bool choice(Context& c, Rect cell, const games::ActionView& view);

  Hall& hall_;
  Promotion promotion_;
  std::uint64_t match_id_;
  std::uint64_t revision_;
};

Point Choosing::size(Context& c, float width) {
  const float wide = std::min(width, c.layout.tall() ? 420.0F : 400.0F);
  const float cell = (wide - kGap * (kColumns - 1)) / kColumns;
  const float height = std::min(cell, 92.0F) + kName;
  const auto lines = static_cast<float>(rows());
  return {wide, head(c) + lines * height + (lines - 1) * kGap};
}

bool Choosing::choice(Context& c, Rect cell, const games::ActionView& view) {
  const games::GameInfo& info = hall_.session.match()->info();
  const std::uint8_t kind = view.promoted.value_or(view.kind);
  const std::string name = "promotion." + std::string(info.kinds[kind].id);
  const kit::Touch t = kit::row(c, name, cell, info.kinds[kind].name);
  const Palette& p = c.colours();
  if (!t.hovered && !t.held) kit::fill(c, cell, p.sunken, tokens::radius::kControl);
  Rect picture = cell;
  const Rect words = picture.cut_bottom(kName).moved(0, -2);
  const float side = std::min(picture.w, picture.h);
  kit::fill(c, picture.centred(side * 0.9F, side * 0.9F),
            promotion_.side == games::Side::Second ? tokens::plate::kSecond : tokens::plate::kFirst,
            promotion_.side == games::Side::Second ? tokens::radius::kControl : side / 2);
  kit::sprite(c, hall_.piece(c, info, promotion_.side, kind, side), picture.centred(side * 0.84F, side * 0.84F));
  kit::text_in(c, words, cell.w < 80 ? type::kTab : type::kSmallBold, p.ink, c.say(info.kinds[kind].name),
               kit::Align::Centre);
  return t.pressed;
}

void Choosing::draw(Context& c, Rect content) {
  if (hall_.session.match() == nullptr || hall_.session.match_id() != match_id_ || revision() != revision_) {
    hall_.ui.close();
    return;
  }
  if (head(c) > 0) {
    Rect line = content.cut_top(32, 8);
    if (kit::icon_button(c, "promotion.close", line.cut_right(44).centred(44, 44), icons::kX,
                         Text{"promotion.close", "Not yet"})) {
      hall_.ui.close();
    }
    kit::heading(c, "promotion.title", line, title(), 2);
  }
  const int lines = rows();
  for (std::size_t i = 0; i < promotion_.choices.size(); ++i) {
    const int index = static_cast<int>(i);
    const Rect cell = content.row(index / kColumns, lines, kGap).column(index % kColumns, kColumns, kGap);
    if (!choice(c, cell, promotion_.choices[i])) continue;
    hall_.ui.close();
    promotion_.choose(promotion_.choices[i]);
    c.frame.request();
    return;
  }
}

}  // namespace

std::unique_ptr<Dialog> make_promotion(Hall& hall, Promotion promotion) {
  return std::make_unique<Choosing>(hall, std::move(promotion));
}

}  // namespace messhall::ui
