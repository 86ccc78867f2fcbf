#include "games/mess/face.hpp"

#include <algorithm>
#include <bit>

#include "base/text.hpp"
#include "games/mess/rules.hpp"
#include "games/mess/story.hpp"
#include "games/mess/words.hpp"

namespace messhall::games::mess {
namespace {

constexpr Text kNoAction{"mess.refused.text",
                         "This is no action: {text}. Actions are words such as roll, buy:P, move:5-7."};
constexpr Text kWrongForm{"mess.refused.form",
                          "{text} is not understood: this is written like {example}. Squares are numbered from 0 to "
                          "41, dice from 1 to 6, cards from 0 to 15; pieces are P N B R Q K."};

Verdict verdict(const State& state) {
  if (state.phase() != Phase::Over) return Verdict::Ongoing;
  const auto winner = state.winner();
  if (!winner) return Verdict::Draw;
  return *winner == Side::First ? Verdict::FirstWins : Verdict::SecondWins;
}

std::vector<int> counts(const Set& set) { return {set.begin(), set.end()}; }

Purse purse(const State& state, Side side) {
  Purse purse;
  purse.cash = state.cash(side);
  purse.worth = state.worth(side);
  purse.token = state.token(side);
  purse.jail = state.jail(side);
  purse.jail_cards = state.jail_cards(side);
  purse.hand = counts(state.hand(side));
  purse.graveyard = counts(state.graveyard(side));
  for (std::size_t group = 1; group < kGroups; ++group) {
    if (state.monopoly(side, static_cast<Group>(group))) purse.groups.push_back(group_id(static_cast<Group>(group)));
  }
  return purse;
}

std::vector<Rung> rungs(const State& state, Side side, Square square) {
  std::vector<Rung> found;
  for (Squares left = state.attackers(side, square); !left.empty();) {
    const Square from = left.pop();
    const Kind kind = state.man(from).kind;
    found.push_back({from, static_cast<std::uint8_t>(kind), value(kind), state.owner(from) ? from : kNoSquare});
  }
  const auto price = [](const Rung& rung) { return rung.gives_up == kNoSquare ? 0 : place(rung.gives_up).price; };
  std::stable_sort(found.begin(), found.end(), [&](const Rung& a, const Rung& b) {
    return a.value != b.value ? a.value < b.value : price(a) < price(b);
  });
  return found;
}

std::optional<War> war(const State& state) {
  if (state.phase() != Phase::Rent && state.phase() != Phase::War) return std::nullopt;
  const Square square = state.token(state.turn());
  War war;
  war.square = square;
  war.rent = state.rent(square);
  war.owner = static_cast<std::uint8_t>(state.owner(square).value_or(Side::First));
  for (const Side side : {Side::First, Side::Second}) war.rungs[index(side)] = rungs(state, side, square);
  return war;
}

// FNV-1a, 64 bits.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  return hash;
}

std::uint64_t count(const State& state, int depth) {
  if (depth <= 0) return 1;
  std::vector<Action> actions;
  state.generate(actions);
  if (depth == 1) return actions.size();
  std::uint64_t nodes = 0;
  for (const Action action : actions) {
    State after = state;
    after.apply(action);
    nodes += count(after, depth - 1);
  }
  return nodes;
}

}  // namespace

MessPosition::MessPosition(const State& state) : state_(state), options_(rules_as_options(state.rules())) {}

std::optional<Piece> MessPosition::piece_at(Square square) const {
  if (square >= kSquares || !state_.man(square).present) return std::nullopt;
  const Man man = state_.man(square);
  return Piece{square, static_cast<std::uint8_t>(man.kind), man.owner};
}

std::vector<Piece> MessPosition::pieces() const {
  std::vector<Piece> found;
  for (Square square = 0; square < kSquares; ++square) {
    if (const auto piece = piece_at(square)) found.push_back(*piece);
  }
  return found;
}

std::vector<games::Action> MessPosition::actions() const {
  std::vector<games::Action> found;
  for (const Action action : state_.actions()) found.push_back({action.code()});
  return found;
}

std::vector<std::uint32_t> MessPosition::chance_weights() const {
  if (state_.actor() != Side::Chance || state_.phase() == Phase::Over) return {};
  return std::vector<std::uint32_t>(state_.actions().size(), 1);
}

std::string MessPosition::action_text(games::Action action) const { return mess::text(Action::from_code(action.code)); }

