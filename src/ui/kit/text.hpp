// Text on whole device pixels: lines, paragraphs with **bold** runs, and what to do when there is no room.
#pragma once

#include <string_view>

#include "ui/context.hpp"

namespace messhall::ui::kit {

enum class Align : std::uint8_t { Left, Centre, Right };

// Width of one line in CSS px; **bold** runs count as they are drawn.
[[nodiscard]] float text_width(const Context& c, const Type& type, std::string_view text);

// One line, its top left corner at `at`. Gives its width.
float text(Context& c, Point at, const Type& type, Colour colour, std::string_view words);

// One line in the middle of the rect's height; what does not fit ends with an ellipsis.
float text_in(Context& c, Rect rect, const Type& type, Colour colour, std::string_view words,
              Align align = Align::Left);

struct Paragraph {
  Colour colour = 0;
  Colour bold = 0;  // colour of **bold** runs; 0: as the rest
  Align align = Align::Left;
  int lines = 0;   // at most so many, then an ellipsis; 0: as many as needed
  float line = 0;  // line height in CSS px; 0: the type's
};
// Breaks at spaces; **bold** runs in the bold sister of the type. Gives the height.
float paragraph(Context& c, Rect rect, const Type& type, std::string_view text, const Paragraph& style);
// The height that paragraph() would take at this width.
[[nodiscard]] float paragraph_height(const Context& c, float width, const Type& type, std::string_view text,
                                     int lines = 0, float line = 0);

// The text without its marks, for the mirror.
[[nodiscard]] std::string plain(std::string_view text);

// A heading that stands in the mirror as one. Level 1: hero, 2: title, 3: lead.
void heading(Context& c, std::string_view id, Rect rect, const Label& label, int level, Colour colour = 0);

}  // namespace messhall::ui::kit
