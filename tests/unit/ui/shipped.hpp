// The tables that the site ships, as the build of the tests has written them.
#pragma once

#include <fstream>
#include <sstream>
#include <string>

namespace messhall::ui {

inline std::string shipped(const std::string& name) {
  std::ifstream file(std::string(MESSHALL_TABLES) + "/" + name);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace messhall::ui
