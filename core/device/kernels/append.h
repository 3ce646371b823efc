// Writes a pass's keys and values into the store, in its code. A thread writes one group of numbers that share a scale,
// of one row's key or value in one head.
//
// int4 puts two positions of a panel of keys into one byte, half a panel apart. Where both are written, the thread of
// the lower one writes both; where one is, its other half stays as it was.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/device/kernel_args.h"
#include "core/device/kernels/block.h"
#include "core/device/kernels/codes.h"
#include "core/device/kernels/memory.h"
#include "core/device/kernels/number.h"

namespace rowkeeper {

struct AppendKernel {
  using Args = AppendArgs;
  static constexpr int kThreads = 64;
  static constexpr int kResident = 1;
  struct Shared {};

  // kScaled numbers from number `first` of a head on, or fewer at its end.
  struct Group {
    const float* numbers;
    int first;
    int count;
  };
  struct Scale {
    std::uint16_t bits = 0;
    float value = 0;
  };

  static constexpr int groups(const KvBlockView& kv) { return pieces(static_cast<int>(kv.head_size), kernel::kScaled); }
  static constexpr int tasks(const KvBlockView& kv) { return 2 * groups(kv) * static_cast<int>(kv.kv_heads); }  // of a row
  static constexpr Blocks blocks(const Args& args) { return block_count(pieces(args.most_rows * tasks(args.kv), kThreads)); }

  // Rounded before the numbers are divided by it. NaN is passed over.
  static ROWKEEPER_DEVICE Scale scale_of(const Group& group, NumberCode code) {
    if (!has_scales(code)) return {};
    float most = 0;
    ROWKEEPER_UNROLL_BY(8)
    for (int i = 0; i < group.count; ++i) most = std::max(most, ::fabsf(group.numbers[i]));
    const std::uint16_t bits = to_half(most / static_cast<float>(largest_code(code)));
    return {bits, from_half(bits)};
  }

  // To the nearest whole number, ties to even: adding 1.5 x 2^23 rounds. NaN becomes the largest code.
  static ROWKEEPER_DEVICE int encode(float x, float scale, int largest) {
    if (scale == 0) return 0;
    const float limit = static_cast<float>(largest);
    return static_cast<int>(std::max(-limit, std::min(limit, x / scale)) + 12582912.0F - 12582912.0F);
  }

  template <NumberCode kCode>
  static ROWKEEPER_DEVICE void put(std::byte* to, bool high, float x, float scale) {
    if constexpr (kCode == NumberCode::f32) {
      kernel::store(to, x);
    } else if constexpr (kCode == NumberCode::f16) {
      kernel::store(to, to_half(x));
    } else if constexpr (kCode == NumberCode::int8) {
      kernel::store(to, static_cast<std::int8_t>(encode(x, scale, largest_code(kCode))));
    } else {
      const int code = encode(x, scale, largest_code(kCode)) + 8, before = kernel::load<std::uint8_t>(to);
      kernel::store(to, static_cast<std::uint8_t>(high ? (before & 0x0F) | code << 4 : (before & 0xF0) | code));
    }
  }

  static ROWKEEPER_DEVICE void put_key(const KvBlockView& kv, std::size_t head, std::size_t row, const Group& group) {
    const kernel::KeyLine line = kernel::key_line(kv, head, row);
    const Scale scale = scale_of(group, kv.keys);
    if (has_scales(kv.keys))
      kernel::store_scale(line.scales + kernel::index(group.first / kernel::kScaled) * line.scale_step, scale.bits);
    kernel::with_code(kv.keys, [&](auto tag) {
      for (int i = 0; i < group.count; ++i)
        put<decltype(tag)::code>(line.codes + kernel::index(group.first + i) * line.step, line.high, group.numbers[i],
                                 scale.value);
    });
  }

  static ROWKEEPER_DEVICE void put_value(const KvBlockView& kv, std::size_t head, std::size_t row, const Group& group) {
    std::byte* const line = kv.value(head, row);
    const Scale scale = scale_of(group, kv.values);
    if (has_scales(kv.values))
      kernel::store_scale(line + kernel::value_place(kv.values, kv.head_size, kernel::index(group.first)).scale, scale.bits);
    kernel::with_code(kv.values, [&](auto tag) {
      for (int i = 0; i < group.count; ++i) {
        const auto place = kernel::value_place(decltype(tag)::code, kv.head_size, kernel::index(group.first + i));
        put<decltype(tag)::code>(line + place.code, place.high, group.numbers[i], scale.value);
      }
    });
  }

  // Rows of the part, [0, rows): this one's keys; with int4 its partner's with it, or by it.
  static ROWKEEPER_DEVICE void put_keys(const KvBlockView& kv, const DevicePart& part, std::size_t head, int row,
                                        const Group& group, int ldqkv) {
    const std::size_t entry = kernel::index(part.first) + kernel::index(row);
    const int half = static_cast<int>(kv.panel_width / 2);
    const bool paired = kv.keys == NumberCode::int4, high = entry % kv.panel_width >= kernel::index(half);
    if (paired && high && row >= half) return;
    put_key(kv, head, entry, group);
    if (!paired || high || row + half >= part.rows) return;
    const float* const partner = group.numbers + kernel::index(half) * kernel::index(ldqkv);
    put_key(kv, head, entry + kernel::index(half), {partner, group.first, group.count});
  }

  template <class Block>
  static ROWKEEPER_DEVICE void run(Block& block, Shared&, const Args& args) {
    const DevicePart part = *args.part;
    KvBlockView kv = args.kv;
    kv.chunks = part.chunks;
    const int head_size = static_cast<int>(kv.head_size), kv_heads = static_cast<int>(kv.kv_heads);
    block.each([&](int thread) {
      const int task = static_cast<int>(block.x()) * kThreads + thread, row = task / tasks(kv);
      if (row >= part.rows) return;
      const int first = task % groups(kv) * kernel::kScaled, head = task / groups(kv) % kv_heads;
      const bool values = task / groups(kv) / kv_heads % 2 == 1;
      const int column = args.heads * head_size + ((values ? kv_heads : 0) + head) * head_size + first;
      const float* const numbers = args.qkv + kernel::index(part.at + row) * kernel::index(args.ldqkv) + column;
      const Group group = {numbers, first, smaller(kernel::kScaled, head_size - first)};
      if (values) {
        put_value(kv, kernel::index(head), kernel::index(part.first + row), group);
      } else {
        put_keys(kv, part, kernel::index(head), row, group, args.ldqkv);
      }
    });
  }
};

}  // namespace rowkeeper
