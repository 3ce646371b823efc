// Times passes of a model, and this machine's limits between them: memory bandwidth drifts within minutes, so only figures
// of one run can be held against each other.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/stop_token.h"
#include "core/cache/store_kind.h"
#include "core/model/model.h"

namespace rowkeeper::cli {

inline constexpr int kRepetitions = 5;

struct Timing {
  double best = 0;  // seconds
  double median = 0;
};
Timing timing_of(std::vector<double> seconds);

struct BenchPoint {
  int rows = 0;
  Timing cached;   // one row, with rows - 1 in the store
  Timing prefill;  // all rows, with an empty store; an uncached step is the same pass
  std::size_t weights_bytes = 0;
  std::size_t cache_bytes = 0;  // read by the cached step, its own row included
  double prefill_multiply_adds = 0;
  // How near each came to the machine's limit as measured right before it; the median over the repetitions.
  double read_share = 0;  // of the read bandwidth, by the cached step
  // Of the rate of floats, by the prefill; none of 8-bit weights, whose codes multiply faster.
  std::optional<double> multiply_share;
};

struct RowsAtOnce {
  int rows = 0;  // computed in one pass, after 16 others
  Timing time;
};

class BenchMeasure {
 public:
  using Progress = std::function<void(const std::string&)>;
  static Result<BenchMeasure> create(const Model& model, const StoreKind& kind, StopToken stop, Progress progress);

  // Rows: 1 to the model's context.
  Result<BenchPoint> point(int rows);
  // 1, 2, 4 and 8 rows; nothing where the context is too short for it.
  Result<std::vector<RowsAtOnce>> rows_at_once();
  // What fingerprints add to the time of cached steps, as a share of the steps' seconds (which leave hashing out). Both are
  // of the same steps, so a machine whose speed drifts does not blur it.
  Result<double> fingerprint_share();

  double read_bandwidth() const { return read_bandwidth_; }  // bytes/s, the best seen
  double multiply_rate() const { return multiply_rate_; }    // operations/s, the best seen

 private:
  BenchMeasure(const Model& model, const StoreKind& kind, std::unique_ptr<KvStore> store, StopToken stop, Progress progress);
  Result<double> measure_read_bandwidth();
  Result<double> measure_multiply_rate();
  // The next row to compute is `row`.
  Result<void> go_to(int row);
  // Those from there to `rows`.
  Result<PassRecord> pass(int rows);

  const Model* model_;
  StoreKind kind_;
  std::unique_ptr<KvStore> store_;
  StopToken stop_;
  Progress progress_;
  std::vector<TokenId> tokens_;
  std::vector<float> logits_;
  double read_bandwidth_ = 0;
  double multiply_rate_ = 0;
};

std::string processor_name();       // empty if the system does not tell
std::size_t peak_resident_bytes();  // of this process so far; 0 if the system does not tell

}  // namespace rowkeeper::cli
