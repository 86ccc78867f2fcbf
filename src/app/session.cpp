#include "app/session.hpp"

#include <algorithm>
#include <utility>

#include "app/telling.hpp"
#include "base/random.hpp"

namespace messhall::app {
namespace {

using games::Side;

// Plies before the computer talks about a draw at all.
constexpr std::size_t kEarliestDraw = 20;

Text side_name(const games::GameInfo& info, Side side) { return side == Side::Second ? info.second : info.first; }

Message no_match() { return {{"app.refused.no-match", "There is no game on the board. Start a new one first."}}; }

// The move of a turn, in words.
Message said_of_move(const games::GameInfo& info, const PlayedMove& move) {
  const games::ActionView& view = move.view;
  std::vector<Argument> arguments{{"side", side_name(info, move.side)},
                                  {"piece", info.kinds[view.kind].name},
                                  {"from", square_name(info.board.size, view.from)},
                                  {"to", square_name(info.board.size, view.to)}};
  if (view.captured) arguments.emplace_back("taken", info.kinds[view.captured->kind].name);
  if (view.promoted) arguments.emplace_back("new", info.kinds[*view.promoted].name);
  if (view.shift) {
    arguments.emplace_back("rook", square_name(info.board.size, view.shift->to));
    return {{"app.said.castles", "{side} castles: {piece} {from} to {to}, the corner piece to {rook}."}, arguments};
  }
  if (view.captured && view.promoted) {
    return {{"app.said.capture-promotion", "{side}: {piece} {from} takes {taken} on {to} and becomes {new}."},
            arguments};
  }
  if (view.captured) return {{"app.said.capture", "{side}: {piece} {from} takes {taken} on {to}."}, arguments};
  if (view.promoted) return {{"app.said.promotion", "{side}: {piece} {from} to {to}, becomes {new}."}, arguments};
  return {{"app.said.move", "{side}: {piece} {from} to {to}."}, arguments};
}

// The sentence that a screen reader speaks for a move: what was done, what was foretold, what came true after it.
Message said(const games::GameInfo& info, const PlayedMove& move) {
  const games::ActionView& view = move.view;
  if (!info.deeds.empty()) return story(view);
  Message words = said_of_move(info, move);
  if (view.named != kNoSquare) {
    words = {{"app.said.foretold", "{move} {side} foretells {square}."},
             {{"move", std::move(words)},
              {"side", side_name(info, move.side)},
              {"square", square_name(info.board.size, view.named)}}};
  }
  if (view.vanished) {
    words = {{"app.said.fulfilled", "{move} {side}'s prophecy comes true: the {piece} on {square} vanishes."},
             {{"move", std::move(words)},
              {"side", side_name(info, games::other(view.vanished->owner))},
              {"piece", info.kinds[view.vanished->kind].name},
              {"square", square_name(info.board.size, view.vanished->square)}}};
  }
  return words;
}

// Whether what was played in the shorter match was played in the longer one too.
bool begins_with(const Match& longer, const Match& shorter) {
  if (longer.info().id != shorter.info().id || longer.start() != shorter.start()) return false;
  if (longer.options() != shorter.options() || longer.seats() != shorter.seats()) return false;
  // Without a seed of its own it may be the beginning of any game.
  if (shorter.seed() != 0 && longer.seed() != shorter.seed()) return false;
  if (longer.moves().size() < shorter.moves().size()) return false;
  return std::equal(shorter.moves().begin(), shorter.moves().end(), longer.moves().begin(),
                    [](const PlayedMove& a, const PlayedMove& b) { return a.view.text == b.view.text; });
}

// Weak levels choose by chance, but the same game replayed meets the same chance; where dice have a seed, it serves
// both, so that the same seed gives the same game.
std::uint32_t seed_of(const Match& match) {
  const auto begin = match.has_chance() ? std::uint64_t{match.seed()} : static_cast<std::uint64_t>(match.started());
  const auto mixed = begin * 0x9E3779B97F4A7C15U + match.moves().size();
  return static_cast<std::uint32_t>(mixed >> 33);
}

}  // namespace

Session::Session(Platform& platform, EngineLink& engine) : platform_(platform), computer_(engine, *this) {}
Session::~Session() = default;

// ---- match ----

Failure Session::new_game(const MatchSetup& setup, std::string_view moves) {
  MatchSetup dated = setup;
  if (dated.started == 0) dated.started = platform_.now();
  auto match = Match::create(dated);
  if (!match) return refuse(match.error());
  std::size_t number = 0;
  while (!moves.empty()) {
    const std::size_t begin = std::min(moves.find_first_not_of(", \t\n"), moves.size());
    moves.remove_prefix(begin);
    const std::string_view move = moves.substr(0, std::min(moves.find_first_of(", \t\n"), moves.size()));
    moves.remove_prefix(move.size());
    if (move.empty()) break;
    ++number;
    if (Failure why = match->play(move, 0)) {
      return refuse(Message{{"app.match.move", "Move {number}, \"{move}\", cannot be played: {reason}"},
                            {{"number", std::to_string(number)}, {"move", std::string(move)}, {"reason", *why}}});
    }
  }
  adopt(std::move(*match), {});
  return std::nullopt;
}

Failure Session::rematch(bool swap) {
  if (!match_) return refuse(no_match());
  MatchSetup setup;
  setup.game = match_->info().id;
  setup.start = match_->start();
  setup.options = match_->options();
  setup.seats = swap ? Seats{match_->seats().second, match_->seats().first} : match_->seats();
  return new_game(setup);
}

void Session::adopt(Match match, std::string id) {
  if (match_ && !match_->over() && !match_->moves().empty()) {
    notice(Notice::Kind::Info, {{"app.said.kept", "The game before is kept among your games."}});
  }
  put_aside();
  computer_.cancel();
  match_ = std::move(match);
  ++match_id_;
  saved_id_ = id.empty() ? fresh_id() : std::move(id);
  paused_ = false;
  end_told_ = match_->over();
  provide_chance();
  after_change();
}

Failure Session::play(std::string_view move) {
  if (!match_) return refuse(no_match());
  if (match_->looking_back()) {
    return refuse(Message{
        {"app.refused.looking-back", "You are looking at an earlier position. Go to the last move to play on."}});
  }
  if (match_->computer_to_move()) {
    return refuse(Message{{"app.refused.wait", "It is {side}'s turn, and the computer plays {side}."},
                          {{"side", side_name(match_->info(), match_->to_move())}}});
  }
  if (Failure why = match_->play(move, platform_.now())) return refuse(std::move(why));
  after_move();
  return std::nullopt;
}

void Session::after_move() {
  tell_move();
  provide_chance();
  after_change();
}

void Session::tell_move() {
  Message words = said(match_->info(), match_->moves().back());
  if (!words.empty()) notice(Notice::Kind::Move, std::move(words));
  emit_move();
}

// Dice fall and cards are drawn at once: nobody is asked.
void Session::provide_chance() {
  if (!match_->has_chance()) return;
  // A seed that nobody chose: the moment, well mixed.
  if (match_->seed() == 0) match_->set_seed(1 + Random(static_cast<std::uint64_t>(platform_.now())).below(UINT32_MAX));
  while (const auto move = match_->chance_move()) {
    if (match_->play(*move, platform_.now())) return;
    tell_move();
  }
}

// Whatever was thought or shown belonged to the position before.
void Session::after_change() {
  following_ = false;
  computer_.cancel();
  answer_.reset();
  hint_.reset();
  draft_.reset();
  engine_trouble_ = {};
  touch();
  autosave();
  if (match_->over()) {
    if (!std::exchange(end_told_, true)) {
      notice(Notice::Kind::End, match_->outcome().story);
      emit_end();
    }
    put_aside();
  } else {
    end_told_ = false;
  }
  emit_state();
  ask_computer();
}

Failure Session::undo() {
  if (!match_) return refuse(no_match());
  if (Failure why = match_->undo()) return refuse(std::move(why));
  if (match_->seats().humans() == 0) paused_ = true;
  notice(Notice::Kind::Move, {{"app.said.undo", "Taken back."}});
  after_change();
  return std::nullopt;
}

Failure Session::redo() {
  if (!match_) return refuse(no_match());
  if (Failure why = match_->redo()) return refuse(std::move(why));
  notice(Notice::Kind::Move, {{"app.said.redo", "Played again."}});
  after_change();
  return std::nullopt;
}

Failure Session::resign() {
  if (!match_) return refuse(no_match());
  if (match_->seats().humans() == 0) {
    return refuse(Message{{"app.refused.resign", "The computer plays both sides: nobody here can resign."}});
  }
  const Side side = match_->seats().humans() == 1 ? match_->viewer() : match_->to_move();
  if (Failure why = match_->resign(side)) return refuse(std::move(why));
  after_change();
  return std::nullopt;
}

Failure Session::offer_draw() {
  if (!match_) return refuse(no_match());
  const int humans = match_->seats().humans();
  if (humans == 0 && !match_->over()) {
    return refuse(Message{{"app.refused.draw-nobody", "The computer plays both sides: nobody here can offer a draw."}});
  }
  // Somebody goes bankrupt, or the richer one wins: the computer has no reason to stop before.
  if (humans == 1 && match_->has_chance() && !match_->over())
    return refuse(Message{{"app.refused.draw-property", "{game} is played to its end: the computer takes no draw."},
                          {{"game", match_->info().name}}});
  if (humans == 1 && !match_->over()) {
    if (match_->moves().size() < kEarliestDraw) {
      return refuse(Message{{"app.refused.draw-early", "The computer declines: it is too early for a draw."}});
    }
    const int balance = match_->balance_at(match_->moves().size());
    const bool computer_is_first = match_->viewer() == Side::Second;
    if ((computer_is_first ? balance : -balance) > 0) {
      return refuse(Message{{"app.refused.draw", "The computer declines: it likes its position."}});
    }
  }
  if (Failure why = match_->agree_draw()) return refuse(std::move(why));
  after_change();
  return std::nullopt;
}

void Session::look(std::size_t ply) {
  if (!match_) return;
  match_->look(ply);
  hint_.reset();
  touch();
}

void Session::set_seats(Seats seats) {
  if (!match_) return;
  match_->set_seats(seats);
  after_change();
}

void Session::pause(bool paused) {
  if (!paused) following_ = false;
  if (paused_ == paused) return;
  paused_ = paused;
  if (!match_) return;
  if (paused_ && match_->computer_to_move()) {
    computer_.cancel();
    answer_.reset();
  }
  touch();
  emit_state();
  ask_computer();
}

// ---- computer ----

bool Session::thinking() const { return (computer_.busy() && !computer_.hinting()) || answer_; }
bool Session::hinting() const { return computer_.hinting(); }

void Session::ask_computer() {
  if (!match_ || paused_ || following_ || !match_->computer_to_move() || answer_ || !engine_trouble_.empty()) return;
  asked_at_ = platform_.now();
  asked_revision_ = match_->revision();
  computer_.think(*match_, match_id_, match_->seats().of(match_->to_move()).level, seed_of(*match_));
}

Failure Session::ask_hint() {
  if (!match_) return refuse(no_match());
  if (match_->over()) return refuse(Message{{"app.refused.over", "The game is over."}});
  if (match_->computer_to_move()) {
    return refuse(Message{{"app.refused.hint-turn", "A hint is for your own move. It is the computer's turn."}});
  }
  match_->look(match_->moves().size());
  if (computer_.hinting()) return std::nullopt;
  engine_trouble_ = {};
  hint_.reset();
  asked_revision_ = match_->revision();
  computer_.hint(*match_, match_id_);
  touch();
  return std::nullopt;
}

void Session::clear_hint() {
  if (computer_.hinting()) computer_.cancel();
  if (std::exchange(hint_, std::nullopt)) touch();
}

Failure Session::move_now() {
  if (!thinking()) return refuse(Message{{"app.refused.move-now", "The computer is not thinking."}});
  asked_at_ = 0;
  if (!answer_) computer_.move_now();
  return std::nullopt;
}

void Session::retry_engine() {
  engine_trouble_ = {};
  touch();
  ask_computer();
}

void Session::computer_moves(std::string_view move, std::optional<Score> score) {
  answer_ = Answer{std::string(move), score};
  touch();
}

void Session::computer_hints(std::string_view move) {
  hint_ = match_->find(move);
  if (hint_ && match_->has_chance()) {
    notice(Notice::Kind::Move, {{"app.said.advice", "Hint: {advice}"}, {{"advice", advice(*hint_)}}});
  } else if (hint_ && hint_->named != kNoSquare) {
    notice(Notice::Kind::Move, {{"app.said.hint-foretell", "Hint: {from} to {to}, and foretell {square}."},
                                {{"from", square_name(match_->info().board.size, hint_->from)},
                                 {"to", square_name(match_->info().board.size, hint_->to)},
                                 {"square", square_name(match_->info().board.size, hint_->named)}}});
  } else if (hint_) {
    notice(Notice::Kind::Move, {{"app.said.hint", "Hint: {from} to {to}."},
                                {{"from", square_name(match_->info().board.size, hint_->from)},
                                 {"to", square_name(match_->info().board.size, hint_->to)}}});
  }
  touch();
}

void Session::computer_thinks() { touch(); }

void Session::computer_failed(const Message& message) {
  engine_trouble_ = message;
  notice(Notice::Kind::Error, message);
  emit_error(message);
  touch();
}

void Session::play_answer() {
  const Answer answer = *std::exchange(answer_, std::nullopt);
  if (match_->play(answer.move, platform_.now(), answer.score)) return;  // was checked by the computer player
  after_move();
}

Score Session::evaluation() const {
  if (!match_) return {};
  const bool fresh = asked_revision_ == match_->revision() && !match_->looking_back() && !match_->over();
  if (fresh && computer_.thinking().score) return *computer_.thinking().score;
  const PlayedMove* const last = match_->last_shown();
  const bool decided = last != nullptr && match_->shown().outcome().over();
  if (last != nullptr && last->score && !decided) return *last->score;
  return {match_->balance_at(match_->cursor()), std::nullopt};
}

void Session::engine_line(std::string_view line) { computer_.line(line); }
void Session::engine_lost(std::string_view reason) {
  computer_.lost(reason);
  touch();
}

std::int64_t Session::tick() {
  constexpr std::int64_t kWatch = 500;
  const std::int64_t now = platform_.now();
  computer_.tick(now);
  if (answer_ && !paused_) {
    // A clock that was set back must not hold the game up.
    const std::int64_t waited = now - asked_at_;
    // Dice take their time to roll, and what they brought wants to be read.
    const bool thrown = !match_->moves().empty() && match_->moves().back().side == Side::Chance;
    const std::int64_t pace = std::int64_t{settings_.pace} * (thrown ? 3 : 1);
    if (waited < 0 || waited >= pace) {
      play_answer();
    } else {
      return pace - waited;
    }
  }
  return computer_.state() == Computer::State::Idle && !answer_ ? -1 : answer_ ? 0 : kWatch;
}

// ---- another tab ----

// The moves that were played elsewhere are played here too, one after the other; any other change is taken over whole.
void Session::catch_up(Match match) {
  computer_.cancel();
  answer_.reset();
  hint_.reset();
  engine_trouble_ = {};
  draft_.reset();
  match_->look(match_->moves().size());
  if (begins_with(match, *match_)) {
    for (std::size_t i = match_->moves().size(); i < match.moves().size(); ++i) {
      const PlayedMove& move = match.moves()[i];
      if (match_->play(move.view.text, move.at, move.score)) break;  // the whole match follows below
      tell_move();
    }
  }
  if (match_->moves().size() != match.moves().size() || match_->outcome().result != match.outcome().result) {
    match_ = std::move(match);
    ++match_id_;
  }
  const bool told = std::exchange(end_told_, match_->over());
  if (match_->over() && !told) {
    notice(Notice::Kind::End, match_->outcome().story);
    emit_end();
  }
  touch();
  emit_state();
}

void Session::come_back() {
  if (!std::exchange(following_, false)) return;
  touch();
  ask_computer();
}

// ---- the world outside ----

std::vector<Notice> Session::take_notices() { return std::exchange(notices_, {}); }

void Session::notice(Notice::Kind kind, Message message) {
  constexpr std::size_t kMost = 50;
  if (notices_.size() == kMost) notices_.erase(notices_.begin());
  notices_.push_back({kind, std::move(message)});
}

Failure Session::refuse(Failure failure) {
  if (failure) {
    notice(Notice::Kind::Refusal, *failure);
    touch();
  }
  return failure;
}

// ---- links ----

std::string Session::export_record() const { return match_ ? write_record(*match_) : std::string(); }
std::string Session::link() const { return match_ ? write_link(*match_) : std::string(); }

Failure Session::import_record(std::string_view text) {
  auto match = read_record(text);
  if (!match) return refuse(match.error());
  adopt(std::move(*match), {});
  if (match_->seats().humans() == 0) pause(true);
  return std::nullopt;
}

Failure Session::open_link(std::string_view link) {
  auto match = read_link(link);
  if (!match) return refuse(match.error());
  // Reloading an address must not throw away what was played since.
  if (match_ && begins_with(*match_, *match)) {
    if (!match->moves().empty() && match_->moves().size() > match->moves().size())
      notice(Notice::Kind::Info, {{"app.said.further", "Your game has gone on since this link was made."}});
    return std::nullopt;
  }
  adopt(std::move(*match), {});
  return std::nullopt;
}

}  // namespace messhall::app
