#include "ui/kit/text.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "imgui_internal.h"
#include "ui/kit/widget.hpp"

namespace messhall::ui::kit {

namespace {

constexpr std::string_view kEllipsis = "\xE2\x80\xA6";

const ImFontGlyph* glyph_of(const ImFont* font, const char*& at, const char* end) {
  unsigned code = 0;
  const int bytes = ImTextCharFromUtf8(&code, at, end);
  at += std::max(1, bytes);
  return code == 0 ? nullptr : font->FindGlyph(static_cast<ImWchar>(code));
}

// Where the pen goes after a glyph. Within a word the spacing is exact and each glyph stands on the nearest whole
// pixel; words begin on whole pixels, and no gap between them becomes narrower than it was drawn.
float after(float pen, const ImFontGlyph& glyph) {
  constexpr unsigned kSpace = ' ';
  return glyph.Codepoint == kSpace ? std::floor(pen + 0.5F) + std::ceil(glyph.AdvanceX - 0.2F) : pen + glyph.AdvanceX;
}

// In device pixels, whole ones.
float measure(const ImFont* font, std::string_view text) {
  float width = 0;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at < end)
    if (const ImFontGlyph* glyph = glyph_of(font, at, end)) width = after(width, *glyph);
  return std::floor(width + 0.5F);
}

// Calls f(part, bold) for each run; ** switches.
template <class F>
void runs(std::string_view text, F&& f) {
  bool bold = false;
  while (!text.empty()) {
    const std::size_t mark = text.find("**");
    const std::string_view part = text.substr(0, mark);
    if (!part.empty()) f(part, bold);
    if (mark == std::string_view::npos) return;
    bold = !bold;
    text.remove_prefix(mark + 2);
  }
}

// One run with its pen at `x` (device pixels) and its line's top at `top`; gives its width.
float emit(Context& c, const ImFont* font, float x, float top, Colour colour, std::string_view text) {
  const char* at = text.data();
  const char* const end = at + text.size();
  const float scale = 1 / c.density;
  const float start = x;
  c.draw->PrimReserve(static_cast<int>(text.size()) * 6, static_cast<int>(text.size()) * 4);
  int drawn = 0;
  while (at < end) {
    const ImFontGlyph* glyph = glyph_of(font, at, end);
    if (glyph == nullptr) continue;
    if (glyph->Visible) {
      const float pen = std::floor(x + 0.5F);
      c.draw->PrimRectUV({(pen + glyph->X0) * scale, (top + glyph->Y0) * scale},
                         {(pen + glyph->X1) * scale, (top + glyph->Y1) * scale}, {glyph->U0, glyph->V0},
                         {glyph->U1, glyph->V1}, colour);
      ++drawn;
    }
    x = after(x, *glyph);
  }
  const int spare = static_cast<int>(text.size()) - drawn;
  c.draw->PrimUnreserve(spare * 6, spare * 4);
  return std::floor(x - start + 0.5F);
}

// Device pixel row at which a line box that begins at `y` (CSS px) puts the glyphs' top.
float first_row(const Context& c, const Type& type, const ImFont* font, float y, float line) {
  const Fonts::Stand stand = c.fonts.stand(font);
  const float height = (line > 0 ? line : type.line) * c.density;
  return std::floor(y * c.density + 0.5F) + std::floor((height - stand.height) / 2) - stand.sunk;
}

struct Word {
  std::string_view text{};
  bool bold = false;
  float width = 0;      // device pixels
  bool spaced = false;  // a space stands before it
  bool broken = false;  // a line break stands before it
};

std::vector<Word> words_of(const Context& c, const Type& type, std::string_view text) {
  const ImFont* regular = c.fonts.font(type);
  const ImFont* strong = c.fonts.font(bold_of(type));
  std::vector<Word> words;
  bool spaced = false;
  bool broken = false;
  runs(text, [&](std::string_view part, bool bold) {
    while (!part.empty()) {
      if (part.front() == ' ' || part.front() == '\n') {
        spaced = spaced || part.front() == ' ';
        broken = broken || part.front() == '\n';
        part.remove_prefix(1);
        continue;
      }
      const std::string_view word = part.substr(0, part.find_first_of(" \n"));
      words.push_back({word, bold, measure(bold ? strong : regular, word), spaced, broken});
      spaced = broken = false;
      part.remove_prefix(word.size());
    }
  });
  return words;
}

struct Line {
  std::size_t begin = 0;
  std::size_t end = 0;
  float width = 0;  // device pixels
};

// Words that hang together without a space ("d5**×**d7") stay on one line.
std::vector<Line> lines_of(const Context& c, const Type& type, const std::vector<Word>& words, float room) {
  const float space = measure(c.fonts.font(type), " ");
  std::vector<Line> lines;
  Line line;
  for (std::size_t i = 0; i < words.size();) {
    std::size_t next = i + 1;
    float width = words[i].width;
    while (next < words.size() && !words[next].spaced && !words[next].broken) width += words[next++].width;
    const float gap = line.end > line.begin ? space : 0;
    const bool full = line.end > line.begin && line.width + gap + width > room + 0.5F;
    if (full || (words[i].broken && i > 0)) {
      lines.push_back(line);
      line = {i, i, 0};
    }
    line.width += (line.end > line.begin ? space : 0) + width;
    line.end = next;
    i = next;
  }
  if (line.end > line.begin) lines.push_back(line);
  return lines;
}

std::string_view cut_to(const ImFont* font, std::string_view text, float room) {
  const char* at = text.data();
  const char* const end = at + text.size();
  float width = 0;
  while (at < end) {
    const char* before = at;
    if (const ImFontGlyph* glyph = glyph_of(font, at, end)) width = after(width, *glyph);
    if (width > room) return text.substr(0, static_cast<std::size_t>(before - text.data()));
  }
  return text;
}

float offset(Align align, float room, float width) {
  if (align == Align::Left) return 0;
  return align == Align::Centre ? std::floor((room - width) / 2) : room - width;
}

// `pen`: left edge and top of the glyphs; it and `room` in device pixels. `cut`: the text goes on, but is not shown.
void draw_line(Context& c, const Type& type, const std::vector<Word>& words, const Line& line, Point pen, float room,
               const Paragraph& style, bool cut) {
  const ImFont* regular = c.fonts.font(type);
  const ImFont* strong = c.fonts.font(bold_of(type));
  const float space = measure(regular, " ");
  const float dots = cut ? measure(regular, kEllipsis) : 0;
  const float top = pen.y;
  float x = pen.x;
  for (std::size_t i = line.begin; i < line.end; ++i) {
    const Word& word = words[i];
    if (i > line.begin && word.spaced) x += space;
    const ImFont* font = word.bold ? strong : regular;
    const Colour colour = word.bold && style.bold != 0 ? style.bold : style.colour;
    const float left = room - (x - pen.x) - dots;
    if (word.width <= left || (!cut && line.end - line.begin > 1)) {
      x += emit(c, font, x, top, colour, word.text);
      continue;
    }
    // Too long even alone, or the last one that may be shown: as much of it as goes.
    x += emit(c, font, x, top, colour, cut_to(font, word.text, std::max(0.0F, left)));
    if (!cut) emit(c, regular, x, top, style.colour, kEllipsis);
    break;
  }
  if (cut) emit(c, regular, x, top, style.colour, kEllipsis);
}

}  // namespace

