#include "core/model/cpu_engine.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

#include "core/backend/backend.h"
#include "core/model/cpu_forward.h"
#include "core/model/prepared_weights.h"
#include "core/model/workspace.h"

namespace rowkeeper {

namespace {

class CpuEngine final : public PassEngine {
 public:
  CpuEngine(const ModelShape& shape, std::unique_ptr<Backend> backend, Weights weights)
      : shape_(shape), backend_(std::move(backend)), weights_(std::move(weights)), bytes_(weights_.bytes()) {}

  const ModelShape& shape() const override { return shape_; }
  BackendKind kind() const override { return backend_->kind(); }
  Precision precision() const override { return weights_.precision; }
  SimdTarget simd() const override { return backend_->kernels().target; }
  int threads() const override { return backend_->threads(); }
  std::string device_name() const override { return {}; }
  WeightsBytes weights_bytes() const override { return bytes_; }

  const std::shared_ptr<MemorySpace>& memory_space() const override { return computer_memory(); }
  FloatLayout store_layout(const StoreShape& shape) const override { return backend_->store_layout(shape); }
  bool can_read(const KvBlockView& kv) const override { return backend_->can_read(kv); }

  Result<std::unique_ptr<Forward>> begin(std::span<const PartRoom> parts, const StopToken& stop) override;

  Result<double> measure_read_bandwidth() override;
  Result<double> measure_multiply_rate() override;

 private:
  ModelShape shape_;
  std::unique_ptr<Backend> backend_;
  Weights weights_;
  WeightsBytes bytes_;
  WorkspacePool workspaces_;
};

Result<std::unique_ptr<Forward>> CpuEngine::begin(std::span<const PartRoom> parts, const StopToken& stop) {
  std::size_t rows = 0, scratch = 0;
  for (const PartRoom& part : parts) {
    rows += part.rows;
    scratch = std::max(scratch, backend_->attend_scratch_floats(part.rows, part.last_entry, part.kv));
  }
  // Products and attention take turns with it.
  const auto inputs = static_cast<std::size_t>(std::max(shape_.width, shape_.mlp_width));
  const std::size_t products = backend_->multiply_scratch_floats(std::max(rows, kLogitsRows), inputs, weights_.precision);
  Result<BorrowedWorkspace> workspace = BorrowedWorkspace::take(workspaces_, shape_, rows, std::max(scratch, products));
  if (!workspace) return tl::unexpected(workspace.error());
  return std::make_unique<CpuForward>(shape_, weights_, *backend_, *std::move(workspace), stop);
}

Result<double> CpuEngine::measure_read_bandwidth() {
  // Slices of 1 MiB, cut to what the kernel reads at once.
  constexpr std::size_t kSlice = std::size_t{1} << 20;
  std::vector<std::span<const std::byte>> slices;
  double bytes = 0;
  for (const Matrix* matrix : weights_.matrices()) {
    const std::span<const std::byte> all = matrix->memory();
    for (std::size_t at = 0; at < all.size(); at += kSlice) {
      slices.push_back(all.subspan(at, std::min(kSlice, all.size() - at) / kReadAtOnce * kReadAtOnce));
      bytes += static_cast<double>(slices.back().size());
    }
  }
  std::atomic<std::uint32_t> sink = 0;
  const auto begin = std::chrono::steady_clock::now();
  backend_->pool().run(slices.size(), [&](std::size_t item, int) {
    sink.store(backend_->kernels().read(slices[item].data(), slices[item].size()), std::memory_order_relaxed);
  });
  return bytes / std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

Result<double> CpuEngine::measure_multiply_rate() {
  // A few microseconds each, so that all threads finish together.
  const std::size_t items = 500 * static_cast<std::size_t>(threads());
  std::atomic<float> sink = 0;
  std::atomic<double> count = 0;
  const auto begin = std::chrono::steady_clock::now();
  backend_->pool().run(items, [&](std::size_t, int) {
    float result = 0;
    const double done = backend_->kernels().multiply_adds(5000, &result);
    sink.store(result, std::memory_order_relaxed);
    count.store(done, std::memory_order_relaxed);
  });
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return 2 * count.load() * static_cast<double>(items) / seconds;
}

// Takes the matrices as they were packed before, or packs them; keeps those of which some had to be packed.
class PreparedLoader {
 public:
  PreparedLoader(const TensorSource& source, Backend& backend, const LoadOptions& options)
      : source_(source),
        backend_(backend),
        options_(options),
        file_(prepared_file(options.prepared, source, backend, options.precision)),
        prepared_(file_ ? PreparedWeights::open(*file_) : std::nullopt) {}

  Result<Weights> load() {
    const auto bytes = weight_bytes(options_.precision, static_cast<std::size_t>(source_.shape().parameters()), 1);
    const auto keep = [&] { return file_ && !prepared_ && worth_keeping(*file_, bytes); };
    LoadOptions options = options_;
    const double packing = keep() ? kPackingShare : 1;
    options.progress = [this, packing](double share) { tell(packing * share); };
    Result<Weights> weights = load_weights(
        source_, [this](const MatrixSource& matrix) { return place_or_pack(matrix); }, options);
    if (weights && keep()) {
      keep_prepared(*file_, matrices_, options_.stop,
                    [this](double share) { tell(kPackingShare + (1 - kPackingShare) * share); });
    }
    return weights;
  }

 private:
  static constexpr double kPackingShare = 0.6;  // of the time that packing and writing take

  // Never less than before: that a file is damaged, and must be made anew, may show late.
  void tell(double share) {
    told_ = std::max(told_, share);
    if (options_.progress) options_.progress(told_);
  }

  Result<std::unique_ptr<Matrix>> place_or_pack(const MatrixSource& matrix) {
    Result<std::unique_ptr<Matrix>> made = placed(matrix);
    if (*made == nullptr) made = backend_.pack(matrix, options_.precision, room_);
    if (made) matrices_.push_back(made->get());
    return made;
  }

  // None without a file, and from the first matrix on that the file has not, or has damaged.
  std::unique_ptr<Matrix> placed(const MatrixSource& matrix) {
    if (!prepared_) return nullptr;
    std::optional<MappedPart> part = prepared_->next(backend_.packed_bytes(matrix, options_.precision));
    if (part) return backend_.place(matrix, options_.precision, *std::move(part));
    prepared_.reset();
    return nullptr;
  }

  const TensorSource& source_;
  Backend& backend_;
  const LoadOptions& options_;
  std::optional<PreparedFile> file_;
  std::optional<PreparedWeights> prepared_;
  PackRoom room_;
  std::vector<const Matrix*> matrices_;
  double told_ = 0;
};

}  // namespace

Result<std::unique_ptr<PassEngine>> make_cpu_engine(const TensorSource& source, const LoadOptions& options) {
  const Kernels* const kernels = find_kernels(options.simd);
  if (kernels == nullptr) {
    if (options.simd == SimdTarget::automatic) return fail(ErrorCode::cpu_unsupported, "SSE4.2 or NEON");
    return fail(ErrorCode::simd_unavailable, simd_target_name(options.simd), available_simd_target_names());
  }
  const int threads = options.threads > 0 ? options.threads : ThreadPool::physical_cores();
  Result<std::unique_ptr<Backend>> backend = make_backend(options.backend, *kernels, threads);
  if (!backend) return tl::unexpected(backend.error());
  Result<Weights> weights = PreparedLoader(source, **backend, options).load();
  if (!weights) return tl::unexpected(weights.error());
  return std::make_unique<CpuEngine>(source.shape(), *std::move(backend), *std::move(weights));
}

}  // namespace rowkeeper
