#include "ui/screens/status.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/foretelling.hpp"
#include "ui/screens/words.hpp"

namespace messhall::ui {
namespace {

constexpr float kPicture = 34;
constexpr float kGap = 10;
constexpr float kPadX = 14;
constexpr float kPadY = 10;
// A line that has room for two keeps it, so that nothing jumps when the sentence changes.
constexpr float kTwoLines = 42;

constexpr Text kRetry{"status.retry", "Try again"};
constexpr Text kReturn{"status.return", "To the last move"};
constexpr Text kResume{"status.resume", "Go on"};
constexpr Text kConfirm{"status.confirm", "Play it"};
constexpr Text kCancel{"status.cancel", "Take back"};
constexpr Text kUnname{"status.unname", "No prophecy"};
constexpr Text kRematch{"status.rematch", "Rematch"};

}  // namespace

void StatusLine::update(Context& c) {
  picture_ = {};
  icon_ = nullptr;
  offer_ = Offer::None;
  bad_ = false;
  words_ = {};
  if (hall_.session.match() != nullptr) choose(c);
}

void StatusLine::say(const char* icon, Message words) {
  icon_ = icon;
  words_ = std::move(words);
}

void StatusLine::choose(Context& c) {
  const app::Session& session = hall_.session;
  const app::Match& match = *session.match();
  const Text mover = words::side_name(match.info(), match.to_move());
  if (!session.engine_trouble().empty()) {
    say(icons::kWarning, session.engine_trouble());
    bad_ = true;
    offer_ = Offer::Retry;
  } else if (table_.pending()) {
    const Argument move{"move", table_.pending()->notation};
    if (const Message& warning = table_.pending_warning(); !warning.empty()) {
      say(icons::kWarning, {{"status.pending.warned", "**{move}?** {warning}"}, {move, {"warning", warning}}});
    } else {
      say(icons::kQuestion, {{"status.pending", "**{move}?** Press the square once more to play it."}, {move}});
    }
    offer_ = Offer::Confirm;
  } else if (Message why = hall_.refusal(c); !why.empty()) {
    say(icons::kInfo, std::move(why));
  } else if (table_.naming_first()) {
    say(icons::kEye,
        {{"status.name-first", "**Name a square.** Press the one that you foretell, then make your move."}});
    offer_ = Offer::Unname;
  } else if (match.looking_back()) {
    say(icons::kEye, {{"status.looking", "**Position {ply} of {plies}.** You are looking at an earlier position."},
                      {{"ply", std::to_string(match.cursor())}, {"plies", std::to_string(match.moves().size())}}});
    offer_ = Offer::Return;
  } else if (match.over()) {
    say(icons::kFlag, words::verdict_and_story(match));
    offer_ = Offer::Rematch;
  } else if (table_.selected() != kNoSquare) {
    say(nullptr, table_.hand_sentence());
    if (const auto piece = match.position().piece_at(table_.selected())) {
      picture_ = hall_.piece(c, match.info(), piece->owner, piece->kind, kPicture);
    }
  } else if (table_.named_first()) {
    say(icons::kEye, {{"status.named-first", "**{square} is named.** Make the move that the prophecy goes with."},
                      {{"square", square_name(match.info().board.size, session.draft()->named)}}});
    offer_ = Offer::Unname;
  } else if (session.hinting()) {
    say(icons::kLightbulb, {{"status.hinting", "Looking for a good move..."}});
  } else if (const auto& hint = session.hint()) {
    const BoardSize size = match.info().board.size;
    const std::vector<Argument> arguments{
        {"move", hint->named == kNoSquare ? hint->notation : foretelling::plain_notation(*hint)},
        {"piece", match.info().kinds[hint->kind].name},
        {"square", square_name(size, hint->from)},
        {"named", square_name(size, hint->named)}};
    if (hint->named != kNoSquare) {
      say(icons::kLightbulb, {{"status.hint.foretell", "**Hint: {move}, and foretell {named}.**"}, arguments});
    } else {
      say(icons::kLightbulb,
          {{"status.hint", "**Hint: {move}.** The {piece} on {square} is worth a look."}, arguments});
    }
  } else if (session.paused() && match.computer_to_move()) {
    say(icons::kPause, {{"status.paused", "**Paused.** {side} is to move."}, {{"side", mover}}});
    offer_ = Offer::Resume;
  } else if (match.computer_to_move()) {
    const bool watching = match.seats().humans() == 0;
    if (watching) {
      say(icons::kHourglass, {{"status.watching", "**{side} is thinking.**"}, {{"side", mover}}});
    } else {
      say(icons::kHourglass,
          {{"status.thinking", "**{side} is thinking.** You may look around meanwhile."}, {{"side", mover}}});
    }
  } else {
    say(nullptr, waiting(match));
    picture_ = hall_.royal(c, match.info(), match.to_move(), kPicture);
  }
}

// A human is to move and has nothing in hand.
Message StatusLine::waiting(const app::Match& match) const {
  const Text mover = words::side_name(match.info(), match.to_move());
  const bool alone = match.seats().humans() == 1;
  if (match.moves().empty() && match.info().board.arrows.empty()) {
    if (alone) return {{"status.begin.plain", "**Your move.** Press a piece to see where it may go."}};
    return {{"status.begin.plain.side", "**{side} begins.** Press a piece to see where it may go."}, {{"side", mover}}};
  }
  if (match.moves().empty()) {
    if (alone) return {{"status.begin", "**Your move.** Press a piece to see where its arrows lead."}};
    return {{"status.begin.side", "**{side} begins.** Press a piece to see where its arrows lead."}, {{"side", mover}}};
  }
  if (const Message notice = match.position().notice(); !notice.empty()) {
    if (alone) return {{"status.your-move.notice", "**Your move. {notice}**"}, {{"notice", notice}}};
    return {{"status.side-move.notice", "**{side} to move. {notice}**"}, {{"side", mover}, {"notice", notice}}};
  }
  if (alone) return {{"status.your-move", "**Your move.** {last}"}, {{"last", words::last_move(match)}}};
  return {{"status.side-move", "**{side} to move.** {last}"}, {{"side", mover}, {"last", words::last_move(match)}}};
}

float StatusLine::offer_width(const Context& c) const {
  switch (offer_) {
    case Offer::None:
      return 0;
    case Offer::Confirm:
      return kit::button_width(c, kConfirm) + 8 + kit::button_width(c, kCancel);
    case Offer::Unname:
      return kit::button_width(c, kUnname);
    case Offer::Retry:
      return kit::button_width(c, kRetry);
    case Offer::Return:
      return kit::button_width(c, kReturn);
    case Offer::Resume:
      return kit::button_width(c, kResume, {.icon = icons::kPlay});
    case Offer::Rematch:
      return kit::button_width(c, kRematch);
  }
  return 0;
}

float StatusLine::height(const Context& c, float width) const {
  const float offer = offer_width(c);
  const float lead = kPicture + kGap;
  float room = width - 2 * kPadX - lead;
  const bool below = offer > room * 0.55F;
  if (offer > 0 && !below) room -= offer + kGap;
  const float text = std::max(kTwoLines, kit::paragraph_height(c, room, type::kBody, c.say(words_)));
  return text + 2 * kPadY + (below ? 44 + 8 : 0);
}

void StatusLine::draw(Context& c, Rect rect) {
  const Palette& p = c.colours();
  const std::string words = c.say(words_);
  kit::say(c, "play.status", Role::Status, std::string(kit::plain(words)), rect);
  Rect inner = rect.inset(kPadX, std::min(kPadY, rect.h / 8));
  const float offer = offer_width(c);
  if (offer > 0) {
    const bool below = offer > (inner.w - kPicture - kGap) * 0.55F;
    draw_offer(c, below ? inner.cut_bottom(44, 8) : inner.cut_right(offer, kGap).centred(offer, 44));
  }
  const Rect sign = inner.cut_left(kPicture, kGap);
  if (picture_) {
    kit::sprite(c, picture_, sign.centred(kPicture, kPicture));
  } else if (icon_ != nullptr) {
    kit::icon(c, icon_, sign, 22, bad_ ? p.bad : p.ink);
  }
  const float height = std::min(inner.h, kit::paragraph_height(c, inner.w, type::kBody, words));
  const int lines = std::max(1, static_cast<int>((inner.h + 2) / type::kBody.line));
  kit::paragraph(c, inner.centred(inner.w, height), type::kBody, words,
                 {.colour = bad_ ? p.ink : p.ink2, .bold = p.ink, .lines = lines});
}

void StatusLine::draw_offer(Context& c, Rect rect) {
  app::Session& session = hall_.session;
  switch (offer_) {
    case Offer::None:
      return;
    case Offer::Confirm:
      if (kit::button(c, "play.confirm", rect.cut_left(kit::button_width(c, kConfirm), 8), kConfirm,
                      {.kind = kit::ButtonKind::Brand})) {
        table_.confirm();
      }
      if (kit::button(c, "play.let-go", rect, kCancel)) table_.let_go();
      return;
    case Offer::Unname:
      if (kit::button(c, "play.unname", rect, kUnname)) table_.name_first();
      return;
    case Offer::Retry:
      if (kit::button(c, "play.retry", rect, kRetry)) session.retry_engine();
      return;
    case Offer::Return:
      if (kit::button(c, "play.return", rect, kReturn)) session.look(session.match()->moves().size());
      return;
    case Offer::Resume:
      if (kit::button(c, "play.resume", rect, kResume, {.icon = icons::kPlay, .filled_icon = true}))
        session.pause(false);
      return;
    case Offer::Rematch:
      if (kit::button(c, "play.again", rect, kRematch)) hall_.refused(session.rematch(false));
      return;
  }
}

}  // namespace messhall::ui
