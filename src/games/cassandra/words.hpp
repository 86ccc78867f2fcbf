// The names of sides, armies, pieces and targets.
#pragma once

#include <array>

#include "games/cassandra/piece.hpp"

namespace messhall::games::cassandra {

inline constexpr Text kWhite{"cassandra.side.white", "White"};
inline constexpr Text kBlack{"cassandra.side.black", "Black"};
[[nodiscard]] constexpr Text side_name(Side side) { return side == Side::First ? kWhite : kBlack; }

inline constexpr std::array<Text, kArmies> kArmyNames{{
    {"cassandra.army.fide", "Fabulous FIDEs"},
    {"cassandra.army.clobberers", "Colorbound Clobberers"},
    {"cassandra.army.nutters", "Nutty Knights"},
    {"cassandra.army.rookies", "Remarkable Rookies"},
}};
[[nodiscard]] constexpr Text army_name(Army army) { return kArmyNames[index(army)]; }

inline constexpr std::array<Text, kKinds> kKindNames{{
    {"cassandra.kind.king", "King"},
    {"cassandra.kind.pawn", "Pawn"},
    {"cassandra.kind.rook", "Rook"},
    {"cassandra.kind.knight", "Knight"},
    {"cassandra.kind.bishop", "Bishop"},
    {"cassandra.kind.queen", "Queen"},
    {"cassandra.kind.bede", "Bede"},
    {"cassandra.kind.waffle", "Waffle"},
    {"cassandra.kind.fad", "FAD"},
    {"cassandra.kind.cardinal", "Cardinal"},
    {"cassandra.kind.chargingrook", "Charging Rook"},
    {"cassandra.kind.fibnif", "Fibnif"},
    {"cassandra.kind.chargingknight", "Charging Knight"},
    {"cassandra.kind.colonel", "Colonel"},
    {"cassandra.kind.shortrook", "Short Rook"},
    {"cassandra.kind.woodyrook", "Woody Rook"},
    {"cassandra.kind.halfduck", "Half-Duck"},
    {"cassandra.kind.chancellor", "Chancellor"},
}};
[[nodiscard]] constexpr Text kind_name(Kind kind) { return kKindNames[index(kind)]; }
[[nodiscard]] constexpr Text kind_name(PieceCode piece) { return kind_name(kind_of(piece)); }

}  // namespace messhall::games::cassandra
