// Attention for many rows: a block takes a tile of consecutive rows of one head through the groups of entries, joining
// as it goes.
//
// For each group: its keys go to shared memory as floats, a slice of the head's numbers at a time, and each thread adds
// the slice to 4 x 4 scores; the values take the keys' place; four threads for each row make its weights; each thread
// makes the weighted sums of 4 rows x 4 numbers. A block makes one slice of the head's numbers: a head of more than
// kSlice takes several blocks, each with all scores anew, so that what a thread holds doesn't grow with the head.
//
// Order: as AttendFewKernel and AttendJoinKernel.
#pragma once

#include "core/device/kernel_args.h"
#include "core/device/kernels/attend.h"
#include "core/device/kernels/block.h"
#include "core/device/kernels/codes.h"
#include "core/device/kernels/memory.h"
#include "core/device/kernels/number.h"

namespace rowkeeper {

struct AttendManyKernel {
  using Args = AttendArgs;
  static constexpr int kTileRows = 32;
  static constexpr int kSlice = 64;     // numbers of a head
  static constexpr int kThreads = 128;  // 8 x 16 places of 4 rows x 4 entries, then 4 numbers
  static constexpr int kResident = 3;   // 168 registers for each thread
  static constexpr int kAcross = kGroupRows / 4;
  // Threads that share a row's weights: thread q has entries q, q + 4, ...
  static constexpr int kQuarters = kThreads / kTileRows;
  static constexpr int kShare = kGroupRows / kQuarters;
  static constexpr int kStaged = kThreads / kGroupRows;  // lines staged side by side
  static_assert(kSlice == kGroupRows && kQuarters == 4 && kTileRows / 4 * kAcross == kThreads);

  struct Shared {
    kernel::Four kv[kSlice][kGroupRows / 4];             // keys [number][entry], then values [entry][number]
    kernel::Four q[kSlice][kTileRows / 4 + 1];           // [number][row]; one more, as in MultiplyManyKernel
    kernel::Four weight[kGroupRows][kTileRows / 4 + 1];  // [entry][row], scores at first
    const std::byte* value[kGroupRows];
    float maximum[kQuarters][kTileRows];
    float sum[kQuarters][kTileRows];
    kernel::Join join[kTileRows];
    float reciprocal[kTileRows];
  };

  struct Places {
    float n[4][4];
  };

  // The tile as all threads of a block see it.
  struct Tile {
    KvBlockView kv;
    std::size_t kv_head;
    int head;
    int head_size;
    int at;  // of its first row in the activations
    int rows;
    std::size_t first;  // its first row's entry
    std::size_t last;
    int slice;  // that this block makes
  };

  // Late rows, which see most, go first, so that no long block is left for the end.
  static constexpr Blocks blocks(const Args& args) {
    return block_count(pieces(args.most_rows, kTileRows), args.heads, pieces(static_cast<int>(args.kv.head_size), kSlice));
  }

  template <class Block>
  static ROWKEEPER_DEVICE Tile make_tile(const Block& block, const Args& args, const DevicePart& part) {
    const int row = (pieces(args.most_rows, kTileRows) - 1 - static_cast<int>(block.x())) * kTileRows;
    const int rows = smaller(part.rows - row, kTileRows);
    const std::size_t first = kernel::index(part.first + row);
    return {kernel::view_of(args, part),
            kernel::kv_head_of(args, block.y()),
            static_cast<int>(block.y()),
            static_cast<int>(args.kv.head_size),
            part.at + row,
            rows,
            first,
            first + kernel::index(rows) - 1,
            static_cast<int>(block.z())};
  }

  static ROWKEEPER_DEVICE int numbers(const Tile& tile, int slice) {
    return smaller(tile.head_size - slice * kSlice, kSlice);
  }

  // Does this row of the tile see the entry?
  static ROWKEEPER_DEVICE bool seen(const Tile& tile, std::size_t entry, int row) {
    return row < tile.rows && kernel::in_sight(tile.kv, entry, tile.first + kernel::index(row));
  }

  // An entry of the group, or another where no row of the tile sees it.
  static ROWKEEPER_DEVICE std::size_t loaded_entry(const Tile& tile, std::size_t begin, int i) {
    const std::size_t entry = begin + kernel::index(i);
    const bool some = entry <= tile.last && (entry < tile.kv.sinks || entry >= tile.kv.window_begin(tile.first));
    return some ? entry : kernel::entry_in_sight(tile.kv, begin, tile.last);
  }

  // Behind the tile's last row stands that row again.
  static ROWKEEPER_DEVICE void stage_queries(Shared& shared, const Args& args, const Tile& tile, int slice, int thread) {
    const int d = thread % kSlice;
    if (d >= numbers(tile, slice)) return;
    const float* const q = args.q + kernel::index(tile.head * tile.head_size + slice * kSlice + d);
    ROWKEEPER_UNROLL_BY(8)
    for (int row = thread / kSlice; row < kTileRows; row += kStaged) {
      shared.q[d][row / 4].n[row % 4] = q[kernel::index(tile.at + smaller(row, tile.rows - 1)) * kernel::index(args.ldq)];
    }
  }

