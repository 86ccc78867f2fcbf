// The interface in other languages: sentences by id, fetched when their language is wanted.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/message.hpp"

namespace messhall::ui {

class Art;

// The sentences of one language, from texts/LANGUAGE.json (assets/texts/README.md).
class Texts : public Translator {
 public:
  // False when the text is no such file.
  bool read(std::string_view text);
  [[nodiscard]] std::string_view translate(std::string_view id) const override;

 private:
  std::map<std::string, std::string, std::less<>> texts_;
};

// Which language is spoken. English until the wanted texts are there, and when there are none.
class Language {
 public:
  // The languages that have texts, besides English; others are not asked for. Until this is known, any may have.
  void offer(std::vector<std::string> languages) { offered_ = std::move(languages); }
  // The device's language tag: "de-AT".
  void device(std::string_view tag);
  // "auto": the device's; otherwise a tag.
  void choose(std::string_view wish);
  // Fetches what is wanted. True when from now on another language is spoken.
  bool update(Art& art);
  // nullptr: English.
  [[nodiscard]] const Translator* translator() const { return spoken_texts_.get(); }
  // The two letters of what is spoken: for the page's lang attribute.
  [[nodiscard]] const std::string& tag() const { return spoken_; }

 private:
  std::optional<std::vector<std::string>> offered_;
  std::string device_ = "en";
  std::string wish_ = "auto";
  std::string settled_ = "en";  // the wanted language whose fate is known
  std::string spoken_ = "en";
  std::unique_ptr<Texts> spoken_texts_;
  std::unique_ptr<Texts> old_texts_;  // somebody may still hold it in this frame
};

}  // namespace messhall::ui
