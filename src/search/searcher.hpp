// Looks for the best move of a game without dice: iterative deepening over a principal variation search with a
// transposition table. A template over the concrete position; each part of the idea has its file: the root (root.hpp),
// a node (node.hpp), the second ply of a turn (naming.hpp), quiescence (quiescence.hpp), what ends a game (draws.hpp).
//
// Deterministic: without a time limit the same position, limits and settings give the same nodes and moves on every
// machine, given the same state of the table and the history (forget() makes them new).
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "games/concrete.hpp"
#include "search/history.hpp"
#include "search/limits.hpp"
#include "search/royal.hpp"
#include "search/score.hpp"
#include "search/time.hpp"
#include "search/transposition.hpp"

namespace messhall::search {

struct Settings {
  int multi_pv = 1;  // so many best moves, each with its line; more than there are moves means all
  // Misjudgement: each position's evaluation is off by up to so many hundredths, always the same for one seed.
  int noise = 0;
  std::uint64_t seed = 0;
};

// A move at the root with what is known about it.
template <class Move>
struct RootMove {
  Move move{};
  Score score = -kInfinite;     // of this iteration; -kInfinite: not the best, no exact score known
  Score previous = -kInfinite;  // of the iteration before
  Bound bound = Bound::Exact;   // of `score`; inexact only when the search was stopped
  int seldepth = 0;
  std::vector<Move> line{};  // starts with the move

  // The newest score there is, or -kInfinite.
  [[nodiscard]] Score known() const { return score > -kInfinite ? score : previous; }
};

// One line of an iteration, for the reader.
template <class Move>
struct Report {
  int depth = 0;
  int seldepth = 0;
  int multi_pv = 1;
  Score score = 0;
  Bound bound = Bound::Exact;
  std::uint64_t nodes = 0;
  std::int64_t milliseconds = 0;
  int hashfull = 0;
  std::span<const Move> line{};
};

// Games in which positions with different legal moves can count as the same.
template <class P>
concept HasRepetitionKey = requires(const P p) {
  p.repetition_key();
};

template <games::ConcretePosition P>
class Searcher {
 public:
  using Move = typename P::Move;
  using Listener = std::function<void(const Report<Move>&)>;

  // All referenced things must outlive the searcher. `stop` may be set by another thread at any time.
  Searcher(TranspositionTable& table, const std::atomic<bool>& stop, TimeSource now)
      : table_(table), stop_(stop), now_(std::move(now)) {}

  // Called for each line of each iteration, best first, and when an iteration finds a better move before its end.
  void listen(Listener listener) { listener_ = std::move(listener); }

  // Sets up a search. `history`: repetition keys of the earlier positions of the game, oldest first, without the
  // root's. `only`: the moves to look at; empty means all legal ones. `namings`: of each of them the naming that goes
  // with it, null where there is none to make; empty leaves them free. Does not search yet.
  void start(const P& root, std::span<const std::uint64_t> history, const Limits& limits, const Settings& settings,
             std::span<const Move> only = {}, std::span<const Move> namings = {});
  // Does one iteration. True while there is more to do.
  bool step();
  // Empties the table and the history.
  void forget() {
    table_.clear();
    history_.clear();
  }

  // The moves at the root, best first. Empty when the game is over. Valid at any time between steps.
  [[nodiscard]] const std::vector<RootMove<Move>>& moves() const { return root_moves_; }
  // The null move when the game is over.
  [[nodiscard]] Move best() const { return root_moves_.empty() ? Move{} : root_moves_.front().move; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] int depth() const { return depth_; }  // of the last iteration, finished or not

 private:
  struct Frame {
    Move move{};  // that was made here; null for a null move
    Score evaluation = kNoScore;
    int turns = 0;            // made from the root to here; kept for games in which a turn can take two plies
    bool threatened = false;  // the royal piece of the side to move can be taken
  };
  struct Line {
    std::array<Move, kMaxPly + 1> moves;
    int length = 0;
  };

  // root.hpp
  void collect_root_moves(std::span<const Move> only);
  void search_line(std::size_t first);
  Score search_root(Score alpha, Score beta, std::size_t first);
  Score search_root_move(RootMove<Move>& entry, Score alpha, Score beta, bool first);
  void note_root_result(RootMove<Move>& entry, Score score, Score alpha, Score beta, bool first);
  void sort_root_moves(std::size_t first);
  void report(std::size_t index, int multi_pv);
  [[nodiscard]] bool complete() const;
  [[nodiscard]] std::size_t line_count() const {
    return std::min(root_moves_.size(), static_cast<std::size_t>(std::max(settings_.multi_pv, 1)));
  }

