// Why a piece may not go somewhere, in words.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "games/arrow/path.hpp"
#include "games/arrow/refusals.hpp"
#include "games/ivory/face.hpp"
#include "games/ivory/words.hpp"

namespace messhall::games::ivory {
namespace {

using Arguments = std::vector<Argument>;

// Where the way leads there, but the Brain or the rule against perpetual check forbids it.
constexpr Text kBrainWalks{"ivory.refused.walk", "On {to} your Brain would stand open to the {piece} on {square}."};
constexpr Text kBrainStays{"ivory.refused.check",
                           "Your Brain is in check from the {piece} on {square}, and this does not help."};
constexpr Text kBrainOpens{"ivory.refused.open", "That would leave your Brain open to the {piece} on {square}."};
constexpr Text kThirdCheck{"ivory.refused.third",
                           "The {piece} on {square} has given check on your last two turns. It may not do so on a "
                           "third in a row."};
// Steps and the like.
constexpr Text kTwoExactly{"ivory.refused.two", "{to} is too far: a {piece} goes two squares."};
constexpr Text kSingleHome{"ivory.refused.single",
                           "A {piece} goes two squares. A single step is only for one that is across the river."};
constexpr Text kSingleBack{"ivory.refused.single.back", "With a single step a {piece} may not go back over the river."};
constexpr Text kSingleTakes{"ivory.refused.single.takes",
                            "With a single step a {piece} goes only to an empty square, and a {other} stands on {to}."};
constexpr Text kChargeHome{"ivory.refused.charge.home",
                           "{to} is too far: a {piece} goes one step while it is on its own side of the river."};
constexpr Text kChargeBack{"ivory.refused.charge.back", "A {piece} may not charge back over the river."};
constexpr Text kChargeEmpty{"ivory.refused.charge.empty",
                            "A {piece} goes two squares only to take an enemy, and {to} is empty."};
// Ways with a turn.
constexpr Text kYahooShape{"ivory.refused.yahoo", "A {piece} goes one step and then one more, outward at an angle."};
constexpr Text kKoreanShape{"ivory.refused.korean", "A {piece} goes one step and then two more, outward at an angle."};
constexpr Text kNoFirstStep{"ivory.refused.firststep",
                            "No arrow of {from} begins a way of the {piece} that leads to {to}."};
constexpr Text kWayBlocked{"ivory.refused.way", "The {piece} is blocked on {square}."};
constexpr Text kWaysBlocked{"ivory.refused.ways", "The {piece} is blocked on {square} and on {other}."};
// Hops.
constexpr Text kNoHurdle{"ivory.refused.hurdle", "A {piece} takes only by hopping over a piece, and there is none."};
constexpr Text kMustHop{"ivory.refused.hop", "A {piece} goes only by hopping over a piece, and there is none."};
constexpr Text kTooManyHurdles{"ivory.refused.hurdles",
                               "A {piece} hops over exactly one piece, and {count} stand in between."};
constexpr Text kHopsOnlyToTake{"ivory.refused.hop.empty",
                               "The {other} on {square} stands in the way: a {piece} hops only to take."};
constexpr Text kBadHurdle{"ivory.refused.hurdle.same",
                          "A {piece} may not hop over another one, and one stands on {square}."};
constexpr Text kBadTarget{"ivory.refused.target.same", "A {piece} may not take another one."};

// Says why the way of the piece on `from` does not lead to `to`, which is another square.
template <Variant V>
class Why {
 public:
  Why(const StateOf<V>& state, Square from, Square to)
      : state_(state),
        from_(from),
        to_(to),
        piece_(state.at(from)),
        direction_(arrow::direction_to(kSize, from, to)),
        between_(arrow::between(kSize, from, to)),
        arguments_{{"from", square_name(kSize, from)}, {"to", square_name(kSize, to)}, {"piece", name(piece_)}} {}

  [[nodiscard]] Message message() const {
    switch (kind_of(piece_)) {
      case Kind::Brain:
      case Kind::Toady:
        return no_arrow() ? say(arrow::kNoArrow) : between_.empty() ? own_piece() : say(arrow::kTooFar);
      case Kind::Yahoo:
        return turning(kYahooWays, kYahooShape, 1);
      case Kind::Numskull:
        return no_arrow() ? say(arrow::kNoArrow) : hurdles() > 0 ? blocked() : own_piece();
      case Kind::Clodhopper:
        return no_arrow() ? say(arrow::kNoArrow) : clodhopper();
      case Kind::FuddyDuddy:
        if (StateOf<V>::kKorean) return turning(kKoreanWays, kKoreanShape, 2);
        return no_arrow() ? say(arrow::kNoArrow) : fuddy_duddy();
      case Kind::Ninny:
        return no_arrow() ? say(arrow::kNoArrow) : ninny();
    }
    return {};
  }

 private:
  [[nodiscard]] static Text name(PieceCode piece) { return kind_name(kind_of(piece)); }
  [[nodiscard]] bool no_arrow() const { return !direction_ || !kBoard.points(from_, *direction_); }
  [[nodiscard]] bool across(Square square) const { return kAcross[index(owner_of(piece_))].contains(square); }
  [[nodiscard]] bool own_on_target() const { return state_.of(owner_of(piece_)).contains(to_); }
  [[nodiscard]] bool empty(Square square) const { return state_.at(square) == kEmpty; }
  [[nodiscard]] long hurdles() const {
    return std::count_if(between_.begin(), between_.end(), [&](Square square) { return !empty(square); });
  }
  [[nodiscard]] Square first_hurdle() const {
    return *std::find_if(between_.begin(), between_.end(), [&](Square square) { return !empty(square); });
  }