  // Neighbouring threads have neighbouring positions of a panel.
  static ROWKEEPER_DEVICE void stage_keys(Shared& shared, const Tile& tile, std::size_t begin, int slice, int thread) {
    const int i = thread % kGroupRows, count = numbers(tile, slice), first = slice * kSlice;
    const std::size_t entry = loaded_entry(tile, begin, i);
    const kernel::KeyLine key = kernel::key_line(tile.kv, tile.kv_head, entry);
    if (thread < kGroupRows) shared.value[i] = tile.kv.value(tile.kv_head, entry);
    kernel::with_code(tile.kv.keys, [&](auto tag) {
      constexpr NumberCode kCode = decltype(tag)::code;
      ROWKEEPER_UNROLL_BY(16)
      for (int d = thread / kGroupRows; d < count; d += kStaged) {
        const float scale = kernel::read_key_scale<kCode>(key, first + d);
        shared.kv[d][i / 4].n[i % 4] = kernel::read_key<kCode>(key, first + d, scale);
      }
    });
  }

  static ROWKEEPER_DEVICE void stage_values(Shared& shared, const Tile& tile, int thread) {
    const int d = thread % kSlice;
    if (d >= numbers(tile, tile.slice)) return;
    kernel::with_code(tile.kv.values, [&](auto tag) {
      constexpr NumberCode kCode = decltype(tag)::code;
      const auto place = kernel::value_place(kCode, tile.kv.head_size, kernel::index(tile.slice * kSlice + d));
      ROWKEEPER_UNROLL_BY(16)
      for (int e = thread / kSlice; e < kGroupRows; e += kStaged)
        shared.kv[e][d / 4].n[d % 4] = kernel::read_value<kCode>(shared.value[e], place);
    });
  }

  // Four rows' scores with four entries, [row][entry]: one slice further.
  static ROWKEEPER_DEVICE void add_scores(Places& scores, const Shared& shared, int count, int thread) {
    ROWKEEPER_UNROLL_BY(8)
    for (int d = 0; d < count; ++d) {
      const kernel::Four q = shared.q[d][thread / kAcross], key = shared.kv[d][thread % kAcross];
      ROWKEEPER_UNROLL
      for (int r = 0; r < 4; ++r) {
        ROWKEEPER_UNROLL
        for (int i = 0; i < 4; ++i) scores.n[r][i] = kernel::multiply_add(q.n[r], key.n[i], scores.n[r][i]);
      }
    }
  }

  static ROWKEEPER_DEVICE void put_scores(Shared& shared, const Places& scores, int thread) {
    ROWKEEPER_UNROLL
    for (int i = 0; i < 4; ++i)
      shared.weight[thread % kAcross * 4 + i][thread / kAcross] = {
          {scores.n[0][i], scores.n[1][i], scores.n[2][i], scores.n[3][i]}};
  }

  static ROWKEEPER_DEVICE void find_maximum(Shared& shared, const Tile& tile, std::size_t begin, int thread) {
    const int row = thread % kTileRows, quarter = thread / kTileRows;
    float most = kernel::kNoMaximum;
    ROWKEEPER_UNROLL
    for (int i = 0; i < kShare; ++i) {
      const int e = quarter + i * kQuarters;
      const float score = shared.weight[e][row / 4].n[row % 4];
      if (seen(tile, begin + kernel::index(e), row) && score > most) most = score;
    }
    shared.maximum[quarter][row] = most;
  }

  // Weights in the scores' places. The tree of halves over 64 places: those of a thread are 4 apart, so all its halves
  // but the last two are between numbers of one thread.
  static ROWKEEPER_DEVICE void make_weights(Shared& shared, const Tile& tile, std::size_t begin, float& maximum, float scale,
                                            int thread) {
    const int row = thread % kTileRows, quarter = thread / kTileRows;
    float most = kernel::kNoMaximum, tree[kShare];
    ROWKEEPER_UNROLL
    for (int q = 0; q < kQuarters; ++q) most = shared.maximum[q][row] > most ? shared.maximum[q][row] : most;
    ROWKEEPER_UNROLL
    for (int i = 0; i < kShare; ++i) {
      const int e = quarter + i * kQuarters;
      const bool here = seen(tile, begin + kernel::index(e), row);
      float& place = shared.weight[e][row / 4].n[row % 4];
      const float weight = kernel::weight(place, most, scale);
      place = here ? weight : kernel::kOutOfSight;
      tree[i] = here ? weight : 0.0F;
    }
    ROWKEEPER_UNROLL
    for (int half = kShare / 2; half > 0; half /= 2) {
      ROWKEEPER_UNROLL
      for (int i = 0; i < kShare / 2; ++i) {
        if (i < half) tree[i] += tree[i + half];
      }
    }
    shared.sum[quarter][row] = tree[0];
    if (!group_seen(tile, begin, row)) return;
    const kernel::Join factors = kernel::join(maximum, most, scale);
    if (quarter == 0) shared.join[row] = factors;
  }

