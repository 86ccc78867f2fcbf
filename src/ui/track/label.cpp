#include "ui/track/label.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "ui/track/draw.hpp"

namespace messhall::ui::track {
namespace {

struct Named {
  std::string_view id;
  Text name;
};
constexpr std::array<Named, 10> kGroups{{{"brown", {"mess.group.brown", "brown"}},
                                         {"light-blue", {"mess.group.light-blue", "light blue"}},
                                         {"pink", {"mess.group.pink", "pink"}},
                                         {"orange", {"mess.group.orange", "orange"}},
                                         {"red", {"mess.group.red", "red"}},
                                         {"yellow", {"mess.group.yellow", "yellow"}},
                                         {"green", {"mess.group.green", "green"}},
                                         {"dark-blue", {"mess.group.dark-blue", "dark blue"}},
                                         {"railroad", {"mess.group.railroad", "trolley"}},
                                         {"utility", {"mess.group.utility", "utility"}}}};

void add_property(std::vector<Message>& parts, const games::GameInfo& info, const State& state, Square square) {
  const games::Deed& deed = info.deeds[square];
  if (deed.group.empty()) return;
  parts.push_back({group_name(deed.group)});
  const games::Piece* const piece = state.piece_at(square);
  if (piece == nullptr) {
    parts.push_back({{"track.cell.vacant", "{price}, vacant"}, {{"price", dollars(deed.price)}}});
    return;
  }
  const int level = square < state.estate.houses.size() ? state.estate.houses[square] : 0;
  if (level == 5) {
    parts.push_back({{"track.cell.hotel", "a hotel"}});
  } else if (level > 0) {
    parts.push_back({{"track.cell.houses", "houses: {count}"}, {{"count", std::to_string(level)}}});
  }
  if (state.estate.rents[square] > 0)
    parts.push_back({{"track.cell.rent", "rent {rent}"}, {{"rent", dollars(state.estate.rents[square])}}});
}

void add_figures(std::vector<Message>& parts, const games::GameInfo& info, const State& state, Square square) {
  if (const games::Piece* const piece = state.piece_at(square)) {
    const Text side = piece->owner == games::Side::First ? info.first : info.second;
    parts.push_back(
        {{"track.cell.piece", "{side}'s {piece}"}, {{"side", side}, {"piece", info.kinds[piece->kind].name}}});
  }
  for (std::size_t side = 0; side < 2; ++side) {
    const games::Purse& purse = state.estate.purses[side];
    if (purse.token != square) continue;
    const Argument who{"side", side == 0 ? info.first : info.second};
    if (purse.jail) {
      parts.push_back({{"track.cell.jailed", "{side} is in jail"}, {who}});
    } else {
      parts.push_back({{"track.cell.token", "{side} stands here"}, {who}});
    }
  }
}

void add_marks(std::vector<Message>& parts, const State& state, Square square) {
  const auto in = [&](const std::vector<Square>& list) {
    return std::find(list.begin(), list.end(), square) != list.end();
  };
  if (state.selected == square) parts.push_back({{"board.cell.held", "in hand"}});
  if (in(state.targets)) parts.push_back({{"track.cell.target", "may be chosen"}});
  if (in(state.attackers)) parts.push_back({{"track.cell.attacker", "can attack"}});
  if (in(state.defenders)) parts.push_back({{"track.cell.defender", "can answer"}});
  if (in(state.hint)) parts.push_back({{"board.cell.hint", "hint"}});
}

}  // namespace

Text group_name(std::string_view group) {
  const auto* const found =
      std::find_if(kGroups.begin(), kGroups.end(), [&](const Named& named) { return named.id == group; });
  return found == kGroups.end() ? Text{} : found->name;
}

std::string cell_label(const games::GameInfo& info, const State& state, Square square, const Translator* translator) {
  std::vector<Message> parts{{info.deeds[square].name}};
  if (info.deeds[square].kind == "tax")
    parts.push_back({{"track.cell.tax", "pay {amount}"}, {{"amount", dollars(info.deeds[square].price)}}});
  add_property(parts, info, state, square);
  add_figures(parts, info, state, square);
  add_marks(parts, state, square);
  Message label = std::move(parts.back());
  for (std::size_t i = parts.size() - 1; i-- > 0;) {
    label = {{"board.cell.parts", "{first}, {rest}"}, {{"first", std::move(parts[i])}, {"rest", std::move(label)}}};
  }
  return say(label, translator);
}

}  // namespace messhall::ui::track
