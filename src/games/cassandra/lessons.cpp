// Examples that the reader plays through.
#include "games/cassandra/help.hpp"

namespace messhall::games::cassandra {
namespace {

Lesson first_prophecy() {
  Lesson lesson;
  lesson.id = "first-prophecy";
  lesson.name = {"cassandra.lesson.first", "The first prophecy"};
  lesson.about = {"cassandra.lesson.first.about",
                  "Name a square, wait two moves, and watch a Pawn vanish. You play both sides."};
  lesson.position = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3 pp -/- fide:fide";
  lesson.steps = {
      {"f1b5~e5",
       {"cassandra.lesson.first.1",
        "White hunts Pawns, as everybody does at first. The black Pawn on e5 cannot move: a white one stands before "
        "it. Move the Bishop from f1 to b5, then name e5."},
       {"cassandra.lesson.first.1.wrong", "Here it is the Bishop from f1 to b5, with a prophecy of e5."}},
      {"a7a6",
       {"cassandra.lesson.first.2",
        "The eye on e5 belongs to White, and the number beside it counts White's moves until it falls due. Now you "
        "are Black, who thinks of the Bishop first: the Pawn from a7 to a6."},
       {"cassandra.lesson.first.2.wrong", "Black may do much here. For the lesson, the Pawn goes from a7 to a6."}},
      {"b5a4",
       {"cassandra.lesson.first.3",
        "White again: the Bishop goes back to a4. While one prophecy is outstanding you may not make another, so "
        "nobody asks you for a square."},
       {"cassandra.lesson.first.3.wrong", "The Bishop is attacked. Bring it from b5 to a4."}},
      {"g8f6",
       {"cassandra.lesson.first.4",
        "Black's last move before the prophecy falls due. Nothing can help the Pawn on e5, so develop: the Knight from "
        "g8 to f6. Then look at e5."},
       {"cassandra.lesson.first.4.wrong", "A fair thought, but the lesson goes on with the Knight from g8 to f6."}},
  };
  lesson.end = {
      "cassandra.lesson.first.end",
      "The Pawn on e5 is gone, before White even moves. White hunts Knights from now on, and Black's Pawns are "
      "immune. With this move White may name a square again: where will the Knights be?"};
  return lesson;
}

// The seed tells it of the moves 1 and 2, without the rules that it gives below: there White prophesies with the first
// move, and again with the second while the first prophecy is outstanding. Here it begins with the second move, with
// Kings as targets, and White's second prophecy is left out.
Lesson mate_comes_first() {
  Lesson lesson;
  lesson.id = "mate-comes-first";
  lesson.name = {"cassandra.lesson.mate", "Checkmate comes first"};
  lesson.about = {"cassandra.lesson.mate.about",
                  "The inventor's own example: both Kings are foretold, and a checkmate is quicker. You play both "
                  "sides."};
  lesson.source = kOrigin;
  lesson.position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2 kk -/- fide:fide";
  lesson.steps = {
      {"f2f4~e8",
       {"cassandra.lesson.mate.1",
        "Suppose both sides already hunt Kings, and the first move is behind them. White moves the Pawn from f2 to f4 "
        "and names e8: if the King is still there in two moves, White wins."},
       {"cassandra.lesson.mate.1.wrong",
        "A better move than White's, perhaps. But the story begins with the Pawn from f2 to f4, and a prophecy of "
        "e8."}},
      {"e7e5~e1",
       {"cassandra.lesson.mate.2",
        "Black does not run away, and answers in kind: the Pawn from e7 to e5, with a prophecy of e1."},
       {"cassandra.lesson.mate.2.wrong", "Black moves the Pawn from e7 to e5 here, and names e1."}},
      {"g2g4",
       {"cassandra.lesson.mate.3",
        "White's prophecy is the older one and will be fulfilled first. White, sure of the game, moves the Pawn from "
        "g2 to g4. A second prophecy is not allowed while one is outstanding."},
       {"cassandra.lesson.mate.3.wrong", "White is careless here: the Pawn goes from g2 to g4."}},
      {"d8h4",
       {"cassandra.lesson.mate.4",
        "Black to move, and next the King on e8 vanishes. It could step aside. But there is a move that ends the game "
        "on the spot: find it."},
       {"cassandra.lesson.mate.4.wrong", "Not quick enough. Look at the Queen on d8, and at the white King."}},
  };
  lesson.end = {
      "cassandra.lesson.mate.end",
      "Checkmate. At the start of a turn it is asked first whether the player stands checkmated; only then is "
      "a prophecy fulfilled. The game is over, the King on e8 stays, and Black has won."};
  return lesson;
}

}  // namespace

std::vector<Lesson> lessons() { return {first_prophecy(), mate_comes_first()}; }

}  // namespace messhall::games::cassandra
