// Colours, type, motion: what the design's tokens say, for the light or the dark room.
#pragma once

#include <cstdint>

#include "ui/tokens.gen.hpp"

namespace messhall::ui {

// 0xAABBGGRR with straight alpha, as Dear ImGui packs it.
using Colour = tokens::Rgba;
using Palette = tokens::Palette;
using Type = tokens::Type;

// The type scale: kMicro kTab kSmall kBody kLabel kLead kNumberSmall kNumber kBar kTitle kHero, and what is missing
// there.
namespace type {
using namespace tokens::type;
// captions that stand for a name: chips, names under swatches
inline constexpr Type kSmallBold{"small_bold", 13.0F, 18.0F, tokens::Face::Text600};
// sentences that lead a screen
inline constexpr Type kLarge{"large", 17.0F, 24.0F, tokens::Face::Text400};
}  // namespace type

// The bold sister of a text size, for **bold** runs.
[[nodiscard]] const Type& bold_of(const Type& of);

enum class Brightness : std::uint8_t { Auto, Light, Dark };
enum class Motion : std::uint8_t { Full, Less };

// What the device asks for.
struct Media {
  bool dark = false;
  bool reduced_motion = false;
};

class Theme {
 public:
  // The wish of the settings; Auto follows the device.
  void choose(Brightness brightness);
  void choose(Motion motion);
  void device(Media media);

  [[nodiscard]] bool dark() const;
  [[nodiscard]] const Palette& colours() const { return tokens::palette(dark()); }
  [[nodiscard]] Brightness brightness() const { return brightness_; }
  [[nodiscard]] Motion motion_wish() const { return motion_; }
  // True when things should jump to their place.
  [[nodiscard]] bool still() const;
  // How long an animation of this many milliseconds lasts here: 0 when still. Dice and fulfilment pass
  // `essential`: they become a cross-fade of 150 ms.
  [[nodiscard]] double duration(double milliseconds, bool essential = false) const;
  [[nodiscard]] float shadow_alpha(const tokens::Shadow& shadow) const;

 private:
  Brightness brightness_ = Brightness::Auto;
  Motion motion_ = Motion::Full;
  Media media_{};
};

// Alpha times `factor`, 0 to 1.
[[nodiscard]] Colour faded(Colour colour, float factor);
// From a (t = 0) to b (t = 1).
[[nodiscard]] Colour mixed(Colour a, Colour b, float t);

// t from 0 to 1; the curves of the tokens.
[[nodiscard]] float ease_out(float t);
[[nodiscard]] float ease_in_out(float t);
[[nodiscard]] float overshoot(float t);

}  // namespace messhall::ui
