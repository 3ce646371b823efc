#include <cmath>
#include <limits>

#include "core/cache/dense_store.h"
#include "core/kernels/reference.h"
#include "kernel_test.h"

namespace rowkeeper {
namespace {

struct Case {
  std::size_t heads, kv_heads, head_size, rows;
};

// Queries, keys and values of a sequence, and the store that holds its keys and values, with NaN wherever no row is.
class Sequence {
 public:
  Sequence(const Kernels& kernels, const Case& shape) : kernels_(kernels), shape_(shape) {
    const std::size_t kv_width = shape.kv_heads * shape.head_size;
    q_ = random_floats(shape.rows * shape.heads * shape.head_size, 2, 1);
    keys_ = random_floats(shape.rows * kv_width, 2, 2);
    values_ = random_floats(shape.rows * kv_width, 2, 3);
    const std::size_t stride = (shape.head_size + 15) / 16 * 16;
    const int capacity = static_cast<int>(shape.rows) + 30;
    store_ = *DenseStore::create({1, static_cast<int>(shape.kv_heads), static_cast<int>(shape.head_size), capacity},
                                 {kernels.panel_width, 64, stride});
    fill_with_nan(capacity);
  }

  void append(std::size_t rows) {
    const std::size_t first = static_cast<std::size_t>(store_->next_row()), kv_width = shape_.kv_heads * shape_.head_size;
    store_->append(BlockIndex(0), {&keys_[first * kv_width], &values_[first * kv_width], kv_width, static_cast<int>(rows)},
                   pool_);
    store_->commit(static_cast<int>(rows));
  }

  std::vector<float> attend(std::size_t first, std::size_t rows, int threads) {
    ThreadPool pool(threads);
    const std::size_t width = shape_.heads * shape_.head_size;
    std::vector<float> out(rows * width, std::numeric_limits<float>::quiet_NaN());
    AttendCall call;
    call.kv = store_->view(BlockIndex(0));
    call.heads = shape_.heads;
    call.first = first;
    call.rows = rows;
    call.q = &q_[first * width];
    call.ldq = width;
    call.out = out.data();
    call.ldo = width;
    call.scale = scale();
    call.scratch_floats = kernels_.attend_scratch_floats(rows, first + rows - 1, shape_.head_size);
    std::vector<float> scratch(call.scratch_floats * static_cast<std::size_t>(threads),
                               std::numeric_limits<float>::quiet_NaN());
    call.scratch = scratch.data();
    kernels_.attend(pool, call);
    return out;
  }

  std::vector<float> reference(std::size_t row) const {
    const std::size_t width = shape_.heads * shape_.head_size;
    std::vector<float> out(width);
    reference::attend(row, shape_.heads, shape_.kv_heads, shape_.head_size, scale(), &q_[row * width], keys_.data(),
                      values_.data(), out.data());
    return out;
  }

 private:
  float scale() const { return 1.0F / std::sqrt(static_cast<float>(shape_.head_size)); }
  void fill_with_nan(int capacity) {
    const std::vector<float> nan(shape_.kv_heads * shape_.head_size, std::numeric_limits<float>::quiet_NaN());
    for (int row = 0; row < capacity; ++row) {
      store_->append(BlockIndex(0), {nan.data(), nan.data(), 0, 1}, pool_);
      store_->commit(1);
    }
    store_->truncate(0);
  }

  const Kernels& kernels_;
  Case shape_;
  std::vector<float> q_, keys_, values_;
  std::unique_ptr<DenseStore> store_;
  ThreadPool pool_{1};
};

class Attend : public EachTarget {};
ROWKEEPER_FOR_EACH_TARGET(Attend);

constexpr Case kCases[] = {{2, 2, 64, 333}, {3, 3, 80, 150}, {2, 2, 128, 130}, {4, 4, 8, 100},
                           {4, 1, 16, 90},  {6, 2, 24, 70},  {1, 1, 1, 40},    {1, 1, 64, 1024}};

TEST_P(Attend, HasTheReferencesBitsInDecode) {
  for (const Case& shape : kCases) {
    Sequence sequence(kernels(), shape);
    for (std::size_t row = 0; row < shape.rows; ++row) {
      sequence.append(1);
      const std::vector<float> got = sequence.attend(row, 1, 1), want = sequence.reference(row);
      if (has_fma(GetParam())) {
        ASSERT_TRUE(same_bits(got.data(), want.data(), want.size())) << "head size " << shape.head_size << ", row " << row;
      } else {
        for (std::size_t i = 0; i < want.size(); ++i) ASSERT_NEAR(got[i], want[i], 3e-6) << row;
      }
    }
  }
}

TEST_P(Attend, GivesPrefillTheBitsOfDecodeForAnyCutAndThreads) {
  for (const Case& shape : kCases) {
    Sequence decode(kernels(), shape), prefill(kernels(), shape);
    const std::size_t width = shape.heads * shape.head_size;
    std::vector<float> alone;
    for (std::size_t row = 0; row < shape.rows; ++row) {
      decode.append(1);
      const std::vector<float> out = decode.attend(row, 1, 1);
      alone.insert(alone.end(), out.begin(), out.end());
    }
    std::mt19937 engine(4);
    prefill.append(shape.rows);
    for (int trial = 0; trial < 12; ++trial) {
      const std::size_t first = trial < 3 ? 0 : engine() % shape.rows;
      const std::size_t rows = trial < 3 ? shape.rows : 1 + engine() % (shape.rows - first);
      const std::vector<float> out = prefill.attend(first, rows, 1 + trial % 3);
      ASSERT_TRUE(same_bits(out.data(), &alone[first * width], rows * width)) << "rows " << first << " + " << rows;
    }
  }
}

TEST_P(Attend, WeighsASinglePromptTokenAndItselfFully) {
  // One row sees only itself: its weight is 1, so what comes out is its own value.
  Sequence sequence(kernels(), {1, 1, 4, 2});
  sequence.append(1);
  const std::vector<float> out = sequence.attend(0, 1, 1), value = random_floats(2 * 4, 2, 3);
  EXPECT_TRUE(same_bits(out.data(), value.data(), 4));
}

}  // namespace
}  // namespace rowkeeper
