#include "main/terminal/arguments.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "engine/command.hpp"

namespace messhall::terminal {
namespace {

constexpr Text kUnknown{"", "there is no option {name}; usage: messhall {usage}"};
constexpr Text kMissing{"", "{name} needs a value; usage: messhall {usage}"};
constexpr Text kTooFew{"", "something is missing; usage: messhall {usage}"};
constexpr Text kTooMany{"", "{word} is too much; usage: messhall {usage}"};
constexpr Text kTwice{"", "{name} is given twice"};

bool is_among(std::span<const std::string_view> names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

Message about(const Text& text, std::string_view name, const Form& form) {
  return {text, {{"name", quotable(name)}, {"word", quotable(name)}, {"usage", std::string(form.usage)}}};
}

}  // namespace

Result<Arguments> Arguments::read(const Form& form, std::span<const std::string_view> words) {
  Arguments arguments;
  while (!words.empty()) {
    const std::string_view word = words.front();
    words = words.subspan(1);
    if (word.substr(0, 2) != "--") {
      if (arguments.words_.size() == form.most) return about(kTooMany, word, form);
      arguments.words_.push_back(word);
    } else if (const Failure failure = arguments.take_option(form, word, words)) {
      return *failure;
    }
  }
  if (arguments.words_.size() < form.least) return about(kTooFew, "", form);
  return arguments;
}

Failure Arguments::take_option(const Form& form, std::string_view word, std::span<const std::string_view>& rest) {
  if (has(word) || values_.contains(word)) return about(kTwice, word, form);
  if (is_among(form.flags, word)) {
    flags_.insert(word);
    return std::nullopt;
  }
  constexpr std::string_view off = "--no-";
  if (form.rules && word.substr(0, off.size()) == off && word.size() > off.size()) {
    rules_[std::string(word.substr(off.size()))] = "off";
    return std::nullopt;
  }
  const bool known = is_among(form.values, word);
  if (!known && (!form.rules || word.size() == 2)) return about(kUnknown, word, form);
  if (rest.empty()) return about(kMissing, word, form);
  if (known) {
    values_[word] = rest.front();
  } else {
    rules_[std::string(word.substr(2))] = rest.front();
  }
  rest = rest.subspan(1);
  return std::nullopt;
}

std::optional<std::string_view> Arguments::value(std::string_view name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? std::nullopt : std::optional(found->second);
}

Result<std::int64_t> Arguments::number(std::string_view name, std::int64_t standard, std::int64_t least,
                                       std::int64_t most) const {
  const auto text = value(name);
  return text ? engine::read_whole(name, *text, least, most) : Result<std::int64_t>(standard);
}

}  // namespace messhall::terminal
