// The forward pass on this computer's processor.
#pragma once

#include <chrono>
#include <span>
#include <vector>

#include "core/backend/backend.h"
#include "core/base/stop_token.h"
#include "core/model/forward.h"
#include "core/model/weights.h"
#include "core/model/workspace.h"

namespace rowkeeper {

class CpuForward final : public Forward {
 public:
  CpuForward(const ModelShape& shape, const Weights& weights, Backend& backend, BorrowedWorkspace workspace, StopToken stop);

 private:
  using Clock = std::chrono::steady_clock;

  Result<void> compute(std::span<const PassPart> parts, std::size_t rows) override;
  void embed(std::span<const PassPart> parts);
  Result<void> compute_block(int block, std::span<const PassPart> parts);
  Result<void> store_rows(int block, std::span<const PassPart> parts);
  void fingerprint(int block, const PassPart& part);
  void attend(int block, const PassPart& part);
  AttendRows attend_rows(int block, const PassPart& part) const;
  void norm(const NormWeights& weights, const float* x, float* y, std::size_t rows) const;
  void multiply(const Matrix& w, std::size_t rows, const float* x, std::size_t ldx, float* y, std::size_t ldy,
                const Epilogue& finish) const;
  Result<void> compute_logits(std::span<const PassPart> parts);
  void lap(double& phase);  // adds the time since the last lap
  void skip_lap() { last_ = Clock::now(); }

  const ModelShape& shape_;
  const Weights& weights_;
  Backend& backend_;
  BorrowedWorkspace borrowed_;
  Workspace& work_;
  StopToken stop_;
  std::size_t rows_ = 0;  // of all parts
  std::vector<float> attention_weights_;
  Clock::time_point last_;
};

}  // namespace rowkeeper
