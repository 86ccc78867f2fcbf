// Settings: reading never fails, and what was read is written and read again the same.
#include "app/settings.hpp"
#include "fuzz.hpp"

using namespace messhall;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  const app::ReadSettings read = app::read_settings(text);
  for (const Message& complaint : read.complaints) fuzz::promise(!say(complaint).empty(), "a complaint says something");
  const app::ReadSettings again = app::read_settings(app::write_settings(read.settings));
  fuzz::promise(again.complaints.empty(), "written settings are right");
  fuzz::promise(again.settings == read.settings, "settings survive a round trip");

  std::string_view rest = text;
  app::Settings changed;
  while (!rest.empty()) {
    std::string_view line = fuzz::take_until(rest, '\n');
    const std::string_view name = fuzz::take_until(line, '=');
    const app::Settings before = changed;
    const Failure failure = app::change_setting(changed, name, line);
    if (failure) fuzz::promise(!say(*failure).empty() && changed == before, "a refused change changes nothing");
  }
  return 0;
}
