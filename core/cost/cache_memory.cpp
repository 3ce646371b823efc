#include "core/cost/cache_memory.h"

#include <algorithm>
#include <limits>
#include <string>

namespace rowkeeper {

namespace {

constexpr CacheFormat kFormats[] = {CacheFormat::f32, CacheFormat::f16, CacheFormat::int8, CacheFormat::int4};
constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

// A product that remembers whether it has ever been too large.
class Product {
 public:
  explicit Product(std::int64_t value) : value_(value) {}
  Product& times(std::int64_t factor) {
    too_large_ = __builtin_mul_overflow(value_, factor, &value_) || too_large_;
    return *this;
  }
  std::optional<std::int64_t> value() const { return too_large_ ? std::nullopt : std::optional(value_); }

 private:
  std::int64_t value_;
  bool too_large_ = false;
};

tl::unexpected<Error> too_large() { return fail(ErrorCode::memory_too_large, std::to_string(kMost)); }

// The vectors that a token leaves in one block, and their length.
std::int64_t vectors(const CacheShape& shape) { return shape.latent > 0 ? 1 : 2 * shape.kv_heads; }
std::int64_t vector_size(const CacheShape& shape) { return shape.latent > 0 ? shape.latent : shape.head_size; }

std::optional<DeviceFit> device_fit(const MemoryPlan& plan, const MemoryCost& cost) {
  if (!plan.device_bytes) return {};
  DeviceFit fit;
  fit.room = *plan.device_bytes - plan.weights_bytes;
  fit.fits = cost.bytes_total <= fit.room;
  if (fit.room <= 0) return fit;
  fit.conversations_that_fit = fit.room / cost.bytes_per_conversation;
  if (plan.conversations > 0) fit.longest_context = fit.room / cost.bytes_per_token / plan.conversations;
  return fit;
}

bool fits(const MemoryPlan& plan) {
  const Result<MemoryCost> cost = memory_cost(plan);
  return cost && cost->device && cost->device->fits;
}

std::optional<MemoryPlan> in_narrower_format(MemoryPlan plan) {
  for (const CacheFormat format : kFormats) {
    if (format <= plan.format) continue;
    plan.format = format;
    if (fits(plan)) return plan;
  }
  return {};
}

std::optional<MemoryPlan> with_fewer_kv_heads(MemoryPlan plan) {
  // Beyond what any model has there is nothing sensible to suggest, and the numbers below are too many to try.
  constexpr std::int64_t kMostHeads = 1 << 20;
  if (plan.shape.latent > 0 || plan.shape.heads > kMostHeads) return {};
  for (std::int64_t heads = plan.shape.kv_heads - 1; heads >= 1; --heads) {
    plan.shape.kv_heads = heads;
    if (plan.shape.heads % heads == 0 && fits(plan)) return plan;
  }
  return {};
}

}  // namespace

std::span<const CacheFormat> cache_formats() { return kFormats; }

const char* cache_format_name(CacheFormat format) {
  constexpr const char* kNames[] = {"f32", "f16", "int8", "int4"};
  return kNames[static_cast<int>(format)];
}

std::optional<CacheFormat> parse_cache_format(std::string_view name) {
  for (const CacheFormat format : kFormats) {
    if (name == cache_format_name(format)) return format;
  }
  return {};
}

std::int64_t stored_bytes(std::int64_t numbers, CacheFormat format) {
  return static_cast<std::int64_t>(head_row_bytes(format, static_cast<std::size_t>(numbers)));
}

CacheRowFactors cache_row_factors(const ModelShape& shape, CacheFormat format) {
  return {.blocks = shape.blocks, .kv_width = shape.kv_width(), .number_bytes = static_cast<int>(stored_bytes(1, format))};
}

std::int64_t cache_bytes(const ModelShape& shape, CacheFormat format, int rows) {
  return rows * (std::int64_t{2} * shape.blocks * shape.kv_heads * stored_bytes(shape.head_size, format));
}

CacheShape cache_shape(const ModelShape& shape) {
  return {.blocks = shape.blocks, .heads = shape.heads, .kv_heads = shape.kv_heads, .head_size = shape.head_size};
}

NumberGroup number_group(const CacheShape& shape, CacheFormat format) {
  constexpr auto kShared = static_cast<std::int64_t>(kScaleGroup);
  const std::int64_t size = vector_size(shape);
  const std::int64_t numbers = !has_scales(format) ? 1 : size % kShared == 0 ? kShared : size;
  return {numbers, stored_bytes(numbers, format)};
}

Result<MemoryCost> memory_cost(const MemoryPlan& plan) {
  constexpr std::int64_t kLongestVector = kMost / 8;  // so that its bytes can be counted
  const std::int64_t size = vector_size(plan.shape);
  if (size > kLongestVector || plan.shape.kv_heads > kMost / 2) return too_large();
  const Product tokens_vectors = Product(plan.shape.blocks).times(vectors(plan.shape));
  const auto numbers = Product(tokens_vectors).times(size).value();
  const auto bytes = Product(tokens_vectors).times(stored_bytes(size, plan.format)).value();
  if (!numbers || !bytes) return too_large();
  const auto conversation = Product(*bytes).times(plan.context).value();
  if (!conversation) return too_large();
  const auto total = Product(*conversation).times(plan.conversations).value();
  if (!total) return too_large();
  MemoryCost cost{*numbers, *bytes, *conversation, *total, {}, {}};
  if (plan.weights_bytes > 0 && plan.conversations > 0) {
    cost.outgrows_weights_at = plan.weights_bytes / *bytes / plan.conversations + 1;
  }
  cost.device = device_fit(plan, cost);
  return cost;
}

std::vector<MemoryChange> changes_that_fit(const MemoryPlan& plan) {
  const Result<MemoryCost> cost = memory_cost(plan);
  if (!cost || !cost->device || cost->device->fits || cost->device->room <= 0) return {};
  using Kind = MemoryChange::Kind;
  std::vector<MemoryChange> changes;
  if (const auto narrow = in_narrower_format(plan)) changes.push_back({Kind::format, *narrow});
  if (const auto shared = with_fewer_kv_heads(plan)) changes.push_back({Kind::kv_heads, *shared});
  if (cost->device->longest_context > 0) {
    changes.push_back({Kind::context, plan});
    changes.back().plan.context = cost->device->longest_context;
  }
  if (cost->device->conversations_that_fit > 0) {
    changes.push_back({Kind::conversations, plan});
    changes.back().plan.conversations = cost->device->conversations_that_fit;
  }
  return changes;
}

Result<std::int64_t> bytes_within_window(const MemoryPlan& plan, const SlidingWindow& window) {
  const Result<MemoryCost> cost = memory_cost(plan);
  if (!cost) return tl::unexpected(cost.error());
  const std::int64_t in_block = cost->bytes_per_token / plan.shape.blocks;
  const std::int64_t seen = std::min(plan.context, window.tokens);
  const std::int64_t windowed = std::min(plan.shape.blocks, window.blocks);
  // Never more than the whole plan, which has been counted.
  return plan.conversations * in_block * (windowed * seen + (plan.shape.blocks - windowed) * plan.context);
}

}  // namespace rowkeeper
