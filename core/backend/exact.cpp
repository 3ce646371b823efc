// The exact backend: our row-invariant kernels. Weights in panels of two vectors, keys in panels of positions.
#include <algorithm>
#include <cstring>

#include "core/backend/backend.h"
#include "core/backend/read_parallel.h"
#include "core/base/pages.h"
#include "core/cache/row_memory.h"

namespace rowkeeper {

namespace {

class PanelMatrix final : public Matrix {
 public:
  PanelMatrix(std::size_t inputs, std::size_t outputs, std::size_t panel_width, Pages panels, const std::vector<float>& bias)
      : panels_(std::move(panels)), bias_(bias) {
    packed_.inputs = inputs;
    packed_.outputs = outputs;
    packed_.panel_width = panel_width;
    packed_.panels = panels_.floats();
    if (!bias_.empty()) {
      bias_.resize(padded(outputs));
      packed_.bias = bias_.data();
    }
  }
  std::span<const float> numbers() const override { return panels_.span(); }
  const PackedMatrix& packed() const { return packed_; }

 private:
  Pages panels_;
  std::vector<float> bias_;
  PackedMatrix packed_;
};

const PackedMatrix& packed_of(const Matrix& w) { return static_cast<const PanelMatrix&>(w).packed(); }

class ExactBackend final : public Backend {
 public:
  using Backend::Backend;
  BackendKind kind() const override { return BackendKind::exact; }

  FloatLayout store_layout(const StoreShape& shape) const override {
    return {kernels().panel_width, RowMemory::kCommitRows, value_stride(static_cast<std::size_t>(shape.head_size))};
  }
  bool reads(const StoreKind&) const override { return true; }
  bool can_read(const KvBlockView& kv) const override {
    const bool values = kv.values != NumberCode::f32 || kv.value_bytes == value_stride(kv.head_size) * sizeof(float);
    return values && kv.panel_width == std::min(kernels().panel_width, kv.chunk_rows);
  }

  Result<std::unique_ptr<Matrix>> pack(const MatrixSource& source) override;

  void multiply(const Matrix& w, const MultiplyCall& call) override {
    MultiplyCall packed = call;
    packed.w = packed_of(w);
    kernels().multiply(pool(), packed);
  }

  void copy_output(const Matrix& w, std::size_t output, std::span<float> weights) const override {
    const PackedMatrix& packed = packed_of(w);
    const float* const column = packed.panel(output / packed.panel_width) + output % packed.panel_width;
    for (std::size_t k = 0; k < packed.inputs; ++k) weights[k] = column[k * packed.panel_width];
  }

  std::size_t attend_scratch_floats(std::size_t rows, std::size_t last_row, const KvBlockView& kv) const override {
    return static_cast<std::size_t>(threads()) * kernels().attend_scratch_floats(rows, last_row, kv);
  }

  void attend(const AttendRows& rows) override {
    AttendCall call;
    call.kv = rows.kv;
    call.heads = rows.heads;
    call.first = rows.first;
    call.rows = rows.rows;
    call.q = rows.q;
    call.ldq = rows.ldq;
    call.out = rows.out;
    call.ldo = rows.ldo;
    call.scale = rows.scale;
    call.weights = rows.weights;
    call.scratch = rows.scratch.data();
    call.scratch_floats = kernels().attend_scratch_floats(rows.rows, rows.first + rows.rows - 1, rows.kv);
    kernels().attend(pool(), call);
  }

 private:
  // Values are padded to the longest vector, so that every target loads whole ones.
  static std::size_t value_stride(std::size_t head_size) {
    constexpr std::size_t kVector = 16;
    return (head_size + kVector - 1) / kVector * kVector;
  }
  Result<void> pack_by_output(const MatrixSource& source, std::span<float> panels);
  Result<void> pack_by_input(const MatrixSource& source, std::span<float> panels);
};

// File order [outputs][inputs]: a panel's outputs are consecutive in the file, so it is read and turned piece by piece.
Result<void> ExactBackend::pack_by_output(const MatrixSource& source, std::span<float> panels) {
  const std::size_t width = kernels().panel_width, inputs = source.inputs;
  const std::size_t count = (source.outputs + width - 1) / width;
  // As many panels at once as make about 4 MiB: the copy in file order stays small.
  const std::size_t at_once = std::max<std::size_t>(1, (std::size_t{1} << 20) / (width * inputs));
  Result<Pages> copy = Pages::map(at_once * width * inputs * sizeof(float), PageUse::dense, "weights");
  if (!copy) return tl::unexpected(copy.error());
  for (std::size_t p0 = 0; p0 < count; p0 += at_once) {
    const std::size_t first = p0 * width, rows = std::min(at_once * width, source.outputs - first);
    Result<void> read = read_parallel(source, first * inputs, copy->span().first(rows * inputs), pool());
    if (!read) return read;
    pool().run(std::min(at_once, count - p0), [&](std::size_t p, int) {
      float* const panel = panels.data() + (p0 + p) * width * inputs;
      for (std::size_t j = 0; j < width && p * width + j < rows; ++j) {
        const float* const from = copy->floats() + (p * width + j) * inputs;
        for (std::size_t k = 0; k < inputs; ++k) panel[k * width + j] = from[k];
      }
    });
  }
  return {};
}

Result<void> ExactBackend::pack_by_input(const MatrixSource& source, std::span<float> panels) {
  const std::size_t width = kernels().panel_width, inputs = source.inputs, outputs = source.outputs;
  Result<Pages> copy = Pages::map(inputs * outputs * sizeof(float), PageUse::dense, "weights");
  if (!copy) return tl::unexpected(copy.error());
  Result<void> read = read_parallel(source, 0, copy->span(), pool());
  if (!read) return read;
  pool().run((outputs + width - 1) / width, [&](std::size_t p, int) {
    float* panel = panels.data() + p * width * inputs;
    const std::size_t columns = std::min(width, outputs - p * width);
    for (std::size_t k = 0; k < inputs; ++k, panel += width) {
      std::memcpy(panel, copy->floats() + k * outputs + p * width, columns * sizeof(float));
    }
  });
  return {};
}

Result<std::unique_ptr<Matrix>> ExactBackend::pack(const MatrixSource& source) {
  const std::size_t width = kernels().panel_width, count = (source.outputs + width - 1) / width;
  // The system hands out zeroed pages: what lies behind the last output stays zero.
  Result<Pages> panels = Pages::map(count * width * source.inputs * sizeof(float), PageUse::dense, "weights");
  if (!panels) return tl::unexpected(panels.error());
  const Result<void> done =
      source.by_output ? pack_by_output(source, panels->span()) : pack_by_input(source, panels->span());
  if (!done) return tl::unexpected(done.error());
  return std::make_unique<PanelMatrix>(source.inputs, source.outputs, width, std::move(*panels), source.bias);
}

}  // namespace

Result<std::unique_ptr<Backend>> make_exact_backend(const Kernels& kernels, int threads) {
  return std::make_unique<ExactBackend>(kernels, threads);
}

}  // namespace rowkeeper
