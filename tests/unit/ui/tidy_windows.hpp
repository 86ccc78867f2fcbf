// Windows of every kind, and what a tidy screen is in them.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <string_view>
#include <vector>

#include "ui/mirror.hpp"

namespace messhall::ui {

struct Window {
  float width;
  float height;
  bool embedded;
};

inline constexpr std::array<Window, 11> kWindows{{{1280, 800, false},
                                                  {1024, 768, false},
                                                  {1920, 1080, false},
                                                  {900, 600, false},
                                                  {390, 844, false},
                                                  {844, 390, false},
                                                  {360, 640, false},
                                                  {568, 320, false},
                                                  {768, 1024, false},
                                                  {320, 400, true},
                                                  {400, 480, true}}};

// What stands on the screen and can be pressed lies inside of the window, and nothing lies over anything else.
inline void expect_tidy(const Mirror& mirror, const Window& window, std::string_view screen) {
  const Rect all{-1, -1, window.width + 2, window.height + 2};
  const auto overlap = [](const Rect& a, const Rect& b) {
    const Rect both = a.intersection(b);
    return both.w > 2 && both.h > 2;
  };
  std::vector<const Node*> pressable;
  for (const Node& node : mirror.nodes()) {
    const bool scrolls = !node.clip.empty();
    const bool action =
        node.role == Role::Button || node.role == Role::Link || node.role == Role::Switch || node.role == Role::Radio;
    if (!action || scrolls) continue;
    EXPECT_TRUE(all.contains(node.rect.origin()) && all.contains({node.rect.right(), node.rect.bottom()}))
        << screen << " " << window.width << "x" << window.height << ": " << node.id << " lies outside";
    for (const Node* const other : pressable) {
      EXPECT_FALSE(overlap(node.rect, other->rect))
          << screen << " " << window.width << "x" << window.height << ": " << node.id << " lies over " << other->id;
    }
    pressable.push_back(&node);
  }
}

}  // namespace messhall::ui
