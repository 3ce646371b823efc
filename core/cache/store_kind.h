// The kinds of store by name, as the command line, the views and files write them:
//
//   dense:f32  dense:f16  int8  int4          every row, in this code
//   k8v4                                      every row, keys in 8 bits and values in 4; 32, 16, 8, 4 each
//   paged:ROWS                                every row, in pages of 8, 16, 32 or 64 rows
//   window:N or window:N+S                    the newest N rows, and the first S
//   heavy:N                                   the newest N/4 rows, and of the others those most attended to so far
//   merge:N                                   the newest N/2 rows, older ones averaged in pairs as room is needed
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/kernels/number_code.h"

namespace rowkeeper {

enum class Keeping { all, paged, window, heavy, merge };

struct StoreKind {
  Keeping keeping = Keeping::all;
  NumberCode keys = NumberCode::f32;  // codes other than f32 only where all rows are kept densely
  NumberCode values = NumberCode::f32;
  int rows = 0;   // N of window, heavy, merge; a page's rows
  int sinks = 0;  // S of window

  static StoreKind dense(NumberCode keys = NumberCode::f32, NumberCode values = NumberCode::f32) {
    return {Keeping::all, keys, values};
  }
  static StoreKind paged(int page_rows) { return {Keeping::paged, NumberCode::f32, NumberCode::f32, page_rows}; }
  static StoreKind window(int newest, int sinks = 0) {
    return {Keeping::window, NumberCode::f32, NumberCode::f32, newest, sinks};
  }
  static StoreKind heavy(int rows) { return {Keeping::heavy, NumberCode::f32, NumberCode::f32, rows}; }
  static StoreKind merge(int rows) { return {Keeping::merge, NumberCode::f32, NumberCode::f32, rows}; }
  // Every row's exact numbers are kept: the same bits as dense:f32.
  bool lossless() const {
    return (keeping == Keeping::all || keeping == Keeping::paged) && keys == NumberCode::f32 && values == NumberCode::f32;
  }
  bool drops_rows() const { return keeping == Keeping::window || keeping == Keeping::heavy || keeping == Keeping::merge; }
  bool operator==(const StoreKind&) const = default;
};

// Fewest rows that heavy and merge keep: below that their newest part would be empty.
constexpr int kFewestKeptRows = 8;
constexpr int kMostKeptRows = 1 << 20;

// store_kind_unknown: the text, the kinds there are. Other letters' case, spaces and numbers out of range are refused.
Result<StoreKind> parse_store_kind(std::string_view text);
std::string store_kind_name(const StoreKind& kind);
// store_kind_unknown for one that was put together with numbers that no text could name.
Result<void> check_store_kind(const StoreKind& kind);
// All spellings, with N for numbers, for messages and help.
std::string store_kind_names();
// The same without heavy and merge, whose rows move about.
std::string fixed_store_kind_names();

}  // namespace rowkeeper
