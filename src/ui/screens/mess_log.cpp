#include "ui/screens/mess_log.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/mess_players.hpp"
#include "ui/screens/mess_words.hpp"
#include "ui/track/draw.hpp"

namespace messhall::ui {
namespace {

using games::Side;

constexpr float kIndent = 24;
constexpr std::size_t kMostLines = 400;
constexpr std::size_t kMostPoints = 160;

// Along the points, so many pixels drawn and so many left out.
void dashed(board::Pen& pen, const std::vector<Point>& points, Colour colour, float width) {
  constexpr float kDash = 7, kSpace = 5;
  float done = 0;  // of the dash, or of the space after it
  bool draws = true;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Point a = points[i - 1], b = points[i];
    const float length = std::hypot(b.x - a.x, b.y - a.y);
    const auto at = [&](float along) {
      return length <= 0 ? a : Point{a.x + (b.x - a.x) * along / length, a.y + (b.y - a.y) * along / length};
    };
    float along = 0;
    while (along < length) {
      const float step = std::min((draws ? kDash : kSpace) - done, length - along);
      if (draws) pen.line(at(along), at(along + step), colour, width);
      along += step;
      done += step;
      if (done < (draws ? kDash : kSpace) - 0.01F) continue;
      done = 0;
      draws = !draws;
    }
  }
}

void curve(Context& c, Rect box, const WorthCourse& course, std::size_t side, Colour colour) {
  const auto& values = course.values[side];
  std::vector<Point> points;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const float along = values.size() < 2 ? 0 : static_cast<float>(i) / static_cast<float>(values.size() - 1);
    const float up = (values[i] - course.least) / (course.most - course.least);
    points.push_back({box.x + along * box.w, box.bottom() - up * box.h});
  }
  if (points.size() == 1) points.push_back({box.right(), points.front().y});
  board::Pen pen(*c.draw, c.density, 1);
  // The second one is broken: colour alone must not tell them apart.
  if (side == 0) {
    pen.path(points, colour, 3);
  } else {
    dashed(pen, points, colour, 2.5F);
  }
}

}  // namespace

WorthCourse WorthCourse::of(const app::Match& match) {
  WorthCourse course;
  const std::size_t count = match.moves().size() + 1;
  const std::size_t step = std::max<std::size_t>(1, count / kMostPoints);
  for (std::size_t ply = 0; ply < count; ply += step) {
    const auto worth = match.worth_at(ply + step >= count ? count - 1 : ply);
    for (std::size_t side = 0; side < 2; ++side) course.values[side].push_back(static_cast<float>(worth[side]));
  }
  const auto [low, high] = std::minmax_element(course.values[0].begin(), course.values[0].end());
  const auto [other_low, other_high] = std::minmax_element(course.values[1].begin(), course.values[1].end());
  course.least = std::min(*low, *other_low);
  course.most = std::max(*high, *other_high);
  // Small changes at the beginning must not look like great ones.
  constexpr float kRoom = 400;
  if (course.most - course.least < kRoom) {
    const float middle = (course.most + course.least) / 2;
    course.least = middle - kRoom / 2;
    course.most = middle + kRoom / 2;
  }
  return course;
}

void MessLog::follow(const Context& c) {
  const app::Match& match = *hall_.session.match();
  if (match_ == hall_.session.match_id() && revision_ == match.revision() && cursor_ == match.cursor() &&
      spoken_ == c.translator && !lines_.empty()) {
    return;
  }
  match_ = hall_.session.match_id();
  revision_ = match.revision();
  cursor_ = match.cursor();
  spoken_ = c.translator;
  width_ = 0;
  lines_.clear();
  auto turn = Side::First;
  for (std::size_t ply = match.cursor(); ply-- > 0 && lines_.size() < kMostLines;) {
    const app::PlayedMove& move = match.moves()[ply];
    // Dice and cards belong to whoever rolled: the last player before them.
    turn = move.side;
    for (std::size_t before = ply; turn == Side::Chance && before-- > 0;) turn = match.moves()[before].side;
    for (std::size_t i = move.view.story.size(); i-- > 0;) {
      lines_.push_back({turn == Side::Chance ? Side::First : turn, mess::bold_amounts(c.say(move.view.story[i])), 0});
    }
  }
  std::reverse(lines_.begin(), lines_.end());
}

std::vector<std::string> MessLog::last(std::size_t count) const {
  std::vector<std::string> found;
  for (std::size_t i = lines_.size() - std::min(count, lines_.size()); i < lines_.size(); ++i)
    found.push_back(lines_[i].text);
  return found;
}

void MessLog::measure(const Context& c, float width) {
  if (width_ == width) return;
  width_ = width;
  for (Line& line : lines_) line.height = kit::paragraph_height(c, width - kIndent, type::kSmall, line.text) + 6;
}

