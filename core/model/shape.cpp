#include "core/model/shape.h"

#include <cmath>

namespace rowkeeper {

float ModelShape::attention_scale(int block) const {
  const float scale = scale_attention ? 1.0F / std::sqrt(static_cast<float>(head_size)) : 1.0F;
  return scale_attention_by_block ? scale / static_cast<float>(block + 1) : scale;
}

std::int64_t ModelShape::parameters() const {
  const std::int64_t w = width, m = mlp_width;
  const std::int64_t attention = (w + 1) * qkv_width() + (w + 1) * w;
  const std::int64_t mlp = (w + 1) * m + (m + 1) * w;
  const std::int64_t norms = 4 * w;
  return (std::int64_t{vocabulary} + positions) * w + blocks * (attention + mlp + norms) + 2 * w;
}

std::size_t ModelShape::weights_bytes(Precision precision) const {
  const auto w = static_cast<std::size_t>(width), m = static_cast<std::size_t>(mlp_width);
  const std::size_t block =
      weight_bytes(precision, w, static_cast<std::size_t>(qkv_width()) + w + m) + weight_bytes(precision, m, w);
  return weight_bytes(precision, w, static_cast<std::size_t>(vocabulary)) + static_cast<std::size_t>(blocks) * block +
         static_cast<std::size_t>(positions) * w * sizeof(float);
}

}  // namespace rowkeeper
