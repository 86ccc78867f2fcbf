#include "app/record.hpp"

#include "helpers.hpp"

namespace messhall::app {
namespace {

std::string error_of(const Result<Match>& result) { return result ? "no error" : say(result.error()); }

std::string with(std::string text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

TEST(Record, ReplaysExactly) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    MatchSetup setup = smess({{0}, {4}});
    setup.options["promotion"] = seed % 2 == 0 ? "exchange" : "always";
    setup.started = 1'780'000'000'000;
    Match match = make_match(setup);
    Dice dice(seed);
    play_randomly(match, dice, 120);
    const std::string text = write_record(match);
    const auto read = read_record(text);
    ASSERT_TRUE(read) << error_of(read);
    EXPECT_EQ(write_record(*read), text);
    EXPECT_EQ(read->position().text(), match.position().text());
    EXPECT_EQ(read->position().hash(), match.position().hash());
    EXPECT_EQ(read->seats(), match.seats());
    EXPECT_EQ(read->options(), match.options());
  }
}

TEST(Record, KeepsScoresTimesAndAgreedEnds) {
  Match match = make_match(smess());
  ASSERT_FALSE(match.play("d2d3", 1'780'000'000'123, Score{-31, std::nullopt}));
  ASSERT_FALSE(match.play("e7e6", 0, Score{0, -4}));
  ASSERT_FALSE(match.resign(games::Side::First));
  const auto read = read_record(write_record(match));
  ASSERT_TRUE(read) << error_of(read);
  EXPECT_EQ(read->moves()[0].at, 1'780'000'000'123);
  EXPECT_EQ(read->moves()[0].score, match.moves()[0].score);
  EXPECT_EQ(read->moves()[1].score, match.moves()[1].score);
  EXPECT_EQ(read->agreement(), Agreement::FirstResigned);
}

TEST(Record, ReadsMovesAsPlainTexts) {
  const auto read = read_record(R"({"format":"mess-hall-record","version":1,"game":"smess","moves":["d2d3","e7e6"]})");
  ASSERT_TRUE(read) << error_of(read);
  EXPECT_EQ(read->moves_text(), "d2d3 e7e6");
}

TEST(Record, SaysWhichMoveIsWrongAndWhy) {
  const std::string text = with(write_record(make_match(smess(), kOpening)), "e2d2", "a2g3");
  EXPECT_EQ(error_of(read_record(text)),
            "Move 3 of the record, \"a2g3\", cannot be played: The arrows of a2 do not point to g3.");
}

TEST(Record, SaysWhatIsNotARecord) {
  EXPECT_EQ(error_of(read_record("")), "This is not a record of a game: the text is damaged.");
  EXPECT_EQ(error_of(read_record("{\"format\":")), "This is not a record of a game: the text is damaged.");
  EXPECT_EQ(error_of(read_record("[1]")), "This is not a record of Mess Hall.");
  EXPECT_EQ(error_of(read_record("{\"format\":\"pgn\"}")), "This is not a record of Mess Hall.");
  EXPECT_EQ(error_of(read_record(std::string(kLongestRecord + 1, ' '))), "This is too long to be a record of a game.");
}

TEST(Record, SaysThatANewerProgramWroteIt) {
  const std::string text = with(write_record(make_match(smess())), "\"version\": 1", "\"version\": 2");
  EXPECT_EQ(error_of(read_record(text)), "This record was written by a newer Mess Hall.");
}

TEST(Record, NamesTheFieldThatIsWrong) {
  const std::string text = write_record(make_match(smess(), kOpening));
  const auto field = [](const char* name) {
    return "The record's \"" + std::string(name) + "\" is not what it should be.";
  };
  EXPECT_EQ(error_of(read_record(with(text, "\"version\": 1", "\"version\": 0"))), field("version"));
  EXPECT_EQ(error_of(read_record(with(text, "\"smess\"", "7"))), field("game"));
  EXPECT_EQ(error_of(read_record(with(text, "\"always\"", "[]"))), field("options"));
  EXPECT_EQ(error_of(read_record(with(text, "\"human\"", "\"5\""))), field("first"));
  EXPECT_EQ(error_of(read_record(with(text, "\"result\": \"*\"", "\"result\": 1"))), field("result"));
  EXPECT_EQ(error_of(read_record(with(text, "{\"move\":\"d2d3\"}", "17"))), field("moves"));
}

TEST(Record, DoesNotBelieveAResultThatTheMovesDoNotReach) {
  const std::string text =
      with(write_record(make_match(smess(), kOpening)), "\"result\": \"*\"", "\"result\": \"1-0\"");
  EXPECT_EQ(error_of(read_record(text)), "The record says 1-0, but its moves lead to *.");
}

TEST(Record, SurvivesAnyDamage) {
  Match match = make_match(smess({{2}, {0}}));
  Dice dice(3);
  play_randomly(match, dice, 20);
  const std::string whole = write_record(match);
  for (int round = 0; round < 3'000; ++round) {
    std::string text = whole;
    const std::size_t damages = 1 + dice.below(4);
    for (std::size_t i = 0; i < damages && !text.empty(); ++i) {
      const std::size_t at = dice.below(text.size());
      switch (dice.below(4)) {
        case 0:
          text[at] = static_cast<char>(dice.below(256));
          break;
        case 1:
          text.erase(at, 1 + dice.below(30));
          break;
        case 2:
          text.insert(at, text.substr(dice.below(text.size()), dice.below(30)));
          break;
        default:
          text.resize(at);
      }
    }
    const auto read = read_record(text);
    if (read) {
      EXPECT_TRUE(read_record(write_record(*read)));
    } else {
      EXPECT_FALSE(say(read.error()).empty());
    }
  }
}

TEST(Record, RefusesDeepNestingAndHugeNumbersInWords) {
  EXPECT_FALSE(read_record(std::string(100'000, '[')));
  EXPECT_FALSE(read_record("{\"format\":\"mess-hall-record\",\"version\":1e999}"));
  EXPECT_FALSE(read_record("{\"format\":\"mess-hall-record\",\"version\":99999999999999999999}"));
}

TEST(Link, LeavesOutWhatStandsAtItsDefault) { EXPECT_EQ(write_link(make_match(smess())), "game=smess"); }

TEST(Link, HoldsPlayersOptionsAndMoves) {
  MatchSetup setup = smess({{0}, {3}});
  setup.options["promotion"] = "exchange";
  const std::string link = write_link(make_match(setup, kOpening));
  EXPECT_EQ(link, "game=smess&players=human,3&promotion=exchange&moves=d2d3,e7e6,e2d2,d7e7");
  const auto read = read_link("#" + link);
  ASSERT_TRUE(read) << error_of(read);
  EXPECT_EQ(write_link(*read), link);
}

TEST(Link, HoldsAPosition) {
  const std::string link = write_link(make_match(smess({}, kBrainHangs), "d7d6"));
  EXPECT_EQ(link.find(' '), std::string::npos);
  const auto read = read_link(link);
  ASSERT_TRUE(read) << error_of(read);
  EXPECT_EQ(read->start(), kBrainHangs);
  EXPECT_TRUE(read->over());
}

TEST(Link, LeavesOutAStartThatFollowsFromTheRules) {
  MatchSetup setup;
  setup.game = "college-mess";
  setup.options = {{"first-player", "red"}};
  const Match match = make_match(setup, "d7d5 d2d4");
  EXPECT_TRUE(match.standard_start());
  EXPECT_EQ(write_link(match), "game=college-mess&first-player=red&moves=d7d5,d2d4");
  const auto again = read_link(write_link(match));
  ASSERT_TRUE(again) << say(again.error());
  EXPECT_EQ(again->start(), match.start());
  EXPECT_EQ(again->position().text(), match.position().text());
}

TEST(Link, ReadsOtherWaysOfWritingBlanks) {
  for (const char* const blank : {"%20", "+", "_", " "}) {
    std::string position(kBrainHangs);
    for (std::size_t at = position.find(' '); at != std::string::npos; at = position.find(' ', at + 3)) {
      position.replace(at, 1, blank);
    }
    const auto read = read_link("?position=" + position + "&game=smess&theme=dark");
    ASSERT_TRUE(read) << blank << ": " << error_of(read);
    EXPECT_EQ(read->start(), kBrainHangs);
  }
}

TEST(Link, SaysWhatIsWrong) {
  EXPECT_EQ(error_of(read_link("#lobby")), "The link does not say which game it is of.");
  EXPECT_EQ(error_of(read_link("game=chess")), "There is no game called \"chess\" here.");
  EXPECT_EQ(error_of(read_link("game=smess&players=human")),
            "The players \"human\" should be two of: human, 1, 2, 3, 4.");
  EXPECT_EQ(error_of(read_link("game=smess&moves=d2d3,a2g3")),
            "Move 2 of the link, \"a2g3\", cannot be played: " +
                say(make_match(smess(), "d2d3").position().parse_action("a2g3").error()));
  EXPECT_FALSE(read_link("game=smess&promotion=sometimes"));
}

TEST(Link, IsToldFromAScreensName) {
  EXPECT_TRUE(looks_like_link("#game=smess"));
  EXPECT_FALSE(looks_like_link("#play"));
  EXPECT_FALSE(looks_like_link(""));
}

TEST(Link, SurvivesAnyDamage) {
  Dice dice(11);
  const std::string whole = "#" + write_link(make_match(smess({{1}, {0}}, kBrainHangs), "b8a8"));
  for (int round = 0; round < 3'000; ++round) {
    std::string text = whole;
    for (std::size_t i = 0; i < 3; ++i) text[dice.below(text.size())] = static_cast<char>(dice.below(256));
    const auto read = read_link(text);
    EXPECT_TRUE(read || !say(read.error()).empty());
  }
}

TEST(Date, IsWrittenAndRead) {
  EXPECT_EQ(date_text(0), "1970-01-01T00:00:00Z");
  EXPECT_EQ(date_text(1'796'014'390'000), "2026-11-30T04:53:10Z");
  EXPECT_EQ(parse_date("2026-11-30T04:53:10Z"), 1'796'014'390'000);
  EXPECT_EQ(parse_date("2000-02-29T23:59:59Z"), 951'868'799'000);
  for (std::int64_t day = -30'000; day < 60'000; day += 37) {
    const std::int64_t time = day * 86'400'000 + 3'661'000;
    EXPECT_EQ(parse_date(date_text(time)), time);
  }
}

TEST(Date, GivesNothingForOtherTexts) {
  for (const char* const text :
       {"", "yesterday", "2026-13-30T04:53:10Z", "2026-11-30 04:53:10Z", "2026-11-30T24:53:10Z"}) {
    EXPECT_EQ(parse_date(text), 0) << text;
  }
  EXPECT_EQ(date_text(INT64_MAX), "");
}

TEST(RecordFile, IsCalledAfterItsGameAndDay) {
  EXPECT_EQ(record_file_name("smess", parse_date("2026-11-30T04:53:10Z")), "mess-hall-smess-2026-11-30.json");
  EXPECT_EQ(record_file_name("smess", 0), "mess-hall-smess.json");
}

}  // namespace
}  // namespace messhall::app
