#include "engine/player.hpp"

#include "base/text.hpp"
#include "engine/command.hpp"
#include "engine/mess_search.hpp"

namespace messhall::engine {
namespace {

constexpr Text kUnknown{"", "a player is level=N, nodes=N, depth=N, movetime=N, random or sensible, not {text}"};

constexpr std::string_view kBlind = ",blind";

}  // namespace

Result<PlayerSpec> read_player(std::string_view text) {
  using Kind = PlayerSpec::Kind;
  struct Form {
    std::string_view name;
    Kind kind;
    std::int64_t least, most;
  };
  constexpr Form forms[]{
      {"level", Kind::Level, kLeastLevel, kMostLevel},
      {"nodes", Kind::Nodes, 1, 1'000'000'000'000},
      {"depth", Kind::Depth, 1, search::kMaxDepth},
      {"movetime", Kind::MoveTime, 1, 86'400'000},
  };
  if (text == "random") return PlayerSpec{};
  if (text == "sensible") return PlayerSpec{Kind::Sensible, 0, false};
  const bool blind = text.size() > kBlind.size() && text.substr(text.size() - kBlind.size()) == kBlind;
  const std::string_view whole = text;
  if (blind) text.remove_suffix(kBlind.size());
  const std::size_t equals = text.find('=');
  for (const Form& form : forms) {
    if (equals == std::string_view::npos || text.substr(0, equals) != form.name) continue;
    const Result<std::int64_t> value = read_whole(form.name, text.substr(equals + 1), form.least, form.most);
    if (!value) return value.error();
    return PlayerSpec{form.kind, *value, blind};
  }
  return Message{kUnknown, {{"text", quotable(whole)}}};
}

Player::Player(std::string_view game, const PlayerSpec& spec, std::uint64_t seed)
    : spec_(spec), seed_(seed), random_(seed), search_(make_game_search(game, table_, stop_, search::steady_time())) {}

void Player::new_game(std::uint64_t seed) {
  seed_ = seed;
  random_ = Random(seed);
  search_->forget();
}

games::Action Player::choose(const games::Position& position) {
  const bool sensible = spec_.kind == PlayerSpec::Kind::Sensible;
  if (sensible || spec_.kind == PlayerSpec::Kind::Random) {
    const std::vector<games::Action> actions = sensible ? sensible_actions(position) : position.actions();
    return actions[random_.below(static_cast<std::uint32_t>(actions.size()))];
  }
  SearchRequest request;
  request.seed = seed_;
  request.blind = spec_.blind;
  switch (spec_.kind) {
    case PlayerSpec::Kind::Level:
      request.level = find_level(static_cast<int>(spec_.value));
      break;
    case PlayerSpec::Kind::Nodes:
      request.limits.nodes = static_cast<std::uint64_t>(spec_.value);
      break;
    case PlayerSpec::Kind::Depth:
      request.limits.depth = static_cast<int>(spec_.value);
      break;
    case PlayerSpec::Kind::MoveTime:
      request.limits.move_time = spec_.value;
      break;
    case PlayerSpec::Kind::Random:
    case PlayerSpec::Kind::Sensible:
      break;
  }
  search_->start(position, request);
  while (search_->step()) {
  }
  return *search_->choice();
}

}  // namespace messhall::engine
