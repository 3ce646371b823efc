#include "core/model/attention_reader.h"

#include <algorithm>
#include <cmath>

namespace rowkeeper {

namespace {
std::size_t size(int n) { return static_cast<std::size_t>(n); }
}  // namespace

AttentionReader::AttentionReader(const ModelShape& shape, const AttentionRequest& request, std::size_t positions,
                                 int threads)
    : from_row_(request.from_row < 0 ? positions - 1 : size(request.from_row)),
      positions_(positions),
      first_block_(request.block ? size(request.block->value()) : 0),
      blocks_(request.block ? 1 : size(shape.blocks)),
      first_head_(request.head ? size(request.head->value()) : 0),
      heads_(request.head ? 1 : size(shape.heads)),
      weights_((positions - from_row_) * blocks_ * heads_ * positions),
      scores_(size(threads) * positions) {}

void AttentionReader::read(BlockIndex block, const AttendRows& call, ThreadPool& pool) {
  const std::size_t b = size(block.value());
  if (b < first_block_ || b >= first_block_ + blocks_) return;
  const std::size_t first = std::max(from_row_, call.first), end = call.first + call.rows;
  if (first >= end) return;
  pool.run((end - first) * heads_, [&](std::size_t i, int thread) {
    const std::size_t row = first + i / heads_, head = i % heads_;
    const std::size_t at = ((row - from_row_) * blocks_ + b - first_block_) * heads_ + head;
    weigh(call, {row, first_head_ + head, &scores_[size(thread) * positions_], &weights_[at * positions_]});
  });
}

// Scores and softmax in double, a panel of keys at a time.
void AttentionReader::weigh(const AttendRows& call, const Item& item) {
  const KvBlockView& kv = call.kv;
  const std::size_t n = item.row + 1, kv_head = item.head / (call.heads / kv.kv_heads), width = kv.panel_width;
  const float* const q = call.q + (item.row - call.first) * call.ldq + item.head * kv.head_size;
  double* const scores = item.scores;
  std::fill_n(scores, n, 0.0);
  for (std::size_t position = 0; position < n; position += width) {
    const float* const keys = kv.key_panel(kv_head, position);
    const std::size_t count = std::min(width, n - position);
    for (std::size_t d = 0; d < kv.head_size; ++d) {
      const double number = q[d];
      for (std::size_t i = 0; i < count; ++i) scores[position + i] += number * static_cast<double>(keys[d * width + i]);
    }
  }
  const double highest = *std::max_element(scores, scores + n), scale = call.scale;
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) sum += scores[i] = std::exp(scale * (scores[i] - highest));
  for (std::size_t i = 0; i < n; ++i) item.weights[i] = static_cast<float>(scores[i] / sum);
}

}  // namespace rowkeeper
