// What a run looks like after some of its events: the tokens, and for each row whether it is in the store, how often it was
// computed and what its numbers are. Plain data: the same for a live run and for a replay at any point.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/run/recording.h"

namespace rowkeeper::views {

enum class RowPlace {
  kept,          // in the store
  not_kept,      // computed, but not in the store: the cache is off, or has only just been switched on again
  not_computed,  // the newest token's row, which the next step computes; or one whose token, or one above, was replaced
};

struct RowState {
  RecordedToken token = {};
  bool from_prompt = false;
  bool computed = false;                           // for the tokens that are there now
  bool invalid = false;                            // was computed once, for other tokens: its numbers no longer hold
  int times_computed = 0;                          // since its token, or one above, last changed
  bool changed = false;                            // was computed again to other bits: an error
  std::vector<bool> changed_blocks = {};           // [block] where; empty before it has fingerprints
  std::shared_ptr<const RowNumbers> numbers = {};  // last computed; null before. In an invalid row the old ones
  std::vector<RowFingerprint> fingerprints = {};   // [block]; empty before
};

// One step as charts need it.
struct StepPoint {
  int position = 0;  // of the token it chose: its pass read all rows above
  double seconds = 0;
  double attend_seconds = 0;
  bool cache = true;
  bool prefill = false;  // computed more than one row to fill a cache
  int rows_computed = 0;
  int cache_rows = 0;
  std::size_t cache_bytes = 0;
  std::size_t cache_bytes_allocated = 0;
  std::size_t transient_bytes = 0;
};

class RunState {
 public:
  RunState() = default;
  explicit RunState(const Recording& start);  // before its first event
  void apply(const RunEvent& event);

  const std::vector<RowState>& rows() const { return rows_; }  // one for each token; the newest has not been computed
  int size() const { return static_cast<int>(rows_.size()); }
  int prompt_size() const { return prompt_size_; }
  int generated() const { return generated_; }  // tokens; those that have slid out of the context count
  RowPlace place(int row) const;
  // Whether the last step computed it. False after an edit or a switch.
  bool in_last_step(int row) const { return row >= last_first_ && row < last_end_; }

  bool cache() const { return cache_; }  // as the next step will have it
  int cache_rows() const { return cache_rows_; }
  std::size_t cache_bytes() const { return cache_bytes_; }
  std::size_t cache_bytes_allocated() const { return cache_bytes_allocated_; }

  const std::vector<StepPoint>& points() const { return points_; }  // all steps so far
  int steps_slid() const { return steps_slid_; }  // of those, the first ones, whose text has slid out of the context since
  const std::optional<StepRecord>& last_step() const { return last_step_; }
  std::int64_t rows_computed() const { return rows_computed_; }                // by all steps
  std::int64_t rows_rebuilt() const { return rows_rebuilt_; }                  // of those, computed before
  std::int64_t rows_identical() const { return rows_identical_; }              // of those, to the same bits
  const std::optional<RecordedEdit>& last_edit() const { return last_edit_; }  // since the last step

 private:
  void apply_step(const RecordedStep& step);
  void apply_edit(const RecordedEdit& edit);
  void apply_switch(const RecordedSwitch& change);
  void cut_rows(int kept);  // a slide: the newest stay
  void take_rows(const RecordedStep& step);

  int blocks_ = 0;
  std::size_t row_bytes_ = 0;
  std::vector<RowState> rows_;
  int prompt_size_ = 0, generated_ = 0;
  bool cache_ = true;
  int cache_rows_ = 0;
  std::size_t cache_bytes_ = 0, cache_bytes_allocated_ = 0;
  int last_first_ = 0, last_end_ = 0;
  std::vector<StepPoint> points_;
  int steps_slid_ = 0;
  std::optional<StepRecord> last_step_;
  std::optional<RecordedEdit> last_edit_;
  std::int64_t rows_computed_ = 0, rows_rebuilt_ = 0, rows_identical_ = 0;
};

}  // namespace rowkeeper::views
