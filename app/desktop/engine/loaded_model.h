// A model with what belongs to it, as the engine thread holds it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/model/model.h"
#include "core/run/recording.h"
#include "core/tokenizer/tokenizer.h"
#include "views/run/run_status.h"

namespace rowkeeper::app {

struct ModelRequest {
  std::string name = "bundled";  // as find_model() takes it
  BackendKind backend = BackendKind::exact;
  int threads = 0;  // 0: one for each physical core
  Precision weights = Precision::f32;
  bool operator==(const ModelRequest&) const = default;
};

struct LoadedModel {
  ModelRequest request;
  std::shared_ptr<const Tokenizer> tokenizer;  // shared with the thread that reads prompts
  Model model;
  std::vector<Warning> warnings;
  views::MachineLimits limits;
  RecordedModel recorded;
};

// Opens and checks the files, then calls `release`, which lets go of the model held so far, and loads: two large models never
// lie in memory together, and a folder that is broken costs nobody the model that works.
Result<std::shared_ptr<const LoadedModel>> load_model(const ModelRequest& request, const StopToken& stop,
                                                      const std::function<void()>& release,
                                                      const std::function<void(double)>& progress);

// The prompt's tokens; an empty prompt becomes the end-of-text token.
Result<std::vector<TokenId>> encode_prompt(const Tokenizer& tokenizer, const std::string& text, bool special_tokens,
                                           const StopToken& stop);
std::vector<RecordedToken> with_bytes(const Tokenizer& tokenizer, std::span<const TokenId> ids);

}  // namespace rowkeeper::app
