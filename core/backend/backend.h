// The arithmetic that a pass is made of, behind one small interface. A backend owns its layout of weights and of the store;
// the pass owns the order of things.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>

#include "core/backend/backend_kind.h"
#include "core/backend/pack_room.h"
#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/mapped_file.h"
#include "core/cache/row_layout.h"
#include "core/kernels/kernels.h"
#include "core/kernels/thread_pool.h"

namespace rowkeeper {

// A weight matrix on its way in: read in file order, piece by piece, from any thread.
struct MatrixSource {
  std::size_t inputs = 0;
  std::size_t outputs = 0;
  bool by_output = false;  // file order [outputs][inputs] (the embedding) instead of [inputs][outputs]
  std::function<Result<void>(std::size_t begin, std::span<float> out)> read;
  std::vector<float> bias;  // outputs numbers, or none
};

// A weight matrix in a backend's layout.
class Matrix {
 public:
  virtual ~Matrix() = default;
  virtual std::span<const std::byte> memory() const = 0;  // padding included
  std::size_t bytes() const { return memory().size(); }
};

// Attention of the rows at entries [first, first + rows) of the store; queries and results are rows of floats as in AttendCall.
struct AttendRows {
  KvBlockView kv;
  std::size_t heads = 0;
  std::size_t first = 0;
  std::size_t rows = 0;
  const float* q = nullptr;
  std::size_t ldq = 0;
  float* out = nullptr;
  std::size_t ldo = 0;
  float scale = 0;
  float* weights = nullptr;  // takes [heads][first + 1] weights of a single row; or none. For stores that want them
  std::span<float> scratch;  // attend_scratch_floats()
};

class Backend {
 public:
  // `kernels` serve the norms, softmax and activations of every CPU backend.
  Backend(const Kernels& kernels, int threads) : kernels_(kernels), pool_(threads) {}
  virtual ~Backend() = default;
  virtual BackendKind kind() const = 0;
  // How this backend wants the floats of a store to lie, and whether it reads this one.
  virtual FloatLayout store_layout(const StoreShape& shape) const = 0;
  virtual bool can_read(const KvBlockView& kv) const = 0;

  // Asked for what multiplies(kind(), precision) only.
  virtual Result<std::unique_ptr<Matrix>> pack(const MatrixSource& source, Precision precision, PackRoom& room) = 0;
  // The bytes that pack() makes of it, and the matrix on such bytes from before; of `source` only the shape and the bias are looked at.
  virtual std::size_t packed_bytes(const MatrixSource& source, Precision precision) const = 0;
  virtual std::unique_ptr<Matrix> place(const MatrixSource& source, Precision precision, MappedPart packed) const = 0;
  // What a product takes as call.scratch.
  virtual std::size_t multiply_scratch_floats(std::size_t rows, std::size_t inputs, Precision precision) const = 0;
  // y = finish(x W + bias); call.w is ignored, the rest as in MultiplyCall.
  virtual void multiply(const Matrix& w, const MultiplyCall& call) = 0;
  // The weights of one output: for the head, which is the embedding transposed, a token's embedding.
  virtual void copy_output(const Matrix& w, std::size_t output, std::span<float> weights) const = 0;

  virtual std::size_t attend_scratch_floats(std::size_t rows, std::size_t last_row, const KvBlockView& kv) const = 0;
  virtual void attend(const AttendRows& call) = 0;

  const Kernels& kernels() const { return kernels_; }
  ThreadPool& pool() { return pool_; }
  int threads() const { return pool_.threads(); }

 private:
  const Kernels& kernels_;
  ThreadPool pool_;
};

Result<std::unique_ptr<Backend>> make_exact_backend(const Kernels& kernels, int threads);
// backend_unavailable if the library is not installed.
Result<std::unique_ptr<Backend>> make_openblas_backend(const Kernels& kernels, int threads);
Result<std::unique_ptr<Backend>> make_backend(BackendKind kind, const Kernels& kernels, int threads);

}  // namespace rowkeeper
