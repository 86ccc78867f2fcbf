#include "ui/texts.hpp"

#include <gtest/gtest.h>

#include "ui/art.hpp"
#include "ui_fixture.hpp"

namespace messhall::ui {
namespace {

constexpr std::string_view kGerman = R"({"language":"Deutsch","texts":{"common.close":"Schlie\u00dfen"}})";

struct LanguageTest : UiFixture {
  Language language;

  void arrive(std::string_view name, std::string_view text) {
    ui.art().receive(name, std::vector<std::uint8_t>(text.begin(), text.end()));
  }
};

TEST(Texts, TranslateById) {
  Texts texts;
  ASSERT_TRUE(texts.read(kGerman));
  EXPECT_EQ(texts.translate("common.close"),
            "Schlie\xC3\x9F"
            "en");
  EXPECT_EQ(texts.translate("common.back"), "");
  EXPECT_FALSE(texts.read("no json"));
  EXPECT_FALSE(texts.read(R"({"texts":[1,2]})"));
}

TEST_F(LanguageTest, SpeaksEnglishUntilTheTextsAreThere) {
  language.device("de-AT");
  EXPECT_FALSE(language.update(ui.art()));
  EXPECT_EQ(host.assets, std::vector<std::string>{"texts/de.json"});
  EXPECT_EQ(language.translator(), nullptr);
  arrive("texts/de.json", kGerman);
  EXPECT_TRUE(language.update(ui.art()));
  ASSERT_NE(language.translator(), nullptr);
  EXPECT_EQ(language.tag(), "de");
  EXPECT_FALSE(language.update(ui.art())) << "once";
}

TEST_F(LanguageTest, SpeaksEnglishWhenThereAreNone) {
  language.device("ja");
  language.update(ui.art());
  ui.art().fail("texts/ja.json", "404");
  EXPECT_FALSE(language.update(ui.art()));
  EXPECT_EQ(language.tag(), "en");
}

TEST_F(LanguageTest, AsksOnlyForLanguagesThatAreThere) {
  language.offer({"de", "gl"});
  language.device("ja");
  EXPECT_FALSE(language.update(ui.art()));
  EXPECT_TRUE(host.assets.empty());
  language.device("gl-ES");
  language.update(ui.art());
  EXPECT_EQ(host.assets, std::vector<std::string>{"texts/gl.json"});
}

TEST_F(LanguageTest, TheWishGoesBeforeTheDevice) {
  language.device("de");
  language.choose("en");
  EXPECT_FALSE(language.update(ui.art()));
  EXPECT_TRUE(host.assets.empty());
}

TEST_F(LanguageTest, WhatIsNoTagIsEnglish) {
  language.choose("../secret");
  EXPECT_FALSE(language.update(ui.art()));
  EXPECT_TRUE(host.assets.empty());
}

}  // namespace
}  // namespace messhall::ui
