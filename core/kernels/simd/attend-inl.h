// Attention over a store, in panels of positions.
#if defined(ROWKEEPER_ATTEND_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef ROWKEEPER_ATTEND_INL_H_
#undef ROWKEEPER_ATTEND_INL_H_
#else
#define ROWKEEPER_ATTEND_INL_H_
#endif

#include <algorithm>
#include <cstring>
#include <limits>

#include "core/kernels/kernels.h"
#include "core/kernels/simd/decode-inl.h"
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

// Values of one position are this many floats apart once they are decoded.
inline std::size_t decoded_stride(std::size_t head_size) { return (head_size + 15) / 16 * 16; }
// Room for what a thread decodes at once: the panels that one row takes, or the values of a chunk.
inline std::size_t decoded_floats(const KvBlockView& kv) {
  if (!kv.coded()) return 0;
  return std::max(kPanelsOneRow * kPanel * kv.head_size, kv.chunk_rows * decoded_stride(kv.head_size));
}

inline std::size_t attend_scratch_floats(std::size_t rows, std::size_t last_row, const KvBlockView& kv) {
  return queries_at_once(rows) * (score_stride(last_row) + padded(kv.head_size)) + decoded_floats(kv);
}

// One head, some rows of queries: the piece of work that a thread claims.
struct AttendItem {
  const AttendCall* call;
  std::size_t head;
  std::size_t kv_head;
  std::size_t position;  // of the first row
  std::size_t rows;
  std::size_t tiles;
  const float* q;
  float* scores;  // [rows][stride]
  std::size_t stride;
  float* sums;  // [rows][padded(head_size)]
  float* decoded;
  // What some row of the item sees: positions [0, sinks) and [begin, position + rows).
  std::size_t sinks;
  std::size_t begin;
  std::size_t tile_begin(std::size_t t) const { return rows * t / tiles; }
  // A position worth fetching `ahead` of time: not behind the row, nor one that the store may have dropped.
  std::size_t next_visible(std::size_t ahead, std::size_t last) const {
    return std::min(ahead < sinks || ahead >= begin ? ahead : begin, last);
  }
};

// A panel of keys as floats: where it lies, or decoded into place `slot`.
inline const float* float_panel(const AttendItem& item, std::size_t p, std::size_t slot) {
  const KvBlockView& kv = item.call->kv;
  if (kv.keys == NumberCode::f32) return kv.float_keys(item.kv_head, p * kPanel);
  float* const to = item.decoded + slot * kPanel * kv.head_size;
  decode_keys(kv, kv.key_panel(item.kv_head, p * kPanel), to);
  return to;
}

// Scores of a single row with panels [from, to): several at once while there are that many, prefetching the next ones, which
// may lie in another chunk of the store. Returns the first panel that is left.
inline std::size_t score_one_row(const AttendItem& item, std::size_t from, std::size_t to) {
  const KvBlockView& kv = item.call->kv;
  for (; from + kPanelsOneRow <= to; from += kPanelsOneRow) {
    TileWeights<kPanelsOneRow> w;
    w.step = kPanel;
    w.ahead_step = kv.panel_bytes / kv.head_size;
    for (std::size_t j = 0; j < kPanelsOneRow; ++j) {
      w.at[j] = float_panel(item, from + j, j);
      const std::size_t next = item.next_visible((from + j + kPanelsOneRow) * kPanel, item.position);
      w.ahead[j] = reinterpret_cast<const char*>(kv.key_panel(item.kv_head, next));
    }
    tile<1, 2 * kPanelsOneRow, true>(kv.head_size, item.q, 0, w, item.scores + from * kPanel, 0, true);
  }
  return from;
}

