// The forward pass: the one place where a row is computed.
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <vector>

#include "core/backend/backend.h"
#include "core/base/index.h"
#include "core/base/stop_token.h"
#include "core/cache/kv_store.h"
#include "core/model/attention_reader.h"
#include "core/model/pass_record.h"
#include "core/model/weights.h"
#include "core/model/workspace.h"

namespace rowkeeper {

// One conversation's rows [first, first + rows), where first is its store's next row; several conversations may be computed
// together. A row's bits do not depend on its company.
struct PassPart {
  std::span<const TokenId> tokens;  // from row 0 on, at least first + rows
  KvStore* store = nullptr;
  int first = 0;
  int rows = 0;
  std::span<float> logits;  // takes those of rows [logits_from, ...), vocabulary floats each
  int logits_from = 0;
  PassRecord* record = nullptr;          // takes fingerprints, from row record->first on, if they are wanted
  AttentionReader* attention = nullptr;  // where somebody asked
  bool fingerprints = true;
  int at = 0;  // filled in: where its rows begin in the workspace
};

//   x = wte[token] + wpe[row]
//   each block:
//     q, k, v = ln_1(x) W + b;  append k and v to the row's store
//     x += attend(q, store) W + b
//     x += activation(ln_2(x) W + b) W + b
//   logits = ln_f(x) wte^T, of the rows asked for
class Forward {
 public:
  Forward(const ModelShape& shape, const Weights& weights, Backend& backend, Workspace& workspace, StopToken stop);
  // All rows of all parts through all blocks; then they are committed. On failure none is, and what was reserved is given back. The workspace has room for them.
  Result<void> run(std::span<PassPart> parts);
  // Added up over the runs.
  const PassSeconds& seconds() const { return seconds_; }

 private:
  using Clock = std::chrono::steady_clock;

  Result<void> compute(std::span<const PassPart> parts);
  void embed(std::span<const PassPart> parts);
  void compute_block(int block, std::span<const PassPart> parts);
  void store_rows(int block, std::span<const PassPart> parts);
  void fingerprint(int block, const PassPart& part);
  void attend(int block, const PassPart& part);
  AttendRows attend_rows(int block, const PassPart& part) const;
  void norm(const NormWeights& weights, const float* x, float* y, std::size_t rows) const;
  void multiply(const Matrix& w, std::size_t rows, const float* x, std::size_t ldx, float* y, std::size_t ldy,
                const Epilogue& finish) const;
  Result<void> compute_logits(std::span<const PassPart> parts);
  bool take_logits(const PassPart& part, int row, const float* from);
  void lap(double& phase);  // adds the time since the last lap
  void skip_lap() { last_ = Clock::now(); }

  const ModelShape& shape_;
  const Weights& weights_;
  Backend& backend_;
  Workspace& work_;
  StopToken stop_;
  std::size_t rows_ = 0;  // of all parts
  std::vector<float> attention_weights_;
  Clock::time_point last_;
  PassSeconds seconds_;
};

}  // namespace rowkeeper
