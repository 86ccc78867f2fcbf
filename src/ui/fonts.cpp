#include "ui/fonts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

#include "ui/art.hpp"
#include "ui/icons.gen.hpp"

namespace messhall::ui {

namespace {

constexpr std::array<const char*, 2> kIconFiles{"fonts/icons-bold.ttf", "fonts/icons-fill.ttf"};
constexpr std::array<int, 8> kIconSizes{14, 16, 18, 20, 22, 24, 28, 40};
constexpr std::array<Type, 13> kTypes{type::kMicro, type::kTab,   type::kSmall, type::kSmallBold,   type::kBody,
                                      type::kLabel, type::kLarge, type::kLead,  type::kNumberSmall, type::kNumber,
                                      type::kBar,   type::kTitle, type::kHero};

// What the languages of the house need: Latin with its western and central European letters, typographic marks, arrows.
constexpr std::array<ImWchar, 17> kRanges{0x20,   0x7E,   0xA0,   0x17F,  0x2010, 0x2027, 0x2030, 0x203A, 0x20AC,
                                          0x20AC, 0x2122, 0x2122, 0x2190, 0x2193, 0x2212, 0x2265, 0};

constexpr int key(tokens::Face face, float px) { return static_cast<int>(face) * 1000 + static_cast<int>(px); }
constexpr int icon_key(bool fill, int px) { return (fill ? 11 : 10) * 1000 + px; }

// What the tables "head" and "hhea" say (OpenType specification), in ems.
struct Metrics {
  float ascent = 1;
  float descent = 0;

  // ImGui measures a font from its highest to its lowest line; the design measures in ems.
  [[nodiscard]] float height() const { return ascent + descent; }
};

Metrics metrics_of(std::string_view font) {
  const auto u16 = [&font](std::size_t at) -> unsigned {
    if (at + 1 >= font.size()) return 0;
    return static_cast<unsigned>(static_cast<std::uint8_t>(font[at])) << 8 | static_cast<std::uint8_t>(font[at + 1]);
  };
  const auto table = [&](const char* tag) -> std::size_t {
    for (std::size_t i = 0; i < u16(4); ++i) {
      const std::size_t record = 12 + i * 16;
      if (font.substr(record, 4) == tag) return u16(record + 8) << 16 | u16(record + 10);
    }
    return 0;
  };
  const std::size_t head = table("head");
  const std::size_t hhea = table("hhea");
  const auto em = static_cast<float>(u16(head + 18));
  const auto ascent = static_cast<std::int16_t>(u16(hhea + 4));
  const auto descent = static_cast<std::int16_t>(u16(hhea + 6));
  if (head == 0 || hhea == 0 || em < 1 || ascent <= descent) return {};
  return {static_cast<float>(ascent) / em, static_cast<float>(-descent) / em};
}

// One corner of a soft shadow, in the elevation's own pixels; mirrored for the other three.
struct Corner {
  float outside;  // from the shape's edge outwards
  float inside;   // and inwards
  float radius;
  float sigma;
};
Corner corner_of(const tokens::Shadow& elevation) {
  const float sigma = elevation.spread / 2;
  return {elevation.spread * 1.15F, elevation.spread * 1.15F + 12, 14 + sigma * 0.8F, sigma};
}

// How dark the shadow of a rounded shape is at (x, y) from the corner of its box, inwards positive: a Gaussian of the
// distance to its edge, which for shapes larger than the blur is what blurring them would give.
float darkness(const Corner& corner, float x, float y) {
  const float qx = corner.radius - x;
  const float qy = corner.radius - y;
  const float out = std::hypot(std::max(qx, 0.0F), std::max(qy, 0.0F)) + std::min(std::max(qx, qy), 0.0F);
  return 0.5F * std::erfc((out - corner.radius) / (corner.sigma * std::sqrt(2.0F)));
}

}  // namespace

Fonts::Fonts(Device& device) : device_(device) {}

Fonts::~Fonts() {
  if (texture_ != 0) device_.destroy(texture_);
}

bool Fonts::load(Art& art) {
  bool all = true;
  for (const std::string_view name : tokens::kFaceFiles) {
    art.want(name);
    all = all && art.has(name);
  }
  for (const char* name : kIconFiles) {
    art.want(name);
    all = all && art.has(name);
  }
  return all;
}

bool Fonts::prepare(Art& art, float density) {
  if (texture_ != 0 && (density == density_ || builtin_)) return true;
  if (!load(art)) return false;
  density_ = density;
  bake(art);
  return texture_ != 0;
}

void Fonts::context_lost() { texture_ = 0; }

void Fonts::bake(Art& art) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  if (texture_ != 0) device_.destroy(texture_);
  texture_ = 0;
  atlas.Clear();
  fonts_.clear();
  lines_.clear();
  atlas.Flags = ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoBakedLines;
  atlas.TexDesiredWidth = density_ > 1.25F ? 2048 : 1024;
  // The kept files outlive the atlas, so it need not copy them.
  const auto add = [&atlas, this](std::string_view file, float px, const ImWchar* ranges) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = 1;
    config.OversampleV = 1;
    config.GlyphRanges = ranges;
    void* data = const_cast<char*>(file.data());  // NOLINT: Dear ImGui asks for void*, and only reads
    const Metrics metrics = metrics_of(file);
    ImFont* font =
        atlas.AddFontFromMemoryTTF(data, static_cast<int>(file.size()), px * density_ * metrics.height(), &config);
    lines_[font] = {std::round(metrics.ascent * px * density_), std::round(metrics.descent * px * density_)};
    return font;
  };
  for (const Type& t : kTypes)
    fonts_[key(t.face, t.px)] =
        add(art.file(tokens::kFaceFiles[static_cast<std::size_t>(t.face)]), t.px, kRanges.data());
  static const std::vector<ImWchar> icon_ranges = [] {
    std::vector<ImWchar> ranges;
    for (const char32_t code : icons::kCodePoints) ranges.insert(ranges.end(), 2, static_cast<ImWchar>(code));
    ranges.push_back(0);
    return ranges;
  }();
  for (const bool fill : {false, true})
    for (const int px : kIconSizes)
      fonts_[icon_key(fill, px)] = add(art.file(kIconFiles[fill ? 1 : 0]), static_cast<float>(px), icon_ranges.data());
  upload(atlas);
}

