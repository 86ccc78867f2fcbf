#include "engine/game_search.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/random.hpp"
#include "engine/errors.hpp"
#include "engine/mess_search.hpp"
#include "games/mess/face.hpp"
#include "games/registry.hpp"
#include "search/endings.hpp"
#include "search/royal.hpp"
#include "search/searcher.hpp"

namespace messhall::engine {
namespace {

// The tables of a game whose pieces can be placed one by one; nothing for others.
template <class P>
struct NoEndings {};
template <class P>
struct EndingsKind {
  using Type = NoEndings<P>;
};
template <search::Placeable P>
struct EndingsKind<P> {
  using Type = search::Endings<P>;
};
template <class P>
using EndingsOf = typename EndingsKind<P>::Type;

// Adds what the ply is to a line of actions.
template <class Move>
void add_ply(std::vector<games::Action>& actions, Move ply) {
  if constexpr (requires { ply.is_naming(); }) {
    if (ply.is_naming()) {
      games::Action& turn = actions.back();
      turn = {turn.code | games::action_of(Move{}, ply.named()).code};
      return;
    }
  }
  actions.push_back(games::action_of(ply));
}

// A line of the search begins with a move on the board.
template <class Move>
[[nodiscard]] std::vector<games::Action> actions_of(std::span<const Move> plies) {
  std::vector<games::Action> actions;
  for (const Move ply : plies) add_ply(actions, ply);
  return actions;
}

// Plays the whole action.
template <class P>
void play(P& state, games::Action action) {
  state.make(games::move_of<P>(action));
  if constexpr (games::NamingPosition<P>) {
    if (state.naming()) state.make(games::naming_of<P>(action));
  }
}

template <class P>
[[nodiscard]] P blinded(const P& state) {
  if constexpr (requires { state.without_foresight(); }) {
    return state.without_foresight();
  } else {
    return state;
  }
}

template <games::ConcretePosition P>
class SearchOf final : public GameSearch {
 public:
  using Move = typename P::Move;

  SearchOf(search::TranspositionTable& table, const std::atomic<bool>& stop, search::TimeSource now)
      : searcher_(table, stop, std::move(now)) {
    searcher_.listen([this](const search::Report<Move>& report) { pass_on(report); });
  }

  void listen(Listener listener) override { listener_ = std::move(listener); }

  void start(const games::Position& position, const SearchRequest& request) override {
    request_ = request;
    over_ = position.outcome().over();
    endgame_.clear();
    asked_endings_ = false;
    if (over_) return;
    keys_.clear();
    root_ = replayed(position, request.blind, keys_);
    over_ = !root_;
    if (over_) return;
    if (request.level) searcher_.forget();
    searcher_.start(*root_, keys_, limits(), settings(), only(), namings());
  }

  // The first iteration comes before the table of an ending, which takes a moment: so there is always a move to play.
  bool step() override {
    if (over_) return false;
    const bool more = searcher_.step();
    if (asked_endings_ || !perfect()) return more;
    asked_endings_ = true;
    look_up_ending();
    return more && endgame_.empty();
  }

  [[nodiscard]] std::optional<games::Action> choice() const override {
    if (over_ || searcher_.moves().empty()) return std::nullopt;
    if (!endgame_.empty()) return games::Action{endgame_.front().move.code()};
    return whole(request_.level ? erring_choice(*request_.level) : searcher_.moves().front());
  }

  [[nodiscard]] std::uint64_t nodes() const override { return over_ ? 0 : searcher_.nodes(); }
  void forget() override { searcher_.forget(); }

 private:
  // The concrete position with all that it remembers, and the keys of those before it. The game is played again from
  // its start: a position's text does not tell what was before. Nothing comes of a text that cannot be read, and there
  // is none, since it was a position's.
  [[nodiscard]] static std::optional<P> replayed(const games::Position& position, bool blind,
                                                 std::vector<std::uint64_t>& keys) {
    const auto seen = [blind](const P& state) { return blind ? blinded(state) : state; };
    const auto start = position.clone();
    while (start->undo()) {
    }
    const Result<P> read = P::from_text(start->text(), position.options());
    if (!read) return std::nullopt;
    P state = *read;
    for (const games::Action action : position.played()) {
      keys.push_back(games::repetition_key(seen(state)));
      play(state, action);
    }
    return seen(state);
  }

  // Whether errors are out of place.
  [[nodiscard]] bool perfect() const { return !request_.level || request_.level->candidates <= 1; }

  void look_up_ending() {
    if constexpr (search::Placeable<P>) {
      auto moves = endings_.moves(*root_, third_times(), only());
      if (!moves) return;
      endgame_ = std::move(*moves);
      const std::size_t lines = std::min(endgame_.size(), static_cast<std::size_t>(std::max(request_.multi_pv, 1)));
      for (std::size_t i = 0; i < lines; ++i) report_ending(endgame_[i], static_cast<int>(i) + 1);
    }
  }

