// What the squares of a track are called: in the house's own words, which are translated, or as in the standard game.
#pragma once

#include <map>
#include <string_view>

#include "base/message.hpp"

namespace messhall::ui {

// Says the classic names, and everything else as another translator does (nullptr: in English).
class ClassicNames : public Translator {
 public:
  explicit ClassicNames(const Translator* other);
  [[nodiscard]] std::string_view translate(std::string_view id) const override;

 private:
  const Translator* other_;
  std::map<std::string_view, std::string_view> names_;  // by id of the house's name
};

}  // namespace messhall::ui
