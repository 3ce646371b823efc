// The exact backend: our row-invariant kernels. Weights in panels of two vectors, keys in panels of positions.
#include <algorithm>
#include <utility>

#include "core/backend/backend.h"
#include "core/backend/panel_matrix.h"
#include "core/base/counts.h"
#include "core/cache/row_memory.h"

namespace rowkeeper {

namespace {

const PanelMatrix& panels_of(const Matrix& w) { return static_cast<const PanelMatrix&>(w); }

class ExactBackend final : public Backend {
 public:
  using Backend::Backend;
  BackendKind kind() const override { return BackendKind::exact; }

  FloatLayout store_layout(const StoreShape& shape) const override {
    return {kernels().panel_width, RowMemory::kCommitRows, value_stride(size(shape.head_size))};
  }
  bool can_read(const KvBlockView& kv) const override {
    const bool values = kv.values != NumberCode::f32 || kv.value_bytes == value_stride(kv.head_size) * sizeof(float);
    return values && kv.panel_width == std::min(kernels().panel_width, kv.chunk_rows);
  }

  Result<std::unique_ptr<Matrix>> pack(const MatrixSource& source, Precision precision, PackRoom& room) override {
    return PanelMatrix::pack(source, precision, kernels(), pool(), room);
  }
  std::size_t packed_bytes(const MatrixSource& source, Precision precision) const override {
    return PanelMatrix::packed_bytes(source, precision, kernels());
  }
  std::unique_ptr<Matrix> place(const MatrixSource& source, Precision precision, MappedPart packed) const override {
    return PanelMatrix::place(source, precision, kernels(), std::move(packed));
  }

  std::size_t multiply_scratch_floats(std::size_t rows, std::size_t inputs, Precision precision) const override {
    return rowkeeper::multiply_scratch_floats(rows, inputs, precision);
  }

  void multiply(const Matrix& w, const MultiplyCall& call) override {
    MultiplyCall packed = call;
    packed.w = panels_of(w).packed();
    kernels().multiply(pool(), packed);
  }

  void copy_output(const Matrix& w, std::size_t output, std::span<float> weights) const override {
    panels_of(w).copy_output(output, weights);
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
    return round_up(head_size, kVector);
  }
};

}  // namespace

Result<std::unique_ptr<Backend>> make_exact_backend(const Kernels& kernels, int threads) {
  return std::make_unique<ExactBackend>(kernels, threads);
}

}  // namespace rowkeeper
