// The type scale as baked glyphs. Baked for the real density, so that a glyph's pixel is a pixel of the screen.
#pragma once

#include <array>
#include <map>
#include <string_view>

#include "imgui.h"
#include "ui/device.hpp"
#include "ui/rect.hpp"
#include "ui/theme.hpp"

namespace messhall::ui {

class Art;

class Fonts {
 public:
  explicit Fonts(Device& device);
  ~Fonts();
  Fonts(const Fonts&) = delete;
  Fonts& operator=(const Fonts&) = delete;

  // Asks for the font files; true when all are there.
  static bool load(Art& art);
  // Bakes for this density (device pixels per CSS px) if it is not baked for it yet. Needs load(). Between frames only.
  bool prepare(Art& art, float density);
  // Bakes ImGui's own font for all types: for tests, which have no files.
  void bake_builtin();
  // The atlas texture is gone; prepare() makes it again.
  void context_lost();
  [[nodiscard]] bool ready() const { return texture_ != 0; }
  [[nodiscard]] float density() const { return density_; }

  // Baked at of.px times density; draw through kit::text, which puts glyphs on whole device pixels.
  [[nodiscard]] ImFont* font(const Type& of) const;
  // Where a line of this font stands, in device pixels. Browsers place a line by its rounded ascent and descent; ImGui
  // rounds the ascent up, so its glyphs lie lower by `sunk`.
  struct Stand {
    float height = 0;
    float sunk = 0;
  };
  [[nodiscard]] Stand stand(const ImFont* of) const;
  // The icon font whose size is nearest above `px`.
  [[nodiscard]] ImFont* icons(bool fill, float px) const;
  // Where the corner of a soft shadow lies in the font atlas, and its size in CSS px from the shape's edge.
  struct Patch {
    ImVec2 uv0{};
    ImVec2 uv1{};
    float outside = 0;
    float inside = 0;
  };
  [[nodiscard]] const Patch& shadow(const tokens::Shadow& elevation) const;

 private:
  static constexpr int kShadowPixels = 48;
  void bake(Art& art);
  void upload(ImFontAtlas& atlas);
  static void paint_shadow(unsigned char* pixels, int stride, const tokens::Shadow& elevation);

  Device& device_;
  std::map<int, ImFont*> fonts_;  // by face and size
  struct Lines {
    float ascent = 0;
    float descent = 0;
  };
  std::map<const ImFont*, Lines> lines_;
  bool builtin_ = false;
  TextureHandle texture_ = 0;
  float density_ = 0;
  std::array<Patch, 2> shadows_{};
};

}  // namespace messhall::ui
