// Sets of squares in one machine word, for boards of up to 64 squares.
//
// Code over bitboards uses only the members below, so that a twin of 128 bits (for boards of 90 squares) can take this
// one's place as a template argument.
#pragma once

#include <bit>
#include <cstdint>

#include "base/square.hpp"

namespace messhall {

class Bitboard64 {
 public:
  static constexpr int kCapacity = 64;

  constexpr Bitboard64() = default;
  [[nodiscard]] static constexpr Bitboard64 of(Square square) { return Bitboard64(std::uint64_t{1} << square); }

  [[nodiscard]] constexpr bool contains(Square square) const { return ((bits_ >> square) & 1U) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] explicit constexpr operator bool() const { return bits_ != 0; }
  [[nodiscard]] constexpr bool disjoint(Bitboard64 other) const { return (bits_ & other.bits_) == 0; }
  [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr bool more_than_one() const { return (bits_ & (bits_ - 1)) != 0; }

  // The lowest and the highest square of the set; only when it is not empty.
  [[nodiscard]] constexpr Square first() const { return static_cast<Square>(std::countr_zero(bits_)); }
  [[nodiscard]] constexpr Square last() const { return static_cast<Square>(63 - std::countl_zero(bits_)); }
  constexpr Square pop_first() {
    const Square square = first();
    bits_ &= bits_ - 1;
    return square;
  }

  constexpr Bitboard64& operator|=(Bitboard64 other) { return *this = *this | other; }
  constexpr Bitboard64& operator&=(Bitboard64 other) { return *this = *this & other; }
  constexpr Bitboard64& operator^=(Bitboard64 other) { return *this = *this ^ other; }
  // All 64 bits: cut the result down to the squares of the board with &.
  [[nodiscard]] constexpr Bitboard64 operator~() const { return Bitboard64(~bits_); }
  friend constexpr Bitboard64 operator|(Bitboard64 a, Bitboard64 b) { return Bitboard64(a.bits_ | b.bits_); }
  friend constexpr Bitboard64 operator&(Bitboard64 a, Bitboard64 b) { return Bitboard64(a.bits_ & b.bits_); }
  friend constexpr Bitboard64 operator^(Bitboard64 a, Bitboard64 b) { return Bitboard64(a.bits_ ^ b.bits_); }
  friend constexpr bool operator==(Bitboard64, Bitboard64) = default;

  // for (const Square s : set): from the lowest square to the highest.
  class Iterator {
   public:
    explicit constexpr Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Square operator*() const { return static_cast<Square>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t bits_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  explicit constexpr Bitboard64(std::uint64_t bits) : bits_(bits) {}

  std::uint64_t bits_ = 0;
};

}  // namespace messhall
