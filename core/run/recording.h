// A run as data: what views draw, what files keep and what a replay plays. It needs no model.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/backend/backend_kind.h"
#include "core/base/index.h"
#include "core/cache/kv_store.h"
#include "core/kernels/precision.h"
#include "core/kernels/simd_target.h"
#include "core/model/shape.h"
#include "core/run/sampler.h"
#include "core/run/step_record.h"

namespace rowkeeper {

// The keys and values of one row in every block: 32-bit floats as computed, heads in order.
class RowNumbers {
 public:
  RowNumbers(int blocks, int kv_width);
  int blocks() const { return blocks_; }
  int kv_width() const { return kv_width_; }
  std::span<const float> key(BlockIndex block) const;    // kv_width numbers
  std::span<const float> value(BlockIndex block) const;  // kv_width numbers
  std::span<float> key(BlockIndex block);
  std::span<float> value(BlockIndex block);

 private:
  std::size_t offset(BlockIndex block) const;
  int blocks_, kv_width_;
  std::vector<float> numbers_;  // [block][key, value][kv_width]
};

// Out of a store that holds the row.
// Null if they lie on a device that has failed: its next pass says so.
std::shared_ptr<const RowNumbers> read_row_numbers(const KvStore& store, RowIndex row);

struct RecordedToken {
  TokenId id;
  std::string bytes;
};

struct RecordedRow {
  RowIndex row;
  std::shared_ptr<const RowNumbers> numbers;  // shared: records are passed from thread to thread by value
};

// A step, with the numbers of those of its rows that are new or came out differently. A row that was computed again to the
// same bits is not repeated.
struct RecordedStep {
  StepRecord record;
  std::vector<RecordedRow> rows;
};

// A token was replaced, between two steps. Rows above it stay valid; tokens generated after it are gone.
struct RecordedEdit {
  RowIndex row;
  RecordedToken token;
  int tokens = 0;  // how many are left, this one included
};

// The cache was switched, between two steps.
struct RecordedSwitch {
  bool cache = true;
};

using RunEvent = std::variant<RecordedStep, RecordedEdit, RecordedSwitch>;

struct RecordedModel {
  std::string name;
  ModelShape shape;
  BackendKind backend = BackendKind::exact;
  Precision precision = Precision::f32;  // of the weights
  SimdTarget simd = SimdTarget::automatic;
  std::string device;  // that it ran on beside the processor, as its maker writes it; empty: none
  int threads = 0;
  std::size_t weights_bytes = 0;       // held in memory
  std::size_t weights_bytes_read = 0;  // by a step of one row
};

struct Recording {
  RecordedModel model;
  std::vector<RecordedToken> prompt;
  bool cache = true;  // when the run began
  SamplerOptions sampling;
  bool numbers_exact = true;  // false once a file has narrowed the rows' numbers to 8 bits
  std::vector<RunEvent> events;
};

// The rows of a step whose fingerprints are new or changed, read out of the store while it holds them.
std::vector<RecordedRow> read_changed_rows(const KvStore& store, const StepRecord& record);

}  // namespace rowkeeper
