#include "ui/screens/ask.hpp"

#include <algorithm>
#include <utility>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"

namespace messhall::ui {
namespace {

constexpr float kPadX = 16;
constexpr float kPadY = 12;
constexpr float kHead = 30;
constexpr float kButton = 44;
constexpr float kGap = 8;
constexpr float kNotePad = 18;  // of kit::note, above and below its words together
constexpr float kNoteLead = 54;

constexpr Text kTitle{"ask.title", "Name a square"};
constexpr Text kOptional{"ask.optional", "optional"};
constexpr Text kSkip{"ask.skip", "No prophecy"};
constexpr Text kBack{"ask.back", "Take the move back"};

}  // namespace

void AskPanel::update() {
  const app::Match& match = *hall_.session.match();
  const app::Draft& draft = *hall_.session.draft();
  std::string now = std::to_string(hall_.session.match_id()) + " " + std::to_string(match.revision()) + " " +
                    draft.move->text + "~" + std::to_string(draft.named) + (match.seats().humans() == 1 ? " 1" : " 2");
  if (now == asked_) return;
  asked_ = std::move(now);
  const std::string before = std::exchange(spoken_, draft.move->text);
  question_ = foretelling::question(match, draft);
  if (!hall_.session.settings().warn_brain) question_.warnings.clear();
  if (before != spoken_) hall_.ui.announce(question_.words);
  for (const Message& warning : question_.warnings) hall_.ui.announce(warning, true);
}

bool AskPanel::named() const { return hall_.session.draft()->named != kNoSquare; }

Label AskPanel::foretell_label() const {
  const Square square = hall_.session.draft()->named;
  if (square == kNoSquare) return Text{"ask.foretell.none", "Foretell..."};
  return Message{{"ask.foretell", "Foretell {square}"},
                 {{"square", square_name(hall_.session.match()->info().board.size, square)}}};
}

float AskPanel::warnings_height(const Context& c, float width) const {
  float height = 0;
  for (const Message& warning : question_.warnings) {
    height += kit::paragraph_height(c, width - kNoteLead, type::kBody, c.say(warning)) + kNotePad + kGap;
  }
  return height;
}

float AskPanel::panel_height(const Context& c, float width, bool head) const {
  const float text = kit::paragraph_height(c, width - 2 * kPadX, type::kBody, c.say(question_.words));
  return 2 * kPadY + (head ? kHead + 6 : 0) + text + 10 + kButton;
}

float AskPanel::height(const Context& c, float width) const {
  return warnings_height(c, width) + panel_height(c, width, true);
}

void AskPanel::draw(Context& c, Rect rect) {
  const Palette& p = c.colours();
  const bool warned = !question_.warnings.empty();
  const bool head = rect.h >= panel_height(c, rect.w, true);
  const float wanted = std::min(panel_height(c, rect.w, head), rect.h);
  const bool notes = warned && rect.h - wanted >= warnings_height(c, rect.w);
  Rect box = rect.cut_bottom(wanted);
  if (notes) {
    rect.y = rect.bottom() - warnings_height(c, rect.w);
    for (const Message& warning : question_.warnings) {
      kit::say(c, "ask.warning", Role::Status, warning, rect);
      kit::note(c, rect, kit::ChipTone::Warn, icons::kWarning, warning);
      rect.cut_top(kGap);
    }
  }
  kit::panel(c, box, {.edge = p.foretell});
  box = box.inset(kPadX, std::min(kPadY, box.h / 10));
  if (head) {
    Rect line = box.cut_top(kHead, 6);
    kit::icon(c, icons::kEye, line.cut_left(26, 8), 26, p.foretell, true);
    const kit::ChipStyle chip{kit::ChipTone::Foretell};
    const float width = kit::chip_width(c, kOptional, chip);
    kit::chip(c, {line.right() - width, line.y + 2}, kOptional, chip);
    line.w -= width + 8;
    kit::heading(c, "ask.title", line, kTitle, 2, p.foretell);
  }
  buttons(c, box.cut_bottom(kButton, std::min(10.0F, box.h / 12)));
  // Where a warning has no place of its own, it is more urgent than the question.
  const Message& words = warned && !notes ? question_.warnings.front() : question_.words;
  kit::say(c, "ask.words", Role::Status, std::string(kit::plain(c.say(words))), box);
  const int lines = std::max(1, static_cast<int>((box.h + 2) / type::kBody.line));
  const float text = std::min(box.h, kit::paragraph_height(c, box.w, type::kBody, c.say(words)));
  kit::paragraph(c, box.centred(box.w, text), type::kBody, c.say(words),
                 {.colour = p.ink, .bold = p.ink, .lines = lines});
}

void AskPanel::buttons(Context& c, Rect rect) {
  const Rect corner = rect.cut_right(48, kGap);
  kit::fill(c, corner, c.colours().raised, tokens::radius::kControl);
  kit::outline(c, corner, c.colours().line, 1.5F, tokens::radius::kControl);
  const auto back = kit::icon_button(c, "ask.back", corner, icons::kArrowUUpLeft, kBack);
  const float skip = std::min(kit::button_width(c, kSkip), rect.w * 0.5F);
  const bool skipped = kit::button(c, "ask.skip", rect.cut_right(skip, kGap), kSkip).pressed;
  kit::ButtonStyle style{.kind = kit::ButtonKind::Foretell};
  style.disabled = !named();
  const kit::Touch foretell = kit::button(c, "ask.foretell", rect, foretell_label(), style);
  if (foretell.refused) {
    hall_.ui.announce(Text{"ask.which", "Press the square on the board that you foretell."}, true);
  }
  if (foretell.pressed) {
    table_.finish(true);
  } else if (skipped) {
    table_.finish(false);
  } else if (back.pressed) {
    table_.take_back();
  }
}

void AskPanel::draw_bar(Context& c, Rect rect) {
  const Palette& p = c.colours();
  const bool warned = !question_.warnings.empty();
  const auto icon = [&](std::string_view id, const char* name, const Label& label, bool off, Colour colour) {
    return kit::icon_button(c, id, rect.cut_right(44).centred(44, 44), name, label, {.colour = colour, .disabled = off})
        .pressed;
  };
  const bool back = icon("ask.back", icons::kArrowUUpLeft, kBack, false, 0);
  const bool skip = icon("ask.skip", icons::kX, kSkip, false, 0);
  const bool foretell = icon("ask.foretell", icons::kCheck, foretell_label(), !named(), p.foretell);
  kit::icon(c, warned ? icons::kWarning : icons::kEye, rect.cut_left(34, 6), 24, warned ? p.warn : p.foretell, true);
  const Label words = warned    ? Label(question_.warnings.front())
                      : named() ? Label(Message{{"ask.bar.named", "Foretell **{square}**?"},
                                                {{"square", square_name(hall_.session.match()->info().board.size,
                                                                        hall_.session.draft()->named)}}})
                                : Label(Text{"ask.bar", "**Name a square,** or go on."});
  kit::say(c, "ask.words", Role::Status, question_.words, rect);
  const std::string text = c.say(words);
  const bool fits = kit::text_width(c, type::kLabel, text) <= rect.w;
  const Type& size = fits ? type::kBody : type::kSmall;
  const float height = std::min(rect.h, kit::paragraph_height(c, rect.w, size, text, 2));
  kit::paragraph(c, rect.centred(rect.w, height), size, text, {.colour = p.ink, .bold = p.ink, .lines = 2});
  if (foretell) {
    table_.finish(true);
  } else if (skip) {
    table_.finish(false);
  } else if (back) {
    table_.take_back();
  }
}

}  // namespace messhall::ui
