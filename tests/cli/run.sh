#!/bin/sh
# Tests of the terminal program: what it prints and how it exits. Usage: run.sh path/to/messhall
set -u
program=$1
failures=0
out=$(mktemp)
err=$(mktemp)
trap 'rm -f "$out" "$err"' EXIT

fail() {
  failures=$((failures + 1))
  printf 'FAILED: %s\n  %s\n' "$title" "$1"
  sed 's/^/  out: /' "$out"
  sed 's/^/  err: /' "$err"
}

# run CODE ARGUMENT...: runs the program and checks its exit code.
run() {
  code=$1
  shift
  title="messhall $*"
  "$program" "$@" >"$out" 2>"$err" </dev/null
  got=$?
  [ "$got" -eq "$code" ] || fail "exit $got instead of $code"
  case $code in
    0) [ ! -s "$err" ] || fail 'standard error is not empty' ;;
    *)
      [ ! -s "$out" ] || fail 'standard output is not empty'
      [ "$(wc -l <"$err")" -eq 1 ] || fail 'the reason is not one line'
      ;;
  esac
}
prints() { [ "$(cat "$out")" = "$1" ] || fail "should print: $1"; }
has() { grep -q -e "$1" "$out" || fail "should have a line with: $1"; }
last() { tail -n 1 "$out" | grep -q -e "$1" || fail "last line should be: $1"; }
says() { grep -q -e "$1" "$err" || fail "should say: $1"; }

start='1ssbss1/nnnnnnn/7/7/7/7/NNNNNNN/1SSBSS1 w 0 1'
hanging='4b2/4S2/7/n6/7/7/7/3B3 w 0 1'

run 0 --help
has 'messhall perft GAME FEN DEPTH'
run 2
says 'no command'
run 2 chess
says 'there is no command chess'

run 0 games
has '^smess Smess$'
has '^college-mess College Mess$'
has '^ivory-tower Storm the Ivory Tower$'
has '^ivory-tower-korean Storm the Ivory Tower, Korean$'
has '^cassandra Cassandra Chess$'
has '^mess Mess$'
run 2 games smess
says 'smess is too much'

run 0 moves smess startpos
prints 'a2a1
a2a3
b1a1
b2b3
c2c3
d2d3
e2e3
f1g1
f2f3
f2g1
g2g1
g2g3'
run 0 moves smess "$start"
has '^a2a1$'
run 0 moves smess "$hanging"
has '^e7e8$'
run 2 moves
says 'something is missing'
run 2 moves smess
run 2 moves chess startpos
says 'there is no game chess; there are: smess'
run 2 moves smess '8/8 w 0 1'
run 2 moves smess startpos extra
run 2 moves smess startpos --divide
run 2 moves smess startpos --promotion sometimes
run 2 moves smess startpos --sideways on
run 0 moves smess startpos --promotion exchange --no-repetition

run 0 perft smess startpos 4
prints 'nodes 26211'
run 0 perft smess startpos 3 --divide
has '^a2a1: [0-9]*$'
last '^nodes 1943$'
run 0 perft smess startpos 0
prints 'nodes 1'
run 2 perft smess startpos
run 2 perft smess startpos -1
run 2 perft smess startpos many
says 'DEPTH must be a whole number from 0 to 20, not many'

run 0 show smess startpos
has "^fen $start\$"
last '^status ongoing$'
run 0 show smess '7/3b3/7/7/7/7/7/3B3 w 0 1'
last '^status draw (two-brains): '

run 0 perft college-mess startpos 3
prints 'nodes 21584'
run 0 show college-mess startpos --first-player red
has '^fen 1sspss1/fffffff/7/7/7/7/FFFFFFF/1SSPSS1 b Pp 0 1$'
run 1 play college-mess '3p3/7/7/7/3s3/7/F6/3P3 w P 0 1' d1g1
says 'The Professor may not leap now: '

