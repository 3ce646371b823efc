// Any bytes as config.json: an error, or a shape whose sizes fit together.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/model/config.h"
#include "core/model/tensor_names.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rowkeeper;
  const auto config = parse_config({reinterpret_cast<const char*>(data), size}, "config.json");
  if (!config) return 0;
  const ModelShape& shape = config->shape;
  std::int64_t numbers = 0;
  for (std::size_t t = 0; t < tensor_count(shape); ++t) {
    numbers += static_cast<std::int64_t>(tensor_size(shape, tensor_at(shape, t)));
  }
  const bool fits = shape.heads * shape.head_size == shape.width && numbers == shape.parameters() &&
                    shape.norm_epsilon > 0 && shape.heads % shape.kv_heads == 0;
  if (!fits) __builtin_trap();
  return 0;
}
