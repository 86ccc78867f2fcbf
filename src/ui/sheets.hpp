// Sheets of small pictures that the program paints itself, each in exactly the size in which it is shown: one texture
// for many cells, so that a board's symbols are drawn in one go. Painted when they are first wanted, and again after
// the graphics context was lost.
#pragma once

#include <cstdint>
#include <list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/device.hpp"

namespace messhall::ui {

// Where a cell is painted: `side` by `side` pixels, premultiplied RGBA, in rows of `stride` bytes.
struct Patch {
  std::uint8_t* pixels = nullptr;
  std::size_t stride = 0;
  int side = 0;
};

class Painter {
 public:
  Painter() = default;
  virtual ~Painter() = default;
  Painter(const Painter&) = delete;
  Painter& operator=(const Painter&) = delete;
  // Paints over a clear ground. A cell that it does not know stays clear.
  virtual void paint(std::string_view cell, const Patch& patch) const = 0;
};

struct SheetOrder {
  std::string_view name{};               // what is on it: the same name is the same picture
  std::span<const std::string> cells{};  // all that will be wanted of it
  const Painter& painter;
};

// A part of a sheet's texture.
struct SheetCell {
  TextureHandle texture = 0;
  float u0 = 0, v0 = 0, u1 = 1, v1 = 1;
  int side = 0;

  explicit operator bool() const { return texture != 0; }
};

class Sheets {
 public:
  // Cells are never larger than this, in pixels.
  static constexpr int kLargestCell = 320;
  // So many sheets, and pixels in all of them, are kept; those not used for longest go first.
  static constexpr std::size_t kKept = 24;
  static constexpr std::size_t kKeptPixels = 16'000'000;

  explicit Sheets(Device& device) : device_(device) {}
  ~Sheets();
  Sheets(const Sheets&) = delete;
  Sheets& operator=(const Sheets&) = delete;

  // The cell as it is shown `device_px` large; empty when the sheet does not hold it or the device cannot. `now` counts
  // frames: sheets of this frame are not given up.
  SheetCell cell(const SheetOrder& order, std::string_view cell, float device_px, std::uint64_t now);
  void context_lost() { sheets_.clear(); }
  [[nodiscard]] std::size_t count() const { return sheets_.size(); }

 private:
  struct Sheet {
    std::string name{};
    int side = 0;
    int width = 0;
    int height = 0;
    TextureHandle texture = 0;
    std::uint64_t used = 0;
    std::map<std::string, std::size_t, std::less<>> cells{};  // where: counted in rows from the upper left
  };
  Sheet& sheet(const SheetOrder& order, int side, std::uint64_t now);
  Sheet made(const SheetOrder& order, int side);
  void make_room(std::uint64_t now);

  Device& device_;
  std::list<Sheet> sheets_;
};

}  // namespace messhall::ui
