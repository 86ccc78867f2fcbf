#include "ui/screens/hall.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/screens.hpp"

namespace messhall::ui {
namespace {

// How long a reason stays in the state line.
constexpr double kRefusalShown = 6'000;

}  // namespace

Hall::Hall(app::Session& session_, Ui& ui_) : session(session_), ui(ui_) {
  ui.add("lobby", make_lobby(*this));
  ui.add("play", make_play(*this));
  ui.add("rules", make_rules(*this));
  ui.add("endings", make_endings(*this));
  ui.add("missing", make_missing(*this));
  ui.add("settings", make_settings(*this));
}

Hall::~Hall() = default;

void Hall::open(std::string_view hash, bool embedded) {
  embedded_ = embedded;
  seen_match_ = session.match_id();
  while (!hash.empty() && hash.front() == '#') hash.remove_prefix(1);
  if (app::looks_like_link(hash)) {
    if (!refused(session.open_link(hash))) {
      ui.navigate("play");
    } else if (embedded) {
      missing_ = refusal_;
      ui.navigate("missing");
      return;
    } else {
      // A link that leads nowhere must say so, wherever one is.
      ui.navigate("lobby");
      ui.toast(refusal_);
    }
  } else if (!embedded && (hash.empty() || ui.knows(hash))) {
    ui.arrive(hash.empty() ? "lobby" : hash);
  } else if (!embedded) {
    ui.arrive("lobby");
    ui.host().correct("lobby");
    ui.toast(
        Message{{"hall.no-page", "There is no page \"{name}\" here."}, {{"name", std::string(hash.substr(0, 40))}}});
  }
  if (!embedded) return;
  if (session.match() == nullptr) {
    app::MatchSetup setup;
    setup.game = games::all().front()->info().id;
    refused(session.new_game(setup));
  }
  ui.navigate("play");
}

void Hall::settle() {
  if (std::exchange(settled_, session.revision()) != session.revision()) ui.frames().request();
}

void Hall::tick(double now) {
  const std::int64_t wait = session.tick();
  if (wait >= 0) ui.frames().wake_at(now + static_cast<double>(wait));
  settled_ = session.revision();
  if (std::exchange(seen_match_, session.match_id()) != session.match_id()) {
    hush();  // what was refused belonged to another game
    // A game that the page's commands began is shown, wherever one was.
    if (ui.screen() != "play" && !session.following()) ui.navigate("play");
  }
  // A hint that has come is read before what was refused meanwhile.
  const bool hinted = session.hint().has_value();
  if (hinted && !std::exchange(hinted_, hinted)) hush();
  hinted_ = hinted;
  apply_settings();
  for (const app::Notice& notice : session.take_notices()) pass_on(notice);
}

void Hall::apply_settings() {
  constexpr std::array<Brightness, 3> kLight{Brightness::Auto, Brightness::Light, Brightness::Dark};
  constexpr std::array<Motion, 2> kMotion{Motion::Full, Motion::Less};
  const app::Settings& wish = session.settings();
  ui.theme().choose(kLight[static_cast<std::size_t>(wish.light)]);
  ui.theme().choose(kMotion[static_cast<std::size_t>(wish.motion)]);
}

void Hall::pass_on(const app::Notice& notice) {
  using Kind = app::Notice::Kind;
  switch (notice.kind) {
    case Kind::Move:
    case Kind::End:
      ui.announce(notice.message);
      return;
    case Kind::Info:
    case Kind::Error:
      ui.toast(notice.message);
      return;
    case Kind::Refusal:
      ui.announce(notice.message, true);
      return;
  }
}

const board::Skin* Hall::skin() { return skin(session.settings().theme, dress()); }

const board::Skin* Hall::skin(std::string_view theme, const board::Dress& dress) {
  return skins_.get(ui.art(), theme, dress);
}

board::Dress Hall::dress() const {
  const app::Settings& wish = session.settings();
  return {wish.pieces, wish.arrows == app::kOwnArrows ? std::string_view() : std::string_view(wish.arrows)};
}

bool Hall::small_squares() {
  const board::Skin* const now = skin();
  if (now == nullptr || square_ <= 0 || square_ >= now->tiny_square) return false;
  return now->piece_set != "discs" || now->arrows_on(square_) == "bold";
}

Sprite Hall::piece(const Context& c, const games::GameInfo& info, games::Side side, std::uint8_t kind, float px) {
  if (kind >= info.kinds.size()) return {};
  const std::string_view owner = side == games::Side::Second ? info.second_id : info.first_id;
  const std::string cell = std::string(owner) + "-" + std::string(info.kinds[kind].id);
  const board::Skin* const now = skin();
  const std::string_view atlas = now == nullptr ? std::string_view() : now->piece_atlas(info.kinds[kind].id);
  return atlas.empty() ? Sprite() : c.art.sprite(atlas, cell, px * c.density);
}

Sprite Hall::royal(const Context& c, const games::GameInfo& info, games::Side side, float px) {
  const auto found = std::find_if(info.kinds.begin(), info.kinds.end(), [](const auto& kind) { return kind.royal; });
  // Where no piece is royal, the last of the list stands for it: the King of Mess.
  const auto last = static_cast<std::ptrdiff_t>(info.kinds.size()) - 1;
  const auto index = found == info.kinds.end() ? last : found - info.kinds.begin();
  return piece(c, info, side, static_cast<std::uint8_t>(index), px);
}

// ---- places ----

void Hall::rail(Context& c, Rect rect, std::string_view active) {
  const bool dark = c.theme.dark();
  const std::array<kit::Place, 5> places{
      kit::Place{"lobby", Text{"place.lobby", "Games"}, icons::kHouse},
      kit::Place{"play", Text{"place.play", "Play"}, icons::kPlay},
      kit::Place{"rules", Text{"place.rules", "Rules"}, icons::kBookOpen},
      dark ? kit::Place{"light", Text{"place.light", "Light"}, icons::kSun, true, true}
           : kit::Place{"light", Text{"place.dark", "Dark"}, icons::kMoon, true, true},
      kit::Place{"settings", Text{"place.settings", "Settings"}, icons::kGearSix, true},
  };
  if (const auto pressed = kit::rail(c, rect, places, active)) go(places[static_cast<std::size_t>(*pressed)].id, c);
}

void Hall::tabs(Context& c, Rect rect, std::string_view active) {
  const std::array<kit::Place, 4> places{
      kit::Place{"lobby", Text{"place.lobby", "Games"}, icons::kHouse},
      kit::Place{"play", Text{"place.play", "Play"}, icons::kPlay},
      kit::Place{"rules", Text{"place.rules", "Rules"}, icons::kBookOpen},
      kit::Place{"settings", Text{"place.settings", "Settings"}, icons::kGearSix},
  };
  if (const auto pressed = kit::tabs(c, rect, places, active)) go(places[static_cast<std::size_t>(*pressed)].id, c);
}

void Hall::go(std::string_view place, const Context& c) {
  if (place == "light") {
    turn_light(c);
  } else if (place == "rules") {
    rules();
  } else if (place == "play" && session.match() == nullptr) {
    new_game();
  } else {
    ui.navigate(place);
  }
}

void Hall::turn_light(const Context& c) {
  app::Settings settings = session.settings();
  settings.light = c.theme.dark() ? app::Light::Light : app::Light::Dark;
  session.change_settings(std::move(settings));
  ui.frames().input();
}

void Hall::new_game(std::string_view game) {
  if (game.empty() && session.match() != nullptr) game = session.match()->info().id;
  if (game.empty()) game = games::all().front()->info().id;
  ui.open(make_new_game(*this, game));
}

void Hall::rules(std::string_view game) {
  if (game.empty() && session.match() != nullptr) game = session.match()->info().id;
  if (game.empty()) game = games::all().front()->info().id;
  ui.navigate("rules/" + std::string(game));
}

void Hall::start(const app::MatchSetup& setup) {
  if (!refused(session.new_game(setup))) ui.navigate("play");
}

// ---- reasons ----

void Hall::refuse(Message why, bool say) {
  if (say) ui.announce(why, true);
  refusal_ = std::move(why);
  refused_at_ = 0;
  ui.frames().input();
}

bool Hall::refused(Failure failure) {
  if (!failure) return false;
  refuse(std::move(*failure));
  return true;
}

Message Hall::refusal(const Context& c) {
  if (refusal_.empty()) return {};
  if (refused_at_ == 0) refused_at_ = c.now;
  if (c.now - refused_at_ >= kRefusalShown) {
    hush();
  } else {
    c.frame.wake_at(refused_at_ + kRefusalShown);
  }
  return refusal_;
}

// ---- links ----

std::string Hall::game_address() const {
  const std::string link = session.link();
  return link.empty() || link.size() > app::kLongestLink ? address_ : address_ + "#" + link;
}

void Hall::copy_link() {
  if (session.link().size() > app::kLongestLink) {
    ui.toast(Text{"common.link-long", "This game is too long for a link. Copy its record, or save it to a file."});
    return;
  }
  ui.host().copy(game_address());
  ui.toast(Text{"common.link-copied", "The link is copied. Whoever opens it sees this game."});
}

}  // namespace messhall::ui
