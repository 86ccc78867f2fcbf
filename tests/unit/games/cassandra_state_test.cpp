// What must hold in every position: random games of all pairings look at it after every ply.
#include "games/cassandra/state.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "games/cassandra/ways.hpp"
#include "unit/games/cassandra_fixture.hpp"

namespace messhall::games::cassandra {
namespace {

using Codes = std::vector<std::uint16_t>;

Codes sorted_codes(const State::MoveList& list) {
  Codes codes;
  for (const Move move : list) codes.push_back(move.code());
  std::sort(codes.begin(), codes.end());
  return codes;
}

Codes moves_of(const State& here) {
  State::MoveList list;
  here.generate(list);
  return sorted_codes(list);
}

struct Step {
  int right;
  int up;
};

// The way of a piece, square by square: a reference that shares nothing with the tables.
class SlowPiece {
 public:
  SlowPiece(const State& state, Square from)
      : state_(state),
        from_(from),
        kind_(kind_of(state.at(from))),
        owner_(owner_of(state.at(from))),
        forward_(owner_ == Side::First ? 1 : -1) {}

  // Squares where it could land, own pieces left out.
  [[nodiscard]] Bits targets() {
    switch (kind_) {
      case Kind::King:
        return leaps({0, 1}).leaps({1, 1}).found();
      case Kind::Pawn:
        return pawn();
      case Kind::Rook:
        return slides({0, 1}, 7).found();
      case Kind::Knight:
        return leaps({1, 2}).found();
      case Kind::Bishop:
        return slides({1, 1}, 7).found();
      case Kind::Queen:
        return slides({0, 1}, 7).slides({1, 1}, 7).found();
      case Kind::Bede:
        return slides({1, 1}, 7).leaps({0, 2}).found();
      case Kind::Waffle:
        return leaps({0, 1}).leaps({2, 2}).found();
      case Kind::Fad:
        return leaps({1, 1}).leaps({2, 2}).leaps({0, 2}).found();
      case Kind::Cardinal:
        return slides({1, 1}, 7).leaps({1, 2}).found();
      case Kind::ChargingRook:
        return charge().found();
      case Kind::Fibnif:
        return leaps({1, 1}).each({{1, 2}, {-1, 2}, {1, -2}, {-1, -2}}).found();
      case Kind::ChargingKnight:
        return each({{1, 2}, {-1, 2}, {2, 1}, {-2, 1}, {1, 0}, {-1, 0}, {0, -1}, {1, -1}, {-1, -1}}).found();
      case Kind::Colonel:
        return charge().each({{1, 2}, {-1, 2}, {2, 1}, {-2, 1}, {1, 1}, {-1, 1}}).found();
      case Kind::ShortRook:
        return slides({0, 1}, 4).found();
      case Kind::WoodyRook:
        return leaps({0, 1}).leaps({0, 2}).found();
      case Kind::HalfDuck:
        return leaps({1, 1}).leaps({0, 2}).leaps({0, 3}).found();
      case Kind::Chancellor:
        return slides({0, 1}, 7).leaps({1, 2}).found();
    }
    return {};
  }

 private:
  [[nodiscard]] Bits found() const { return found_; }
  [[nodiscard]] Square at(int right, int up) const {
    const int file = kSize.file(from_) + right;
    const int rank = kSize.rank(from_) + up * forward_;
    return kSize.contains(file, rank) ? kSize.at(file, rank) : kNoSquare;
  }
  SlowPiece& slide(Step step, int reach) {
    for (int i = 1; i <= reach; ++i) {
      const Square to = at(i * step.right, i * step.up);
      if (to == kNoSquare) break;
      if (state_.at(to) == kEmpty || owner_of(state_.at(to)) != owner_) found_ |= Bits::of(to);
      if (state_.at(to) != kEmpty) break;
    }
    return *this;
  }
  SlowPiece& slides(Step step, int reach) {
    for (const Step way : std::vector<Step>{step,
                                            {-step.right, -step.up},
                                            {step.up, step.right},
                                            {-step.up, -step.right},
                                            {-step.right, step.up},
                                            {step.right, -step.up},
                                            {step.up, -step.right},
                                            {-step.up, step.right}}) {
      slide(way, reach);
    }
    return *this;
  }
  SlowPiece& leaps(Step step) { return slides(step, 1); }
  SlowPiece& each(const std::vector<Step>& steps) {
    for (const Step step : steps) slide(step, 1);
    return *this;
  }
  SlowPiece& charge() {
    slide({0, 1}, 7).slide({1, 0}, 7).slide({-1, 0}, 7);
    return each({{0, -1}, {1, -1}, {-1, -1}});
  }
  [[nodiscard]] Bits pawn() {
    const Square next = at(0, 1);
    if (next != kNoSquare && state_.at(next) == kEmpty) {
      found_ |= Bits::of(next);
      const Square second = at(0, 2);
      const bool at_start = kSize.rank(from_) == (owner_ == Side::First ? 1 : 6);
      if (at_start && state_.at(second) == kEmpty) found_ |= Bits::of(second);
    }
    for (const int side : {-1, 1}) {
      const Square to = at(side, 1);
      if (to == kNoSquare) continue;
      const bool takes = state_.at(to) != kEmpty && owner_of(state_.at(to)) != owner_;
      if (takes || (to == state_.turn().en_passant && owner_ == state_.side())) found_ |= Bits::of(to);
    }
    return found_;
  }

