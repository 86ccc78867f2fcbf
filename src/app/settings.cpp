#include "app/settings.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "app/record.hpp"

namespace messhall::app {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 3> kLights{"auto", "light", "dark"};
constexpr std::array<std::string_view, 2> kMotions{"full", "less"};
constexpr std::array<std::string_view, 3> kCoordinates{"off", "edge", "squares"};
constexpr std::array<std::string_view, 2> kProphecies{"always", "request"};
constexpr std::array<std::string_view, 2> kStreetNames{"ours", "classic"};
constexpr int kSlowestPace = 5'000;

// One setting: its name, its value as text, and how to take a new one (false when the value makes no sense).
struct Field {
  std::string_view name;
  enum class Type : std::uint8_t { Word, Switch, Number } type;
  std::string_view allowed;  // for the complaint
  std::string (*get)(const Settings&);
  bool (*set)(Settings&, std::string_view);
};

template <std::size_t N>
std::optional<std::size_t> index_of(const std::array<std::string_view, N>& words, std::string_view word) {
  const auto found = std::find(words.begin(), words.end(), word);
  if (found == words.end()) return std::nullopt;
  return static_cast<std::size_t>(found - words.begin());
}

template <auto Member, const auto& Words>
std::string get_word(const Settings& settings) {
  return std::string(Words[static_cast<std::size_t>(settings.*Member)]);
}

template <auto Member, const auto& Words>
bool set_word(Settings& settings, std::string_view value) {
  const auto index = index_of(Words, value);
  if (!index) return false;
  using Enum = std::remove_reference_t<decltype(settings.*Member)>;
  settings.*Member = static_cast<Enum>(*index);
  return true;
}

template <auto Member>
std::string get_switch(const Settings& settings) {
  return settings.*Member ? "true" : "false";
}

template <auto Member>
bool set_switch(Settings& settings, std::string_view value) {
  if (value != "true" && value != "false") return false;
  settings.*Member = value == "true";
  return true;
}

// A word out of a list that others may read too.
template <std::string Settings::*Member, const auto& Words>
bool set_listed(Settings& settings, std::string_view value) {
  if (!index_of(Words, value)) return false;
  settings.*Member = value;
  return true;
}

bool set_arrows(Settings& settings, std::string_view value) {
  if (value != kOwnArrows && !index_of(kArrowStyles, value)) return false;
  settings.arrows = value;
  return true;
}

// "none" was a third amount once, and was never shown apart from "less".
bool set_motion(Settings& settings, std::string_view value) {
  return set_word<&Settings::motion, kMotions>(settings, value == "none" ? "less" : value);
}

// A language tag as browsers give it: letters, then groups of letters and digits.
bool is_language_tag(std::string_view text) {
  if (text.size() < 2 || text.size() > 20) return false;
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const auto fits = [&](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '-'; };
  return is_letter(text[0]) && is_letter(text[1]) && std::all_of(text.begin(), text.end(), fits);
}

bool set_language(Settings& settings, std::string_view value) {
  if (!is_language_tag(value)) return false;  // "auto" looks like one too
  settings.language = value;
  return true;
}

// Read with care where it is used: here only its size and look are checked.
bool set_last_game(Settings& settings, std::string_view value) {
  constexpr std::size_t kLongest = 400;
  if (value.size() > kLongest || (!value.empty() && !looks_like_link(value))) return false;
  settings.last_game = value;
  return true;
}

bool set_pace(Settings& settings, std::string_view value) {
  int pace = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), pace);
  if (error != std::errc{} || end != value.data() + value.size() || pace < 0 || pace > kSlowestPace) return false;
  settings.pace = pace;
  return true;
}

