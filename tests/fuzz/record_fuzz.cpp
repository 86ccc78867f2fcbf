// Records of games: what is accepted is written back as a record of the same game.
#include "app/record.hpp"
#include "fuzz.hpp"

using namespace messhall;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto match = app::read_record(fuzz::text_of(data, size));
  if (!match) {
    fuzz::promise(!say(match.error()).empty(), "a refusal says why");
    return 0;
  }
  const std::string record = app::write_record(*match);
  const auto again = app::read_record(record);
  fuzz::promise(again.ok(), "a written record can be read");
  fuzz::promise(app::write_record(*again) == record, "a record survives a round trip");
  fuzz::promise(again->position().text() == match->position().text(), "a record replays to the same position");
  return 0;
}
