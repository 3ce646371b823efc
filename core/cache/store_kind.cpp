#include "core/cache/store_kind.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace rowkeeper {

namespace {

struct CodeName {
  std::string_view bits;  // in k8v4
  std::string_view both;  // keys and values alike
  NumberCode code;
};

constexpr std::array<CodeName, 4> kCodeNames = {{{"32", "dense:f32", NumberCode::f32},
                                                 {"16", "dense:f16", NumberCode::f16},
                                                 {"8", "int8", NumberCode::int8},
                                                 {"4", "int4", NumberCode::int4}}};

const CodeName& name_of(NumberCode code) { return kCodeNames[static_cast<std::size_t>(code)]; }

std::optional<NumberCode> code_of_bits(std::string_view bits) {
  for (const CodeName& name : kCodeNames) {
    if (name.bits == bits) return name.code;
  }
  return {};
}

// "k8v4"; keys and values alike have names of their own.
std::optional<StoreKind> mixed_codes(std::string_view text) {
  const std::size_t v = text.find('v');
  if (!text.starts_with('k') || v == std::string_view::npos) return {};
  const std::optional<NumberCode> keys = code_of_bits(text.substr(1, v - 1)), values = code_of_bits(text.substr(v + 1));
  if (!keys || !values || *keys == *values) return {};
  return StoreKind::dense(*keys, *values);
}

constexpr std::array<int, 4> kPageRows = {8, 16, 32, 64};
constexpr int kUsualPageRows = 16;

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc{} || end != text.data() + text.size() || text.empty() || text[0] < '0' || text[0] > '9') return {};
  return number;
}

std::optional<int> kept_rows(std::string_view text, int fewest) {
  const std::optional<int> rows = whole_number(text);
  return rows && *rows >= fewest && *rows <= kMostKeptRows ? rows : std::nullopt;
}

std::optional<StoreKind> paged(std::string_view rows) {
  const std::optional<int> number = rows.empty() ? kUsualPageRows : whole_number(rows);
  if (!number || std::find(kPageRows.begin(), kPageRows.end(), *number) == kPageRows.end()) return {};
  return StoreKind::paged(*number);
}

std::optional<StoreKind> window(std::string_view rows) {
  const std::size_t plus = rows.find('+');
  const std::optional<int> newest = kept_rows(rows.substr(0, plus), 1);
  const std::optional<int> sinks = plus == std::string_view::npos ? 0 : kept_rows(rows.substr(plus + 1), 0);
  if (!newest || !sinks) return {};
  return StoreKind::window(*newest, *sinks);
}

std::optional<StoreKind> dropping(StoreKind (*kind)(int), std::string_view rows) {
  const std::optional<int> number = kept_rows(rows, kFewestKeptRows);
  return number ? std::optional(kind(*number)) : std::nullopt;
}

std::optional<StoreKind> parse(std::string_view text) {
  for (const CodeName& name : kCodeNames) {
    if (name.both == text) return StoreKind::dense(name.code, name.code);
  }
  if (const std::optional<StoreKind> mixed = mixed_codes(text)) return mixed;
  if (text == "paged") return paged({});
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return {};
  const std::string_view name = text.substr(0, colon), rows = text.substr(colon + 1);
  if (name == "paged" && !rows.empty()) return paged(rows);
  if (name == "window") return window(rows);
  if (name == "heavy") return dropping(StoreKind::heavy, rows);
  if (name == "merge") return dropping(StoreKind::merge, rows);
  return {};
}

}  // namespace

Result<StoreKind> parse_store_kind(std::string_view text) {
  const std::optional<StoreKind> kind = parse(text);
  if (!kind) return fail(ErrorCode::store_kind_unknown, std::string(text), store_kind_names());
  return *kind;
}

Result<void> check_store_kind(const StoreKind& kind) {
  const std::string name = store_kind_name(kind);
  const Result<StoreKind> read = parse_store_kind(name);
  if (!read || *read != kind) return fail(ErrorCode::store_kind_unknown, name, store_kind_names());
  return {};
}

std::string store_kind_name(const StoreKind& kind) {
  const auto with_rows = [&](std::string name) { return name.append(std::to_string(kind.rows)); };
  switch (kind.keeping) {
    case Keeping::paged:
      return with_rows("paged:");
    case Keeping::window:
      return kind.sinks > 0 ? with_rows("window:").append("+").append(std::to_string(kind.sinks)) : with_rows("window:");
    case Keeping::heavy:
      return with_rows("heavy:");
    case Keeping::merge:
      return with_rows("merge:");
    case Keeping::all:
      break;
  }
  if (kind.keys == kind.values) return std::string(name_of(kind.keys).both);
  std::string name("k");
  return name.append(name_of(kind.keys).bits).append("v").append(name_of(kind.values).bits);
}

std::string store_kind_names() {
  return fixed_store_kind_names() + ", heavy:N or merge:N (N from " + std::to_string(kFewestKeptRows) + ")";
}

std::string fixed_store_kind_names() {
  return "dense:f32, dense:f16, int8, int4, k8v4 (32, 16, 8 or 4 bits each), paged:8|16|32|64, window:N or window:N+S (N "
         "from 1)";
}

}  // namespace rowkeeper
