// The forward pass of one chunk of rows, whatever computes it.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/cache/kv_store.h"
#include "core/model/attention_reader.h"
#include "core/model/pass_record.h"
#include "core/model/shape.h"

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
  int at = 0;  // filled in: where its rows begin in the activations
};

// Rows of logits that are computed together: the head is read for each lot.
constexpr std::size_t kLogitsRows = 16;

//   x = wte[token] + wpe[row]
//   each block:
//     q, k, v = ln_1(x) W + b;  append k and v to the row's store
//     x += attend(q, store) W + b
//     x += activation(ln_2(x) W + b) W + b
//   logits = ln_f(x) wte^T, of the rows asked for
class Forward {
 public:
  explicit Forward(const ModelShape& shape) { seconds_.blocks.resize(static_cast<std::size_t>(shape.blocks)); }
  virtual ~Forward() = default;
  Forward(const Forward&) = delete;
  Forward& operator=(const Forward&) = delete;

  // All rows of all parts through all blocks; then they are committed. On failure none is, and what was reserved is given back. The
  // forward was begun with room for them.
  Result<void> run(std::span<PassPart> parts);
  // Added up over the runs.
  const PassSeconds& seconds() const { return seconds_; }

 protected:
  // The stores have room for the rows: `rows`, of all parts together.
  virtual Result<void> compute(std::span<const PassPart> parts, std::size_t rows) = 0;

  PassSeconds seconds_;
};

// A row whose logits somebody wants.
struct WantedRow {
  const PassPart* part;
  int row;
  std::size_t at() const { return static_cast<std::size_t>(part->at + row - part->first); }  // in the activations
};
std::vector<WantedRow> wanted_rows(std::span<const PassPart> parts);
// Hands over a row's logits and their fingerprint; says whether all are numbers.
bool take_logits(const WantedRow& row, std::span<const float> logits);

}  // namespace rowkeeper
