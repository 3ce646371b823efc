// The forward pass: the one place where a row is computed.
#pragma once

#include <chrono>
#include <optional>
#include <span>

#include "core/backend/backend.h"
#include "core/base/index.h"
#include "core/cache/kv_store.h"
#include "core/model/attention_reader.h"
#include "core/model/model.h"
#include "core/model/weights.h"
#include "core/model/workspace.h"

namespace rowkeeper {

// Everything one pass works with. Rows [store.next_row(), tokens.size()) are computed chunk by chunk; every chunk runs
// through all blocks:
//
//   x = wte[token] + wpe[row]
//   each block:
//     q, k, v = ln_1(x) W + b;  append k and v to the store
//     x += attend(q, store) W + b
//     x += activation(ln_2(x) W + b) W + b
//   logits = ln_f(x) wte^T, of the rows asked for
class Forward {
 public:
  Forward(const ModelShape& shape, const Weights& weights, Backend& backend, Workspace& workspace, KvStore& store,
          std::span<const TokenId> tokens, std::span<float> logits, const PassOptions& options);
  Result<PassRecord> run();

 private:
  using Clock = std::chrono::steady_clock;

  Result<void> compute_chunk(int first, int rows);
  void embed(int first, int rows);
  void compute_block(int block, int first, int rows);
  void norm(const NormWeights& weights, const float* x, float* y, std::size_t rows) const;
  void append(int block, int rows);
  void fingerprint(int block, int first, int rows);
  AttendRows attend_call(int block, int first, int rows) const;
  void multiply(const Matrix& w, int rows, const float* x, std::size_t ldx, float* y, std::size_t ldy,
                const Epilogue& finish) const;
  Result<void> compute_logits(int first, int rows);
  void count_work();
  void report_unfinished(int rows);
  void lap(double& phase);  // adds the time since the last lap
  void skip_lap() { last_ = Clock::now(); }

  const ModelShape& shape_;
  const Weights& weights_;
  Backend& backend_;
  Workspace& work_;
  KvStore& store_;
  std::span<const TokenId> tokens_;
  std::span<float> logits_;
  const PassOptions& options_;
  int logits_from_;
  std::optional<AttentionReader> attention_;  // where somebody asked
  Clock::time_point last_;
  PassRecord record_;
  PassSeconds whole_chunks_seconds_;
};

}  // namespace rowkeeper
