// The OpenBLAS backend: the products by the library that people know. Weights stay in file order, keys and values are plain
// rows.
#include <algorithm>
#include <cstring>

#include "core/backend/backend.h"
#include "core/backend/openblas_library.h"
#include "core/backend/read_parallel.h"
#include "core/backend/weight_memory.h"
#include "core/base/counts.h"
#include "core/base/pages.h"
#include "core/cache/row_memory.h"

namespace rowkeeper {

namespace {

class PlainMatrix final : public Matrix {
 public:
  PlainMatrix(const MatrixSource& source, WeightMemory numbers)
      : inputs_(source.inputs),
        outputs_(source.outputs),
        by_output_(source.by_output),
        numbers_(std::move(numbers)),
        bias_(source.bias) {}
  std::span<const std::byte> memory() const override { return numbers_.bytes(); }
  const float* numbers() const { return reinterpret_cast<const float*>(numbers_.bytes().data()); }
  int inputs() const { return static_cast<int>(inputs_); }
  int outputs() const { return static_cast<int>(outputs_); }
  bool by_output() const { return by_output_; }
  const std::vector<float>& bias() const { return bias_; }

 private:
  std::size_t inputs_, outputs_;
  bool by_output_;
  WeightMemory numbers_;
  std::vector<float> bias_;
};

// Query rows whose scores are one product: half a square of that size is computed in vain.
constexpr std::size_t kQueryRows = 128;
constexpr std::size_t score_stride(std::size_t positions) { return padded(positions) + 16; }

class OpenBlasBackend final : public Backend {
 public:
  OpenBlasBackend(const OpenBlasLibrary& blas, const Kernels& kernels, int threads)
      : Backend(kernels, threads), blas_(blas) {}
  BackendKind kind() const override { return BackendKind::openblas; }

  // One chunk for the whole context: each head's keys, and its values, are one matrix.
  FloatLayout store_layout(const StoreShape& shape) const override {
    return {1, size(round_up(shape.capacity, RowMemory::kCommitRows)), size(shape.head_size)};
  }
  bool can_read(const KvBlockView& kv) const override {
    return kv.panel_width == 1 && !kv.coded() && kv.window >= kv.chunk_rows &&
           kv.value_bytes == kv.head_size * sizeof(float);
  }

  Result<std::unique_ptr<Matrix>> pack(const MatrixSource& source, Precision precision, PackRoom& room) override;
  std::size_t packed_bytes(const MatrixSource& source, Precision) const override {
    return source.inputs * source.outputs * sizeof(float);
  }
  std::unique_ptr<Matrix> place(const MatrixSource& source, Precision, MappedPart packed) const override {
    return std::make_unique<PlainMatrix>(source, WeightMemory(std::move(packed)));
  }
  std::size_t multiply_scratch_floats(std::size_t, std::size_t, Precision) const override { return 0; }
  void multiply(const Matrix& w, const MultiplyCall& call) override;

  void copy_output(const Matrix& w, std::size_t output, std::span<float> weights) const override {
    const auto& matrix = static_cast<const PlainMatrix&>(w);
    const auto inputs = static_cast<std::size_t>(matrix.inputs());
    const float* const numbers = matrix.numbers();
    const auto outputs = static_cast<std::size_t>(matrix.outputs());
    for (std::size_t k = 0; k < inputs; ++k)
      weights[k] = matrix.by_output() ? numbers[output * inputs + k] : numbers[k * outputs + output];
  }

  std::size_t attend_scratch_floats(std::size_t rows, std::size_t last_row, const KvBlockView&) const override {
    return std::min(rows, kQueryRows) * score_stride(last_row + 1);
  }
  void attend(const AttendRows& call) override;

 private:
  void use_threads() const {
    if (blas_.get_num_threads() != threads()) blas_.set_num_threads(threads());
  }
  // Work beside the products. OpenBLAS's own threads wait by spinning, so for a single row one thread is faster than waking
  // ours.
  template <class Work>
  void for_rows(std::size_t rows, const Work& work) {
    if (rows > 8) return pool().run(rows, [&](std::size_t row, int) { work(row); });
    for (std::size_t row = 0; row < rows; ++row) work(row);
  }
  void attend_head(const AttendRows& call, std::size_t head, std::size_t row, std::size_t rows);

