// Examples that the reader plays through, both sides. Dice do not fall in them.
#include "games/mess/help.hpp"
#include "games/mess/sketch.hpp"

namespace messhall::games::mess {
namespace {

Lesson rent_war() {
  static const std::string position =
      Sketch{.men = "10B36R/14P20R", .tokens = "14/4", .phase = "rent", .roll = "5-3"}.text();
  Lesson lesson;
  lesson.id = "rent-war";
  lesson.name = {"mess.lesson.war", "Your first rent war"};
  lesson.about = {"mess.lesson.war.about", "A street, four pieces, and who can strike last. You play both sides."};
  lesson.position = position;
  lesson.steps = {
      {"attack:10",
       {"mess.lesson.war.1",
        "White's token has come to a street that a black Pawn holds: pay $12, or go to war. The white Bishop in the "
        "corner reaches the street, and so does the white Rook straight across. Begin with what costs less: press the "
        "Bishop, then the street."},
       {"mess.lesson.war.1.wrong", "That can be done. But strike with the Bishop first: it costs less than a Rook."}},
      {"attack:20",
       {"mess.lesson.war.2",
        "The Pawn lies in Black's graveyard, and the street is White's for the moment. Now you are Black. The black "
        "Rook in its corner reaches the street as well: capture the Bishop."},
       {"mess.lesson.war.2.wrong", "Black does not give in so soon: capture the Bishop with the Rook."}},
      {"attack:36",
       {"mess.lesson.war.3",
        "White again. The Bishop is lost, but the white Rook goes straight across the board. It stands on a card "
        "square and gives up no property: capture the black Rook."},
       {"mess.lesson.war.3.wrong", "Do not stop now: the white Rook reaches the street from the other side."}},
      {"hold",
       {"mess.lesson.war.4",
        "Black has nothing left that reaches the street, and can only let it go. Press the button that says so."},
       {"mess.lesson.war.4.wrong", "The war is lost for Black: let the street go."}},
  };
  lesson.end = {"mess.lesson.war.end",
                "The street is White's, and no rent is paid. White has lost a Bishop of $200, Black a Pawn and a Rook "
                "of $300 together. They may be redeemed from the graveyards, for these sums. Before you attack, count "
                "who can strike last."};
  return lesson;
}

Lesson move_up() {
  static const std::string position =
      Sketch{.men = "25B/37B6P", .tokens = "11/6", .phase = "buy", .roll = "6-5"}.text();
  Lesson lesson;
  lesson.id = "move-up";
  lesson.name = {"mess.lesson.up", "Buy cheap, move up"};
  lesson.about = {"mess.lesson.up.about", "The inventor's advice: how to come to the dearest street for $140."};
  lesson.source = kOrigin;
  lesson.position = position;
  lesson.steps = {
      {"buy:R",
       {"mess.lesson.up.1",
        "White's token has come to a vacant street for $140. Any piece may hold it. But straight across lies the "
        "dearest street of all, vacant too, and two kinds of pieces go there from here: the Queen, and the Rook, which "
        "is worth less. Buy with a Rook."},
       {"mess.lesson.up.1.wrong",
        "Not this time. Buy with a Rook: it is the cheapest piece that goes straight across."}},
      {"move:11-39",
       {"mess.lesson.up.2",
        "The street is White's, and the peaceful move is left. Press the Rook, then the square straight across, the "
        "last one before Go."},
       {"mess.lesson.up.2.wrong", "Not a bad idea. The lesson takes the Rook to the last square before Go."}},
  };
  lesson.end = {"mess.lesson.up.end",
                "White holds a street of $400 and has paid $140. The cheap street is vacant again, for whoever comes "
                "there next. Mind the black Bishop: it stands on the same side, and reaches the Rook when Black's "
                "token comes there."};
  return lesson;
}

}  // namespace

std::vector<Lesson> lessons() { return {rent_war(), move_up()}; }

}  // namespace messhall::games::mess
