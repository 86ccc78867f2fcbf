// The mirror: a list of what is on the screen, in reading order, from which the page keeps real HTML elements in step.
// Keyboard and screen reader work on those; the canvas is only their picture.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/rect.hpp"

namespace messhall::ui {

enum class Role : std::uint8_t {
  Button,
  Switch,
  RadioGroup,
  Radio,
  TabList,
  Tab,
  Slider,
  Grid,
  Row,
  GridCell,
  Heading,
  Text,
  Image,
  Dialog,
  TextBox,
  Link,
  Status,
  List,
  ListItem,
  Region,
  Navigation,
};
[[nodiscard]] std::string_view role_name(Role role);

// What is true of a widget. Those that do not apply stay empty.
struct NodeState {
  std::optional<bool> pressed{};   // toggle buttons
  std::optional<bool> checked{};   // switches, radios
  std::optional<bool> selected{};  // tabs, grid cells, moves
  std::optional<bool> expanded{};
  bool disabled = false;
  bool current = false;    // the page one is on, the move on the board
  bool multiline = false;  // text boxes
  int level = 0;           // headings: 1 to 3

  friend bool operator==(const NodeState&, const NodeState&) = default;
};

// One thing on the screen. Ids are stable words with dots: "play.undo", "board.d4".
struct Node {
  std::string id;
  Role role = Role::Button;
  std::string label{};  // in the reader's language
  Rect rect{};          // CSS px from the window's corner
  std::string group{};  // id of the dialog, radio group, grid, row or list it belongs to; empty: the page
  NodeState state{};
  std::string value{};        // sliders: "70 %"; text boxes: their text
  std::string placeholder{};  // text boxes
  std::string description{};  // said after the label
  float now = 0;              // sliders: 0 to 1
  Rect clip{};                // what of it may be seen, when it lies in a scroll area; empty: all

  friend bool operator==(const Node&, const Node&) = default;
};

class Mirror {
 public:
  void begin();
  // Nodes stand in the order in which Tab visits them. A second node with an id of this frame is left out.
  void add(Node node);
  // Pushed groups are the default `group` of nodes added without one.
  void push_group(std::string id);
  void pop_group();
  // True when the list differs from what was last told.
  [[nodiscard]] bool end();

  [[nodiscard]] const std::vector<Node>& nodes() const { return told_; }
  [[nodiscard]] const Node* find(std::string_view id) const;
  // The list as JSON: [{"id":..,"role":..,"label":..,"rect":[x,y,w,h],...}]; what is empty is left out.
  [[nodiscard]] std::string json() const;
  // Forget what was told: the page asked for everything again.
  void reset();

 private:
  std::vector<Node> building_;
  std::vector<Node> told_;
  std::vector<std::string> groups_;
  bool fresh_ = true;
};

}  // namespace messhall::ui
