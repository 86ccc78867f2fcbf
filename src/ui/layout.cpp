#include "ui/layout.hpp"

#include <cmath>

#include "ui/tokens.gen.hpp"

namespace messhall::ui {

namespace {
// The borders between the skeletons (SCREENS, "Layout").
constexpr float kWideFrom = 640;
constexpr float kFullSideFrom = 1280;
constexpr float kBesideUpTo = 900;
constexpr float kFlatUnder = 500;
constexpr float kEmbedUnder = 640;
constexpr float kNarrowSide = 320;
}  // namespace

float Layout::rail() const {
  if (form == Form::Wide) return tokens::layout::wide::kRail;
  if (form == Form::Flat) return tokens::layout::flat::kRail;
  return 0;
}

float Layout::side() const {
  if (form != Form::Wide) return 0;
  return narrow_side ? kNarrowSide : tokens::layout::wide::kSide;
}

float Layout::frame() const { return form == Form::Wide ? 0.38F : 0.30F; }

Layout choose_layout(float width, float height, bool embedded, Insets safe) {
  Layout layout;
  layout.width = width;
  layout.height = height;
  layout.safe = safe;
  if (embedded && width < kEmbedUnder && height < kEmbedUnder) {
    layout.form = Form::Embed;
  } else if (width < kWideFrom && width <= height) {
    layout.form = Form::Tall;
  } else if (height < kFlatUnder) {
    layout.form = Form::Flat;
  } else if (width < kBesideUpTo) {
    layout.form = Form::Tall;
    layout.moves_beside = width >= kWideFrom;
  } else {
    layout.form = Form::Wide;
    layout.narrow_side = width < kFullSideFrom;
  }
  return layout;
}

float snap(float css, float density) { return std::floor(css * density + 0.5F) / density; }

}  // namespace messhall::ui
