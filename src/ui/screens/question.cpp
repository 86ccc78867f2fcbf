#include "ui/screens/question.hpp"

#include <algorithm>
#include <utility>

#include "ui/kit.hpp"

namespace messhall::ui {
namespace {

constexpr Text kCancel{"common.cancel", "Cancel"};
constexpr float kButtons = 44;

class Asking final : public Dialog {
 public:
  Asking(Hall& hall, Question question) : hall_(hall), question_(std::move(question)) {}

  [[nodiscard]] std::string_view id() const override { return "question"; }
  [[nodiscard]] Label title() const override { return question_.title; }
  [[nodiscard]] Point size(Context& c, float width) override {
    const float wide = std::min(width, 400.0F);
    return {wide, 28 + 8 + kit::paragraph_height(c, wide, type::kBody, c.say(question_.text)) + 20 + kButtons};
  }
  void draw(Context& c, Rect content) override;

 private:
  Hall& hall_;
  Question question_;
};

void Asking::draw(Context& c, Rect content) {
  kit::heading(c, "question.title", content.cut_top(28, 8), question_.title, 2);
  Rect buttons = content.cut_bottom(kButtons, 20);
  kit::say(c, "question.text", Role::Text, question_.text, content);
  kit::paragraph(c, content, type::kBody, c.say(question_.text), {.colour = c.colours().ink2});
  const float yes = std::max(110.0F, kit::button_width(c, question_.yes));
  if (kit::button(c, "question.yes", buttons.cut_right(yes, 8), question_.yes, {.kind = kit::ButtonKind::Brand})) {
    hall_.ui.close();
    question_.act();
  }
  const float no = kit::button_width(c, kCancel);
  if (kit::button(c, "question.no", buttons.cut_right(no), kCancel)) hall_.ui.close();
}

}  // namespace

std::unique_ptr<Dialog> make_question(Hall& hall, Question question) {
  return std::make_unique<Asking>(hall, std::move(question));
}

}  // namespace messhall::ui
