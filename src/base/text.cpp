#include "base/text.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <system_error>

namespace messhall {

std::vector<std::string_view> split_fields(std::string_view text) {
  constexpr std::string_view blanks = " \t";
  std::vector<std::string_view> fields;
  for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
    fields.push_back(text.substr(at, end - at));
    at = text.find_first_not_of(blanks, end);
  }
  return fields;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

Number read_number(std::string_view text, int least, int most) {
  int value = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, code] = std::from_chars(text.data(), end, value);
  if (code == std::errc::invalid_argument || stopped != end) return {0, NumberError::NotANumber};
  if (code == std::errc::result_out_of_range) {
    return {0, text.front() == '-' ? NumberError::TooSmall : NumberError::TooLarge};
  }
  if (value < least) return {0, NumberError::TooSmall};
  if (value > most) return {0, NumberError::TooLarge};
  return {value, std::nullopt};
}

std::string quotable(std::string_view text) {
  constexpr std::size_t longest = 24;
  std::string out;
  for (const char c : text.substr(0, longest)) out += c >= ' ' && c <= '~' ? c : '?';
  if (text.size() > longest) out += "...";
  return out;
}

}  // namespace messhall
