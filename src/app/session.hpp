// The whole of a visit: the current match, the computer that plays in it, the settings, the saved games, and the
// commands of the page. The user interface draws what it finds here and calls the methods below; the page calls call().
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/computer.hpp"
#include "app/match.hpp"
#include "app/platform.hpp"
#include "app/record.hpp"
#include "app/settings.hpp"

namespace messhall::app {

// Something that the user should see or hear once.
struct Notice {
  enum class Kind : std::uint8_t {
    Move,     // a move was played, taken back or advised: the screen shows it, the screen reader says it
    End,      // the game is over
    Info,     // "The game before is kept among your games."
    Refusal,  // what was asked for is not possible, and why
    Error,    // something failed, and what to do
  };
  Kind kind = Kind::Info;
  Message message{};
};

// A game that was put aside: finished, or left for another.
struct SavedGame {
  std::string id{};      // changes never
  std::string record{};  // see record.hpp
  std::string game{};    // "smess"
  Seats seats{};
  std::string result = "*";  // "1-0", "0-1", "1/2-1/2", "*"
  std::int64_t saved = 0;    // milliseconds since 1970
  std::size_t plies = 0;
};

// Where something is drawn, in CSS pixels of the page.
struct Rectangle {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
};

// A turn in the making: nothing of it counts before finish_turn().
struct Draft {
  std::optional<games::ActionView> move{};  // the move, naming nothing; without it a square is named before the move
  Square named = kNoSquare;
};

class Session : private ComputerListener {
 public:
  Session(Platform& platform, EngineLink& engine);
  ~Session() override;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // ---- start ----
  // Keys under which store() is called: "settings", "match", "games", and "broken-..." for texts that were set aside.
  // Gives back what an earlier visit stored. A text that cannot be read is stored under "broken-KEY", with a notice,
  // and the visit goes on without it.
  void restore(const std::map<std::string, std::string>& stored);

  // ---- another tab of the same browser ----
  // What it has stored under a key. Settings and saved games are taken over. So is its match, when it is the one on the
  // board: this tab then only shows it, and its computer rests, until something is done here. False: not taken.
  bool follow(std::string_view key, std::string_view text);
  [[nodiscard]] bool following() const { return following_; }
  // Somebody looks at this tab again: its computer may think.
  void come_back();

  // ---- match ----
  [[nodiscard]] const Match* match() const { return match_ ? &*match_ : nullptr; }  // nullptr before the first game
  [[nodiscard]] std::uint64_t match_id() const { return match_id_; }                // another match, another number
  // Starts a match. The one on the board is kept among the saved games when it has moves.
  Failure new_game(const MatchSetup& setup, std::string_view moves = {});
  // The same game, options and start once more; seats change sides when `swap`.
  Failure rematch(bool swap);
  Failure play(std::string_view move);  // a human's move: refused while it is not a human's turn
  // Where a square may be named with a move, a turn is made in steps that can be taken back: the move and the square,
  // in any order, then the end of it. Kept between visits, and while earlier positions are looked at.
  [[nodiscard]] const std::optional<Draft>& draft() const { return draft_; }
  Failure begin_turn(std::string_view move);  // a legal move without a square; a square named before stays
  void name(Square square);                   // kNoSquare: none
  void drop_turn();
  Failure finish_turn(bool with_prophecy);  // plays it; an error when there is no move yet
  Failure undo();
  Failure redo();
  Failure resign();  // the human to move, or the only human
  // Human against human: both sit here, so the draw is agreed. The computer accepts only what is not better for it; its
  // refusal is the error.
  Failure offer_draw();
  void look(std::size_t ply);
  void set_seats(Seats seats);
  // Computer against computer can be stopped and go on.
  void pause(bool paused);
  [[nodiscard]] bool paused() const { return paused_; }

  // ---- computer ----
  [[nodiscard]] bool thinking() const;  // about its own move
  [[nodiscard]] bool hinting() const;   // about a hint
  [[nodiscard]] const Thinking& thinking_info() const { return computer_.thinking(); }
  Failure ask_hint();  // the answer appears in hint(); an error when nobody needs one
  [[nodiscard]] const std::optional<games::ActionView>& hint() const { return hint_; }
  void clear_hint();
  Failure move_now();
  // What to tell when the engine gave up; empty while all is well. retry_engine() asks again.
  [[nodiscard]] const Message& engine_trouble() const { return engine_trouble_; }
  void retry_engine();
  // As First sees it, for the evaluation bar and the plot: the engine's last word on the position shown, or its own.
  [[nodiscard]] Score evaluation() const;

