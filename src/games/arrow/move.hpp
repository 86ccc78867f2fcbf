// A move of an arrow game: from one square to another. Promotions are forced, so nothing else needs saying.
#pragma once

#include <cstdint>

#include "base/square.hpp"

namespace messhall::games::arrow {

class Move {
 public:
  constexpr Move() = default;  // the null move
  constexpr Move(Square from, Square to) : code_(static_cast<std::uint16_t>(from | to << 8)) {}
  [[nodiscard]] static constexpr Move from_code(std::uint16_t code) {
    return {static_cast<Square>(code & 255), static_cast<Square>(code >> 8)};
  }

  [[nodiscard]] constexpr Square from() const { return static_cast<Square>(code_ & 255); }
  [[nodiscard]] constexpr Square to() const { return static_cast<Square>(code_ >> 8); }
  [[nodiscard]] constexpr std::uint16_t code() const { return code_; }
  [[nodiscard]] explicit constexpr operator bool() const { return code_ != 0; }
  friend constexpr bool operator==(Move, Move) = default;

 private:
  std::uint16_t code_ = 0;
};

}  // namespace messhall::games::arrow
