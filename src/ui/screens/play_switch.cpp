// The play screen, which is one of two.
#include "ui/screens/play_screens.hpp"
#include "ui/screens/screens.hpp"

namespace messhall::ui {
namespace {

class Switch final : public Screen {
 public:
  explicit Switch(Hall& hall) : hall_(hall), board_(make_board_play(hall)), track_(make_mess_play(hall)) {
    hall_.session.square_rect = [this](std::string_view square) { return where(square); };
  }

  void enter(Context& c, std::string_view rest) override { now().enter(c, rest); }
  void leave() override { now().leave(); }
  void draw(Context& c, Rect area) override { now().draw(c, area); }
  bool key(const Key& key) override { return now().key(key); }
  [[nodiscard]] Label title() const override { return now().title(); }

 private:
  [[nodiscard]] PlayScreen& now() const {
    const app::Match* const match = hall_.session.match();
    return match != nullptr && !match->info().deeds.empty() ? *track_ : *board_;
  }
  [[nodiscard]] std::optional<app::Rectangle> where(std::string_view square) const {
    if (hall_.ui.screen() != "play" || hall_.session.match() == nullptr) return std::nullopt;
    const auto rect = now().square(square);
    if (!rect) return std::nullopt;
    return app::Rectangle{rect->x, rect->y, rect->w, rect->h};
  }

  Hall& hall_;
  std::unique_ptr<PlayScreen> board_;
  std::unique_ptr<PlayScreen> track_;
};

}  // namespace

std::unique_ptr<Screen> make_play(Hall& hall) { return std::make_unique<Switch>(hall); }

}  // namespace messhall::ui
