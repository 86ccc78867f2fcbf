#include "base/message.hpp"

#include <gtest/gtest.h>

namespace messhall {
namespace {

constexpr Text kArrow{"test.arrow", "The arrows of {from} do not point to {to}."};
constexpr Text kNinny{"test.ninny", "Ninny"};

class Galician : public Translator {
 public:
  [[nodiscard]] std::string_view translate(std::string_view id) const override {
    if (id == "test.arrow") return "A {to} non apuntan as frechas de {from}.";
    if (id == "test.ninny") return "Parvo";
    return {};
  }
};

TEST(Message, PutsValuesInTheirPlaces) {
  EXPECT_EQ(say(Message{kArrow, {{"from", "d4"}, {"to", "e6"}}}), "The arrows of d4 do not point to e6.");
}

TEST(Message, LeavesAPlaceWithoutValueAsItIs) {
  EXPECT_EQ(say(Message{kArrow, {{"from", "d4"}}}), "The arrows of d4 do not point to {to}.");
}

TEST(Message, DoesNotReadValuesAsPatterns) {
  EXPECT_EQ(say(Message{kArrow, {{"from", "{to}"}, {"to", "e6"}}}), "The arrows of {to} do not point to e6.");
}

TEST(Message, CopesWithAnUnclosedBrace) { EXPECT_EQ(say(Message{{"test.brace", "a {b"}, {{"b", "c"}}}), "a {b"); }

TEST(Message, TranslationsMayTurnTheOrder) {
  const Galician galician;
  EXPECT_EQ(say(Message{kArrow, {{"from", "d4"}, {"to", "e6"}}}, &galician), "A e6 non apuntan as frechas de d4.");
}

TEST(Message, TranslatesTextsPutIntoOthers) {
  const Galician galician;
  const Message message{{"test.stands", "A {piece} stands on {square}."}, {{"piece", kNinny}, {"square", "d4"}}};
  EXPECT_EQ(say(message), "A Ninny stands on d4.");
  EXPECT_EQ(say(message, &galician), "A Parvo stands on d4.");
}

TEST(Message, MayHoldAnother) {
  const Message inner{kArrow, {{"from", "d4"}, {"to", "e6"}}};
  EXPECT_EQ(say(Message{{"test.outer", "Refused: {why}"}, {{"why", inner}}}),
            "Refused: The arrows of d4 do not point to e6.");
}

TEST(Message, FallsBackToEnglish) {
  const Galician galician;
  EXPECT_EQ(say(Text{"test.unknown", "Plain"}, &galician), "Plain");
  EXPECT_EQ(say(Text{"", "d4"}, &galician), "d4");
}

TEST(Message, IsEmptyWithoutText) {
  EXPECT_TRUE(Message{}.empty());
  EXPECT_FALSE(Message{kNinny}.empty());
}

}  // namespace
}  // namespace messhall
