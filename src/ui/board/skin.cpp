#include "ui/board/skin.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace messhall::ui::board {
namespace {

// Keeps the order of the file.
using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 4> kTileEndings{"light", "dark", "tower-light", "tower-dark"};

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// Reads members and remembers the first one that is not what it should be; so the reading code needs no branches.
class Reader {
 public:
  explicit Reader(const Json& json) : json_(json) {}

  [[nodiscard]] const Json& at(std::string_view key) {
    static const Json nothing{};
    if (!json_.is_object()) return nothing;
    const auto found = json_.find(key);
    return found == json_.end() ? nothing : *found;
  }
  void number(std::string_view key, float& out) {
    const Json& value = at(key);
    if (!value.is_number()) return fail(key);
    out = value.get<float>();
  }
  void numbers(std::string_view key, std::array<float, 2>& out) {
    const Json& value = at(key);
    if (!value.is_array() || value.size() != 2 || !value[0].is_number() || !value[1].is_number()) return fail(key);
    out = {value[0].get<float>(), value[1].get<float>()};
  }
  void text(std::string_view key, std::string& out) {
    const Json& value = at(key);
    if (!value.is_string()) return fail(key);
    out = value.get<std::string>();
  }
  void colour(std::string_view key, Colour& out) {
    if (const std::optional<Colour> read = as_colour(at(key))) {
      out = *read;
    } else {
      fail(key);
    }
  }
  void colour(std::string_view key, std::optional<Colour>& out) {
    if (at(key).is_null()) return;
    Colour read = 0;
    colour(key, read);
    out = read;
  }
  template <std::size_t N>
  void colours(std::string_view key, std::array<Colour, N>& out) {
    const Json& value = at(key);
    if (!value.is_array() || value.size() != N) return fail(key);
    for (std::size_t i = 0; i < N; ++i) {
      const std::optional<Colour> read = as_colour(value[i]);
      if (!read) return fail(key);
      out[i] = *read;
    }
  }
  void fail(std::string_view key) {
    if (failed_.empty()) failed_ = key;
  }
  [[nodiscard]] const std::string& failed() const { return failed_; }
  // What another reader of a part found wrong is wrong here too.
  void join(const Reader& part) {
    if (!part.failed_.empty()) fail(part.failed_);
  }

  static std::optional<Colour> as_colour(const Json& value) {
    if (!value.is_string()) return std::nullopt;
    return parse_colour(value.get_ref<const std::string&>());
  }

