// The question that Mess puts to the player who acts, with what each answer costs, and the buttons for the answers.
#pragma once

#include <functional>
#include <vector>

#include "ui/kit/button.hpp"
#include "ui/kit/panel.hpp"
#include "ui/screens/mess_log.hpp"
#include "ui/screens/mess_table.hpp"

namespace messhall::ui {

class MessQuestion {
 public:
  MessQuestion(Hall& hall, MessTable& table, MessLog& log) : hall_(hall), table_(table), log_(log) {}

  // What it wants at this width, padding included.
  [[nodiscard]] float height(Context& c, float width);
  // In this rectangle, whose ground is drawn already; what does not fit scrolls, the buttons always stand.
  void draw(Context& c, Rect rect);
  // One line and the main button: for embedded boards. `whole` is called when the question needs more room than that.
  void draw_bar(Context& c, Rect bar, const std::function<void()>& whole);
  // The main answer: Enter.
  void answer();
  // Nothing is asked and nothing needs to be read: the board is better seen without it.
  [[nodiscard]] bool idle() const;
  // While nothing is asked: the card that lies open, in the middle of this room.
  void draw_card_alone(Context& c, Rect room, float width) const;
  // Shows an earlier position, and says what had happened last.
  void look(std::size_t ply);

 private:
  struct Press {
    std::string id{};
    Label label{};
    std::function<void()> act{};
    bool main = false;
    const char* icon = nullptr;
  };
  // Title and the line under it.
  struct Head {
    Square square = kNoSquare;
    Label title{};
    Label note{};
  };
  // What is said before anything else.
  struct Urgent {
    kit::ChipTone tone = kit::ChipTone::Accent;
    const char* icon = nullptr;
    Message words{};
  };
  enum class Kind : std::uint8_t { Back, Over, Wait, Roll, Jail, Buy, War, Conquest, Debt, After, Manage };
  [[nodiscard]] Kind kind() const;
  [[nodiscard]] Head head() const;
  [[nodiscard]] Urgent urgent(const Context& c) const;
  [[nodiscard]] Message price_note(Square square) const;
  [[nodiscard]] Message held_note(const games::Estate& now) const;
  [[nodiscard]] std::vector<Press> presses();
  void add_war_presses(std::vector<Press>& list);
  void add_roll_presses(std::vector<Press>& list);

  // mess_sheet.cpp. Each draws into the column and cuts off what it takes. `news`: with the last things that have
  // happened.
  void body(Context& c, Rect& column, bool news);
  void draw_head(Context& c, Rect& column) const;
  void draw_note(Context& c, Rect& column) const;
  void draw_buy(Context& c, Rect& column);
  void draw_pieces(Context& c, Rect row);
  void draw_news(Context& c, Rect& column, std::size_t lines) const;
  void draw_speed(Context& c, Rect& column);
  void draw_steps(Context& c, Rect& column);
  [[nodiscard]] static float pad(const Context& c);
  [[nodiscard]] static float button_height(const Context& c);
  void footer(Context& c, Rect rect);
  [[nodiscard]] float footer_height(const Context& c, float width);
  [[nodiscard]] static bool one_row(const Context& c, const std::vector<Press>& list, float width);
  // mess_facts.cpp
  [[nodiscard]] int cash() const;
  [[nodiscard]] Message peace_note() const;
  void draw_fine(Context& c, Rect& column);
  void draw_conquest(Context& c, Rect& column);
  void draw_leaving(Context& c, Rect& column);
  void draw_drawn_card(Context& c, Rect& column) const;
  void draw_rest(Context& c, Rect rect);
  [[nodiscard]] static bool roomy(float left);
  // mess_war.cpp
  void draw_war(Context& c, Rect& column);
  void draw_rung(Context& c, Rect row, const games::Rung& rung, bool own, int taken_value, std::uint8_t taken_kind);
  // Of a war that both follow to its end.
  [[nodiscard]] mess::WarCourse course(const games::Estate& now) const;
  void draw_price(Context& c, Rect& column, const games::Estate& now, Square left);
  void draw_course(Context& c, Rect& column, const games::Estate& now);
  // mess_manage.cpp
  void draw_offers(Context& c, Rect& column, std::string_view verb);
  void draw_redeem(Context& c, Rect& column);
  void draw_modes(Context& c, Rect& column);
  void draw_debt(Context& c, Rect& column);

  [[nodiscard]] const app::Match& match() const { return *hall_.session.match(); }
  [[nodiscard]] games::Estate estate() const { return match().shown().estate().value_or(games::Estate{}); }
  [[nodiscard]] std::function<void()> does(std::string action);

  Hall& hall_;
  MessTable& table_;
  MessLog& log_;
};

namespace mess {
// A line with words at the left and a figure at the right.
void fact(Context& c, Rect& column, const Label& words, const Label& figure, Colour colour = 0);
}  // namespace mess

}  // namespace messhall::ui
