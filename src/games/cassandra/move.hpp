// A ply of Cassandra Chess in two bytes: a move on the board, or the naming of a square that belongs to it.
#pragma once

#include <cstdint>

#include "base/square.hpp"

namespace messhall::games::cassandra {

class Move {
 public:
  // What a pawn becomes: 1 to 4 for the rook, knight, bishop and queen slots of the own army, 5 to 8 for those of the
  // foe's (only when that is another one); 0 for other moves.
  using Promotion = std::uint8_t;
  static constexpr Promotion kOwnArmy = 1;
  static constexpr Promotion kFoesArmy = 5;

  constexpr Move() = default;
  constexpr Move(Square from, Square to, Promotion promotion = 0) : Move(from, to, std::uint32_t{promotion}) {}
  [[nodiscard]] static constexpr Move from_code(std::uint16_t code) {
    Move move;
    move.code_ = code;
    return move;
  }
  // The second ply of a turn in which a square may be named.
  [[nodiscard]] static constexpr Move name(Square square) { return {square, square, kNaming}; }
  [[nodiscard]] static constexpr Move name_nothing() { return {0, 0, kNamingNothing}; }

  // A castling King's squares; of a naming, the square that is named.
  [[nodiscard]] constexpr Square from() const { return code_ & 63U; }
  [[nodiscard]] constexpr Square to() const { return (code_ >> 6U) & 63U; }
  [[nodiscard]] constexpr Promotion promotion() const {
    const std::uint32_t extra = code_ >> 12U;
    return extra < kNamingNothing ? static_cast<Promotion>(extra) : Promotion{0};
  }
  [[nodiscard]] constexpr bool is_naming() const { return code_ >> 12U >= kNamingNothing; }
  // Of a naming: the square, kNoSquare for nothing.
  [[nodiscard]] constexpr Square named() const { return code_ >> 12U == kNaming ? to() : kNoSquare; }

  [[nodiscard]] constexpr std::uint16_t code() const { return code_; }
  friend constexpr bool operator==(Move, Move) = default;

 private:
  static constexpr std::uint32_t kNamingNothing = 14;
  static constexpr std::uint32_t kNaming = 15;
  constexpr Move(Square from, Square to, std::uint32_t extra)
      : code_(static_cast<std::uint16_t>(extra << 12U | std::uint32_t{to} << 6U | from)) {}

  std::uint16_t code_ = 0;
};

}  // namespace messhall::games::cassandra
