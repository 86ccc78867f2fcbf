// What the search needs of a game without dice: a small value type that makes and takes back moves in place.
// games/registry.hpp lists these types; the contract of games/game.hpp stands on top of them (games/adapter.hpp).
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "base/result.hpp"
#include "base/square.hpp"
#include "games/game.hpp"

namespace messhall::games {

// How the game stands by the position alone, for the side to move: repetition and the count of plies need the history
// or a switch, and are judged by whoever has them.
enum class Ending : std::uint8_t { None, Win, Loss, Draw };

// Moves in a fixed room, without allocation. The capacity is the game's own bound, so push() needs no check.
template <class MoveType, std::size_t Capacity>
class MoveList {
 public:
  using value_type = MoveType;
  static constexpr std::size_t kCapacity = Capacity;

  MoveList() {}  // NOLINT(modernize-use-equals-default): leaves the room unset, on purpose

  void push(MoveType move) { moves_[size_++] = move; }
  void clear() { size_ = 0; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] MoveType& operator[](std::size_t i) { return moves_[i]; }
  [[nodiscard]] const MoveType& operator[](std::size_t i) const { return moves_[i]; }
  [[nodiscard]] MoveType* begin() { return moves_.data(); }
  [[nodiscard]] MoveType* end() { return moves_.data() + size_; }
  [[nodiscard]] const MoveType* begin() const { return moves_.data(); }
  [[nodiscard]] const MoveType* end() const { return moves_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<MoveType, Capacity> moves_;
};

// Move: two bytes, trivially copyable; the default value is the null move, which is never legal.
// text(): position text. from_text(): reads it ("startpos" too) under the chosen rules; the error names field and
// reason.
template <class P>
concept ConcretePosition = std::copyable<P> && std::is_trivially_copyable_v<typename P::Move> &&
    std::equality_comparable<typename P::Move> &&
    requires(P p, const P c, typename P::MoveList& list, typename P::Move m, const typename P::Undo& u, Square s,
             Side side, std::string_view text, const Options& options) {
  { P::kId } -> std::convertible_to<std::string_view>;
  { P::kSize } -> std::convertible_to<BoardSize>;
  { P::kSquares } -> std::convertible_to<int>;
  { P::from_text(text, options) } -> std::same_as<Result<P>>;
  { c.text() } -> std::same_as<std::string>;
  { m.from() } -> std::same_as<Square>;
  { m.to() } -> std::same_as<Square>;
  { m.code() } -> std::same_as<std::uint16_t>;
  { P::Move::from_code(std::uint16_t{}) } -> std::same_as<typename P::Move>;
  // All legal moves are added to the list, in a fixed order; none when the game has ended by the position alone.
  c.generate(list);
  // Those of them that capture or promote.
  c.generate_noisy(list);
  { p.make(m) } -> std::same_as<typename P::Undo>;
  p.unmake(m, u);
  { p.make_null() } -> std::same_as<typename P::Undo>;
  p.unmake_null(u);
  // Equal where the legal moves are the same.
  { c.key() } -> std::same_as<std::uint64_t>;
  { c.side() } -> std::same_as<Side>;
  { c.ending() } -> std::same_as<Ending>;
  { c.halfmove() } -> std::same_as<int>;  // plies since the last capture or promotion
  { c.repetition_draws() } -> std::same_as<bool>;
  { c.move_limit() } -> std::same_as<int>;  // plies without capture or promotion that are a draw; 0: no limit
  { c.evaluate() } -> std::same_as<int>;    // hundredths of the least piece, for the side to move
  { c.captures(m) } -> std::same_as<bool>;
  { c.promotes(m) } -> std::same_as<bool>;
  { c.captured_value(m) } -> std::same_as<int>;  // hundredths of the least piece; 0 when nothing is captured
  { c.moving_value(m) } -> std::same_as<int>;
  { c.attacked(s, side) } -> std::same_as<bool>;
};

// A game may have more to say. Members that a concrete position may have, and what stands for them where it has none:
//   uint64_t repetition_key() const    equal where the rules say that a position came up again: key()
//   bool repetition_loses() const      whoever brings about a position for the third time loses: false
//   uint64_t count_turns(int depth)   counts the actions so deep, for perft
//   P without_history() const          the same under rules that do not ask what was before: itself
//   static constexpr bool kRoyalIsNeverTaken    no legal move leaves the own royal piece where it could be taken
//   bool checked() const              whether the royal piece of the side to move is attacked, when that is known

// A game in which a move on the board may be followed by a second ply of the same side, which names a square
// (Cassandra Chess):
//   bool may_name() const             whether the move that is made now may be followed by a naming
//   bool naming() const               whether this is the second ply: the side to move is still the one that has moved
//   Move::name(square), Move::name_nothing()
template <class P>
concept NamingPosition = requires(const P p, Square square) {
  { p.may_name() } -> std::same_as<bool>;
  { p.naming() } -> std::same_as<bool>;
  { P::Move::name(square) } -> std::same_as<typename P::Move>;
  { P::Move::name_nothing() } -> std::same_as<typename P::Move>;
};

// The code of an Action has the move on the board in its low half, and above it one more than the named square.
inline constexpr unsigned kNamedShift = 16;

template <class Move>
[[nodiscard]] Action action_of(Move move, Square named = kNoSquare) {
  return {move.code() | (named == kNoSquare ? 0 : (std::uint32_t{named} + 1) << kNamedShift)};
}
template <class P>
[[nodiscard]] typename P::Move move_of(Action action) {
  return P::Move::from_code(static_cast<std::uint16_t>(action.code));
}
// The square that is named along with the move, or kNoSquare.
[[nodiscard]] constexpr Square named_by(Action action) {
  const std::uint32_t named = action.code >> kNamedShift;
  return named == 0 ? kNoSquare : static_cast<Square>(named - 1);
}
template <NamingPosition P>
[[nodiscard]] typename P::Move naming_of(Action action) {
  const Square named = named_by(action);
  return named == kNoSquare ? P::Move::name_nothing() : P::Move::name(named);
}

template <class P>
[[nodiscard]] std::uint64_t repetition_key(const P& position) {
  if constexpr (requires { position.repetition_key(); }) {
    return position.repetition_key();
  } else {
    return position.key();
  }
}

// What the third occurrence of a position with the same side to move means.
enum class ThirdTime : std::uint8_t { Nothing, Draw, Loss };  // Loss: of the side that brought it about

template <class P>
[[nodiscard]] ThirdTime third_time(const P& position) {
  if constexpr (requires { position.repetition_loses(); }) {
    if (position.repetition_loses()) return ThirdTime::Loss;
  }
  return position.repetition_draws() ? ThirdTime::Draw : ThirdTime::Nothing;
}

template <class P>
[[nodiscard]] P without_history(const P& position) {
  if constexpr (requires { position.without_history(); }) {
    return position.without_history();
  } else {
    return position;
  }
}

}  // namespace messhall::games
