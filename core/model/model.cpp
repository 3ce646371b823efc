#include "core/model/model.h"

#include <atomic>
#include <string>
#include <utility>

#include "core/base/memory_guard.h"
#include "core/cache/make_store.h"
#include "core/model/pass.h"
#include "core/model/pass_engine.h"

namespace rowkeeper {

namespace {

std::uint64_t next_model_id() {
  static std::atomic<std::uint64_t> models = 0;
  return ++models;
}

}  // namespace

struct Model::Data {
  std::unique_ptr<PassEngine> engine;
  std::uint64_t id = next_model_id();

  StoreShape store_shape() const {
    const ModelShape& shape = engine->shape();
    return {shape.blocks, shape.kv_heads, shape.head_size, shape.positions, id};
  }
};

Model::Model(std::unique_ptr<PassEngine> engine) : data_(new Data{std::move(engine)}) {}
Model::Model(Model&&) noexcept = default;
Model& Model::operator=(Model&&) noexcept = default;
Model::~Model() = default;

Result<Model> Model::load(const TensorSource& source, const LoadOptions& options) {
  const auto bytes = weight_bytes(options.precision, static_cast<std::size_t>(source.shape().parameters()), 1);
  return guard_memory("weights", bytes, [&] { return load_unguarded(source, options); });
}

Result<Model> Model::load_unguarded(const TensorSource& source, const LoadOptions& options) {
  if (options.threads < 0 || options.threads > kMostThreads) {
    return fail(ErrorCode::option_out_of_range, "threads", std::to_string(options.threads),
                "0 to " + std::to_string(kMostThreads));
  }
  Result<std::unique_ptr<PassEngine>> engine = make_pass_engine(source, options);
  if (!engine) return tl::unexpected(engine.error());
  return Model(*std::move(engine));
}

const ModelShape& Model::shape() const { return data_->engine->shape(); }
std::uint64_t Model::id() const { return data_->id; }
BackendKind Model::backend() const { return data_->engine->kind(); }
Precision Model::precision() const { return data_->engine->precision(); }
SimdTarget Model::simd() const { return data_->engine->simd(); }
int Model::threads() const { return data_->engine->threads(); }
std::string Model::device_name() const { return data_->engine->device_name(); }
std::size_t Model::weights_bytes() const { return data_->engine->weights_bytes().held; }

std::size_t Model::weights_bytes_read() const {
  const WeightsBytes bytes = data_->engine->weights_bytes();
  return bytes.blocks + bytes.head + 2 * sizeof(float) * static_cast<std::size_t>(data_->engine->shape().width);
}

Result<std::unique_ptr<KvStore>> Model::make_store(const StoreKind& kind) const {
  const StoreShape shape = data_->store_shape();
  if (const Result<void> readable = check_reads(backend(), kind); !readable) return tl::unexpected(readable.error());
  return guard_memory("KV cache", shape.row_numbers() * sizeof(float), [&] {
    return rowkeeper::make_store(kind, shape, data_->engine->store_layout(shape), data_->engine->memory_space());
  });
}

Result<std::shared_ptr<PagePool>> Model::make_page_pool(int page_rows, std::size_t bytes) const {
  const StoreShape shape = data_->store_shape();
  const Result<void> readable = check_reads(backend(), StoreKind::paged(page_rows));
  if (!readable) return tl::unexpected(readable.error());
  return guard_memory("KV cache", bytes, [&] {
    return rowkeeper::make_page_pool(page_rows, bytes, shape, data_->engine->store_layout(shape),
                                     data_->engine->memory_space());
  });
}

Result<std::unique_ptr<PagedStore>> Model::make_store_in(std::shared_ptr<PagePool> pool) const {
  return guard_memory("KV cache", 0, [&]() -> Result<std::unique_ptr<PagedStore>> {
    auto store = std::make_unique<PagedStore>(std::move(pool));
    const KvBlockView view = store->view(BlockIndex(0));
    const Result<void> own = check_store(store->shape(), view.panel_width, data_->engine->can_read(view));
    if (!own) return tl::unexpected(own.error());
    return store;
  });
}

namespace {

Result<void> check_attention(const ModelShape& shape, const AttentionRequest& request, int first, int end) {
  if (request.from_row >= 0 && (request.from_row < first || request.from_row >= end)) {
    return fail(ErrorCode::row_out_of_range, std::to_string(request.from_row), std::to_string(end));
  }
  const auto check = [](const char* option, int value, int count) -> Result<void> {
    if (value >= 0 && value < count) return {};
    return fail(ErrorCode::option_out_of_range, option, std::to_string(value), "0 to " + std::to_string(count - 1));
  };
  if (request.block) {
    if (Result<void> valid = check("block", request.block->value(), shape.blocks); !valid) return valid;
  }
  return request.head ? check("head", request.head->value(), shape.heads) : Result<void>();
}

std::string describe(const StoreShape& shape, std::size_t panel_width) {
  return std::to_string(shape.blocks) + " blocks of " + std::to_string(shape.kv_heads) + " x " +
         std::to_string(shape.head_size) + ", panels of " + std::to_string(panel_width);
}

}  // namespace

Result<PassRecord> Model::pass(std::span<const TokenId> tokens, KvStore& store, std::span<float> logits,
                               const PassOptions& options) const {
  return guard_memory("activations", 0, [&] { return pass_unguarded(tokens, store, logits, options); });
}

// That the tokens are words of this model, and the store is one that its backend reads.
Result<void> Model::check_tokens(std::span<const TokenId> tokens, const KvStore& store) const {
  const ModelShape& shape = data_->engine->shape();
  const int n = static_cast<int>(tokens.size());
  if (n > shape.positions) return fail(ErrorCode::prompt_too_long, std::to_string(n), std::to_string(shape.positions));
  if (n <= store.next_row()) {
    return fail(ErrorCode::option_out_of_range, "tokens", std::to_string(n), ">= " + std::to_string(store.next_row() + 1));
  }
  for (const TokenId token : tokens) {
    if (token.value() < 0 || token.value() >= shape.vocabulary) {
      return fail(ErrorCode::token_out_of_range, std::to_string(token.value()), std::to_string(shape.vocabulary));
    }
  }
  const KvBlockView view = store.view(BlockIndex(0));
  return check_store(store.shape(), view.panel_width, data_->engine->can_read(view));
}

Result<void> Model::check_store(const StoreShape& made_for, std::size_t panel_width, bool readable) const {
  StoreShape same_model = made_for;
  same_model.model = data_->id;
  const StoreShape store_shape = data_->store_shape();
  if (same_model != store_shape || !readable) {
    return fail(ErrorCode::store_mismatch, describe(made_for, panel_width),
                describe(store_shape, data_->engine->store_layout(store_shape).panel_width));
  }
  if (made_for.model != data_->id) return fail(ErrorCode::store_mismatch, "another model of this shape", "one of its own");
  return {};
}

Result<PassRecord> Model::pass_unguarded(std::span<const TokenId> tokens, KvStore& store, std::span<float> logits,
                                         const PassOptions& options) const {
  if (const Result<void> valid = check_tokens(tokens, store); !valid) return tl::unexpected(valid.error());
  const int n = static_cast<int>(tokens.size()), wanted = options.logits_from < 0 ? n - 1 : options.logits_from;
  if (wanted < store.next_row() || wanted >= n) {
    return fail(ErrorCode::option_out_of_range, "logits-from", std::to_string(wanted),
                std::to_string(store.next_row()) + " to " + std::to_string(n - 1));
  }
  if (logits.size() < static_cast<std::size_t>(n - wanted) * static_cast<std::size_t>(shape().vocabulary)) {
    return fail(ErrorCode::option_out_of_range, "logits", std::to_string(logits.size()),
                "vocabulary floats for each row asked for");
  }
  if (options.attention) {
    const Result<void> valid = check_attention(shape(), *options.attention, store.next_row(), n);
    if (!valid) return tl::unexpected(valid.error());
  }
  return run_pass(*data_->engine, tokens, store, logits, options);
}

Result<std::vector<PassRecord>> Model::pass_together(std::span<const PassItem> items, const TogetherOptions& options) const {
  return guard_memory("activations", 0, [&] { return pass_together_unguarded(items, options); });
}

Result<std::vector<PassRecord>> Model::pass_together_unguarded(std::span<const PassItem> items,
                                                               const TogetherOptions& options) const {
  for (const PassItem& item : items) {
    if (const Result<void> valid = check_tokens(item.tokens, *item.store); !valid) return tl::unexpected(valid.error());
    const int rows = static_cast<int>(item.tokens.size()) - item.store->next_row();
    if (rows > item.store->most_rows_at_once()) {
      return fail(ErrorCode::option_out_of_range, "rows", std::to_string(rows),
                  "1 to " + std::to_string(item.store->most_rows_at_once()));
    }
    if (!item.logits.empty() && item.logits.size() < static_cast<std::size_t>(shape().vocabulary)) {
      return fail(ErrorCode::option_out_of_range, "logits", std::to_string(item.logits.size()), "vocabulary floats");
    }
  }
  if (items.empty()) return std::vector<PassRecord>();
  return run_pass_together(*data_->engine, items, options);
}

Result<double> Model::measure_read_bandwidth() const { return data_->engine->measure_read_bandwidth(); }
Result<double> Model::measure_multiply_rate() const { return data_->engine->measure_multiply_rate(); }

}  // namespace rowkeeper
