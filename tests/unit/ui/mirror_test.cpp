#include "ui/mirror.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace messhall::ui {
namespace {

Node button(std::string id, float x = 0) { return {std::move(id), Role::Button, "Press", {x, 0, 44, 44}}; }

bool told(Mirror& mirror, std::vector<Node> nodes) {
  mirror.begin();
  for (Node& node : nodes) mirror.add(std::move(node));
  return mirror.end();
}

TEST(Mirror, TellsOnlyWhatHasChanged) {
  Mirror mirror;
  EXPECT_TRUE(told(mirror, {button("a"), button("b")}));
  EXPECT_FALSE(told(mirror, {button("a"), button("b")}));
  EXPECT_TRUE(told(mirror, {button("a")})) << "one has gone";
  EXPECT_TRUE(told(mirror, {button("a", 5)})) << "it has moved";
  Node disabled = button("a", 5);
  disabled.state.disabled = true;
  EXPECT_TRUE(told(mirror, {disabled}));
}

TEST(Mirror, OrderIsContent) {
  Mirror mirror;
  told(mirror, {button("a"), button("b")});
  EXPECT_TRUE(told(mirror, {button("b"), button("a")}));
}

TEST(Mirror, MovementsTooSmallToSeeAreNone) {
  Mirror mirror;
  told(mirror, {button("a", 5)});
  EXPECT_FALSE(told(mirror, {button("a", 5.02F)}));
}

TEST(Mirror, TellsEverythingAgainWhenAsked) {
  Mirror mirror;
  told(mirror, {button("a")});
  mirror.reset();
  EXPECT_TRUE(told(mirror, {button("a")}));
}

TEST(Mirror, TheFirstOfTwoWithOneIdStays) {
  Mirror mirror;
  told(mirror, {button("a", 1), button("a", 2)});
  ASSERT_EQ(mirror.nodes().size(), 1U);
  EXPECT_EQ(mirror.find("a")->rect.x, 1);
  EXPECT_EQ(mirror.find("b"), nullptr);
}

TEST(Mirror, NodesBelongToTheGroupAroundThem) {
  Mirror mirror;
  mirror.begin();
  mirror.push_group("outer");
  mirror.add(button("a"));
  mirror.push_group("inner");
  mirror.add(button("b"));
  mirror.pop_group();
  mirror.add(button("c"));
  mirror.pop_group();
  mirror.add(button("d"));
  ASSERT_TRUE(mirror.end());
  EXPECT_EQ(mirror.find("a")->group, "outer");
  EXPECT_EQ(mirror.find("b")->group, "inner");
  EXPECT_EQ(mirror.find("c")->group, "outer");
  EXPECT_EQ(mirror.find("d")->group, "");
}

TEST(Mirror, WritesWhatAppliesAndLeavesOutTheRest) {
  Mirror mirror;
  Node node{"settings.sound", Role::Switch, "Sound", {1.25F, 2, 46, 28}};
  node.state.checked = true;
  told(mirror, {node});
  const auto json = nlohmann::json::parse(mirror.json(), nullptr, false);
  ASSERT_TRUE(json.is_array());
  const auto expected = nlohmann::json::parse(
      R"([{"id":"settings.sound","role":"switch","label":"Sound","rect":[1.3,2.0,46.0,28.0],"checked":true}])");
  EXPECT_EQ(json, expected);
}

TEST(Mirror, BrokenTextBecomesGoodJson) {
  Mirror mirror;
  Node node = button("a");
  node.label = "half a sign: \xC3";
  told(mirror, {node});
  EXPECT_TRUE(nlohmann::json::parse(mirror.json(), nullptr, false).is_array());
}

}  // namespace
}  // namespace messhall::ui
