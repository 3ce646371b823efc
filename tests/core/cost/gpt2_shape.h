// GPT-2 small's shape, whose figures the texts quote.
#pragma once

#include "core/model/shape.h"

namespace rowkeeper {

inline ModelShape gpt2_shape() {
  ModelShape shape;
  shape.blocks = shape.heads = shape.kv_heads = 12;
  shape.head_size = 64;
  shape.width = 768;
  shape.mlp_width = 3072;
  shape.positions = 1024;
  shape.vocabulary = 50257;
  return shape;
}

}  // namespace rowkeeper
