#include "core/model/attention_reader.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/base/counts.h"

namespace rowkeeper {

AttentionReader::AttentionReader(const ModelShape& shape, const AttentionRequest& request, std::size_t positions,
                                 int threads)
    : from_row_(request.from_row < 0 ? positions - 1 : size(request.from_row)),
      positions_(positions),
      first_block_(request.block ? size(request.block->value()) : 0),
      blocks_(request.block ? 1 : size(shape.blocks)),
      first_head_(request.head ? size(request.head->value()) : 0),
      heads_(request.head ? 1 : size(shape.heads)),
      weights_((positions - from_row_) * blocks_ * heads_ * positions),
      scores_(size(threads) * positions),
      keys_(size(threads) * size(shape.head_size)) {}

// Where the rows below `end` stand; those not committed yet follow the others.
void AttentionReader::find_entries(const KvStore& store, std::size_t end) {
  const std::size_t next = size(store.next_row()), begin = size(store.view_begin());
  entries_.resize(end);
  sharing_.assign(begin + end - next, 0);
  for (std::size_t row = 0; row < end; ++row) {
    entries_[row] = row < next ? store.entry_of(RowIndex(static_cast<int>(row))) : static_cast<int>(begin + row - next);
    if (entries_[row] >= 0) ++sharing_[size(entries_[row])];
  }
}

Result<void> AttentionReader::read(BlockIndex block, const KvStore& store, const AttendRows& call, ThreadPool& pool) {
  const std::size_t b = size(block.value()), next = size(store.next_row());
  if (b < first_block_ || b >= first_block_ + blocks_) return {};
  const std::size_t first = std::max(from_row_, next), end = next + call.rows;
  if (first >= end) return {};
  find_entries(store, end);
  const Result<NearRows> near = store.space().fetch(call.kv, 0, call.first + call.rows);
  if (!near) return tl::unexpected(near.error());
  AttendRows here = call;
  here.kv = near->view;
  pool.run((end - first) * heads_, [&](std::size_t i, int thread) {
    const std::size_t row = first + i / heads_, head = i % heads_;
    const std::size_t at = ((row - from_row_) * blocks_ + b - first_block_) * heads_ + head;
    weigh(here, {row, size(entries_[row]), first_head_ + head, &scores_[size(thread) * positions_],
                 std::span(keys_).subspan(size(thread) * call.kv.head_size, call.kv.head_size), &weights_[at * positions_]});
  });
  return {};
}

// Scores and softmax in double, a row of keys at a time. Rows that were averaged share their entry's weight.
void AttentionReader::weigh(const AttendRows& call, const Item& item) const {
  const KvBlockView& kv = call.kv;
  const std::size_t n = item.entry + 1, kv_head = item.head / (call.heads / kv.kv_heads),
                    begin = kv.window_begin(item.entry);
  const float* const q = call.q + (item.entry - call.first) * call.ldq + item.head * kv.head_size;
  double* const scores = item.scores;
  const std::span<float> key = item.key;
  double highest = -std::numeric_limits<double>::infinity();
  for (std::size_t entry = 0; entry < n; ++entry) {
    if (entry == kv.sinks && entry < begin) entry = begin;
    read_key(kv, kv_head, entry, key);
    scores[entry] = 0;
    for (std::size_t d = 0; d < kv.head_size; ++d) scores[entry] += static_cast<double>(q[d]) * static_cast<double>(key[d]);
    highest = std::max(highest, scores[entry]);
  }
  double sum = 0;
  const auto seen = [&](std::size_t entry) { return entry < kv.sinks || entry >= begin; };
  for (std::size_t entry = 0; entry < n; ++entry) {
    scores[entry] = seen(entry) ? std::exp(static_cast<double>(call.scale) * (scores[entry] - highest)) : 0.0;
    sum += scores[entry];
  }
  for (std::size_t row = 0; row <= item.row; ++row) {
    if (entries_[row] < 0) continue;
    const std::size_t entry = size(entries_[row]);
    item.weights[row] = static_cast<float>(scores[entry] / sum / sharing_[entry]);
  }
}

}  // namespace rowkeeper
