// What the board needs from whoever loads textures.
#pragma once

#include <imgui.h>

#include <optional>
#include <string_view>

namespace messhall::ui::board {

// A part of a texture whose alpha is premultiplied.
struct Picture {
  ImTextureID texture{};
  ImVec2 uv0{0, 0};
  ImVec2 uv1{1, 1};
};

class Pictures {
 public:
  virtual ~Pictures() = default;
  // Cells of an atlas; nothing while it is not loaded (it is asked for then) or has no such cell.
  [[nodiscard]] virtual std::optional<Picture> arrow(std::string_view theme, std::string_view key) = 0;
  [[nodiscard]] virtual std::optional<Picture> piece(std::string_view set, std::string_view key) = 0;
  // A whole tile that repeats without a seam: "seventies-light".
  [[nodiscard]] virtual std::optional<Picture> tile(std::string_view name) = 0;
  // The bold text font, baked as near as possible to this size in CSS px; nullptr when there is none yet.
  [[nodiscard]] virtual ImFont* bold_font(float size) = 0;
};

}  // namespace messhall::ui::board
