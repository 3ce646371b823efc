// An experiment on any model: fewer keys and values, without any retraining.
#pragma once

#include <memory>

#include "core/base/error.h"
#include "core/model/tensor_source.h"

namespace rowkeeper {

// The source with `kv_heads` keys and values instead of more: each is the mean of those of a group of neighbours, as they
// come out of c_attn, so that the group's heads share it. Sums are in double and rounded once. As many as there are already:
// the source itself. Errors: option_out_of_range (fold-heads) unless `kv_heads` divides the source's.
Result<std::unique_ptr<TensorSource>> fold_heads(std::unique_ptr<TensorSource> source, int kv_heads);

}  // namespace rowkeeper