Result<games::Action> MessPosition::parse_action(std::string_view text) const {
  const auto action = read_action(text);
  if (!action) {
    const std::string like = action_like(text);
    return Message{like.empty() ? kNoAction : kWrongForm, {{"text", quotable(text)}, {"example", like}}};
  }
  Message reason = mess::refusal(state_, *action);
  if (!reason.empty()) return reason;
  return games::Action{action->code()};
}

ActionView MessPosition::view(games::Action code) const {
  const Action action = Action::from_code(code.code);
  ActionView view;
  view.text = mess::text(action);
  view.notation = view.text;
  view.story = story(state_, action);
  if (action.verb == Verb::Move || action.verb == Verb::Attack) {
    view.from = action.a;
    view.to = action.verb == Verb::Move ? action.b : state_.token(state_.turn());
    view.kind = static_cast<std::uint8_t>(state_.man(action.a).kind);
    view.captured = piece_at(view.to);
  } else if (action.verb == Verb::Buy) {
    view.to = state_.token(state_.turn());
    view.kind = action.a;
  } else if (action.verb == Verb::Mortgage || action.verb == Verb::Build || action.verb == Verb::Sell) {
    view.from = action.a;
  }
  return view;
}

Message MessPosition::refusal(Square from, Square to) const {
  const bool fight = state_.phase() == Phase::Rent || state_.phase() == Phase::War;
  if (fight && to == state_.token(state_.turn())) return mess::refusal(state_, on(Verb::Attack, from));
  return mess::refusal(state_, {Verb::Move, from, to});
}

std::optional<Estate> MessPosition::estate() const {
  Estate estate;
  for (const Side side : {Side::First, Side::Second}) estate.purses[index(side)] = purse(state_, side);
  for (Square square = 0; square < kSquares; ++square) {
    estate.houses.push_back(square < kRim ? state_.houses(square) : 0);
    estate.rents.push_back(square < kRim ? state_.rent(square) : 0);
  }
  estate.phase = phase_word(state_.phase());
  estate.at = state_.phase() == Phase::Buy ? std::optional(state_.token(state_.turn())) : state_.at();
  estate.war = war(state_);
  estate.owed = state_.owed();
  estate.turn = static_cast<std::uint8_t>(state_.turn());
  estate.dice = state_.dice();
  estate.doubles = state_.doubles();
  estate.moved = state_.moved();
  estate.round = state_.round();
  estate.last_round = state_.rules().rounds;
  estate.bank_houses = state_.bank_houses();
  estate.bank_hotels = state_.bank_hotels();
  estate.cards_left = {std::popcount(state_.deck(Deck::Chance)), std::popcount(state_.deck(Deck::Chest))};
  return estate;
}

std::vector<Square> MessPosition::reach(std::uint8_t kind, Square from) const {
  std::vector<Square> found;
  if (kind >= kKinds || from >= kSquares) return found;
  for (Squares left = mess::reach(static_cast<Kind>(kind), from); !left.empty();) found.push_back(left.pop());
  return found;
}

Message MessPosition::question() const { return mess::question(state_); }

void MessPosition::apply(games::Action action) {
  history_.push_back({state_, Action::from_code(action.code)});
  state_.apply(history_.back().action);
  options_ = rules_as_options(state_.rules());
}

bool MessPosition::undo() {
  if (history_.empty()) return false;
  state_ = history_.back().before;
  history_.pop_back();
  options_ = rules_as_options(state_.rules());
  return true;
}

std::vector<games::Action> MessPosition::played() const {
  std::vector<games::Action> actions;
  actions.reserve(history_.size());
  for (const Step& step : history_) actions.push_back({step.action.code()});
  return actions;
}

Outcome MessPosition::outcome() const {
  if (state_.phase() != Phase::Over) return {};
  const bool ran_out = state_.ran_out();
  return {verdict(state_), ran_out ? "rounds" : "bankrupt", ending(state_), kNoSquare};
}

std::uint64_t MessPosition::hash() const { return hash_of(state_.text()); }

int MessPosition::evaluate() const { return state_.worth(state_.turn()) - state_.worth(other(state_.turn())); }

std::vector<int> MessPosition::captured(Side owner) const { return counts(state_.graveyard(owner)); }

std::uint64_t MessPosition::perft(int depth) { return count(state_, depth); }

Result<std::unique_ptr<Position>> MessGame::position(std::string_view text, const Options& options) const {
  const Result<Rules> rules = read_rules(options);
  if (!rules) return rules.error();
  const Result<State> state = State::from_text(text, *rules);
  if (!state) return state.error();
  return std::unique_ptr<Position>(std::make_unique<MessPosition>(*state));
}

}  // namespace messhall::games::mess
