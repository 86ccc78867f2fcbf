#include "ui/screens/starting_point.hpp"

#include <algorithm>
#include <utility>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/words.hpp"

namespace messhall::ui {
namespace {

constexpr float kField = 96;
constexpr float kGap = 12;

}  // namespace

void StartingPoint::clear() {
  text_.clear();
  pasted_.reset();
  picture_.reset();
  why_ = {};
}

void StartingPoint::read(const app::MatchSetup& setup) {
  pasted_.reset();
  picture_.reset();
  why_ = {};
  if (app::paste_kind(text_) == app::PasteKind::Nothing) return;
  auto read = app::read_pasted(text_, setup);
  if (!read) {
    why_ = read.error();
    return;
  }
  pasted_.emplace(std::move(*read));
  picture_.emplace(pasted_->match.position());
}

Message StartingPoint::sentence() const {
  const app::Match& match = pasted_->match;
  const games::GameInfo& info = match.info();
  const Text side = words::side_name(info, match.to_move());
  if (match.over()) {
    return {{"new.position.over", "The game is over here: {story}"}, {{"story", match.outcome().story}}};
  }
  if (match.moves().empty()) {
    return {{"new.position.fine", "A position of {game}, {side} to move."}, {{"game", info.name}, {"side", side}}};
  }
  if (match.has_chance()) {
    return {
        {"new.position.property", "A game of {game}, round {round}, {side} to act. It goes on with the players above."},
        {{"game", info.name}, {"round", words::move_number(match)}, {"side", side}}};
  }
  return {{"new.position.game", "A game of {game}, move {number}, {side} to move. It goes on with the players above."},
          {{"game", info.name}, {"number", words::move_number(match)}, {"side", side}}};
}

void StartingPoint::verdict(Context& c, Rect& column) {
  const Palette& p = c.colours();
  const bool wrong = !why_.empty();
  const Message words = wrong ? why_ : pasted_ ? sentence() : Message{};
  if (words.empty()) return;
  const std::string said = c.say(words);
  const Colour ink = wrong ? p.bad : p.ink2;
  const float height = kit::paragraph_height(c, column.w - 28, type::kBody, said);
  Rect line = column.cut_top(height, kGap);
  kit::say(c, "new.position.said", Role::Status, words, line);
  const char* const sign = wrong ? icons::kWarningCircle : icons::kCheckCircle;
  kit::icon(c, sign, line.cut_left(20, 8).cut_top(21), 20, wrong ? p.bad : p.good, true);
  kit::paragraph(c, line, type::kBody, said, {.colour = ink});
}

bool StartingPoint::draw(Context& c, Rect& column, const app::MatchSetup& setup) {
  const Text name{"new.position.name", "Position, link or record"};
  kit::text(c, column.cut_top(20, 6).origin(), type::kLabel, c.colours().ink, c.say(name));
  Rect line = column.cut_top(kField, 8);
  const board::Skin* const skin = hall_.skin();
  if (picture_ && skin != nullptr) {
    picture_->paint(c, *skin, line.cut_right(picture_->width(kField), kGap));
  }
  kit::FieldStyle style;
  style.placeholder = Text{"new.position.placeholder", "Paste it here"};
  style.multiline = true;
  style.wrong = !why_.empty();
  const kit::Entry entry = kit::text_field(c, "new.position", line, name, text_, style);
  if (entry.changed) read(setup);
  verdict(c, column);
  return entry.changed;
}

}  // namespace messhall::ui
