// Links that hold a game: what is accepted is written back as a link to the same game.
#include "app/record.hpp"
#include "fuzz.hpp"

using namespace messhall;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  (void)app::looks_like_link(text);
  const auto match = app::read_link(text);
  if (!match) {
    fuzz::promise(!say(match.error()).empty(), "a refusal says why");
    return 0;
  }
  const std::string link = app::write_link(*match);
  fuzz::promise(app::looks_like_link(link), "a written link looks like one");
  const auto again = app::read_link(link);
  fuzz::promise(again.ok(), "a written link can be read");
  fuzz::promise(app::write_link(*again) == link, "a link survives a round trip");
  fuzz::promise(again->position().text() == match->position().text(), "a link leads to the same position");
  return 0;
}