 private:
  const Json& json_;
  std::string failed_{};
};

void read_geometry(Reader& file, Geometry& g) {
  Reader all(file.at("geometry"));
  all.number("square", g.square);
  all.number("edge", g.edge);
  all.numbers("towerEdge", g.tower_edge);
  Reader frame(all.at("frame"));
  frame.number("width", g.frame);
  frame.number("corner", g.frame_corner);
  frame.number("stripe", g.stripe);
  frame.number("stripeStep", g.stripe_step);
  frame.number("stripeCornerStep", g.stripe_corner_step);
  Reader inset(all.at("inset"));
  inset.number("margin", g.inset);
  inset.number("corner", g.inset_corner);
  inset.number("opacity", g.inset_opacity);
  Reader grid(all.at("grid"));
  grid.number("width", g.grid);
  grid.number("opacity", g.grid_opacity);
  Reader bevel(all.at("bevel"));
  bevel.number("offset", g.bevel_offset);
  bevel.number("width", g.bevel);
  Reader stitch(all.at("stitch"));
  stitch.number("margin", g.stitch_margin);
  stitch.number("corner", g.stitch_corner);
  stitch.number("width", g.stitch);
  stitch.number("opacity", g.stitch_opacity);
  stitch.numbers("dash", g.stitch_dash);
  Reader coordinates(all.at("coordinates"));
  coordinates.number("size", g.coordinate);
  Reader cutouts(all.at("cutouts"));
  cutouts.number("x", g.cutout.x);
  cutouts.number("y", g.cutout.y);
  for (const Reader* part : {&all, &frame, &inset, &grid, &bevel, &stitch, &coordinates, &cutouts}) file.join(*part);
  if (g.square <= 0) file.fail("square");
}

void read_grounds(Reader& theme, Skin& skin) {
  std::string texture;
  theme.text("texture", texture);
  Reader colours(theme.at("colours"));
  Reader inset(theme.at("inset"));
  const bool has_inset = !theme.at("inset").is_null();
  for (std::size_t i = 0; i < kGroundNames.size(); ++i) {
    colours.colour(kGroundNames[i], skin.colours[i]);
    if (has_inset) inset.colour(kGroundNames[i], skin.inset[i]);
    if (!texture.empty()) skin.tiles[i] = "textures/" + texture + "-" + std::string(kTileEndings[i]) + ".png";
  }
  theme.join(colours);
  theme.join(inset);
}

void read_frame(Reader& theme, Skin::Frame& frame) {
  Reader part(theme.at("frame"));
  part.text("texture", frame.tile);
  if (!frame.tile.empty()) frame.tile = "textures/" + frame.tile + ".png";
  part.number("span", frame.span);
  part.colour("fill", frame.fill);
  part.colour("text", frame.text);
  const Json& stripes = part.at("stripes");
  if (!stripes.is_array()) part.fail("stripes");
  for (const Json& stripe : stripes) {
    const std::optional<Colour> read = Reader::as_colour(stripe);
    if (!read) part.fail("stripes");
    frame.stripes.push_back(read.value_or(0));
  }
  theme.join(part);
}

ArrowPalette read_palette(Reader& kind) {
  ArrowPalette out;
  kind.colour("ink", out.ink);
  kind.colours("ortho", out.ortho);
  kind.colours("diag", out.diag);
  kind.colours("blue", out.blue);
  kind.colours("green", out.green);
  kind.colour("cuff", out.cuff);
  kind.colour("handInk", out.hand_ink);
  return out;
}

void read_arrows(Reader& theme, Skin& skin, std::string_view chosen) {
  Reader arrows(theme.at("arrows"));
  arrows.text("style", skin.arrow_style);
  for (const std::string_view style : kArrowStyles) {
    Reader colours(arrows.at(style));
    ArrowColours& out = skin.arrow_colours[std::string(style)];
    for (std::size_t i = 0; i < kGroundNames.size(); ++i) {
      Reader kind(colours.at(kGroundNames[i]));
      out[i] = read_palette(kind);
      arrows.join(kind);
    }
  }
  skin.arrow_style_chosen = skin.arrow_colours.contains(chosen);
  if (skin.arrow_style_chosen) skin.arrow_style = chosen;
  if (!skin.arrow_colours.contains(skin.arrow_style)) arrows.fail("style");
  theme.join(arrows);
}

void read_marks(Reader& theme, Skin::Marks& marks) {
  Reader part(theme.at("marks"));
  part.colour("lit", marks.lit);
  part.colour("edge", marks.edge);
  part.colour("selected", marks.selected);
  part.colour("last", marks.last);
  part.colour("refused", marks.refused);
  part.colour("hint", marks.hint);
  part.colour("cursor", marks.cursor);
  part.colour("circle", marks.circle);
  part.colours("suggestions", marks.suggestions);
  part.number("veil", marks.veil);
  theme.join(part);
}

void read_theme(Reader& theme, Skin& skin, const Dress& dress) {
  read_grounds(theme, skin);
  read_arrows(theme, skin, dress.arrows);
  theme.number("span", skin.span);
  theme.number("bevel", skin.bevel);
  theme.colour("grid", skin.grid);
  theme.colour("stitch", skin.stitch);
  theme.colour("edge", skin.edge);
  read_frame(theme, skin.frame);
  Reader river(theme.at("river"));
  river.colour("fill", skin.river.fill);
  river.colours("wave", skin.river.wave);
  river.colour("bank", skin.river.bank);
  theme.join(river);
  theme.colours("towerEdge", skin.tower_edge);
  read_marks(theme, skin.marks);
}

// The sets that have pictures of a group, where not all have; the first stands in for the others.
std::vector<std::string> sets_of(const Json& group) {
  std::vector<std::string> sets;
  if (!group.is_array()) return sets;
  for (const Json& set : group) {
    if (set.is_string()) sets.push_back(set.get<std::string>());
  }
  return sets;
}

// Which pieces share an atlas.
void read_groups(Reader& file, Skin& skin) {
  const Json& groups = file.at("groups");
  if (!groups.is_object()) file.fail("groups");
  Reader limited(file.at("sets"));
  std::vector<std::string> all;
  for (const auto& [set, placing] : skin.pieces) all.push_back(set);
  for (const auto& [group, kinds] : groups.items()) {
    const std::vector<std::string> few = sets_of(limited.at(group));
    const std::vector<std::string>& sets = few.empty() ? all : few;
    const bool has = std::find(sets.begin(), sets.end(), skin.piece_set) != sets.end();
    const std::string& own = has || few.empty() ? skin.piece_set : few.front();
    for (const Json& kind : kinds) {
      if (!kind.is_string()) continue;
      const auto& id = kind.get_ref<const std::string&>();
      for (const std::string& set : sets) {
        std::string name = "pieces-";
        name.append(set).append("-").append(group);
        if (set == own) {
          skin.atlas[id] = std::move(name);
        } else {
          skin.other_atlases[id].push_back(std::move(name));
        }
      }
    }
  }
}

void read_common(Reader& file, Skin& skin, const Dress& dress) {
  read_geometry(file, skin.geometry);
  const Json& pieces = file.at("pieces");
  if (!pieces.is_object()) file.fail("pieces");
  for (const auto& [set, values] : pieces.items()) {
    Reader part(values);
    Skin::Placing& placing = skin.pieces[set];
    part.number("scale", placing.scale);
    part.number("drop", placing.drop);
    file.join(part);
  }
  if (skin.pieces.contains(dress.pieces)) skin.piece_set = dress.pieces;
  read_groups(file, skin);
  Reader small(file.at("small"));
  small.number("square", skin.small_square);
  small.number("arrowsUnderPieces", skin.arrows_under_pieces);
  small.number("tiny", skin.tiny_square);
  file.join(small);
  file.number("darkTint", skin.dark_tint);
}

Message wrong(std::string_view part) {
  return {{"board.theme.wrong", "The file of board themes cannot be used: {part} is missing or not what it should be."},
          {{"part", std::string(part)}}};
}

}  // namespace

