#include "app/record.hpp"

#include <nlohmann/json.hpp>

namespace messhall::app {
namespace {

using games::Side;
using games::Verdict;
using Json = nlohmann::ordered_json;

constexpr std::string_view kFormat = "mess-hall-record";
constexpr int kVersion = 1;
// What stands for "mate in n" in a record's score: the same words as in the protocol.
constexpr std::string_view kMate = "mate ";

std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json score_json(const Score& score) {
  if (score.mate_in) return std::string(kMate) + std::to_string(*score.mate_in);
  return score.hundredths;
}

std::optional<Score> read_score(const Json& move) {
  const auto found = move.find("score");
  if (found == move.end()) return std::nullopt;
  if (found->is_number_integer()) {
    const auto value = found->get<std::int64_t>();
    if (value < -100'000 || value > 100'000) return std::nullopt;
    return Score{static_cast<int>(value), std::nullopt};
  }
  if (!found->is_string()) return std::nullopt;
  const std::string text = found->get<std::string>();
  if (text.rfind(kMate, 0) != 0 || text.size() > kMate.size() + 5) return std::nullopt;
  const int mate = std::atoi(text.c_str() + kMate.size());
  return mate == 0 ? std::nullopt : std::optional<Score>(Score{0, mate});
}

// The text in a field; the fallback when it is missing; nothing when it is something else.
std::optional<std::string> text_in(const Json& json, const char* name, std::string fallback) {
  const auto found = json.find(name);
  if (found == json.end()) return fallback;
  if (!found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

std::int64_t number_in(const Json& json, const char* name) {
  const auto found = json.find(name);
  return found != json.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

Message wrong_field(const char* name) {
  return {{"app.record.field", "The record's \"{field}\" is not what it should be."}, {{"field", std::string(name)}}};
}

Result<MatchSetup> read_setup(const Json& json) {
  MatchSetup setup;
  const auto game = text_in(json, "game", "");
  if (!game || game->empty()) return wrong_field("game");
  setup.game = *game;
  const auto start = text_in(json, "start", "startpos");
  if (!start) return wrong_field("start");
  setup.start = *start;
  if (const auto options = json.find("options"); options != json.end()) {
    if (!options->is_object()) return wrong_field("options");
    for (const auto& [name, value] : options->items()) {
      if (!value.is_string()) return wrong_field("options");
      setup.options[name] = value.get<std::string>();
    }
  }
  for (const char* const name : {"first", "second"}) {
    const auto text = text_in(json, name, "human");
    const auto seat = text ? parse_seat(*text) : std::nullopt;
    if (!seat) return wrong_field(name);
    (name[0] == 'f' ? setup.seats.first : setup.seats.second) = *seat;
  }
  const auto started = text_in(json, "started", "");
  if (!started) return wrong_field("started");
  setup.started = parse_date(*started);
  if (const auto seed = json.find("seed"); seed != json.end()) {
    if (!seed->is_number_unsigned() || seed->get<std::uint64_t>() > UINT32_MAX) return wrong_field("seed");
    setup.seed = seed->get<std::uint32_t>();
  }
  return setup;
}

Message wrong_move(std::size_t index, std::string move, Message why) {
  return {{"app.record.move", "Move {number} of the record, \"{move}\", cannot be played: {reason}"},
          {{"number", std::to_string(index + 1)}, {"move", std::move(move)}, {"reason", std::move(why)}}};
}

Failure replay(Match& match, const Json& moves) {
  if (!moves.is_array()) return wrong_field("moves");
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Json& entry = moves[i];
    const auto move = entry.is_string()   ? std::optional<std::string>(entry.get<std::string>())
                      : entry.is_object() ? text_in(entry, "move", "")
                                          : std::nullopt;
    if (!move) return wrong_field("moves");
    const Json empty = Json::object();
    const Json& more = entry.is_object() ? entry : empty;
    if (Failure why = match.play(*move, number_in(more, "at"), read_score(more))) {
      return wrong_move(i, *move, std::move(*why));
    }
  }
  return std::nullopt;
}

// The result stands in the record for readers; it must be what the moves say, or an agreed end.
Failure read_result(Match& match, const Json& json) {
  const auto result = text_in(json, "result", "*");
  const auto reason = text_in(json, "reason", "");
  if (!result) return wrong_field("result");
  if (!reason) return wrong_field("reason");
  if (!match.over() && *reason == "resignation" && (*result == "1-0" || *result == "0-1")) {
    return match.resign(*result == "1-0" ? Side::Second : Side::First);
  }
  if (!match.over() && *reason == "agreement" && *result == "1/2-1/2") return match.agree_draw();
  if (*result != "*" && *result != result_text(match.outcome().result)) {
    return Message{{"app.record.result", "The record says {result}, but its moves lead to {real}."},
                   {{"result", *result}, {"real", std::string(result_text(match.outcome().result))}}};
  }
  return std::nullopt;
}

}  // namespace

std::string_view result_text(Verdict verdict) {
  switch (verdict) {
    case Verdict::FirstWins:
      return "1-0";
    case Verdict::SecondWins:
      return "0-1";
    case Verdict::Draw:
      return "1/2-1/2";
    case Verdict::Ongoing:
      break;
  }
  return "*";
}

std::string write_record(const Match& match) {
  Json head = Json::object();
  head["format"] = kFormat;
  head["version"] = kVersion;
  head["game"] = match.info().id;
  head["options"] = Json::object();
  for (const auto& [name, value] : match.options()) head["options"][name] = value;
  head["start"] = match.start();
  head["first"] = seat_text(match.seats().first);
  head["second"] = seat_text(match.seats().second);
  if (match.started() != 0) head["started"] = date_text(match.started());
  if (match.seed() != 0) head["seed"] = match.seed();
  const games::Outcome outcome = match.outcome();
  head["result"] = result_text(outcome.result);
  if (outcome.over()) head["reason"] = outcome.reason;

  std::string text = "{\n";
  for (const auto& [name, value] : head.items()) text += "\"" + name + "\": " + dump(value) + ",\n";
  text += "\"moves\": [";
  bool first = true;
  for (const PlayedMove& played : match.moves()) {
    Json move = Json::object();
    move["move"] = played.view.text;
    if (played.at != 0) move["at"] = played.at;
    if (played.score) move["score"] = score_json(*played.score);
    text += (first ? "\n" : ",\n") + dump(move);
    first = false;
  }
  return text + "\n]\n}\n";
}

std::string record_file_name(std::string_view game, std::int64_t date) {
  std::string name = "mess-hall-";
  name.append(game);
  if (date > 0) name.append("-").append(date_text(date), 0, 10);
  return name.append(".json");
}

Result<Match> read_record(std::string_view text) {
  if (text.size() > kLongestRecord) return Message{{"app.record.long", "This is too long to be a record of a game."}};
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return Message{{"app.record.json", "This is not a record of a game: the text is damaged."}};
  if (!json.is_object() || text_in(json, "format", "") != std::optional<std::string>(kFormat)) {
    return Message{{"app.record.format", "This is not a record of Mess Hall."}};
  }
  const std::int64_t version = number_in(json, "version");
  if (version > kVersion) return Message{{"app.record.newer", "This record was written by a newer Mess Hall."}};
  if (version != kVersion) return wrong_field("version");

  const auto setup = read_setup(json);
  if (!setup) return setup.error();
  auto match = Match::create(*setup);
  if (!match) return match;
  if (const auto moves = json.find("moves"); moves != json.end()) {
    if (Failure why = replay(*match, *moves)) return *why;
  }
  if (Failure why = read_result(*match, json)) return *why;
  return match;
}

}  // namespace messhall::app
