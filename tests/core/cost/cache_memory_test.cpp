#include "core/cost/cache_memory.h"

#include <gtest/gtest.h>

#include "gpt2_shape.h"

namespace rowkeeper {
namespace {

TEST(CacheMemory, Gpt2SmallAsTheTextSays) {
  const CacheRowFactors factors = cache_row_factors(gpt2_shape(), CacheFormat::f16);
  EXPECT_EQ(factors.sides, 2);
  EXPECT_EQ(factors.blocks, 12);
  EXPECT_EQ(factors.kv_width, 768);
  EXPECT_EQ(factors.number_bytes, 2);
  EXPECT_EQ(factors.numbers(), 18'432);
  EXPECT_EQ(factors.bytes(), 36 << 10);
  EXPECT_EQ(cache_row_factors(gpt2_shape(), CacheFormat::f32).bytes(), 72 << 10);
  EXPECT_EQ(cache_bytes(gpt2_shape(), CacheFormat::f16, 1024), 36 << 20);
  EXPECT_EQ(cache_bytes(gpt2_shape(), CacheFormat::f32, 1), 72 << 10);
  EXPECT_EQ(cache_bytes(gpt2_shape(), CacheFormat::f32, 0), 0);
}

TEST(CacheMemory, SharedHeadsCostLess) {
  ModelShape shared = gpt2_shape();
  shared.kv_heads = 1;
  EXPECT_EQ(cache_row_factors(shared, CacheFormat::f16).bytes(), (36 << 10) / 12);
}

TEST(CacheMemory, TheLargestModelDoesNotOverflow) {
  ModelShape large = gpt2_shape();
  large.blocks = 256;
  large.kv_heads = 128;
  large.head_size = 128;
  EXPECT_EQ(cache_bytes(large, CacheFormat::f32, 65'536), std::int64_t{2} * 256 * 16'384 * 4 * 65'536);
}

}  // namespace
}  // namespace rowkeeper
