#include "tests/core/model/compose_safetensors.h"

#include <bit>
#include <cmath>
#include <cstring>

#include "core/model/tensor_names.h"

namespace rowkeeper {

std::string compose_safetensors(std::string_view header, std::string_view data, std::uint64_t length) {
  std::string file(8, '\0');
  std::memcpy(file.data(), &length, 8);
  file += header;
  file += data;
  return file;
}

std::string compose_safetensors(std::string_view header, std::string_view data) {
  return compose_safetensors(header, data, header.size());
}

std::string compose_safetensors(const std::vector<FileTensor>& tensors, std::size_t padding) {
  std::string header = R"({"__metadata__":{"format":"pt"})";
  std::string data;
  for (const FileTensor& tensor : tensors) {
    header += ",\"" + tensor.name + R"(":{"dtype":")" + std::string(data_type_name(tensor.type)) + R"(","shape":)" +
              dimensions_text(tensor.shape) + R"(,"data_offsets":[)" + std::to_string(data.size()) + "," +
              std::to_string(data.size() + tensor.bytes.size()) + "]}";
    data += tensor.bytes;
  }
  return compose_safetensors(header + "}" + std::string(padding, ' '), data);
}

namespace {

// Whole numbers up to 2048 in size.
std::uint16_t to_half(float number) {
  if (number == 0) return 0;
  int exponent = 0;
  const float fraction = std::frexp(std::abs(number), &exponent);  // in [0.5, 1)
  const auto mantissa = static_cast<std::uint32_t>(fraction * 2048) - 1024;
  return static_cast<std::uint16_t>((number < 0 ? 0x8000 : 0) | (exponent + 14) << 10 | static_cast<int>(mantissa));
}

std::uint16_t to_bfloat(float number) { return static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(number) >> 16); }

template <class Number>
void append(std::string& bytes, Number number) {
  bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

}  // namespace

std::string narrow_bytes(DataType type, const std::vector<float>& numbers) {
  std::string bytes;
  for (const float number : numbers) {
    if (type == DataType::f16) append(bytes, to_half(number));
    if (type == DataType::bf16) append(bytes, to_bfloat(number));
    if (type == DataType::f32) append(bytes, number);
    if (type == DataType::f64) append(bytes, static_cast<double>(number));
  }
  return bytes;
}

}  // namespace rowkeeper