  // naming.hpp
  struct Naming {
    Move move{};
    int gain = 0;  // what it seems worth; decides the order
  };
  static constexpr int kNothing = kInfinite;  // the place of none in the order; only the table's naming comes before
  Score name(Score alpha, Score beta, int depth, int ply, bool expect_cut);
  Score name_one(const Naming& naming, int number, Score alpha, Score beta, int depth, int ply, bool expect_cut);
  void collect_namings(int ply, Move table_move);
  [[nodiscard]] int naming_reduction(int depth, int number, const Naming& naming) const;

  // node.hpp
  Score search(Score alpha, Score beta, int depth, int ply, bool expect_cut);
  std::optional<Score> prune_node(Score alpha, Score beta, int depth, int ply, bool expect_cut);
  std::optional<Score> try_null_move(Score beta, int depth, int ply);
  Score search_moves(Score alpha, Score beta, int depth, int ply, bool expect_cut, Move table_move);
  Score search_child(Score alpha, Score beta, int depth, int ply, int less, bool expect_cut, bool first);
  Score search_below(Score alpha, Score beta, int depth, int ply, bool expect_cut);
  Score lose_royal(Score alpha, int ply);
  [[nodiscard]] Score without_moves(int ply) const;
  [[nodiscard]] static bool cuts_off(const TableEntry& known, Score score, Score beta);
  [[nodiscard]] int reduction(int depth, int number, Move move, games::Side mover, bool pv, bool expect_cut) const;
  void reward_cutoff(Move best, std::span<const Move> quiets, int depth, int ply);
  [[nodiscard]] Score evaluate(int ply, const std::optional<TableEntry>& known);
  void extend_line(int ply, Move move);

  // quiescence.hpp
  Score quiesce(Score alpha, Score beta, int ply);
  Score quiesce_moves(Score alpha, Score beta, Score best, int ply, Move table_move);

  // draws.hpp
  [[nodiscard]] std::optional<Score> settled(int ply);
  [[nodiscard]] std::optional<Score> repeated(int ply) const;
  [[nodiscard]] bool same_moves(std::size_t index) const;

  // Makes the move and counts the node; false when the search has to end, and then nothing was made.
  bool enter(Move move, int ply, typename P::Undo& undo);
  void leave(Move move, const typename P::Undo& undo);
  void push_keys();
  void pop_keys();
  [[nodiscard]] bool out_of_budget();
  // Turns from the root to the node, in which distances to the end of the game are counted.
  [[nodiscard]] int turns(int ply) const {
    if constexpr (NamesSquares<P>) return frames_[static_cast<std::size_t>(ply)].turns;
    return ply;
  }
  void begin_turn(int ply) {
    if constexpr (NamesSquares<P>) frame(ply).turns = frame(ply - 1).turns + 1;
  }
  [[nodiscard]] Frame& frame(int ply) { return frames_[static_cast<std::size_t>(ply)]; }
  [[nodiscard]] Line& line(int ply) { return lines_[static_cast<std::size_t>(ply)]; }
  [[nodiscard]] Move previous_move(int ply) const {
    return ply > 0 ? frames_[static_cast<std::size_t>(ply) - 1].move : Move{};
  }

  TranspositionTable& table_;
  const std::atomic<bool>& stop_;
  TimeSource now_;
  Listener listener_{};

  P position_{};
  // Repetition keys of all positions from the start of the game to the current node's parent; for games in which these
  // are not the keys of positions, those of the root and what follows.
  std::vector<std::uint64_t> keys_;
  std::vector<std::uint64_t> whole_keys_;
  std::size_t reversible_ = 0;  // no repetition looks behind this index: a null move stands there
  std::size_t root_index_ = 0;  // of the root's key, once a move is made there
  Limits limits_{};
  Settings settings_{};
  TimePlan plan_{};
  std::int64_t started_ = 0;

  std::vector<RootMove<Move>> root_moves_;
  std::vector<std::pair<Move, Move>> only_namings_{};  // moves of the root, each with a naming that may follow it
  std::vector<std::vector<Naming>> namings_{};         // by ply; what name() looks at there
  History<P> history_;
  std::array<Frame, kMaxPly + 2> frames_{};
  std::vector<Line> lines_ = std::vector<Line>(kMaxPly + 2);
  std::uint64_t nodes_ = 0;
  int depth_ = 0;
  int seldepth_ = 0;
  bool stopped_ = false;
  bool finished_ = true;
  bool verifying_ = false;  // no null moves below
};

}  // namespace messhall::search

#include "search/draws.hpp"
#include "search/naming.hpp"
#include "search/node.hpp"
#include "search/quiescence.hpp"
#include "search/root.hpp"
