// The files that a model folder's weights lie in: model.safetensors, or the shards that model.safetensors.index.json lists.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "core/model/safetensors.h"

namespace rowkeeper {

struct LocatedTensor {
  StoredTensor stored;
  std::size_t file = 0;  // in WeightFiles::files
};

struct WeightFiles {
  std::string path;  // of the one file or the index: what errors about the whole name
  std::vector<MappedFile> files;
  std::vector<LocatedTensor> tensors;   // names differ
  std::vector<LocatedTensor> unlisted;  // in a shard, but the index doesn't give them to it
};

// Headers are read and checked, numbers not touched. Where both kinds are present the single file is taken, as transformers
// does. Errors: weights_missing, weights_pickle (nothing but PyTorch's own format), weights_shard_missing,
// weights_shard_outside, weights_tensor_not_in_shard, json_invalid, json_damaged, those of MappedFile::open and of parse_safetensors.
Result<WeightFiles> open_weight_files(const std::string& folder);

}  // namespace rowkeeper
