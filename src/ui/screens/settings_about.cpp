#include "ui/screens/settings_about.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"

namespace messhall::ui {
namespace {

void text(Context& c, Rect& column, std::string_view id, const Label& label, Colour colour, float gap = 10) {
  const std::string words = c.say(label);
  const Rect rect = column.cut_top(kit::paragraph_height(c, column.w, type::kBody, words), gap);
  kit::say(c, id, Role::Text, Label(kit::plain(words)), rect);
  kit::paragraph(c, rect, type::kBody, words, {.colour = colour});
}

// A text of the site that lies beside the page.
void licence(Context& c, Hall& hall, Rect& column, const std::string& file, const Label& name) {
  const Rect line = column.cut_top(26);
  if (kit::link(c, "settings.licence." + file, line.origin(), type::kLabel, name)) {
    hall.ui.host().open_link(hall.address() + "licences/" + file + ".txt");
  }
}

struct KeyLine {
  std::vector<Label> keys;
  Text does;
};

std::vector<KeyLine> key_lines() {
  const auto letter = [](const char* key) { return Label(std::string(key)); };
  return {
      {{Text{"keys.tab", "Tab"}}, {"keys.tab.does", "To the next thing on the screen"}},
      {{letter("\u2190"), letter("\u2191"), letter("\u2192"), letter("\u2193")},
       {"keys.arrows.does", "Over the board"}},
      {{Text{"keys.enter", "Enter"}}, {"keys.enter.does", "Take a piece, set it down, press a button"}},
      {{Text{"keys.escape", "Esc"}}, {"keys.escape.does", "Put the piece back, close a dialog"}},
      {{letter("\u2190"), letter("\u2192")}, {"keys.moves.does", "Beside the board: earlier and later moves, pages"}},
      {{Text{"keys.home", "Home"}, Text{"keys.end", "End"}}, {"keys.ends.does", "To the start, to the last move"}},
      {{letter("U"), letter("R")}, {"keys.undo.does", "Undo, redo"}},
      {{letter("H")}, {"keys.hint.does", "Hint"}},
      {{letter("F")}, {"keys.flip.does", "Flip the board"}},
      {{letter("N")}, {"keys.new.does", "New game"}},
      {{letter("M")}, {"keys.menu.does", "Menu of the game"}},
  };
}

constexpr float kKeyHeight = 28;

float draw_key(Context& c, Point at, const Label& label) {
  const Palette& p = c.colours();
  const std::string words = c.say(label);
  const float width = std::max(kKeyHeight, kit::text_width(c, type::kSmallBold, words) + 16);
  const Rect cap{at.x, at.y, width, kKeyHeight};
  // A foot below: it looks like what is pressed.
  kit::fill(c, cap, p.line, tokens::radius::kChip);
  const Rect top{cap.x, cap.y, cap.w, cap.h - 3};
  kit::fill(c, top, p.raised, tokens::radius::kChip);
  kit::outline(c, top, p.line, tokens::stroke::kControl, tokens::radius::kChip);
  kit::text_in(c, top, type::kSmallBold, p.ink, words, kit::Align::Centre);
  return width;
}

}  // namespace

void draw_about(Context& c, Hall& hall, Rect& column) {
  const Palette& p = c.colours();
  Rect head = column.cut_top(64, 16);
  kit::brand_icon(c, head.cut_left(64, 16));
  Rect lines = head.centred(head.w, 49);
  kit::heading(c, "settings.about.title", lines.cut_top(28, 3), Text{"settings.about.name", "Mess Hall"}, 2);
  kit::text_in(c, lines, type::kSmall, p.ink2,
               c.say(Message{{"settings.about.version", "Version {version}"}, {{"version", MESSHALL_VERSION}}}));
  text(c, column, "settings.about.what",
       Text{"settings.about.what", "Odd games with chess in their blood, played here by people and by a computer."},
       p.ink);
  const bool kept = hall.offline();
  const Text offline =
      kept ? Text{"settings.about.offline", "Kept on this device: it plays without the network."}
           : Text{"settings.about.online", "Not kept on this device yet: it needs the network to open."};
  kit::note(c, column, kept ? kit::ChipTone::Accent : kit::ChipTone::Plain,
            kept ? icons::kCloudCheck : icons::kCloudSlash, offline);
  kit::say(c, "settings.about.offline", Role::Text, offline, column);
  column.cut_top(14);
  for (const games::Game* const game : games::all()) {
    const games::GameInfo& info = game->info();
    text(c, column, "settings.about." + std::string(info.id),
         Message{{"settings.about.game", "**{game}**: {origin}"}, {{"game", info.name}, {"origin", info.origin}}},
         p.ink, 4);
  }
  column.cut_top(10);
  text(c, column, "settings.about.licence",
       Text{"settings.about.licence",
            "The program, its texts and its pictures are free: MIT licence. It is built with Dear ImGui, stb_image and "
            "JSON for Modern C++ (MIT) and with SDL (zlib)."},
       p.ink2, 4);
  licence(c, hall, column, "LICENSE", Text{"settings.about.own-licence", "The licence of Mess Hall"});
  licence(c, hall, column, "THIRD-PARTY-NOTICES",
          Text{"settings.about.notices", "Whose work it contains, and their licences"});
  column.cut_top(10);
  text(c, column, "settings.about.fonts",
       Text{"settings.about.fonts", "Letters and icons come from others too. Their licences:"}, p.ink2, 4);
  licence(c, hall, column, "asap-OFL", std::string("Asap"));
  licence(c, hall, column, "lilita-one-OFL", std::string("Lilita One"));
  licence(c, hall, column, "phosphor-MIT", std::string("Phosphor Icons"));
}

void draw_keys(Context& c, Rect& column) {
  const Palette& p = c.colours();
  kit::heading(c, "settings.keys", column.cut_top(24, 8), Text{"settings.keys", "Keys"}, 3);
  const float left = std::min(132.0F, column.w * 0.42F);
  int number = 0;
  for (const KeyLine& line : key_lines()) {
    const std::string does = c.say(line.does);
    const float room = column.w - left - 12;
    const float height = std::max(kKeyHeight + 10, kit::paragraph_height(c, room, type::kBody, does) + 12);
    Rect row = column.cut_top(height);
    if (number > 0) kit::rule(c, row);
    std::string spoken;
    float x = row.x;
    for (const Label& key : line.keys) {
      x += draw_key(c, {x, row.y + (row.h - kKeyHeight) / 2}, key) + 4;
      spoken += (spoken.empty() ? "" : ", ") + c.say(key);
    }
    kit::say(c, "settings.key." + std::to_string(number++), Role::Text,
             Message{{"keys.spoken", "{keys}: {does}"}, {{"keys", spoken}, {"does", line.does}}}, row);
    row.cut_left(left, 12);
    const float words = kit::paragraph_height(c, room, type::kBody, does);
    kit::paragraph(c, row.centred(row.w, words), type::kBody, does, {.colour = p.ink});
  }
}

}  // namespace messhall::ui
