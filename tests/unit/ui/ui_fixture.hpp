// An interface without a page: a host that records what it is asked, a device that counts textures.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "ui/device.hpp"
#include "ui/host.hpp"
#include "ui/ui.hpp"

namespace messhall::ui {

struct RecordingHost : Host {
  int frames = 0;
  std::vector<std::string> assets;
  std::vector<std::string> mirrors;
  std::vector<std::string> said;
  std::vector<std::string> routes;
  std::vector<std::string> corrected;
  std::vector<std::string> focused;
  std::string copied;
  std::map<std::string, std::string> files;
  std::string asked_for_file;
  std::string titled;

  void request_frame() override { ++frames; }
  void request_asset(std::string_view name) override { assets.emplace_back(name); }
  void mirror(std::string_view json) override { mirrors.emplace_back(json); }
  void announce(std::string_view text, bool) override { said.emplace_back(text); }
  void copy(std::string_view text) override { copied = text; }
  void save_file(std::string_view name, std::string_view text) override { files[std::string(name)] = text; }
  void open_file(std::string_view id) override { asked_for_file = id; }
  void share(std::string_view url) override { copied = url; }
  void navigate(std::string_view hash) override { routes.emplace_back(hash); }
  void correct(std::string_view hash) override { corrected.emplace_back(hash); }
  void title(std::string_view title) override { titled = title; }
  void open_link(std::string_view) override {}
  void focus(std::string_view id) override { focused.emplace_back(id); }
};

struct CountingDevice : Device {
  std::set<TextureHandle> textures;
  TextureHandle next = 1;
  int draws = 0;
  int vertices = 0;

  TextureHandle create(const TextureSpec&, std::span<const std::uint8_t>) override {
    textures.insert(next);
    return next++;
  }
  void destroy(TextureHandle texture) override { textures.erase(texture); }
  [[nodiscard]] int largest() const override { return 4096; }
  void draw(const ImDrawData& data, std::uint32_t) override {
    ++draws;
    vertices = data.TotalVtxCount;
  }
};

struct UiFixture : testing::Test {
  RecordingHost host;
  CountingDevice device;
  Ui ui{host, device};
  double now = 0;

  UiFixture() {
    ui.use_builtin_font();
    ui.resize({1280, 800, 1});
  }
  static constexpr double kFrame = 16;  // ms

  double frame() { return ui.frame(now += kFrame); }
  // Draws until nothing asks for more.
  int settle() {
    int frames = 1;
    while (frame() == 0 && frames < 500) ++frames;
    return frames;
  }
  void press(Point at, PointerKind kind = PointerKind::Mouse) {
    ui.pointer({PointerPhase::Down, 1, at, kind, 1, now});
    ui.pointer({PointerPhase::Up, 1, at, kind, 0, now});
  }
};

}  // namespace messhall::ui