std::optional<Colour> parse_colour(std::string_view text) {
  if (text.size() != 7 || text.front() != '#') return std::nullopt;
  Colour out = 0xFF000000U;
  for (std::size_t i = 0; i < 3; ++i) {
    const int high = hex_digit(text[1 + 2 * i]);
    const int low = hex_digit(text[2 + 2 * i]);
    if (high < 0 || low < 0) return std::nullopt;
    out |= static_cast<Colour>(high * 16 + low) << (8 * i);
  }
  return out;
}

Colour Skin::quiet(Ground ground) const {
  const auto i = static_cast<std::size_t>(ground);
  return inset[i].value_or(colours[i]);
}

std::string_view Skin::piece_atlas(std::string_view kind) const {
  const auto found = atlas.find(kind);
  return found == atlas.end() ? std::string_view() : found->second;
}

std::string_view Skin::arrows_on(float square) const {
  if (!arrow_style_chosen && arrow_style == "bold" && square < tiny_square) return "bordered";
  return arrow_style;
}

Result<Skin> parse_skin(std::string_view json, std::string_view id, const Dress& dress) {
  const Json parsed = Json::parse(json, nullptr, false);
  if (parsed.is_discarded()) return wrong("themes.json");
  Reader file(parsed);
  Reader themes(file.at("themes"));
  if (!themes.at(id).is_object()) return wrong(id);
  Reader theme(themes.at(id));
  Skin skin;
  skin.id = id;
  read_common(file, skin, dress);
  read_theme(theme, skin, dress);
  file.join(theme);
  if (skin.span <= 0 || skin.frame.span <= 0) file.fail("span");
  if (!file.failed().empty()) return wrong(file.failed());
  return skin;
}

std::vector<std::string> skin_ids(std::string_view json) {
  std::vector<std::string> ids;
  const Json parsed = Json::parse(json, nullptr, false);
  if (!parsed.is_object() || !parsed.contains("themes") || !parsed["themes"].is_object()) return ids;
  for (const auto& [id, theme] : parsed["themes"].items()) ids.push_back(id);
  return ids;
}

}  // namespace messhall::ui::board
