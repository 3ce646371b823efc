#include "core/model/data_type.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "core/base/half.h"

namespace rowkeeper {

static_assert(std::endian::native == std::endian::little, "safetensors files are little-endian and are read as they are");

namespace {

struct Format {
  DataType type;
  std::string_view name;
  std::size_t size;
};

// In the order of DataType.
constexpr std::array<Format, 17> kFormats = {{{DataType::boolean, "BOOL", 1},
                                              {DataType::u8, "U8", 1},
                                              {DataType::i8, "I8", 1},
                                              {DataType::f8_e5m2, "F8_E5M2", 1},
                                              {DataType::f8_e4m3, "F8_E4M3", 1},
                                              {DataType::f8_e8m0, "F8_E8M0", 1},
                                              {DataType::i16, "I16", 2},
                                              {DataType::u16, "U16", 2},
                                              {DataType::f16, "F16", 2},
                                              {DataType::bf16, "BF16", 2},
                                              {DataType::i32, "I32", 4},
                                              {DataType::u32, "U32", 4},
                                              {DataType::f32, "F32", 4},
                                              {DataType::i64, "I64", 8},
                                              {DataType::u64, "U64", 8},
                                              {DataType::f64, "F64", 8},
                                              {DataType::c64, "C64", 8}}};

constexpr bool in_order() {
  for (std::size_t i = 0; i < kFormats.size(); ++i) {
    if (kFormats[i].type != static_cast<DataType>(i)) return false;
  }
  return true;
}
static_assert(in_order());

float from_bf16(std::uint16_t bits) { return std::bit_cast<float>(std::uint32_t{bits} << 16); }

template <float (*convert)(std::uint16_t)>
void widen_halves(std::span<const std::byte> data, std::span<float> out) {
  // The file's numbers may lie at odd addresses: they are copied to an aligned buffer that stays in the nearest cache.
  std::array<std::uint16_t, 2048> halves;
  for (std::size_t begin = 0; begin < out.size(); begin += halves.size()) {
    const std::size_t count = std::min(halves.size(), out.size() - begin);
    std::memcpy(halves.data(), data.data() + 2 * begin, 2 * count);
    float* to = out.data() + begin;
    for (std::size_t i = 0; i < count; ++i) to[i] = convert(halves[i]);
  }
}

}  // namespace

std::optional<DataType> data_type_from_name(std::string_view name) {
  const auto* found =
      std::find_if(kFormats.begin(), kFormats.end(), [&](const Format& format) { return format.name == name; });
  return found == kFormats.end() ? std::nullopt : std::optional(found->type);
}

std::string_view data_type_name(DataType type) { return kFormats[static_cast<std::size_t>(type)].name; }

std::size_t data_type_size(DataType type) { return kFormats[static_cast<std::size_t>(type)].size; }

bool can_widen(DataType type) { return type == DataType::f32 || type == DataType::f16 || type == DataType::bf16; }

void widen(DataType type, std::span<const std::byte> data, std::span<float> out) {
  if (out.empty()) return;
  if (type == DataType::f32) std::memcpy(out.data(), data.data(), out.size_bytes());
  if (type == DataType::f16) widen_halves<from_half>(data, out);
  if (type == DataType::bf16) widen_halves<from_bf16>(data, out);
}

}  // namespace rowkeeper
