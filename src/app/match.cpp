#include "app/match.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>

#include "base/random.hpp"

namespace messhall::app {
namespace {

using games::Outcome;
using games::Side;
using games::Verdict;

// What a won game is worth in a plot, in hundredths.
constexpr int kWon = 10'000;

Text side_name(const games::GameInfo& info, Side side) { return side == Side::Second ? info.second : info.first; }

int balance_of(const games::Position& position) {
  switch (position.outcome().result) {
    case Verdict::FirstWins:
      return kWon;
    case Verdict::SecondWins:
      return -kWon;
    case Verdict::Draw:
      return 0;
    case Verdict::Ongoing:
      break;
  }
  if (const auto estate = position.estate()) return estate->purses[0].worth - estate->purses[1].worth;
  return position.to_move() == Side::Second ? -position.evaluate() : position.evaluate();
}

std::array<int, 2> worth_of(const games::Position& position) {
  const auto estate = position.estate();
  return estate ? std::array{estate->purses[0].worth, estate->purses[1].worth} : std::array<int, 2>{};
}

int flat(const Score& score) {
  if (!score.mate_in) return std::clamp(score.hundredths, -kWon, kWon);
  return *score.mate_in < 0 ? -kWon : kWon;
}

Message game_is_over() { return {{"app.refused.over", "The game is over."}}; }

}  // namespace

Match::Match(Match&&) noexcept = default;
Match& Match::operator=(Match&&) noexcept = default;
Match::~Match() = default;

Result<Match> Match::create(const MatchSetup& setup) {
  const games::Game* const game = games::find(setup.game);
  if (game == nullptr) {
    return Message{{"app.match.no-game", "There is no game called \"{game}\" here."}, {{"game", setup.game}}};
  }
  auto position = game->position(setup.start.empty() ? "startpos" : setup.start, setup.options);
  if (!position) return position.error();

  Match match;
  match.position_ = std::move(*position);
  match.start_ = match.position_->text();
  match.seats_ = setup.seats;
  match.started_ = setup.started;
  match.seed_ = setup.seed;
  match.start_balance_ = balance_of(*match.position_);
  match.start_worth_ = worth_of(*match.position_);
  match.changed();
  return match;
}

bool Match::standard_start() const {
  // Under the rules of the match: some say who begins.
  const auto usual = games::find(info().id)->position("startpos", options());
  return usual && (*usual)->text() == start_;
}

std::string Match::moves_text() const {
  std::string text;
  for (const PlayedMove& move : moves_) {
    if (!text.empty()) text += ' ';
    text += move.view.text;
  }
  return text;
}

Outcome Match::outcome() const {
  Outcome outcome;
  switch (agreement_) {
    case Agreement::None:
      return position_->outcome();
    case Agreement::FirstResigned:
    case Agreement::SecondResigned: {
      const Side loser = agreement_ == Agreement::FirstResigned ? Side::First : Side::Second;
      outcome.result = loser == Side::First ? Verdict::SecondWins : Verdict::FirstWins;
      outcome.reason = "resignation";
      outcome.story = {{"app.end.resigned", "{side} resigned."}, {{"side", side_name(info(), loser)}}};
      return outcome;
    }
    case Agreement::Draw:
      outcome.result = Verdict::Draw;
      outcome.reason = "agreement";
      outcome.story = {{"app.end.agreed", "Both sides agreed to a draw."}};
      return outcome;
  }
  return outcome;
}

Side Match::viewer() const { return seats_.first.computer() && seats_.second.human() ? Side::Second : Side::First; }

std::vector<games::ActionView> Match::legal_from(Square from) const {
  std::vector<games::ActionView> out;
  std::copy_if(legal_.begin(), legal_.end(), std::back_inserter(out),
               [&](const games::ActionView& view) { return view.from == from; });
  return out;
}

Message Match::refusal(Square from, Square to) const {
  if (over()) return game_is_over();
  if (computer_to_move()) {
    return {{"app.refused.wait", "It is {side}'s turn, and the computer plays {side}."},
            {{"side", side_name(info(), to_move())}}};
  }
  return position_->refusal(from, to);
}

std::vector<Message> Match::warnings(std::string_view move) const {
  if (over()) return {};
  const auto action = position_->parse_action(move);
  return action ? position_->warnings(*action) : std::vector<Message>{};
}

std::optional<games::ActionView> Match::find(std::string_view move) const {
  if (over()) return std::nullopt;
  const auto action = position_->parse_action(move);
  return action ? std::optional(position_->view(*action)) : std::nullopt;
}

// ---- chance ----

std::optional<std::string> Match::chance_move() const {
  if (!chance_to_move()) return std::nullopt;
  const std::vector<games::Action> actions = position_->actions();
  const std::vector<std::uint32_t> weights = position_->chance_weights();
  const auto total = std::accumulate(weights.begin(), weights.end(), std::uint32_t{0});
  const auto before =
      std::count_if(moves_.begin(), moves_.end(), [](const PlayedMove& move) { return move.side == Side::Chance; });
  // One generator a match, of which each throw and each card takes one number: this is the state after those before.
  constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15U;
  Random random(Random(seed_).next() + static_cast<std::uint64_t>(before) * kStep);
  std::uint32_t drawn = random.below(total);
  for (std::size_t i = 0; i < actions.size() && i < weights.size(); ++i) {
    if (drawn < weights[i]) return position_->action_text(actions[i]);
    drawn -= weights[i];
  }
  return std::nullopt;
}

// ---- prophecies ----

bool Match::may_name() const {
  if (over()) return false;
  const auto prophecies = position_->prophecies();
  return prophecies && prophecies->may_name;
}

std::optional<games::ActionView> Match::named(std::string_view move, Square square) const {
  if (over()) return std::nullopt;
  const auto action = position_->parse_action(move);
  if (!action) return std::nullopt;
  const auto whole = position_->naming(*action, square);
  return whole ? std::optional(position_->view(*whole)) : std::nullopt;
}

std::optional<games::Prophecy> Match::prophecy_of(std::string_view move) const {
  const auto view = find(move);
  if (!view || view->named == kNoSquare) return std::nullopt;
  const Side side = to_move();
  const auto after = position_->clone();
  after->apply(*position_->parse_action(move));
  const auto prophecies = after->prophecies();
  return prophecies ? prophecies->seers[side == Side::Second ? 1 : 0].outstanding : std::nullopt;
}

Failure Match::play(std::string_view move, std::int64_t at, std::optional<Score> score) {
  if (over()) return game_is_over();
  const auto action = position_->parse_action(move);
  if (!action) return action.error();

  PlayedMove played;
  played.view = position_->view(*action);
  played.side = position_->to_move();
  played.at = at;
  played.score = score;
  position_->apply(*action);
  played.balance = balance_of(*position_);
  played.worth = worth_of(*position_);

  if (!undone_.empty() && undone_.back().text == played.view.text) {
    undone_.pop_back();
  } else {
    undone_.clear();
  }
  moves_.push_back(std::move(played));
  changed();
  return std::nullopt;
}

std::size_t Match::plies_to_undo() const {
  if (moves_.empty()) return 0;
  if (seats_.humans() != 1) return moves_.back().side == Side::Chance ? 0 : 1;
  for (std::size_t ply = moves_.size(); ply-- > 0;) {
    if (moves_[ply].side == Side::Chance) return 0;
    if (seats_.of(moves_[ply].side).human()) return moves_.size() - ply;
  }
  return 0;
}

Failure Match::undo_refusal() const {
  if (agreement_ != Agreement::None) return std::nullopt;
  if (moves_.empty()) return Message{{"app.refused.undo", "There is no move to take back yet."}};
  const auto by_chance = [](const PlayedMove& move) { return move.side == Side::Chance; };
  if (plies_to_undo() == 0 && std::any_of(moves_.begin(), moves_.end(), by_chance))
    return Message{{"app.refused.undo-dice", "Dice and cards cannot be taken back, nor what came before them."}};
  if (plies_to_undo() == 0) return Message{{"app.refused.undo-yours", "You have not made a move yet."}};
  return std::nullopt;
}

Failure Match::redo_refusal() const {
  if (undone_.empty()) return Message{{"app.refused.redo", "No move was taken back that could be played again."}};
  if (agreement_ != Agreement::None) return game_is_over();
  return std::nullopt;
}

void Match::take_back_one() {
  PlayedMove& move = moves_.back();
  undone_.push_back({move.view.text, move.at, move.score});
  moves_.pop_back();
  position_->undo();
}

Failure Match::undo() {
  if (Failure why = undo_refusal()) return why;
  if (agreement_ != Agreement::None) {
    agreement_ = Agreement::None;
  } else {
    for (std::size_t count = plies_to_undo(); count > 0; --count) take_back_one();
  }
  changed();
  return std::nullopt;
}

Failure Match::redo() {
  if (Failure why = redo_refusal()) return why;
  do {
    const Undone next = undone_.back();
    if (Failure why = play(next.text, next.at, next.score)) return why;
  } while (!undone_.empty() && seats_.humans() == 1 && computer_to_move());
  return std::nullopt;
}

Failure Match::resign(Side side) {
  if (over()) return game_is_over();
  agreement_ = side == Side::Second ? Agreement::SecondResigned : Agreement::FirstResigned;
  undone_.clear();
  changed();
  return std::nullopt;
}

Failure Match::agree_draw() {
  if (over()) return game_is_over();
  agreement_ = Agreement::Draw;
  undone_.clear();
  changed();
  return std::nullopt;
}

void Match::look(std::size_t ply) {
  cursor_ = std::min(ply, moves_.size());
  if (!looking_back()) {
    shown_.reset();
    return;
  }
  shown_ = position_->clone();
  for (std::size_t count = moves_.size() - cursor_; count > 0; --count) shown_->undo();
}

void Match::changed() {
  ++revision_;
  look(moves_.size());
  legal_.clear();
  if (over()) return;
  for (const games::Action action : position_->moves()) legal_.push_back(position_->view(action));
}

std::vector<std::uint8_t> Match::captured_by(Side taker) const {
  std::vector<std::uint8_t> kinds;
  for (std::size_t ply = 0; ply < cursor_; ++ply) {
    const games::ActionView& view = moves_[ply].view;
    for (const auto& lost : {view.captured, view.vanished}) {
      if (lost && lost->owner != taker) kinds.push_back(lost->kind);
    }
  }
  const auto& all = info().kinds;
  const auto worth = [&](std::uint8_t kind) {
    if (kind >= all.size()) return 0;
    return all[kind].royal ? 1'000 : all[kind].value;
  };
  // Kinds that are worth the same stand together too.
  std::sort(kinds.begin(), kinds.end(),
            [&](auto a, auto b) { return worth(a) != worth(b) ? worth(a) > worth(b) : a < b; });
  return kinds;
}

int Match::material_lead() const {
  int lead = 0;
  for (const games::Piece& piece : shown().pieces()) {
    if (piece.kind >= info().kinds.size()) continue;
    const int value = info().kinds[piece.kind].value;
    lead += piece.owner == Side::Second ? -value : value;
  }
  return lead;
}

std::array<int, 2> Match::worth_at(std::size_t ply) const {
  return ply == 0 || moves_.empty() ? start_worth_ : moves_[std::min(ply, moves_.size()) - 1].worth;
}

int Match::balance_at(std::size_t ply) const {
  if (ply == 0 || moves_.empty()) return start_balance_;
  const PlayedMove& move = moves_[std::min(ply, moves_.size()) - 1];
  // A finished game is what it is, whatever the engine hoped for when it moved.
  // What both own is known to the dollar.
  if (std::abs(move.balance) == kWon || has_chance() || !move.score) return move.balance;
  return flat(*move.score);
}

}  // namespace messhall::app