  // ---- settings ----
  [[nodiscard]] const Settings& settings() const { return settings_; }
  void change_settings(Settings settings);

  // ---- saved games, newest first, at most kMostSaved and kMostSavedText ----
  [[nodiscard]] const std::vector<SavedGame>& saved() const { return saved_; }
  // The id of the match on the board; it stands in saved() once it is finished or was put aside.
  [[nodiscard]] const std::string& current_id() const { return saved_id_; }
  Failure open_saved(std::string_view id);
  Failure delete_saved(std::string_view id);
  [[nodiscard]] std::string export_record() const;  // empty without a match
  Failure import_record(std::string_view text);
  [[nodiscard]] std::string link() const;  // empty without a match
  Failure open_link(std::string_view link);
  static constexpr std::size_t kMostSaved = 60;
  static constexpr std::size_t kMostSavedText = 2'000'000;  // of all records together, in bytes

  // ---- the world outside ----
  void engine_line(std::string_view line);
  void engine_lost(std::string_view reason);
  // Lets time pass. Gives the milliseconds after which it wants to be called again, or -1 when it waits for nothing.
  std::int64_t tick();
  // Grows whenever something that is drawn may have changed.
  [[nodiscard]] std::uint64_t revision() const { return revision_; }
  // What has happened since the last call.
  [[nodiscard]] std::vector<Notice> take_notices();

  // A command of the page: {"do":"play","move":"d5d7"} gives {"ok":true,"value":...} or {"ok":false,"error":"..."}.
  // Commands: newGame, state, legalMoves, play, undo, redo, resign, offerDraw, hint, moveNow, pause, look, setTheme,
  // setSetting, settings, squareRect, exportRecord, importRecord, link, openLink, saved, openSaved, deleteSaved, games.
  [[nodiscard]] std::string call(std::string_view json);
  // The same object that the command "state" and the event "state" give.
  [[nodiscard]] std::string state_json() const;

  // Hooks that the user interface fills in.
  std::function<std::optional<Rectangle>(std::string_view square)> square_rect{};
  // Errors that the page sees are said in the user's language when this is set.
  const Translator* translator = nullptr;

 private:
  void computer_moves(std::string_view move, std::optional<Score> score) override;
  void computer_hints(std::string_view move) override;
  void computer_thinks() override;
  void computer_failed(const Message& message) override;

  void adopt(Match match, std::string id);
  void put_aside();
  void after_move();
  void tell_move();
  void provide_chance();
  void after_change();
  void ask_computer();
  void play_answer();
  void autosave();
  void change_draft(std::optional<Draft> draft);
  void restore_draft(std::string_view move, std::string_view square);
  void store_saved();
  [[nodiscard]] std::string fresh_id();
  void restore_settings(std::string_view text);
  void restore_games(std::string_view text);
  void restore_match(std::string_view text);
  bool follow_match(std::string_view text);
  void catch_up(Match match);
  void set_aside(std::string_view key, std::string_view text, const Message& why);
  void notice(Notice::Kind kind, Message message);
  void emit_move();
  void emit_end();
  void emit_state();
  void emit_error(const Message& message);
  void touch() { ++revision_; }
  Failure refuse(Failure failure);

  struct Answer {
    std::string move;
    std::optional<Score> score;
  };

  Platform& platform_;
  Computer computer_;
  Settings settings_;
  std::optional<Match> match_;
  std::uint64_t match_id_ = 0;
  std::optional<Answer> answer_;  // the computer's move, held back for the pace
  std::int64_t asked_at_ = 0;
  std::uint64_t asked_revision_ = 0;  // of the match, when the computer was asked last
  std::optional<games::ActionView> hint_;
  std::optional<Draft> draft_;
  Message engine_trouble_;
  bool paused_ = false;
  bool end_told_ = false;
  bool following_ = false;
  std::string saved_id_;  // under which the match on the board is saved
  std::vector<SavedGame> saved_;
  std::vector<Notice> notices_;
  std::uint64_t revision_ = 0;
};

}  // namespace messhall::app
