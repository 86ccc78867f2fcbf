// The graphics device over WebGL 2 (OpenGL ES 3): textures and ImGui's draw lists, everything with premultiplied alpha.
#pragma once

#include <map>

#include "ui/device.hpp"

namespace messhall::web {

class GlDevice : public ui::Device {
 public:
  // Needs a current context. False, with nothing made, when the program cannot be compiled.
  bool prepare();
  // The context was lost: all names are void, nothing is to be freed.
  void forget();

  ui::TextureHandle create(const ui::TextureSpec& spec, std::span<const std::uint8_t> pixels) override;
  void destroy(ui::TextureHandle texture) override;
  [[nodiscard]] int largest() const override { return largest_; }
  void draw(const ImDrawData& data, std::uint32_t background) override;

 private:
  void set_state(const ImDrawData& data) const;
  void bind(ui::TextureHandle texture, ui::TextureHandle& bound) const;

  unsigned program_ = 0;
  unsigned vertices_ = 0;
  unsigned indices_ = 0;
  unsigned array_ = 0;
  int view_ = -1;   // uniform: scale and offset from CSS px to clip space
  int alpha_ = -1;  // uniform: the texture has one channel
  int largest_ = 0;
  std::map<ui::TextureHandle, ui::PixelFormat> textures_;
};

}  // namespace messhall::web
