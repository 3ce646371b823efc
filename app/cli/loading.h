// From options to a model, a tokenizer and a prompt, with the warnings and the progress on the way.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/failure.h"
#include "app/cli/shared_options.h"
#include "core/base/stop_token.h"
#include "core/hub/model_source.h"
#include "core/model/model.h"
#include "core/tokenizer/tokenizer.h"

namespace rowkeeper::cli {

struct LoadedModel {
  std::string name;
  Model model;
  double seconds = 0;  // that opening and loading took
};

// What a model computes on, for people: a GPU's name, else the processor's instructions.
std::string computed_on(const Model& model);

// What commands that read texts need before the weights, which take longer.
struct FoundModel {
  ModelSource source;
  Tokenizer tokenizer;
};

// With a warning where the files under a known model's name are of other sizes than its own.
Outcome<ModelSource> find_source(const std::string& model, ModelUse use);
Outcome<FoundModel> find_with_tokenizer(const std::string& model, ModelUse use = ModelUse::whole);
Outcome<LoadedModel> load_model(const ModelSource& source, const EngineOptions& options, const StopToken& stop);
Outcome<Tokenizer> load_tokenizer(const ModelSource& source);

// Text of the user's, and where it is from, for warnings.
struct GivenText {
  std::string text;
  std::string file;         // empty: it was given itself
  std::size_t skipped = 0;  // bytes of the file before it
};

// A whole file, without a byte order mark. Errors: file_not_found, file_unreadable, text_too_large, cancelled.
Result<GivenText> read_file(const std::string& path, const StopToken& stop);
Outcome<std::vector<TokenId>> encode(const Tokenizer& tokenizer, const GivenText& given, bool special_tokens,
                                     const StopToken& stop);

// The prompt's ids; an empty prompt becomes the end-of-text token. The tokenizer is needed for texts and empty prompts only.
bool needs_tokenizer(const InputOptions& input);
Outcome<std::vector<TokenId>> read_prompt(const InputOptions& input, const Tokenizer* tokenizer, const StopToken& stop);

}  // namespace rowkeeper::cli