  const State& state_;
  Square from_;
  Kind kind_;
  Side owner_;
  int forward_;
  Bits found_{};
};

Bits slow_attackers(const State& here, Square square, Side by) {
  Bits found;
  for (const Square from : here.of(by) & ~Bits::of(square)) {
    if (kind_of(here.at(from)) == Kind::Pawn) {
      const int files = kSize.file(square) - kSize.file(from);
      const int ranks = kSize.rank(square) - kSize.rank(from);
      if ((files == 1 || files == -1) && ranks == (by == Side::First ? 1 : -1)) found |= Bits::of(from);
      continue;
    }
    // As if a piece of the other side stood there.
    State scene(here.rules());
    for (const Square each : here.occupied() & ~Bits::of(square)) scene.place(each, here.at(each));
    scene.place(square, code(Kind::Pawn, other(by)));
    if (SlowPiece(scene, from).targets().contains(square)) found |= Bits::of(from);
  }
  return found;
}

// All legal moves on the board, the long way: each is tried, and then the mover's King must not be attacked.
class SlowMoves {
 public:
  explicit SlowMoves(const State& here) : here_(here), side_(here.side()) {
    if (here.of(Kind::King).count() < 2) return;
    for (const Square from : here.of(side_)) {
      for (const Square to : SlowPiece(here, from).targets()) add(from, to);
    }
    castle(Wing::Short, {"f1", "g1"}, {"f1", "g1"});
    const bool clobberers = here.rules().army(side_) == Army::Clobberers;
    castle(Wing::Long, {"b1", "c1", "d1"},
           clobberers ? std::vector<std::string>{"b1", "c1", "d1"} : std::vector<std::string>{"c1", "d1"});
    std::sort(codes_.begin(), codes_.end());
  }
  [[nodiscard]] const Codes& codes() const { return codes_; }

 private:
  void add(Square from, Square to) {
    const int last = side_ == Side::First ? 7 : 0;
    const bool promotes = kind_of(here_.at(from)) == Kind::Pawn && kSize.rank(to) == last;
    const int kinds = here_.rules().armies[0] == here_.rules().armies[1] ? 4 : 8;
    for (int kind = promotes ? 1 : 0; kind <= (promotes ? kinds : 0); ++kind) {
      const Move move(from, to, static_cast<Move::Promotion>(kind));
      const bool takes_king = to == here_.royal(other(side_));
      if (takes_king || safe_after(move)) codes_.push_back(move.code());
    }
  }
  // Without what the passing of the turn may change.
  [[nodiscard]] bool safe_after(Move move) const {
    State scene(here_.rules());
    const bool passing = here_.takes_en_passant(move);
    for (const Square square : here_.occupied()) {
      const bool passed = passing && square == kSize.at(kSize.file(move.to()), kSize.rank(move.from()));
      if (square != move.from() && square != move.to() && !passed) scene.place(square, here_.at(square));
    }
    scene.place(move.to(), here_.at(move.from()));
    return slow_attackers(scene, scene.royal(side_), other(side_)).empty();
  }
  [[nodiscard]] Square home(const std::string& name) const {
    const Square square = sq(name);
    return static_cast<Square>(side_ == Side::First ? square : square + 56);
  }
  void castle(Wing wing, const std::vector<std::string>& empty, const std::vector<std::string>& safe) {
    if ((here_.turn().rights & right_of(side_, wing)) == 0) return;
    if (!slow_attackers(here_, home("e1"), other(side_)).empty()) return;
    for (const auto& name : empty) {
      if (here_.at(home(name)) != kEmpty) return;
    }
    for (const auto& name : safe) {
      if (!slow_attackers(here_, home(name), other(side_)).empty()) return;
    }
    codes_.push_back(Move(home("e1"), here_.castling_target(side_, wing)).code());
  }