// Scores of every row with the positions [from, to), by whole panels: what a panel holds beside them is computed, and then
// overwritten or never read.
inline void score(const AttendItem& item, std::size_t from, std::size_t to) {
  const KvBlockView& kv = item.call->kv;
  std::size_t p = from / kPanel;
  const std::size_t end = (to + kPanel - 1) / kPanel;
  if (item.rows == 1) p = score_one_row(item, p, to / kPanel);
  for (; p < end; ++p) {
    const float* const keys = float_panel(item, p, 0);
    for (std::size_t t = 0; t < item.tiles; ++t) {
      const std::size_t a = item.tile_begin(t), b = item.tile_begin(t + 1);
      if (p * kPanel >= item.position + b) continue;
      tile_rows<2, false>(b - a, kv.head_size, item.q + a * item.call->ldq, item.call->ldq, {{keys}, kPanel},
                          item.scores + a * item.stride + p * kPanel, item.stride, true);
    }
  }
}

// The same where a page holds fewer rows than a panel has lanes: one vector for each page, in order, as a vector may reach
// into the next page's scores. A page's keys are followed by its values, so there is always something to load.
inline void score_narrow(const AttendItem& item, std::size_t from, std::size_t to) {
  const KvBlockView& kv = item.call->kv;
  for (std::size_t row = from / kv.panel_width * kv.panel_width; row < to; row += kv.panel_width) {
    const float* const keys = kv.float_keys(item.kv_head, row);
    for (std::size_t t = 0; t < item.tiles; ++t) {
      const std::size_t a = item.tile_begin(t), b = item.tile_begin(t + 1);
      tile_rows<1, false>(b - a, kv.head_size, item.q + a * item.call->ldq, item.call->ldq, {{keys}, kv.panel_width},
                          item.scores + a * item.stride + row, item.stride, true);
    }
  }
}

// Scores of all that is visible; what is out of a row's sight weighs nothing: exp(-infinity) is 0.
inline void score_visible(const AttendItem& item) {
  const KvBlockView& kv = item.call->kv;
  const auto scores_of = kv.panel_width < kPanel ? score_narrow : score;
  if (item.sinks > 0) scores_of(item, 0, item.sinks);
  scores_of(item, item.begin, item.position + item.rows);
  for (std::size_t r = 0; r < item.rows; ++r) {
    float* const s = item.scores + r * item.stride;
    const std::size_t begin = kv.window_begin(item.position + r), sinks = std::min(kv.sinks, begin);
    std::fill(s + sinks, s + begin, -std::numeric_limits<float>::infinity());
  }
}

// Adds weights x values of positions [from, to), whose values begin at `v`, to the sums of rows [a, a + count).
inline void add_values(const AttendItem& item, std::size_t a, std::size_t count, std::size_t from, std::size_t to,
                       const float* v, std::size_t step) {
  const KvBlockView& kv = item.call->kv;
  const std::size_t sum_row = padded(kv.head_size);
  const float* const weights = item.scores + a * item.stride + from;
  float* const sums = item.sums + a * sum_row;
  const std::size_t n = to - from;
  const bool first = from == (item.sinks > 0 ? 0 : item.begin);
  std::size_t c = 0;
  if (count == 1) {
    // While this chunk is read, the next one is fetched.
    const std::size_t next = item.next_visible(from + kv.chunk_rows, item.position + a);
    const char* const ahead = reinterpret_cast<const char*>(kv.value(item.kv_head, next));
    for (; c + 8 * kLanes <= step; c += 8 * kLanes) {
      TileWeights<4> w;
      w.step = step;
      w.ahead_step = kv.value_bytes;
      for (std::size_t j = 0; j < 4; ++j) {
        w.at[j] = v + c + j * kPanel;
        w.ahead[j] = ahead + (c + j * kPanel) * kv.value_bytes / step;
      }
      tile<1, 8, true>(n, weights, 0, w, sums + c, 0, first);
    }
  }
  for (; c + kPanel <= step; c += kPanel) {
    tile_rows<2, false>(count, n, weights, item.stride, {{v + c}, step}, sums + c, sum_row, first);
  }
  for (; c < step; c += kLanes)
    tile_rows<1, false>(count, n, weights, item.stride, {{v + c}, step}, sums + c, sum_row, first);
}

