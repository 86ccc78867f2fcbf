// The pieces of Cassandra Chess: King and Pawn, and the four armies of Ralph Betza's Chess with Different Armies.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/game.hpp"

namespace messhall::games::cassandra {

enum class Army : std::uint8_t { Fide, Clobberers, Nutters, Rookies };
inline constexpr std::size_t kArmies = 4;
// By Army, as in position text and options.
inline constexpr std::array<std::string_view, kArmies> kArmyIds{"fide", "clobberers", "nutters", "rookies"};

// What a piece stands for in its army.
enum class Slot : std::uint8_t { Rook, Knight, Bishop, Queen };
inline constexpr std::size_t kSlots = 4;

// King and Pawn are the same in every army; then four an army, in the order of Slot.
enum class Kind : std::uint8_t {
  King,
  Pawn,
  Rook,
  Knight,
  Bishop,
  Queen,
  Bede,
  Waffle,
  Fad,
  Cardinal,
  ChargingRook,
  Fibnif,
  ChargingKnight,
  Colonel,
  ShortRook,
  WoodyRook,
  HalfDuck,
  Chancellor,
};
inline constexpr std::size_t kKinds = 18;
inline constexpr std::string_view kLetters = "KPRNBQDWFCGITLSYHO";  // by Kind
inline constexpr int kMostPieces = 16;                              // of a side: none is ever added
inline constexpr int kMostPawns = 8;

[[nodiscard]] constexpr std::size_t index(Kind kind) { return static_cast<std::size_t>(kind); }
[[nodiscard]] constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
[[nodiscard]] constexpr std::size_t index(Army army) { return static_cast<std::size_t>(army); }
[[nodiscard]] constexpr std::size_t index(Slot slot) { return static_cast<std::size_t>(slot); }

[[nodiscard]] constexpr Kind kind_of(Army army, Slot slot) {
  return static_cast<Kind>(2 + kSlots * index(army) + index(slot));
}
[[nodiscard]] constexpr bool is_officer(Kind kind) { return index(kind) >= 2; }
// Of an officer only.
[[nodiscard]] constexpr Army army_of(Kind kind) { return static_cast<Army>((index(kind) - 2) / kSlots); }
[[nodiscard]] constexpr Slot slot_of(Kind kind) { return static_cast<Slot>((index(kind) - 2) % kSlots); }

// The ladder of targets, from Pawn to King.
inline constexpr std::uint8_t kPawnRung = 0;
inline constexpr std::uint8_t kKingRung = kRungs - 1;
inline constexpr std::string_view kRungLetters = "pnbrqk";
[[nodiscard]] constexpr std::uint8_t rung_of(Kind kind) {
  constexpr std::array<std::uint8_t, kSlots> rungs{3, 1, 2, 4};  // by Slot
  if (kind == Kind::King) return kKingRung;
  return kind == Kind::Pawn ? kPawnRung : rungs[index(slot_of(kind))];
}
// The kind of a rung in this army.
[[nodiscard]] constexpr Kind kind_on(std::uint8_t rung, Army army) {
  constexpr std::array<Slot, kRungs> slots{Slot::Rook, Slot::Knight, Slot::Bishop, Slot::Rook, Slot::Queen, Slot::Rook};
  if (rung == kPawnRung) return Kind::Pawn;
  return rung == kKingRung ? Kind::King : kind_of(army, slots[rung]);
}

// A piece with its owner in one number below kPieceCodes, or kEmpty.
using PieceCode = std::uint8_t;
inline constexpr std::size_t kPieceCodes = 2 * kKinds;
inline constexpr PieceCode kEmpty = kPieceCodes;

[[nodiscard]] constexpr PieceCode code(Kind kind, Side owner) {
  return static_cast<PieceCode>(2 * index(kind) + index(owner));
}
[[nodiscard]] constexpr Kind kind_of(PieceCode piece) { return static_cast<Kind>(piece / 2); }
[[nodiscard]] constexpr Side owner_of(PieceCode piece) { return static_cast<Side>(piece % 2); }

}  // namespace messhall::games::cassandra
