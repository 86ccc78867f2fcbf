// Which languages there are, and which is spoken.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "ui/icons.gen.hpp"
#include "ui/screens/settings_groups.hpp"

namespace messhall::ui {
namespace {

constexpr std::string_view kList = "asset-list.json";
constexpr float kRow = 50;

struct OwnName {
  std::string_view tag;
  std::string_view name;
};
constexpr std::array<OwnName, 9> kNames{{{"ca", "Catal\u00E0"},
                                         {"de", "Deutsch"},
                                         {"en", "English"},
                                         {"es", "Espa\u00F1ol"},
                                         {"fr", "Fran\u00E7ais"},
                                         {"gl", "Galego"},
                                         {"it", "Italiano"},
                                         {"nl", "Nederlands"},
                                         {"pt", "Portugu\u00EAs"}}};

constexpr Text kAsDevice{"settings.language.auto", "As your device says"};

}  // namespace

std::string language_name(std::string_view tag) {
  const auto* const found = std::find_if(kNames.begin(), kNames.end(), [&](const OwnName& n) { return n.tag == tag; });
  return std::string(found == kNames.end() ? tag : found->name);
}

std::vector<std::string> languages_in(std::string_view asset_list) {
  std::vector<std::string> languages{"en"};
  const auto json = nlohmann::json::parse(asset_list, nullptr, false);
  if (!json.is_object() || !json.contains("files") || !json["files"].is_object()) return languages;
  constexpr std::string_view kFolder = "texts/";
  constexpr std::string_view kEnd = ".json";
  for (const auto& [name, about] : json["files"].items()) {
    const std::string_view file = name;
    if (file.size() <= kFolder.size() + kEnd.size() || file.substr(0, kFolder.size()) != kFolder) continue;
    if (file.substr(file.size() - kEnd.size()) != kEnd) continue;
    std::string tag(file.substr(kFolder.size(), file.size() - kFolder.size() - kEnd.size()));
    if (tag != "en") languages.push_back(std::move(tag));
  }
  return languages;
}

void LanguageSettings::read(Context& c) {
  if (known_ || c.art.failed(kList)) return;
  if (!c.art.has(kList)) {
    c.art.want(kList);
    return;
  }
  known_ = true;
  languages_ = languages_in(c.art.file(kList));
}

Label LanguageSettings::current() const {
  const std::string& wish = hall_.session.settings().language;
  if (wish == "auto") return kAsDevice;
  return language_name(std::string_view(wish).substr(0, wish.find('-')));
}

void LanguageSettings::list(Context& c, Rect& column) {
  read(c);
  const Palette& p = c.colours();
  const std::string wish = hall_.session.settings().language;
  const auto count = static_cast<float>(languages_.size() + 1);
  const std::string name = c.say(Text{"settings.language", "Language"});
  const kit::Group group(c,
                         {"settings.language", Role::RadioGroup, name, {column.x, column.y, column.w, count * kRow}});
  const auto row = [&](const std::string& tag, const Label& words, bool ruled) {
    const Rect line = column.cut_top(kRow);
    if (ruled) kit::rule(c, line);
    const bool is = wish == tag || (tag != "auto" && wish.substr(0, wish.find('-')) == tag);
    Node node{"settings.language." + tag, Role::Radio, c.say(words), line.inset(0, 3)};
    node.state.checked = is;
    const kit::Touch t = kit::touch(c, std::move(node), false);
    const Rect ground = line.inset(0, 3);
    if (t.hovered || t.held) kit::fill(c, ground, t.held ? p.accent_soft : p.sunken, tokens::radius::kControl);
    if (t.focused) kit::focus_ring(c, ground, tokens::radius::kControl);
    Rect inner = ground.inset(10, 0);
    const Rect mark = inner.cut_left(22, 12).centred(22, 22);
    kit::outline(c, mark, is ? p.accent : p.line_strong, is ? 7.0F : 2.0F, 11);
    kit::text_in(c, inner, type::kLabel, is ? p.accent : p.ink, c.say(words));
    if (t.pressed && !is) change(hall_, [&](app::Settings& s) { s.language = tag; });
  };
  row("auto", kAsDevice, false);
  for (const std::string& tag : languages_) row(tag, language_name(tag), true);
}

}  // namespace messhall::ui
