#include "ui/texts.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "ui/art.hpp"

namespace messhall::ui {

bool Texts::read(std::string_view text) {
  const auto json = nlohmann::json::parse(text, nullptr, false);
  if (!json.is_object() || !json.contains("texts") || !json["texts"].is_object()) return false;
  for (const auto& [id, words] : json["texts"].items())
    if (words.is_string()) texts_[id] = words.get<std::string>();
  return true;
}

std::string_view Texts::translate(std::string_view id) const {
  const auto it = texts_.find(id);
  return it == texts_.end() ? std::string_view{} : std::string_view{it->second};
}

namespace {
// "de-AT" speaks "de"; what is no tag speaks English.
std::string first_part(std::string_view tag) {
  const std::string_view part = tag.substr(0, tag.find('-'));
  const bool letters = part.size() >= 2 && part.size() <= 3 &&
                       part.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string_view::npos;
  return letters ? std::string(part) : "en";
}
}  // namespace

void Language::device(std::string_view tag) { device_ = first_part(tag); }
void Language::choose(std::string_view wish) { wish_ = wish; }

bool Language::update(Art& art) {
  std::string wanted = wish_ == "auto" ? device_ : first_part(wish_);
  if (offered_ && std::find(offered_->begin(), offered_->end(), wanted) == offered_->end()) wanted = "en";
  if (wanted == settled_) return false;
  const std::string file = "texts/" + wanted + ".json";
  if (wanted != "en" && !art.has(file) && !art.failed(file)) {
    art.want(file);
    return false;
  }
  settled_ = wanted;
  auto texts = std::make_unique<Texts>();
  const bool good = wanted != "en" && art.has(file) && texts->read(art.file(file));
  old_texts_ = std::move(spoken_texts_);
  if (good) spoken_texts_ = std::move(texts);
  const std::string before = std::exchange(spoken_, good ? wanted : "en");
  return spoken_ != before;
}

}  // namespace messhall::ui
