#include "ui/mirror.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

namespace messhall::ui {

std::string_view role_name(Role role) {
  switch (role) {
    case Role::Button:
      return "button";
    case Role::Switch:
      return "switch";
    case Role::RadioGroup:
      return "radiogroup";
    case Role::Radio:
      return "radio";
    case Role::TabList:
      return "tablist";
    case Role::Tab:
      return "tab";
    case Role::Slider:
      return "slider";
    case Role::Grid:
      return "grid";
    case Role::Row:
      return "row";
    case Role::GridCell:
      return "gridcell";
    case Role::Heading:
      return "heading";
    case Role::Text:
      return "text";
    case Role::Image:
      return "img";
    case Role::Dialog:
      return "dialog";
    case Role::TextBox:
      return "textbox";
    case Role::Link:
      return "link";
    case Role::Status:
      return "status";
    case Role::List:
      return "list";
    case Role::ListItem:
      return "listitem";
    case Role::Region:
      return "region";
    case Role::Navigation:
      return "navigation";
  }
  return "group";
}

void Mirror::begin() {
  building_.clear();
  groups_.clear();
}

void Mirror::add(Node node) {
  const bool known =
      std::any_of(building_.begin(), building_.end(), [&node](const Node& other) { return other.id == node.id; });
  if (known) return;
  if (node.group.empty() && !groups_.empty()) node.group = groups_.back();
  // The page moves whole pixels; a tenth more or less is no change.
  const auto tidy = [](Rect& r) {
    const auto tenth = [](float v) { return std::round(v * 10) / 10; };
    r = {tenth(r.x), tenth(r.y), tenth(r.w), tenth(r.h)};
  };
  tidy(node.rect);
  tidy(node.clip);
  building_.push_back(std::move(node));
}

void Mirror::push_group(std::string id) { groups_.push_back(std::move(id)); }

void Mirror::pop_group() {
  if (!groups_.empty()) groups_.pop_back();
}

bool Mirror::end() {
  if (!fresh_ && building_ == told_) return false;
  fresh_ = false;
  told_.swap(building_);
  return true;
}

const Node* Mirror::find(std::string_view id) const {
  const auto it = std::find_if(told_.begin(), told_.end(), [id](const Node& node) { return node.id == id; });
  return it == told_.end() ? nullptr : &*it;
}

void Mirror::reset() { fresh_ = true; }

namespace {

using Json = nlohmann::ordered_json;

// A tenth of a pixel is enough, and keeps the numbers short.
Json box(const Rect& rect) {
  const auto tenth = [](float v) { return std::round(static_cast<double>(v) * 10) / 10; };
  return Json::array({tenth(rect.x), tenth(rect.y), tenth(rect.w), tenth(rect.h)});
}

void put_state(Json& out, const NodeState& state) {
  if (state.pressed) out["pressed"] = *state.pressed;
  if (state.checked) out["checked"] = *state.checked;
  if (state.selected) out["selected"] = *state.selected;
  if (state.expanded) out["expanded"] = *state.expanded;
  if (state.disabled) out["disabled"] = true;
  if (state.current) out["current"] = true;
  if (state.multiline) out["multiline"] = true;
  if (state.level > 0) out["level"] = state.level;
}

Json object(const Node& node) {
  Json out{{"id", node.id}, {"role", role_name(node.role)}};
  if (!node.label.empty()) out["label"] = node.label;
  out["rect"] = box(node.rect);
  if (!node.group.empty()) out["group"] = node.group;
  put_state(out, node.state);
  if (!node.value.empty()) out["value"] = node.value;
  if (!node.placeholder.empty()) out["placeholder"] = node.placeholder;
  if (!node.description.empty()) out["description"] = node.description;
  if (node.role == Role::Slider) out["now"] = std::round(static_cast<double>(node.now) * 1000) / 1000;
  if (!node.clip.empty()) out["clip"] = box(node.clip);
  return out;
}

}  // namespace

std::string Mirror::json() const {
  Json list = Json::array();
  for (const Node& node : told_) list.push_back(object(node));
  return list.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace messhall::ui
