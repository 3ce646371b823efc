#include "core/run/highest.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

namespace rowkeeper {

namespace {

// Orders like (logit falling, id rising) when compared as a number: the float's bits, made to rise with its value and then
// turned over, above the id. All orders below are orders of keys, so ties need no further thought.
using Key = std::uint64_t;

Key make_key(float logit, std::size_t id) {
  const auto bits = std::bit_cast<std::uint32_t>(logit + 0.0F);  // -0 becomes 0: the two tie
  const std::uint32_t rising = bits >> 31 ? ~bits : bits | 0x80000000U;
  return static_cast<Key>(~rising) << 32 | static_cast<std::uint32_t>(id);
}

TokenId token_of(Key key) { return TokenId(static_cast<std::int32_t>(key & 0xffffffffU)); }

// The smallest `count` keys in order. The heap's top is the worst of those kept, so most logits cost one comparison.
std::vector<Key> select(std::span<const float> logits, std::size_t count) {
  std::vector<Key> heap;
  heap.reserve(count);
  for (std::size_t id = 0; id < logits.size(); ++id) {
    if (std::isnan(logits[id])) continue;
    const Key key = make_key(logits[id], id);
    if (heap.size() < count) {
      heap.push_back(key);
      std::push_heap(heap.begin(), heap.end());
    } else if (key < heap.front()) {
      std::pop_heap(heap.begin(), heap.end());
      heap.back() = key;
      std::push_heap(heap.begin(), heap.end());
    }
  }
  std::sort_heap(heap.begin(), heap.end());
  return heap;
}

// All keys in order: three stable passes over the logit's 32 bits, 11 at a time. The ids come in order, so ties stay in
// theirs. For GPT-2's vocabulary several times faster than std::sort, which would be felt in every sampled step.
std::vector<Key> sort_all(std::span<const float> logits) {
  constexpr int kBits = 11;
  constexpr std::size_t kBuckets = std::size_t{1} << kBits;
  std::vector<Key> keys;
  keys.reserve(logits.size());
  for (std::size_t id = 0; id < logits.size(); ++id) {
    if (!std::isnan(logits[id])) keys.push_back(make_key(logits[id], id));
  }
  std::vector<Key> sorted(keys.size());
  for (int shift = 32; shift < 64; shift += kBits) {
    std::array<std::uint32_t, kBuckets> next{};  // where the bucket's next key goes
    for (const Key key : keys) ++next[key >> shift & (kBuckets - 1)];
    std::uint32_t begin = 0;
    for (std::uint32_t& place : next) begin += std::exchange(place, begin);
    for (const Key key : keys) sorted[next[key >> shift & (kBuckets - 1)]++] = key;
    keys.swap(sorted);
  }
  return keys;
}

}  // namespace

TokenId highest_logit(std::span<const float> logits) {
  float best = -std::numeric_limits<float>::infinity();
  std::size_t best_id = 0;
  for (std::size_t id = 0; id < logits.size(); ++id) {
    if (logits[id] > best) {  // false for NaN
      best = logits[id];
      best_id = id;
    }
  }
  return TokenId(static_cast<std::int32_t>(best_id));
}

std::vector<TokenId> highest_logits(std::span<const float> logits, int count) {
  const std::size_t wanted = std::min(static_cast<std::size_t>(std::max(count, 0)), logits.size());
  if (wanted == 0) return {};
  // A heap of k costs about n + k log k log(n / k) comparisons: for many it loses to sorting.
  std::vector<Key> keys = wanted <= logits.size() / 16 ? select(logits, wanted) : sort_all(logits);
  if (keys.size() > wanted) keys.resize(wanted);
  std::vector<TokenId> ids(keys.size());
  std::transform(keys.begin(), keys.end(), ids.begin(), token_of);
  return ids;
}

}  // namespace rowkeeper
