// Weights as the exact kernels read them: in panels, in one of three precisions.
#pragma once

#include <memory>

#include "core/backend/backend.h"
#include "core/backend/weight_memory.h"

namespace rowkeeper {

class PanelMatrix final : public Matrix {
 public:
  // Reads and packs. Errors: those of the source, out_of_memory.
  static Result<std::unique_ptr<PanelMatrix>> pack(const MatrixSource& source, Precision precision, const Kernels& kernels,
                                                   ThreadPool& pool, PackRoom& room);
  // On panels that pack() has written before, packed_bytes() of them.
  static std::unique_ptr<PanelMatrix> place(const MatrixSource& source, Precision precision, const Kernels& kernels,
                                            MappedPart panels);
  static std::size_t packed_bytes(const MatrixSource& source, Precision precision, const Kernels& kernels);
  std::span<const std::byte> memory() const override { return panels_.bytes(); }
  const PackedMatrix& packed() const { return packed_; }
  // The weights of one output, as the products see them.
  void copy_output(std::size_t output, std::span<float> weights) const;

 private:
  PanelMatrix(const PackedMatrix& packed, WeightMemory panels, const std::vector<float>& bias);
  WeightMemory panels_;
  std::vector<float> bias_;
  PackedMatrix packed_;
};

}  // namespace rowkeeper
