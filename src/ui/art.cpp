#include "ui/art.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>
#include <utility>

#include "stb_image.h"
#include "ui/frame.hpp"
#include "ui/host.hpp"

namespace messhall::ui {

struct Art::File {
  std::string name{};
  std::vector<std::uint8_t> bytes{};
  bool asked = false;
  bool there = false;
  bool bad = false;
  TextureHandle texture = 0;
  int width = 0;
  int height = 0;
};

struct Art::Atlas {
  struct Cell {
    float x = 0, y = 0, w = 0, h = 0;
  };
  struct Size {
    int px = 0;
    std::string base{};  // "atlas/pieces-characters-mess-192"
    std::map<std::string, Cell, std::less<>> cells{};
    float width = 1;
    float height = 1;
    int levels = 1;  // mip levels in which cells do not bleed into each other
    bool read = false;
  };
  std::vector<Size> sizes{};
};

namespace {

// The sizes in which tools/assets makes every atlas, smallest first.
constexpr std::array<int, 3> kAtlasSizes{96, 192, 320};
// A cell is drawn up to this much larger than it is before the next size is fetched.
constexpr float kStretch = 1.1F;

ImTextureID id_of(TextureHandle handle) { return reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(handle)); }

struct Pixels {
  std::vector<std::uint8_t> rgba{};
  int width = 0;
  int height = 0;
};

void premultiply(std::vector<std::uint8_t>& rgba) {
  for (std::size_t i = 0; i + 3 < rgba.size(); i += 4) {
    const unsigned alpha = rgba[i + 3];
    if (alpha == 255) continue;
    for (std::size_t k = 0; k < 3; ++k)
      rgba[i + k] = static_cast<std::uint8_t>((static_cast<unsigned>(rgba[i + k]) * alpha + 127) / 255);
  }
}

Pixels decode(const std::vector<std::uint8_t>& bytes) {
  Pixels result;
  int channels = 0;
  stbi_uc* data = stbi_load_from_memory(bytes.data(), static_cast<int>(bytes.size()), &result.width, &result.height,
                                        &channels, STBI_rgb_alpha);
  if (data == nullptr) return {};
  result.rgba.assign(data, data + static_cast<std::size_t>(result.width) * static_cast<std::size_t>(result.height) * 4);
  stbi_image_free(data);
  premultiply(result.rgba);
  return result;
}

bool is_picture(std::string_view name) { return name.size() > 4 && name.substr(name.size() - 4) == ".png"; }

}  // namespace

Art::Art(Host& host, Device& device, FrameControl& frame)
    : host_(host), device_(device), frame_(frame), sheets_(device) {}

Art::~Art() {
  for (auto& [name, file] : files_)
    if (file->texture != 0) device_.destroy(file->texture);
}

Art::File& Art::entry(std::string_view name) {
  const auto it = files_.find(name);
  if (it != files_.end()) return *it->second;
  auto file = std::make_unique<File>();
  file->name = std::string(name);
  return *files_.emplace(std::string(name), std::move(file)).first->second;
}

void Art::request(File& file) {
  if (file.asked) return;
  file.asked = true;
  host_.request_asset(file.name);
}

void Art::want(std::string_view name) { request(entry(name)); }

bool Art::has(std::string_view name) const {
  const auto it = files_.find(name);
  return it != files_.end() && it->second->there;
}

bool Art::failed(std::string_view name) const {
  const auto it = files_.find(name);
  return it != files_.end() && it->second->bad;
}

bool Art::complete() const {
  return std::all_of(files_.begin(), files_.end(),
                     [](const auto& item) { return !item.second->asked || item.second->there || item.second->bad; });
}

std::vector<std::string> Art::failures() const {
  std::vector<std::string> names;
  for (const auto& [name, file] : files_)
    if (file->bad) names.push_back(name);
  return names;
}

void Art::retry() {
  for (auto& [name, file] : files_) {
    if (!file->bad) continue;
    file->bad = false;
    file->asked = false;
    request(*file);
  }
}

std::string_view Art::file(std::string_view name) {
  File& file = entry(name);
  request(file);
  return {reinterpret_cast<const char*>(file.bytes.data()), file.bytes.size()};
}

void Art::receive(std::string_view name, std::vector<std::uint8_t> bytes) {
  File& file = entry(name);
  if (file.texture != 0) device_.destroy(file.texture);
  file.texture = 0;
  file.bytes = std::move(bytes);
  file.asked = true;
  file.there = true;
  file.bad = false;
  ++generation_;
  frame_.request();
}

void Art::fail(std::string_view name, std::string_view /*reason*/) {
  File& file = entry(name);
  file.bad = !file.there;
  frame_.request();
}

TextureHandle Art::texture(File& file, bool repeat, int levels) {
  if (file.texture != 0 || !file.there || file.bad) return file.texture;
  const Pixels pixels = decode(file.bytes);
  const bool usable = pixels.width > 0 && pixels.width <= device_.largest() && pixels.height <= device_.largest();
  if (!usable) {
    file.bad = true;
    return 0;
  }
  file.width = pixels.width;
  file.height = pixels.height;
  file.texture = device_.create({pixels.width, pixels.height, PixelFormat::Rgba, repeat, levels}, pixels.rgba);
  return file.texture;
}

