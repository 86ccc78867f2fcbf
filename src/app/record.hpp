// A match as text: a record in JSON that replays exactly, and a link short enough for an address bar.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "app/match.hpp"
#include "base/result.hpp"

namespace messhall::app {

// {"format":"mess-hall-record","version":1,"game":"smess","options":{"promotion":"always"},"start":"...",
//  "first":"human","second":"3","started":"2026-11-30T04:53:10Z","result":"1-0","reason":"brain-taken",
//  "moves":[{"move":"d5d7","at":1780000000000,"score":35}, ...]}
// Games with dice and cards have "seed" besides, for whoever plays on; the moves hold what chance did, so the record
// replays without it. One move a line, so that people can read it and tools can compare it.
[[nodiscard]] std::string write_record(const Match& match);

// Reads a record and plays it through. Nothing in the text is believed: the error says in words what is wrong, and at
// which move. Texts over kLongestRecord bytes are refused.
[[nodiscard]] Result<Match> read_record(std::string_view text);
inline constexpr std::size_t kLongestRecord = 2'000'000;

// What a file with this record is called: "mess-hall-smess-2026-11-30.json".
[[nodiscard]] std::string record_file_name(std::string_view game, std::int64_t date);

// "game=smess&players=human,3&promotion=exchange&position=...&moves=d5d7,e3e4": what stands at its default is left out;
// "seed=7" in games with dice. Percent-encoded; fits behind "#" or "?".
[[nodiscard]] std::string write_link(const Match& match);
// Longer links are refused: a game of that length travels as a record.
inline constexpr std::size_t kLongestLink = 60'000;

// Reads what write_link writes, also with blanks as "+" or "_" and moves separated by commas or blanks. A leading "#",
// "?" or "/" is passed over. Names that no game knows are ignored.
[[nodiscard]] Result<Match> read_link(std::string_view link);
// True when the text holds "game=": other fragments (a screen's name) are not links.
[[nodiscard]] bool looks_like_link(std::string_view text);

// "1-0", "0-1", "1/2-1/2" or "*".
[[nodiscard]] std::string_view result_text(games::Verdict verdict);

// "2026-11-30T04:53:10Z" and back; reading gives 0 for anything else. Milliseconds since 1970.
[[nodiscard]] std::string date_text(std::int64_t milliseconds);
[[nodiscard]] std::int64_t parse_date(std::string_view text);

}  // namespace messhall::app
