// Tables of tests/data.
#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

namespace messhall::test {

inline std::string read_file(const std::string& name) {
  std::ifstream file(std::string(MESSHALL_TEST_DATA) + "/" + name);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

inline nlohmann::json read_json(const std::string& name) {
  return nlohmann::json::parse(read_file(name), nullptr, false);
}

inline std::vector<std::string> read_lines(const std::string& name) {
  std::istringstream text(read_file(name));
  std::vector<std::string> lines;
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

inline std::vector<std::string> words(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> all;
  for (std::string word; stream >> word;) all.push_back(word);
  return all;
}

}  // namespace messhall::test
