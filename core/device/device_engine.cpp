#include "core/device/device_engine.h"

#include <algorithm>
#include <mutex>
#include <string>
#include <utility>

#include "core/base/counts.h"
#include "core/cache/row_memory.h"
#include "core/device/device_forward.h"
#include "core/device/kernels/attend_few.h"

namespace rowkeeper {

namespace {

class DeviceEngine final : public PassEngine {
 public:
  DeviceEngine(std::shared_ptr<Device> device, BackendKind kind, const ModelShape& shape, DeviceModel model,
               std::unique_ptr<ThreadPool> pool)
      : device_(std::move(device)),
        kind_(kind),
        shape_(shape),
        model_(std::move(model)),
        pool_(std::move(pool)),
        rows_(std::make_shared<DeviceSpace>(device_)),
        space_(rows_),
        workspace_(device_, shape_) {}

  const ModelShape& shape() const override { return shape_; }
  BackendKind kind() const override { return kind_; }
  Precision precision() const override { return model_.precision; }
  SimdTarget simd() const override { return SimdTarget::automatic; }
  int threads() const override { return pool_->threads(); }
  std::string device_name() const override { return device_->facts().name; }
  WeightsBytes weights_bytes() const override { return model_.bytes; }

  const std::shared_ptr<MemorySpace>& memory_space() const override { return space_; }
  FloatLayout store_layout(const StoreShape& shape) const override {
    return {kPanel, RowMemory::kCommitRows, value_stride(static_cast<std::size_t>(shape.head_size))};
  }
  bool can_read(const KvBlockView& kv) const override {
    const bool values = kv.values != NumberCode::f32 || kv.value_bytes == value_stride(kv.head_size) * sizeof(float);
    return values && kv.panel_width == std::min(kPanel, kv.chunk_rows);
  }

  Result<std::unique_ptr<Forward>> begin(std::span<const PartRoom>, const StopToken& stop) override {
    const Products products = kind_ == BackendKind::cublas ? Products::library : Products::own;
    return std::make_unique<DeviceForward>(
        DeviceMeans{*device_, shape_, model_, products, *rows_, workspace_, graphs_, *pool_}, stop);
  }

  Result<double> measure_read_bandwidth() override {
    const std::lock_guard turn(device_->turns());
    std::vector<std::span<const std::byte>> pieces;
    for (const Matrix* const matrix : model_.matrices()) pieces.push_back(matrix->memory());
    return device_->measure_read_bandwidth(pieces);
  }
  Result<double> measure_multiply_rate() override {
    const std::lock_guard turn(device_->turns());
    return device_->measure_multiply_rate();
  }

 private:
  // Threads that stand side by side read the keys of positions that do.
  static constexpr std::size_t kPanel = 32;
  static std::size_t value_stride(std::size_t head_size) {
    constexpr std::size_t kFloats = 4;  // that are loaded at once
    return round_up(head_size, kFloats);
  }

  std::shared_ptr<Device> device_;
  BackendKind kind_;
  ModelShape shape_;
  DeviceModel model_;
  std::unique_ptr<ThreadPool> pool_;  // for loading, and for attention weights
  std::shared_ptr<DeviceSpace> rows_;
  std::shared_ptr<MemorySpace> space_;  // the same
  DeviceWorkspace workspace_;
  DeviceGraphs graphs_;
};

}  // namespace

Result<std::unique_ptr<PassEngine>> make_device_engine(const std::shared_ptr<Device>& device, BackendKind kind,
                                                       const TensorSource& source, const LoadOptions& options) {
  if (!multiplies(kind, options.precision)) {
    return fail(ErrorCode::precision_unsupported, precision_name(options.precision), backend_name(kind));
  }
  if (kind == BackendKind::cublas && !device->facts().has_library) return fail(ErrorCode::cublas_missing);
  if (static_cast<std::size_t>(source.shape().head_size) > kMostHeadSize) {
    return fail(ErrorCode::backend_unavailable, backend_name(kind),
                "its kernels take heads of at most " + std::to_string(kMostHeadSize) + " numbers");
  }
  auto pool = std::make_unique<ThreadPool>(options.threads > 0 ? options.threads : ThreadPool::physical_cores());
  Result<DeviceModel> model = DeviceModel::load(device, source, *pool, options);
  if (!model) return tl::unexpected(model.error());
  return std::make_unique<DeviceEngine>(device, kind, source.shape(), *std::move(model), std::move(pool));
}

}  // namespace rowkeeper
