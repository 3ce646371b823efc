// Writes generated weights as a model folder in Hugging Face's layout: config.json, model.safetensors, vocab.json, merges.txt.
#pragma once

#include <functional>
#include <string>

#include "core/base/error.h"
#include "core/base/stop_token.h"
#include "core/hub/model_source.h"
#include "core/model/tensor_source.h"

namespace rowkeeper {

struct MakeOptions {
  std::function<void(double share)> progress;
  StopToken stop;
};

// `vocabulary_folder`: whose vocab.json and merges.txt are copied. The folder is made where it does not exist; one with files in
// it is left alone. Errors: folder_not_empty, file_unwritable, cancelled (0), those of reading the source and the vocabulary.
Result<void> make_model_folder(const TensorSource& tensors, const std::string& vocabulary_folder, const std::string& folder,
                               const MakeOptions& options = {});
// The same of a generated model (find_model("random:gpt2:7", ...)). Errors too: model_not_generated (its name).
Result<void> make_model_folder(const ModelSource& source, const std::string& folder, const MakeOptions& options = {});

}  // namespace rowkeeper