  [[nodiscard]] Message say(const Text& text, Arguments more = {}) const {
    Arguments all = arguments_;
    all.insert(all.end(), more.begin(), more.end());
    return {text, all};
  }
  [[nodiscard]] Message own_piece() const {
    return {arrow::kOwnPiece, {{"piece", name(state_.at(to_))}, {"to", square_name(kSize, to_)}}};
  }
  [[nodiscard]] Message blocked() const {
    const Square square = first_hurdle();
    return {arrow::kBlocked, {{"piece", name(state_.at(square))}, {"square", square_name(kSize, square)}}};
  }

  [[nodiscard]] Message ninny() const {
    if (between_.empty()) return own_piece();
    if (!across(from_)) return say(between_.size() == 1 ? kChargeHome : arrow::kTooFar);
    if (between_.size() > 1) return say(kTwoExactly);
    if (hurdles() > 0) return blocked();
    if (own_on_target()) return own_piece();
    return say(across(to_) ? kChargeEmpty : kChargeBack);
  }

  [[nodiscard]] Message fuddy_duddy() const {
    if (between_.size() > 1) return say(kTwoExactly);
    if (between_.size() == 1) return hurdles() > 0 ? blocked() : own_piece();
    if (!across(from_)) return say(kSingleHome);
    if (!across(to_)) return say(kSingleBack);
    return own_on_target() ? own_piece() : say(kSingleTakes, {{"other", name(state_.at(to_))}});
  }

  [[nodiscard]] Message clodhopper() const {
    if (own_on_target()) return own_piece();
    const long count = hurdles();
    const bool takes = !empty(to_);
    if (!StateOf<V>::kKorean && !takes) {
      const Square square = first_hurdle();
      return say(kHopsOnlyToTake, {{"other", name(state_.at(square))}, {"square", square_name(kSize, square)}});
    }
    if (count == 0) return say(StateOf<V>::kKorean ? kMustHop : kNoHurdle);
    if (count > 1) return say(kTooManyHurdles, {{"count", std::to_string(count)}});
    const Square hurdle = first_hurdle();
    if (kind_of(state_.at(hurdle)) == Kind::Clodhopper) {
      return say(kBadHurdle, {{"square", square_name(kSize, hurdle)}});
    }
    return say(kBadTarget);
  }

  // steps: after the first one.
  [[nodiscard]] Message turning(const arrow::Ways<Bits, 9, 10>& ways, const Text& shape, int steps) const {
    const int files = std::abs(kSize.file(to_) - kSize.file(from_));
    const int ranks = std::abs(kSize.rank(to_) - kSize.rank(from_));
    // One step and `steps` outward: two ways of coming there, straight or diagonal first, to different squares.
    const int less = std::min(files, ranks);
    if (less < 1 || less > steps || std::max(files, ranks) != steps + 1) return say(shape);
    std::vector<Square> blocks;
    for (const arrow::Way& way : ways.from(from_)) {
      if (!way.template end_squares<Bits>().contains(to_)) continue;
      if (way.open(state_.occupied())) return own_piece();
      blocks.push_back(empty(way.passed[0]) ? way.passed[1] : way.passed[0]);
    }
    if (blocks.empty()) return say(kNoFirstStep);
    const std::string square = square_name(kSize, blocks.front());
    if (blocks.size() == 1 || blocks[0] == blocks[1]) return say(kWayBlocked, {{"square", square}});
    return say(kWaysBlocked, {{"square", square}, {"other", square_name(kSize, blocks[1])}});
  }

  const StateOf<V>& state_;
  Square from_;
  Square to_;
  PieceCode piece_;
  std::optional<Direction> direction_;
  std::vector<Square> between_;
  Arguments arguments_;
};

// Of a move that is not legal although the way of the piece leads there; empty when it is legal.
template <Variant V>
Message forbidden(const StateOf<V>& state, arrow::Move move) {
  const auto piece_on = [&](Square square) -> Arguments {
    return {{"piece", kind_name(kind_of(state.at(square)))}, {"square", square_name(kSize, square)}};
  };
  if (const Bits takers = state.exposes(move)) {
    Arguments arguments = piece_on(takers.first());
    arguments.push_back({"to", square_name(kSize, move.to())});
    if (move.from() == state.royal(state.side())) return {kBrainWalks, arguments};
    return {state.checked() ? kBrainStays : kBrainOpens, arguments};
  }
  if (const Bits checkers = state.third_checks(move)) {
    const Square after = checkers.first();
    return {kThirdCheck, piece_on(after == move.to() ? move.from() : after)};
  }
  return {};
}

}  // namespace

template <Variant V>
Message FaceOf<V>::refusal(const State& state, Square from, Square to) {
  if (from >= State::kSquares || to >= State::kSquares) return Message{arrow::kNoSuchSquare};
  const std::string from_name = square_name(kSize, from);
  const PieceCode piece = state.at(from);
  if (piece == kEmpty) return Message{arrow::kNoPiece, {{"from", from_name}}};
  if (owner_of(piece) != state.side()) {
    return Message{arrow::kNotYours,
                   {{"side", side_name(state.side())},
                    {"piece", kind_name(kind_of(piece))},
                    {"from", from_name},
                    {"owner", side_name(owner_of(piece))}}};
  }
  if (state.targets(from).contains(to)) return forbidden(state, {from, to});
  if (from == to) return Message{arrow::kSameSquare};
  return Why<V>(state, from, to).message();
}

template Message FaceOf<Variant::Chinese>::refusal(const State&, Square, Square);
template Message FaceOf<Variant::Korean>::refusal(const KoreanState&, Square, Square);

}  // namespace messhall::games::ivory
