#include "core/cache/move_entry.h"

namespace rowkeeper {

namespace {

// visit(a, b) for every number of both entries, keys and values of all heads and blocks.
template <class Visit>
void for_each_number(const RowMemory& memory, std::size_t a, std::size_t b, const Visit& visit) {
  for (int block = 0; block < memory.layout().shape.blocks; ++block) {
    const KvBlockView view = memory.view(BlockIndex(block));
    for (std::size_t head = 0; head < view.kv_heads; ++head) {
      float* const keys_a = view.float_keys(head, a) + a % view.panel_width;
      float* const keys_b = view.float_keys(head, b) + b % view.panel_width;
      float *const values_a = view.float_value(head, a), *const values_b = view.float_value(head, b);
      for (std::size_t d = 0; d < view.head_size; ++d) {
        visit(keys_a[d * view.panel_width], keys_b[d * view.panel_width]);
        visit(values_a[d], values_b[d]);
      }
    }
  }
}

}  // namespace

void move_entry(const RowMemory& memory, std::size_t from, std::size_t to) {
  for_each_number(memory, to, from, [](float& a, float b) { a = b; });
}

void average_entries(const RowMemory& memory, const WeightedEntry& into, const WeightedEntry& other) {
  const auto mine = static_cast<float>(into.rows), theirs = static_cast<float>(other.rows);
  for_each_number(memory, into.at, other.at, [&](float& a, float b) { a = (mine * a + theirs * b) / (mine + theirs); });
}

}  // namespace rowkeeper
