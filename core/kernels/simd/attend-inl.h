// Attention over a store, in panels of positions.
#if defined(ROWKEEPER_ATTEND_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef ROWKEEPER_ATTEND_INL_H_
#undef ROWKEEPER_ATTEND_INL_H_
#else
#define ROWKEEPER_ATTEND_INL_H_
#endif

#include <algorithm>
#include <cstring>

#include "core/kernels/kernels.h"
#include "core/kernels/simd/rows-inl.h"
#include "core/kernels/simd/tile-inl.h"
#include "core/kernels/thread_pool.h"

HWY_BEFORE_NAMESPACE();
namespace rowkeeper {
namespace HWY_NAMESPACE {

// Query rows taken together: their scores (24 x 1000 x 4 = 94 KiB) stay in L2 beside a head's keys and values.
constexpr std::size_t kQueryRows = 24;
// Panels of keys that a single row takes at once: 4 x 2 chains.
constexpr std::size_t kPanelsOneRow = 4;

inline std::size_t queries_at_once(std::size_t rows) { return std::min(rows, kQueryRows); }
// Floats from one row of scores to the next. + 16: rows must not lie 4 KiB apart, where they would share sets of the cache.
inline std::size_t score_stride(std::size_t last_row) { return (last_row + 1 + 63) / 64 * 64 + 16; }

inline std::size_t attend_scratch_floats(std::size_t rows, std::size_t last_row, std::size_t head_size) {
  return queries_at_once(rows) * (score_stride(last_row) + padded(head_size));
}

// One head, some rows of queries: the piece of work that a thread claims.
struct AttendItem {
  const AttendCall* call;
  std::size_t kv_head;
  std::size_t position;  // of the first row
  std::size_t rows;
  std::size_t tiles;
  const float* q;
  float* scores;  // [rows][stride]
  std::size_t stride;
  float* sums;  // [rows][padded(head_size)]
  std::size_t tile_begin(std::size_t t) const { return rows * t / tiles; }
};

// Scores of a single row: several panels at once, prefetching the next ones, which may lie in another chunk of the store.
inline std::size_t score_one_row(const AttendItem& item) {
  const KvBlockView& kv = item.call->kv;
  const std::size_t whole = (item.position + 1) / kPanel / kPanelsOneRow * kPanelsOneRow;
  for (std::size_t p = 0; p < whole; p += kPanelsOneRow) {
    TileWeights<kPanelsOneRow> w;
    w.step = kPanel;
    w.ahead_step = kPanel * sizeof(float);
    for (std::size_t j = 0; j < kPanelsOneRow; ++j) {
      w.at[j] = kv.key_panel(item.kv_head, (p + j) * kPanel);
      w.ahead[j] = bytes(kv.key_panel(item.kv_head, std::min((p + j + kPanelsOneRow) * kPanel, item.position)));
    }
    tile<1, 2 * kPanelsOneRow, true>(kv.head_size, item.q, 0, w, item.scores + p * kPanel, 0, true);
  }
  return whole;
}

// Scores of every row with all positions of the panels it may look at. What a panel holds behind the row is computed and
// never read.
inline void score(const AttendItem& item) {
  const KvBlockView& kv = item.call->kv;
  for (std::size_t p = item.rows == 1 ? score_one_row(item) : 0; p * kPanel < item.position + item.rows; ++p) {
    const float* const keys = kv.key_panel(item.kv_head, p * kPanel);
    for (std::size_t t = 0; t < item.tiles; ++t) {
      const std::size_t a = item.tile_begin(t), b = item.tile_begin(t + 1);
      if (p * kPanel >= item.position + b) continue;
      tile_rows<2, false>(b - a, kv.head_size, item.q + a * item.call->ldq, item.call->ldq, {{keys}, kPanel},
                          item.scores + a * item.stride + p * kPanel, item.stride, true);
    }
  }
}

// Adds weights x values of positions [from, to), all in one chunk, to the sums of rows [a, a + count).
inline void add_values(const AttendItem& item, std::size_t a, std::size_t count, std::size_t from, std::size_t to) {
  const KvBlockView& kv = item.call->kv;
  const std::size_t step = kv.value_stride, sum_row = padded(kv.head_size);
  const float* const v = kv.value(item.kv_head, from);
  const float* const weights = item.scores + a * item.stride + from;
  float* const sums = item.sums + a * sum_row;
  const std::size_t n = to - from;
  const bool first = from == 0;
  std::size_t c = 0;
  if (count == 1) {
    // While this chunk is read, the next one is fetched.
    const std::size_t next = std::min(from + kv.chunk_rows, item.position + a);
    const float* const ahead = kv.value(item.kv_head, next);
    for (; c + 8 * kLanes <= step; c += 8 * kLanes) {
      TileWeights<4> w;
      w.step = step;
      w.ahead_step = step * sizeof(float);
      for (std::size_t j = 0; j < 4; ++j) w.at[j] = v + c + j * kPanel, w.ahead[j] = bytes(ahead + c + j * kPanel);
      tile<1, 8, true>(n, weights, 0, w, sums + c, 0, first);
    }
  }
  for (; c + kPanel <= step; c += kPanel) {
    tile_rows<2, false>(count, n, weights, item.stride, {{v + c}, step}, sums + c, sum_row, first);
  }
  for (; c < step; c += kLanes)
    tile_rows<1, false>(count, n, weights, item.stride, {{v + c}, step}, sums + c, sum_row, first);
}

inline void add_values_by_chunk(const AttendItem& item, std::size_t a, std::size_t count, std::size_t from, std::size_t to) {
  const std::size_t chunk = item.call->kv.chunk_rows;
  while (from < to) {
    const std::size_t end = std::min(to, (from / chunk + 1) * chunk);
    add_values(item, a, count, from, end);
    from = end;
  }
}

// First the positions that all rows of a tile see, then those that only its later rows see: nothing behind a row is ever
// added.
inline void sum_values(const AttendItem& item) {
  for (std::size_t t = 0; t < item.tiles; ++t) {
    const std::size_t a = item.tile_begin(t), b = item.tile_begin(t + 1), shared = item.position + a + 1;
    add_values_by_chunk(item, a, b - a, 0, shared);
    for (std::size_t r = a + 1; r < b; ++r) add_values_by_chunk(item, r, 1, shared, item.position + r + 1);
  }
}

inline void attend_item(const AttendItem& item, float* out) {
  const D d;
  const std::size_t size = item.call->kv.head_size, sum_row = padded(size);
  score(item);
  float reciprocal[kQueryRows];
  for (std::size_t r = 0; r < item.rows; ++r) {
    reciprocal[r] = softmax(item.scores + r * item.stride, item.position + r + 1, item.call->scale);
  }
  sum_values(item);
  for (std::size_t r = 0; r < item.rows; ++r) {
    float* const sums = item.sums + r * sum_row;
    const V by = hn::Set(d, reciprocal[r]);
    for (std::size_t i = 0; i < size; i += kLanes) hn::StoreU(hn::Mul(hn::LoadU(d, sums + i), by), d, sums + i);
    std::memcpy(out + r * item.call->ldo, sums,
                size * sizeof(float));  // exactly the head's columns: others belong to other threads
  }
}

// Threads claim heads and blocks of rows; by head, so that its keys and values stay in L2; the longest rows first.
inline void attend(ThreadPool& pool, const AttendCall& call) {
  const std::size_t at_once = queries_at_once(call.rows), blocks = (call.rows + at_once - 1) / at_once;
  const std::size_t stride = score_stride(call.first + call.rows - 1), size = call.kv.head_size;
  const std::size_t group = call.heads / call.kv.kv_heads;
  pool.run(call.heads * blocks, [&](std::size_t index, int thread) {
    const std::size_t head = index / blocks, row = (blocks - 1 - index % blocks) * at_once;
    AttendItem item;
    item.call = &call;
    item.kv_head = head / group;
    item.position = call.first + row;
    item.rows = std::min(at_once, call.rows - row);
    item.tiles = (item.rows + kTileRows - 1) / kTileRows;
    item.q = call.q + row * call.ldq + head * size;
    item.scores = call.scratch + static_cast<std::size_t>(thread) * call.scratch_floats;
    item.stride = stride;
    item.sums = item.scores + at_once * stride;
    attend_item(item, call.out + row * call.ldo + head * size);
  });
}

}  // namespace HWY_NAMESPACE
}  // namespace rowkeeper
HWY_AFTER_NAMESPACE();

#endif
