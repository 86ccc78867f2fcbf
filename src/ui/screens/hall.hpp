// What all screens share: the visit that they show, the look of the boards, the places of the house.
//
//   Hall hall(session, ui);    // after Ui and Session, before the first frame
//   hall.open("#game=smess");  // the address's hash; "" shows what was played last, or the start page
//   ...
//   session.engine_line(line); hall.settle();   // after anything that reaches the session from outside
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/session.hpp"
#include "ui/board/skin.hpp"
#include "ui/ui.hpp"

namespace messhall::ui {

class Hall {
 public:
  // Adds all screens to `ui` and hooks itself into its frames. Both must outlive the hall.
  Hall(app::Session& session, Ui& ui);
  ~Hall();
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  // Shows what an address's hash asks for: a screen ("play", "rules/smess") or a game ("game=smess&moves=...").
  // An embedded board always shows the game.
  void open(std::string_view hash, bool embedded = false);
  // Asks for a frame when the session has changed. To be called after the page's commands and the engine's lines.
  void settle();

  // ---- for screens ----
  app::Session& session;
  Ui& ui;

  // The theme of the settings, or any other; nullptr until themes.json is there (it asks for it).
  const board::Skin* skin(std::string_view theme = {});
  [[nodiscard]] static constexpr std::string_view piece_set() { return "characters"; }
  // A picture of a piece of this game, for cards and sentences; `px` in CSS px.
  [[nodiscard]] Sprite piece(Context& c, const games::GameInfo& info, games::Side side, std::uint8_t kind, float px);

  // The rail of wide and flat windows, the tabs of tall ones; they lead where they say. `active` is the screen's name.
  void rail(Context& c, Rect rect, std::string_view active);
  void tabs(Context& c, Rect rect, std::string_view active);
  // Opens the dialog in which a game is set up; without a game, with the one played last.
  void new_game(std::string_view game = {});
  // The rules of this game, or of the one played last.
  void rules(std::string_view game = {});
  // Starts a match and shows it; a refusal is said.
  void start(const app::MatchSetup& setup);

  // What the session refused or said last, for the state line; forgotten by hush() or after some seconds.
  [[nodiscard]] const Message& refusal() const { return refusal_; }
  void hush() { refusal_ = {}; }
  // Answers a press that cannot do anything: shown in the state line and said.
  void refuse(Message why);

  // The address of this page, without its hash: links to games begin with it.
  void set_address(std::string address) { address_ = std::move(address); }
  [[nodiscard]] std::string game_address() const;
  [[nodiscard]] bool embedded() const { return embedded_; }

 private:
  void frame(double now);
  void apply_settings();
  void hear(const app::Notice& notice, double now);
  void go(int place);

  struct Skins;
  std::unique_ptr<Skins> skins_;
  app::Settings applied_{};
  std::uint64_t drawn_revision_ = 0;
  Message refusal_{};
  double refused_until_ = 0;
  std::string address_;
  bool embedded_ = false;
  bool first_frame_ = true;
};

}  // namespace messhall::ui
