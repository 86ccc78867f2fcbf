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

std::span<const std::string_view> positions_of(std::string_view game) {
  if (game == "smess") return kSmess;
  if (game == "college-mess") return kCollege;
  return {&kStart, 1};
}

}  // namespace

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