  const State& here_;
  Side side_;
  Codes codes_{};
};

// Sides and kinds tell the same story as the squares.
void expect_whole(const State& here) {
  Bits seen;
  for (int s = 0; s < State::kSquares; ++s) {
    const auto square = static_cast<Square>(s);
    const PieceCode piece = here.at(square);
    for (const Side side : {Side::First, Side::Second}) {
      for (std::size_t kind = 0; kind < kKinds; ++kind) {
        const auto each = static_cast<Kind>(kind);
        ASSERT_EQ(here.of(each, side).contains(square), piece == code(each, side));
      }
    }
    if (piece != kEmpty) seen |= Bits::of(square);
  }
  ASSERT_EQ(here.occupied(), seen);
  ASSERT_EQ(here.placement_key(), here.computed_placement_key());
}

void expect_legal_moves(const State& here) {
  const Codes moves = moves_of(here);
  ASSERT_EQ(moves, SlowMoves(here).codes()) << here.text();
  ASSERT_EQ(here.count_moves(), moves.size()) << here.text();
  ASSERT_EQ(here.has_move(), !moves.empty());
  Codes noisy;
  for (const std::uint16_t code : moves) {
    const Move move = Move::from_code(code);
    if (here.captures(move) || here.promotes(move)) noisy.push_back(code);
  }
  State::MoveList list;
  here.generate_noisy(list);
  ASSERT_EQ(sorted_codes(list), noisy) << here.text();
}

void expect_attackers(const State& here) {
  const Square king = here.royal(here.side());
  const Side enemy = other(here.side());
  ASSERT_EQ(here.checkers(), king == kNoSquare ? Bits{} : slow_attackers(here, king, enemy)) << here.text();
  const Square prey = here.royal(enemy);
  ASSERT_EQ(here.laid_open(),
            king != kNoSquare && prey != kNoSquare && !slow_attackers(here, prey, here.side()).empty())
      << here.text();
  for (const Square square : {Square{10}, Square{27}, Square{36}, Square{53}}) {
    for (const Side by : {Side::First, Side::Second}) {
      ASSERT_EQ(here.attackers(square, by), slow_attackers(here, square, by)) << here.text() << ' ' << int{square};
    }
  }
}

// The text says all that the position is.
void expect_text(const State& here) {
  const State read = state(here.text());
  ASSERT_EQ(read.text(), here.text());
  ASSERT_EQ(read.key(), here.key()) << here.text();
  ASSERT_EQ(read.repetition_key(), here.repetition_key()) << here.text();
  ASSERT_EQ(read.halfmove(), here.halfmove()) << here.text();
  ASSERT_EQ(moves_of(read), moves_of(here)) << here.text();
}

void expect_same(const State& a, const State& b) {
  expect_whole(a);
  ASSERT_EQ(a.key(), b.key());
  ASSERT_EQ(a.repetition_key(), b.repetition_key());
  ASSERT_EQ(a.placement_key(), b.placement_key());
  ASSERT_EQ(a.naming(), b.naming());
  ASSERT_EQ(a.checkers(), b.checkers());
  ASSERT_EQ(a.halfmove(), b.halfmove());
  for (int square = 0; square < State::kSquares; ++square) {
    ASSERT_EQ(a.at(static_cast<Square>(square)), b.at(static_cast<Square>(square)));
  }
}

void expect_undone(const State& before, Move ply) {
  State here = before;
  const State::Undo undo = here.make(ply);
  expect_whole(here);
  here.unmake(ply, undo);
  expect_same(here, before);
  const State::Undo null = here.make_null();
  expect_whole(here);
  here.unmake_null(null);
  expect_same(here, before);
}

// What could stand there: mostly squares that may come true, so that much is fulfilled.
Move choose_naming(const State& here, Random& random) {
  Bits worth = here.worth_naming();
  if (!worth || random.below(8) == 0) return Move::name_nothing();
  for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(worth.count())); skip > 0; --skip)
    worth.pop_first();
  const Bits now = here.on_rung(here.target(here.side()), other(here.side()));
  return Move::name(now && random.below(2) == 0 ? now.first() : worth.first());
}

