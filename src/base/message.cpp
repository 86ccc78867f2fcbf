#include "base/message.hpp"

#include <algorithm>

namespace messhall {
namespace {

std::string_view wording(const Text& text, const Translator* translator) {
  if (translator == nullptr || text.id.empty()) return text.english;
  const std::string_view translated = translator->translate(text.id);
  return translated.empty() ? text.english : translated;
}

}  // namespace

std::string say(const Text& text, const Translator* translator) { return std::string(wording(text, translator)); }

std::string say(const Message& message, const Translator* translator) {
  const std::string_view pattern = wording(message.text, translator);
  std::string out;
  out.reserve(pattern.size() + 16);
  for (std::size_t at = 0; at < pattern.size();) {
    const std::size_t open = pattern.find('{', at);
    const std::size_t close = open == std::string_view::npos ? open : pattern.find('}', open);
    if (close == std::string_view::npos) {
      out += pattern.substr(at);
      break;
    }
    out += pattern.substr(at, open - at);
    const std::string_view name = pattern.substr(open + 1, close - open - 1);
    const auto found = std::find_if(message.arguments.begin(), message.arguments.end(),
                                    [&](const Argument& argument) { return argument.name == name; });
    if (found == message.arguments.end()) {
      out += pattern.substr(open, close - open + 1);
    } else if (found->message) {
      out += say(*found->message, translator);
    } else {
      out += found->text.english.empty() ? std::string_view(found->value) : wording(found->text, translator);
    }
    at = close + 1;
  }
  return out;
}

}  // namespace messhall
