// What a user calls a model, turned into the places where its parts are.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/hub/model_folder.h"
#include "core/model/tensor_source.h"

namespace rowkeeper {

struct ModelSource {
  std::string name;                   // as shown to users
  std::string folder;                 // of config.json and weights; empty if they are generated
  std::string tokenizer_folder;       // of the vocabulary; generated weights borrow one
  std::optional<std::uint64_t> seed;  // of generated weights
  // Of the questions that the bundled models were made to answer (core/run/question_set.h); none for any other model.
  std::optional<std::string> question_file;

  Result<std::unique_ptr<TensorSource>> open() const;
};

// `text` is one of
//   bundled             the model that comes with the program, rowkeeper-tiny
//   rowkeeper-tiny      the same by its name
//   rowkeeper-tiny-mqa  its twin, whose heads share one key and one value
//   gpt2                GPT-2 small, as all known models (known_models.h): from the first place that has it (model_places.h)
//   random:gpt2[:SEED]  GPT-2 small's shape with generated weights; vocabulary of GPT-2 if it is found, else the bundled one
//   PATH                a model folder, or a .safetensors file in it; also those of the bundled models
//   REPOSITORY          "distilgpt2", "owner/name": where there is no such path, a model that was fetched from the hub
// Nothing is opened yet. Errors: assets_missing, model_not_installed, model_unknown, model_seed_invalid, out_of_memory, those of
// load_known_models.
Result<ModelSource> find_model(const std::string& text, ModelUse use);
inline constexpr char kTwinModel[] = "rowkeeper-tiny-mqa";
bool is_bundled_name(std::string_view text);
std::string bundled_name(std::string_view text);  // of "bundled", the model that it means
bool is_generated_name(std::string_view text);    // whatever its seed

// Where bundled files are: what ROWKEEPER_ASSETS says, else ../share/rowkeeper beside the program's own folder.
std::string assets_folder();

}  // namespace rowkeeper
