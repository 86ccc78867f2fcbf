// What the inventor left open and the house decided is marked as the house's: see `house` below.
#include "games/cassandra/help.hpp"

#include <array>
#include <string>
#include <utility>

namespace messhall::games::cassandra {
namespace {

using Paragraphs = std::vector<HelpParagraph>;

HelpParagraph rule(std::string_view section, Text text, Text source = kOrigin) {
  return {section, text, false, source, {}, {}, -1};
}
HelpParagraph house(std::string_view section, Text text, std::string_view option = {}) {
  return {section, text, true, {}, {}, {}, -1, option};
}
HelpParagraph example(std::string_view section, Text text, std::string position, std::string_view select) {
  return {section, text, false, {}, std::move(position), select, -1};
}

Paragraphs aim() {
  return {
      rule("aim", {"cassandra.help.aim",
                   "Two armies, White and Black. You win by checkmate, as in chess, and also when a prophecy of yours "
                   "comes true against the other King."}),
      rule("aim", {"cassandra.help.aim.chess",
                   "All of chess is here: check and checkmate, castling, promotion, taking in passing, stalemate. New "
                   "is that a move may carry a prophecy, and that each side chooses its army."}),
      rule("aim", {"cassandra.help.aim.name",
                   "Cassandra of Troy foretold the truth and nobody believed her. Here everybody does, and moves out "
                   "of the way in time."}),
      example("aim",
              {"cassandra.help.aim.try",
               "Black to move. White has foretold the King on h8, and the Bishop on a2 watches its only way out. "
               "Whatever Black plays, the prophecy comes true and White wins."},
              "7k/p5pp/8/8/8/8/B7/4K3 b - - 3 40 kb h8:1/- fide:fide", "a7"),
  };
}

Paragraphs prophecies() {
  return {
      rule("prophecies",
           {"cassandra.help.prophecies",
            "With your move you may **name a square**. You foretell that a piece of the other side, of the type that "
            "you hunt, will stand there when you are about to make your move after next."}),
      rule("prophecies",
           {"cassandra.help.prophecies.fulfilled",
            "When that moment comes, the prophecy is fulfilled before you move: if such a piece stands "
            "on the square, it **vanishes**. If not, nothing happens. Either way the prophecy is spent."}),
      rule("prophecies",
           {"cassandra.help.prophecies.aloud",
            "Prophecies are spoken aloud. Both players see the mark on the board, with the number of moves that are "
            "left: the other side has two moves to get out of the way. Any square may be named, even an empty one."}),
      rule("prophecies",
           {"cassandra.help.prophecies.one",
            "Each player may have only one outstanding. Whoever names a square with one move names none with the "
            "next, and may name another with the move after that."}),
      rule("prophecies", {"cassandra.help.prophecies.first",
                          "White may make no prophecy with White's first move. Black may, with Black's."}),
      example("prophecies",
              {"cassandra.help.prophecies.try",
               "Black to move. White's prophecy of e5 falls due after this move, and the Pawn there is blocked: "
               "whatever Black plays, it vanishes."},
              "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 4 pp e5:1/- fide:fide", "a7"),
      example("prophecies",
              {"cassandra.help.prophecies.try.dodge",
               "Black to move. White hunts Knights and has foretold the one on c6. It has to leave now, or it "
               "vanishes."},
              "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 3 5 np c6:1/- fide:fide", "c6"),
      example("prophecies",
              {"cassandra.help.prophecies.try.name",
               "White to move. Go with the Bishop to b5, then name a square. The Pawn on e5 cannot run away."},
              "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3 pp -/- fide:fide", "f1"),
  };
}

Paragraphs targets() {
  return {
      rule("targets",
           {"cassandra.help.targets",
            "Your prophecies hunt **one type at a time**: first Pawns, then Knights, Bishops, Rooks, Queens, and last "
            "the King. Each one that comes true takes you a step further. Against the King, it wins at once."}),
      rule("targets", {"cassandra.help.targets.immune",
                       "The types that you have behind you are immune: you can foretell them no more. Your opponent "
                       "has a target of their own."}),
      rule("targets", {"cassandra.help.targets.absent",
                       "A type of which the other side has none is passed over at once, without any success."}),
      rule("targets",
           {"cassandra.help.targets.slot",
            "What counts is the place in the army: a Waffle, a Fibnif and a Woody Rook begin where Knights do, and "
            "are Knights to a prophecy. A promoted piece counts as what it has become."}),
      house("targets", {"cassandra.help.targets.void",
                        "A prophecy keeps the type that it was made about. If that type is passed over before it "
                        "falls due, it can no longer come true, and still counts as outstanding."}),
      house("targets", {"cassandra.help.targets.never-back",
                        "What was passed over stays behind, even if the other side promotes to such a piece later."}),
      example("targets",
              {"cassandra.help.targets.try",
               "Take the last black Pawn, on d5. Black has no Knight and no Bishop either: White hunts Rooks at once."},
              "4k2r/8/8/3p4/4P3/8/8/4K3 w - - 0 30 pp -/- fide:fide", "e4"),
      example("targets",
              {"cassandra.help.targets.try.immune",
               "Black to move. White hunts Knights and has foretold one on d5. A Pawn stands there: it is immune, and "
               "stays."},
              "1n2k3/2p5/8/3p4/8/8/8/4K2R b - - 3 30 nr d5:1/- fide:fide", "c7"),
      example("targets",
              {"cassandra.help.targets.try.slot",
               "Black to move. White has foretold a Knight on a8, and a Fibnif counts as one. Leave it there, and it "
               "vanishes."},
              "i3k3/8/8/8/8/8/8/4K2R b - - 3 30 nr a8:1/- fide:nutters", "e8"),
      example("targets",
              {"cassandra.help.targets.try.void",
               "Black to move. White has foretold a Pawn on d1. The Pawn on d2 may go there, for it becomes another "
               "piece: no Pawn is left to hunt, and the prophecy is void."},
              "8/4k3/8/8/8/K7/3p4/8 b - - 0 31 pk d1:1/- fide:fide", "d2"),
  };
}

Paragraphs turn() {
  return {
      rule("turn",
           {"cassandra.help.turn",
            "**First** it is asked whether you stand checkmated on the board as it is. If so, the game is over, and no "
            "prophecy can save you any more."}),
      rule("turn", {"cassandra.help.turn.then",
                    "**Then** your prophecy that is due is fulfilled. **After that** you move, and may name a square "
                    "if you have no prophecy outstanding."}),
      house("turn",
            {"cassandra.help.turn.open",
             "If your prophecy takes away what stood before the other King, any piece of yours that reaches the King "
             "may take it, even one that must not move otherwise, and you win."}),
      house("turn", {"cassandra.help.turn.exposed",
                     "If it lays your own King open, you are in check and must meet it. Without a legal move you are "
                     "checkmated, or stalemated when not in check."}),
      house("turn", {"cassandra.help.turn.rights",
                     "A corner piece that vanishes from its home takes the right to castle with it. A Pawn that "
                     "vanishes can no longer be taken in passing."}),
      example("turn",
              {"cassandra.help.turn.try",
               "Black to move. White has foretold the King on e8, and it falls due next. The Queen can go to h4: "
               "checkmate comes first, and the King stays."},
              "rnbqkbnr/pppp1ppp/8/4p3/5PP1/8/PPPPP2P/RNBQKBNR b KQkq g3 0 3 kk e8:1/e1:0 fide:fide", "d8"),
      example("turn",
              {"cassandra.help.turn.try.open",
               "White's prophecy has just taken the Knight on e5 away. The Rook on e1 is pinned, and may take the King "
               "all the same."},
              "4k3/8/8/4n3/8/8/8/r3R1K1 w - - 0 40 nr e5:1/- fide:fide", "e1"),
      example("turn",
              {"cassandra.help.turn.try.exposed",
               "White's prophecy has just taken the Knight on h4 away, the shield of White's own King. Only g1 is out "
               "of the Rook's reach."},
              "4k2r/8/8/8/7n/8/6P1/7K w - - 0 40 np h4:1/- fide:fide", "h1"),
  };
}

Paragraphs armies() {
  return {
      rule("armies",
           {"cassandra.help.armies",
            "Before the game each side chooses one of four armies: the Fabulous FIDEs, the Colorbound Clobberers, the "
            "Nutty Knights or the Remarkable Rookies. Any two may meet, also two of the same. They are of like "
            "strength."},
           kArmiesOrigin),
      rule("armies",
           {"cassandra.help.armies.places",
            "King and Pawns are the same everywhere. The other pieces begin where Rook, Knight, Bishop and Queen do in "
            "chess. Forward is away from the player, so Black's pieces move as the mirror image of White's. Whatever "
            "leaps, leaps over anything that stands between."},
           kArmiesOrigin),
      rule("armies",
           {"cassandra.help.armies.castling",
            "**Castling** is that of chess, with the corner piece of the army: the King goes two squares towards it, "
            "and it lands on the square that the King has crossed. Neither has moved before, nothing stands between, "
            "and no square that the King leaves, crosses or reaches is attacked."},
           kArmiesOrigin),
      house("armies",
            {"cassandra.help.armies.clobberers",
             "On the long side the Clobberers' King goes three squares, from e1 to b1 or from e8 to b8, and the Bede "
             "lands next to it on the c file. So the Bede keeps the colour of its squares."}),
      house("armies",
            {"cassandra.help.armies.promotion",
             "**Promotion:** a Pawn on the last rank becomes any piece of its own or of the other side's army, except "
             "King and Pawn, whatever is on the board."}),
      example("armies",
              {"cassandra.help.armies.try",
               "Clobberers against Nutty Knights. Play some moves of both, and see what they can do."},
              "gitlktig/pppppppp/8/8/8/8/PPPPPPPP/DWFCKFWD w KQkq - 0 1 pp -/- clobberers:nutters", "c1"),
      example("armies",
              {"cassandra.help.armies.try.castling",
               "The Clobberers' King on e1 can castle to g1, and to b1: the Bede from a1 then stands on c1."},
              "d3k2d/pppppppp/8/8/8/8/PPPPPPPP/D3K2D w KQkq - 4 20 pp -/- clobberers:clobberers", "e1"),
      example("armies",
              {"cassandra.help.armies.try.promotion",
               "The Pawn on b7 can become one of eight pieces: four of the Nutty Knights, four of the Clobberers."},
              "f3k3/1P6/8/8/8/8/6p1/4K3 w - - 0 30 pp -/- nutters:clobberers", "b7"),
  };
}

Paragraphs end() {
  return {
      rule("end", {"cassandra.help.end",
                   "Checkmate wins. So does a prophecy that comes true against the King. Whoever is not in check and "
                   "has no legal move is stalemated: a draw."}),
      house("end",
            {"cassandra.help.end.repetition",
             "The third occurrence of a position is a draw. Prophecies and targets are part of the position, as are "
             "the rights to castle and to take in passing."},
            "repetition"),
      house("end",
            {"cassandra.help.end.movelimit",
             "A hundred plies without a capture, a Pawn's move or a prophecy that comes true are a draw. A ply is one "
             "move of one side."},
            "move-limit"),
      house("end", {"cassandra.help.end.material",
                    "No game is drawn because too few pieces are left: two bare Kings can still prophesy."}),
      example("end",
              {"cassandra.help.end.try",
               "Two bare Kings, Black to move. White has foretold e8, and two moves are left: when they are over, the "
               "King must be elsewhere."},
              "4k3/8/8/8/8/8/8/4K3 b - - 7 80 kk e8:0/- fide:fide", "e8"),
      example(
          "end",
          {"cassandra.help.end.try.stalemate",
           "White to move. Take care: with the Queen on f7, Black has no move and is not in check. That is a draw."},
          "7k/8/8/5Q2/8/8/8/K7 w - - 0 60 kk -/- fide:fide", "f5"),
  };
}

Paragraphs options() {
  return {
      rule("options", {"cassandra.help.options.armies",
                       "Each side chooses its army when a new game is set up. The inventor wants the question which "
                       "army gains most from prophecies to be settled on the board."}),
      rule("options",
           {"cassandra.help.options.prophecies",
            "Without prophecies this is Chess with Different Armies, and with the Fabulous FIDEs on both sides plain "
            "chess."},
           kArmiesOrigin),
  };
}

}  // namespace

Paragraphs help() {
  Paragraphs all;
  for (Paragraphs& section :
       std::array{aim(), prophecies(), targets(), turn(), armies(), pieces_help(), end(), options()}) {
    for (HelpParagraph& paragraph : section) all.push_back(std::move(paragraph));
  }
  return all;
}

}  // namespace messhall::games::cassandra
