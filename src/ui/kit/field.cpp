#include "ui/kit/field.hpp"

#include <string>

#include "ui/kit/scroll.hpp"
#include "ui/kit/text.hpp"
#include "ui/ui.hpp"

namespace messhall::ui::kit {

namespace {
constexpr float kPad = 14;
constexpr float kIcon = 20;
}  // namespace

Entry text_field(Context& c, std::string_view id, Rect rect, const Label& name, std::string& value,
                 const FieldStyle& style) {
  Entry entry;
  const Palette& p = c.colours();
  const bool focused = c.live && c.focus == id;
  const Colour edge = style.wrong ? p.bad : p.line_strong;
  fill(c, rect, style.disabled ? p.sunken : p.surface, tokens::radius::kControl);
  outline(c, rect, edge, tokens::stroke::kControl, tokens::radius::kControl);
  if (focused) focus_ring(c, rect, tokens::radius::kControl);
  Rect inner = rect.inset(kPad, 0);
  if (style.icon != nullptr) icon(c, style.icon, inner.cut_left(kIcon, 8), kIcon, p.ink3);
  if (style.multiline) inner = inner.inset(0, 10);
  const std::string placeholder = c.say(style.placeholder);
  if (!c.live) {
    // Under a dialog the page's input is away; the canvas shows what it held.
    const bool empty = value.empty();
    const std::string_view words = empty ? std::string_view(placeholder) : std::string_view(value);
    if (style.multiline) {
      paragraph(c, inner, type::kBody, words, {.colour = empty ? p.ink3 : p.ink});
    } else {
      text_in(c, inner, type::kBody, empty ? p.ink3 : p.ink, words);
    }
    return entry;
  }
  if (const Ui::TextEdit* edit = c.ui.edited(id); edit != nullptr) {
    entry.changed = edit->value != value;
    entry.done = edit->done;
    value = edit->value;
  }
  Node node{std::string(id), Role::TextBox, c.say(name), inner};
  node.state.disabled = style.disabled;
  node.state.multiline = style.multiline;
  node.value = value;
  node.placeholder = placeholder;
  if (c.scroll != nullptr) node.clip = c.clip;
  if (focused && c.focus_moved) reveal(c, rect);
  c.mirror.add(std::move(node));
  return entry;
}

}  // namespace messhall::ui::kit
