#include "games/mess/words.hpp"

namespace messhall::games::mess {
namespace {

constexpr std::array<Text, kSquares> kPlaces{{
    {"mess.place.00", "Go"},           {"mess.place.01", "Crumb Corner"},
    {"mess.place.chest", "Chest"},     {"mess.place.03", "Mop Corner"},
    {"mess.place.04", "Bread Tax"},    {"mess.place.05", "Tea Trolley"},
    {"mess.place.06", "Oat Row"},      {"mess.place.chance", "Chance"},
    {"mess.place.08", "Ladle Row"},    {"mess.place.09", "Kettle Row"},
    {"mess.place.10", "Jail"},         {"mess.place.11", "Butter Lane"},
    {"mess.place.12", "Gas Ring"},     {"mess.place.13", "Biscuit Lane"},
    {"mess.place.14", "Custard Lane"}, {"mess.place.15", "Bread Trolley"},
    {"mess.place.16", "Toast Road"},   {"mess.place.chest", "Chest"},
    {"mess.place.18", "Gravy Road"},   {"mess.place.19", "Roast Road"},
    {"mess.place.20", "Free Seat"},    {"mess.place.21", "Chili Court"},
    {"mess.place.chance", "Chance"},   {"mess.place.23", "Pepper Court"},
    {"mess.place.24", "Tomato Court"}, {"mess.place.25", "Soup Trolley"},
    {"mess.place.26", "Lemon Walk"},   {"mess.place.27", "Honey Walk"},
    {"mess.place.28", "Water Tap"},    {"mess.place.29", "Mustard Walk"},
    {"mess.place.30", "Go To Jail"},   {"mess.place.31", "Pea Pantry"},
    {"mess.place.32", "Leek Pantry"},  {"mess.place.chest", "Chest"},
    {"mess.place.34", "Basil Pantry"}, {"mess.place.35", "Cake Trolley"},
    {"mess.place.chance", "Chance"},   {"mess.place.37", "Chef's Table"},
    {"mess.place.38", "Silver Tax"},   {"mess.place.39", "Captain's Table"},
    {"mess.place.40", "Chance pile"},  {"mess.place.41", "Chest pile"},
}};

constexpr std::array<std::string_view, kSquares> kClassic{"Go",
                                                          "Mediterranean Avenue",
                                                          "Community Chest",
                                                          "Baltic Avenue",
                                                          "Income Tax",
                                                          "Reading Railroad",
                                                          "Oriental Avenue",
                                                          "Chance",
                                                          "Vermont Avenue",
                                                          "Connecticut Avenue",
                                                          "Jail",
                                                          "St. Charles Place",
                                                          "Electric Company",
                                                          "States Avenue",
                                                          "Virginia Avenue",
                                                          "Pennsylvania Railroad",
                                                          "St. James Place",
                                                          "Community Chest",
                                                          "Tennessee Avenue",
                                                          "New York Avenue",
                                                          "Free Parking",
                                                          "Kentucky Avenue",
                                                          "Chance",
                                                          "Indiana Avenue",
                                                          "Illinois Avenue",
                                                          "B. & O. Railroad",
                                                          "Atlantic Avenue",
                                                          "Ventnor Avenue",
                                                          "Water Works",
                                                          "Marvin Gardens",
                                                          "Go To Jail",
                                                          "Pacific Avenue",
                                                          "North Carolina Avenue",
                                                          "Community Chest",
                                                          "Pennsylvania Avenue",
                                                          "Short Line",
                                                          "Chance",
                                                          "Park Place",
                                                          "Luxury Tax",
                                                          "Boardwalk",
                                                          "Chance pile",
                                                          "Community Chest pile"};

constexpr std::array<std::array<Text, kCards>, kDecks> kCardWords{{
    {{
        {"mess.card.chance.00", "The dinner bell rings. Advance to {place}."},
        {"mess.card.chance.01", "Somebody spilt the soup. Advance to {place}."},
        {"mess.card.chance.02", "You smell vinegar. Advance to {place}."},
        {"mess.card.chance.03", "Warm rolls! Advance to {place}."},
        {"mess.card.chance.04", "The chef invites you. Advance to {place}."},
        {"mess.card.chance.05", "Follow the next trolley. Its owner gets twice the rent."},
        {"mess.card.chance.06", "A trolley rolls over your foot. Go with it; its owner gets twice the rent."},
        {"mess.card.chance.07", "Off to the next stove or tap. Its owner gets ten times a fresh roll."},
        {"mess.card.chance.08", "You forgot your spoon. Go back three squares."},
        {"mess.card.chance.09", "Caught with a finger in the icing. Go to {place}."},
        {"mess.card.chance.10", "The chef owes you a favour. Keep this card: it frees you from {place}."},
        {"mess.card.chance.11", "Your pie wins a ribbon. Collect ${amount}."},
        {"mess.card.chance.12", "The kitchen buys your recipe. Collect ${amount}."},
        {"mess.card.chance.13", "You broke a plate. Pay ${amount}."},
        {"mess.card.chance.14", "A round of lemonade is on you. Pay the other player ${amount}."},
        {"mess.card.chance.15", "Mouse inspection. Pay ${amount} for each house and ${hotel} for each hotel."},
    }},
    {{
        {"mess.card.chest.00", "Seconds are served. Advance to {place}."},
        {"mess.card.chest.01", "Crumbs in your pocket. Go to {place}."},
        {"mess.card.chest.02", "A note from the dinner lady. Keep this card: it frees you from {place}."},
        {"mess.card.chest.03", "The till was wrong in your favour. Collect ${amount}."},
        {"mess.card.chest.04", "An aunt sends a hamper. Collect ${amount}."},
        {"mess.card.chest.05", "Your jam sold out. Collect ${amount}."},
        {"mess.card.chest.06", "The harvest was good. Collect ${amount}."},
        {"mess.card.chest.07", "You return the empty bottles. Collect ${amount}."},
        {"mess.card.chest.08", "A tip under the saucer. Collect ${amount}."},
        {"mess.card.chest.09", "The cover charge is refunded. Collect ${amount}."},
        {"mess.card.chest.10", "Second place for the best apron. Collect ${amount}."},
        {"mess.card.chest.11", "It is your birthday. The other player gives you ${amount}."},
        {"mess.card.chest.12", "Your apron needs mending. Pay ${amount}."},
        {"mess.card.chest.13", "A cookery lesson. Pay ${amount}."},
        {"mess.card.chest.14", "The dentist frowns at you. Pay ${amount}."},
        {"mess.card.chest.15", "New tiles for the kitchens. Pay ${amount} for each house and ${hotel} for each hotel."},
    }},
}};

}  // namespace

Text place_name(Square square) { return kPlaces[square]; }
std::string_view classic_name(Square square) { return kClassic[square]; }
Text card_words(Deck deck, int index) {
  return kCardWords[static_cast<std::size_t>(deck)][static_cast<std::size_t>(index)];
}

}  // namespace messhall::games::mess
