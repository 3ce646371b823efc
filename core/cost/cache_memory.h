// What a cache costs in memory: for each token a key and a value in every block,
//
//   numbers per token = 2 x blocks x kv_heads x head_size
//
// times what a number takes, times the tokens, times the conversations. GPT-2 small in 16 bits: 2 x 12 x 12 x 64 x 2 = 36 KiB a
// token, 36 MiB for its window of 1,024. It grows with depth, with width and with every token; sharing keys and values between
// heads makes kv_heads smaller, quantizing the bytes of a number. Latent attention keeps one short vector in each block, from
// which the keys and values of all heads are made: blocks x latent numbers per token.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/kernels/number_code.h"
#include "core/model/shape.h"

namespace rowkeeper {

// How numbers are held, as the stores do it: the narrow ones share a 16-bit scale between 32 numbers of a head, 34 and 18 bytes
// instead of 128.
using CacheFormat = NumberCode;
std::span<const CacheFormat> cache_formats();  // from the widest to the narrowest
const char* cache_format_name(CacheFormat format);
std::optional<CacheFormat> parse_cache_format(std::string_view name);

// What so many numbers with scales of their own take: those of a head, or a model's weights.
std::int64_t stored_bytes(std::int64_t numbers, CacheFormat format);

// The factors apart, for who explains the product. Only where every number takes whole bytes: f32 and f16.
struct CacheRowFactors {
  int sides = 2;  // a key and a value
  int blocks = 0;
  int kv_width = 0;  // kv_heads x head_size: the model's width unless heads share keys and values
  int number_bytes = 0;

  std::int64_t numbers() const { return std::int64_t{sides} * blocks * kv_width; }
  std::int64_t bytes() const { return numbers() * number_bytes; }
};

CacheRowFactors cache_row_factors(const ModelShape& shape, CacheFormat format);
std::int64_t cache_bytes(const ModelShape& shape, CacheFormat format, int rows);

// What the cache of any model depends on.
struct CacheShape {
  std::int64_t blocks = 0;
  std::int64_t heads = 0;     // that ask: of these kv_heads is a divisor
  std::int64_t kv_heads = 0;  // that have a key and a value
  std::int64_t head_size = 0;
  std::int64_t latent = 0;  // numbers that a block keeps of a token instead of keys and values; 0: it keeps those

  bool operator==(const CacheShape&) const = default;
};

CacheShape cache_shape(const ModelShape& shape);

// The fewest numbers of a cache that always take the same bytes, for who writes the formula out: 1 in 4 or 2 bytes; 32 in 34 or 18;
// and where 32 is no divisor of a head's numbers, all of a head, whose last scale serves fewer.
struct NumberGroup {
  std::int64_t numbers = 1;
  std::int64_t bytes = 0;

  bool operator==(const NumberGroup&) const = default;
};

NumberGroup number_group(const CacheShape& shape, CacheFormat format);

// A model, how its cache is held, and what it must fit into.
struct MemoryPlan {
  CacheShape shape;
  CacheFormat format = CacheFormat::f16;
  std::int64_t context = 0;  // tokens of a conversation
  std::int64_t conversations = 1;
  std::int64_t weights_bytes = 0;
  std::optional<std::int64_t> device_bytes = {};

  bool operator==(const MemoryPlan&) const = default;
};

struct DeviceFit {
  bool fits = false;
  std::int64_t room = 0;  // what the weights leave; below 0: they do not fit themselves
  std::int64_t conversations_that_fit = 0;
  std::int64_t longest_context = 0;  // of the plan's conversations, all as long
};

struct MemoryCost {
  std::int64_t numbers_per_token = 0;
  std::int64_t bytes_per_token = 0;
  std::int64_t bytes_per_conversation = 0;
  std::int64_t bytes_total = 0;                     // of all conversations' caches, without the weights
  std::optional<std::int64_t> outgrows_weights_at;  // the first context whose caches are larger than the weights
  std::optional<DeviceFit> device;                  // where the plan has one
};

// Every number of the plan is 0 or more, those of the shape and the context 1 or more. Errors: memory_too_large, where a product
// has no place in 63 bits.
Result<MemoryCost> memory_cost(const MemoryPlan& plan);

// One change that makes a plan fit, and the plan with it: the widest narrower format, the most KV heads, the longest context, the
// most conversations.
struct MemoryChange {
  enum class Kind { format, kv_heads, context, conversations } kind;
  MemoryPlan plan;
};

// For a plan that does not fit; nothing for one that does, or whose weights leave no room.
std::vector<MemoryChange> changes_that_fit(const MemoryPlan& plan);

// Some blocks of a model look back at their newest tokens only.
struct SlidingWindow {
  std::int64_t tokens = 0;
  std::int64_t blocks = 0;

  bool operator==(const SlidingWindow&) const = default;
};

// Of a store that drops what these blocks no longer look at. Errors as memory_cost.
Result<std::int64_t> bytes_within_window(const MemoryPlan& plan, const SlidingWindow& window);

}  // namespace rowkeeper