using S = Settings;
using Type = Field::Type;
constexpr Field kFields[]{
    {"theme", Type::Word, "seventies, wood, marble, felt, ivory, contrast", [](const S& s) { return s.theme; },
     set_listed<&S::theme, kThemes>},
    {"pieces", Type::Word, "characters, likeness, discs", [](const S& s) { return s.pieces; },
     set_listed<&S::pieces, kPieceSets>},
    {"arrows", Type::Word, "auto, bold, bordered, thin", [](const S& s) { return s.arrows; }, set_arrows},
    {"light", Type::Word, "auto, light, dark", get_word<&S::light, kLights>, set_word<&S::light, kLights>},
    {"motion", Type::Word, "full, less", get_word<&S::motion, kMotions>, set_motion},
    {"coordinates", Type::Word, "off, edge, squares", get_word<&S::coordinates, kCoordinates>,
     set_word<&S::coordinates, kCoordinates>},
    {"language", Type::Word, "auto, de, en, ...", [](const S& s) { return s.language; }, set_language},
    {"confirmMove", Type::Switch, "true, false", get_switch<&S::confirm_move>, set_switch<&S::confirm_move>},
    {"warnBrain", Type::Switch, "true, false", get_switch<&S::warn_brain>, set_switch<&S::warn_brain>},
    {"prophecies", Type::Word, "always, request", get_word<&S::prophecies, kProphecies>,
     set_word<&S::prophecies, kProphecies>},
    {"streetNames", Type::Word, "ours, classic", get_word<&S::street_names, kStreetNames>,
     set_word<&S::street_names, kStreetNames>},
    {"showTargets", Type::Switch, "true, false", get_switch<&S::show_targets>, set_switch<&S::show_targets>},
    {"evaluationBar", Type::Switch, "true, false", get_switch<&S::evaluation_bar>, set_switch<&S::evaluation_bar>},
    {"flip", Type::Switch, "true, false", get_switch<&S::flip>, set_switch<&S::flip>},
    {"pace", Type::Number, "0 to 5000", [](const S& s) { return std::to_string(s.pace); }, set_pace},
    {"lastGame", Type::Word, "game=smess&players=human,2", [](const S& s) { return s.last_game; }, set_last_game},
};

const Field* find_field(std::string_view name) {
  const auto* const found =
      std::find_if(std::begin(kFields), std::end(kFields), [&](const Field& field) { return field.name == name; });
  return found == std::end(kFields) ? nullptr : found;
}

// The value as change_setting() takes it; values of the wrong type become a text that no setting accepts.
std::string plain(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool type_fits(const Field& field, const Json& value) {
  switch (field.type) {
    case Type::Word:
      return value.is_string();
    case Type::Switch:
      return value.is_boolean();
    case Type::Number:
      return value.is_number_integer();
  }
  return false;
}

}  // namespace

ReadSettings read_settings(std::string_view text) {
  ReadSettings out;
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) {
    out.complaints.push_back(
        {{"app.settings.unreadable", "The saved settings could not be read. All are back at their defaults."}});
    return out;
  }
  for (const auto& [name, value] : json.items()) {
    const Field* const field = find_field(name);
    if (field == nullptr) {
      out.settings.unknown[name] = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    } else if (!type_fits(*field, value) || !field->set(out.settings, plain(value))) {
      out.complaints.push_back(
          {{"app.settings.replaced", "The setting {name} cannot be \"{value}\". It is back at its default."},
           {{"name", name}, {"value", plain(value)}}});
    }
  }
  return out;
}

std::string write_settings(const Settings& settings) {
  Json json = Json::object();
  for (const Field& field : kFields) {
    const std::string value = field.get(settings);
    const std::string name(field.name);
    if (field.type == Type::Word) {
      json[name] = value;
    } else {
      json[name] = Json::parse(value, nullptr, false);
    }
  }
  for (const auto& [name, value] : settings.unknown) {
    Json kept = Json::parse(value, nullptr, false);
    if (!kept.is_discarded() && find_field(name) == nullptr) json[name] = std::move(kept);
  }
  return json.dump(2, ' ', false, Json::error_handler_t::replace);
}

Failure change_setting(Settings& settings, std::string_view name, std::string_view value) {
  const Field* const field = find_field(name);
  if (field == nullptr) {
    return Message{{"app.settings.unknown", "There is no setting called {name}."}, {{"name", std::string(name)}}};
  }
  if (!field->set(settings, value)) {
    return Message{
        {"app.settings.refused", "{name} cannot be \"{value}\". It can be: {allowed}."},
        {{"name", std::string(name)}, {"value", std::string(value)}, {"allowed", std::string(field->allowed)}}};
  }
  return std::nullopt;
}

}  // namespace messhall::app
