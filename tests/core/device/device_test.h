// Shared by the device's tests: weights as a device keeps them, and stores with gaps.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <limits>
#include <vector>

#include "core/base/half.h"
#include "core/cache/row_layout.h"
#include "core/device/kernel_args.h"
#include "tests/core/kernels/kernel_test.h"

namespace rowkeeper {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

inline std::size_t at(int i) { return static_cast<std::size_t>(i); }

// Random weights as a device has them, and the floats that they stand for.
struct TestWeights {
  std::vector<std::byte> numbers;
  std::vector<float> wide;  // [inputs][columns]
  std::vector<float> bias;  // [columns]
  int inputs, outputs, columns;
  Precision precision;

  TestWeights(int inputs_, int outputs_, Precision precision_, unsigned seed)
      : inputs(inputs_),
        outputs(outputs_),
        columns((outputs_ + static_cast<int>(kDeviceColumns) - 1) / static_cast<int>(kDeviceColumns) *
                static_cast<int>(kDeviceColumns)),
        precision(precision_) {
    const std::vector<float> random = random_floats(at(inputs) * at(outputs), 1, seed);
    wide.assign(at(inputs) * at(columns), 0);
    bias.assign(at(columns), 0);
    for (int n = 0; n < outputs; ++n) bias[at(n)] = random[at(n) * 7 % random.size()];
    const std::size_t bytes = precision == Precision::f16 ? 2 : 4;
    numbers.assign(wide.size() * bytes, {});
    for (int k = 0; k < inputs; ++k) {
      for (int n = 0; n < outputs; ++n) {
        const std::size_t i = at(k) * at(columns) + at(n);
        const float x = random[at(k) * at(outputs) + at(n)];
        const std::uint16_t half = to_half(x);
        wide[i] = precision == Precision::f16 ? from_half(half) : x;
        std::memcpy(&numbers[i * bytes], precision == Precision::f16 ? static_cast<const void*>(&half) : &x, bytes);
      }
    }
  }

  DeviceWeights view(bool with_bias = true) const {
    return {numbers.data(), precision, inputs, outputs, columns, with_bias ? bias.data() : nullptr};
  }
};

// A store's rows in memory, all bytes set to something at first, and the list of its chunks.
class TestStore {
 public:
  TestStore(const RowLayout& layout, int rows) : layout_(layout) {
    const std::size_t chunks = (at(rows) + layout.floats.chunk_rows - 1) / layout.floats.chunk_rows;
    std::mt19937 engine(1);
    for (std::size_t i = 0; i < chunks; ++i) {
      auto& chunk = memory_.emplace_back(layout.chunk_bytes());
      for (std::byte& b : chunk) b = static_cast<std::byte>(engine());
      chunks_.push_back(chunk.data());
    }
  }
  TestStore(const TestStore& other) : layout_(other.layout_), memory_(other.memory_) {
    for (auto& chunk : memory_) chunks_.push_back(chunk.data());
  }
  TestStore& operator=(const TestStore&) = delete;

  KvBlockView view(int block) const { return layout_.view(BlockIndex(block), chunks_.data()); }
  std::byte* const* chunks() const { return chunks_.data(); }
  const std::vector<std::vector<std::byte>>& memory() const { return memory_; }
  // Touching the chunk is an error from here on.
  void drop(std::size_t chunk) { chunks_[chunk] = nullptr; }

 private:
  RowLayout layout_;
  std::vector<std::vector<std::byte>> memory_;
  std::vector<std::byte*> chunks_;
};

struct CodePair {
  NumberCode keys;
  NumberCode values;
};
inline constexpr CodePair kCodePairs[] = {{NumberCode::f32, NumberCode::f32},   {NumberCode::f16, NumberCode::f16},
                                          {NumberCode::int8, NumberCode::int8}, {NumberCode::int4, NumberCode::int4},
                                          {NumberCode::int8, NumberCode::int4}, {NumberCode::f32, NumberCode::int8}};

}  // namespace rowkeeper