Move choose_move(const State& here, const State::MoveList& moves, Random& random) {
  // Promotions and captures more often than by chance, so that more is seen.
  for (const Move move : moves) {
    if (random.below(6) == 0 && (here.captures(move) || here.promotes(move))) return move;
  }
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

struct Tally {
  int fulfilled = 0;
  int laid_open = 0;
  int foretold_kings = 0;
};

void play_random_game(const Options& options, std::uint64_t seed, Tally& tally) {
  Random random(seed);
  State here = state("startpos", options);
  for (int ply = 0; ply < 160; ++ply) {
    expect_whole(here);
    State::MoveList moves;
    here.generate(moves);
    if (!here.naming()) {
      expect_legal_moves(here);
      expect_attackers(here);
      if (here.of(Kind::King).count() == 2) expect_text(here);
      tally.fulfilled += here.before().removed != kEmpty ? 1 : 0;
      tally.laid_open += here.laid_open() ? 1 : 0;
      tally.foretold_kings += here.ending() == Ending::Win ? 1 : 0;
    } else {
      ASSERT_EQ(moves.size(), State::kMostNamings);
    }
    if (here.ending() != Ending::None || moves.empty()) return;
    const Move chosen = here.naming() ? choose_naming(here, random) : choose_move(here, moves, random);
    expect_undone(here, chosen);
    here.make(chosen);
  }
}

class CassandraPairing : public testing::TestWithParam<std::size_t> {};

TEST_P(CassandraPairing, HoldsTogetherInRandomGames) {
  const Options options{{"white-army", std::string(kArmyIds[GetParam() / kArmies])},
                        {"black-army", std::string(kArmyIds[GetParam() % kArmies])},
                        {"move-limit", "off"}};
  Tally tally;
  for (std::uint64_t game = 0; game < 6; ++game) {
    play_random_game(options, GetParam() * 100 + game, tally);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(tally.fulfilled, 5);
}

INSTANTIATE_TEST_SUITE_P(All, CassandraPairing, testing::Range(std::size_t{0}, kArmies* kArmies),
                         [](const testing::TestParamInfo<std::size_t>& test) {
                           return std::string(kArmyIds[test.param / kArmies]) + "_" +
                                  std::string(kArmyIds[test.param % kArmies]);
                         });

// A turn is a move with one of its namings; the count of turns goes faster only.
std::uint64_t count_slowly(State& here, int depth) {
  if (depth == 0) return 1;
  if (here.halfmove() >= kMoveLimit) return 0;
  State::MoveList moves;
  here.generate(moves);
  std::uint64_t nodes = 0;
  for (const Move move : moves) {
    const State::Undo undo = here.make(move);
    if (here.naming()) {
      State::MoveList namings;
      here.generate(namings);
      for (const Move naming : namings) {
        const State::Undo named = here.make(naming);
        nodes += count_slowly(here, depth - 1);
        here.unmake(naming, named);
      }
    } else {
      nodes += count_slowly(here, depth - 1);
    }
    here.unmake(move, undo);
  }
  return nodes;
}

TEST(CassandraState, CountsTurnsAsIfEachWereMade) {
  for (const char* text : {
           "4k3/8/8/3p4/8/8/8/4K3 w - - 0 30 pp -/- fide:fide",
           "7k/8/8/3p4/3P4/8/8/K7 b - - 3 30 pp d5:0/- fide:fide",
           "7k/4p3/8/8/8/8/3P4/K7 w - - 97 30 pp -/d2:0 fide:fide",
       }) {
    State here = state(text);
    for (int depth = 1; depth <= 3; ++depth) EXPECT_EQ(here.count_turns(depth), count_slowly(here, depth)) << text;
  }
  // Deep enough for what is named at first to fall due. Hardly any moves, so that this can be counted at all.
  State here = state("7k/5p1p/5P1P/8/8/5p1p/5P1P/7K w - - 0 30 pp -/- fide:fide");
  EXPECT_EQ(here.count_turns(5), count_slowly(here, 5));
}

TEST(CassandraState, TellsPositionsApartByAllThatMatters) {
  const std::string board = "4k3/8/8/3pP3/8/8/8/R3K2R ";
  const auto key = [&](const std::string& rest) { return state(board + rest + " fide:fide").key(); };
  const std::uint64_t plain = key("w - - 0 30 pp -/-");
  EXPECT_EQ(plain, key("w - - 7 31 pp -/-"));
  EXPECT_NE(plain, key("b - - 0 30 pp -/-"));
  EXPECT_NE(plain, key("w K - 0 30 pp -/-"));
  EXPECT_NE(plain, key("w - d6 0 30 pp -/-"));
  EXPECT_NE(plain, key("w - - 0 30 pr -/-"));
  EXPECT_NE(plain, key("w - - 0 30 pp d5:0/-"));
  EXPECT_NE(key("w - - 0 30 pp d5:0/-"), key("w - - 0 30 pp d4:0/-"));
  EXPECT_NE(key("w - - 0 30 pp -/e1:0"), key("w - - 0 30 pp -/e1:1"));
  EXPECT_NE(plain, key("w - - 0 1 pp -/-"));  // White's first move carries no prophecy
}

TEST(CassandraState, TakesAnEnPassantSquareWithoutATakerForNoneButInRepetition) {
  const State with = state("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 30 pp -/- fide:fide");
  const State without = state("4k3/8/8/3p4/8/8/8/4K3 w - - 0 30 pp -/- fide:fide");
  EXPECT_EQ(with.key(), without.key());
  EXPECT_NE(with.repetition_key(), without.repetition_key());
}

TEST(CassandraState, ForgetsWhereASpentProphecyWasMade) {
  const State here = state("4k3/8/8/8/8/8/8/4K2r w - - 0 30 rk d5:0:p/- fide:fide");
  const State there = state("4k3/8/8/8/8/8/8/4K2r w - - 0 30 rk a1:0:p/- fide:fide");
  EXPECT_EQ(here.key(), there.key());
  EXPECT_NE(here.repetition_key(), there.repetition_key());
  EXPECT_NE(here.key(), state("4k3/8/8/8/8/8/8/4K2r w - - 0 30 rk -/- fide:fide").key());
}

TEST(CassandraState, NamesSquaresOfWhichSomethingCanCome) {
  State here = state("4k3/3p4/8/8/8/8/8/4K3 w - - 0 30 pp -/- fide:fide");
  here.make({sq("e1"), sq("e2")});
  ASSERT_TRUE(here.naming());
  EXPECT_EQ(names(here.worth_naming()), "d4 d5 d6 d7");
  State::MoveList quiet;
  here.generate_noisy(quiet);
  ASSERT_EQ(quiet.size(), 1U);
  EXPECT_EQ(quiet[0], Move::name_nothing());
}

TEST(CassandraState, SeesWhatIsMenaced) {
  EXPECT_EQ(state("4k3/8/8/3p4/8/8/8/4K3 b - - 0 30 pk d5:1/- fide:fide").menaced(), sq("d5"));
  EXPECT_EQ(state("4k3/8/8/3p4/8/8/8/4K3 b - - 0 30 pk d5:0/- fide:fide").menaced(), kNoSquare);
  EXPECT_EQ(state("4k3/8/8/3p4/8/8/8/4K3 b - - 0 30 pk e8:1/- fide:fide").menaced(), kNoSquare);
  EXPECT_EQ(state("4k3/8/8/8/8/8/8/4K3 b - - 0 30 kk e8:1/- fide:fide").menaced(), sq("e8"));
}

TEST(CassandraState, PlaysOnWithoutForesight) {
  const State blind = state("4k3/8/8/3p4/8/8/8/4K3 b - - 0 30 pk d5:1/- fide:fide").without_foresight();
  EXPECT_FALSE(blind.may_name());
  EXPECT_EQ(blind.menaced(), kNoSquare);
  State after = blind;
  after.make({sq("e8"), sq("d8")});
  EXPECT_EQ(after.at(sq("d5")), code(Kind::Pawn, Side::Second));
}

}  // namespace
}  // namespace messhall::games::cassandra
