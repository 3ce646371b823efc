#include "app/cli/option_values.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <functional>
#include <limits>

namespace rowkeeper::cli {

namespace {

// The whole text as one number, with a point whatever the locale.
template <class Number>
std::optional<Number> number_of(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

// Calls add(item) for each item of a list; false where an item is empty or add() refuses it.
bool for_each_item(std::string_view text, const std::function<bool(std::string_view)>& add) {
  std::size_t at = 0;
  const auto skip_spaces = [&] {
    while (at < text.size() && is_space(text[at])) ++at;
  };
  skip_spaces();
  if (at == text.size()) return true;
  while (true) {
    const std::size_t begin = at;
    while (at < text.size() && text[at] != ',' && !is_space(text[at])) ++at;
    if (!add(text.substr(begin, at - begin))) return false;
    skip_spaces();
    if (at == text.size()) return true;
    if (text[at] == ',') ++at;
    skip_spaces();
    if (at == text.size()) return false;  // a comma, and nothing after it
  }
}

// What may follow the kind that the text begins with; of a text that begins like none, all kinds.
std::string like_kinds(std::string_view text) {
  for (const char* const name : {"heavy", "merge"}) {
    if (text.starts_with(name)) return fmt::format("{}:N, with N rows from {} to {}", name, kFewestKeptRows, kMostKeptRows);
  }
  if (text.starts_with("window")) {
    return fmt::format("window:N or window:N+S, with N newest rows from 1 and S first rows from 0, both up to {}",
                       kMostKeptRows);
  }
  if (text.starts_with("paged")) return "paged, paged:8, paged:16, paged:32 or paged:64";
  return fmt::format("on, off, {}", store_kind_names());
}

}  // namespace

Requirement parse_whole(std::string_view text, int least, int most, int& to) {
  const auto number = number_of<int>(text);
  if (!number || *number < least || *number > most) return fmt::format("a whole number from {} to {}", least, most);
  to = *number;
  return {};
}

Requirement parse_whole(std::string_view text, std::int64_t least, std::int64_t most, std::int64_t& to) {
  const auto number = number_of<std::int64_t>(text);
  if (!number || *number < least || *number > most) return fmt::format("a whole number from {} to {}", least, most);
  to = *number;
  return {};
}

Requirement parse_seed(std::string_view text, std::uint64_t& to) {
  const auto number = number_of<std::uint64_t>(text);
  if (!number) return "a whole number from 0 to 18446744073709551615";
  to = *number;
  return {};
}

Requirement parse_temperature(std::string_view text, double& to) {
  const auto number = number_of<double>(text);
  if (!number || !std::isfinite(*number) || *number < 0) return "a number, 0 or above, such as 0.8";
  to = *number;
  return {};
}

Requirement parse_top_p(std::string_view text, double& to) {
  const auto number = number_of<double>(text);
  if (!number || !(*number > 0 && *number <= 1)) return "a number above 0 and up to 1, such as 0.9";
  to = *number;
  return {};
}

Requirement parse_ids(std::string_view text, std::vector<TokenId>& to) {
  to.clear();
  const bool good = for_each_item(text, [&](std::string_view item) {
    const auto number = number_of<std::int32_t>(item);
    if (!number || *number < 0) return false;
    to.emplace_back(*number);
    return true;
  });
  if (good) return {};
  return fmt::format("token ids such as 15,284,7 (item {} is none)", to.size() + 1);
}

Requirement parse_rising(std::string_view text, int least, int most, std::vector<int>& to) {
  to.clear();
  const bool good = for_each_item(text, [&](std::string_view item) {
    int number = 0;
    if (parse_whole(item, least, most, number) || (!to.empty() && number <= to.back())) return false;
    to.push_back(number);
    return true;
  });
  if (good && !to.empty()) return {};
  return fmt::format("whole numbers from {} to {}, each larger than the one before, such as 10,20", least, most);
}

Requirement parse_cache(std::string_view text, CacheOption& to) {
  to = {text != "off", {}};
  if (text == "on" || text == "off") return {};
  const Result<StoreKind> kind = parse_store_kind(text);
  if (!kind) return like_kinds(text);
  to.store = *kind;
  return {};
}

Requirement parse_backend_kind(std::string_view text, BackendKind& to) {
  const auto kind = parse_backend(text);
  if (!kind) return "exact, openblas, cuda or cublas";
  to = *kind;
  return {};
}

Requirement parse_weights(std::string_view text, Precision& to) {
  const auto precision = parse_precision(text);
  if (!precision) return "f32, f16 or q8";
  to = *precision;
  return {};
}

Requirement parse_simd(std::string_view text, SimdTarget& to) {
  const auto target = parse_simd_target(text);
  if (!target) return fmt::format("auto or one of {}", available_simd_target_names());
  to = *target;
  return {};
}

Requirement parse_format(std::string_view text, CacheFormat& to) {
  const auto format = parse_cache_format(text);
  if (!format) return "f32, f16, int8 or int4";
  to = *format;
  return {};
}

Requirement parse_at_limit(std::string_view text, AtLimit& to) {
  if (text != "stop" && text != "slide") return "stop or slide";
  to = text == "slide" ? AtLimit::slide : AtLimit::stop;
  return {};
}

}  // namespace rowkeeper::cli
