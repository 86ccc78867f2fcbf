// Reading plain text without surprises.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace messhall {

// The parts between runs of spaces and tabs. The views look into the text.
[[nodiscard]] std::vector<std::string_view> split_fields(std::string_view text);
// The parts between single separators; an empty text is one empty part: split("a//b", '/') gives "a", "", "b".
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

// Why a text is not the wanted number.
enum class NumberError : std::uint8_t { NotANumber, TooSmall, TooLarge };

struct Number {
  int value = 0;
  std::optional<NumberError> error{};
};

// A whole decimal number from least to most, and nothing beside it; "-" before it is allowed, "+" is not. As many
// digits as one likes: a number too long for the machine is TooLarge or TooSmall.
[[nodiscard]] Number read_number(std::string_view text, int least, int most);

// A part of a foreign text, fit to be quoted in a message: at most 24 characters, and '?' for what does not print.
[[nodiscard]] std::string quotable(std::string_view text);

}  // namespace messhall
