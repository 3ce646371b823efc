// Runs as JSON, with the fields of the contract.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "app/cli/loading.h"
#include "core/cache/store_kind.h"
#include "core/run/step_record.h"

namespace rowkeeper::cli {

enum class StopReason { tokens, context, end_of_text, cancelled };
const char* stop_name(StopReason reason);

nlohmann::ordered_json model_json(const std::string& name, const ModelShape& shape);
// "device", the name of what computes beside the processor, if anything does.
void add_device(nlohmann::ordered_json& json, const Model& model);
nlohmann::ordered_json ids_json(std::span<const TokenId> ids);

// What a run has made so far. Steps become JSON one by one, so that their fingerprints need not be kept; where nobody wants
// the JSON, not even that.
class RunRecord {
 public:
  struct Options {
    bool fingerprints = true;  // the run has them
    bool keep_steps = true;    // json() will be called
  };
  RunRecord(const LoadedModel& model, std::span<const TokenId> prompt, const StoreKind& store, const Options& options);
  void add(const StepRecord& step);
  nlohmann::ordered_json json(StopReason stop) const;

  int steps() const { return static_cast<int>(output_ids_.size()); }
  double seconds() const { return seconds_; }
  double last_seconds() const { return last_.seconds(); }
  double first_seconds() const { return first_seconds_; }
  std::int64_t rows_computed() const { return rows_computed_; }
  std::int64_t rows_reused() const { return rows_reused_; }
  std::int64_t rows_changed() const { return rows_changed_; }  // rebuilt with other bits than before
  const StepRecord& last() const { return last_; }

 private:
  nlohmann::ordered_json head_;
  Options options_;
  std::vector<TokenId> output_ids_;
  std::string bytes_;
  nlohmann::ordered_json steps_ = nlohmann::ordered_json::array();
  StepRecord last_;
  double seconds_ = 0;
  double first_seconds_ = 0;
  std::int64_t rows_computed_ = 0;
  std::int64_t rows_reused_ = 0;
  std::int64_t rows_changed_ = 0;
};

}  // namespace rowkeeper::cli
