#include <cmath>
#include <limits>

#include "core/cache/make_store.h"
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
  Sequence(const Kernels& kernels, const Case& shape, const StoreKind& kind = {}) : kernels_(kernels), shape_(shape) {
    const std::size_t kv_width = shape.kv_heads * shape.head_size;
    q_ = random_floats(shape.rows * shape.heads * shape.head_size, 2, 1);
    keys_ = random_floats(shape.rows * kv_width, 2, 2);
    values_ = random_floats(shape.rows * kv_width, 2, 3);
    const std::size_t stride = (shape.head_size + 15) / 16 * 16;
    const int capacity = static_cast<int>(shape.rows) + 30;
    const StoreShape store{1, static_cast<int>(shape.kv_heads), static_cast<int>(shape.head_size), capacity};
    store_ = *make_store(kind, store, {kernels.panel_width, 64, stride});
    fill_with_nan(capacity);
  }

  void append(std::size_t rows) {
    const std::size_t first = static_cast<std::size_t>(store_->next_row()), kv_width = shape_.kv_heads * shape_.head_size;
    ASSERT_TRUE(store_->reserve(static_cast<int>(rows)));
    store_->append(BlockIndex(0), {&keys_[first * kv_width], &values_[first * kv_width], kv_width, static_cast<int>(rows)},
                   pool_);
    store_->commit(static_cast<int>(rows));
  }

  // Attention of rows that are appended but not committed, as a pass does it.
  std::vector<float> append_and_attend(std::size_t rows, int threads) {
    const std::size_t first = static_cast<std::size_t>(store_->next_row()), kv_width = shape_.kv_heads * shape_.head_size;
    EXPECT_TRUE(store_->reserve(static_cast<int>(rows)));
    store_->append(BlockIndex(0), {&keys_[first * kv_width], &values_[first * kv_width], kv_width, static_cast<int>(rows)},
                   pool_);
    return attend(first, rows, threads);
  }

  std::vector<float> attend(std::size_t first, std::size_t rows, int threads, float* weights = nullptr) {
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
    call.weights = weights;
    call.scratch_floats = kernels_.attend_scratch_floats(rows, first + rows - 1, call.kv);
    std::vector<float> scratch(call.scratch_floats * static_cast<std::size_t>(threads),
                               std::numeric_limits<float>::quiet_NaN());
    call.scratch = scratch.data();
    kernels_.attend(pool, call);
    return out;
  }

  // Over the keys and values as the store gives them back, of the rows that `row` may look at.
  std::vector<float> reference(std::size_t row) const {
    const std::size_t width = shape_.heads * shape_.head_size, kv_width = shape_.kv_heads * shape_.head_size;
    const KvBlockView view = store_->view(BlockIndex(0));
    std::vector<float> out(width), keys((row + 1) * kv_width), values((row + 1) * kv_width);
    std::vector<bool> seen(row + 1);
    for (std::size_t j = 0; j <= row; ++j) {
      seen[j] = j < view.sinks || j >= view.window_begin(row);
      if (!seen[j]) continue;
      for (std::size_t head = 0; head < shape_.kv_heads; ++head) {
        const std::size_t at = j * kv_width + head * shape_.head_size;
        read_row(view, head, j, std::span(keys).subspan(at, shape_.head_size),
                 std::span(values).subspan(at, shape_.head_size));
      }
    }
    reference::attend(row, shape_.heads, shape_.kv_heads, shape_.head_size, scale(), &q_[row * width], keys.data(),
                      values.data(), seen, out.data());
    return out;
  }

 private:
  float scale() const { return 1.0F / std::sqrt(static_cast<float>(shape_.head_size)); }
  void fill_with_nan(int capacity) {
    const std::vector<float> nan(shape_.kv_heads * shape_.head_size, std::numeric_limits<float>::quiet_NaN());
    for (int row = 0; row < capacity; ++row) {
      ASSERT_TRUE(store_->reserve(1));
      store_->append(BlockIndex(0), {nan.data(), nan.data(), 0, 1}, pool_);
      store_->commit(1);
    }
    store_->truncate(0);
  }

  const Kernels& kernels_;
  Case shape_;
  std::vector<float> q_, keys_, values_;
  std::unique_ptr<KvStore> store_;
  ThreadPool pool_{1};
};

