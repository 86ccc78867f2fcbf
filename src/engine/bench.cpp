#include "engine/bench.hpp"

#include <array>
#include <utility>

namespace messhall::engine {
namespace {

constexpr std::string_view kStart = "startpos";

// Openings, middle games and endings. All have more pieces than the tables know, so that all are searched.
constexpr std::array<std::string_view, 12> kSmess{
    "startpos",
    "n1sbss1/2nnnnn/n6/1s5/7/NS5/2NNNNN/2SB1SS b 0 1",
    "nssbss1/2nnnnn/1n5/7/7/7/NNNNNNN/1SSBSS1 w 0 1",
    "n5s/5b1/S1n2n1/1s4n/1N5/2NN3/1N3BN/2s2S1 w 0 1",
    "2s1s1s/nnbn3/3nnn1/7/7/N3NN1/NsB4/S2S1NS b 0 1",
    "1n2s2/1n5/n4Ss/6N/1sn2bN/7/1N5/2B3N b 0 1",
    "3s2s/3n2n/2N2b1/2s4/S2n3/S2N3/3B1N1/6N b 0 1",
    "S6/6n/5nn/b5s/7/N6/7/6B b 0 1",
    "7/b6/5n1/7/7/3S2N/2B2NN/N2S3 b 0 1",
    "6N/7/3B1b1/5N1/2N4/7/7/1N5 w 0 1",
    "7/5B1/4b2/7/3n1N1/7/7/7 w 0 1",
    "7/7/7/2B4/3b3/7/5n1/S6 w 0 1",
};

constexpr std::array<std::string_view, 12> kCollege{
    "startpos",
    "2s1psf/ffffff1/1s2s2/7/7/1S3S1/FFFFFFF/2SPS2 w P 8 5",
    "fss1s2/1ffffff/5s1/1p5/3S3/1F5/1FFFFFF/1S1PSS1 w P 8 5",
    "s1sp3/ff1ff2/5ff/2f4/3s3/S5S/FFF1FFF/2PS3 b p 1 9",
    "f1s1s1p/ff1f3/5f1/6f/1F5/1FF4/1F2FF1/S2PS2 w P 0 14",
    "2s1s1p/1fff1f1/f4S1/5ff/7/2SF3/F1FFFFF/1S4P b - 0 9",
    "4p1f/1f5/1f2f2/1f1sff1/FFF3F/6S/F2F1F1/3P3 b P 7 18",
    "7/1f5/2s1sfp/Sf4f/7/6F/4F2/1S3P1 w - 0 32",
    "4p2/1f5/1f2s2/7/FF2f2/6S/1F1F3/1P5 w - 2 36",
    "f6/1f5/6p/f4f1/F1F2f1/5S1/FF1F2P/2s4 b - 2 45",
    "7/3f3/6p/5f1/2f3f/5F1/5F1/5P1 b - 4 45",
    "7/2p3f/1F5/3s3/7/7/4S2/2P4 b - 12 45",
};

constexpr std::array<std::string_view, 12> kIvoryTower{
    "startpos",
    "syftbtfys/9/1c7/n1n1n1n1n/4c4/9/N2NN2NN/1C2F2C1/4B4/SY1T1TFYS b 9 5",
    "1yftb1fys/s3t2c1/1c7/n1n1n2nn/7C1/4C1N2/N1N1N3N/4F4/9/SYFTBT1YS b 9 5",
    "s1ft1tfys/3c1bn2/y1n1c4/n3n3n/5N3/C8/N1NN5/Y6CN/4B4/1SFT1TFYS w 20 11",
    "syftbtfys/9/8c/ncn4nn/9/8C/N1N2NN1N/S3F4/1C2B4/1Y1T1T1YS w 1 11",
    "syft1tf2/4b4/1c3s2n/n1n2N3/8S/3n3y1/N1N1NN3/YC2F2C1/4B4/3S1TF2 b 0 17",
    "1y1t1tf2/4b4/4f1n2/1nn5n/4S4/s8/1NN3N1N/9/4T4/2F1BTFY1 b 6 17",
    "f4tfy1/2nC1b3/4y2ns/n3c3n/9/2N5S/N2N1n3/Y3F4/5B1N1/2FT1T1Y1 w 0 24",
    "f2tbtf1s/3y5/9/4y2n1/nN1N5/6Sn1/4NN3/1s7/4T2N1/3T1BCY1 w 17 31",
    "3b1t3/7C1/3tc4/9/1C4S2/1n1n5/2N1NN3/Y8/5B3/4FT2F w 1 41",
    "2fb2f2/4t4/3t4y/1n7/4N2c1/4CY3/1NN6/F8/4B4/3TT4 w 29 51",
    "2ft1tf2/4b4/9/n8/9/4s2n1/9/9/3TT1Y2/5B3 w 0 60",
};

constexpr std::array<std::string_view, 12> kKoreanTower{
    "startpos",
    "syft1tfys/4b4/1c5c1/n3n2Cn/9/3N3n1/N1N3N1N/1C7/4B4/SYFT1TFYS b 0 5",
    "s1f1ttfys/4b4/1cy4c1/nn2nn2n/9/9/N2NN1N1N/1CY1C1Y1S/4B4/S1FT1TF2 b 9 5",
    "3t1tfy1/3yb2n1/scn2cn2/n3n4/9/8N/3NNfN2/1CY4CY/1N2B4/2F1TT2S w 0 11",
    "1y1t2f2/1n2bt3/1c3cy1s/2nfnn2n/4s4/9/N1N1NF1N1/1C4YCN/3YB4/S1FTT1S2 w 20 11",
    "3t1cCn1/4bt3/scn4n1/n1y1n4/7N1/9/3NNNY2/2Y5S/1N2B4/2F1TT3 b 4 17",
    "4ttfys/4b4/1cy4c1/4nn1n1/n6N1/1n7/1N1NNN3/1CYTC1Y1S/4B4/2F1T4 b 6 17",
    "4tc3/4btnn1/2n4c1/n1s4C1/y5N2/5N3/3NN4/2Y4YS/4B4/1NF1TT3 w 3 31",
    "4tt1y1/4s4/1cyb3c1/4nf1n1/9/1n2Nn3/N2N2N2/1C1TC3S/3Y1F3/3T1B3 w 10 31",
    "5tf2/1n1tb4/3c2y2/2n2n3/9/s4N3/3FN2N1/1C4YCN/3TB4/3T5 w 2 41",
    "9/3tbtn2/1S5n1/9/3N1NN2/9/9/9/2s1TB3/2F2T1c1 w 0 51",
    "3t1t3/9/1F1b5/3f4n/5N2y/9/2C6/7S1/2Y6/3BC4 w 5 60",
};

// All armies, prophecies outstanding and due, targets from Pawn to King.
constexpr std::array<std::string_view, 12> kCassandra{
    "startpos",
    "dw1ckfwd/ppppp2p/4fp2/6p1/6P1/4T3/PPPPPP1P/GITLK1IG w KQkq - 2 4 pp g5:0/g4:1 nutters:clobberers",
    "s1k2h2/5O1p/4p3/6P1/P2pp2K/8/1P5P/S5Y1 w - - 1 22 kq e8:0/a8:1 rookies:rookies",
    "g1tlk2g/1p1pp1pp/2p1ti2/p1i5/2F5/1P1WW1P1/P1PPP2P/D1FCK2D w KQkq - 2 8 nn b4:0/g1:1 clobberers:nutters",
    "r1bqk2r/pp3ppp/5n2/3p4/3p4/R2P4/1P2PPPP/2BQKB1R w Kkq - 1 10 nb g8:0/c1:1 fide:fide",
    "s2ok2s/ppppp2p/5hy1/6p1/3h4/3T1P2/PLP1P1PP/GI2KT1G w KQkq - 4 11 nb g8:1/d3:0 nutters:rookies",
    "d3k1wd/pp1ppp2/4wp2/3c4/2Y5/1P4YP/P2PPPP1/S2OK2S b KQkq - 0 11 nn g8:0/g3:0 rookies:clobberers",
    "r2q1k1r/2pF2pp/3n4/p1p2P2/8/2PW4/PP2PP1P/D2CK3 b Q - 0 17 nb d6:1/- clobberers:fide",
    "3ck3/1pd1p3/5p2/p7/P2p3P/3d4/1P1P1PP1/2G1KT1G w K - 0 18 rb f4:0/b5:1:n nutters:clobberers",
    "5g2/6pp/2C2k2/p2Dgt2/8/1P4P1/P1PPP2P/4K3 b - - 0 25 br f5:0/d7:0 clobberers:nutters",
    "2kgg3/p1p2Fpp/4p3/5p2/P7/4K2P/4PP2/8 w - - 2 22 rk h8:0/f4:1 clobberers:nutters",
    "k7/P3b3/K7/8/8/8/8/8 w - - 0 30 kk -/- fide:fide",
};

// Purchases, peaceful moves, rents and wars, from the first turn to a late one.
constexpr std::array<std::string_view, 11> kMess{
    "-/6Q PPPPPPPPNNBBRRQK/PPPPPPPPNNBBRRK -/- - 1300/1400 4/6 -/- -/- ffff/ffff 1 after - plain 4-2 0 0 1 0 0",
    "16Q/39Q PPPPPPPPNNBBRRK/PPPPPPPPNNBBRRK -/- - 1120/1400 27/6 -/- -/- ffff/ffff 0 buy - plain 6-5 0 0 2 0 0",
    "16Q27R/39Q PPPPPPPPNNBBRK/PPPPPPPPNNBBRRK -/- - 860/1400 27/6 -/- -/- ffff/ffff 0 after - plain 6-5 0 0 2 0 0",
    "27R29Q/39Q PPPPPPPPNNBBRK/PPPPPPPPNNBBRRK -/- - 860/1400 27/16 -/- -/- ffff/ffff 1 buy - plain 4-6 0 0 2 0 0",
    "27R29Q/34R39Q PPPPPPPPNNBBRK/PPPPPPPPNNBBRK -/- - 832/1248 34/16 -/- -/- ffff/ffff 0 after - plain 3-4 0 0 3 0 0",
    "27R29Q/37R39Q PPPPPPPPNNBBRK/PPPPPPPPNNBBRK -/- 37:3,39:3 1032/48 3/20 -/- -/- ffff/ffff 0 buy - plain 5-4 0 0 4 "
    "0 0",
    "5R15B19B26Q27R29N/37R39Q PPPPPPPPNK/PPPPPPPPNNBBRK -/- 37:2,39:3 396/44 29/23 -/- -/- feff/fdff 0 start - plain "
    "5-1 0 0 9 0 0",
    "11R15B19B29N/6N21N24R37Q39B PPPPPP/PPPPPPPPK PPNRQK/BR 37:4,39:5 205/20 10/21 0/- -/- 7871/7917 0 jail - plain "
    "2-3 0 0 39 0 0",
    "11R15B19B/1K6N21N24R37Q39B PPPPPP/PPPPPPPP PPNNRQK/BR 37:4,39:5 155/160 21/1 -/- -/- 7871/7917 0 rent - plain 2-3 "
    "0 0 42 0 0",
    "16R18B19B/1K6N9P15P21N24R37Q39B PPPPPP/PPPPPP PPNNRQK/BR 37:2,39:5 287/58 15/15 -/- -/- 7851/7915 0 rent - plain "
    "4-1 0 0 47 0 0",
    "13N16B18B19Q25K/3N5R14P27P29R31N37Q39B PPPPPPPP/PPP NRR/PPPBK 3:4 210/170 5/14 -/- -/- e6f3/0242 1 war - plain "
    "6-2 0 0 45 0 0",
};

std::span<const std::string_view> positions_of(std::string_view game) {
  if (game == "smess") return kSmess;
  if (game == "college-mess") return kCollege;
  if (game == "ivory-tower") return kIvoryTower;
  if (game == "ivory-tower-korean") return kKoreanTower;
  if (game == "cassandra") return kCassandra;
  if (game == "mess") return kMess;
  return {&kStart, 1};
}

}  // namespace

// A turn of Cassandra Chess has many times the choices of one on a board of arrows. In Mess a step is four playouts of
// each likely action.
int bench_depth(std::string_view game) { return game == "cassandra" ? 8 : game == "mess" ? 5 : kBenchDepth; }

std::uint64_t per_second(std::uint64_t nodes, std::int64_t milliseconds) {
  return milliseconds <= 0 ? nodes * 1000 : nodes * 1000 / static_cast<std::uint64_t>(milliseconds);
}

Bench::Bench(std::string_view game, int depth, search::TimeSource now)
    : game_(games::find(game)),
      depth_(depth),
      now_(std::move(now)),
      texts_(positions_of(game)),
      search_(make_game_search(game, table_, stop_, now_)) {}

bool Bench::step() {
  if (!running_ && !start_next()) return false;
  const std::int64_t before = now_();
  running_ = search_->step();
  milliseconds_ += now_() - before;
  if (!running_) nodes_ += search_->nodes();
  return running_ || next_ < texts_.size();
}

bool Bench::start_next() {
  if (game_ == nullptr || search_ == nullptr || next_ == texts_.size()) return false;
  const auto position = game_->position(texts_[next_++], {});
  if (!position) return false;
  search_->forget();
  SearchRequest request;
  request.limits.depth = depth_;
  search_->start(**position, request);
  return running_ = true;
}

std::uint64_t Bench::nodes_per_second() const { return per_second(nodes_, milliseconds_); }

}  // namespace messhall::engine
