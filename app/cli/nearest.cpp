#include "app/cli/nearest.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace rowkeeper::cli {

namespace {

constexpr std::size_t kLongestName = 100;

// How many slips make one text of the other.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> two_before, before(b.size() + 1), now(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) now[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    two_before = before;
    before = now;
    now[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t other = before[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      now[j] = std::min({before[j] + 1, now[j - 1] + 1, other});
      const bool exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (exchanged) now[j] = std::min(now[j], two_before[j - 2] + 1);
    }
  }
  return now[b.size()];
}

}  // namespace

std::string nearest_name(std::string_view text, const std::vector<std::string>& names) {
  if (text.size() > kLongestName) return "";
  std::string nearest;
  std::size_t least = text.size() / 3 + 1;  // more slips than one in three letters are another word
  for (const std::string& name : names) {
    const std::size_t slips = distance(text, name);
    if (slips >= least) continue;
    least = slips;
    nearest = name;
  }
  return nearest;
}

std::string did_you_mean(std::string_view text, const std::vector<std::string>& names) {
  const std::string nearest = nearest_name(text, names);
  return nearest.empty() ? "" : fmt::format(" (did you mean '{}'?)", nearest);
}

}  // namespace rowkeeper::cli