run 0 perft ivory-tower startpos 3
prints 'nodes 178044'
run 0 perft ivory-tower-korean startpos 3
prints 'nodes 49452'
run 0 play ivory-tower '9/9/3b5/9/9/9/9/9/9/2S1B4 w 0 1' c1d1
last '^status Red wins (checkmate): '
chase='9/3nb4/7S1/9/9/9/9/9/5B3/9 w 0 1'
run 1 play ivory-tower "$chase" h8h9 e9e8 h9h8 e8e9 h8h9
says 'The Numskull on h8 has given check on your last two turns.'
run 0 play ivory-tower "$chase" h8h9 e9e8 h9h8 e8e9 h8h9 --repetition zillions
last '^status ongoing$'
run 0 tablebase ivory-tower BF
has '^positions w 5432 b 5661$'
has '^wins_w w 4982 b 5003$'

run 0 perft cassandra startpos 4 --no-prophecies
prints 'nodes 197281'
run 0 perft cassandra '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1' 4 --no-prophecies
prints 'nodes 43238'
run 0 perft cassandra startpos 2
prints 'nodes 26000'
run 0 perft cassandra startpos 3 --no-prophecies --divide
has '^e2e4: 600$'
last '^nodes 8902$'
run 0 moves cassandra '4k3/1P6/8/8/8/8/8/4K3 w - - 0 30 kk -/- fide:nutters' --no-prophecies
has '^b7b8l$'
run 0 show cassandra startpos --white-army rookies --black-army clobberers
has '^ 8 d w f c k f w d$'
has '^White: target Pawn$'
has '^fen dwfckfwd/pppppppp/8/8/8/8/PPPPPPPP/SYHOKHYS w KQkq - 0 1 pp -/- rookies:clobberers$'
run 0 show cassandra 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2 pp -/e4:0'
has '^Black: target Pawn, has foretold e4 (Pawn), due before the next move but one of Black$'
run 0 play cassandra startpos e2e4 'e7e5~e4' g1f3 b8c6 f1b5
last '^status ongoing$'
has '^fen r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3 pp -/e4:1 fide:fide$'
run 0 play cassandra startpos f2f3 e7e5 g2g4 d8h4
last '^status Black wins (checkmate): '
run 1 play cassandra startpos 'e2e4~e5'
says 'move 1 (e2e4~e5): White may make no prophecy with the first move.'
run 2 show cassandra 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
says 'the field targets is missing'
run 2 tablebase cassandra KQ
says 'endings of cassandra cannot be solved'

# Mess: dice and cards are actions like others.
run 0 moves mess startpos
prints 'roll'
run 0 play mess startpos roll dice:1-2 buy:P move:3-4
prints 'fen 4P/- PPPPPPPNNBBRRQK/PPPPPPPPNNBBRRQK -/- - 1440/1500 3/0 -/- -/- ffff/ffff 0 after - plain 1-2 0 1 1 0 0
status ongoing
state {"actor":0,"at":null,"cash":[1440,1500],"doubles":0,"graveyards":["",""],"hands":["PPPPPPPNNBBRRQK","PPPPPPPPNNBBRRQK"],"houses":{},"jail":[null,null],"jail_cards":[0,0],"moved":true,"owed":0,"phase":"after","pieces":{"4":"0P"},"round":1,"tokens":[3,0],"turn":0}'
run 0 play mess startpos --told roll dice:1-2 buy:P
has '^dice:1-2 White rolls 1 and 2 and comes to Mop Corner\.$'
has '^buy:P White buys Mop Corner with a Pawn for .60\.$'
run 0 moves mess '-/- PPPPPPPPNNBBRRQK/PPPPPPPPNNBBRRQK -/- - 1500/1500 3/0 -/- -/- ffff/ffff 0 buy - plain 1-2 0 0 1 0 0' --told
has '^buy:Q White buys Mop Corner with a Queen for .60\.$'
has '^decline White leaves Mop Corner alone\.$'
run 0 moves smess startpos --told
has '^a2a1 a2.*a1$'
run 0 show mess startpos --first black --rounds 40
has '^|20 Free |21 Chili|'
has "Round 1 of 40\\. Black's turn\\."
has 'Black: Roll the dice\.'
has '^status ongoing$'
last '^state {"actor":1,'
[ "$(awk 'length > 100 && !/^(fen|state) /' "$out")" = '' ] || fail 'the drawing is too wide'
run 0 play mess startpos --first lot lot:1 roll dice:6-6 decline roll dice:4-4
last '"doubles":2,.*"phase":"again",.*"tokens":\[0,20\],"turn":1}$'
run 1 play mess startpos roll dice:1-2 buy:P build:3
says 'move 4 (build:3): To build on Mop Corner, all properties of its group are needed\.'
run 1 play mess startpos dice:1-2
says 'move 1 (dice:1-2): This cannot be done now\. Roll the dice\.'
run 1 play mess startpos roll roll
says 'move 2 (roll): Chance acts now: dice or a card\.'
run 1 play mess startpos roll dice:7-2
says 'this is written like dice:3-4'
run 2 show mess 'a b c'
says 'The position text has 3 fields; 19 are needed: men hands '
run 2 play mess startpos --rounds 41 roll
run 2 tablebase mess KQ

