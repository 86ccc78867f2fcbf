#include "ui/board/symbols.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "ui/raster.hpp"

namespace messhall::ui::board {
namespace {

using Json = nlohmann::json;

constexpr std::array<std::pair<std::string_view, Role>, 4> kRoles{
    {{"ink", Role::Ink}, {"band", Role::Band}, {"core", Role::Core}, {"cuff", Role::Cuff}}};
constexpr std::array<std::string_view, 2> kArms{"n", "ne"};

// Reading: false, or nothing, when it is not what it should be.

bool read(const Json& json, const char* key, float& out) {
  if (!json.is_object() || !json.contains(key) || !json[key].is_number()) return false;
  out = json[key].get<float>();
  return true;
}

std::optional<Role> role_of(const Json& json) {
  if (!json.is_string()) return std::nullopt;
  const auto& name = json.get_ref<const std::string&>();
  const auto* const found = std::find_if(kRoles.begin(), kRoles.end(), [&](const auto& r) { return r.first == name; });
  if (found == kRoles.end()) return std::nullopt;
  return found->second;
}

bool read(const Json& json, Polyline& out) {
  if (!json.is_array() || json.size() < 4 || json.size() % 2 != 0) return false;
  for (std::size_t i = 0; i < json.size(); i += 2) {
    if (!json[i].is_number() || !json[i + 1].is_number()) return false;
    out.push_back({json[i].get<float>(), json[i + 1].get<float>()});
  }
  return true;
}

bool read_arms(const Json& json, std::array<Polyline, 2>& out) {
  if (!json.is_object()) return false;
  for (std::size_t i = 0; i < kArms.size(); ++i) {
    const auto found = json.find(kArms[i]);
    if (found == json.end() || !read(*found, out[i])) return false;
  }
  return true;
}

bool read(const Json& json, ArrowShape& out) {
  if (!read(json, "hub", out.hub) || !json.contains("layers") || !json["layers"].is_array()) return false;
  for (const Json& layer : json["layers"]) {
    if (!layer.is_array() || layer.size() != 2 || !layer[0].is_number()) return false;
    const std::optional<Role> role = role_of(layer[1]);
    if (!role) return false;
    out.layers.push_back({layer[0].get<float>(), *role});
  }
  return json.contains("arms") && json.contains("lone") && read_arms(json["arms"], out.arm) &&
         read_arms(json["lone"], out.lone);
}

std::optional<HandStep> read_step(const Json& json) {
  HandStep out;
  if (!json.is_object() || !json.contains("paths") || !json["paths"].is_array()) return std::nullopt;
  for (const Json& path : json["paths"]) {
    if (!read(path, out.paths.emplace_back())) return std::nullopt;
  }
  if (json.contains("fill")) out.fill = role_of(json["fill"]);
  if (json.contains("line")) out.line = role_of(json["line"]);
  if (out.line && !read(json, "width", out.width)) return std::nullopt;
  if (!out.fill && !out.line) return std::nullopt;
  return out;
}

bool read(const Json& json, SymbolStyle& out) {
  if (!read(json, out.arrows) || !json.contains("hands") || !json["hands"].is_object()) return false;
  for (const auto& [colour, steps] : json["hands"].items()) {
    if (!steps.is_array()) return false;
    for (const Json& step : steps) {
      auto got = read_step(step);
      if (!got) return false;
      out.hands[colour].push_back(std::move(*got));
    }
  }
  return true;
}

Message wrong(std::string_view part) {
  return {{"board.symbols.wrong", "The file of arrows cannot be used: {part} is missing or not what it should be."},
          {{"part", std::string(part)}}};
}

// A quarter turn clockwise, `times` times, about the middle of the square.
Polyline turned(const Polyline& path, int times, float square) {
  Polyline out = path;
  for (int i = 0; i < times; ++i) {
    for (Point& p : out) p = {square - p.y, p.x};
  }
  return out;
}

// Hands pointing south and west are mirrored, so that thumbs lie as in the drawings.
Polyline pointed(const Polyline& path, Direction way, float square) {
  const int quarters = static_cast<int>(way) / 2;
  Polyline out = turned(path, way == Direction::W ? 1 : quarters, square);
  if (way != Direction::S && way != Direction::W) return out;
  for (Point& p : out) p.x = square - p.x;
  return out;
}

Colour colour_of(Role role, Colour ink, const std::array<Colour, 2>& colours, Colour cuff) {
  switch (role) {
    case Role::Ink:
      return ink;
    case Role::Band:
      return colours[0];
    case Role::Core:
      return colours[1];
    case Role::Cuff:
      return cuff;
  }
  return ink;
}

bool diagonal(Direction d) { return static_cast<int>(d) % 2 == 1; }

DirectionSet read_ways(std::string_view text) {
  DirectionSet ways = 0;
  while (!text.empty()) {
    const std::size_t dash = std::min(text.find('-'), text.size());
    if (const auto way = parse_direction(text.substr(0, dash))) ways = static_cast<DirectionSet>(ways | bit(*way));
    text.remove_prefix(std::min(dash + 1, text.size()));
  }
  return ways;
}

}  // namespace

Result<Symbols> parse_symbols(std::string_view json) {
  const Json file = Json::parse(json, nullptr, false);
  Symbols out;
  if (!file.is_object() || !read(file, "square", out.square) || out.square <= 0) return wrong("square");
  if (!file.contains("styles") || !file["styles"].is_object()) return wrong("styles");
  for (const auto& [id, style] : file["styles"].items()) {
    if (!read(style, out.styles[id])) return wrong(id);
  }
  return out;
}

SymbolPainter::SymbolPainter(const Symbols& symbols, std::string_view style, const ArrowColours& colours)
    : symbols_(symbols), style_(nullptr), colours_(colours) {
  const auto found = symbols.styles.find(style);
  if (found != symbols.styles.end()) style_ = &found->second;
}

void SymbolPainter::paint(std::string_view cell, const Patch& patch) const {
  const std::size_t at = cell.find('@');
  if (style_ == nullptr || at == std::string_view::npos) return;
  const auto* const ground = std::find(kGroundNames.begin(), kGroundNames.end(), cell.substr(at + 1));
  if (ground == kGroundNames.end()) return;
  const ArrowPalette& colours = colours_[static_cast<std::size_t>(ground - kGroundNames.begin())];
  constexpr std::string_view kHand = "hand-";
  std::string_view what = cell.substr(0, at);
  if (what.substr(0, kHand.size()) != kHand) return paint_arrows(read_ways(what), colours, patch);
  what.remove_prefix(kHand.size());
  const std::size_t dash = what.find('-');
  if (dash == std::string_view::npos) return;
  if (const auto way = parse_direction(what.substr(dash + 1))) paint_hand(what.substr(0, dash), *way, colours, patch);
}

// Diagonals lie under orthogonals; each family is one joined shape.
void SymbolPainter::paint_arrows(DirectionSet ways, const ArrowPalette& colours, const Patch& patch) const {
  const ArrowShape& shape = style_->arrows;
  const bool lone = (ways & (ways - 1)) == 0;
  Raster raster(patch, static_cast<float>(patch.side) / symbols_.square);
  std::vector<Raster::Coat> coats;
  for (const bool slanted : {true, false}) {
    raster.clear();
    bool any = false;
    for (const Direction d : kDirections) {
      if (!contains(ways, d) || diagonal(d) != slanted) continue;
      any = true;
      const Polyline& arm = (lone ? shape.lone : shape.arm)[slanted ? 1 : 0];
      raster.add(turned(arm, static_cast<int>(d) / 2, symbols_.square));
    }
    if (!any) continue;
    if (!lone) raster.add_disc({symbols_.square / 2, symbols_.square / 2}, shape.hub);
    coats.clear();
    for (const ArrowShape::Layer& layer : shape.layers) {
      const std::array<Colour, 2>& own = slanted ? colours.diag : colours.ortho;
      coats.push_back({layer.grow, colour_of(layer.role, colours.ink, own, colours.cuff)});
    }
    raster.fill(coats);
  }
}

void SymbolPainter::paint_hand(std::string_view colour, Direction way, const ArrowPalette& colours,
                               const Patch& patch) const {
  const auto steps = style_->hands.find(colour);
  if (steps == style_->hands.end()) return;
  const std::array<Colour, 2>& own = colour == "green" ? colours.green : colours.blue;
  Raster raster(patch, static_cast<float>(patch.side) / symbols_.square);
  for (const HandStep& step : steps->second) {
    raster.clear();
    for (const Polyline& path : step.paths) raster.add(pointed(path, way, symbols_.square));
    if (step.fill) raster.fill(0, colour_of(*step.fill, colours.hand_ink, own, colours.cuff));
    if (step.line) raster.stroke(step.width, colour_of(*step.line, colours.hand_ink, own, colours.cuff));
  }
}

}  // namespace messhall::ui::board
