// Words for a widget: a text to be translated, a message with values in it, or a plain string that needs no
// translation.
#pragma once

#include <string>
#include <utility>

#include "base/message.hpp"

namespace messhall::ui {

class Label {
 public:
  Label() = default;
  Label(Text text) : message_{text, {}} {}
  Label(Message message) : message_(std::move(message)) {}
  // A name, a number, a move: the same in all languages.
  Label(std::string plain) : plain_(std::move(plain)) {}
  // A literal would escape translation; write Text{"id.of.it", "English"}, or std::string for what has no language.
  Label(const char*) = delete;

  [[nodiscard]] bool empty() const { return plain_.empty() && message_.empty(); }
  [[nodiscard]] std::string say(const Translator* translator) const {
    return message_.empty() ? plain_ : messhall::say(message_, translator);
  }

 private:
  Message message_{};
  std::string plain_{};
};

}  // namespace messhall::ui
