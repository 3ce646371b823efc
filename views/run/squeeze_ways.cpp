#include "views/run/squeeze_ways.h"

namespace rowkeeper::views {

namespace {

// Rows that the ways which throw rows away keep: a fifth of what a question of the bundled set needs.
constexpr int kRows = 64, kSinks = 4;

}  // namespace

const std::array<SqueezeWay, kSqueezeWays>& squeeze_ways() {
  using Group = SqueezeGroup;
  static const std::array<SqueezeWay, kSqueezeWays> ways = {{
      {Group::fewer_bits, StoreKind::dense(NumberCode::f16, NumberCode::f16)},
      {Group::fewer_bits, StoreKind::dense(NumberCode::int8, NumberCode::int8)},
      {Group::fewer_bits, StoreKind::dense(NumberCode::int4, NumberCode::int4)},
      {Group::fewer_bits, StoreKind::dense(NumberCode::int8, NumberCode::int4)},
      {Group::fewer_rows, StoreKind::window(kRows)},
      {Group::fewer_rows, StoreKind::window(kRows - kSinks, kSinks)},
      {Group::fewer_rows, StoreKind::heavy(kRows)},
      {Group::fewer_rows, StoreKind::merge(kRows)},
      {Group::shared_heads, {}, HeadSharing::twin},
      {Group::shared_heads, {}, HeadSharing::folded},
      {Group::pages, StoreKind::paged(16)},
  }};
  return ways;
}

}  // namespace rowkeeper::views
