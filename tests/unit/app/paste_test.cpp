#include "app/paste.hpp"

#include "app/record.hpp"
#include "helpers.hpp"

namespace messhall::app {
namespace {

TEST(Paste, TellsPositionsLinksAndRecordsApart) {
  EXPECT_EQ(paste_kind(""), PasteKind::Nothing);
  EXPECT_EQ(paste_kind(" \n\t"), PasteKind::Nothing);
  EXPECT_EQ(paste_kind(kBrainHangs), PasteKind::Position);
  EXPECT_EQ(paste_kind("startpos"), PasteKind::Position);
  EXPECT_EQ(paste_kind("https://example.org/hall/#game=smess&moves=d2d3"), PasteKind::Link);
  EXPECT_EQ(paste_kind("https://example.org/hall/"), PasteKind::Link);
  EXPECT_EQ(paste_kind("https://example.org/embed.html?game=smess"), PasteKind::Link);
  EXPECT_EQ(paste_kind("#game=smess"), PasteKind::Link);
  EXPECT_EQ(paste_kind("game=smess&players=human,3"), PasteKind::Link);
  EXPECT_EQ(paste_kind(" {\"format\":"), PasteKind::Record);
}

TEST(Paste, APositionGetsWhatWasChosen) {
  MatchSetup setup = smess({kHuman, Seat{4}});
  setup.options["promotion"] = "exchange";
  const auto pasted = read_pasted("  " + std::string(kBrainHangs) + "\n", setup);
  ASSERT_TRUE(pasted.ok());
  EXPECT_EQ(pasted->kind, PasteKind::Position);
  EXPECT_EQ(pasted->match.start(), kBrainHangs);
  EXPECT_EQ(pasted->match.seats(), setup.seats);
  EXPECT_EQ(pasted->match.options().at("promotion"), "exchange");
}

TEST(Paste, ALinkBringsItsOwnMovesSeatsAndOptions) {
  const auto pasted =
      read_pasted("https://example.org/#game=smess&players=3,human&promotion=exchange&moves=d2d3,e7e6", smess());
  ASSERT_TRUE(pasted.ok()) << say(pasted.error());
  EXPECT_EQ(pasted->kind, PasteKind::Link);
  EXPECT_EQ(pasted->match.seats(), (Seats{Seat{3}, kHuman}));
  EXPECT_EQ(pasted->match.moves().size(), 2U);
  EXPECT_EQ(pasted->match.options().at("promotion"), "exchange");
}

TEST(Paste, ARecordIsReadWithItsMoves) {
  const Match match = make_match(smess({kHuman, Seat{2}}), kOpening);
  const auto pasted = read_pasted("\n" + write_record(match), smess());
  ASSERT_TRUE(pasted.ok()) << say(pasted.error());
  EXPECT_EQ(pasted->kind, PasteKind::Record);
  EXPECT_EQ(pasted->match.moves_text(), match.moves_text());
}

TEST(Paste, SaysThatATextIsNothingItKnows) {
  EXPECT_EQ(say(read_pasted("hello", smess()).error()),
            "\"hello\" is neither a position nor a link nor a record of a game.");
  const std::string long_text = say(read_pasted(std::string(29, 'x') + "\u00E4 and more", smess()).error());
  EXPECT_EQ(long_text.substr(0, 34), "\"" + std::string(29, 'x') + "\u2026\"");
}

TEST(Paste, SaysWhatIsWrong) {
  for (const std::string_view text :
       {"", "7/7/7 w 0 1", "https://example.org/", "{}", "game=smess&moves=d2d8", "what is this?"}) {
    const auto pasted = read_pasted(text, smess());
    ASSERT_FALSE(pasted.ok()) << text;
    EXPECT_FALSE(say(pasted.error()).empty()) << text;
  }
}

}  // namespace
}  // namespace messhall::app