Sprite Art::picture(std::string_view name, bool repeat) {
  File& file = entry(name);
  request(file);
  const TextureHandle handle = is_picture(name) ? texture(file, repeat, 0) : 0;
  if (handle == 0) return {};
  return {id_of(handle), {0, 0}, {1, 1}, static_cast<float>(file.width), static_cast<float>(file.height)};
}

Art::Atlas& Art::atlas(std::string_view name) {
  const auto it = atlases_.find(name);
  if (it != atlases_.end()) return *it->second;
  auto made = std::make_unique<Atlas>();
  for (const int px : kAtlasSizes) {
    Atlas::Size size;
    size.px = px;
    size.base = "atlas/" + std::string(name) + "-" + std::to_string(px);
    made->sizes.push_back(std::move(size));
  }
  return *atlases_.emplace(std::string(name), std::move(made)).first->second;
}

namespace {

// {"width":..,"height":..,"cells":{"blue-brain":[x,y,w,h],...}}
template <class Size>
void read_cells(Size& size, std::string_view text) {
  const auto json = nlohmann::json::parse(text, nullptr, false);
  if (!json.is_object() || !json.contains("cells") || !json["cells"].is_object()) return;
  const auto number = [&json](const char* key) {
    return json.contains(key) && json[key].is_number() ? json[key].template get<float>() : 1.0F;
  };
  size.width = std::max(1.0F, number("width"));
  size.height = std::max(1.0F, number("height"));
  size.levels = static_cast<int>(number("mips")) + 1;
  for (const auto& [key, cell] : json["cells"].items()) {
    if (!cell.is_array() || cell.size() < 4) continue;
    if (!std::all_of(cell.begin(), cell.end(), [](const auto& v) { return v.is_number(); })) continue;
    size.cells[key] = {cell[0].template get<float>(), cell[1].template get<float>(), cell[2].template get<float>(),
                       cell[3].template get<float>()};
  }
}

}  // namespace

namespace {

// The smallest size that is large enough; the largest when none is.
template <class Sizes>
std::size_t suitable(const Sizes& sizes, float device_px) {
  std::size_t wanted = sizes.size() - 1;
  for (std::size_t i = sizes.size(); i-- > 0;)
    if (static_cast<float>(sizes[i].px) * kStretch >= device_px) wanted = i;
  return wanted;
}

}  // namespace

Sprite Art::sprite(std::string_view name, std::string_view cell, float device_px) {
  Atlas& set = atlas(name);
  const std::size_t wanted = suitable(set.sizes, device_px);
  ask_for(set, wanted);
  return best(set, wanted, cell);
}

Sprite Art::sprite_at_hand(std::string_view name, std::string_view cell, float device_px) {
  const auto known = atlases_.find(name);
  if (known == atlases_.end()) return {};
  return best(*known->second, suitable(known->second->sizes, device_px), cell);
}

void Art::ask_for(Atlas& set, std::size_t wanted) {
  // The largest pictures come last: until they are there, a smaller size stands in.
  bool any = false;
  bool lost = false;
  for (const Atlas::Size& size : set.sizes) {
    any = any || has(size.base + ".png");
    lost = lost || failed(size.base + ".png");
  }
  const std::size_t first = any || lost ? wanted : std::min<std::size_t>(wanted, 1);
  // What cannot be had is replaced by the next size that can.
  for (std::size_t step = 0; step < set.sizes.size(); ++step) {
    const std::string& base = set.sizes[(first + step) % set.sizes.size()].base;
    if (failed(base + ".png") || failed(base + ".json")) continue;
    want(base + ".png");
    want(base + ".json");
    return;
  }
}

Sprite Art::best(Atlas& set, std::size_t wanted, std::string_view cell) {
  const auto ready = [this](Atlas::Size& size) -> TextureHandle {
    const File& table = entry(size.base + ".json");
    if (!size.read && table.there) {
      size.read = true;
      read_cells(size, {reinterpret_cast<const char*>(table.bytes.data()), table.bytes.size()});
    }
    return size.read ? texture(entry(size.base + ".png"), false, size.levels) : 0;
  };
  const std::size_t n = set.sizes.size();
  for (std::size_t step = 0; step < n; ++step) {
    // wanted, then larger ones, then smaller ones
    Atlas::Size& size = set.sizes[step < n - wanted ? wanted + step : n - 1 - step];
    const TextureHandle handle = ready(size);
    if (handle == 0) continue;
    const auto it = size.cells.find(cell);
    if (it == size.cells.end()) return {};
    const Atlas::Cell& c = it->second;
    return {id_of(handle),
            {c.x / size.width, c.y / size.height},
            {(c.x + c.w) / size.width, (c.y + c.h) / size.height},
            c.w,
            c.h};
  }
  return {};
}

Sprite Art::painted(const SheetOrder& sheet, std::string_view cell, float device_px) {
  const SheetCell found = sheets_.cell(sheet, cell, device_px, frame_.count());
  if (!found) return {};
  const auto side = static_cast<float>(found.side);
  return {id_of(found.texture), {found.u0, found.v0}, {found.u1, found.v1}, side, side};
}

void Art::context_lost() {
  sheets_.context_lost();
  for (auto& [name, file] : files_) file->texture = 0;
  ++generation_;
}

}  // namespace messhall::ui
