// Games with dice and cards: chance acts by itself, repeatably, and is never taken back.
#include <nlohmann/json.hpp>

#include "app/record.hpp"
#include "app/telling.hpp"
#include "session_fixture.hpp"

namespace messhall::app {
namespace {

using Json = nlohmann::json;
using games::Side;

MatchSetup mess(Seats seats = {}, std::uint32_t seed = 7) {
  MatchSetup setup;
  setup.game = "mess";
  setup.seats = seats;
  setup.seed = seed;
  return setup;
}

// The first of these that is legal: a plain game with purchases.
std::string choose(const Match& match) {
  for (const std::string_view wanted :
       {"buy:P", "buy:N", "buy:B", "roll", "pay", "hold", "jail-roll", "keep-houses", "decline", "end"}) {
    for (const games::ActionView& view : match.legal()) {
      if (view.text == wanted) return view.text;
    }
  }
  return match.legal().front().text;
}

class ChanceTest : public SessionFixture {
 protected:
  void begin(Seats seats = {}, std::uint32_t seed = 7) { ASSERT_FALSE(session.new_game(mess(seats, seed))); }
  void play_on(std::size_t moves) {
    while (!match().over() && match().moves().size() < moves) ASSERT_FALSE(session.play(choose(match())));
  }
};

TEST_F(ChanceTest, RollsTheDiceRightAfterTheHumanAsksForThem) {
  begin();
  ASSERT_FALSE(session.play("roll"));
  ASSERT_GE(match().moves().size(), 2U);
  EXPECT_EQ(match().moves()[1].side, Side::Chance);
  EXPECT_EQ(match().moves()[1].view.text.substr(0, 5), "dice:");
  EXPECT_FALSE(match().chance_to_move());
  EXPECT_TRUE(match().human_to_move());
}

TEST_F(ChanceTest, TheSameSeedAndChoicesGiveTheSameGame) {
  begin({}, 12);
  play_on(200);
  const std::string once = match().moves_text();
  begin({}, 12);
  play_on(200);
  EXPECT_EQ(match().moves_text(), once);
  begin({}, 13);
  play_on(200);
  EXPECT_NE(match().moves_text(), once);
}

TEST_F(ChanceTest, ChoosesASeedWhereNobodyHas) {
  begin({}, 0);
  EXPECT_NE(match().seed(), 0U);
  const std::uint32_t first = match().seed();
  platform.time += 12'345;
  ASSERT_FALSE(session.rematch(false));
  EXPECT_NE(match().seed(), first) << "a rematch has dice of its own";
}

TEST_F(ChanceTest, TheSameSeedGivesTheComputerTheSameChances) {
  const auto seed_line = [](std::int64_t time) {
    FakePlatform clock;
    FakeLink wire;
    clock.time = time;
    Session visit(clock, wire);
    EXPECT_FALSE(visit.new_game(mess({{1}, {1}}, 12)));
    const auto found = std::find_if(wire.sent.begin(), wire.sent.end(), [](const std::string& line) {
      return line.find("name Seed") != std::string::npos;
    });
    return found == wire.sent.end() ? std::string() : *found;
  };
  EXPECT_NE(seed_line(1'000), "");
  EXPECT_EQ(seed_line(98'765'000), seed_line(1'000)) << "whenever it is played";
}

TEST_F(ChanceTest, ALinkOfAnotherSeedIsAnotherGame) {
  begin({}, 12);
  play_on(20);
  const std::size_t played = match().moves().size();
  ASSERT_FALSE(session.open_link("#game=mess&seed=12"));
  EXPECT_EQ(match().moves().size(), played) << "the game on the board began like this";
  ASSERT_FALSE(session.open_link("#game=mess"));
  EXPECT_EQ(match().moves().size(), played);
  ASSERT_FALSE(session.open_link("#game=mess&seed=13"));
  EXPECT_TRUE(match().moves().empty());
  EXPECT_EQ(match().seed(), 13U);
}

TEST_F(ChanceTest, TheComputerTakesNoDraw) {
  begin();
  play_on(30);
  session.set_seats({{0}, {2}});
  EXPECT_EQ(text_of(session.offer_draw()), "Mess is played to its end: the computer takes no draw.");
  begin();
  EXPECT_EQ(text_of(session.offer_draw()), "") << "two players agree as they like";
  EXPECT_EQ(match().outcome().reason, "agreement");
}

TEST_F(ChanceTest, EveryActionCanBeAdvised) {
  begin({}, 5);
  for (std::size_t step = 0; step < 300 && !match().over(); ++step) {
    for (const games::ActionView& view : match().legal()) EXPECT_NE(say(advice(view)), "") << view.text;
    ASSERT_FALSE(session.play(choose(match())));
  }
}

TEST_F(ChanceTest, ThePlotShowsWhatBothOwnNotWhatTheComputerHopes) {
  Match copy = make_match(mess());
  ASSERT_FALSE(copy.play("roll", 0, Score{777, std::nullopt}));
  EXPECT_EQ(copy.balance_at(1), 0);
}

TEST_F(ChanceTest, LongGamesAreKeptAsFarAsTheyFit) {
  Json games = Json::array();
  for (const char* const id : {"new", "old", "older", "oldest"}) {
    games.push_back({{"id", id},
                     {"game", "mess"},
                     {"first", "human"},
                     {"second", "human"},
                     {"result", "*"},
                     {"record", std::string(Session::kMostSavedText / 3, ' ')}});
  }
  session.restore({{"games", games.dump()}});
  ASSERT_EQ(session.saved().size(), 4U);
  begin();
  play_on(8);
  begin();
  ASSERT_EQ(session.saved().size(), 3U);
  EXPECT_EQ(session.saved()[1].id, "new");
  EXPECT_EQ(session.saved()[2].id, "old") << "the newest stay";
}

TEST_F(ChanceTest, ARecordReplaysAndGoesOnWithTheSameDice) {
  begin();
  play_on(60);
  const std::string record = session.export_record();
  auto copy = read_record(record);
  ASSERT_TRUE(copy.ok()) << say(copy.error());
  EXPECT_EQ(copy->moves_text(), match().moves_text());
  EXPECT_EQ(copy->position().text(), match().position().text());
  EXPECT_EQ(copy->seed(), match().seed());
  play_on(120);
  const std::string played = match().moves_text();
  ASSERT_FALSE(session.import_record(record));
  play_on(120);
  EXPECT_EQ(match().moves_text(), played);
}

TEST_F(ChanceTest, ALinkCarriesSeedAndActions) {
  begin();
  play_on(40);
  const auto copy = read_link(session.link());
  ASSERT_TRUE(copy.ok()) << say(copy.error());
  EXPECT_EQ(copy->moves_text(), match().moves_text());
  EXPECT_EQ(copy->seed(), 7U);
  const auto wrong = read_link("game=mess&seed=seven");
  ASSERT_FALSE(wrong.ok());
  EXPECT_EQ(say(wrong.error()), "The seed \"seven\" should be a whole number below 4294967296.");
}

TEST_F(ChanceTest, IsNeverTakenBack) {
  begin();
  EXPECT_EQ(text_of(session.undo()), "There is no move to take back yet.");
  ASSERT_FALSE(session.play("roll"));
  EXPECT_EQ(text_of(session.undo()), "Dice and cards cannot be taken back, nor what came before them.");
  const std::string before = match().position().text();
  const std::string choice = choose(match());
  ASSERT_FALSE(session.play(choice));
  if (match().moves().back().side != Side::Chance) {
    ASSERT_FALSE(session.undo());
    EXPECT_EQ(match().position().text(), before);
    ASSERT_FALSE(session.redo());
    EXPECT_EQ(match().moves().back().view.text, choice);
  }
}

TEST_F(ChanceTest, AgainstTheComputerTakesBackToTheLastChoiceOfTheHuman) {
  // White is asked for the rent, attacks, and Black takes back: both strikes go.
  MatchSetup setup = mess({{0}, {3}});
  ASSERT_FALSE(session.new_game(setup));
  ASSERT_FALSE(session.play("roll"));
  while (match().human_to_move() && match().legal().front().text != "roll" && match().to_move() == Side::First) {
    const std::string choice = choose(match());
    ASSERT_FALSE(session.play(choice));
    if (choice == "end") break;
  }
  if (match().computer_to_move()) {
    EXPECT_TRUE(session.thinking());
    ASSERT_FALSE(session.undo()) << "what came after the dice goes";
    EXPECT_TRUE(match().human_to_move());
  }
}

TEST_F(ChanceTest, CannotBeChosenByAPlayer) {
  begin();
  EXPECT_TRUE(session.play("dice:3-4"));
  EXPECT_TRUE(match().moves().empty());
}

TEST_F(ChanceTest, GoesOnWhereALinkStoppedBeforeTheDice) {
  ASSERT_FALSE(session.open_link("game=mess&moves=roll"));
  EXPECT_GE(match().moves().size(), 2U);
  EXPECT_FALSE(match().chance_to_move());
}

TEST_F(ChanceTest, TellsThePageHowThePropertyStands) {
  const Json reply = call({{"do", "newGame"}, {"game", "mess"}, {"seed", 5}, {"moves", "roll dice:3-3"}});
  ASSERT_TRUE(reply["ok"]) << reply.dump();
  EXPECT_EQ(reply["value"]["estate"]["tokens"][0], 6);
  EXPECT_EQ(reply["value"]["estate"]["phase"], "buy");
  EXPECT_EQ(reply["value"]["seed"], 5);
  EXPECT_EQ(reply["value"]["question"], "Oat Row is vacant, $100. Place a piece?");
  const Json wrong = call({{"do", "newGame"}, {"game", "mess"}, {"seed", -1}});
  EXPECT_FALSE(wrong["ok"]);
  const Json bought = call({{"do", "play"}, {"move", "buy:P"}});
  ASSERT_TRUE(bought["ok"]) << bought.dump();
  const Json moves = call({{"do", "legalMoves"}});
  ASSERT_TRUE(moves["ok"]);
  EXPECT_NE(moves["value"].dump().find("roll"), std::string::npos) << "a double: once more";
  const Json event = Json::parse(std::find_if(platform.events.rbegin(), platform.events.rend(), [](const auto& one) {
                                   return one.first == "move";
                                 })->second);
  EXPECT_EQ(event["story"][0], "White buys Oat Row with a Pawn for $100.");
  EXPECT_EQ(event["to"], "6");
}

TEST_F(ChanceTest, SaysWhatHappenedToTheScreenReader) {
  ASSERT_TRUE(call({{"do", "newGame"}, {"game", "mess"}, {"moves", "roll dice:3-3"}})["ok"]);
  (void)session.take_notices();
  ASSERT_FALSE(session.play("buy:P"));
  const auto notices = session.take_notices();
  ASSERT_FALSE(notices.empty());
  EXPECT_EQ(say(notices.front().message), "White buys Oat Row with a Pawn for $100.");
}

TEST_F(ChanceTest, HintsAreSaidInWords) {
  begin();
  ASSERT_FALSE(session.ask_hint());
  session.engine_line("readyok");
  session.engine_line("bestmove roll");
  ASSERT_TRUE(session.hint());
  const auto notices = session.take_notices();
  ASSERT_FALSE(notices.empty());
  EXPECT_EQ(say(notices.back().message), "Hint: Roll the dice.");
}

TEST_F(ChanceTest, KeepsTheWorthOfBothAfterEachStep) {
  begin();
  EXPECT_EQ(match().worth_at(0), (std::array{3750, 3750})) << "1500 in cash, 2250 in pieces";
  play_on(100);
  const auto estate = match().position().estate();
  ASSERT_TRUE(estate);
  EXPECT_EQ(match().worth_at(match().moves().size()), (std::array{estate->purses[0].worth, estate->purses[1].worth}));
}

TEST_F(ChanceTest, NumbersTheSquaresOfATrack) {
  const games::GameInfo& info = games::find("mess")->info();
  EXPECT_EQ(square_word(info, 24), "24");
  EXPECT_EQ(read_square_word(info, "24"), Square{24});
  EXPECT_FALSE(read_square_word(info, "42"));
  EXPECT_FALSE(read_square_word(info, "d4"));
  const games::GameInfo& smess = games::find("smess")->info();
  EXPECT_EQ(read_square_word(smess, "d4"), read_square_word(smess, square_word(smess, *read_square_word(smess, "d4"))));
}

TEST_F(ChanceTest, SurvivesAReload) {
  begin();
  play_on(30);
  const std::string kept = platform.stored["match"];
  FakePlatform other;
  Session again{other, link};
  again.restore({{"match", kept}});
  ASSERT_NE(again.match(), nullptr);
  EXPECT_EQ(again.match()->moves_text(), match().moves_text());
  EXPECT_EQ(again.match()->seed(), match().seed());
}

}  // namespace
}  // namespace messhall::app
