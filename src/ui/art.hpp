// Pictures: textures that repeat, and sprites cut from atlases. Files are fetched when they are first wanted, and kept
// as they came, so that everything can be made again when the graphics context was lost.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "imgui.h"
#include "ui/device.hpp"
#include "ui/rect.hpp"
#include "ui/sheets.hpp"

namespace messhall::ui {

class Host;
class FrameControl;

// A part of a texture, ready for AddImage.
struct Sprite {
  ImTextureID texture = nullptr;
  ImVec2 uv0{0, 0};
  ImVec2 uv1{1, 1};
  float width = 0;   // its own pixels
  float height = 0;  // its own pixels

  explicit operator bool() const { return texture != nullptr; }
};

class Art {
 public:
  Art(Host& host, Device& device, FrameControl& frame);
  ~Art();
  Art(const Art&) = delete;
  Art& operator=(const Art&) = delete;

  // The cell of an atlas, from the size that suits `device_px` (the side it will have on the screen, in device pixels).
  // Small sizes come first: until the right one is there, another is given; until any is there, an empty sprite, and
  // a frame is drawn when it comes.
  //   art.sprite("pieces-characters-mess", "blue-brain", 96 * density)
  Sprite sprite(std::string_view name, std::string_view cell, float device_px);
  // The same without asking for anything: what is there already.
  Sprite sprite_at_hand(std::string_view name, std::string_view cell, float device_px);
  // A cell of a sheet that the program paints itself.
  Sprite painted(const SheetOrder& sheet, std::string_view cell, float device_px);
  // A whole file with mip levels; `repeat` for tiles: "textures/seventies-light.png".
  Sprite picture(std::string_view name, bool repeat = false);
  // A file's bytes as they came ("themes.json", "texts/de.json", "fonts/text-400.ttf"); empty, and asked for, until it
  // is there.
  [[nodiscard]] std::string_view file(std::string_view name);
  [[nodiscard]] bool has(std::string_view name) const;
  [[nodiscard]] bool failed(std::string_view name) const;
  // Asks for a file before it is needed.
  void want(std::string_view name);
  // All files asked for so far have come or failed.
  [[nodiscard]] bool complete() const;
  // Names of files that could not be had, for the message that says so. retry() asks for them again.
  [[nodiscard]] std::vector<std::string> failures() const;
  void retry();

  // From the page. receive() takes the bytes over.
  void receive(std::string_view name, std::vector<std::uint8_t> bytes);
  void fail(std::string_view name, std::string_view reason);

  // Textures are gone; they come back from the kept files when they are next drawn.
  void context_lost();

  // Counts files received and contexts lost: what was computed from pictures is out of date when this has changed.
  [[nodiscard]] std::uint64_t generation() const { return generation_; }

 private:
  struct File;
  struct Atlas;
  File& entry(std::string_view name);
  TextureHandle texture(File& file, bool repeat, int levels);
  Atlas& atlas(std::string_view name);
  void request(File& file);
  void ask_for(Atlas& set, std::size_t wanted);
  Sprite best(Atlas& set, std::size_t wanted, std::string_view cell);

  Host& host_;
  Device& device_;
  FrameControl& frame_;
  std::map<std::string, std::unique_ptr<File>, std::less<>> files_;
  std::map<std::string, std::unique_ptr<Atlas>, std::less<>> atlases_;
  Sheets sheets_;
  std::uint64_t generation_ = 0;
};

}  // namespace messhall::ui
