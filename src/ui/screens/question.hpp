// A dialog that asks before something is lost for good.
#pragma once

#include <functional>
#include <memory>

#include "ui/screens/hall.hpp"

namespace messhall::ui {

struct Question {
  Label title{};  // "Delete this game?"
  Label text{};   // what is lost, and what is not
  Label yes{};    // "Delete"
  std::function<void()> act{};
};

[[nodiscard]] std::unique_ptr<Dialog> make_question(Hall& hall, Question question);

}  // namespace messhall::ui