// The values of positions [from, to), all in one chunk, into every row that sees them. First those that all rows of a tile
// see, then those that only its later rows see: nothing behind a row is ever added.
inline void add_chunk(const AttendItem& item, std::size_t from, std::size_t to) {
  const KvBlockView& kv = item.call->kv;
  const std::byte* const values = kv.value(item.kv_head, from);
  const bool floats = kv.values == NumberCode::f32;
  const std::size_t step = floats ? kv.value_bytes / sizeof(float) : decoded_stride(kv.head_size);
  if (!floats) decode_values(kv, values, to - from, item.decoded, step);
  const float* const v = floats ? reinterpret_cast<const float*>(values) : item.decoded;
  for (std::size_t t = 0; t < item.tiles; ++t) {
    const std::size_t a = item.tile_begin(t), b = item.tile_begin(t + 1), shared = item.position + a + 1;
    if (from < shared) add_values(item, a, b - a, from, std::min(to, shared), v, step);
    for (std::size_t r = a + 1; r < b; ++r) {
      const std::size_t begin = std::max(from, shared), end = std::min(to, item.position + r + 1);
      if (begin < end) add_values(item, r, 1, begin, end, v + (begin - from) * step, step);
    }
  }
}

inline void sum_values(const AttendItem& item, std::size_t from, std::size_t to) {
  const std::size_t chunk = item.call->kv.chunk_rows;
  while (from < to) {
    const std::size_t end = std::min(to, (from / chunk + 1) * chunk);
    add_chunk(item, from, end);
    from = end;
  }
}

// Softmax over each row's scores; keeps the weights where somebody counts them.
inline void weigh(const AttendItem& item, float* reciprocal) {
  for (std::size_t r = 0; r < item.rows; ++r) {
    float* const s = item.scores + r * item.stride;
    const std::size_t n = item.position + r + 1;
    reciprocal[r] = softmax(s, n, item.call->scale);
    if (item.call->weights == nullptr) continue;
    float* const weights = item.call->weights + item.head * n;
    for (std::size_t i = 0; i < n; ++i) weights[i] = s[i] * reciprocal[r];
  }
}

inline void attend_item(const AttendItem& item, float* out) {
  const D d;
  const std::size_t size = item.call->kv.head_size, sum_row = padded(size);
  score_visible(item);
  float reciprocal[kQueryRows];
  weigh(item, reciprocal);
  sum_values(item, 0, item.sinks);
  sum_values(item, item.begin, item.position + item.rows);
  for (std::size_t r = 0; r < item.rows; ++r) {
    float* const sums = item.sums + r * sum_row;
    const V by = hn::Set(d, reciprocal[r]);
    for (std::size_t i = 0; i < size; i += kLanes) hn::StoreU(hn::Mul(hn::LoadU(d, sums + i), by), d, sums + i);
    // Exactly the head's columns: others belong to other threads.
    std::memcpy(out + r * item.call->ldo, sums, size * sizeof(float));
  }
}

// Threads claim heads and blocks of rows; by head, so that its keys and values stay in L2; the longest rows first.
inline void attend(ThreadPool& pool, const AttendCall& call) {
  const std::size_t at_once = queries_at_once(call.rows), blocks = (call.rows + at_once - 1) / at_once;
  const std::size_t stride = score_stride(call.first + call.rows - 1), size = call.kv.head_size;
  const std::size_t group = call.heads / call.kv.kv_heads;
  pool.run(call.heads * blocks, [&](std::size_t index, int thread) {
    const std::size_t row = (blocks - 1 - index % blocks) * at_once;
    AttendItem item;
    item.call = &call;
    item.head = index / blocks;
    item.kv_head = item.head / group;
    item.position = call.first + row;
    item.rows = std::min(at_once, call.rows - row);
    item.tiles = (item.rows + kTileRows - 1) / kTileRows;
    item.q = call.q + row * call.ldq + item.head * size;
    item.scores = call.scratch + static_cast<std::size_t>(thread) * call.scratch_floats;
    item.stride = stride;
    item.sums = item.scores + at_once * stride;
    item.decoded = item.sums + at_once * padded(size);
    item.begin = call.kv.window_begin(item.position);
    item.sinks = std::min(call.kv.sinks, item.begin);
    attend_item(item, call.out + row * call.ldo + item.head * size);
  });
}

}  // namespace HWY_NAMESPACE
}  // namespace rowkeeper
HWY_AFTER_NAMESPACE();

#endif
