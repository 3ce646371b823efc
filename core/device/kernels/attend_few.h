// Attention for a few rows: a block for each row, head and group of entries, so that even one row keeps a device busy.
// What a block makes of its group goes to scratch; AttendJoinKernel joins the groups.
//
//   scratch [row][head][group]: maximum, sum of the weights, one weighted sum for each number of the head
#pragma once

#include "core/device/kernel_args.h"
#include "core/device/kernels/attend.h"
#include "core/device/kernels/block.h"
#include "core/device/kernels/codes.h"
#include "core/device/kernels/memory.h"
#include "core/device/kernels/number.h"
#include "core/device/kernels/tree.h"

namespace rowkeeper {

constexpr std::size_t kMostHeadSize = 256;

// A group's part of the scratch.
ROWKEEPER_DEVICE float* attend_scratch(const AttendArgs& args, int row, int head, int group) {
  const int groups = pieces(args.most_entries, kGroupRows);
  const std::size_t at = (kernel::index(row) * kernel::index(args.heads) + kernel::index(head)) * kernel::index(groups);
  return args.scratch + (at + kernel::index(group)) * (args.kv.head_size + 2);
}

// Threads are the group's entries first: each makes one score. A panel is 32 positions wide, so neighbouring threads
// read neighbouring numbers. Then they are the numbers of the head.
//
// Order: a score is one chain of fma over the head's numbers from +0; the weights are summed by a tree of halves over
// the group's places; a number is one chain of fma over the entries in sight, in order, from +0.
struct AttendFewKernel {
  using Args = AttendArgs;
  static constexpr int kThreads = kGroupRows;
  static constexpr int kResident = 8;  // 128 registers: 16 loads under way
  struct Shared {
    float q[kMostHeadSize];
    const std::byte* value[kGroupRows];  // each entry's line
    kernel::Four score[kGroupRows / 4];
    float weight[kGroupRows];
    float tree[kGroupRows];
  };

  static constexpr Blocks blocks(const Args& args) {
    return block_count(pieces(args.most_entries, kGroupRows), args.heads, args.most_rows);
  }

  static ROWKEEPER_DEVICE float score(const KvBlockView& kv, const kernel::KeyLine& key, const Shared& shared) {
    float sum = 0;
    kernel::with_code(kv.keys, [&](auto tag) {
      constexpr NumberCode kCode = decltype(tag)::code;
      const int size = static_cast<int>(kv.head_size);
      for (int first = 0; first < size; first += kernel::kScaled) {
        const int end = smaller(first + kernel::kScaled, size);
        const float scale = kernel::read_key_scale<kCode>(key, first);
        ROWKEEPER_UNROLL_BY(16)
        for (int d = first; d < end; ++d)
          sum = kernel::multiply_add(shared.q[d], kernel::read_key<kCode>(key, d, scale), sum);
      }
    });
    return sum;
  }

  static ROWKEEPER_DEVICE float largest(const Shared& shared) {
    float most = kernel::kNoMaximum;
    ROWKEEPER_UNROLL
    for (int i = 0; i < kGroupRows / 4; ++i) {
      ROWKEEPER_UNROLL
      for (int j = 0; j < 4; ++j) most = shared.score[i].n[j] > most ? shared.score[i].n[j] : most;
    }
    return most;
  }

  // Entries [0, count) of the group. All are loaded, in sight or not.
  static ROWKEEPER_DEVICE float weighted_sum(const KvBlockView& kv, const Shared& shared, std::size_t d, int count) {
    float sum = 0;
    kernel::with_code(kv.values, [&](auto tag) {
      constexpr NumberCode kCode = decltype(tag)::code;
      const kernel::ValuePlace place = kernel::value_place(kCode, kv.head_size, d);
      ROWKEEPER_UNROLL_BY(16)
      for (int e = 0; e < count; ++e)
        sum = kernel::add_weighted(shared.weight[e], kernel::read_value<kCode>(shared.value[e], place), sum);
    });
    return sum;
  }