void Fonts::bake_builtin() {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.AddFontDefault();
  density_ = 1;
  builtin_ = true;
  upload(atlas);
}

void Fonts::upload(ImFontAtlas& atlas) {
  const std::array<int, 2> shadows{atlas.AddCustomRectRegular(kShadowPixels, kShadowPixels),
                                   atlas.AddCustomRectRegular(kShadowPixels, kShadowPixels)};
  unsigned char* pixels = nullptr;
  int width = 0;
  int height = 0;
  atlas.GetTexDataAsAlpha8(&pixels, &width, &height);
  if (pixels == nullptr) return;
  const std::array<const tokens::Shadow*, 2> elevations{&tokens::elevation::kE1, &tokens::elevation::kE2};
  for (std::size_t i = 0; i < shadows.size(); ++i) {
    const ImFontAtlasCustomRect& rect = *atlas.GetCustomRectByIndex(shadows[i]);
    paint_shadow(pixels + static_cast<std::ptrdiff_t>(rect.Y) * width + rect.X, width, *elevations[i]);
    const auto w = static_cast<float>(width);
    const auto h = static_cast<float>(height);
    const Corner corner = corner_of(*elevations[i]);
    // Half a pixel inside, so that filtering stays in the patch.
    shadows_[i] = {
        {(static_cast<float>(rect.X) + 0.5F) / w, (static_cast<float>(rect.Y) + 0.5F) / h},
        {(static_cast<float>(rect.X + rect.Width) - 0.5F) / w, (static_cast<float>(rect.Y + rect.Height) - 0.5F) / h},
        corner.outside,
        corner.inside};
  }
  texture_ = device_.create({width, height, PixelFormat::Alpha, false, 1},
                            {pixels, static_cast<std::size_t>(width) * static_cast<std::size_t>(height)});
  atlas.SetTexID(reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(texture_)));
  atlas.ClearTexData();
}

void Fonts::paint_shadow(unsigned char* pixels, int stride, const tokens::Shadow& elevation) {
  const Corner corner = corner_of(elevation);
  const float step = (corner.outside + corner.inside) / static_cast<float>(kShadowPixels - 1);
  for (int y = 0; y < kShadowPixels; ++y)
    for (int x = 0; x < kShadowPixels; ++x) {
      const float dark = darkness(corner, static_cast<float>(x) * step - corner.outside,
                                  static_cast<float>(y) * step - corner.outside);
      pixels[y * stride + x] = static_cast<unsigned char>(std::lround(dark * 255));
    }
}

ImFont* Fonts::font(const Type& of) const {
  const auto it = fonts_.find(key(of.face, of.px));
  return it != fonts_.end() ? it->second : ImGui::GetIO().Fonts->Fonts[0];
}

ImFont* Fonts::icons(bool fill, float px) const {
  const auto large =
      std::find_if(kIconSizes.begin(), kIconSizes.end() - 1, [px](int size) { return static_cast<float>(size) >= px; });
  const auto it = fonts_.find(icon_key(fill, *large));
  return it != fonts_.end() ? it->second : ImGui::GetIO().Fonts->Fonts[0];
}

Fonts::Stand Fonts::stand(const ImFont* of) const {
  const auto it = lines_.find(of);
  if (it == lines_.end()) return {of->FontSize, 0};
  return {it->second.ascent + it->second.descent, std::round(of->Ascent) - it->second.ascent};
}

const Fonts::Patch& Fonts::shadow(const tokens::Shadow& elevation) const {
  return shadows_[elevation.spread > tokens::elevation::kE1.spread ? 1 : 0];
}

}  // namespace messhall::ui
