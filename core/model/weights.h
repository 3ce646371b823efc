// A model's weights in a backend's layout.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/backend/backend.h"
#include "core/base/stop_token.h"
#include "core/model/tensor_source.h"

namespace rowkeeper {

struct NormWeights {
  std::vector<float> gain, bias;  // padded(width), zeros behind the width
};

struct BlockWeights {
  NormWeights ln_1;
  std::unique_ptr<Matrix> c_attn;       // width -> qkv_width: queries of all heads, then keys, then values
  std::unique_ptr<Matrix> c_proj_attn;  // width -> width
  NormWeights ln_2;
  std::unique_ptr<Matrix> c_fc;        // width -> mlp_width
  std::unique_ptr<Matrix> c_proj_mlp;  // mlp_width -> width
};

struct Weights {
  Precision precision = Precision::f32;  // of the matrices; all else is floats
  std::unique_ptr<Matrix> head;       // width -> vocabulary; tied: the embedding too, a token's row is one output's weights
  std::unique_ptr<Matrix> embedding;  // only where the head is separate
  std::vector<float> positions;       // [positions][width]
  std::vector<BlockWeights> blocks;
  NormWeights ln_f;

  const Matrix& wte() const { return embedding ? *embedding : *head; }
  std::vector<const Matrix*> matrices() const;
  std::size_t bytes() const;  // held in memory
};

// Packs tensor by tensor and lets each go; stops between two. `progress`: share of the numbers packed.
Result<Weights> load_weights(const TensorSource& source, Backend& backend, Precision precision, const StopToken& stop,
                             const std::function<void(double)>& progress);

}  // namespace rowkeeper