void MessLog::draw(Context& c, Rect rect) {
  if (lines_.empty()) {
    constexpr Text kNothing{"mess.log.empty", "What happens will stand here."};
    kit::text_in(c, rect.inset(14, 0).cut_top(24), type::kSmall, c.colours().ink3, c.say(kNothing));
    return;
  }
  const Rect inner = rect.inset(14, 0);
  measure(c, inner.w);
  float length = 0;
  for (const Line& line : lines_) length += line.height;
  const kit::Group list(c, {"mess.log", Role::List, {}, rect});
  kit::ScrollArea area(c, "mess.log.scroll", inner, length);
  area.fade_into(c.colours().surface);
  if (std::exchange(drawn_, lines_.size() + revision_) != lines_.size() + revision_) area.to_end();
  Rect column = area.content();
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const Line& line = lines_[i];
    Rect row{column.x, column.y, column.w, line.height};
    column.y += line.height;
    if (row.bottom() < rect.y || row.y > rect.bottom()) continue;
    kit::say(c, "mess.log." + std::to_string(i), Role::ListItem, kit::plain(line.text), row);
    board::Pen pen(*c.draw, c.density, 1);
    track::draw_token(c, pen, {row.x + 8, row.y + 11}, 18, line.side);
    row.cut_left(kIndent);
    row.y += 2;
    kit::paragraph(c, row, type::kSmall, line.text, {.colour = c.colours().ink2, .bold = c.colours().ink});
  }
  area.used(area.content().y + length);
}

void MessLog::draw_worth(Context& c, Rect rect) const {
  const app::Match& match = *hall_.session.match();
  const Palette& p = c.colours();
  const auto worth = match.worth_at(match.moves().size());
  kit::say(c, "mess.worth", Role::Image,
           Message{{"mess.worth.said", "Worth over the game: {first} now {a}, {second} now {b}."},
                   {{"first", mess::player_name(match, Side::First)},
                    {"a", track::dollars(worth[0])},
                    {"second", mess::player_name(match, Side::Second)},
                    {"b", track::dollars(worth[1])}}},
           rect);
  kit::fill(c, rect, p.sunken, 8);
  Rect box = rect.inset(8, 9);
  const std::array<std::string, 2> names{c.say(mess::player_name(match, Side::First)),
                                         c.say(mess::player_name(match, Side::Second))};
  const float room = std::max(kit::text_width(c, type::kTab, names[0]), kit::text_width(c, type::kTab, names[1]));
  const Rect labels = box.cut_right(std::min(room, box.w / 3), 8);
  const WorthCourse course = WorthCourse::of(match);
  curve(c, box, course, 1, p.ink2);
  curve(c, box, course, 0, p.accent);
  std::array<float, 2> y{};
  for (std::size_t side = 0; side < 2; ++side) {
    const float up = (course.values[side].back() - course.least) / (course.most - course.least);
    y[side] = box.bottom() - up * box.h - 7;
  }
  // Names that would lie on each other move apart.
  if (std::abs(y[0] - y[1]) < 14) {
    const std::size_t upper = y[0] <= y[1] ? 0 : 1;
    const float middle = (y[0] + y[1]) / 2;
    y[upper] = middle - 7;
    y[1 - upper] = middle + 7;
  }
  for (std::size_t side = 0; side < 2; ++side) {
    const float top = std::max(rect.y + 1, std::min(y[side], rect.bottom() - 15));
    kit::text_in(c, {labels.x, top, labels.w, 14}, type::kTab, side == 0 ? p.accent : p.ink2, names[side]);
  }
}

namespace {

constexpr float kPlot = 74;
constexpr float kEdge = 12;

class LogDialog final : public Dialog {
 public:
  explicit LogDialog(Hall& hall) : hall_(hall), log_(hall) {}
  [[nodiscard]] std::string_view id() const override { return "mess-log"; }
  [[nodiscard]] Label title() const override { return Text{"mess.log.title", "What has happened"}; }
  [[nodiscard]] Shape shape() const override { return Shape::Window; }
  [[nodiscard]] Point size(Context& c, float width) override {
    return {std::min(width, low(c) ? 880.0F : 520.0F), c.layout.height - (low(c) ? 40.0F : 120.0F)};
  }
  void draw(Context& c, Rect content) override {
    const app::Match* const match = hall_.session.match();
    if (match == nullptr || match->info().deeds.empty()) return hall_.ui.close();
    log_.follow(c);
    // Where the dialog is the whole window it has no edge of its own.
    if (content.x < kEdge) content = content.inset(kEdge, 0);
    Rect head = content.cut_top(44, 4);
    if (kit::icon_button(c, "mess.log.close", head.cut_right(44), icons::kX, Text{"mess.log.close", "Close"}))
      hall_.ui.close();
    kit::heading(c, "mess.log.heading", head, title(), 2);
    if (low(c)) {
      const Rect panels = content.cut_top(mess::kPanelHeight, 8);
      mess::player_panel(c, hall_, "mess.log.first", panels.column(0, 2, 8), games::Side::First);
      mess::player_panel(c, hall_, "mess.log.second", panels.column(1, 2, 8), games::Side::Second);
      Rect left = content.column(0, 2, 8);
      log_.draw_worth(c, left.cut_top(std::min(left.h, 2 * kPlot)));
      content = content.column(1, 2, 8);
    } else {
      // The log keeps a few lines in any window.
      const float panel = std::clamp((content.h - kPlot - 150) / 2 - 8, 82.0F, mess::kPanelHeight);
      mess::player_panel(c, hall_, "mess.log.first", content.cut_top(panel, 8), games::Side::First);
      mess::player_panel(c, hall_, "mess.log.second", content.cut_top(panel, 8), games::Side::Second);
      log_.draw_worth(c, content.cut_top(kPlot, 8));
    }
    log_.draw(c, content);
  }

 private:
  // Both players stand beside each other.
  [[nodiscard]] static bool low(const Context& c) { return c.layout.height < 700 && c.layout.width >= 640; }

  Hall& hall_;
  MessLog log_;
};

}  // namespace

std::unique_ptr<Dialog> make_mess_log(Hall& hall) { return std::make_unique<LogDialog>(hall); }

}  // namespace messhall::ui
