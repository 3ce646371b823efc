#include "core/model/model.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

#include "core/backend/backend.h"
#include "core/base/memory_guard.h"
#include "core/model/forward.h"
#include "core/model/weights.h"
#include "core/model/workspace.h"

namespace rowkeeper {

struct Model::Data {
  ModelShape shape;
  std::unique_ptr<Backend> backend;
  Weights weights;
  mutable WorkspacePool workspaces;

  StoreShape store_shape() const { return {shape.blocks, shape.kv_heads, shape.head_size, shape.positions}; }
};

Model::Model(std::unique_ptr<Data> data) : data_(std::move(data)) {}
Model::Model(Model&&) noexcept = default;
Model& Model::operator=(Model&&) noexcept = default;
Model::~Model() = default;

Result<Model> Model::load(const TensorSource& source, const LoadOptions& options) {
  const auto bytes = static_cast<std::uint64_t>(source.shape().parameters()) * sizeof(float);
  return guard_memory("weights", bytes, [&] { return load_unguarded(source, options); });
}

Result<Model> Model::load_unguarded(const TensorSource& source, const LoadOptions& options) {
  if (options.threads < 0 || options.threads > kMostThreads) {
    return fail(ErrorCode::option_out_of_range, "threads", std::to_string(options.threads),
                "0 to " + std::to_string(kMostThreads));
  }
  const Kernels* const kernels = find_kernels(options.simd);
  if (kernels == nullptr) {
    if (options.simd == SimdTarget::automatic) return fail(ErrorCode::cpu_unsupported, "SSE4.2 or NEON");
    return fail(ErrorCode::simd_unavailable, simd_target_name(options.simd), available_simd_target_names());
  }
  auto data = std::make_unique<Data>();
  data->shape = source.shape();
  const int threads = options.threads > 0 ? options.threads : ThreadPool::physical_cores();
  Result<std::unique_ptr<Backend>> backend = make_backend(options.backend, *kernels, threads);
  if (!backend) return tl::unexpected(backend.error());
  data->backend = std::move(*backend);
  Result<Weights> weights = load_weights(source, *data->backend, options.stop, options.progress);
  if (!weights) return tl::unexpected(weights.error());
  data->weights = std::move(*weights);
  return Model(std::move(data));
}

const ModelShape& Model::shape() const { return data_->shape; }
BackendKind Model::backend() const { return data_->backend->kind(); }
SimdTarget Model::simd() const { return data_->backend->kernels().target; }
int Model::threads() const { return data_->backend->threads(); }
std::size_t Model::weights_bytes() const { return data_->weights.bytes(); }

std::size_t Model::weights_bytes_read() const {
  std::size_t bytes = 2 * sizeof(float) * static_cast<std::size_t>(data_->shape.width);
  for (const Matrix* matrix : data_->weights.matrices()) {
    if (matrix != data_->weights.embedding.get()) bytes += matrix->bytes();
  }
  return bytes;
}

Result<std::unique_ptr<KvStore>> Model::make_store() const {
  const StoreShape shape = data_->store_shape();
  return guard_memory("KV cache", shape.row_numbers() * sizeof(float), [&]() -> Result<std::unique_ptr<KvStore>> {
    Result<std::unique_ptr<DenseStore>> store = DenseStore::create(shape, data_->backend->store_layout(shape));
    if (!store) return tl::unexpected(store.error());
    return std::move(*store);
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

std::string describe(const StoreShape& shape, const KvBlockView& view) {
  return std::to_string(shape.blocks) + " blocks of " + std::to_string(shape.kv_heads) + " x " +
         std::to_string(shape.head_size) + ", panels of " + std::to_string(view.panel_width);
}

}  // namespace

Result<PassRecord> Model::pass(std::span<const TokenId> tokens, KvStore& store, std::span<float> logits,
                               const PassOptions& options) const {
  return guard_memory("activations", 0, [&] { return pass_unguarded(tokens, store, logits, options); });
}

Result<PassRecord> Model::pass_unguarded(std::span<const TokenId> tokens, KvStore& store, std::span<float> logits,
                                         const PassOptions& options) const {
  const ModelShape& shape = data_->shape;
  const int n = static_cast<int>(tokens.size()), rows = n - store.next_row();
  if (n > shape.positions) return fail(ErrorCode::prompt_too_long, std::to_string(n), std::to_string(shape.positions));
  const int wanted = options.logits_from < 0 ? n - 1 : options.logits_from;
  if (rows <= 0 || wanted < store.next_row() || wanted >= n) {
    return fail(ErrorCode::row_out_of_range, std::to_string(wanted), std::to_string(n));
  }
  if (logits.size() < static_cast<std::size_t>(n - wanted) * static_cast<std::size_t>(shape.vocabulary)) {
    return fail(ErrorCode::option_out_of_range, "logits", std::to_string(logits.size()),
                "vocabulary floats for each row asked for");
  }
  if (options.attention) {
    const Result<void> valid = check_attention(shape, *options.attention, store.next_row(), n);
    if (!valid) return tl::unexpected(valid.error());
  }
  for (const TokenId token : tokens) {
    if (token.value() < 0 || token.value() >= shape.vocabulary) {
      return fail(ErrorCode::token_out_of_range, std::to_string(token.value()), std::to_string(shape.vocabulary));
    }
  }
  const StoreShape store_shape = data_->store_shape();
  const KvBlockView view = store.view(BlockIndex(0));
  const StoreLayout layout = data_->backend->store_layout(store_shape);
  if (store.shape() != store_shape || StoreLayout{view.panel_width, view.chunk_rows, view.value_stride} != layout) {
    KvBlockView needed = view;
    needed.panel_width = layout.panel_width;
    return fail(ErrorCode::store_mismatch, describe(store.shape(), view), describe(store_shape, needed));
  }
  const auto chunk = static_cast<std::size_t>(std::min(rows, std::max(1, options.chunk_rows)));
  const std::size_t scratch = data_->backend->attend_scratch_floats(chunk, static_cast<std::size_t>(n - 1), view);
  Result<std::unique_ptr<Workspace>> workspace = data_->workspaces.take(shape, chunk, scratch);
  if (!workspace) return tl::unexpected(workspace.error());
  Result<PassRecord> record =
      Forward(shape, data_->weights, *data_->backend, **workspace, store, tokens, logits, options).run();
  data_->workspaces.give_back(std::move(*workspace));
  return record;
}

double Model::measure_read_bandwidth() const {
  // Slices of 1 MiB, cut to what the kernel reads at once.
  constexpr std::size_t kSlice = std::size_t{1} << 18, kAtOnce = 128;
  std::vector<std::span<const float>> slices;
  double bytes = 0;
  for (const Matrix* matrix : data_->weights.matrices()) {
    const std::span<const float> all = matrix->numbers();
    for (std::size_t at = 0; at < all.size(); at += kSlice) {
      const std::size_t count = std::min(kSlice, all.size() - at) / kAtOnce * kAtOnce;
      slices.push_back(all.subspan(at, count));
      bytes += static_cast<double>(count * sizeof(float));
    }
  }
  std::atomic<float> sink = 0;
  const auto begin = std::chrono::steady_clock::now();
  data_->backend->pool().run(slices.size(), [&](std::size_t item, int) {
    sink.store(data_->backend->kernels().read(slices[item].data(), slices[item].size()), std::memory_order_relaxed);
  });
  return bytes / std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

double Model::measure_multiply_rate() const {
  // A few microseconds each, so that all threads finish together.
  const std::size_t items = 500 * static_cast<std::size_t>(threads());
  std::atomic<float> sink = 0;
  std::atomic<double> count = 0;
  const auto begin = std::chrono::steady_clock::now();
  data_->backend->pool().run(items, [&](std::size_t, int) {
    float result = 0;
    const double done = data_->backend->kernels().multiply_adds(5000, &result);
    sink.store(result, std::memory_order_relaxed);
    count.store(done, std::memory_order_relaxed);
  });
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return 2 * count.load() * static_cast<double>(items) / seconds;
}

}  // namespace rowkeeper
