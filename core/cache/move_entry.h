// Moving and averaging rows within a store's memory (32-bit floats).
#pragma once

#include "core/cache/row_memory.h"

namespace rowkeeper {

void move_entry(const RowMemory& memory, std::size_t from, std::size_t to);

struct WeightedEntry {
  std::size_t at;
  int rows;  // that it stands for
};
// `into` becomes the mean of both, by the rows they stand for.
void average_entries(const RowMemory& memory, const WeightedEntry& into, const WeightedEntry& other);

}  // namespace rowkeeper