  const OpenBlasLibrary& blas_;
};

Result<std::unique_ptr<Matrix>> OpenBlasBackend::pack(const MatrixSource& source, Precision precision, PackRoom&) {
  Result<Pages> numbers = Pages::map(packed_bytes(source, precision), PageUse::dense, "weights");
  if (!numbers) return tl::unexpected(numbers.error());
  const Result<void> read = read_parallel(source, 0, numbers->span(), pool());
  if (!read) return tl::unexpected(read.error());
  return std::make_unique<PlainMatrix>(source, WeightMemory(std::move(*numbers)));
}

void OpenBlasBackend::multiply(const Matrix& w, const MultiplyCall& call) {
  const auto& matrix = static_cast<const PlainMatrix&>(w);
  const int rows = static_cast<int>(call.rows), inputs = matrix.inputs(), outputs = matrix.outputs();
  const auto columns = static_cast<std::size_t>(outputs);
  use_threads();
  // y starts as what the product is added to: the residual stream, the bias, both or neither.
  for_rows(call.rows, [&](std::size_t r) {
    float* const y = call.y + r * call.ldy;
    if (call.finish.add != nullptr)
      std::memcpy(y, call.finish.add + r * call.ldy, columns * sizeof(float));
    else
      std::fill_n(y, columns, 0.0F);
    for (std::size_t i = 0; i < matrix.bias().size(); ++i) y[i] += matrix.bias()[i];
  });
  const float* const numbers = matrix.numbers();
  const int lead = matrix.by_output() ? inputs : outputs, ldx = static_cast<int>(call.ldx), ldy = static_cast<int>(call.ldy);
  if (rows == 1 && matrix.by_output()) {
    blas_.sgemv(CblasRowMajor, CblasNoTrans, outputs, inputs, 1, numbers, lead, call.x, 1, 1, call.y, 1);
  } else if (rows == 1) {
    blas_.sgemv(CblasRowMajor, CblasTrans, inputs, outputs, 1, numbers, lead, call.x, 1, 1, call.y, 1);
  } else {
    blas_.sgemm(CblasRowMajor, CblasNoTrans, matrix.by_output() ? CblasTrans : CblasNoTrans, rows, outputs, inputs, 1,
                call.x, ldx, numbers, lead, 1, call.y, ldy);
  }
  if (call.finish.activation == nullptr) return;
  for_rows(call.rows, [&](std::size_t r) { kernels().activate(call.y + r * call.ldy, columns, *call.finish.activation); });
}

// Rows [row, row + rows) of one head: scores, softmax over each row's own positions, weighted sum of the values.
void OpenBlasBackend::attend_head(const AttendRows& call, std::size_t head, std::size_t row, std::size_t rows) {
  const std::size_t kv_head = head / (call.heads / call.kv.kv_heads), size = call.kv.head_size, n = call.first + row + rows;
  const std::size_t stride = score_stride(call.first + call.rows);
  const float* const q = call.q + row * call.ldq + head * size;
  const float *const keys = call.kv.float_keys(kv_head, 0), *const values = call.kv.float_value(kv_head, 0);
  float* const scores = call.scratch.data();
  float* const out = call.out + row * call.ldo + head * size;
  const int m = static_cast<int>(rows), positions = static_cast<int>(n), width = static_cast<int>(size),
            ld = static_cast<int>(stride);
  if (rows == 1) {
    blas_.sgemv(CblasRowMajor, CblasNoTrans, positions, width, 1, keys, width, q, 1, 0, scores, 1);
  } else {
    blas_.sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, m, positions, width, 1, q, static_cast<int>(call.ldq), keys, width,
                0, scores, ld);
  }
  for_rows(rows, [&](std::size_t r) {
    const std::size_t seen = call.first + row + r + 1;
    float* const s = scores + r * stride;
    const float reciprocal = kernels().softmax(s, seen, call.scale);
    for (std::size_t j = 0; j < seen; ++j) s[j] *= reciprocal;
    std::fill(s + seen, s + n, 0.0F);
  });
  if (rows == 1) {
    blas_.sgemv(CblasRowMajor, CblasTrans, positions, width, 1, values, width, scores, 1, 0, out, 1);
  } else {
    blas_.sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, m, width, positions, 1, scores, ld, values, width, 0, out,
                static_cast<int>(call.ldo));
  }
}

void OpenBlasBackend::attend(const AttendRows& call) {
  use_threads();
  for (std::size_t row = 0; row < call.rows; row += kQueryRows) {
    const std::size_t rows = std::min(kQueryRows, call.rows - row);
    for (std::size_t head = 0; head < call.heads; ++head) attend_head(call, head, row, rows);
  }
}

}  // namespace

Result<std::unique_ptr<Backend>> make_openblas_backend(const Kernels& kernels, int threads) {
  const Result<const OpenBlasLibrary*> library = openblas_library();
  if (!library) return tl::unexpected(library.error());
  return std::make_unique<OpenBlasBackend>(**library, kernels, threads);
}

}  // namespace rowkeeper
