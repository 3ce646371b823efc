#include "core/model/shape.h"

namespace rowkeeper {

std::int64_t ModelShape::parameters() const {
  const std::int64_t w = width, m = mlp_width;
  const std::int64_t attention = (w + 1) * qkv_width() + (w + 1) * w;
  const std::int64_t mlp = (w + 1) * m + (m + 1) * w;
  const std::int64_t norms = 4 * w;
  return (std::int64_t{vocabulary} + positions) * w + blocks * (attention + mlp + norms) + 2 * w;
}

}  // namespace rowkeeper
