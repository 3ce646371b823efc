// What both kernels of attention agree on: who sees what, the weights, and how groups of entries are joined.
#pragma once

#include <cstddef>

#include "core/device/kernel_args.h"
#include "core/device/kernels/block.h"
#include "core/device/kernels/number.h"
#include "core/kernels/kv_view.h"

namespace rowkeeper::kernel {

constexpr std::size_t kGroup = kGroupRows;

ROWKEEPER_DEVICE KvBlockView view_of(const AttendArgs& args, const DevicePart& part) {
  KvBlockView kv = args.kv;
  kv.chunks = part.chunks;
  return kv;
}

constexpr std::size_t kv_head_of(const AttendArgs& args, unsigned head) {
  return head / (static_cast<std::size_t>(args.heads) / args.kv.kv_heads);
}

constexpr bool in_sight(const KvBlockView& kv, std::size_t entry, std::size_t row) {
  return entry <= row && (entry < kv.sinks || entry >= kv.window_begin(row));
}

// Of entries [begin, begin + kGroup): does any of rows [first, last] see one?
constexpr bool group_in_sight(const KvBlockView& kv, std::size_t begin, std::size_t first, std::size_t last) {
  return begin <= last && (begin < kv.sinks || smaller(begin + kGroup - 1, last) >= kv.window_begin(first));
}

// One of those entries that some row sees. Memory that is in no row's sight may not be there: who loads without a branch
// loads this instead.
constexpr std::size_t entry_in_sight(const KvBlockView& kv, std::size_t begin, std::size_t last) {
  return begin < kv.sinks ? begin : smaller(begin + kGroup - 1, last);
}

// In place of the weight of an entry that is out of sight: such an entry adds nothing, not even 0 x NaN.
constexpr float kOutOfSight = -1.0F;

ROWKEEPER_DEVICE float weight(float score, float maximum, float scale) { return exp((score - maximum) * scale); }

ROWKEEPER_DEVICE float add_weighted(float weight, float value, float sum) {
  return weight >= 0 ? multiply_add(weight, value, sum) : sum;
}

// Groups are joined in order: with M = the maximum of all so far, m = the group's, M' = max(M, m),
//   keep = exp(scale (M - M')), take = exp(scale (m - M')), sum = fma(sum, keep, group's sum x take)
// for the sum of the weights and for each number; before the first group M = -infinity and the sums are 0. The result is
// number x (1 / sum).
struct Join {
  float keep;
  float take;
};
ROWKEEPER_DEVICE Join join(float& maximum, float group, float scale) {
  const float larger = group > maximum ? group : maximum;
  const Join factors = {weight(maximum, larger, scale), weight(group, larger, scale)};
  maximum = larger;
  return factors;
}
ROWKEEPER_DEVICE float joined(float sum, float group, const Join& factors) {
  return multiply_add(sum, factors.keep, group * factors.take);
}

}  // namespace rowkeeper::kernel
