// Reads a record or a link that the user pastes, and says what is wrong with it.
#include <algorithm>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/screens.hpp"

namespace messhall::ui {
namespace {

constexpr float kField = 150;
constexpr std::string_view kFile = "import.file";

class Import final : public Dialog {
 public:
  explicit Import(Hall& hall) : hall_(hall) {}

  [[nodiscard]] std::string_view id() const override { return "import"; }
  [[nodiscard]] Label title() const override { return Text{"import.title", "Open a record or link"}; }
  [[nodiscard]] Point size(Context& c, float width) override {
    const float wide = std::min(width, 480.0F);
    return {wide, 36 + 8 + field(c) + 8 + error_height(c, wide) + 44 + (c.layout.tall() ? 52.0F : 0)};
  }
  void draw(Context& c, Rect content) override;

 private:
  [[nodiscard]] static float field(const Context& c) { return c.layout.flat() ? 90.0F : kField; }
  [[nodiscard]] float error_height(const Context& c, float width) const {
    if (why_.empty()) return 0;
    return kit::paragraph_height(c, width, type::kBody, c.say(why_)) + 8;
  }
  void from_file(Context& c, Rect rect);
  void open();

  Hall& hall_;
  std::string text_;
  Message why_{};
};

void Import::draw(Context& c, Rect content) {
  kit::heading(c, "import.title", content.cut_top(36, 8), title(), 2);
  kit::FieldStyle style;
  style.placeholder = Text{"import.placeholder", "Paste the record or the link here"};
  style.multiline = true;
  style.wrong = !why_.empty();
  if (kit::text_field(c, "import.text", content.cut_top(field(c), 8), Text{"import.field", "Record or link"}, text_,
                      style)
          .changed) {
    why_ = {};
  }
  // The page answers as if the file's text had been written into a field of this name.
  if (const Ui::TextEdit* const read = c.ui.edited(kFile); read != nullptr) {
    text_ = read->value;
    open();
  }
  Rect buttons = content.cut_bottom(44, 8);
  // Phones have no room for three buttons in a row.
  const Rect file = c.layout.tall() ? content.cut_bottom(44, 8) : Rect{};
  if (!why_.empty()) {
    kit::say(c, "import.error", Role::Status, why_, content);
    kit::paragraph(c, content, type::kBody, c.say(why_), {.colour = c.colours().bad});
  }
  constexpr Text kOpen{"import.open", "Open"};
  constexpr Text kCancel{"import.cancel", "Cancel"};
  const float width = std::max(kit::button_width(c, kOpen), 120.0F);
  if (kit::button(c, "import.open", buttons.cut_right(width, 8), kOpen,
                  {.kind = kit::ButtonKind::Brand, .disabled = text_.empty()})) {
    open();
  }
  if (kit::button(c, "import.cancel", buttons.cut_right(kit::button_width(c, kCancel), 8), kCancel)) hall_.ui.close();
  from_file(c, c.layout.tall() ? file : buttons);
}

void Import::from_file(Context& c, Rect rect) {
  constexpr Text kFromFile{"import.file", "From a file"};
  const kit::ButtonStyle style{.icon = icons::kFileText};
  const Rect place = c.layout.tall() ? rect : rect.cut_left(kit::button_width(c, kFromFile, style));
  if (kit::button(c, "import.file.choose", place, kFromFile, style)) hall_.ui.host().open_file(kFile);
}

void Import::open() {
  app::Session& session = hall_.session;
  std::string_view text = text_;
  const std::size_t hash = text.find('#');
  const bool link = app::looks_like_link(hash == std::string_view::npos ? text : text.substr(hash));
  const Failure failed =
      link ? session.open_link(hash == std::string_view::npos ? text : text.substr(hash)) : session.import_record(text);
  if (failed) {
    why_ = *failed;
    hall_.ui.frames().input();
    return;
  }
  hall_.ui.close();
  hall_.ui.navigate("play");
}

}  // namespace

std::unique_ptr<Dialog> make_import(Hall& hall) { return std::make_unique<Import>(hall); }

}  // namespace messhall::ui
