// Weights as the exact kernels read them: in panels, in one of three precisions.
#pragma once

#include <memory>

#include "core/backend/backend.h"
#include "core/base/pages.h"

namespace rowkeeper {

class PanelMatrix final : public Matrix {
 public:
  // Reads and packs. Errors: those of the source, out_of_memory.
  static Result<std::unique_ptr<PanelMatrix>> pack(const MatrixSource& source, Precision precision, const Kernels& kernels,
                                                   ThreadPool& pool, PackRoom& room);
  std::span<const std::byte> memory() const override { return {panels_.data(), packed_.bytes()}; }
  const PackedMatrix& packed() const { return packed_; }
  // The weights of one output, as the products see them.
  void copy_output(std::size_t output, std::span<float> weights) const;

 private:
  PanelMatrix(const PackedMatrix& packed, Pages panels, const std::vector<float>& bias);
  Pages panels_;
  std::vector<float> bias_;
  PackedMatrix packed_;
};

}  // namespace rowkeeper
