// Rows written into a store by the device lie there as the CPU writes them: every byte of the store is compared, what no
// row owns included.
#include "core/device/kernels/append.h"

#include <cmath>

#include "core/kernels/thread_pool.h"
#include "tests/core/device/device_test.h"
#include "tests/core/device/run_kernel.h"

namespace rowkeeper {
namespace {

struct Shape {
  int heads, kv_heads, head_size;
};

struct Where {
  int first, rows, at;  // entries [first, first + rows) are rows [at, ...) of the activations
};

// Numbers of all sizes, and those that codes have no room for.
std::vector<float> odd_numbers(std::size_t n) {
  std::vector<float> numbers = random_floats(n, 3, 7);
  const float odd[] = {0.0F, -0.0F, kNan, 1e6F, -1e6F, 1e-7F, std::numeric_limits<float>::infinity(), 3e38F, -1e-30F};
  for (std::size_t i = 0; i < n; i += 13) numbers[i] = odd[i / 13 % std::size(odd)];
  for (std::size_t i = n / 2; i < std::min(n, n / 2 + 40); ++i) numbers[i] = 0;  // a group of nothing
  return numbers;
}

void expect_written_alike(const RowLayout& layout, const Shape& shape, const Where& where) {
  TestStore expected(layout, 80);
  const int width = shape.heads * shape.head_size, kv_width = shape.kv_heads * shape.head_size,
            ld = width + 2 * kv_width + 3;
  const std::vector<float> qkv = odd_numbers(at(where.at + where.rows) * at(ld));
  const float* const keys = &qkv[at(where.at) * at(ld) + at(width)];
  ThreadPool pool(1);
  write_rows(expected.view(1), at(where.first), {keys, keys + kv_width, at(ld), where.rows}, pool);
  for (const bool backwards : {false, true}) {
    TestStore written(layout, 80);
    KvBlockView view = written.view(1);
    view.chunks = nullptr;
    const DevicePart part = {written.chunks(), where.at, where.rows, where.first};
    run_kernel<AppendKernel>({view, &part, where.rows + 2, qkv.data(), ld, shape.heads}, backwards);
    EXPECT_TRUE(written.memory() == expected.memory())
        << "codes " << int(layout.keys) << " " << int(layout.values) << ", panels of " << layout.floats.panel_width
        << ", head size " << shape.head_size << ", rows " << where.first << " + " << where.rows;
  }
}

RowLayout layout_of(const CodePair& codes, const Shape& shape, std::size_t panel, std::size_t chunk) {
  RowLayout layout;
  layout.shape = {2, shape.kv_heads, shape.head_size, 80, 0};
  layout.floats = {panel, chunk, at(shape.head_size + 7) / 8 * 8};
  layout.keys = codes.keys, layout.values = codes.values;
  return layout;
}

constexpr Where kWheres[] = {{0, 1, 0}, {5, 1, 2}, {0, 8, 0}, {3, 9, 1}, {20, 1, 0}, {17, 31, 0}, {7, 70, 0}, {63, 2, 0}};

TEST(DeviceAppend, WritesWhatTheCpuWrites) {
  for (const CodePair& codes : kCodePairs) {
    for (const Shape& shape : {Shape{2, 2, 8}, {4, 1, 32}, {3, 3, 33}, {2, 1, 80}, {2, 2, 100}}) {
      for (const std::size_t page : {8, 16, 32, 64}) {
        const RowLayout layout = layout_of(codes, shape, std::min<std::size_t>(page, 32), page);
        for (const Where& where : kWheres) expect_written_alike(layout, shape, where);
      }
    }
  }
}

TEST(DeviceAppend, PanelsOfAnyWidth) {
  const Shape shape{2, 2, 40};
  for (const CodePair& codes : {kCodePairs[0], kCodePairs[1], kCodePairs[5]}) {
    for (const std::size_t panel : {1, 2, 4, 5, 16}) {
      for (const Where& where : kWheres) expect_written_alike(layout_of(codes, shape, panel, 80), shape, where);
    }
  }
  for (const std::size_t panel : {2, 4, 16}) {
    for (const Where& where : kWheres) expect_written_alike(layout_of(kCodePairs[3], shape, panel, 64), shape, where);
  }
}

// A block of which one thread runs.
struct LoneThread {
  unsigned block;
  int thread;
  unsigned x() const { return block; }
  template <class Phase>
  void each(const Phase& phase) const {
    phase(thread);
  }
};

// Two threads that change one byte would overwrite each other's half of it; in loops that doesn't show. Which bytes a thread
// writes does, over memory of zeros and of ones.
TEST(DeviceAppend, NoByteIsWrittenByTwoThreads) {
  const Shape shape{1, 1, 10};
  for (const CodePair& codes : kCodePairs) {
    for (const int first : {0, 3, 5}) {
      const RowLayout layout = layout_of(codes, shape, 8, 8);
      const std::vector<float> qkv = random_floats(20 * 30, 2, 3);
      std::vector<int> writers(layout.chunk_bytes() * 3);
      for (int thread = 0; thread < 40; ++thread) {
        std::vector<bool> written(writers.size());
        for (const std::byte before : {std::byte{0}, std::byte{0xFF}}) {
          std::vector<std::byte> memory(writers.size(), before);
          std::byte* const chunks[] = {&memory[0], &memory[layout.chunk_bytes()], &memory[2 * layout.chunk_bytes()]};
          const DevicePart part = {chunks, 0, 18, first};
          LoneThread block{0, thread};
          AppendKernel::Shared shared;
          AppendKernel::run(block, shared, {layout.view(BlockIndex(0), nullptr), &part, 20, qkv.data(), 30, 1});
          for (std::size_t i = 0; i < memory.size(); ++i) written[i] = written[i] || memory[i] != before;
        }
        for (std::size_t i = 0; i < written.size(); ++i) writers[i] += written[i] ? 1 : 0;
      }
      EXPECT_EQ(*std::max_element(writers.begin(), writers.end()), 1) << int(codes.keys) << ", rows from " << first;
    }
  }
}

// The same rows in other launches: one by one, and in uneven pieces.
TEST(DeviceAppend, ComesToTheSameInAnyPieces) {
  const Shape shape{2, 2, 48};
  for (const CodePair& codes : kCodePairs) {
    const RowLayout layout = layout_of(codes, shape, 32, 32);
    const int ld = 4 * 2 * 48;
    const std::vector<float> qkv = random_floats(70 * at(ld), 2, 3);
    std::vector<std::vector<std::vector<std::byte>>> results;
    for (const int step : {70, 1, 9, 33}) {
      TestStore store(layout, 80);
      for (int row = 0; row < 70; row += step) {
        const DevicePart part = {store.chunks(), row, std::min(step, 70 - row), row};
        run_kernel<AppendKernel>({store.view(0), &part, step, qkv.data(), ld, 2});
      }
      results.push_back(store.memory());
    }
    for (const auto& result : results) EXPECT_TRUE(result == results[0]);
  }
}

}  // namespace
}  // namespace rowkeeper
