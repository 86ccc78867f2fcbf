// The end of a game: the reason first, then how it went, then what next.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/words.hpp"

namespace messhall::ui {
namespace {

using games::Side;
using games::Verdict;

constexpr float kPlot = 64;
constexpr float kButton = 50;
constexpr float kGap = 12;

class ResultDialog final : public Dialog {
 public:
  ResultDialog(Hall& hall, std::function<Rect()> board) : hall_(hall), board_(std::move(board)) {
    const app::Match& match = *hall_.session.match();
    match_id_ = hall_.session.match_id();
    for (std::size_t ply = 0; ply <= match.moves().size(); ++ply) {
      // Dollars are smaller than hundredths of a piece.
      values_.push_back(words::height(match.balance_at(ply) / (match.has_chance() ? 3 : 1)));
    }
  }

  [[nodiscard]] std::string_view id() const override { return "result"; }
  [[nodiscard]] Label title() const override {
    return gone() ? Label(Text{"result.title", "The game is over"}) : Label(words::verdict(match()));
  }
  [[nodiscard]] Rect scope(const Context& c) const override { return c.layout.tall() ? c.layout.window() : board_(); }
  [[nodiscard]] float padding(const Context& c) const override {
    return c.layout.flat() ? 14.0F : c.layout.tall() ? 18.0F : 24.0F;
  }
  [[nodiscard]] Point size(Context& c, float width) override;
  void draw(Context& c, Rect content) override;

 private:
  [[nodiscard]] const app::Match& match() const { return *hall_.session.match(); }
  // The match was taken back or exchanged behind the dialog, by the page's commands.
  [[nodiscard]] bool gone() const {
    return hall_.session.match() == nullptr || hall_.session.match_id() != match_id_ || !match().over();
  }
  [[nodiscard]] float art_width(const Context& c) const { return c.layout.flat() ? 76.0F : 132.0F; }
  [[nodiscard]] float head_height(const Context& c, float width) const;
  [[nodiscard]] bool with_plot(const Context& c) const { return !c.layout.flat() && values_.size() > 3; }
  void draw_art(Context& c, Rect rect);
  void draw_head(Context& c, Rect rect);
  void draw_plot(Context& c, Rect& content);
  void draw_buttons(Context& c, Rect rect);
  [[nodiscard]] Message length() const;

