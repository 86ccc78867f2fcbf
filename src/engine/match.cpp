#include "engine/match.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <limits>
#include <memory>
#include <numeric>

namespace messhall::engine {
namespace {

// Random plies before the players take over, and how even a short search must find the position for it to count.
constexpr int kOpeningPlies = 8;
constexpr std::uint64_t kOpeningNodes = 4000;
constexpr search::Score kOpeningImbalance = 150;
constexpr int kOpeningTries = 200;
// A game without the rules that end it (repetition, counted plies) is called a draw after so many plies.
constexpr int kMostPlies = 1000;
// The same for games with dice, whose actions are many and small.
constexpr int kMostActions = 20'000;

using PositionPtr = std::unique_ptr<games::Position>;

PositionPtr start_of(const games::Game& game, const games::Options& options) {
  return std::move(*game.position("startpos", options));
}

// A choice for every option that says with which pieces a side begins.
games::Options draw_armies(const games::Game& game, std::uint64_t seed) {
  games::Options options;
  Random random(seed);
  for (const games::OptionInfo& option : game.info().options) {
    if (option.choices.front().kinds.empty()) continue;
    const auto choice = random.below(static_cast<std::uint32_t>(option.choices.size()));
    options[std::string(option.id)] = option.choices[choice].id;
  }
  return options;
}

// "black-army=nutters white-army=fide"
std::string text_of(const games::Options& options) {
  std::string text;
  for (const auto& [option, choice] : options) {
    if (!text.empty()) text += ' ';
    text += option;
    text += '=';
    text += choice;
  }
  return text;
}

bool has_dice(const games::Game& game) { return !game.info().deeds.empty(); }

// Each by its weight.
games::Action thrown(const games::Position& position, Random& dice) {
  const std::vector<games::Action> actions = position.actions();
  const std::vector<std::uint32_t> weights = position.chance_weights();
  std::uint32_t at = dice.below(std::accumulate(weights.begin(), weights.end(), 0U));
  std::size_t i = 0;
  while (at >= weights[i]) at -= weights[i++];
  return actions[i];
}

bool balanced(const games::Position& position, GameSearch& search) {
  if (position.outcome().over()) return false;
  search::Score score = search::kInfinite;
  search.listen([&](const SearchLine& line) { score = line.score; });
  search.forget();
  SearchRequest request;
  request.limits.nodes = kOpeningNodes;
  search.start(position, request);
  while (search.step()) {
  }
  return score >= -kOpeningImbalance && score <= kOpeningImbalance;
}

// The same for both games of a pair.
std::vector<games::Action> draw_opening(const games::Game& game, const games::Options& armies, std::uint64_t seed) {
  // Dice make games differ enough.
  if (has_dice(game)) return {};
  search::TranspositionTable table(search::TranspositionTable::kLeastMegabytes);
  std::atomic<bool> stop{false};
  const auto search = make_game_search(game.info().id, table, stop, [] { return std::int64_t{0}; });
  Random random(seed);
  std::vector<games::Action> moves;
  for (int attempt = 0; attempt < kOpeningTries; ++attempt) {
    const PositionPtr position = start_of(game, armies);
    moves.clear();
    while (static_cast<int>(moves.size()) < kOpeningPlies && !position->outcome().over()) {
      const std::vector<games::Action> actions = position->actions();
      moves.push_back(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      position->apply(moves.back());
    }
    if (balanced(*position, *search)) return moves;
  }
  return {};
}

std::uint64_t mix(std::uint64_t seed, std::uint64_t number) { return Random(seed ^ Random(number).next()).next(); }

double points(const games::Outcome& outcome, bool first_began) {
  switch (outcome.result) {
    case games::Verdict::FirstWins:
      return first_began ? 1 : 0;
    case games::Verdict::SecondWins:
      return first_began ? 0 : 1;
    case games::Verdict::Draw:
    case games::Verdict::Ongoing:
      return 0.5;
  }
  return 0.5;
}

std::string format(const char* pattern, double value) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), pattern, value);
  return text.data();
}

}  // namespace

