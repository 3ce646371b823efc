// The number formats of safetensors files, and widening those that GPT-2's weights come in.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace rowkeeper {

// Every format whose numbers take whole bytes. Masks in older exports are BOOL, U8 or F32; a file is checked whatever it
// holds.
enum class DataType { boolean, u8, i8, f8_e5m2, f8_e4m3, f8_e8m0, i16, u16, f16, bf16, i32, u32, f32, i64, u64, f64, c64 };

// As safetensors spells it, "BF16"; none for a format that isn't known here.
std::optional<DataType> data_type_from_name(std::string_view name);
std::string_view data_type_name(DataType type);
std::size_t data_type_size(DataType type);  // bytes

// True for F32, F16 and BF16: what weights are read from.
bool can_widen(DataType type);

// Converts numbers of a type that can_widen to float, exactly: infinities, subnormals, signed zeros and the payloads of NaNs
// too. `data` holds out.size() little-endian numbers and needs no alignment.
void widen(DataType type, std::span<const std::byte> data, std::span<float> out);

}  // namespace rowkeeper
