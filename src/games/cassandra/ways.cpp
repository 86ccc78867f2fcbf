#include "games/cassandra/ways.hpp"

#include <utility>

namespace messhall::games::cassandra {
namespace {

// A step forward is toward higher ranks for First.
struct Step {
  int right = 0;
  int forward = 0;
};

// Written as they are for First, in the words of Betza's notation: a letter of it is a set of leaps.
class Builder {
 public:
  constexpr explicit Builder(Side side) : forward_(side == Side::First ? 1 : -1) {}

  constexpr Builder& leap(int right, int forward) {
    for (std::size_t from = 0; from < 64; ++from) {
      for (const int way : {-right, right}) add(ways_.leaps[from], static_cast<int>(from), {way, forward}, 1);
    }
    return *this;
  }
  // The eight, or four, leaps of that size in all directions.
  constexpr Builder& leaps(int a, int b) { return leap(a, b).leap(a, -b).leap(b, a).leap(b, -a); }
  constexpr Builder& straight(int right, int forward, int reach = 7) {
    return slide(ways_.straight, {right, forward}, reach);
  }
  constexpr Builder& diagonal() {
    for (const Step step : {Step{1, 1}, Step{-1, 1}, Step{1, -1}, Step{-1, -1}}) slide(ways_.diagonal, step, 7);
    return *this;
  }
  constexpr Builder& straight_all(int reach = 7) {
    return straight(0, 1, reach).straight(0, -1, reach).straight(1, 0, reach).straight(-1, 0, reach);
  }
  constexpr Builder& ferz() { return leaps(1, 1); }
  constexpr Builder& wazir() { return leaps(0, 1); }
  constexpr Builder& alfil() { return leaps(2, 2); }
  constexpr Builder& dabbaba() { return leaps(0, 2); }
  constexpr Builder& knight() { return leaps(1, 2); }
  // The three squares behind.
  constexpr Builder& behind() { return leap(0, -1).leap(1, -1); }
  constexpr Builder& forward_knight() { return leap(1, 2).leap(2, 1); }
  constexpr Builder& charge() { return straight(0, 1).straight(1, 0).straight(-1, 0).behind(); }
  [[nodiscard]] constexpr Ways done() const { return ways_; }

 private:
  constexpr Builder& slide(std::array<Bits, 64>& sets, Step step, int reach) {
    for (std::size_t from = 0; from < 64; ++from) add(sets[from], static_cast<int>(from), step, reach);
    return *this;
  }
  constexpr void add(Bits& set, int from, Step step, int reach) const {
    int file = from % 8 + step.right;
    int rank = from / 8 + step.forward * forward_;
    for (int i = 0; i < reach && file >= 0 && file < 8 && rank >= 0 && rank < 8; ++i) {
      set |= Bits::of(static_cast<Square>(8 * rank + file));
      file += step.right;
      rank += step.forward * forward_;
    }
  }

  int forward_;
  Ways ways_{};
};

constexpr Ways make_ways(Kind kind, Side side) {
  Builder piece(side);
  switch (kind) {
    case Kind::King:
      return piece.ferz().wazir().done();
    case Kind::Pawn:
      return piece.leap(1, 1).done();
    case Kind::Rook:
      return piece.straight_all().done();
    case Kind::Knight:
      return piece.knight().done();
    case Kind::Bishop:
      return piece.diagonal().done();
    case Kind::Queen:
      return piece.straight_all().diagonal().done();
    case Kind::Bede:
      return piece.diagonal().dabbaba().done();
    case Kind::Waffle:
      return piece.wazir().alfil().done();
    case Kind::Fad:
      return piece.ferz().alfil().dabbaba().done();
    case Kind::Cardinal:
      return piece.diagonal().knight().done();
    case Kind::ChargingRook:
      return piece.charge().done();
    case Kind::Fibnif:
      return piece.ferz().leap(1, 2).leap(1, -2).done();
    case Kind::ChargingKnight:
      return piece.forward_knight().leap(1, 0).behind().done();
    case Kind::Colonel:
      return piece.charge().forward_knight().leap(1, 1).done();
    case Kind::ShortRook:
      return piece.straight_all(4).done();
    case Kind::WoodyRook:
      return piece.wazir().dabbaba().done();
    case Kind::HalfDuck:
      return piece.ferz().dabbaba().leaps(0, 3).done();
    case Kind::Chancellor:
      return piece.straight_all().knight().done();
  }
  return {};
}

// One constant a kind and side: compilers limit what they work out at a time.
template <Side S, std::size_t K>
constexpr Ways kWaysOf = make_ways(static_cast<Kind>(K), S);

template <Side S, std::size_t... K>
constexpr std::array<Ways, kKinds> all_ways(std::index_sequence<K...> /*kinds*/) {
  return {kWaysOf<S, K>...};
}

constexpr std::array<std::array<Bits, 64>, 64> make_between() {
  std::array<std::array<Bits, 64>, 64> between{};
  for (int from = 0; from < 64; ++from) {
    for (const auto& [right, up] : {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 1}, {-1, 0}, {0, -1}, {-1, -1}, {1, -1}}) {
      Bits passed;
      int file = from % 8 + right;
      int rank = from / 8 + up;
      for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += right, rank += up) {
        const auto to = static_cast<Square>(8 * rank + file);
        between[static_cast<std::size_t>(from)][to] = passed;
        passed |= Bits::of(to);
      }
    }
  }
  return between;
}

}  // namespace

constexpr std::array<std::array<Ways, kKinds>, 2> kWays{
    all_ways<Side::First>(std::make_index_sequence<kKinds>{}),
    all_ways<Side::Second>(std::make_index_sequence<kKinds>{}),
};
constexpr std::array<std::array<Bits, 64>, 64> kBetween = make_between();

}  // namespace messhall::games::cassandra
