// The terminal program: `messhall COMMAND ...`.
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "main/terminal/commands.hpp"

namespace messhall::terminal {
namespace {

struct Command {
  std::string_view name;
  Exit (*run)(const Arguments&);
  Form form;
  std::string_view about;
};

constexpr std::size_t kAnyNumber = 100'000;

const std::vector<Command>& commands() {
  static const std::vector<Command> table{
      {"games", list_games, {"games"}, "one line a game: id and name"},
      {"moves",
       list_moves,
       {.usage = "moves GAME FEN [--told]", .least = 2, .most = 2, .flags = {"--told"}, .rules = true},
       "legal moves, sorted; --told: what each does, too"},
      {"perft",
       count_perft,
       {.usage = "perft GAME FEN DEPTH [--divide]", .least = 3, .most = 3, .flags = {"--divide"}, .rules = true},
       "counts the positions after DEPTH plies"},
      {"show",
       show_position,
       {.usage = "show GAME FEN", .least = 2, .most = 2, .rules = true},
       "draws a position and says how it stands"},
      {"play",
       play_moves,
       {.usage = "play GAME FEN MOVE... [--told]", .least = 2, .most = kAnyNumber, .flags = {"--told"}, .rules = true},
       "plays moves and says how the game stands then; --told: what each move does, too"},
      {"bench",
       run_bench,
       {.usage = "bench [GAME] [--depth N]", .most = 1, .values = {"--depth"}},
       "fixed searches: a fingerprint of the search, and its speed"},
      {"match",
       run_match,
       {.usage = "match GAME --first SPEC --second SPEC [--games N] [--seed S] [--jobs N]",
        .least = 1,
        .most = 1,
        .values = {"--first", "--second", "--games", "--seed", "--jobs"}},
       "games between two players; SPEC: level=3, nodes=5000, depth=8, movetime=100, random; nodes=5000,blind knows\n"
       "      nothing of prophecies"},
      {"tablebase",
       build_tablebase,
       {.usage = "tablebase GAME PIECES", .least = 2, .most = 2},
       "builds an endgame and prints its statistics; PIECES: BS, or BSvbn"},
      {"uci", run_console, {"uci"}, "the protocol on standard input and output"},
  };
  return table;
}

void print_help() {
  std::puts("Mess Hall in the terminal.\n");
  for (const Command& command : commands()) {
    std::printf("  messhall %.*s\n      %.*s\n", static_cast<int>(command.form.usage.size()), command.form.usage.data(),
                static_cast<int>(command.about.size()), command.about.data());
  }
  std::puts(
      "\nFEN is a position in quotes, or startpos. Rules of the game are chosen with --RULE CHOICE or --no-RULE,\n"
      "such as --promotion exchange. Exit codes: 0 done, 1 illegal move, 2 bad arguments.");
}

int fail(const std::string& reason) {
  std::fprintf(stderr, "messhall: %s\n", reason.c_str());
  return kBadArguments;
}

int run(std::vector<std::string_view> words) {
  if (words.empty()) return fail("no command; messhall --help lists them");
  const std::string_view name = words.front();
  if (name == "--help" || name == "-h" || name == "help") {
    print_help();
    return kDone;
  }
  for (const Command& command : commands()) {
    if (command.name != name) continue;
    const auto arguments = Arguments::read(command.form, std::span(words).subspan(1));
    if (!arguments) return fail(say(arguments.error()));
    const Exit code = command.run(*arguments);
    return code ? *code : fail(say(code.error()));
  }
  return fail("there is no command " + quotable(name) + "; messhall --help lists them");
}

}  // namespace
}  // namespace messhall::terminal

int main(int count, char** words) {
  return messhall::terminal::run(std::vector<std::string_view>(words + (count > 0 ? 1 : 0), words + count));
}
