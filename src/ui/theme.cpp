#include "ui/theme.hpp"

#include <algorithm>
#include <cmath>

namespace messhall::ui {

const Type& bold_of(const Type& of) {
  if (of.px <= type::kSmall.px) return type::kSmallBold;
  if (of.px <= type::kBody.px) return type::kLabel;
  return type::kLead;
}

void Theme::choose(Brightness brightness) { brightness_ = brightness; }
void Theme::choose(Motion motion) { motion_ = motion; }
void Theme::device(Media media) { media_ = media; }

bool Theme::dark() const { return brightness_ == Brightness::Dark || (brightness_ == Brightness::Auto && media_.dark); }

bool Theme::still() const { return motion_ != Motion::Full || media_.reduced_motion; }

double Theme::duration(double milliseconds, bool essential) const {
  if (!still()) return milliseconds;
  return essential ? tokens::motion::kReduced : 0;
}

float Theme::shadow_alpha(const tokens::Shadow& shadow) const {
  return dark() ? shadow.alpha_dark : shadow.alpha_light;
}

namespace {
constexpr unsigned channel(Colour colour, unsigned shift) { return (colour >> shift) & 0xFFU; }
unsigned rounded(float value) { return static_cast<unsigned>(std::clamp(value + 0.5F, 0.0F, 255.0F)); }
}  // namespace

Colour faded(Colour colour, float factor) {
  const auto alpha = static_cast<float>(channel(colour, 24)) * std::clamp(factor, 0.0F, 1.0F);
  return (colour & 0x00FFFFFFU) | (rounded(alpha) << 24);
}

Colour mixed(Colour a, Colour b, float t) {
  Colour result = 0;
  for (unsigned shift = 0; shift < 32; shift += 8) {
    const auto from = static_cast<float>(channel(a, shift));
    const auto to = static_cast<float>(channel(b, shift));
    result |= rounded(from + (to - from) * std::clamp(t, 0.0F, 1.0F)) << shift;
  }
  return result;
}

float ease_out(float t) {
  const float rest = 1 - t;
  return 1 - rest * rest * rest;
}

float ease_in_out(float t) {
  if (t < 0.5F) return 4 * t * t * t;
  const float rest = 2 - 2 * t;
  return 1 - rest * rest * rest / 2;
}

float overshoot(float t) {
  const float u = t - 1;
  return 1 + 2.2F * u * u * u + 1.2F * u * u;
}

}  // namespace messhall::ui
