// Asks a pass for attention weights: how much each earlier row, and the row itself, counts in what a head sums up.
#pragma once

#include <optional>

#include "core/base/index.h"

namespace rowkeeper {

// The answer is PassRecord::attention. Rows can be asked for only while a pass computes them: the queries are kept nowhere.
struct AttentionRequest {
  int from_row = -1;                     // first row wanted; -1: the last row only
  std::optional<BlockIndex> block = {};  // none: every block
  std::optional<HeadIndex> head = {};    // none: every head; heads of queries, not those that keys and values are shared by
};

}  // namespace rowkeeper
