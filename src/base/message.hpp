// Sentences for people, kept apart from the language they are said in.
//
// A Text is written once, in English, where it is used; its id is what translations (assets/texts/*.json) refer to.
// A Message is a Text with the values that belong into its {places}.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace messhall {

// Both views refer to string literals. An empty id marks a text that needs no translation (a square's name, a number).
struct Text {
  std::string_view id;
  std::string_view english;

  friend constexpr bool operator==(const Text& a, const Text& b) { return a.id == b.id; }
};

struct Message;

// One value for one {name} in a text: plain characters, or a text or a whole message that is translated before it is
// put in ("Move 3 (d5e6): The arrows of d5 do not point to e6.").
struct Argument {
  std::string_view name;
  std::string value;
  Text text{};
  std::shared_ptr<const Message> message{};

  Argument(std::string_view name_, std::string value_) : name(name_), value(std::move(value_)) {}
  Argument(std::string_view name_, Text text_) : name(name_), text(text_) {}
  Argument(std::string_view name_, Message message_);
};

struct Message {
  Text text;
  std::vector<Argument> arguments{};

  [[nodiscard]] bool empty() const { return text.id.empty() && text.english.empty(); }
};

inline Argument::Argument(std::string_view name_, Message message_)
    : name(name_), message(std::make_shared<const Message>(std::move(message_))) {}

// What says a Text in the reader's language; gives an empty view when it has no translation for the id.
class Translator {
 public:
  virtual ~Translator() = default;
  [[nodiscard]] virtual std::string_view translate(std::string_view id) const = 0;
};

// The message in English, or in the translator's language where it has one. A {place} without a value stays as it is.
//   say({{"arrow.refused.arrow", "The arrows of {from} do not point to {to}."}, {{"from", "d4"}, {"to", "e6"}}})
//   gives "The arrows of d4 do not point to e6."
[[nodiscard]] std::string say(const Message& message, const Translator* translator = nullptr);
[[nodiscard]] std::string say(const Text& text, const Translator* translator = nullptr);

}  // namespace messhall
