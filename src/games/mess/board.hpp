// The board of Mess: the standard 40 squares of the property game, and the two card piles inside of it, on which
// Knights may stand. Numbers and groups are those of the standard game; names are not the rules' business.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/square.hpp"

namespace messhall::games::mess {

// Squares are numbered clockwise, as tokens run, from Go in the bottom right corner.
inline constexpr int kRim = 40;
inline constexpr int kSquares = 42;  // the rim and the piles
inline constexpr Square kGo = 0;
inline constexpr Square kJail = 10;
inline constexpr Square kFreeParking = 20;
inline constexpr Square kGoToJail = 30;
inline constexpr Square kChancePile = 40;
inline constexpr Square kChestPile = 41;

enum class SquareKind : std::uint8_t {
  Go,
  Street,
  Railroad,
  Utility,
  Chest,
  Chance,
  Tax,
  Jail,
  FreeParking,
  GoToJail,
  Pile
};

enum class Group : std::uint8_t {
  None,
  Brown,
  LightBlue,
  Pink,
  Orange,
  Red,
  Yellow,
  Green,
  DarkBlue,
  Railroad,
  Utility
};
inline constexpr std::size_t kGroups = 11;

// A level of building: 1 to 4 houses, 5 is a hotel.
inline constexpr int kHotel = 5;

// All money in dollars.
struct Place {
  SquareKind kind = SquareKind::Pile;
  Group group = Group::None;
  int price = 0;              // of a property; the amount of a tax
  int house = 0;              // what one level of building costs
  std::array<int, 6> rent{};  // bare, with 1 to 4 houses, with a hotel; streets only

  [[nodiscard]] constexpr bool property() const { return group != Group::None; }
  [[nodiscard]] constexpr bool street() const { return kind == SquareKind::Street; }
};

inline constexpr int kStartCash = 1500;
inline constexpr int kGoMoney = 200;
inline constexpr int kJailFine = 50;
inline constexpr int kHouses = 32;
inline constexpr int kHotels = 12;
inline constexpr std::array<int, 5> kRailroadRent{0, 25, 50, 100, 200};  // by the number held
inline constexpr std::array<int, 3> kUtilityFactor{0, 4, 10};            // times the roll, by the number held
inline constexpr int kCardUtilityFactor = 10;

namespace detail {
constexpr Place street(Group group, int price, int house, std::array<int, 6> rent) {
  return {SquareKind::Street, group, price, house, rent};
}
constexpr Place other(SquareKind kind, int amount = 0) { return {kind, Group::None, amount, 0, {}}; }
inline constexpr Place kRailroadPlace{SquareKind::Railroad, Group::Railroad, 200, 0, {}};
inline constexpr Place kUtilityPlace{SquareKind::Utility, Group::Utility, 150, 0, {}};

using G = Group;
inline constexpr std::array<Place, kSquares> kPlaces{
    other(SquareKind::Go),
    street(G::Brown, 60, 50, {2, 10, 30, 90, 160, 250}),
    other(SquareKind::Chest),
    street(G::Brown, 60, 50, {4, 20, 60, 180, 320, 450}),
    other(SquareKind::Tax, 200),
    kRailroadPlace,
    street(G::LightBlue, 100, 50, {6, 30, 90, 270, 400, 550}),
    other(SquareKind::Chance),
    street(G::LightBlue, 100, 50, {6, 30, 90, 270, 400, 550}),
    street(G::LightBlue, 120, 50, {8, 40, 100, 300, 450, 600}),
    other(SquareKind::Jail),
    street(G::Pink, 140, 100, {10, 50, 150, 450, 625, 750}),
    kUtilityPlace,
    street(G::Pink, 140, 100, {10, 50, 150, 450, 625, 750}),
    street(G::Pink, 160, 100, {12, 60, 180, 500, 700, 900}),
    kRailroadPlace,
    street(G::Orange, 180, 100, {14, 70, 200, 550, 750, 950}),
    other(SquareKind::Chest),
    street(G::Orange, 180, 100, {14, 70, 200, 550, 750, 950}),
    street(G::Orange, 200, 100, {16, 80, 220, 600, 800, 1000}),
    other(SquareKind::FreeParking),
    street(G::Red, 220, 150, {18, 90, 250, 700, 875, 1050}),
    other(SquareKind::Chance),
    street(G::Red, 220, 150, {18, 90, 250, 700, 875, 1050}),
    street(G::Red, 240, 150, {20, 100, 300, 750, 925, 1100}),
    kRailroadPlace,
    street(G::Yellow, 260, 150, {22, 110, 330, 800, 975, 1150}),
    street(G::Yellow, 260, 150, {22, 110, 330, 800, 975, 1150}),
    kUtilityPlace,
    street(G::Yellow, 280, 150, {24, 120, 360, 850, 1025, 1200}),
    other(SquareKind::GoToJail),
    street(G::Green, 300, 200, {26, 130, 390, 900, 1100, 1275}),
    street(G::Green, 300, 200, {26, 130, 390, 900, 1100, 1275}),
    other(SquareKind::Chest),
    street(G::Green, 320, 200, {28, 150, 450, 1000, 1200, 1400}),
    kRailroadPlace,
    other(SquareKind::Chance),
    street(G::DarkBlue, 350, 200, {35, 175, 500, 1100, 1300, 1500}),
    other(SquareKind::Tax, 100),
    street(G::DarkBlue, 400, 200, {50, 200, 600, 1400, 1700, 2000}),
    other(SquareKind::Pile),
    other(SquareKind::Pile),
};
}  // namespace detail

[[nodiscard]] constexpr const Place& place(Square square) { return detail::kPlaces[square]; }

// A set of squares, rim and piles.
class Squares {
 public:
  constexpr Squares() = default;
  [[nodiscard]] static constexpr Squares of(Square square) { return Squares(std::uint64_t{1} << square); }
  // From `first` to `last`, both included, clockwise, past Go if need be.
  [[nodiscard]] static constexpr Squares run(int first, int last) {
    Squares run;
    for (int square = first; square <= last; ++square) run |= of(static_cast<Square>(square % kRim));
    return run;
  }

  [[nodiscard]] constexpr bool contains(Square square) const { return ((bits_ >> square) & 1U) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }
  // The lowest square, taken out; only when not empty.
  constexpr Square pop() {
    const auto square = static_cast<Square>(std::countr_zero(bits_));
    bits_ &= bits_ - 1;
    return square;
  }

  constexpr Squares& operator|=(Squares other) { return bits_ |= other.bits_, *this; }
  constexpr Squares& operator&=(Squares other) { return bits_ &= other.bits_, *this; }
  friend constexpr Squares operator|(Squares a, Squares b) { return Squares(a.bits_ | b.bits_); }
  friend constexpr Squares operator&(Squares a, Squares b) { return Squares(a.bits_ & b.bits_); }
  friend constexpr Squares operator-(Squares a, Squares b) { return Squares(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(Squares a, Squares b) = default;

 private:
  explicit constexpr Squares(std::uint64_t bits) : bits_(bits) {}
  std::uint64_t bits_ = 0;
};

// Stable words for programs: "light-blue", "street"; empty for no group.
[[nodiscard]] std::string_view group_id(Group group);
[[nodiscard]] std::string_view kind_id(SquareKind kind);

// The squares of a group.
[[nodiscard]] constexpr Squares group_squares(Group group) {
  Squares found;
  for (int square = 0; square < kRim; ++square) {
    if (place(static_cast<Square>(square)).group == group) found |= Squares::of(static_cast<Square>(square));
  }
  return found;
}

}  // namespace messhall::games::mess