run 0 play smess "$hanging" e7e8
last '^status Blue wins (brain-taken): '
run 0 play smess startpos c2c3 c7c6
has '^fen .* w 2 2$'
run 1 play smess startpos c2c5
says 'move 1 (c2c5): '
run 1 play smess "$hanging" e7e8 d1d2
says 'move 2 (d1d2): The game is over'
run 1 play smess startpos hello
run 2 play smess nowhere c2c3

run 0 bench smess --depth 5
has '^nodes [0-9]*$'
last '^nps [0-9]*$'
nodes=$(grep nodes "$out")
run 0 bench --depth 5
has "^$nodes\$"
run 2 bench chess
run 2 bench smess --depth deep

run 0 match smess --first nodes=200 --second random --games 4 --seed 3
has '^game 4: first=Red '
has '^score +4 =0 -0$'
last '^elo '
run 0 match smess --first level=2 --second level=1 --games 2 --seed 1 --jobs 1
first=$(cat "$out")
run 0 match smess --first level=2 --second level=1 --games 2 --seed 1 --jobs 2
prints "$first"
run 2 match smess --first level=2
says 'match needs --second SPEC'
run 2 match smess --first level=9 --second random
run 2 match smess --first clever --second random
run 2 match smess --first random --second random --games 0
run 2 match smess --first random --second random --games

run 0 tablebase smess BSvb
last '^longest '
prints_before=$(cat "$out")
run 0 tablebase smess BS
prints "$prints_before"
run 2 tablebase smess BXvb
run 2 tablebase smess BSSSvb

title='messhall uci'
printf 'uci\nposition startpos moves c2c3\nhello\ngo depth 4\nisready\n' | "$program" uci >"$out" 2>"$err" || fail 'the end of the input is no error'
has '^uciok$'
has '^info string error: there is no command hello$'
has '^readyok$'
has '^bestmove '
title='messhall uci: stop'
printf 'go infinite\nstop\nquit\n' | "$program" uci >"$out" 2>"$err" || fail 'quit is no error'
has '^bestmove [a-g][1-8][a-g][1-8]$'
title='messhall uci: end of input in an infinite search'
printf 'go infinite\n' | timeout 20 "$program" uci >"$out" 2>"$err" || fail 'did not end'
has '^bestmove '
title='messhall uci: quit in an infinite search'
printf 'go infinite\nquit\n' | timeout 20 "$program" uci >"$out" 2>"$err" || fail 'did not end'

[ "$failures" -eq 0 ] && echo 'all passed'
exit "$failures"
