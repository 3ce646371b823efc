#include "core/cost/cache_memory.h"

namespace rowkeeper {

int bytes_per_number(CacheFormat format) { return format == CacheFormat::f16 ? 2 : 4; }

CacheRowFactors cache_row_factors(const ModelShape& shape, CacheFormat format) {
  return {.blocks = shape.blocks, .kv_width = shape.kv_width(), .number_bytes = bytes_per_number(format)};
}

std::int64_t cache_bytes(const ModelShape& shape, CacheFormat format, int rows) {
  return rows * cache_row_factors(shape, format).bytes();
}

}  // namespace rowkeeper