  Hall& hall_;
  std::function<Rect()> board_;
  std::uint64_t match_id_ = 0;
  std::vector<float> values_;
};

float ResultDialog::head_height(const Context& c, float width) const {
  const float room = width - art_width(c) - 16 - (c.layout.tall() ? 0 : 28.0F);
  const float text = kit::paragraph_height(c, room, type::kLarge, c.say(match().outcome().story));
  return std::max(c.layout.flat() ? 76.0F : 104.0F, type::kHero.line + 4 + text);
}

Point ResultDialog::size(Context& c, float width) {
  const float wide = std::min(width, c.layout.flat() ? 340.0F : 452.0F);
  if (gone()) return {wide, kButton};
  const float plot = with_plot(c) ? kPlot + 24 + kGap : 0;
  return {wide, head_height(c, wide) + kGap + plot + kButton};
}

void ResultDialog::draw(Context& c, Rect content) {
  if (gone()) {
    hall_.ui.close();
    return;
  }
  Rect head = content.cut_top(head_height(c, content.w), kGap);
  if (!c.layout.tall()) {
    const Rect close{content.right() - 30, head.y - 14, 44, 44};
    if (kit::icon_button(c, "result.close", close, icons::kX, Text{"result.close", "Close"})) hall_.ui.close();
    head.w -= 28;
  }
  draw_art(c, head.cut_left(art_width(c), 16));
  draw_head(c, head);
  if (with_plot(c)) draw_plot(c, content);
  draw_buttons(c, content.cut_top(kButton));
}

void ResultDialog::draw_head(Context& c, Rect rect) {
  const Label verdict = words::verdict(match());
  const std::string story = c.say(match().outcome().story);
  const float text = kit::paragraph_height(c, rect.w, type::kLarge, story);
  Rect lines = rect.centred(rect.w, type::kHero.line + 4 + text);
  const bool fits = kit::text_width(c, type::kHero, c.say(verdict)) <= rect.w;
  kit::heading(c, "result.verdict", lines.cut_top(type::kHero.line, 4), verdict, fits ? 1 : 2);
  kit::say(c, "result.story", Role::Text, match().outcome().story, lines);
  kit::paragraph(c, lines, type::kLarge, story, {.colour = c.colours().ink2, .bold = c.colours().ink});
}

// The winner's royal piece stands, the loser's lies beside it; after a draw both stand.
void ResultDialog::draw_art(Context& c, Rect rect) {
  const games::GameInfo& info = match().info();
  const Verdict result = match().outcome().result;
  const float big = std::min(rect.h, rect.w * 0.74F);
  if (result == Verdict::Draw) {
    const float size = rect.w * 0.56F;
    kit::sprite(c, hall_.royal(c, info, Side::First, size), {rect.x, rect.centre().y - size / 2, size, size});
    kit::sprite(c, hall_.royal(c, info, Side::Second, size),
                {rect.right() - size, rect.centre().y - size / 2, size, size});
    return;
  }
  const Side winner = result == Verdict::FirstWins ? Side::First : Side::Second;
  const Sprite loser = hall_.royal(c, info, games::other(winner), big);
  if (loser) {
    const float size = big * 0.72F;
    const Point at{rect.right() - size * 0.5F, rect.bottom() - size * 0.42F};
    constexpr float kLying = 1.36F;  // radians
    const float sine = std::sin(kLying) * size / 2, cosine = std::cos(kLying) * size / 2;
    const auto corner = [&](float x, float y) {
      return ImVec2{at.x + x * cosine - y * sine, at.y + x * sine + y * cosine};
    };
    c.draw->AddImageQuad(loser.texture, corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), loser.uv0,
                         {loser.uv1.x, loser.uv0.y}, loser.uv1, {loser.uv0.x, loser.uv1.y});
  }
  kit::sprite(c, hall_.royal(c, info, winner, big), {rect.x, rect.centre().y - big / 2, big, big});
}

Message ResultDialog::length() const {
  const auto& moves = match().moves();
  if (const auto estate = match().position().estate())
    return {{"result.rounds", "Rounds: {count}"}, {{"count", std::to_string(estate->round)}}};
  const std::string count = std::to_string((moves.size() + 1) / 2);
  const std::int64_t begin = match().started() != 0 ? match().started() : moves.empty() ? 0 : moves.front().at;
  const std::int64_t end = moves.empty() ? 0 : moves.back().at;
  const std::int64_t minutes = (end - begin + 30'000) / 60'000;
  // Games that lay about for a day tell nothing by their length.
  constexpr std::int64_t kMostMinutes = 600;
  if (begin == 0 || end < begin || minutes < 1 || minutes > kMostMinutes) {
    return {{"result.length", "Moves: {count}"}, {{"count", count}}};
  }
  return {{"result.length.minutes", "Moves: {count}. Minutes: {minutes}"},
          {{"count", count}, {"minutes", std::to_string(minutes)}}};
}

void ResultDialog::draw_plot(Context& c, Rect& content) {
  const Rect rect = content.cut_top(kPlot, 4);
  const Message from{{"result.plot", "How it went, from {side}'s side"}, {{"side", match().info().first}}};
  kit::Plot plot;
  plot.values = values_;
  plot.current = match().looking_back() ? static_cast<int>(match().cursor()) : -1;
  plot.colour = words::side_colour(match().info(), games::Side::First);
  plot.spoken = from;
  if (const auto ply = kit::plot(c, "result.plot", rect, plot)) hall_.session.look(static_cast<std::size_t>(*ply));
  const Rect line = content.cut_top(20, kGap);
  kit::text_in(c, line, type::kSmall, c.colours().ink2, c.say(from));
  kit::text_in(c, line, type::kSmall, c.colours().ink2, c.say(length()), kit::Align::Right);
}

void ResultDialog::draw_buttons(Context& c, Rect rect) {
  if (!c.layout.flat()) {
    const Rect share = rect.cut_right(56, 8);
    kit::fill(c, share, c.colours().raised, tokens::radius::kControl);
    kit::outline(c, share, c.colours().line, tokens::stroke::kControl, tokens::radius::kControl);
    if (kit::icon_button(c, "result.share", share, icons::kShareNetwork,
                         Text{"result.share", "Copy a link to this game"})) {
      hall_.copy_link();
    }
  }
  constexpr Text kReview{"result.review", "Review"};
  const kit::ButtonStyle review{.icon = icons::kChartLine, .big = true};
  if (kit::button(c, "result.review", rect.cut_right(kit::button_width(c, kReview, review), 8), kReview, review)) {
    hall_.ui.close();
    hall_.session.look(0);
  }
  if (kit::button(c, "result.rematch", rect, Text{"result.rematch", "Rematch"},
                  {.kind = kit::ButtonKind::Brand, .icon = icons::kArrowCounterClockwise, .big = true})) {
    hall_.ui.close();
    hall_.refused(hall_.session.rematch(false));
  }
}

}  // namespace

std::unique_ptr<Dialog> make_result(Hall& hall, std::function<Rect()> board) {
  return std::make_unique<ResultDialog>(hall, std::move(board));
}

}  // namespace messhall::ui
