// Which piece stands where: sets of squares by side and by kind, the same square by square, and a hash key of it all.
// A position of an arrow game is this with a side to move, counters and whatever else its rules remember.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/random.hpp"
#include "base/square.hpp"
#include "games/game.hpp"

namespace messhall::games::arrow {

// A piece with its owner in one number below 2 * kinds; an empty square has the number after the last.
using PieceCode = std::uint8_t;

template <class Bits, int Squares, std::size_t Kinds, std::uint64_t KeySeed>
class Armies {
 public:
  static constexpr PieceCode kEmpty = 2 * Kinds;

  [[nodiscard]] static constexpr PieceCode code(std::size_t kind, Side owner) {
    return static_cast<PieceCode>(2 * kind + index(owner));
  }
  [[nodiscard]] static constexpr std::size_t kind_of(PieceCode piece) { return piece / 2U; }
  [[nodiscard]] static constexpr Side owner_of(PieceCode piece) { return static_cast<Side>(piece % 2); }

  Armies() { board_.fill(kEmpty); }

  [[nodiscard]] PieceCode at(Square square) const { return board_[square]; }
  [[nodiscard]] Bits of(Side side) const { return sides_[index(side)]; }
  [[nodiscard]] Bits of(std::size_t kind) const { return kinds_[kind]; }
  [[nodiscard]] Bits occupied() const { return sides_[0] | sides_[1]; }

  // The square must be empty.
  void put(Square square, PieceCode piece) {
    sides_[index(owner_of(piece))] |= Bits::of(square);
    kinds_[kind_of(piece)] |= Bits::of(square);
    board_[square] = piece;
  }
  // The square must not be empty.
  void take(Square square) {
    const PieceCode piece = board_[square];
    sides_[index(owner_of(piece))] ^= Bits::of(square);
    kinds_[kind_of(piece)] ^= Bits::of(square);
    board_[square] = kEmpty;
  }

  // What a piece on a square adds to the Zobrist key of a position.
  [[nodiscard]] static constexpr std::uint64_t key(PieceCode piece, Square square) {
    return kKeys[std::size_t{piece} * Squares + square];
  }
  [[nodiscard]] std::uint64_t key() const {
    std::uint64_t sum = 0;
    for (const Square square : occupied()) sum ^= key(board_[square], square);
    return sum;
  }

 private:
  [[nodiscard]] static constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
  static constexpr auto kKeys = zobrist_keys<2 * Kinds * Squares>(KeySeed);

  std::array<Bits, 2> sides_{};
  std::array<Bits, Kinds> kinds_{};
  std::array<PieceCode, static_cast<std::size_t>(Squares)> board_{};
};

}  // namespace messhall::games::arrow
