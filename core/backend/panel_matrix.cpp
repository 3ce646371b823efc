#include "core/backend/panel_matrix.h"

#include <algorithm>
#include <cstring>

#include "core/backend/panel_code.h"
#include "core/backend/read_parallel.h"

namespace rowkeeper {

namespace {

// Reads a matrix piece by piece in file order and turns each piece into panels.
class Packer {
 public:
  Packer(const MatrixSource& source, const PackedMatrix& packed, std::byte* panels, const Kernels& kernels, ThreadPool& pool)
      : source_(source), packed_(packed), panels_(panels), kernels_(kernels), pool_(pool) {}

  Result<void> pack(PackRoom& room) {
    const std::size_t panels = static_cast<std::size_t>(pool_.threads()) * panel_floats();
    const std::size_t copy = source_.by_output ? panels_at_once() * panel_floats() : packed_.inputs * packed_.outputs;
    const Result<std::span<float>> floats = room.take(panels + copy);
    if (!floats) return tl::unexpected(floats.error());
    own_ = floats->first(panels);
    copy_ = floats->subspan(panels);
    return source_.by_output ? pack_by_output() : pack_by_input();
  }

 private:
  std::size_t panel_floats() const { return packed_.inputs * packed_.panel_width; }
  // As many panels as make about 4 MiB: a copy in file order stays small.
  std::size_t panels_at_once() const { return std::max<std::size_t>(1, (std::size_t{1} << 20) / panel_floats()); }

  // A panel that fill(floats) writes, zeros so far: in its place, or into a thread's own floats if it becomes something else.
  template <class Fill>
  void pack_panel(std::size_t p, int thread, const Fill& fill) {
    std::byte* const to = panels_ + p * packed_.panel_bytes();
    if (packed_.precision == Precision::f32) return fill(reinterpret_cast<float*>(to));
    const std::span<float> own = own_.subspan(static_cast<std::size_t>(thread) * panel_floats(), panel_floats());
    std::fill(own.begin(), own.end(), 0.0F);
    fill(own.data());
    kernels_.encode(packed_, own.data(), to);
  }

  // File order [outputs][inputs]: a panel's outputs are consecutive in the file, so it is read and turned piece by piece.
  Result<void> pack_by_output() {
    const std::size_t width = packed_.panel_width, inputs = packed_.inputs, count = packed_.panel_count();
    const std::size_t at_once = panels_at_once();
    for (std::size_t p0 = 0; p0 < count; p0 += at_once) {
      const std::size_t first = p0 * width, rows = std::min(at_once * width, source_.outputs - first);
      Result<void> read = read_parallel(source_, first * inputs, copy_.first(rows * inputs), pool_);
      if (!read) return read;
      pool_.run(std::min(at_once, count - p0), [&](std::size_t p, int thread) {
        pack_panel(p0 + p, thread, [&](float* panel) {
          for (std::size_t j = 0; j < width && p * width + j < rows; ++j) {
            const float* const from = copy_.data() + (p * width + j) * inputs;
            for (std::size_t k = 0; k < inputs; ++k) panel[k * width + j] = from[k];
          }
        });
      });
    }
    return {};
  }

  Result<void> pack_by_input() {
    const std::size_t width = packed_.panel_width, inputs = packed_.inputs, outputs = packed_.outputs;
    Result<void> read = read_parallel(source_, 0, copy_, pool_);
    if (!read) return read;
    pool_.run(packed_.panel_count(), [&](std::size_t p, int thread) {
      const std::size_t columns = std::min(width, outputs - p * width);
      pack_panel(p, thread, [&](float* panel) {
        for (std::size_t k = 0; k < inputs; ++k)
          std::memcpy(panel + k * width, copy_.data() + k * outputs + p * width, columns * sizeof(float));
      });
    });
    return {};
  }

  const MatrixSource& source_;
  const PackedMatrix& packed_;
  std::byte* panels_;
  const Kernels& kernels_;
  ThreadPool& pool_;
  std::span<float> own_;   // a panel for each thread
  std::span<float> copy_;  // of the file
};

PackedMatrix shape_of(const MatrixSource& source, Precision precision, const Kernels& kernels) {
  return {source.inputs, source.outputs, kernels.panel_width, precision};
}

}  // namespace

PanelMatrix::PanelMatrix(const PackedMatrix& packed, WeightMemory panels, const std::vector<float>& bias)
    : panels_(std::move(panels)), bias_(bias), packed_(packed) {
  packed_.panels = panels_.bytes().data();
  if (bias_.empty()) return;
  bias_.resize(padded(packed_.outputs));
  packed_.bias = bias_.data();
}

Result<std::unique_ptr<PanelMatrix>> PanelMatrix::pack(const MatrixSource& source, Precision precision,
                                                       const Kernels& kernels, ThreadPool& pool, PackRoom& room) {
  const PackedMatrix packed = shape_of(source, precision, kernels);
  // The system hands out zeroed pages: what is not written stays zero.
  Result<Pages> panels = Pages::map(packed.bytes(), PageUse::dense, "weights");
  if (!panels) return tl::unexpected(panels.error());
  const Result<void> done = Packer(source, packed, panels->data(), kernels, pool).pack(room);
  if (!done) return tl::unexpected(done.error());
  return std::unique_ptr<PanelMatrix>(new PanelMatrix(packed, WeightMemory(std::move(*panels)), source.bias));
}

std::unique_ptr<PanelMatrix> PanelMatrix::place(const MatrixSource& source, Precision precision, const Kernels& kernels,
                                                MappedPart panels) {
  const PackedMatrix packed = shape_of(source, precision, kernels);
  return std::unique_ptr<PanelMatrix>(new PanelMatrix(packed, WeightMemory(std::move(panels)), source.bias));
}

std::size_t PanelMatrix::packed_bytes(const MatrixSource& source, Precision precision, const Kernels& kernels) {
  return shape_of(source, precision, kernels).bytes();
}

void PanelMatrix::copy_output(std::size_t output, std::span<float> weights) const {
  decode_column(packed_, packed_.panel(output / packed_.panel_width), output % packed_.panel_width, weights);
}

}  // namespace rowkeeper