  [[nodiscard]] search::ThirdTimes<Move> third_times() const {
    const games::ThirdTime rule = games::third_time(*root_);
    search::ThirdTimes<Move> third{.moves = {},
                                   .score = rule == games::ThirdTime::Loss ? search::loss_in(1) : search::kDraw};
    if (rule == games::ThirdTime::Nothing) return third;
    typename P::MoveList moves;
    root_->generate(moves);
    for (const Move move : moves) {
      P after = *root_;
      after.make(move);
      if (std::count(keys_.begin(), keys_.end(), games::repetition_key(after)) >= 2) third.moves.push_back(move);
    }
    return third;
  }

  void report_ending(const search::EndingMove<Move>& entry, int multi_pv) const {
    if (!listener_) return;
    const int depth = static_cast<int>(entry.line.size());
    SearchLine line{
        .depth = depth, .seldepth = depth, .multi_pv = multi_pv, .score = entry.score, .nodes = searcher_.nodes()};
    line.moves = actions_of(std::span<const Move>(entry.line));
    listener_(line);
  }

  // The move with what is named along with it.
  [[nodiscard]] static games::Action whole(const search::RootMove<Move>& entry) {
    return actions_of(std::span<const Move>(entry.line)).front();
  }

  [[nodiscard]] search::Limits limits() const {
    search::Limits limits = request_.limits;
    if (!request_.level) return limits;
    const auto tighter = [](auto a, auto b) { return a == 0 ? b : b == 0 ? a : std::min(a, b); };
    limits.nodes = tighter(limits.nodes, request_.level->nodes);
    limits.depth = tighter(limits.depth, request_.level->depth);
    return limits;
  }

  [[nodiscard]] search::Settings settings() const {
    search::Settings settings{.multi_pv = request_.multi_pv, .noise = 0, .seed = request_.seed};
    if (!request_.level) return settings;
    settings.multi_pv = std::max(settings.multi_pv, request_.level->candidates);
    settings.noise = request_.level->noise;
    return settings;
  }

  [[nodiscard]] std::vector<Move> only() const {
    std::vector<Move> moves;
    for (const games::Action action : request_.only) moves.push_back(games::move_of<P>(action));
    return moves;
  }

  [[nodiscard]] std::vector<Move> namings() const {
    std::vector<Move> namings;
    if constexpr (games::NamingPosition<P>) {
      for (const games::Action action : request_.only) namings.push_back(games::naming_of<P>(action));
    }
    return namings;
  }

  // The candidates stand in a fixed order, so that no detail of the search decides which one an error befalls.
  [[nodiscard]] search::RootMove<Move> erring_choice(const Level& level) const {
    std::vector<search::RootMove<Move>> moves;
    for (const auto& move : searcher_.moves())
      if (move.known() > -search::kInfinite) moves.push_back(move);
    if (moves.empty() || level.candidates <= 1) return searcher_.moves().front();
    std::sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.move.code() < b.move.code(); });
    std::vector<Candidate> candidates;
    for (const auto& move : moves) {
      P after = *root_;
      const bool wins = search::ends_game(*root_, move.move);
      if (!wins) play(after, whole(move));
      candidates.push_back({move.known(), wins ? search::win_in(1) : -after.evaluate()});
    }
    Random mixed(request_.seed ^ root_->key());
    return moves[choose(candidates, level, mixed.next())];
  }

  void pass_on(const search::Report<Move>& report) const {
    if (!listener_ || report.multi_pv > request_.multi_pv) return;
    SearchLine line{.depth = report.depth,
                    .seldepth = report.seldepth,
                    .multi_pv = report.multi_pv,
                    .score = report.score,
                    .bound = report.bound,
                    .nodes = report.nodes,
                    .milliseconds = report.milliseconds,
                    .hashfull = report.hashfull};
    line.moves = actions_of(report.line);
    listener_(line);
  }

  search::Searcher<P> searcher_;
  Listener listener_{};
  SearchRequest request_{};
  std::optional<P> root_{};
  std::vector<std::uint64_t> keys_{};  // of the positions before the root
  [[no_unique_address]] EndingsOf<P> endings_{};
  std::vector<search::EndingMove<Move>> endgame_{};  // from the tables; empty where they do not tell
  bool asked_endings_ = false;
  bool over_ = true;
};

}  // namespace

std::unique_ptr<GameSearch> make_game_search(std::string_view game, search::TranspositionTable& table,
                                             const std::atomic<bool>& stop, search::TimeSource now) {
  std::unique_ptr<GameSearch> search;
  games::visit_game(game, [&]<class P>() { search = std::make_unique<SearchOf<P>>(table, stop, now); });
  if (!search && game == games::mess::kId) search = make_mess_search(stop, std::move(now));
  return search;
}

}  // namespace messhall::engine
