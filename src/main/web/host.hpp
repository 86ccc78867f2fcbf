// The page, as the rooms below see it. Each call goes to the function of the same name in Module.host (web/boot.js).
#pragma once

#include <string_view>

#include "app/computer.hpp"
#include "app/platform.hpp"
#include "ui/host.hpp"

namespace messhall::web {

class PageHost : public ui::Host {
 public:
  void request_frame() override;
  void request_asset(std::string_view name) override;
  void mirror(std::string_view json) override;
  void announce(std::string_view text, bool assertive) override;
  void copy(std::string_view text) override;
  void save_file(std::string_view name, std::string_view text) override;
  void open_file(std::string_view id) override;
  void share(std::string_view url) override;
  void navigate(std::string_view hash) override;
  void correct(std::string_view hash) override;
  void title(std::string_view title) override;
  void open_link(std::string_view url) override;
  void focus(std::string_view id) override;
  // What the page's own elements (fields for text) should look and speak like.
  void look(bool dark, std::string_view language);
};

class PagePlatform : public app::Platform {
 public:
  [[nodiscard]] std::int64_t now() const override;
  void store(std::string_view key, std::string_view text) override;
  void event(std::string_view name, std::string_view json) override;
};

class PageEngine : public app::EngineLink {
 public:
  void send(std::string_view line) override;
  void restart() override;
};

}  // namespace messhall::web
