// What the player who acts is asked, and the answers.
#include "ui/screens/mess_question.hpp"

#include <array>
#include <string>
#include <utility>

#include "app/telling.hpp"
#include "ui/icons.gen.hpp"
#include "ui/screens/words.hpp"
#include "ui/track/draw.hpp"

namespace messhall::ui {
namespace {

using games::Side;
using track::dollars;

}  // namespace

std::function<void()> MessQuestion::does(std::string action) {
  return [this, action = std::move(action)] { table_.play(action); };
}

// ---- what is asked ----

MessQuestion::Kind MessQuestion::kind() const {
  if (match().looking_back()) return Kind::Back;
  if (match().over()) return Kind::Over;
  if (!table_.asking()) return Kind::Wait;
  if (table_.mode() != MessTable::Mode::Answer) return Kind::Manage;
  const std::string_view phase = estate().phase;
  if (phase == "jail") return Kind::Jail;
  if (phase == "buy") return Kind::Buy;
  if (phase == "rent" || phase == "war") return Kind::War;
  if (phase == "conquest") return Kind::Conquest;
  if (phase == "debt") return Kind::Debt;
  return phase == "after" ? Kind::After : Kind::Roll;
}

bool MessQuestion::idle() const {
  return kind() == Kind::Wait && match().seats().humans() > 0 && hall_.session.engine_trouble().empty();
}

Message MessQuestion::price_note(Square square) const {
  return {{"mess.note.price", "{amount}. Which piece shall hold it?"},
          {{"amount", dollars(match().info().deeds[square].price)}}};
}

// Who holds the square that is fought for, and what stands on it.
Message MessQuestion::held_note(const games::Estate& now) const {
  const Square at = now.at.value_or(0);
  const auto piece = match().shown().piece_at(at);
  const std::vector<Argument> arguments{{"place", mess::place(match(), at)},
                                        {"piece", match().info().kinds[piece ? piece->kind : 0].name},
                                        {"houses", std::to_string(now.houses[at])}};
  if (now.houses[at] == 5) return {{"mess.note.hotel", "{place}, with a hotel, held by a {piece}"}, arguments};
  if (now.houses[at] > 0) return {{"mess.note.houses", "{place}, houses: {houses}, held by a {piece}"}, arguments};
  return {{"mess.note.held", "{place}, held by a {piece}"}, arguments};
}

MessQuestion::Head MessQuestion::head() const {
  const games::Estate now = estate();
  const Message question = match().over() ? Message{} : match().position().question();
  const Square at = now.at.value_or(kNoSquare);
  switch (kind()) {
    case Kind::Back:
      return {kNoSquare, Text{"mess.ask.back", "An earlier position"},
              Message{{"mess.ask.step", "Step {ply} of {plies}"},
                      {{"ply", std::to_string(match().cursor())}, {"plies", std::to_string(match().moves().size())}}}};
    case Kind::Over:
      return {kNoSquare, words::verdict(match()), match().outcome().story};
    case Kind::Wait: {
      if (!hall_.session.engine_trouble().empty())
        return {at, Text{"mess.ask.trouble", "The computer does not answer"}, {}};
      const Side side = match().to_move();
      if (hall_.session.paused() && match().computer_to_move()) {
        return {at, Text{"mess.ask.paused", "Paused"},
                Message{{"mess.ask.next", "Next: {player}"}, {{"player", mess::player_name(match(), side)}}}};
      }
      return {at, Message{{"mess.ask.wait", "{player} is at it"}, {{"player", mess::player_name(match(), side)}}}, {}};
    }
    case Kind::Roll: {
      if (match().seats().humans() == 1) return {kNoSquare, Text{"mess.ask.yours", "Your turn"}, question};
      const Argument player{"player", mess::player_name(match(), match().to_move())};
      return {kNoSquare, Message{{"mess.ask.theirs", "{player}'s turn"}, {player}}, question};
    }
    case Kind::Jail:
      return {10, Text{"mess.ask.jailed", "In jail"}, question};
    case Kind::Buy:
      return {at, Message{{"mess.ask.vacant", "{place} is vacant"}, {{"place", mess::place(match(), at)}}},
              mess::offers(match(), "buy").empty() ? question : price_note(at)};
    case Kind::War: {
      const Message rent{{"mess.ask.rent-due", "Rent {amount}"}, {{"amount", dollars(now.war ? now.war->rent : 0)}}};
      const bool fights = !mess::offers(match(), "attack").empty();
      if (now.phase == "war") return {at, Text{"mess.ask.taken", "Your piece was taken"}, question};
      if (!fights) return {at, rent, held_note(now)};
      return {at, Message{{"mess.ask.or-war", "{rent}, or war"}, {{"rent", rent}}}, held_note(now)};
    }
    case Kind::Conquest:
      return {at, Message{{"mess.ask.conquered", "{place} is conquered"}, {{"place", mess::place(match(), at)}}},
              question};
    case Kind::Debt:
      return {kNoSquare, Message{{"mess.ask.owed", "You owe {amount}"}, {{"amount", dollars(now.owed)}}}, question};
    case Kind::After:
      if (now.moved) return {kNoSquare, Text{"mess.ask.done", "All done?"}, question};
      return {kNoSquare, Text{"mess.ask.peace", "A move in peace"}, peace_note()};
    case Kind::Manage:
      break;
  }
  constexpr std::array<Text, 4> kTitles{{{"mess.manage.build", "Build"},
                                         {"mess.manage.sell", "Sell buildings"},
                                         {"mess.manage.mortgage", "Mortgage pieces"},
                                         {"mess.manage.redeem", "Redeem pieces"}}};
  constexpr std::array<Text, 4> kNotes{
      {{"mess.manage.build.about", "On whole groups, evenly."},
       {"mess.manage.sell.about", "Half of what they cost comes back."},
       {"mess.manage.mortgage.about", "The piece goes to the graveyard, its property becomes vacant."},
       {"mess.manage.redeem.about", "From the graveyard back into the hand."}}};
  const auto mode = static_cast<std::size_t>(table_.mode()) - 1;
  return {kNoSquare, kTitles[mode], kNotes[mode]};
}

// ---- answers ----

void MessQuestion::add_roll_presses(std::vector<Press>& list) {
  if (mess::offered(match(), "jail-roll"))
    list.push_back(
        {"ask.jail-roll", Text{"mess.do.double", "Roll for a double"}, does("jail-roll"), true, icons::kDiceFive});
  if (mess::offered(match(), "jail-fine")) {
    const int cash = estate().purses[mess::index(match().to_move())].cash;
    const int fine = cash - mess::trial(match(), "jail-fine", 0).cash;
    list.push_back(
        {"ask.jail-fine", Message{{"mess.do.fine", "Pay {amount}"}, {{"amount", dollars(fine)}}}, does("jail-fine")});
  }
  if (mess::offered(match(), "jail-card"))
    list.push_back({"ask.jail-card", Text{"mess.do.card", "Use a card"}, does("jail-card")});
  if (mess::offered(match(), "roll"))
    list.push_back({"ask.roll", Text{"mess.do.roll", "Roll the dice"}, does("roll"), true, icons::kDiceFive});
}

// The mustard one is what keeps or wins the property in the end, and else what ends the matter.
void MessQuestion::add_war_presses(std::vector<Press>& list) {
  const games::Estate now = estate();
  const Square from = table_.attacker();
  const bool fights = from != kNoSquare;
  const bool wins = fights && now.war && course(now).taken == (mess::index(match().to_move()) == now.turn);
  if (mess::offered(match(), "pay")) {
    const Message pay{{"mess.do.pay", "Pay {amount}"}, {{"amount", dollars(now.war ? now.war->rent : 0)}}};
    list.push_back({"ask.pay", pay, does("pay"), !wins});
  }
  if (mess::offered(match(), "hold"))
    list.push_back({"ask.hold", Text{"mess.do.hold", "Let it go"}, does("hold"), !wins});
  if (!fights) return;
  const auto piece = match().position().piece_at(from);
  const Message attack{{"mess.do.attack", "Attack: {piece}"},
                       {{"piece", match().info().kinds[piece ? piece->kind : 0].name}}};
  list.push_back({"ask.attack", attack, does("attack:" + std::to_string(from)), wins, icons::kSword});
}

std::vector<MessQuestion::Press> MessQuestion::presses() {
  std::vector<Press> list;
  app::Session& session = hall_.session;
  if (!table_.pending().empty() && table_.asking()) {
    list.push_back(
        {"ask.confirm", Text{"mess.do.confirm", "Confirm"}, [this] { table_.confirm(); }, true, icons::kCheck});
    list.push_back({"ask.let-go", Text{"mess.do.let-go", "Not yet"}, [this] { table_.let_go(); }});
    return list;
  }
  switch (kind()) {
    case Kind::Back:
      list.push_back({"ask.back", Text{"mess.do.back", "Back to the game"},
                      [&session] { session.look(session.match()->moves().size()); }, true});
      break;
    case Kind::Over:
      list.push_back({"ask.rematch", Text{"result.rematch", "Rematch"},
                      [this] { hall_.refused(hall_.session.rematch(false)); }, true, icons::kArrowCounterClockwise});
      break;
    case Kind::Wait:
      if (!session.engine_trouble().empty()) {
        list.push_back({"ask.retry", Text{"mess.do.retry", "Try again"}, [&session] { session.retry_engine(); }, true});
      } else if (session.paused() && match().computer_to_move()) {
        list.push_back(
            {"ask.go-on", Text{"play.go-on", "Go on"}, [&session] { session.pause(false); }, true, icons::kPlay});
      }
      break;
    case Kind::Roll:
    case Kind::Jail:
      add_roll_presses(list);
      break;
    case Kind::Buy: {
      const bool able = !mess::offers(match(), "buy").empty();
      if (able) {
        const games::PieceKind& piece = match().info().kinds[table_.bought_with()];
        list.push_back({"ask.buy", Message{{"mess.do.buy", "Buy with the {piece}"}, {{"piece", piece.name}}},
                        does(std::string("buy:") + piece.letter), true});
      }
      list.push_back({"ask.leave", Text{"mess.do.leave", "Leave it"}, does("decline"), !able});
      break;
    }
    case Kind::War:
      add_war_presses(list);
      break;
    case Kind::Conquest: {
      const Square at = estate().at.value_or(0);
      const int worth = estate().houses[at] * match().info().deeds[at].house / 2;
      list.push_back({"ask.keep", Text{"mess.do.keep", "Keep them"}, does("keep-houses"), true, icons::kHouseSimple});
      list.push_back({"ask.sell-all", Message{{"mess.do.sell-all", "Sell for {amount}"}, {{"amount", dollars(worth)}}},
                      does("sell-houses")});
      break;
    }
    case Kind::Debt:
      break;
    case Kind::After:
      list.push_back({"ask.end", Text{"mess.do.end", "End the turn"}, does("end"), true, icons::kCheck});
      break;
    case Kind::Manage:
      list.push_back(
          {"ask.done", Text{"mess.do.done", "Done"}, [this] { table_.set_mode(MessTable::Mode::Answer); }, true});
      break;
  }
  return list;
}

void MessQuestion::answer() {
  for (const Press& press : presses()) {
    if (press.main) return press.act();
  }
}

}  // namespace messhall::ui
