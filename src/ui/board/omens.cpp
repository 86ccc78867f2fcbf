#include "ui/board/omens.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "ui/board/skin.hpp"
#include "ui/raster.hpp"

namespace messhall::ui::board {
namespace {

using Json = nlohmann::json;

// Parts that lie on the whole square, and those in its corners: each family is shown in one size.
constexpr std::array<OmenPart, 4> kLarge{OmenPart::Plate, OmenPart::Ring, OmenPart::Draft, OmenPart::Gaze};
constexpr std::array<OmenPart, 2> kSmall{OmenPart::Eye, OmenPart::Count};

const Json& member(const Json& json, std::string_view key) {
  static const Json kNothing{};
  if (!json.is_object()) return kNothing;
  const auto found = json.find(key);
  return found == json.end() ? kNothing : *found;
}

std::optional<Colour> colour(const Json& json) {
  if (!json.is_string()) return std::nullopt;
  return parse_colour(json.get_ref<const std::string&>());
}

bool read_path(const Json& json, std::vector<Point>& out) {
  if (!json.is_array() || json.size() < 4 || json.size() % 2 != 0) return false;
  for (std::size_t i = 0; i < json.size(); i += 2) {
    if (!json[i].is_number() || !json[i + 1].is_number()) return false;
    out.push_back({json[i].get<float>(), json[i + 1].get<float>()});
  }
  return true;
}

std::optional<OmenStep> read_step(const Json& json) {
  OmenStep out;
  const Json& paths = member(json, "paths");
  if (!paths.is_array() || paths.empty()) return std::nullopt;
  for (const Json& path : paths) {
    if (!read_path(path, out.paths.emplace_back())) return std::nullopt;
  }
  out.fill = colour(member(json, "fill"));
  if (out.fill) return out;
  const auto line = colour(member(json, "line"));
  const Json& width = member(json, "width");
  if (!line || !width.is_number()) return std::nullopt;
  out.line = *line;
  out.width = width.get<float>();
  return out;
}

bool read_part(const Json& json, std::vector<OmenStep>& out) {
  if (!json.is_array() || json.empty()) return false;
  for (const Json& item : json) {
    auto step = read_step(item);
    if (!step) return false;
    out.push_back(std::move(*step));
  }
  return true;
}

Message wrong(std::string_view part) {
  return {{"board.omens.wrong",
           "The file of the marks of prophecies cannot be used: {part} is missing or not what it should be."},
          {{"part", std::string(part)}}};
}

std::string cell_name(Whose whose, OmenPart part) {
  std::string name(kWhoseNames[static_cast<std::size_t>(whose)]);
  name += '-';
  name += kOmenParts[static_cast<std::size_t>(part)];
  return name;
}

std::vector<std::string> cells(std::span<const OmenPart> parts) {
  std::vector<std::string> names;
  for (const Whose whose : {Whose::Own, Whose::Foe}) {
    for (const OmenPart part : parts) names.push_back(cell_name(whose, part));
  }
  return names;
}

}  // namespace

Result<OmenShapes> parse_omens(std::string_view json) {
  const Json file = Json::parse(json, nullptr, false);
  OmenShapes out;
  const Json& box = member(file, "box");
  if (!box.is_number() || box.get<float>() <= 0) return wrong("box");
  out.box = box.get<float>();
  for (std::size_t i = 0; i < kWhoseNames.size(); ++i) {
    const Json& own = member(member(file, "omens"), kWhoseNames[i]);
    const auto digit = colour(member(own, "digit"));
    if (!digit) return wrong(kWhoseNames[i]);
    out.digit[i] = *digit;
    for (std::size_t k = 0; k < kOmenParts.size(); ++k) {
      if (!read_part(member(member(own, "parts"), kOmenParts[k]), out.parts[i][k])) return wrong(kOmenParts[k]);
    }
  }
  return out;
}

void OmenPainter::paint(std::string_view cell, const Patch& patch) const {
  const std::size_t dash = std::min(cell.find('-'), cell.size());
  const auto* const whose = std::find(kWhoseNames.begin(), kWhoseNames.end(), cell.substr(0, dash));
  const auto* const part =
      std::find(kOmenParts.begin(), kOmenParts.end(), cell.substr(std::min(dash + 1, cell.size())));
  if (whose == kWhoseNames.end() || part == kOmenParts.end()) return;
  Raster raster(patch, static_cast<float>(patch.side) / shapes_.box);
  const auto& steps = shapes_.parts[static_cast<std::size_t>(whose - kWhoseNames.begin())]
                                   [static_cast<std::size_t>(part - kOmenParts.begin())];
  for (const OmenStep& step : steps) {
    raster.clear();
    for (const std::vector<Point>& path : step.paths) raster.add(path);
    if (step.fill) {
      raster.fill(0, *step.fill);
    } else {
      raster.stroke(step.width, step.line);
    }
  }
}

const OmenShapes* Omens::shapes(Art& art) {
  if (shapes_ || unusable_) return shapes_ ? &*shapes_ : nullptr;
  const std::string_view file = art.file("omens.json");
  if (file.empty()) return nullptr;
  auto read = parse_omens(file);
  unusable_ = !read;
  if (read) shapes_ = std::move(*read);
  return shapes_ ? &*shapes_ : nullptr;
}

Sprite Omens::sprite(Art& art, Whose whose, OmenPart part, float device_px) {
  static const std::vector<std::string> kLargeCells = cells(kLarge);
  static const std::vector<std::string> kSmallCells = cells(kSmall);
  const OmenShapes* const all = shapes(art);
  if (all == nullptr) return {};
  const bool small = std::find(kSmall.begin(), kSmall.end(), part) != kSmall.end();
  const OmenPainter painter(*all);
  const SheetOrder sheet{small ? "omens small" : "omens", small ? kSmallCells : kLargeCells, painter};
  return art.painted(sheet, cell_name(whose, part), device_px);
}

Colour Omens::digit(Art& art, Whose whose) {
  const OmenShapes* const all = shapes(art);
  return all == nullptr ? 0 : all->digit[static_cast<std::size_t>(whose)];
}

}  // namespace messhall::ui::board