float text_width(const Context& c, const Type& type, std::string_view text) {
  float width = 0;
  runs(text,
       [&](std::string_view part, bool bold) { width += measure(c.fonts.font(bold ? bold_of(type) : type), part); });
  return width / c.density;
}

float text(Context& c, Point at, const Type& type, Colour colour, std::string_view words) {
  const ImFont* font = c.fonts.font(type);
  const float start = std::floor(at.x * c.density + 0.5F);
  const float top = first_row(c, type, font, at.y, 0);
  float x = start;
  runs(words, [&](std::string_view part, bool bold) {
    x += emit(c, c.fonts.font(bold ? bold_of(type) : type), x, top, colour, part);
  });
  return (x - start) / c.density;
}

float text_in(Context& c, Rect rect, const Type& type, Colour colour, std::string_view words, Align align) {
  const float width = text_width(c, type, words);
  const float y = rect.y + (rect.h - type.line) / 2;
  if (width <= rect.w + 0.5F) {
    const float x = rect.x + offset(align, rect.w, width);
    text(c, {x, y}, type, colour, words);
    return width;
  }
  const ImFont* font = c.fonts.font(type);
  const float top = first_row(c, type, font, y, 0);
  const float start = std::floor(rect.x * c.density + 0.5F);
  float x = start;
  float room = rect.w * c.density - measure(font, kEllipsis);
  bool full = false;
  runs(words, [&](std::string_view part, bool bold) {
    if (full) return;
    const ImFont* face = c.fonts.font(bold ? bold_of(type) : type);
    const std::string_view shown = cut_to(face, part, std::max(0.0F, room));
    const float used = emit(c, face, x, top, colour, shown);
    x += used;
    room -= used;
    full = shown.size() < part.size();
  });
  x += emit(c, font, x, top, colour, kEllipsis);
  return (x - start) / c.density;
}

float paragraph(Context& c, Rect rect, const Type& type, std::string_view text, const Paragraph& style) {
  const std::vector<Word> words = words_of(c, type, text);
  const float room = rect.w * c.density;
  std::vector<Line> lines = lines_of(c, type, words, room);
  const auto most = static_cast<std::size_t>(std::max(0, style.lines));
  const bool cut = most > 0 && lines.size() > most;
  if (cut) lines.resize(most);
  const float step = style.line > 0 ? style.line : type.line;
  float y = rect.y;
  for (std::size_t i = 0; i < lines.size(); ++i, y += step) {
    const float top = first_row(c, type, c.fonts.font(type), y, step);
    const float x = std::floor(rect.x * c.density + 0.5F) + offset(style.align, room, lines[i].width);
    draw_line(c, type, words, lines[i], {std::floor(x + 0.5F), top}, room, style, cut && i + 1 == lines.size());
  }
  return static_cast<float>(lines.size()) * step;
}

float paragraph_height(const Context& c, float width, const Type& type, std::string_view text, int lines, float line) {
  const std::size_t all = lines_of(c, type, words_of(c, type, text), width * c.density).size();
  const std::size_t shown = lines > 0 ? std::min(all, static_cast<std::size_t>(lines)) : all;
  return static_cast<float>(shown) * (line > 0 ? line : type.line);
}

std::string plain(std::string_view text) {
  std::string result;
  runs(text, [&result](std::string_view part, bool) { result += part; });
  return result;
}

void heading(Context& c, std::string_view id, Rect rect, const Label& label, int level, Colour colour) {
  const Type& type = level <= 1 ? type::kHero : level == 2 ? type::kTitle : type::kLead;
  const std::string words = c.say(label);
  text_in(c, rect, type, colour != 0 ? colour : c.colours().ink, words);
  say(c, id, Role::Heading, Label(plain(words)), rect, level);
}

}  // namespace messhall::ui::kit
