#include "app/desktop/engine/loaded_model.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/hub/model_places.h"
#include "core/hub/model_source.h"

namespace rowkeeper::app {

namespace {

// The best of a few, and of more where one takes next to no time: anything else the machine does only makes them less.
views::MachineLimits measure_limits(const Model& model) {
  constexpr int kTimes = 3;
  constexpr auto kLeastTime = std::chrono::milliseconds(60);
  views::MachineLimits limits;
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < kTimes || std::chrono::steady_clock::now() - begin < kLeastTime; ++i) {
    const Result<double> bandwidth = model.measure_read_bandwidth(), rate = model.measure_multiply_rate();
    if (!bandwidth) return {.error = bandwidth.error()};
    if (!rate) return {.error = rate.error()};
    limits.bytes_per_second = std::max(limits.bytes_per_second, *bandwidth);
    limits.operations_per_second = std::max(limits.operations_per_second, *rate);
  }
  return limits;
}

RecordedModel describe(const std::string& name, const Model& model) {
  RecordedModel recorded;
  recorded.name = name;
  recorded.shape = model.shape();
  recorded.backend = model.backend();
  recorded.precision = model.precision();
  recorded.simd = model.simd();
  recorded.device = model.device_name();
  recorded.threads = model.threads();
  recorded.weights_bytes = model.weights_bytes();
  recorded.weights_bytes_read = model.weights_bytes_read();
  return recorded;
}

}  // namespace

Result<std::shared_ptr<const LoadedModel>> load_model(const ModelRequest& request, const StopToken& stop,
                                                      const std::function<void()>& release,
                                                      const std::function<void(double)>& progress) {
  const Result<ModelSource> source = find_model(request.name, ModelUse::whole);
  if (!source) return tl::unexpected(source.error());
  Result<Tokenizer> tokenizer = Tokenizer::load(source->tokenizer_folder);
  if (!tokenizer) return tl::unexpected(tokenizer.error());
  const Result<std::unique_ptr<TensorSource>> tensors = source->open();
  if (!tensors) return tl::unexpected(tensors.error());

  release();
  LoadOptions options;
  options.backend = request.backend;
  options.precision = request.weights;
  options.threads = request.threads;
  options.prepared.folder = prepared_weights_folder();
  options.stop = stop;
  options.progress = progress;
  Result<Model> model = Model::load(**tensors, options);
  if (!model) return tl::unexpected(model.error());
  const views::MachineLimits limits = measure_limits(*model);
  RecordedModel recorded = describe(source->name, *model);
  return std::make_shared<const LoadedModel>(LoadedModel{request, std::make_shared<const Tokenizer>(*std::move(tokenizer)),
                                                         *std::move(model), (*tensors)->warnings(), limits,
                                                         std::move(recorded)});
}

Result<std::vector<TokenId>> encode_prompt(const Tokenizer& tokenizer, const std::string& text, bool special_tokens,
                                           const StopToken& stop) {
  EncodeOptions options;
  options.special_tokens = special_tokens;
  options.stop = stop;
  Result<Encoding> encoding = tokenizer.encode(text, options);
  if (!encoding) return tl::unexpected(encoding.error());
  if (encoding->ids.empty() && tokenizer.end_of_text()) encoding->ids.push_back(*tokenizer.end_of_text());
  return std::move(encoding->ids);
}

std::vector<RecordedToken> with_bytes(const Tokenizer& tokenizer, std::span<const TokenId> ids) {
  std::vector<RecordedToken> tokens;
  tokens.reserve(ids.size());
  for (const TokenId id : ids) tokens.push_back({id, tokenizer.bytes(id)});
  return tokens;
}

}  // namespace rowkeeper::app
