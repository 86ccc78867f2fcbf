#include "engine/mess_search.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "games/mess/face.hpp"
#include "search/mess/thinker.hpp"

namespace messhall::engine {
namespace {

using games::mess::Action;
using games::mess::State;
using games::mess::Verb;
using search::mess::Thinker;
using search::mess::Thinking;

// Levels 1 to 3 judge by looks, more or less rightly, and now and then act on a whim; level 4 plays the likely actions
// on. How the numbers were found: docs/engine.md.
constexpr std::array<Thinking, kMostLevel> kLevels{{
    {.candidates = 1, .misjudgement = 100, .whims = 450},
    {.candidates = 1, .misjudgement = 50, .whims = 230},
    {.candidates = 1, .misjudgement = 50, .whims = 40},
    {.candidates = 6, .turns = 12, .playouts = 32},
}};

// Dollars; what is more would look like a sure win.
constexpr int kMostScore = 30'000;

// Full strength takes what time there is.
constexpr int kEndless = 1 << 14;  // playouts

Thinking thinking_of(const SearchRequest& request) {
  if (request.level) return kLevels[static_cast<std::size_t>(request.level->number - kLeastLevel)];
  Thinking thinking;
  thinking.playouts = kEndless;
  return thinking;
}

class MessSearch final : public GameSearch {
 public:
  MessSearch(const std::atomic<bool>& stop, search::TimeSource now) : stop_(stop), now_(std::move(now)) {}

  void listen(Listener listener) override { listener_ = std::move(listener); }

  // Any position of the contract comes from its game, and a game of Mess gives those of Mess.
  void start(const games::Position& position, const SearchRequest& request) override {
    const auto* mess = dynamic_cast<const games::mess::MessPosition*>(&position);
    idle_ = mess == nullptr || mess->to_move() == games::Side::Chance;
    depth_ = 0;
    if (idle_) return;
    request_ = request;
    started_ = now_();
    plan_ = search::plan_time(request.limits);
    std::vector<Action> only;
    for (const games::Action action : request.only) only.push_back(Action::from_code(action.code));
    Thinking thinking = thinking_of(request);
    thinking.candidates = std::max(thinking.candidates, request.level ? 1 : request.multi_pv);
    thinker_.start(mess->state(), thinking, Random(request.seed ^ position.hash()).next(), only);
    report();
  }

  bool step() override {
    if (idle_ || stop_.load(std::memory_order_relaxed) || spent()) return false;
    const bool more = thinker_.step();
    ++depth_;
    report();
    return more && !spent();
  }

  [[nodiscard]] std::optional<games::Action> choice() const override {
    if (idle_ || thinker_.candidates().empty()) return std::nullopt;
    return games::Action{thinker_.candidates().front().action.code()};
  }
  [[nodiscard]] std::uint64_t nodes() const override { return idle_ ? 0 : thinker_.nodes(); }
  void forget() override {}

 private:
  [[nodiscard]] bool spent() const {
    const search::Limits& limits = request_.limits;
    if (limits.nodes > 0 && thinker_.nodes() >= limits.nodes) return true;
    if (limits.depth > 0 && depth_ >= limits.depth) return true;
    return limits.timed() && now_() - started_ >= plan_.soft;
  }

  void report() const {
    if (!listener_) return;
    const auto& candidates = thinker_.candidates();
    const std::size_t lines = std::min(candidates.size(), static_cast<std::size_t>(std::max(request_.multi_pv, 1)));
    for (std::size_t i = 0; i < lines; ++i) {
      listener_({.depth = depth_ + 1,
                 .seldepth = depth_ + 1,
                 .multi_pv = static_cast<int>(i) + 1,
                 .score = std::clamp(candidates[i].value(), -kMostScore, kMostScore),
                 .nodes = thinker_.nodes(),
                 .milliseconds = now_() - started_,
                 .moves = line(i)});
    }
  }

  [[nodiscard]] std::vector<games::Action> line(std::size_t candidate) const {
    std::vector<games::Action> actions;
    for (const Action action : thinker_.line(candidate)) actions.push_back({action.code()});
    return actions;
  }

  const std::atomic<bool>& stop_;
  search::TimeSource now_;
  Listener listener_{};
  SearchRequest request_{};
  search::TimePlan plan_{};
  Thinker thinker_{};
  std::int64_t started_ = 0;
  int depth_ = 0;
  bool idle_ = true;
};

// Not so: selling what need not be sold, giving up a property for a cheaper one or none.
bool is_sensible(const State& state, Action action) {
  switch (action.verb) {
    case Verb::Sell:
    case Verb::Mortgage:
      return state.phase() == games::mess::Phase::Debt;
    case Verb::Move:
      return games::mess::place(action.b).price > games::mess::place(action.a).price;
    default:
      return true;
  }
}

}  // namespace

std::vector<games::Action> sensible_actions(const games::Position& position) {
  std::vector<games::Action> actions = position.actions();
  const auto* mess = dynamic_cast<const games::mess::MessPosition*>(&position);
  if (mess == nullptr) return actions;
  const auto foolish = [&](games::Action action) {
    return !is_sensible(mess->state(), Action::from_code(action.code));
  };
  actions.erase(std::remove_if(actions.begin(), actions.end(), foolish), actions.end());
  return actions;
}

std::unique_ptr<GameSearch> make_mess_search(const std::atomic<bool>& stop, search::TimeSource now) {
  return std::make_unique<MessSearch>(stop, std::move(now));
}

}  // namespace messhall::engine
