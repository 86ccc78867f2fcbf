// The card of a square of Mess: what it costs, what it earns, who holds it.
#include <algorithm>
#include <string>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/mess_question.hpp"
#include "ui/screens/mess_table.hpp"
#include "ui/track/draw.hpp"
#include "ui/track/label.hpp"

namespace messhall::ui {
namespace {

using track::dollars;

constexpr float kHead = 64;
constexpr float kLine = 24;

class DeedDialog final : public Dialog {
 public:
  DeedDialog(Hall& hall, Square square) : hall_(hall), square_(square) {}
  [[nodiscard]] std::string_view id() const override { return "deed"; }
  [[nodiscard]] Label title() const override { return deed().name; }
  [[nodiscard]] Point size(Context& /*c*/, float width) override {
    return {std::min(width, 360.0F), kHead + 8 + static_cast<float>(lines()) * kLine};
  }
  void draw(Context& c, Rect content) override;

 private:
  [[nodiscard]] const app::Match* match() const {
    const app::Match* const match = hall_.session.match();
    return match != nullptr && !match->info().deeds.empty() ? match : nullptr;
  }
  [[nodiscard]] const games::Deed& deed() const {
    static const games::Deed kNone{};
    return match() == nullptr ? kNone : match()->info().deeds[square_];
  }
  [[nodiscard]] int lines() const {
    if (deed().kind == "street") return 10;
    return deed().group.empty() ? (deed().price > 0 ? 2 : 1) : 3;
  }
  void facts(Context& c, Rect& column) const;
  void rents(Context& c, Rect& column) const;

  Hall& hall_;
  Square square_;
};

void DeedDialog::rents(Context& c, Rect& column) const {
  constexpr std::array<Text, 6> kLevels{{{"mess.deed.bare", "Rent, bare"},
                                         {"mess.deed.one", "With one house"},
                                         {"mess.deed.two", "With two houses"},
                                         {"mess.deed.three", "With three houses"},
                                         {"mess.deed.four", "With four houses"},
                                         {"mess.deed.hotel", "With a hotel"}}};
  for (std::size_t level = 0; level < kLevels.size(); ++level)
    mess::fact(c, column, kLevels[level], dollars(deed().rent[level]));
  mess::fact(c, column, Text{"mess.deed.house", "A house costs"}, dollars(deed().house));
}

void DeedDialog::facts(Context& c, Rect& column) const {
  const games::Position& position = match()->shown();
  const auto piece = position.piece_at(square_);
  if (piece) {
    const Message holder{
        {"track.cell.piece", "{side}'s {piece}"},
        {{"side", mess::side_name(match()->info(), piece->owner)}, {"piece", match()->info().kinds[piece->kind].name}}};
    mess::fact(c, column, Text{"mess.deed.holder", "Held by"}, holder);
  } else {
    mess::fact(c, column, Text{"mess.deed.holder", "Held by"}, Text{"mess.deed.nobody", "nobody"});
  }
  if (deed().price > 0) {
    const Text price = deed().group.empty() ? Text{"mess.deed.tax", "To pay"} : Text{"mess.deed.price", "Price"};
    mess::fact(c, column, price, dollars(deed().price));
  }
  if (deed().group.empty()) return;
  const auto estate = position.estate();
  const int rent = estate ? estate->rents[square_] : 0;
  mess::fact(c, column, Text{"mess.deed.now", "Rent now"},
             rent > 0 ? Label(dollars(rent)) : Label(Text{"mess.deed.none", "none"}));
}

void DeedDialog::draw(Context& c, Rect content) {
  if (match() == nullptr) return hall_.ui.close();
  const Palette& p = c.colours();
  Rect head = content.cut_top(kHead - 8, 8);
  if (kit::icon_button(c, "deed.close", head.cut_right(44).centred(44, 44), icons::kX,
                       Text{"mess.deed.close", "Close"}))
    hall_.ui.close();
  board::Pen pen(*c.draw, c.density, 1);
  if (!deed().group.empty()) {
    const Rect band = head.cut_left(16, 10);
    track::draw_band(pen, band, deed().group);
    kit::outline(c, band, faded(p.ink, 0.5F), 1);
  } else if (const char* const sign = track::sign_of(deed(), square_); sign != nullptr) {
    kit::icon(c, sign, head.cut_left(34, 8), 28, p.ink2, true);
  }
  Rect lines = head.centred(head.w, deed().group.empty() ? 30.0F : 50.0F);
  kit::heading(c, "deed.heading", lines.cut_top(30), deed().name, 2);
  if (!deed().group.empty()) kit::text_in(c, lines, type::kSmall, p.ink2, c.say(track::group_name(deed().group)));
  facts(c, content);
  if (deed().kind == "street") rents(c, content);
}

}  // namespace

std::unique_ptr<Dialog> make_deed(Hall& hall, Square square) { return std::make_unique<DeedDialog>(hall, square); }

}  // namespace messhall::ui
