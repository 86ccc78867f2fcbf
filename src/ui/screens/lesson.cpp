#include "ui/screens/lesson.hpp"

#include <algorithm>
#include <string>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"

namespace messhall::ui {
namespace {

constexpr float kBox = 12;  // radius

}  // namespace

void LessonGuide::begin(const games::Lesson* lesson) {
  lesson_ = lesson;
  if (lesson_ == nullptr) {
    board_.expect({}, {});
    return;
  }
  board_.set_up(lesson_->position, {}, {});
  board_.ask_names(true);
  const games::LessonStep& first = lesson_->steps.front();
  board_.expect(first.move, {first.wrong});
  told_ = 0;
}

void LessonGuide::follow() {
  if (lesson_ == nullptr || told_ == step()) return;
  told_ = step();
  if (done()) {
    board_.expect({}, {});
  } else {
    const games::LessonStep& next = lesson_->steps[told_];
    board_.expect(next.move, {next.wrong});
  }
  // What is played freely afterwards has sentences of its own.
  if (told_ <= lesson_->steps.size()) hall_.ui.announce(task());
}

Message LessonGuide::task() const { return {done() ? lesson_->end : lesson_->steps[step()].task}; }

void LessonGuide::draw(Context& c, Rect& column) {
  box(c, column);
  answer(c, column);
  if (!done()) board_.draw_answers(c, column);
  links(c, column);
}

Rect LessonGuide::draw_step(Context& c, Rect line) const {
  const std::size_t count = lesson_->steps.size();
  const Message where = done() ? Message{{"rules.lesson.done", "Done"}}
                               : Message{{"rules.lesson.step", "Step {number} of {count}"},
                                         {{"number", std::to_string(step() + 1)}, {"count", std::to_string(count)}}};
  const kit::ChipStyle style{.tone = done() ? kit::ChipTone::Good : kit::ChipTone::Accent};
  const Rect place = line.cut_right(kit::chip_width(c, where, style), 10);
  kit::chip(c, {place.x, place.centre().y - 13}, where, style);
  kit::say(c, "rules.lesson.step", Role::Text, where, place);
  return line;
}

void LessonGuide::box(Context& c, Rect& column) const {
  const Palette& p = c.colours();
  const std::string words = c.say(task());
  const float room = column.w - 28 - 38;
  const float height = kit::paragraph_height(c, room, type::kLarge, words, 0, 25);
  const Rect rect = column.cut_top(height + 24, 12);
  kit::fill(c, rect, p.accent_soft, kBox);
  kit::say(c, "rules.lesson.task", Role::Text, Label(kit::plain(words)), rect);
  Rect inner = rect.inset(14, 12);
  const char* const sign = done() ? icons::kCheckCircle : icons::kHandPointing;
  kit::icon(c, sign, inner.cut_left(24, 14).cut_top(24), 24, p.accent, true);
  kit::paragraph(c, inner, type::kLarge, words, {.colour = p.ink, .line = 25});
}

// A wrong move, or what is still missing.
void LessonGuide::answer(Context& c, Rect& column) const {
  const Message& said = board_.sentence();
  if (said.empty() || (done() && step() == lesson_->steps.size())) return;
  const Palette& p = c.colours();
  const std::string words = c.say(said);
  const float room = column.w - 32;
  Rect line = column.cut_top(std::max(kit::paragraph_height(c, room, type::kBody, words), 22.0F), 12);
  kit::say(c, "rules.try", Role::Status, Label(kit::plain(words)), line);
  const char* const sign = board_.naming() ? icons::kEye : icons::kChatCircle;
  kit::icon(c, sign, line.cut_left(22, 10).cut_top(22), 20, board_.naming() ? p.foretell : p.ink2, true);
  kit::paragraph(c, line, type::kBody, words, {.colour = p.ink});
}

void LessonGuide::links(Context& c, Rect& column) {
  Rect line = column.cut_top(24, 14);
  const auto link = [&](std::string_view id, const Text& words) {
    const kit::Touch t = kit::link(c, id, line.origin(), type::kLabel, words);
    line.cut_left(kit::text_width(c, type::kLabel, c.say(words)) + 20);
    return t.pressed;
  };
  if (!done() && link("rules.lesson.show", Text{"rules.lesson.show", "Play it for me"})) {
    board_.show_expected(c);
    c.frame.request();
  }
  if (board_.touched() && link("rules.lesson.again", Text{"rules.lesson.again", "From the start"})) {
    begin(lesson_);
    hall_.ui.announce(task());
    c.frame.request();
  }
}

}  // namespace messhall::ui
