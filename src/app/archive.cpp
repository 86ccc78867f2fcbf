// What a session keeps between visits: settings, the match on the board, the saved games.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/session.hpp"

namespace messhall::app {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kSettings = "settings";
constexpr std::string_view kMatch = "match";
constexpr std::string_view kGames = "games";

std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::optional<std::string> text_in(const Json& json, const char* name) {
  const auto found = json.find(name);
  if (found == json.end() || !found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

SavedGame describe(const Match& match, std::string id, std::int64_t now) {
  SavedGame game;
  game.id = std::move(id);
  game.record = write_record(match);
  game.game = match.info().id;
  game.seats = match.seats();
  game.result = result_text(match.outcome().result);
  game.saved = now;
  game.plies = match.moves().size();
  return game;
}

Json to_json(const SavedGame& game) {
  return {{"id", game.id},
          {"game", game.game},
          {"first", seat_text(game.seats.first)},
          {"second", seat_text(game.seats.second)},
          {"result", game.result},
          {"saved", game.saved},
          {"plies", game.plies},
          {"record", game.record}};
}

std::optional<SavedGame> from_json(const Json& json) {
  if (!json.is_object()) return std::nullopt;
  const auto id = text_in(json, "id"), record = text_in(json, "record"), game = text_in(json, "game");
  const auto result = text_in(json, "result");
  const auto first = parse_seat(text_in(json, "first").value_or("")),
             second = parse_seat(text_in(json, "second").value_or(""));
  if (!id || !record || !game || !result || !first || !second) return std::nullopt;
  SavedGame saved{*id, *record, *game, Seats{*first, *second}, *result, 0, 0};
  if (json.contains("saved") && json["saved"].is_number_integer()) saved.saved = json["saved"].get<std::int64_t>();
  if (json.contains("plies") && json["plies"].is_number_unsigned()) saved.plies = json["plies"].get<std::size_t>();
  return saved;
}

}  // namespace

std::string Session::fresh_id() {
  std::string id = std::to_string(platform_.now());
  const auto taken = [&](const std::string& candidate) {
    return candidate == saved_id_ ||
           std::any_of(saved_.begin(), saved_.end(), [&](const SavedGame& game) { return game.id == candidate; });
  };
  while (taken(id)) id += "x";
  return id;
}

void Session::autosave() {
  if (!match_) return;
  Json kept{{"id", saved_id_}, {"record", write_record(*match_)}};
  if (draft_) {
    kept["draft"] = {
        {"move", draft_->move ? draft_->move->text : std::string()},
        {"named", draft_->named == kNoSquare ? std::string() : square_name(match_->info().board.size, draft_->named)}};
  }
  platform_.store(kMatch, dump(kept));
}

void Session::store_saved() {
  Json games = Json::array();
  for (const SavedGame& game : saved_) games.push_back(to_json(game));
  platform_.store(kGames, dump(games));
}

void Session::put_aside() {
  if (!match_ || match_->moves().empty()) return;
  const auto same = [&](const SavedGame& game) { return game.id == saved_id_; };
  saved_.erase(std::remove_if(saved_.begin(), saved_.end(), same), saved_.end());
  saved_.insert(saved_.begin(), describe(*match_, saved_id_, platform_.now()));
  if (saved_.size() > kMostSaved) saved_.resize(kMostSaved);
  // Browsers keep a few million letters; the game on the board needs its share of them.
  std::size_t letters = 0;
  const auto first_too_many = std::find_if(saved_.begin(), saved_.end(), [&](const SavedGame& game) {
    letters += game.record.size();
    return letters > kMostSavedText;
  });
  if (first_too_many != saved_.end()) saved_.erase(std::max(first_too_many, saved_.begin() + 1), saved_.end());
  store_saved();
}

void Session::set_aside(std::string_view key, std::string_view text, const Message& why) {
  platform_.store("broken-" + std::string(key), text);
  platform_.store(key, "");
  notice(Notice::Kind::Error, why);
  emit_error(why);
}

void Session::restore(const std::map<std::string, std::string>& stored) {
  const auto text = [&](std::string_view key) -> std::string_view {
    const auto found = stored.find(std::string(key));
    return found == stored.end() ? std::string_view() : std::string_view(found->second);
  };
  if (!text(kSettings).empty()) restore_settings(text(kSettings));
  if (!text(kGames).empty()) restore_games(text(kGames));
  if (!text(kMatch).empty()) restore_match(text(kMatch));
  touch();
}

void Session::restore_settings(std::string_view text) {
  ReadSettings read = read_settings(text);
  settings_ = std::move(read.settings);
  if (read.complaints.empty()) return;
  set_aside(kSettings, text, read.complaints.front());
  for (std::size_t i = 1; i < read.complaints.size(); ++i) notice(Notice::Kind::Error, read.complaints[i]);
  platform_.store(kSettings, write_settings(settings_));
}

void Session::restore_games(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  bool whole = json.is_array();
  if (whole) {
    for (const Json& entry : json) {
      auto game = from_json(entry);
      whole = whole && game;
      if (game && saved_.size() < kMostSaved) saved_.push_back(std::move(*game));
    }
  }
  if (whole) return;
  set_aside(kGames, text,
            {{"app.restore.games",
              "Some of your saved games could not be read. They have been set aside; nothing was deleted."}});
  store_saved();
}

void Session::restore_match(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  const auto record = json.is_object() ? text_in(json, "record") : std::nullopt;
  auto match = record ? read_record(*record) : Result<Match>(Message{{"app.restore.damaged", "the text is damaged"}});
  if (!match) {
    set_aside(
        kMatch, text,
        {{"app.restore.match", "The game that you had on the board could not be read and has been set aside: {reason}"},
         {{"reason", match.error()}}});
    return;
  }
  match_ = std::move(*match);
  ++match_id_;
  saved_id_ = text_in(json, "id").value_or(fresh_id());
  end_told_ = match_->over();
  paused_ = match_->seats().humans() == 0;  // nothing is computed before somebody watches
  provide_chance();
  if (const auto draft = json.find("draft"); draft != json.end()) {
    restore_draft(text_in(*draft, "move").value_or(""), text_in(*draft, "named").value_or(""));
  }
  emit_state();
  ask_computer();
}

// A turn that was being made when the page was left. What does not fit any more is passed over.
void Session::restore_draft(std::string_view move, std::string_view square) {
  if (!match_->human_to_move() || !match_->may_name()) return;
  Draft draft;
  if (!move.empty()) draft.move = match_->named(move, kNoSquare);
  draft.named = read_square(match_->info().board.size, square).value_or(kNoSquare);
  if (draft.move || draft.named != kNoSquare) draft_ = std::move(draft);
}

bool Session::follow(std::string_view key, std::string_view text) {
  if (key == kMatch) return follow_match(text);
  if (key == kSettings) {
    ReadSettings read = read_settings(text);
    if (!read.complaints.empty()) return false;
    settings_ = std::move(read.settings);
  } else if (key == kGames) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_array()) return false;
    std::vector<SavedGame> games;
    for (const Json& entry : json) {
      auto game = from_json(entry);
      if (!game) return false;
      games.push_back(std::move(*game));
    }
    saved_ = std::move(games);
  } else {
    return false;
  }
  touch();
  return true;
}

