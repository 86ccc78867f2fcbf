// A value, or the reason why there is none. (std::expected is not in the oldest library that we build with.)
#pragma once

#include <optional>
#include <utility>
#include <variant>

#include "base/message.hpp"

namespace messhall {

// Result<int> r = parse(...);  if (!r) return r.error();  use(*r);
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Message error) : state_(std::in_place_index<1>, std::move(error)) {}

  [[nodiscard]] bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  // Only when ok().
  [[nodiscard]] T& operator*() { return *std::get_if<0>(&state_); }
  [[nodiscard]] const T& operator*() const { return *std::get_if<0>(&state_); }
  [[nodiscard]] T* operator->() { return std::get_if<0>(&state_); }
  [[nodiscard]] const T* operator->() const { return std::get_if<0>(&state_); }

  // Only when not ok().
  [[nodiscard]] const Message& error() const { return *std::get_if<1>(&state_); }

 private:
  std::variant<T, Message> state_;
};

// For actions that give nothing back: empty when all went well.
using Failure = std::optional<Message>;

}  // namespace messhall
