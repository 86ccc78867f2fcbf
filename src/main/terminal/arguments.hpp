// The words after a command, parted into words that stand alone and "--options".
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace messhall::terminal {

// What a command takes.
struct Form {
  std::string_view usage{};  // "perft GAME FEN DEPTH [--divide]"
  std::size_t least = 0;     // words that stand alone
  std::size_t most = 0;
  std::vector<std::string_view> flags{};   // "--divide"
  std::vector<std::string_view> values{};  // "--games", followed by a word
  bool rules =
      false;  // also takes the rules of the game that its first word names: "--promotion exchange", "--no-repetition"
};

class Arguments {
 public:
  // The error names the word that is wrong.
  [[nodiscard]] static Result<Arguments> read(const Form& form, std::span<const std::string_view> words);

  [[nodiscard]] std::size_t size() const { return words_.size(); }
  [[nodiscard]] std::string_view operator[](std::size_t i) const { return words_[i]; }
  [[nodiscard]] std::span<const std::string_view> from(std::size_t i) const { return std::span(words_).subspan(i); }
  [[nodiscard]] bool has(std::string_view flag) const { return flags_.contains(flag); }
  [[nodiscard]] std::optional<std::string_view> value(std::string_view name) const;
  // The number after an option, or `standard` when it is not there.
  [[nodiscard]] Result<std::int64_t> number(std::string_view name, std::int64_t standard, std::int64_t least,
                                            std::int64_t most) const;
  // Options that only the game can judge, by id.
  [[nodiscard]] const std::map<std::string, std::string, std::less<>>& rules() const { return rules_; }

 private:
  Failure take_option(const Form& form, std::string_view word, std::span<const std::string_view>& rest);

  std::vector<std::string_view> words_{};
  std::set<std::string_view> flags_{};
  std::map<std::string_view, std::string_view> values_{};
  std::map<std::string, std::string, std::less<>> rules_{};
};

}  // namespace messhall::terminal
