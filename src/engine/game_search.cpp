#include "engine/game_search.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/random.hpp"
#include "engine/errors.hpp"
#include "games/registry.hpp"
#include "search/searcher.hpp"

namespace messhall::engine {
namespace {

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
    if (over_) return;
    const Result<P> root = P::from_text(position.text(), position.options());
    over_ = !root;  // cannot happen: the text came from a position
    if (over_) return;
    root_.emplace(*root);
    const Level* level = request.level ? &*request.level : nullptr;
    if (level != nullptr) searcher_.forget();
    searcher_.start(*root_, keys_before(position), limits(), settings(), only());
  }

  bool step() override { return !over_ && searcher_.step(); }

  [[nodiscard]] std::optional<games::Action> choice() const override {
    if (over_ || searcher_.moves().empty()) return std::nullopt;
    const Move move = request_.level ? erring_choice(*request_.level) : searcher_.best();
    return games::Action{move.code()};
  }

  [[nodiscard]] std::uint64_t nodes() const override { return over_ ? 0 : searcher_.nodes(); }
  void forget() override { searcher_.forget(); }

 private:
  [[nodiscard]] static std::vector<std::uint64_t> keys_before(const games::Position& position) {
    std::vector<std::uint64_t> keys;
    for (const auto past = position.clone(); past->undo();) keys.push_back(past->hash());
    std::reverse(keys.begin(), keys.end());
    return keys;
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
    for (const games::Action action : request_.only)
      moves.push_back(Move::from_code(static_cast<std::uint16_t>(action.code)));
    return moves;
  }

  // The candidates stand in a fixed order, so that no detail of the search decides which one an error befalls.
  [[nodiscard]] Move erring_choice(const Level& level) const {
    std::vector<search::RootMove<Move>> moves;
    for (const auto& move : searcher_.moves())
      if (move.known() > -search::kInfinite) moves.push_back(move);
    if (moves.empty() || level.candidates <= 1) return searcher_.best();
    std::sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.move.code() < b.move.code(); });
    std::vector<Candidate> candidates;
    for (const auto& move : moves) {
      P after = *root_;
      after.make(move.move);
      const bool wins = after.ending() == games::Ending::Loss;
      candidates.push_back({move.known(), wins ? search::win_in(1) : -after.evaluate()});
    }
    Random mixed(request_.seed ^ root_->key());
    return moves[choose(candidates, level, mixed.next())].move;
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
    for (const Move move : report.line) line.moves.push_back({move.code()});
    listener_(line);
  }

  search::Searcher<P> searcher_;
  Listener listener_{};
  SearchRequest request_{};
  std::optional<P> root_{};
  bool over_ = true;
};

}  // namespace

std::unique_ptr<GameSearch> make_game_search(std::string_view game, search::TranspositionTable& table,
                                             const std::atomic<bool>& stop, search::TimeSource now) {
  std::unique_ptr<GameSearch> search;
  games::visit_game(game, [&]<class P>() { search = std::make_unique<SearchOf<P>>(table, stop, now); });
  return search;
}

}  // namespace messhall::engine