GameResult play_game(const MatchPlan& plan, int number) {
  const auto pair = static_cast<std::uint64_t>((number - 1) / 2);
  const std::string_view id = plan.game->info().id;
  GameResult result{.number = number, .first_began = number % 2 == 1};
  const games::Options armies = draw_armies(*plan.game, mix(plan.seed + 1, pair));
  result.armies = text_of(armies);
  const PositionPtr position = start_of(*plan.game, armies);
  for (const games::Action action : draw_opening(*plan.game, armies, mix(plan.seed, pair))) {
    if (!result.opening.empty()) result.opening += ' ';
    result.opening += position->action_text(action);
    position->apply(action);
    ++result.plies;
  }
  const std::uint64_t seed = mix(~plan.seed, static_cast<std::uint64_t>(number));
  Player first(id, plan.first, seed);
  Player second(id, plan.second, ~seed);
  first.new_game(seed);
  second.new_game(~seed);
  // Both games of a pair have the same dice.
  Random dice(mix(plan.seed, ~pair));
  const int most = has_dice(*plan.game) ? kMostActions : kMostPlies;
  for (; !position->outcome().over() && result.plies < most; ++result.plies) {
    if (position->to_move() == games::Side::Chance) {
      position->apply(thrown(*position, dice));
      continue;
    }
    const bool begins = position->to_move() == games::Side::First;
    position->apply((begins == result.first_began ? first : second).choose(*position));
  }
  result.outcome = position->outcome();
  result.points = points(result.outcome, result.first_began);
  return result;
}

void Score::add(const GameResult& result) {
  wins += result.points > 0.75;
  losses += result.points < 0.25;
  draws += result.points >= 0.25 && result.points <= 0.75;
}

double Score::share() const { return games() == 0 ? 0.5 : (wins + 0.5 * draws) / games(); }

Elo elo(const Score& score) {
  const double share = score.share();
  const double games = score.games();
  if (share <= 0 || share >= 1 || games == 0) {
    const double infinite = std::numeric_limits<double>::infinity();
    return {share >= 1 ? infinite : share <= 0 ? -infinite : 0, infinite};
  }
  const auto difference = [](double s) { return -400 * std::log10(1 / s - 1); };
  const double variance = (score.wins * (1 - share) * (1 - share) + score.draws * (0.5 - share) * (0.5 - share) +
                           score.losses * share * share) /
                          games;
  constexpr double kNormal95 = 1.96;
  // The curve's slope turns the error of the share into one of the difference.
  const double slope = 400 / (std::log(10.0) * share * (1 - share));
  return {difference(share), kNormal95 * std::sqrt(variance / games) * slope};
}

std::string result_line(const MatchPlan& plan, const GameResult& result) {
  const games::GameInfo& info = plan.game->info();
  const std::string score = result.points > 0.75 ? "1-0" : result.points < 0.25 ? "0-1" : "1/2-1/2";
  const std::string reason(result.outcome.over() ? result.outcome.reason : "too-long");
  return "game " + std::to_string(result.number) + ": first=" + say(result.first_began ? info.first : info.second) +
         ' ' + score + ' ' + reason + " plies=" + std::to_string(result.plies) +
         (result.armies.empty() ? "" : " " + result.armies);
}

std::vector<std::string> score_lines(const Score& score) {
  const Elo difference = elo(score);
  const std::string share = " (" + format("%.1f", 100 * score.share()) + " %)";
  const std::string value = std::isinf(difference.difference)
                                ? (difference.difference > 0 ? "+inf" : "-inf")
                                : format("%+.0f", difference.difference) + " +/- " + format("%.0f", difference.error);
  return {
      "score +" + std::to_string(score.wins) + " =" + std::to_string(score.draws) + " -" + std::to_string(score.losses),
      "elo " + value + share};
}

}  // namespace messhall::engine
