// What all screens share: the visit that they show, the look of the boards, the places of the house.
//
//   Hall hall(session, ui);    // adds all screens
//   hall.open("#game=smess");  // the address's hash; "" shows the start page
//   ui.on_frame([&](double now) { hall.tick(now); });
//   session.engine_line(line); hall.settle();  // after anything that reaches the session from outside
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/session.hpp"
#include "ui/board/skins.hpp"
#include "ui/ui.hpp"

namespace messhall::ui {

class Hall {
 public:
  // Adds all screens to `ui`. Both must outlive the hall.
  Hall(app::Session& session, Ui& ui);
  ~Hall();
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  // Shows what an address's hash asks for: a screen ("play", "rules/smess") or a game ("game=smess&moves=...").
  // An embedded board shows a game, or why it cannot.
  void open(std::string_view hash, bool embedded = false);
  // Start of a frame: the session's clock, the settings' look, and what is to be said.
  void tick(double now);
  // Asks for a frame when the session has changed. To be called after the page's commands and the engine's lines.
  void settle();
  // The address of the page without its hash ("https://example.org/"): links to games begin with it.
  void set_address(std::string address) { address_ = std::move(address); }
  [[nodiscard]] const std::string& address() const { return address_; }
  // Whether the page is kept on the device, so that it opens without the network.
  void set_offline(bool kept) { offline_ = kept; }
  [[nodiscard]] bool offline() const { return offline_; }

  // ---- for screens ----
  app::Session& session;
  Ui& ui;

  // The theme of the settings with the pieces and arrows of the settings; nullptr until its files are there (it asks
  // for them).
  const board::Skin* skin();
  // Any other.
  const board::Skin* skin(std::string_view theme, const board::Dress& dress);
  // What the settings say of pieces and arrows.
  [[nodiscard]] board::Dress dress() const;
  // The side of a square of the board that is played on, in CSS px; small ones are read more easily in another dress.
  void saw_squares(float side) { square_ = side; }
  [[nodiscard]] bool small_squares();
  // A picture of a piece of this game, for cards and sentences; `px` in CSS px.
  [[nodiscard]] Sprite piece(const Context& c, const games::GameInfo& info, games::Side side, std::uint8_t kind,
                             float px);
  // The royal piece stands for its side.
  [[nodiscard]] Sprite royal(const Context& c, const games::GameInfo& info, games::Side side, float px);

  // The rail of wide and flat windows, the tabs of tall ones; they lead where they say. `active` is the screen's name.
  void rail(Context& c, Rect rect, std::string_view active);
  void tabs(Context& c, Rect rect, std::string_view active);
  // Day or night, away from what is shown now.
  void turn_light(const Context& c);
  // Opens the dialog in which a game is set up; without a game, with the one played last.
  void new_game(std::string_view game = {});
  // The rules of this game, or of the one played last.
  void rules(std::string_view game = {});
  // Starts a match and shows it; a refusal is said.
  void start(const app::MatchSetup& setup);

  // Answers a press that cannot do anything: shown in the state line for a while. What the session refused has been
  // said already; `say` is for the screens' own reasons.
  void refuse(Message why, bool say = false);
  // Shows the reason of a failed action; true when it failed.
  bool refused(Failure failure);
  // The reason that is shown now; empty when there is none.
  [[nodiscard]] Message refusal(const Context& c);
  void hush() { refusal_ = {}; }
  // Why an embedded board cannot be shown.
  [[nodiscard]] const Message& missing() const { return missing_; }

  // The whole address of the match on the board, or of this page's start.
  [[nodiscard]] std::string game_address() const;
  void copy_link();
  [[nodiscard]] bool embedded() const { return embedded_; }

 private:
  void go(std::string_view place, const Context& c);
  void apply_settings();
  void pass_on(const app::Notice& notice);

  board::Skins skins_;
  float square_ = 0;  // 0: none seen yet
  std::uint64_t settled_ = 0;
  std::uint64_t seen_match_ = 0;
  Message refusal_{};
  Message missing_{};
  double refused_at_ = -1;  // 0: in the next frame
  bool hinted_ = false;
  std::string address_;
  bool embedded_ = false;
  bool offline_ = false;
};

}  // namespace messhall::ui
