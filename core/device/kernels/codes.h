// A store's numbers, one at a time, where KvBlockView says that they lie: the bits of core/cache/row_access.cpp.
//
// A number is a code times its scale, rounded to float; f32 and f16 have no scales. f32 and f16 lie at multiples of
// their size: chunks of 8 rows and more see to that, whatever the codes beside them take.
#pragma once

#include <cstdint>

#include "core/device/kernels/block.h"
#include "core/device/kernels/memory.h"
#include "core/device/kernels/number.h"
#include "core/kernels/kv_view.h"

namespace rowkeeper::kernel {

constexpr int kScaled = static_cast<int>(kScaleGroup);  // numbers that share a scale

template <NumberCode kCode>
struct CodeTag {
  static constexpr NumberCode code = kCode;
};

// body(tag), so that the choice is made once and not for each number.
template <class Body>
ROWKEEPER_DEVICE void with_code(NumberCode code, const Body& body) {
  switch (code) {
    case NumberCode::f32:
      return body(CodeTag<NumberCode::f32>());
    case NumberCode::f16:
      return body(CodeTag<NumberCode::f16>());
    case NumberCode::int8:
      return body(CodeTag<NumberCode::int8>());
    case NumberCode::int4:
      return body(CodeTag<NumberCode::int4>());
  }
}

// A line of values may be an odd number of bytes long.
ROWKEEPER_DEVICE float load_scale(const std::byte* from) {
  return widen(static_cast<std::uint16_t>(load<std::uint8_t>(from) | load<std::uint8_t>(from + 1) << 8));
}
ROWKEEPER_DEVICE void store_scale(std::byte* to, std::uint16_t bits) {
  store(to, static_cast<std::uint8_t>(bits));
  store(to + 1, static_cast<std::uint8_t>(bits >> 8));
}

// The code at `from`; of int4, which is stored as code + 8, the one in the byte's low or high half.
template <NumberCode kCode>
ROWKEEPER_DEVICE float load_code(const std::byte* from, bool high) {
  if constexpr (kCode == NumberCode::f32) {
    return load<float>(from);
  } else if constexpr (kCode == NumberCode::f16) {
    return widen(load<std::uint16_t>(from));
  } else if constexpr (kCode == NumberCode::int8) {
    return static_cast<float>(load<std::int8_t>(from));
  } else {
    const int both = load<std::uint8_t>(from);
    return static_cast<float>((high ? both >> 4 : both & 0x0F) - 8);
  }
}

template <NumberCode kCode>
ROWKEEPER_DEVICE float scaled(float code, float scale) {
  return has_scales(kCode) ? scale * code : code;
}

// One position's key in its panel: number d has its code at codes + d * step, and its scale at scales + d / kScaled *
// scale_step.
struct KeyLine {
  std::byte* codes = nullptr;
  std::byte* scales = nullptr;
  std::size_t step = 0;
  std::size_t scale_step = 0;
  bool high = false;  // int4: in the high half of each byte
};

ROWKEEPER_DEVICE KeyLine key_line(const KvBlockView& kv, std::size_t kv_head, std::size_t row) {
  std::byte* const panel = kv.key_panel(kv_head, row);
  const std::size_t width = kv.panel_width, at = row % width;
  KeyLine line;
  line.step = code_bytes(kv.keys, width);
  line.scales = panel + kv.head_size * line.step + kScaleBytes * at;
  line.scale_step = kScaleBytes * width;
  line.high = kv.keys == NumberCode::int4 && at >= width / 2;
  line.codes = panel + (kv.keys == NumberCode::int4 ? at - (line.high ? width / 2 : 0) : code_bytes(kv.keys, at));
  return line;
}

template <NumberCode kCode>
ROWKEEPER_DEVICE float read_key_scale(const KeyLine& line, int d) {
  return has_scales(kCode) ? load_scale(line.scales + index(d / kScaled) * line.scale_step) : 1.0F;
}
template <NumberCode kCode>
ROWKEEPER_DEVICE float read_key(const KeyLine& line, int d, float scale) {
  return scaled<kCode>(load_code<kCode>(line.codes + index(d) * line.step, line.high), scale);
}

// Where number d is in every line of values: bytes from the line's start to its code and to its scale.
struct ValuePlace {
  std::size_t code = 0;
  std::size_t scale = 0;
  bool high = false;
};

ROWKEEPER_DEVICE ValuePlace value_place(NumberCode code, std::size_t head_size, std::size_t d) {
  ValuePlace place;
  place.scale = code_bytes(code, head_size) + d / kScaleGroup * kScaleBytes;
  place.code = code_bytes(code, d);
  if (code == NumberCode::int4) {
    // A group's bytes hold its first half in their low halves and the rest in their high ones.
    const std::size_t group = d / kScaleGroup * kScaleGroup, half = (smaller(kScaleGroup, head_size - group) + 1) / 2;
    place.high = d - group >= half;
    place.code = group / 2 + d - group - (place.high ? half : 0);
  }
  return place;
}

template <NumberCode kCode>
ROWKEEPER_DEVICE float read_value(const std::byte* line, const ValuePlace& place) {
  const float scale = has_scales(kCode) ? load_scale(line + place.scale) : 1.0F;
  return scaled<kCode>(load_code<kCode>(line + place.code, place.high), scale);
}

}  // namespace rowkeeper::kernel
