// Embedding core: loads the bundled model, generates 20 tokens with the KV cache and without, and compares the bits.
#include <cstdio>
#include <string>
#include <vector>

#include "core/hub/model_source.h"
#include "core/model/model.h"
#include "core/run/run.h"
#include "core/tokenizer/tokenizer.h"

using namespace rowkeeper;

namespace {

int give_up(const Error& error) {
  std::fprintf(stderr, "hello_cache: %s\n", error_code_name(error.code));
  return 1;
}

}  // namespace

int main() {
  const Result<ModelSource> source = find_model("bundled", ModelUse::whole);
  if (!source) return give_up(source.error());
  const auto tensors = source->open();
  if (!tensors) return give_up(tensors.error());
  const LoadOptions loading;
  const Result<Model> model = Model::load(**tensors, loading);
  if (!model) return give_up(model.error());
  const Result<Tokenizer> tokenizer = Tokenizer::load(source->tokenizer_folder);
  if (!tokenizer) return give_up(tokenizer.error());
  const Result<Encoding> prompt = tokenizer->encode("Question: What is a KV cache?\nAnswer:");
  if (!prompt) return give_up(prompt.error());

  std::vector<std::uint64_t> logits[2];  // fingerprints, step by step: cached, uncached
  for (const bool cached : {true, false}) {
    RunOptions options;
    options.cache = cached;
    Result<Run> run = Run::create(*model, prompt->ids, options);
    if (!run) return give_up(run.error());
    std::string text;
    for (int i = 0; i < 20; ++i) {
      const Result<StepRecord> step = run->step();
      if (!step) return give_up(step.error());
      text += tokenizer->bytes(step->token);
      logits[cached ? 0 : 1].push_back(step->logits_fingerprint);
    }
    std::printf("%-9s %.4f s %s\n", cached ? "cached:" : "uncached:", run->seconds(), text.c_str());
  }
  const bool same = logits[0] == logits[1];
  std::printf("The logits of all 20 steps %s.\n", same ? "agree to the last bit" : "DIFFER");
  return same ? 0 : 1;
}
