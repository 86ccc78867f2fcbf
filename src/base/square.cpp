#include "base/square.hpp"

namespace messhall {

std::string square_name(BoardSize size, Square square) {
  if (square >= size.squares()) return "-";
  return static_cast<char>('a' + size.file(square)) + std::to_string(size.rank(square) + 1);
}

std::optional<Square> read_square(BoardSize size, std::string_view& text) {
  if (text.size() < 2 || text[0] < 'a' || text[0] >= 'a' + size.files) return std::nullopt;
  int rank = 0;
  std::size_t used = 1;
  while (used < text.size() && text[used] >= '0' && text[used] <= '9') {
    const int longer = rank * 10 + (text[used] - '0');
    if (longer == 0 || longer > size.ranks) break;
    rank = longer;
    ++used;
  }
  if (rank == 0) return std::nullopt;
  const Square square = size.at(text[0] - 'a', rank - 1);
  text.remove_prefix(used);
  return square;
}

}  // namespace messhall
