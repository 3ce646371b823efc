// A model's weights in a backend's layout.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/backend/backend.h"
#include "core/model/load_options.h"
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

struct WeightsBytes {
  std::size_t held = 0;    // in memory
  std::size_t blocks = 0;  // the blocks' matrices: a chunk of rows reads them once
  std::size_t head = 0;    // a lot of logits reads it once
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
  WeightsBytes bytes() const;
};

// Packs tensor by tensor and lets each go; stops between two. `pack` makes matrices of options.precision. Errors: those of the source and
// of `pack`, cancelled, precision_too_small.
using PackMatrix = std::function<Result<std::unique_ptr<Matrix>>(const MatrixSource&)>;
Result<Weights> load_weights(const TensorSource& source, const PackMatrix& pack, const LoadOptions& options);

}  // namespace rowkeeper
