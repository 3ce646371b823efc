// What a thread reads or writes at one stroke.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/device/kernels/block.h"
#include "core/device/kernels/number.h"

namespace rowkeeper::kernel {

constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

// 16 bytes of shared or global memory, in one instruction each way.
struct alignas(16) Four {
  float n[4];
};

template <class T>
ROWKEEPER_DEVICE T load(const std::byte* from) {
#if defined(__CUDACC__)
  return *reinterpret_cast<const T*>(from);
#else
  T value;
  std::memcpy(&value, from, sizeof value);
  return value;
#endif
}

template <class T>
ROWKEEPER_DEVICE void store(std::byte* to, T value) {
#if defined(__CUDACC__)
  *reinterpret_cast<T*>(to) = value;
#else
  std::memcpy(to, &value, sizeof value);
#endif
}

ROWKEEPER_DEVICE void store_four(float* to, const Four& four) { store(reinterpret_cast<std::byte*>(to), four); }

// kCount numbers of a row of weights, side by side, as they are in memory: 8 or 16 bytes.
template <class Number, int kCount>
struct Piece {
  static constexpr int kWords = kCount * static_cast<int>(sizeof(Number)) / 4;
  struct alignas(4 * kWords) Words {
    std::uint32_t word[kWords];
  };
  Words words;

  // From the part of memory that no kernel writes: past the coherent cache.
  static ROWKEEPER_DEVICE Piece load_from(const std::byte* from) {
#if defined(__CUDACC__)
    if constexpr (kWords == 4) {
      const uint4 v = __ldg(reinterpret_cast<const uint4*>(from));
      return {{{v.x, v.y, v.z, v.w}}};
    } else {
      const uint2 v = __ldg(reinterpret_cast<const uint2*>(from));
      return {{{v.x, v.y}}};
    }
#else
    return {load<Words>(from)};
#endif
  }

  ROWKEEPER_DEVICE float number(int i) const {
    if constexpr (sizeof(Number) == sizeof(float)) {
      return std::bit_cast<float>(words.word[i]);
    } else {
      return widen(static_cast<std::uint16_t>(words.word[i / 2] >> (i % 2 * 16)));
    }
  }
};

}  // namespace rowkeeper::kernel
