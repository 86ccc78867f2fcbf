// Dates of records, without the C library's time zones.
#include <array>
#include <cstdio>

#include "app/record.hpp"

namespace messhall::app {
namespace {

constexpr std::int64_t kMillisecondsADay = 86'400'000;
// Years 1 to 9999: what fits the four digits of the text.
constexpr std::int64_t kEarliest = -62'135'596'800'000;
constexpr std::int64_t kLatest = 253'402'300'799'999;

struct Date {
  std::int64_t year;
  int month;
  int day;
};

// Days since 1970-01-01 and back, in the proleptic Gregorian calendar (Howard Hinnant, "chrono-compatible low-level
// date algorithms").
constexpr std::int64_t days_of(Date date) {
  const std::int64_t year = date.year - (date.month <= 2 ? 1 : 0);
  const std::int64_t era = (year >= 0 ? year : year - 399) / 400;
  const std::int64_t of_era = year - era * 400;
  const std::int64_t of_year = (153 * (date.month + (date.month > 2 ? -3 : 9)) + 2) / 5 + date.day - 1;
  return era * 146'097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719'468;
}

constexpr Date date_of(std::int64_t days) {
  days += 719'468;
  const std::int64_t era = (days >= 0 ? days : days - 146'096) / 146'097;
  const std::int64_t of_era = days - era * 146'097;
  const std::int64_t year = (of_era - of_era / 1'460 + of_era / 36'524 - of_era / 146'096) / 365;
  const std::int64_t of_year = of_era - (365 * year + year / 4 - year / 100);
  const std::int64_t shifted = (5 * of_year + 2) / 153;
  const int day = static_cast<int>(of_year - (153 * shifted + 2) / 5 + 1);
  const int month = static_cast<int>(shifted < 10 ? shifted + 3 : shifted - 9);
  return {year + era * 400 + (month <= 2 ? 1 : 0), month, day};
}

// The number of `count` digits at `at`, or -1.
int digits(std::string_view text, std::size_t at, std::size_t count) {
  int value = 0;
  for (std::size_t i = at; i < at + count; ++i) {
    if (text[i] < '0' || text[i] > '9') return -1;
    value = value * 10 + (text[i] - '0');
  }
  return value;
}

}  // namespace

std::string date_text(std::int64_t milliseconds) {
  if (milliseconds < kEarliest || milliseconds > kLatest) return {};
  std::int64_t days = milliseconds / kMillisecondsADay;
  if (milliseconds % kMillisecondsADay < 0) --days;
  const int seconds = static_cast<int>((milliseconds - days * kMillisecondsADay) / 1'000);
  const Date date = date_of(days);
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(), "%04d-%02d-%02dT%02d:%02d:%02dZ", static_cast<int>(date.year), date.month,
                date.day, seconds / 3'600, seconds / 60 % 60, seconds % 60);
  return text.data();
}

std::int64_t parse_date(std::string_view text) {
  if (text.size() != 20) return 0;
  constexpr std::string_view kShape = "0000-00-00T00:00:00Z";
  for (std::size_t i = 0; i < kShape.size(); ++i) {
    if (kShape[i] != '0' && kShape[i] != text[i]) return 0;
  }
  const int year = digits(text, 0, 4), month = digits(text, 5, 2), day = digits(text, 8, 2);
  const int hour = digits(text, 11, 2), minute = digits(text, 14, 2), second = digits(text, 17, 2);
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > 31) return 0;
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59) return 0;
  return days_of({year, month, day}) * kMillisecondsADay + ((hour * 60 + minute) * 60 + second) * std::int64_t{1'000};
}

}  // namespace messhall::app