  template <class Block>
  static ROWKEEPER_DEVICE void run(Block& block, Shared& shared, const Args& args) {
    const DevicePart part = *args.part;
    const KvBlockView kv = kernel::view_of(args, part);
    const int group = static_cast<int>(block.x()), head = static_cast<int>(block.y()), row = static_cast<int>(block.z());
    const std::size_t begin = block.x() * kernel::kGroup, at = kernel::index(part.first) + block.z();
    const std::size_t kv_head = kernel::kv_head_of(args, block.y());
    if (row >= part.rows || !kernel::group_in_sight(kv, begin, at, at)) return;
    float* const scratch = attend_scratch(args, row, head, group);
    typename Block::template Local<kernel::KeyLine> key;
    block.each([&](int thread) {
      const std::size_t entry = begin + kernel::index(thread);
      const std::size_t safe = kernel::in_sight(kv, entry, at) ? entry : kernel::entry_in_sight(kv, begin, at);
      key(thread) = kernel::key_line(kv, kv_head, safe);
      shared.value[thread] = kv.value(kv_head, safe);
      const float* const q =
          args.q + kernel::index(part.at + row) * kernel::index(args.ldq) + kernel::index(head) * kv.head_size;
      for (std::size_t d = kernel::index(thread); d < kv.head_size; d += kThreads) shared.q[d] = q[d];
    });
    block.each([&](int thread) {
      const bool seen = kernel::in_sight(kv, begin + kernel::index(thread), at);
      shared.score[thread / 4].n[thread % 4] = seen ? score(kv, key(thread), shared) : kernel::kNoMaximum;
    });
    block.each([&](int thread) {
      const bool seen = kernel::in_sight(kv, begin + kernel::index(thread), at);
      const float maximum = largest(shared),
                  mine = kernel::weight(shared.score[thread / 4].n[thread % 4], maximum, args.scale);
      shared.weight[thread] = seen ? mine : kernel::kOutOfSight;
      shared.tree[thread] = seen ? mine : 0.0F;
    });
    const int count = static_cast<int>(smaller(at - begin + 1, kernel::kGroup));
    block.each([&](int thread) {
      for (std::size_t d = kernel::index(thread); d < kv.head_size; d += kThreads)
        scratch[2 + d] = weighted_sum(kv, shared, d, count);
    });
    kernel::tree_sum<kGroupRows>(block, shared.tree);
    block.each([&](int thread) {
      if (thread == 0) scratch[0] = largest(shared), scratch[1] = shared.tree[0];
    });
  }
};

// A block joins the groups of one row and head; a thread does so for one number, or every 64th.
struct AttendJoinKernel {
  using Args = AttendArgs;
  static constexpr int kThreads = 64;
  static constexpr int kResident = 8;
  struct Shared {};

  static constexpr Blocks blocks(const Args& args) { return block_count(args.heads, args.most_rows); }

  template <class Block>
  static ROWKEEPER_DEVICE void run(Block& block, Shared&, const Args& args) {
    const DevicePart part = *args.part;
    const KvBlockView kv = kernel::view_of(args, part);
    const int head = static_cast<int>(block.x()), row = static_cast<int>(block.y());
    const std::size_t at = kernel::index(part.first) + block.y();
    if (row >= part.rows) return;
    float* const out =
        args.out + kernel::index(part.at + row) * kernel::index(args.ldo) + kernel::index(head) * kv.head_size;
    block.each([&](int thread) {
      for (std::size_t d = kernel::index(thread); d < kv.head_size; d += kThreads) {
        float maximum = kernel::kNoMaximum, sum = 0, number = 0;
        ROWKEEPER_UNROLL_BY(4)
        for (std::size_t begin = 0; begin <= at; begin += kernel::kGroup) {
          if (!kernel::group_in_sight(kv, begin, at, at)) continue;
          const float* const group = attend_scratch(args, row, head, static_cast<int>(begin / kernel::kGroup));
          const kernel::Join factors = kernel::join(maximum, group[0], args.scale);
          sum = kernel::joined(sum, group[1], factors);
          number = kernel::joined(number, group[2 + d], factors);
        }
        out[d] = number * (1.0F / sum);
      }
    });
  }
};

}  // namespace rowkeeper
