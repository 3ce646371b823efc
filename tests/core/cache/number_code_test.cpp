// What comes back out of a store, within bounds that follow from how its codes are made.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "core/cache/make_store.h"
#include "core/kernels/thread_pool.h"

namespace rowkeeper {
namespace {

struct Numbers {
  std::vector<float> keys, values;
};

std::vector<float> random_numbers(std::size_t n, float range, unsigned seed) {
  std::mt19937 engine(seed);
  std::vector<float> numbers(n);
  for (float& x : numbers) x = (static_cast<float>(engine() >> 8) / 8388608.0F - 1.0F) * range;
  return numbers;
}

// Writes rows of one block in a few appends, and reads each back.
Numbers through_store(const char* kind, const StoreShape& shape, std::size_t panel, const Numbers& written) {
  const auto size = static_cast<std::size_t>(shape.head_size);
  const auto store = make_store(*parse_store_kind(kind), shape, {panel, 64, (size + 15) / 16 * 16}).value();
  ThreadPool pool(2);
  const std::size_t width = static_cast<std::size_t>(shape.kv_heads) * size, rows = written.keys.size() / width;
  for (std::size_t row = 0; row < rows;) {
    const std::size_t count = std::min(rows - row, 1 + row);
    EXPECT_TRUE(store->reserve(static_cast<int>(count)));
    store->append(BlockIndex(0), {&written.keys[row * width], &written.values[row * width], width, static_cast<int>(count)},
                  pool);
    store->commit(static_cast<int>(count));
    row += count;
  }
  Numbers back{written.keys, written.values};
  for (std::size_t row = 0; row < rows; ++row) {
    for (int head = 0; head < shape.kv_heads; ++head) {
      const std::size_t at = row * width + static_cast<std::size_t>(head) * size;
      store->read(BlockIndex(0), HeadIndex(head), RowIndex(static_cast<int>(row)), {&back.keys[at], size},
                  {&back.values[at], size});
    }
  }
  return back;
}

// A group's scale is its largest number / most, rounded to a half: half a unit in the last of 11 bits off, 2^-25 at the least.
// A number misses by half a scale; one that the rounded scale can't reach any more by what the rounding took, most x as much.
double bound(std::span<const float> group, NumberCode code) {
  double largest = 0;
  for (const float x : group) largest = std::max(largest, std::fabs(static_cast<double>(x)));
  if (code == NumberCode::f16) return std::max(largest * 0x1p-11, 0x1p-25);
  const double most = largest_code(code), exact = largest / most, off = std::max(exact * 0x1p-11, 0x1p-25);
  return 0.5 * (exact + off) + most * off + 1e-6 * largest;
}

void expect_within_bounds(std::span<const float> written, std::span<const float> back, std::size_t head_size,
                          NumberCode code) {
  for (std::size_t head = 0; head < written.size(); head += head_size) {
    for (std::size_t g = 0; g < head_size; g += kScaleGroup) {
      const std::size_t count = std::min(kScaleGroup, head_size - g);
      const double most = bound(written.subspan(head + g, count), code);
      for (std::size_t i = head + g; i < head + g + count; ++i) {
        ASSERT_LE(std::fabs(static_cast<double>(written[i]) - static_cast<double>(back[i])), most) << i;
      }
    }
  }
}

TEST(NumberCodes, MissByNoMoreThanTheirScalesSay) {
  for (const int head_size : {1, 5, 8, 24, 32, 48, 64, 80, 128}) {
    for (const std::size_t panel : {8, 16, 32}) {
      for (const float range : {1e-6F, 0.02F, 3.0F, 4e5F}) {
        SCOPED_TRACE(testing::Message() << "head size " << head_size << ", panel " << panel << ", range " << range);
        const StoreShape shape{1, 3, head_size, 100};
        const std::size_t n = 100 * 3 * static_cast<std::size_t>(head_size);
        const Numbers written{random_numbers(n, range, 1), random_numbers(n, range, 2)};
        if (range < 1e5F) {
          const Numbers half = through_store("dense:f16", shape, panel, written);
          expect_within_bounds(written.keys, half.keys, static_cast<std::size_t>(head_size), NumberCode::f16);
          expect_within_bounds(written.values, half.values, static_cast<std::size_t>(head_size), NumberCode::f16);
        }
        const Numbers mixed = through_store("k8v4", shape, panel, written),
                      other = through_store("k4v8", shape, panel, written);
        expect_within_bounds(written.keys, mixed.keys, static_cast<std::size_t>(head_size), NumberCode::int8);
        expect_within_bounds(written.values, mixed.values, static_cast<std::size_t>(head_size), NumberCode::int4);
        expect_within_bounds(written.keys, other.keys, static_cast<std::size_t>(head_size), NumberCode::int4);
        expect_within_bounds(written.values, other.values, static_cast<std::size_t>(head_size), NumberCode::int8);
      }
    }
  }
}

TEST(NumberCodes, KeepFloatsAsTheyAre) {
  const Numbers written{random_numbers(100 * 3 * 20, 1, 1), random_numbers(100 * 3 * 20, 1, 2)};
  for (const char* kind : {"dense:f32", "paged:8", "paged:64"}) {
    const Numbers back = through_store(kind, {1, 3, 20, 100}, 32, written);
    EXPECT_EQ(back.keys, written.keys) << kind;
    EXPECT_EQ(back.values, written.values) << kind;
  }
}

TEST(NumberCodes, TakeZerosAndWhatIsNoNumber) {
  Numbers written{std::vector<float>(32, 0.0F), std::vector<float>(32, 1.0F)};
  written.values[3] = std::numeric_limits<float>::quiet_NaN();
  written.values[4] = std::numeric_limits<float>::infinity();
  for (const char* kind : {"int8", "int4"}) {
    const Numbers back = through_store(kind, {1, 1, 32, 8}, 16, written);
    for (const float x : back.keys) EXPECT_EQ(x, 0) << kind;
    for (const float x : back.values) EXPECT_TRUE(std::isfinite(x)) << kind;
  }
}

// Bytes of a row against its floats', where heads are whole groups: 1/2, 34/128, 18/128, and the mean of the last two.
TEST(NumberCodes, TakeTheBytesThatTheFormulasSay) {
  const StoreShape shape{12, 12, 64, 1024};
  const auto per_row = [&](const char* kind) {
    const auto store = make_store(*parse_store_kind(kind), shape, {32, 64, 64}).value();
    ThreadPool pool(1);
    const std::vector<float> row(768, 1.0F);
    EXPECT_TRUE(store->reserve(64));
    for (int block = 0; block < 12; ++block) store->append(BlockIndex(block), {row.data(), row.data(), 0, 64}, pool);
    store->commit(64);
    EXPECT_EQ(store->bytes().used, 64 * store->row_bytes()) << kind;
    EXPECT_EQ(store->bytes().allocated, 64 * store->row_bytes()) << kind;
    return static_cast<double>(store->row_bytes()) / (18432 * 4);
  };
  EXPECT_EQ(per_row("dense:f32"), 1);
  EXPECT_EQ(per_row("dense:f16"), 0.5);
  EXPECT_EQ(per_row("int8"), 34.0 / 128);
  EXPECT_EQ(per_row("int4"), 18.0 / 128);
  EXPECT_EQ(per_row("k8v4"), 26.0 / 128);
}

}  // namespace
}  // namespace rowkeeper
