#include "ui/sheets.hpp"

#include <algorithm>
#include <cmath>

namespace messhall::ui {
namespace {

// Clear pixels round every cell, as in the atlases (tools/assets/atlas.mjs): half of it on each side, and mip levels
// down to the one in which it is two texels wide.
constexpr int kSmallGap = 16;
constexpr int kGap = 32;
constexpr int kSmallCell = 128;

int gap(int side) { return side <= kSmallCell ? kSmallGap : kGap; }
int levels(int side) { return side <= kSmallCell ? 4 : 5; }

// From the left edge of one cell to that of the next: cells begin on texels of the smallest level.
int slot(int side) {
  const int step = gap(side) / 2;
  return (side + 2 * step + step - 1) / step * step;
}

int columns(std::size_t cells) {
  return std::max(1, static_cast<int>(std::ceil(std::sqrt(static_cast<double>(cells)))));
}

int rows(std::size_t cells) { return std::max(1, (static_cast<int>(cells) + columns(cells) - 1) / columns(cells)); }

}  // namespace

Sheets::~Sheets() {
  for (const Sheet& sheet : sheets_) {
    if (sheet.texture != 0) device_.destroy(sheet.texture);
  }
}

SheetCell Sheets::cell(const SheetOrder& order, std::string_view cell, float device_px, std::uint64_t now) {
  int side = std::clamp(static_cast<int>(std::ceil(device_px - 0.01F)), 1, kLargestCell);
  while (side > 1 && slot(side) * columns(order.cells.size()) > device_.largest()) --side;
  const Sheet& found = sheet(order, side, now);
  const auto at = found.cells.find(cell);
  if (found.texture == 0 || at == found.cells.end()) return {};
  const auto across = static_cast<std::size_t>(columns(found.cells.size()));
  const int margin = gap(side) / 2;
  const auto x = static_cast<float>(static_cast<int>(at->second % across) * slot(side) + margin);
  const auto y = static_cast<float>(static_cast<int>(at->second / across) * slot(side) + margin);
  const auto w = static_cast<float>(found.width);
  const auto h = static_cast<float>(found.height);
  const auto s = static_cast<float>(side);
  return {found.texture, x / w, y / h, (x + s) / w, (y + s) / h, side};
}

Sheets::Sheet& Sheets::sheet(const SheetOrder& order, int side, std::uint64_t now) {
  const auto found = std::find_if(sheets_.begin(), sheets_.end(),
                                  [&](const Sheet& s) { return s.side == side && s.name == order.name; });
  if (found != sheets_.end()) {
    found->used = now;
    return *found;
  }
  make_room(now);
  sheets_.push_back(made(order, side));
  sheets_.back().used = now;
  return sheets_.back();
}

Sheets::Sheet Sheets::made(const SheetOrder& order, int side) {
  Sheet out;
  out.name = order.name;
  out.side = side;
  for (const std::string& cell : order.cells) out.cells.emplace(cell, out.cells.size());
  const int across = columns(out.cells.size());
  out.width = across * slot(side);
  out.height = rows(out.cells.size()) * slot(side);
  const std::size_t stride = static_cast<std::size_t>(out.width) * 4;
  std::vector<std::uint8_t> pixels(stride * static_cast<std::size_t>(out.height));
  for (const auto& [cell, index] : out.cells) {
    const auto column = index % static_cast<std::size_t>(across);
    const auto row = index / static_cast<std::size_t>(across);
    const auto step = static_cast<std::size_t>(slot(side));
    const auto margin = static_cast<std::size_t>(gap(side) / 2);
    order.painter.paint(cell, {&pixels[(row * step + margin) * stride + (column * step + margin) * 4], stride, side});
  }
  out.texture = device_.create({out.width, out.height, PixelFormat::Rgba, false, levels(side)}, pixels);
  return out;
}

void Sheets::make_room(std::uint64_t now) {
  const auto full = [this] {
    std::size_t pixels = 0;
    for (const Sheet& s : sheets_) pixels += static_cast<std::size_t>(s.width) * static_cast<std::size_t>(s.height);
    return sheets_.size() >= kKept || pixels > kKeptPixels;
  };
  while (!sheets_.empty() && full()) {
    const auto oldest = std::min_element(sheets_.begin(), sheets_.end(),
                                         [](const Sheet& a, const Sheet& b) { return a.used < b.used; });
    if (oldest->used == now) return;
    if (oldest->texture != 0) device_.destroy(oldest->texture);
    sheets_.erase(oldest);
  }
}

}  // namespace messhall::ui
