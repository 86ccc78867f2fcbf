// What the user has chosen, kept between visits.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"

namespace messhall::app {

enum class Light : std::uint8_t { Auto, Light, Dark };
enum class Motion : std::uint8_t { Full, Less };
enum class Coordinates : std::uint8_t { Off, Edge, Squares };
// When a player is asked to name a square: after each move that may carry a prophecy, or when the button was pressed.
enum class Prophecies : std::uint8_t { Always, Request };
// What the squares of a track are called: as the house calls them, or as the standard game does.
enum class StreetNames : std::uint8_t { Ours, Classic };

struct Settings {
  std::string theme = "seventies";    // one of kThemes
  std::string pieces = "characters";  // one of kPieceSets
  std::string arrows = "auto";        // kOwnArrows, or one of kArrowStyles
  Light light = Light::Auto;          // Auto: as the system says
  Motion motion = Motion::Full;
  Coordinates coordinates = Coordinates::Edge;
  std::string language = "auto";  // "auto" or a language tag: "de"
  bool confirm_move = false;      // ask before a move counts (against slips on phones)
  bool warn_brain = true;         // say so before a move that lets the royal piece, or what is foretold, be taken
  Prophecies prophecies = Prophecies::Always;
  StreetNames street_names = StreetNames::Ours;
  bool show_targets = true;  // dots where the piece in hand may go
  bool evaluation_bar = true;
  bool flip = false;        // Second at the bottom
  int pace = 450;           // least milliseconds between the moves of the computer, 0 to 5000
  std::string last_game{};  // what was chosen for the last new game, as a link (app/setup.hpp); empty: nothing yet
  // Keys that this version does not know (a newer one wrote them), with their JSON text. They are written back.
  std::map<std::string, std::string> unknown{};

  friend bool operator==(const Settings&, const Settings&) = default;
};

inline constexpr std::array<std::string_view, 6> kThemes{"seventies", "wood", "marble", "felt", "ivory", "contrast"};
inline constexpr std::array<std::string_view, 3> kPieceSets{"characters", "likeness", "discs"};
inline constexpr std::array<std::string_view, 3> kArrowStyles{"bold", "bordered", "thin"};
inline constexpr std::string_view kOwnArrows = "auto";  // those that the theme comes with

struct ReadSettings {
  Settings settings{};
  std::vector<Message> complaints{};  // one for every value that was replaced by its default
};

// Never fails: what cannot be used has its default, with a complaint.
[[nodiscard]] ReadSettings read_settings(std::string_view text);
[[nodiscard]] std::string write_settings(const Settings& settings);

// Changes one setting by its name, with the value as text: "theme", "wood"; "confirmMove", "true".
// Errors: no such setting, or which values it may have.
Failure change_setting(Settings& settings, std::string_view name, std::string_view value);

}  // namespace messhall::app
