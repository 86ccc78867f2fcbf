// Positions that every author of a chess program counts, with the numbers that are published for them
// (chessprogramming.org, "Perft Results"). Prophecies are off, so that this is chess.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "unit/games/cassandra_fixture.hpp"

namespace messhall::games::cassandra {
namespace {

struct Published {
  const char* name;
  const char* fen;
  std::vector<std::uint64_t> counts;  // from depth 1
};
void PrintTo(const Published& one, std::ostream* out) { *out << one.name << ": " << one.fen; }

const std::vector<Published> kPublished{
    {"Start", "startpos", {20, 400, 8902, 197281, 4865609}},
    {"Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", {48, 2039, 97862, 4085603}},
    {"Position3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", {14, 191, 2812, 43238, 674624, 11030083}},
    {"Position4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", {6, 264, 9467, 422333, 15833292}},
    {"Position4Mirrored",
     "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
     {6, 264, 9467, 422333, 15833292}},
    {"Position5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", {44, 1486, 62379, 2103487}},
    {"Position6",
     "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
     {46, 2079, 89890, 3894594}},
};

class CassandraChess : public testing::TestWithParam<Published> {};

TEST_P(CassandraChess, HasThePublishedCounts) {
  const auto here = position(GetParam().fen, {{"prophecies", "off"}});
  for (std::size_t i = 0; i < GetParam().counts.size(); ++i) {
    EXPECT_EQ(here->perft(static_cast<int>(i) + 1), GetParam().counts[i]) << "depth " << i + 1;
  }
}

INSTANTIATE_TEST_SUITE_P(Published, CassandraChess, testing::ValuesIn(kPublished),
                         [](const testing::TestParamInfo<Published>& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace messhall::games::cassandra
