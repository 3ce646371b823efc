#include "core/run/recording_rules.h"

#include <algorithm>
#include <utility>

namespace rowkeeper {

namespace {

using Fault = std::optional<std::string>;

std::string number(int value) { return std::to_string(value); }

// Follows the events: how many tokens there are, and how many rows, from the first on, have been computed for them.
class Follower {
 public:
  explicit Follower(const Recording& recording)
      : shape_(recording.model.shape), tokens_(static_cast<int>(recording.prompt.size())) {}

  Fault take(const RecordedStep& step) {
    const StepRecord& record = step.record;
    if (Fault fault = check_place(record)) return fault;
    if (Fault fault = check_rows(record)) return fault;
    if (Fault fault = check_changes(step)) return fault;
    if (Fault fault = check_token(record.token)) return fault;
    for (const Candidate& candidate : record.candidates) {
      if (Fault fault = check_token(candidate.token)) return fault;
    }
    tokens_ = record.position + 1;
    computed_ = record.position;
    last_index_ = record.index;
    return {};
  }

  Fault take(const RecordedEdit& edit) {
    if (edit.tokens < 1 || edit.tokens > tokens_) {
      return "the edit leaves " + number(edit.tokens) + " tokens of " + number(tokens_);
    }
    if (edit.row.value() < 0 || edit.row.value() >= edit.tokens) {
      return "the edit is at row " + number(edit.row.value()) + " of " + number(edit.tokens);
    }
    tokens_ = edit.tokens;
    computed_ = std::min(computed_, edit.row.value());
    return check_token(edit.token.id);
  }

  Fault take(const RecordedSwitch&) { return {}; }

  Fault check_token(TokenId token) const {
    if (token.value() >= 0 && token.value() < shape_.vocabulary) return {};
    return "the token id " + number(token.value()) + " is beyond the vocabulary of " + number(shape_.vocabulary);
  }

 private:
  Fault check_place(const StepRecord& record) {
    if (record.index <= last_index_) return "the step's index is " + number(record.index) + " after " + number(last_index_);
    const bool fits = record.slid ? record.position <= tokens_ : record.position == tokens_;
    if (!fits || record.position < 1) {
      return "the step's position is " + number(record.position) + ", but there are " + number(tokens_) + " tokens";
    }
    if (record.position > shape_.positions) return "the step is beyond the context of " + number(shape_.positions);
    if (record.phases.blocks.size() != static_cast<std::size_t>(shape_.blocks)) return "the step has phases of other blocks";
    return {};
  }

  Fault check_rows(const StepRecord& record) const {
    const int known = record.slid ? 0 : computed_;
    if (record.first < 0 || record.first > std::min(known, record.position - 1)) {
      return "the step's first row is " + number(record.first) + ", but " + number(known) + " are known";
    }
    if (record.rows_computed != record.position - record.first) {
      return "the step computed " + number(record.rows_computed) + " rows from " + number(record.first) + " to " +
             number(record.position);
    }
    const bool counts_fit = record.rows_reused >= 0 && record.rows_reused <= record.first && record.rows_rebuilt >= 0 &&
                            record.rows_rebuilt <= record.rows_computed && record.rows_rebuilt_identical >= 0 &&
                            record.rows_rebuilt_identical <= record.rows_rebuilt;
    if (!counts_fit) return "the step reused or rebuilt more rows than there are";
    if (record.cache_rows < 0 || record.cache_rows > (record.cache ? record.position : 0)) {
      return "the step keeps " + number(record.cache_rows) + " rows";
    }
    return {};
  }

  Fault check_changes(const RecordedStep& step) const {
    const auto computed = [&](RowIndex row) {
      return row.value() >= step.record.first && row.value() < step.record.position;
    };
    for (const FingerprintChange& change : step.record.changes) {
      if (!computed(change.row)) return "a fingerprint is of row " + number(change.row.value()) + ", which was not computed";
      if (change.block.value() < 0 || change.block.value() >= shape_.blocks) return "a fingerprint is of no block";
    }
    int last = -1;
    for (const RecordedRow& row : step.rows) {
      if (!computed(row.row) || row.row.value() <= std::exchange(last, row.row.value())) {
        return "the numbers of row " + number(row.row.value()) + " are out of order or of no row that was computed";
      }
      const bool fits =
          row.numbers && row.numbers->blocks() == shape_.blocks && row.numbers->kv_width() == shape_.kv_width();
      if (!fits) return "the numbers of row " + number(row.row.value()) + " have another size";
    }
    return {};
  }

  const ModelShape& shape_;
  int tokens_;
  int computed_ = 0;
  int last_index_ = -1;
};

}  // namespace

Fault find_fault(const Recording& recording) {
  Follower follower(recording);
  const std::size_t most = static_cast<std::size_t>(std::max(0, recording.model.shape.positions));
  if (recording.prompt.empty() || recording.prompt.size() > most) return "the prompt is empty or beyond the context";
  for (const RecordedToken& token : recording.prompt) {
    if (Fault fault = follower.check_token(token.id)) return "the prompt: " + *fault;
  }
  for (std::size_t i = 0; i < recording.events.size(); ++i) {
    const Fault fault = std::visit([&](const auto& event) { return follower.take(event); }, recording.events[i]);
    if (fault) return "event " + std::to_string(i) + ": " + *fault;
  }
  return {};
}

}  // namespace rowkeeper
