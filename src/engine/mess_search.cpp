#include "engine/mess_search.hpp"

#include <algorithm>
#include <utility>

#include "games/mess/face.hpp"
#include "search/mess/thinker.hpp"

namespace messhall::engine {
namespace {

using search::mess::Thinker;
using search::mess::Thinking;

// Level 1 judges by looks that are far off, 2 by looks that are a little off, 3 by looks, 4 plays each likely action
// on. How they were found: docs/engine.md.
constexpr int kWholeBudget = 64;

Thinking thinking_of(const std::optional<Level>& level) {
  Thinking thinking;
  if (!level) return thinking;
  switch (level->number) {
    case 1:
      thinking.candidates = 1;
      thinking.misjudgement = 140;
      break;
    case 2:
      thinking.candidates = 1;
      thinking.misjudgement = 45;
      break;
    case 3:
      thinking.candidates = 1;
      break;
    default:
      thinking.playouts = kWholeBudget / 2;
      thinking.turns = 8;
      break;
  }
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
    std::vector<games::mess::Action> only;
    for (const games::Action action : request.only) only.push_back(games::mess::Action::from_code(action.code));
    Thinking thinking = thinking_of(request.level);
    thinking.candidates = std::max(thinking.candidates, request.level ? 1 : request.multi_pv);
    thinker_.start(mess->state(), thinking, request.seed, only);
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
                 .score = candidates[i].value(),
                 .nodes = thinker_.nodes(),
                 .milliseconds = now_() - started_,
                 .moves = {games::Action{candidates[i].action.code()}}});
    }
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

}  // namespace

std::unique_ptr<GameSearch> make_mess_search(const std::atomic<bool>& stop, search::TimeSource now) {
  return std::make_unique<MessSearch>(stop, std::move(now));
}

}  // namespace messhall::engine
