// Plain code that writes rows into a store and reads them back: few numbers for each row, beside the products that made them.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "core/base/half.h"
#include "core/cache/row_layout.h"
#include "core/kernels/thread_pool.h"

namespace rowkeeper {

namespace {

struct Group {
  std::uint16_t scale = 0;  // a half
  std::array<std::int8_t, kScaleGroup> codes = {};
};

// The scale is rounded before the numbers are divided by it, so that a number misses by half a scale at most (plus what the
// rounding of the scale takes from the largest one).
Group encode(std::span<const float> numbers, int largest) {
  Group group;
  float most = 0;
  for (const float x : numbers) most = std::max(most, std::fabs(x));  // NaN is passed over
  group.scale = to_half(most / static_cast<float>(largest));
  const float scale = from_half(group.scale), limit = static_cast<float>(largest);
  if (scale == 0) return group;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    // Adding and taking away 1.5 x 2^23 rounds to the nearest whole number, ties to even. min before max: NaN becomes a code.
    const float code = std::max(-limit, std::min(limit, numbers[i] / scale)) + 12582912.0F;
    group.codes[i] = static_cast<std::int8_t>(code - 12582912.0F);
  }
  return group;
}

// Two to a byte, stored as code + 8. `at` is in the low half of its byte, or in the high one.
void put_nibble(std::byte& to, int code, bool high) {
  const auto nibble = static_cast<std::byte>(code + 8);
  to = high ? (to & std::byte{0x0F}) | nibble << 4 : (to & std::byte{0xF0}) | nibble;
}

float get_nibble(std::byte from, bool high) {
  return static_cast<float>(std::to_integer<int>(high ? from >> 4 : from & std::byte{0x0F}) - 8);
}

// One head's numbers, group after group: put(d, code) and put_scale(g, half).
template <class Put, class PutScale>
void encode_groups(std::span<const float> numbers, NumberCode code, const Put& put, const PutScale& put_scale) {
  for (std::size_t g = 0; g * kScaleGroup < numbers.size(); ++g) {
    const std::size_t count = std::min(kScaleGroup, numbers.size() - g * kScaleGroup);
    const Group group = encode(numbers.subspan(g * kScaleGroup, count), largest_code(code));
    put_scale(g, group.scale);
    for (std::size_t i = 0; i < count; ++i) put(g * kScaleGroup + i, int{group.codes[i]});
  }
}

void write_key(const KvBlockView& to, std::size_t head, std::size_t row, std::span<const float> key) {
  std::byte* const panel = to.key_panel(head, row);
  const std::size_t width = to.panel_width, at = row % width, size = to.head_size;
  switch (to.keys) {
    case NumberCode::f32: {
      float* const lines = to.float_keys(head, row) + at;
      for (std::size_t d = 0; d < size; ++d) lines[d * width] = key[d];
      return;
    }
    case NumberCode::f16:
      for (std::size_t d = 0; d < size; ++d) put_half(panel + 2 * (d * width + at), to_half(key[d]));
      return;
    default:
      break;
  }
  std::byte* const scales = panel + size * code_bytes(to.keys, width) + kScaleBytes * at;
  encode_groups(
      key, to.keys,
      [&](std::size_t d, int code) {
        const NibblePlace place = panel_nibble_place(d, at, width);
        if (to.keys == NumberCode::int8)
          panel[d * width + at] = static_cast<std::byte>(code);
        else
          put_nibble(panel[place.byte], code, place.high);
      },
      [&](std::size_t g, std::uint16_t scale) { put_half(scales + g * kScaleBytes * width, scale); });
}

void write_value(const KvBlockView& to, std::size_t head, std::size_t row, std::span<const float> value) {
  std::byte* const line = to.value(head, row);
  switch (to.values) {
    case NumberCode::f32:
      std::memcpy(line, value.data(), value.size_bytes());
      return;
    case NumberCode::f16:
      for (std::size_t d = 0; d < value.size(); ++d) put_half(line + 2 * d, to_half(value[d]));
      return;
    default:
      break;
  }
  std::byte* const scales = line + code_bytes(to.values, value.size());
  encode_groups(
      value, to.values,
      [&](std::size_t d, int code) {
        if (to.values == NumberCode::int8) {
          line[d] = static_cast<std::byte>(code);
        } else {
          const NibblePlace place = nibble_place(d, value.size());
          put_nibble(line[place.byte], code, place.high);
        }
      },
      [&](std::size_t g, std::uint16_t scale) { put_half(scales + g * kScaleBytes, scale); });
}

void write_head(const KvBlockView& to, std::size_t head, std::size_t at, const RowSpan& span) {
  for (int r = 0; r < span.rows; ++r) {
    const std::size_t from = static_cast<std::size_t>(r) * span.stride + head * to.head_size;
    write_key(to, head, at + static_cast<std::size_t>(r), {span.keys + from, to.head_size});
    write_value(to, head, at + static_cast<std::size_t>(r), {span.values + from, to.head_size});
  }
}

void read_value(const KvBlockView& from, std::size_t head, std::size_t row, std::span<float> value) {
  const std::byte* const line = from.value(head, row);
  const std::size_t size = from.head_size;
  if (from.values == NumberCode::f32) return void(std::memcpy(value.data(), line, size * sizeof(float)));
  const std::byte* const scales = line + code_bytes(from.values, size);
  for (std::size_t d = 0; d < size; ++d) {
    if (from.values == NumberCode::f16) {
      value[d] = get_half(line + 2 * d);
      continue;
    }
    const NibblePlace place = nibble_place(d, size);
    const float code = from.values == NumberCode::int8 ? static_cast<float>(std::to_integer<std::int8_t>(line[d]))
                                                       : get_nibble(line[place.byte], place.high);
    value[d] = get_half(scales + d / kScaleGroup * kScaleBytes) * code;
  }
}

}  // namespace

