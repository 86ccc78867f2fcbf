// Sets of squares in one machine word, for boards of up to 64 squares, and in two, for boards of up to 128.
//
// Code over bitboards uses only the members below, so that either can be its template argument.
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
  // The set as a machine word, bit 0 for square 0, for arithmetic on whole boards.
  [[nodiscard]] static constexpr Bitboard64 of_word(std::uint64_t word) { return Bitboard64(word); }
  [[nodiscard]] constexpr std::uint64_t word() const { return bits_; }

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

// The same members over two words: squares 0 to 63 in the lower one.
class Bitboard128 {
 public:
  static constexpr int kCapacity = 128;

  constexpr Bitboard128() = default;
  [[nodiscard]] static constexpr Bitboard128 of(Square square) {
    return square < 64 ? Bitboard128(std::uint64_t{1} << square, 0)
                       : Bitboard128(0, std::uint64_t{1} << (square - 64U));
  }

  [[nodiscard]] constexpr bool contains(Square square) const {
    return (((square < 64 ? low_ : high_) >> (square & 63U)) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool empty() const { return (low_ | high_) == 0; }
  [[nodiscard]] explicit constexpr operator bool() const { return (low_ | high_) != 0; }
  [[nodiscard]] constexpr bool disjoint(Bitboard128 other) const {
    return ((low_ & other.low_) | (high_ & other.high_)) == 0;
  }
  [[nodiscard]] constexpr int count() const { return std::popcount(low_) + std::popcount(high_); }
  [[nodiscard]] constexpr bool more_than_one() const {
    if (low_ == 0) return (high_ & (high_ - 1)) != 0;
    return high_ != 0 || (low_ & (low_ - 1)) != 0;
  }

  // The lowest and the highest square of the set; only when it is not empty.
  [[nodiscard]] constexpr Square first() const {
    return static_cast<Square>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
  }
  [[nodiscard]] constexpr Square last() const {
    return static_cast<Square>(high_ != 0 ? 127 - std::countl_zero(high_) : 63 - std::countl_zero(low_));
  }
  constexpr Square pop_first() {
    const Square square = first();
    std::uint64_t& word = low_ != 0 ? low_ : high_;
    word &= word - 1;
    return square;
  }

  constexpr Bitboard128& operator|=(Bitboard128 other) { return *this = *this | other; }
  constexpr Bitboard128& operator&=(Bitboard128 other) { return *this = *this & other; }
  constexpr Bitboard128& operator^=(Bitboard128 other) { return *this = *this ^ other; }
  // All 128 bits: cut the result down to the squares of the board with &.
  [[nodiscard]] constexpr Bitboard128 operator~() const { return {~low_, ~high_}; }
  friend constexpr Bitboard128 operator|(Bitboard128 a, Bitboard128 b) { return {a.low_ | b.low_, a.high_ | b.high_}; }
  friend constexpr Bitboard128 operator&(Bitboard128 a, Bitboard128 b) { return {a.low_ & b.low_, a.high_ & b.high_}; }
  friend constexpr Bitboard128 operator^(Bitboard128 a, Bitboard128 b) { return {a.low_ ^ b.low_, a.high_ ^ b.high_}; }
  friend constexpr bool operator==(Bitboard128, Bitboard128) = default;

  // for (const Square s : set): from the lowest square to the highest.
  class Iterator {
   public:
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Square operator*() const {
      return static_cast<Square>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    constexpr Iterator& operator++() {
      std::uint64_t& word = low_ != 0 ? low_ : high_;
      word &= word - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t low_;
    std::uint64_t high_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return {low_, high_}; }
  [[nodiscard]] constexpr Iterator end() const { return {0, 0}; }

 private:
  constexpr Bitboard128(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

}  // namespace messhall
