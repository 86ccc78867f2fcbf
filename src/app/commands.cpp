// The commands of the page (window.messhall and the frames that embed it) and the events that it hears.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "app/session.hpp"
#include "app/telling.hpp"

namespace messhall::app {
namespace {

using games::Side;
using Json = nlohmann::ordered_json;

// What a command gives: a value, or why not.
using Reply = Result<Json>;

std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string_view side_word(Side side) {
  return side == Side::First ? "first" : side == Side::Second ? "second" : "chance";
}

Json seat_json(Seat seat) { return seat.human() ? Json("human") : Json(seat.level); }

Json score_json(const Score& score) {
  if (score.mate_in) return {{"mate", *score.mate_in}};
  return {{"cp", score.hundredths}};
}

Json outcome_json(const Match& match, const Translator* translator) {
  const games::Outcome outcome = match.outcome();
  if (!outcome.over()) return nullptr;
  Json json{{"result", result_text(outcome.result)},
            {"reason", outcome.reason},
            {"story", say(outcome.story, translator)},
            {"square", nullptr}};
  if (outcome.square != kNoSquare) json["square"] = square_word(match.info(), outcome.square);
  return json;
}

Json thinking_json(const Session& session) {
  if (!session.thinking()) return nullptr;
  const Thinking& now = session.thinking_info();
  return {{"depth", now.depth},
          {"score", now.score ? score_json(*now.score) : Json(nullptr)},
          {"nodes", now.nodes},
          {"nps", now.nodes_per_second},
          {"pv", now.line}};
}

Json square_json(const Match& match, Square square) {
  return square == kNoSquare ? Json(nullptr) : Json(square_word(match.info(), square));
}

// How a property game stands, as "state" has it on the command line; null in others.
Json estate_json(const Match& match) {
  const std::string state = match.position().state_json();
  return state.empty() ? Json(nullptr) : Json::parse(state, nullptr, false);
}

// What the player who acts is asked; null where the question is always the same.
Json question_json(const Match& match, const Translator* translator) {
  const Message question = match.over() ? Message{} : match.position().question();
  return question.empty() ? Json(nullptr) : Json(say(question, translator));
}

// What each side foretells; null in games without prophecies.
Json prophecies_json(const Match& match) {
  constexpr std::array<std::string_view, games::kRungs> kRungNames{"pawn", "knight", "bishop", "rook", "queen", "king"};
  const auto prophecies = match.position().prophecies();
  if (!prophecies) return nullptr;
  const auto rung = [&](std::uint8_t index) { return kRungNames[std::min<std::size_t>(index, games::kRungs - 1)]; };
  Json json{{"mayName", prophecies->may_name && !match.over()}};
  for (const Side side : {Side::First, Side::Second}) {
    const games::Seer& seer = prophecies->seers[side == Side::Second ? 1 : 0];
    Json outstanding = nullptr;
    if (const auto& prophecy = seer.outstanding) {
      outstanding = {{"square", square_json(match, prophecy->square)},
                     {"target", rung(prophecy->rung)},
                     {"movesLeft", prophecy->moves_left},
                     {"spent", prophecy->spent}};
    }
    json[std::string(side_word(side))] = {{"target", rung(seer.target)}, {"outstanding", std::move(outstanding)}};
  }
  return json;
}

// A turn that is being made; null when none is.
Json draft_json(const Session& session, const Match& match) {
  const auto& draft = session.draft();
  if (!draft) return nullptr;
  return {{"move", draft->move ? Json(draft->move->text) : Json(nullptr)}, {"named", square_json(match, draft->named)}};
}

Json match_json(const Session& session, const Match& match) {
  Json moves = Json::array();
  for (const PlayedMove& move : match.moves()) moves.push_back(move.view.text);
  return {{"game", match.info().id},
          {"start", match.start()},
          {"position", match.position().text()},
          {"options", match.options()},
          {"moves", std::move(moves)},
          {"ply", match.cursor()},
          {"undone", match.undone()},
          {"turn", side_word(match.to_move())},
          {"estate", estate_json(match)},
          {"question", question_json(match, session.translator)},
          {"seed", match.has_chance() ? Json(match.seed()) : Json(nullptr)},
          {"prophecies", prophecies_json(match)},
          {"draft", draft_json(session, match)},
          {"outcome", outcome_json(match, session.translator)},
          {"players", {seat_json(match.seats().first), seat_json(match.seats().second)}},
          {"thinking", thinking_json(session)},
          {"paused", session.paused()},
          {"trouble",
           session.engine_trouble().empty() ? Json(nullptr) : Json(say(session.engine_trouble(), session.translator))}};
}

Json track_move_json(const Match& match, const PlayedMove& move, const Translator* translator) {
  const games::ActionView& view = move.view;
  const bool moves = view.from != kNoSquare && view.to != kNoSquare;
  Json story = Json::array();
  for (const Message& sentence : view.story) story.push_back(say(sentence, translator));
  return {{"move", view.text},
          {"notation", view.notation},
          {"by", side_word(move.side)},
          {"from", square_json(match, view.from)},
          {"to", square_json(match, view.to)},
          {"piece", moves ? Json(match.info().kinds[view.kind].id) : Json(nullptr)},
          {"captured", view.captured ? Json(match.info().kinds[view.captured->kind].id) : Json(nullptr)},
          {"story", std::move(story)},
          {"ply", match.moves().size()},
          {"position", match.position().text()}};
}

Json move_json(const Match& match, const PlayedMove& move, const Translator* translator) {
  if (match.has_chance()) return track_move_json(match, move, translator);
  const BoardSize size = match.info().board.size;
  const auto kind_id = [&](std::uint8_t kind) { return Json(match.info().kinds[kind].id); };
  const games::ActionView& view = move.view;
  return {{"move", view.text},
          {"notation", view.notation},
          {"by", side_word(move.side)},
          {"from", square_name(size, view.from)},
          {"to", square_name(size, view.to)},
          {"piece", kind_id(view.kind)},
          {"captured", view.captured ? kind_id(view.captured->kind) : Json(nullptr)},
          {"promoted", view.promoted ? kind_id(*view.promoted) : Json(nullptr)},
          {"foretold", square_json(match, view.named)},
          {"vanished", view.vanished ? Json{{"piece", kind_id(view.vanished->kind)},
                                            {"square", square_json(match, view.vanished->square)}}
                                     : Json(nullptr)},
          {"ply", match.moves().size()},
          {"position", match.position().text()}};
}

// ---- reading of arguments: each error names the argument ----

Message wrong(std::string_view name, Text wanted) {
  return {{"app.call.argument", "\"{name}\" should be {wanted}."}, {{"name", std::string(name)}, {"wanted", wanted}}};
}

constexpr Text kAText{"app.call.text", "a text"};
constexpr Text kASeat{"app.call.seat", "\"human\" or a level from 1 to 4"};
constexpr Text kMoves{"app.call.moves", "a list of moves or a text with blanks between them"};
constexpr Text kOptions{"app.call.options", "an object whose values are texts"};
constexpr Text kANumber{"app.call.number", "a whole number that is not negative"};
constexpr Text kASwitch{"app.call.switch", "true or false"};

Result<std::string> text_argument(const Json& call, const char* name) {
  const auto found = call.find(name);
  if (found == call.end() || !found->is_string()) return wrong(name, kAText);
  return found->get<std::string>();
}

Result<std::string> text_argument(const Json& call, const char* name, std::string_view fallback) {
  if (!call.contains(name) || call[name].is_null()) return std::string(fallback);
  return text_argument(call, name);
}

Result<Seat> seat_argument(const Json& call, const char* name) {
  const auto found = call.find(name);
  if (found == call.end() || found->is_null()) return kHuman;
  const auto seat = found->is_string()           ? parse_seat(found->get<std::string>())
                    : found->is_number_integer() ? parse_seat(dump(*found))
                                                 : std::nullopt;
  if (!seat) return wrong(name, kASeat);
  return *seat;
}

Result<std::string> moves_argument(const Json& call) {
  const auto found = call.find("moves");
  if (found == call.end() || found->is_null()) return std::string();
  if (found->is_string()) return found->get<std::string>();
  if (!found->is_array()) return wrong("moves", kMoves);
  std::string text;
  for (const Json& move : *found) {
    if (!move.is_string()) return wrong("moves", kMoves);
    text += move.get<std::string>() + " ";
  }
  return text;
}

Result<games::Options> options_argument(const Json& call) {
  games::Options options;
  const auto found = call.find("options");
  if (found == call.end() || found->is_null()) return options;
  if (!found->is_object()) return wrong("options", kOptions);
  for (const auto& [name, value] : found->items()) {
    if (value.is_boolean()) {
      options[name] = value.get<bool>() ? "on" : "off";
    } else if (value.is_string()) {
      options[name] = value.get<std::string>();
    } else {
      return wrong("options", kOptions);
    }
  }
  return options;
}

// Of dice and cards; 0, or none: by the clock.
Result<std::uint32_t> seed_argument(const Json& call) {
  const auto found = call.find("seed");
  if (found == call.end() || found->is_null()) return std::uint32_t{0};
  if (!found->is_number_unsigned() || found->get<std::uint64_t>() > UINT32_MAX) return wrong("seed", kANumber);
  return found->get<std::uint32_t>();
}

Failure unknown_arguments(const Json& call, std::initializer_list<std::string_view> known) {
  for (const auto& [name, value] : call.items()) {
    if (name == "do" || std::find(known.begin(), known.end(), name) != known.end()) continue;
    return Message{{"app.call.unknown-argument", "This command has no argument called \"{name}\"."}, {{"name", name}}};
  }
  return std::nullopt;
}

Json state(const Session& session) {
  const Match* const match = session.match();
  return match == nullptr ? Json{{"game", nullptr}} : match_json(session, *match);
}

// The state after an action, or why the action failed.
Reply state_after(const Session& session, const Failure& failure) {
  if (failure) return *failure;
  return state(session);
}

// ---- commands ----

using Command = Reply (*)(Session&, const Json&);

Reply new_game(Session& session, const Json& call) {
  if (Failure why = unknown_arguments(call, {"game", "position", "moves", "first", "second", "options", "seed"}))
    return *why;
  const std::string_view fallback =
      session.match() != nullptr ? session.match()->info().id : games::all().front()->info().id;
  const auto game = text_argument(call, "game", fallback);
  const auto position = text_argument(call, "position", "startpos");
  const auto moves = moves_argument(call);
  const auto first = seat_argument(call, "first"), second = seat_argument(call, "second");
  const auto options = options_argument(call);
  const auto seed = seed_argument(call);
  if (!game) return game.error();
  if (!position) return position.error();
  if (!moves) return moves.error();
  if (!first) return first.error();
  if (!second) return second.error();
  if (!options) return options.error();
  if (!seed) return seed.error();
  MatchSetup setup;
  setup.seed = *seed;
  setup.game = *game;
  setup.start = *position;
  setup.options = *options;
  setup.seats = {*first, *second};
  return state_after(session, session.new_game(setup, *moves));
}

Reply legal_moves(Session& session, const Json& call) {
  const auto from = text_argument(call, "from", "");
  if (!from) return from.error();
  Json moves = Json::array();
  if (session.match() == nullptr) return moves;
  std::optional<Square> square;
  if (!from->empty()) {
    square = read_square_word(session.match()->info(), *from);
    if (!square) {
      return Message{{"app.call.square", "There is no square \"{square}\" on this board."}, {{"square", *from}}};
    }
  }
  for (const games::ActionView& view : session.match()->legal()) {
    if (!square || view.from == *square) moves.push_back(view.text);
  }
  return moves;
}

Reply play(Session& session, const Json& call) {
  const auto move = text_argument(call, "move");
  if (!move) return move.error();
  session.look(session.match() != nullptr ? session.match()->moves().size() : 0);
  return state_after(session, session.play(*move));
}

Reply look(Session& session, const Json& call) {
  const auto found = call.find("ply");
  if (found == call.end() || !found->is_number_unsigned()) return wrong("ply", kANumber);
  session.look(found->get<std::size_t>());
  return state(session);
}

Reply pause(Session& session, const Json& call) {
  const auto found = call.find("paused");
  if (found != call.end() && !found->is_boolean()) return wrong("paused", kASwitch);
  session.pause(found == call.end() || found->get<bool>());
  return state(session);
}

Json settings_json(const Session& session) { return Json::parse(write_settings(session.settings()), nullptr, false); }

Reply set_setting(Session& session, const std::string& name, const std::string& value) {
  Settings settings = session.settings();
  if (Failure why = change_setting(settings, name, value)) return *why;
  session.change_settings(settings);
  return settings_json(session);
}

Reply set_theme(Session& session, const Json& call) {
  const auto theme = text_argument(call, "theme");
  if (!theme) return theme.error();
  // The same word may ask for a board or for day and night: both are themes to whoever writes a page.
  if (*theme == "light" || *theme == "dark" || *theme == "auto") return set_setting(session, "light", *theme);
  if (Reply reply = set_setting(session, "theme", *theme)) return reply;
  std::string boards;
  for (const std::string_view id : kThemes) (boards += boards.empty() ? "" : ", ") += id;
  return Message{{"app.call.theme", "\"{theme}\" is no theme. There are {boards}, and light, dark and auto."},
                 {{"theme", *theme}, {"boards", boards}}};
}

Reply set_named_setting(Session& session, const Json& call) {
  const auto name = text_argument(call, "name");
  if (!name) return name.error();
  const auto value = call.find("value");
  if (value == call.end()) return wrong("value", kAText);
  return set_setting(session, *name, value->is_string() ? value->get<std::string>() : dump(*value));
}

Reply square_rect(Session& session, const Json& call) {
  const auto square = text_argument(call, "square");
  if (!square) return square.error();
  const auto rectangle = session.square_rect ? session.square_rect(*square) : std::nullopt;
  if (!rectangle) {
    return Message{{"app.call.not-shown", "The square \"{square}\" is not on the screen now."}, {{"square", *square}}};
  }
  return Json{{"x", rectangle->x}, {"y", rectangle->y}, {"width", rectangle->width}, {"height", rectangle->height}};
}

Reply import_record(Session& session, const Json& call) {
  const auto record = text_argument(call, "record");
  if (!record) return record.error();
  return state_after(session, session.import_record(*record));
}

Reply open_link(Session& session, const Json& call) {
  const auto link = text_argument(call, "link");
  if (!link) return link.error();
  return state_after(session, session.open_link(*link));
}

Reply list_saved(Session& session, const Json&) {
  Json list = Json::array();
  for (const SavedGame& game : session.saved()) {
    list.push_back({{"id", game.id},
                    {"game", game.game},
                    {"players", {seat_json(game.seats.first), seat_json(game.seats.second)}},
                    {"result", game.result},
                    {"saved", date_text(game.saved)},
                    {"plies", game.plies}});
  }
  return list;
}

template <Failure (Session::*Action)(std::string_view)>
Reply with_id(Session& session, const Json& call) {
  const auto id = text_argument(call, "id");
  if (!id) return id.error();
  return state_after(session, (session.*Action)(*id));
}

Reply list_games(Session& session, const Json&) {
  Json list = Json::array();
  for (const games::Game* const game : games::all()) {
    Json options = Json::object();
    for (const games::OptionInfo& option : game->info().options) {
      Json choices = Json::array();
      for (const games::OptionChoice& choice : option.choices) choices.push_back(choice.id);
      options[std::string(option.id)] = std::move(choices);
    }
    list.push_back({{"id", game->info().id},
                    {"name", say(game->info().name, session.translator)},
                    {"options", std::move(options)}});
  }
  return list;
}

Reply export_record(Session& session, const Json&) {
  if (session.match() == nullptr)
    return Message{{"app.refused.no-match", "There is no game on the board. Start a new one first."}};
  return Json(session.export_record());
}

struct NamedCommand {
  std::string_view name;
  Command run;
};

constexpr NamedCommand kCommands[]{
    {"newGame", new_game},
    {"state", [](Session& s, const Json&) -> Reply { return state(s); }},
    {"legalMoves", legal_moves},
    {"play", play},
    {"undo", [](Session& s, const Json&) { return state_after(s, s.undo()); }},
    {"redo", [](Session& s, const Json&) { return state_after(s, s.redo()); }},
    {"resign", [](Session& s, const Json&) { return state_after(s, s.resign()); }},
    {"offerDraw", [](Session& s, const Json&) { return state_after(s, s.offer_draw()); }},
    {"hint", [](Session& s, const Json&) { return state_after(s, s.ask_hint()); }},
    {"moveNow", [](Session& s, const Json&) { return state_after(s, s.move_now()); }},
    {"pause", pause},
    {"look", look},
    {"setTheme", set_theme},
    {"setSetting", set_named_setting},
    {"settings", [](Session& s, const Json&) -> Reply { return settings_json(s); }},
    {"squareRect", square_rect},
    {"exportRecord", export_record},
    {"importRecord", import_record},
    {"link", [](Session& s, const Json&) -> Reply { return Json(s.link()); }},
    {"openLink", open_link},
    {"saved", list_saved},
    {"openSaved", with_id<&Session::open_saved>},
    {"deleteSaved", with_id<&Session::delete_saved>},
    {"games", list_games},
};

Reply run_command(Session& session, std::string_view text) {
  const Json call = Json::parse(text, nullptr, false);
  if (!call.is_object()) return Message{{"app.call.json", "A command is a JSON object with the field \"do\"."}};
  const auto name = text_argument(call, "do");
  if (!name) return name.error();
  const auto* const found = std::find_if(std::begin(kCommands), std::end(kCommands),
                                         [&](const NamedCommand& command) { return command.name == *name; });
  if (found == std::end(kCommands)) {
    return Message{{"app.call.unknown", "There is no command \"{name}\"."}, {{"name", *name}}};
  }
  return found->run(session, call);
}

}  // namespace

std::string Session::call(std::string_view json) {
  const Reply reply = run_command(*this, json);
  if (reply) return dump({{"ok", true}, {"value", *reply}});
  return dump({{"ok", false}, {"error", say(reply.error(), translator)}});
}

std::string Session::state_json() const { return dump(state(*this)); }

void Session::emit_move() { platform_.event("move", dump(move_json(*match_, match_->moves().back(), translator))); }
void Session::emit_end() { platform_.event("end", dump(outcome_json(*match_, translator))); }
void Session::emit_state() { platform_.event("state", state_json()); }
void Session::emit_error(const Message& message) {
  platform_.event("error", dump({{"message", say(message, translator)}}));
}

}  // namespace messhall::app