bool Session::follow_match(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!match_ || !json.is_object() || text_in(json, "id") != saved_id_) return false;
  auto match = read_record(text_in(json, "record").value_or(""));
  if (!match) return false;
  if (!std::exchange(following_, true))
    notice(Notice::Kind::Info, {{"app.said.elsewhere", "The game goes on in another tab. This one shows it too."}});
  catch_up(std::move(*match));
  return true;
}

void Session::change_settings(Settings settings) {
  if (settings == settings_) return;
  settings_ = std::move(settings);
  platform_.store(kSettings, write_settings(settings_));
  touch();
}

Failure Session::open_saved(std::string_view id) {
  const auto found = std::find_if(saved_.begin(), saved_.end(), [&](const SavedGame& game) { return game.id == id; });
  if (found == saved_.end()) return refuse(Message{{"app.saved.gone", "This saved game is not there any more."}});
  auto match = read_record(found->record);
  if (!match) return refuse(match.error());
  if (found->id == saved_id_ && match_) return std::nullopt;
  const std::string kept = found->id;  // adopt() changes the list
  adopt(std::move(*match), kept);
  if (match_->seats().humans() == 0) pause(true);
  return std::nullopt;
}

Failure Session::delete_saved(std::string_view id) {
  const auto found = std::find_if(saved_.begin(), saved_.end(), [&](const SavedGame& game) { return game.id == id; });
  if (found == saved_.end()) return refuse(Message{{"app.saved.gone", "This saved game is not there any more."}});
  saved_.erase(found);
  store_saved();
  touch();
  return std::nullopt;
}

}  // namespace messhall::app
