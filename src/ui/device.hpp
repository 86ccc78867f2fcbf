// The graphics device as the interface sees it: textures and draw lists. src/main has the WebGL one; tests use a
// counting one.
#pragma once

#include <cstdint>
#include <span>

struct ImDrawData;

namespace messhall::ui {

// 0 is no texture. As an ImTextureID it is this number cast to a pointer.
using TextureHandle = std::uint32_t;

enum class PixelFormat : std::uint8_t {
  Rgba,   // 4 bytes, premultiplied alpha
  Alpha,  // 1 byte: white with this alpha
};

struct TextureSpec {
  int width = 0;
  int height = 0;
  PixelFormat format = PixelFormat::Rgba;
  bool repeat = false;  // tiles; otherwise the edge is continued
  // Mip levels wanted, the full size included; 0: all. Those with more than one are sampled half a level sharper (bias
  // -0.5): pieces at half their size stay as crisp as drawn ones, and nothing flickers, as the board does not zoom.
  int levels = 1;
};

class Device {
 public:
  virtual ~Device() = default;
  // Rows from the top, without padding. Gives 0 when the device is lost or out of memory.
  virtual TextureHandle create(const TextureSpec& spec, std::span<const std::uint8_t> pixels) = 0;
  virtual void destroy(TextureHandle texture) = 0;
  // Largest side of a texture.
  [[nodiscard]] virtual int largest() const = 0;
  // Draws over the whole window. Vertex colours are straight, textures premultiplied; the device blends rightly.
  virtual void draw(const ImDrawData& data, std::uint32_t background) = 0;
};

}  // namespace messhall::ui