void write_rows(const KvBlockView& to, std::size_t at, const RowSpan& span, ThreadPool& pool) {
  // Head by head: its current panel stays in L1 while the rows fill it. A few rows are not worth waking a thread.
  if (span.rows <= 8) {
    for (std::size_t head = 0; head < to.kv_heads; ++head) write_head(to, head, at, span);
  } else {
    pool.run(to.kv_heads, [&](std::size_t head, int) { write_head(to, head, at, span); });
  }
}

void read_key(const KvBlockView& from, std::size_t head, std::size_t row, std::span<float> key) {
  const std::byte* const panel = from.key_panel(head, row);
  const std::size_t width = from.panel_width, at = row % width, size = from.head_size;
  const std::byte* const scales = panel + size * code_bytes(from.keys, width) + kScaleBytes * at;
  for (std::size_t d = 0; d < size; ++d) {
    switch (from.keys) {
      case NumberCode::f32:
        key[d] = from.float_keys(head, row)[d * width + at];
        break;
      case NumberCode::f16:
        key[d] = get_half(panel + 2 * (d * width + at));
        break;
      case NumberCode::int8:
        key[d] = get_half(scales + d / kScaleGroup * kScaleBytes * width) *
                 static_cast<float>(std::to_integer<std::int8_t>(panel[d * width + at]));
        break;
      case NumberCode::int4: {
        const NibblePlace place = panel_nibble_place(d, at, width);
        key[d] = get_half(scales + d / kScaleGroup * kScaleBytes * width) * get_nibble(panel[place.byte], place.high);
        break;
      }
    }
  }
}

void read_row(const KvBlockView& from, std::size_t head, std::size_t row, std::span<float> key, std::span<float> value) {
  read_key(from, head, row, key);
  read_value(from, head, row, value);
}

Result<void> write_rows(MemorySpace& space, const KvBlockView& to, std::size_t at, const RowSpan& span, ThreadPool& pool) {
  const auto rows = static_cast<std::size_t>(span.rows);
  const Result<NearRows> near = space.fetch(to, at, rows);
  if (!near) return tl::unexpected(near.error());
  write_rows(near->view, at, span, pool);
  return space.put_back(*near, to, at, rows);
}

Result<void> read_row(MemorySpace& space, const KvBlockView& from, std::size_t head, std::size_t row, std::span<float> key,
                      std::span<float> value) {
  const Result<NearRows> near = space.fetch(from, row, 1);
  if (!near) {
    std::fill(key.begin(), key.end(), 0.0F);
    std::fill(value.begin(), value.end(), 0.0F);
    return tl::unexpected(near.error());
  }
  read_row(near->view, head, row, key, value);
  return {};
}

}  // namespace rowkeeper