class Attend : public EachTarget {};
ROWKEEPER_FOR_EACH_TARGET(Attend);

constexpr Case kCases[] = {{2, 2, 64, 333}, {3, 3, 80, 150}, {2, 2, 128, 130}, {4, 4, 8, 100},
                           {4, 1, 16, 90},  {6, 2, 24, 70},  {1, 1, 1, 40},    {1, 1, 64, 1024}};
// Enough for what a kind adds to the plain store: whole groups and parts of them, several chunks, shared heads.
const std::vector<Case> kFewCases = {{1, 1, 64, 140}, {4, 2, 24, 70}, {1, 1, 80, 40}, {2, 2, 8, 40}, {1, 1, 1, 20}};

std::vector<Case> cases_for(const std::string& kind) {
  return kind == "dense:f32" ? std::vector<Case>(std::begin(kCases), std::end(kCases)) : kFewCases;
}

// Every kind whose entries are the rows' own places.
const std::vector<const char*> kKinds = {"dense:f32", "dense:f16", "int8",       "int4",     "k8v4",
                                         "k4v16",     "paged:8",   "paged:16",   "paged:32", "paged:64",
                                         "window:1",  "window:40", "window:25+3"};

TEST_P(Attend, HasTheReferencesBitsInDecode) {
  for (const char* kind : kKinds) {
    for (const Case& shape : cases_for(kind)) {
      Sequence sequence(kernels(), shape, parse_store_kind(kind).value());
      for (std::size_t row = 0; row < shape.rows; ++row) {
        sequence.append(1);
        const std::vector<float> got = sequence.attend(row, 1, 1), want = sequence.reference(row);
        if (has_fma(GetParam())) {
          ASSERT_TRUE(same_bits(got.data(), want.data(), want.size()))
              << kind << ", head size " << shape.head_size << ", row " << row;
        } else {
          for (std::size_t i = 0; i < want.size(); ++i) ASSERT_NEAR(got[i], want[i], 3e-6) << kind << ", row " << row;
        }
      }
    }
  }
}

TEST_P(Attend, GivesPrefillTheBitsOfDecodeForAnyCutAndThreads) {
  for (const char* kind : kKinds) {
    for (const Case& shape : cases_for(kind)) {
      Sequence decode(kernels(), shape, parse_store_kind(kind).value());
      const std::size_t width = shape.heads * shape.head_size;
      std::vector<float> alone;
      for (std::size_t row = 0; row < shape.rows; ++row) {
        decode.append(1);
        const std::vector<float> out = decode.attend(row, 1, 1);
        alone.insert(alone.end(), out.begin(), out.end());
      }
      std::mt19937 engine(4);
      for (int trial = 0; trial < 8; ++trial) {
        const std::size_t first = trial < 3 ? 0 : engine() % shape.rows;
        const std::size_t rows = trial < 3 ? shape.rows : 1 + engine() % (shape.rows - first);
        Sequence prefill(kernels(), shape, parse_store_kind(kind).value());
        if (first > 0) prefill.append(first);
        const std::vector<float> out = prefill.append_and_attend(rows, 1 + trial % 3);
        ASSERT_TRUE(same_bits(out.data(), &alone[first * width], rows * width))
            << kind << ", head size " << shape.head_size << ", rows " << first << " + " << rows;
      }
    }
  }
}

TEST_P(Attend, ReportsTheWeightsOfASingleRow) {
  Sequence sequence(kernels(), {4, 2, 24, 70});
  sequence.append(70);
  std::vector<float> weights(4 * 70, std::numeric_limits<float>::quiet_NaN());
  sequence.attend(69, 1, 2, weights.data());
  for (std::size_t head = 0; head < 4; ++head) {
    double sum = 0;
    for (std::size_t i = 0; i < 70; ++i) {
      EXPECT_GE(weights[head * 70 + i], 0);
      sum += static_cast<double>(weights[head * 70 + i]);
    }
    EXPECT_NEAR(sum, 1, 1e-5) << head;
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