  // A group of which a row sees nothing changes nothing of it.
  static ROWKEEPER_DEVICE bool group_seen(const Tile& tile, std::size_t begin, int row) {
    const std::size_t at = tile.first + kernel::index(row);
    return row < tile.rows && kernel::group_in_sight(tile.kv, begin, at, at);
  }

  static ROWKEEPER_DEVICE void add_sum(const Shared& shared, const Tile& tile, std::size_t begin, float& sum, int thread) {
    const int row = thread % kTileRows;
    if (!group_seen(tile, begin, row)) return;
    const float group = (shared.sum[0][row] + shared.sum[2][row]) + (shared.sum[1][row] + shared.sum[3][row]);
    sum = kernel::joined(sum, group, shared.join[row]);
  }

  static ROWKEEPER_DEVICE void add_values(Places& out, const Shared& shared, const Tile& tile, std::size_t begin,
                                          int thread) {
    Places group = {};
    ROWKEEPER_UNROLL_BY(8)
    for (int e = 0; e < kGroupRows; ++e) {
      const kernel::Four weight = shared.weight[e][thread / kAcross], value = shared.kv[e][thread % kAcross];
      ROWKEEPER_UNROLL
      for (int r = 0; r < 4; ++r) {
        ROWKEEPER_UNROLL
        for (int i = 0; i < 4; ++i) group.n[r][i] = kernel::add_weighted(weight.n[r], value.n[i], group.n[r][i]);
      }
    }
    ROWKEEPER_UNROLL
    for (int r = 0; r < 4; ++r) {
      const int row = thread / kAcross * 4 + r;
      if (!group_seen(tile, begin, row)) continue;
      const kernel::Join factors = shared.join[row];
      ROWKEEPER_UNROLL
      for (int i = 0; i < 4; ++i) out.n[r][i] = kernel::joined(out.n[r][i], group.n[r][i], factors);
    }
  }

  static ROWKEEPER_DEVICE void put_out(const Shared& shared, const Args& args, const Tile& tile, const Places& out,
                                       int thread) {
    ROWKEEPER_UNROLL
    for (int r = 0; r < 4; ++r) {
      const int row = thread / kAcross * 4 + r;
      if (row >= tile.rows) break;
      float* const to = args.out + kernel::index(tile.at + row) * kernel::index(args.ldo) +
                        kernel::index(tile.head * tile.head_size + tile.slice * kSlice);
      ROWKEEPER_UNROLL
      for (int i = 0; i < 4; ++i) {
        const int d = thread % kAcross * 4 + i;
        if (d < numbers(tile, tile.slice)) to[d] = out.n[r][i] * shared.reciprocal[row];
      }
    }
  }

  template <class Block>
  static ROWKEEPER_DEVICE void run(Block& block, Shared& shared, const Args& args) {
    const DevicePart part = *args.part;
    const Tile tile = make_tile(block, args, part);
    if (tile.rows <= 0) return;
    const int slices = pieces(tile.head_size, kSlice);
    typename Block::template Local<Places> scores, out;
    typename Block::template Local<float> maximum, sum;
    block.each([&](int thread) {
      out(thread) = {};
      maximum(thread) = kernel::kNoMaximum;
      sum(thread) = 0;
      if (slices == 1) stage_queries(shared, args, tile, 0, thread);
    });
    for (std::size_t begin = 0; begin <= tile.last; begin += kernel::kGroup) {
      if (!kernel::group_in_sight(tile.kv, begin, tile.first, tile.last)) continue;
      for (int slice = 0; slice < slices; ++slice) {
        block.each([&](int thread) {
          if (slice == 0) scores(thread) = {};
          if (slices > 1) stage_queries(shared, args, tile, slice, thread);
          stage_keys(shared, tile, begin, slice, thread);
        });
        block.each([&](int thread) {
          add_scores(scores(thread), shared, numbers(tile, slice), thread);
          if (slice + 1 == slices) put_scores(shared, scores(thread), thread);
        });
      }
      block.each([&](int thread) {
        find_maximum(shared, tile, begin, thread);
        stage_values(shared, tile, thread);
      });
      block.each([&](int thread) { make_weights(shared, tile, begin, maximum(thread), args.scale, thread); });
      block.each([&](int thread) {
        add_sum(shared, tile, begin, sum(thread), thread);
        add_values(out(thread), shared, tile, begin, thread);
      });
    }
    block.each([&](int thread) {
      if (thread < kTileRows) shared.reciprocal[thread] = 1.0F / sum(thread);
    });
    block.each([&](int thread) { put_out(shared, args, tile, out(thread), thread); });
  }
};

}  // namespace rowkeeper
