#include "core/run/comparison.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>

namespace rowkeeper {

void StepComparer::add(Lane lane, const StepRecord& record, std::span<const float> logits) {
  if (waiting_.empty()) leading_ = lane;
  if (lane == leading_) {
    waiting_.push_back({record, {logits.begin(), logits.end()}});
    return;
  }
  const WaitingStep& waiting = waiting_.front();
  const Step mine{record, logits};
  const Step theirs{waiting.record, waiting.logits};
  if (lane == Lane::b) {
    compare(theirs, mine);
  } else {
    compare(mine, theirs);
  }
  waiting_.pop_front();
}

void StepComparer::compare(const Step& a, const Step& b) {
  result_.seconds_a += a.record.seconds();
  result_.seconds_b += b.record.seconds();
  if (result_.first_difference && (a.record.slid || b.record.slid)) comparable_rows_ = 0;
  a_.take(a.record);
  b_.take(b.record);
  compare_rows(b.record);
  if (!result_.first_difference) {
    compare_logits(a.logits, b.logits);
    if (a.record.token != b.record.token) {
      result_.identical_tokens = false;
      result_.first_difference = result_.steps;
      comparable_rows_ = a.record.position;
    }
  }
  ++result_.steps;
}

void StepComparer::compare_logits(std::span<const float> a, std::span<const float> b) {
  bool identical = true;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (std::bit_cast<std::uint32_t>(a[i]) == std::bit_cast<std::uint32_t>(b[i])) continue;
    identical = false;
    const double difference = std::abs(static_cast<double>(a[i]) - static_cast<double>(b[i]));
    // Where one is not a number there is no difference to measure, and certainly no small one.
    result_.logits_max_abs_diff =
        std::isnan(difference) ? std::numeric_limits<double>::infinity() : std::max(result_.logits_max_abs_diff, difference);
  }
  result_.logits_identical_steps += identical;
}

void StepComparer::compare_rows(const StepRecord& b) {
  const int end = std::min(b.first + b.rows_computed, comparable_rows_);
  for (int row = b.first; row < end; ++row) {
    const std::span<const RowFingerprint> in_a = a_.row(row);
    const std::span<const RowFingerprint> in_b = b_.row(row);
    if (in_a.empty() || in_b.empty()) continue;
    for (std::size_t block = 0; block < in_a.size(); ++block) result_.rows_identical += in_a[block] == in_b[block];
    result_.rows_checked += static_cast<std::int64_t>(in_a.size());
  }
}

void StepComparer::Rows::take(const StepRecord& record) {
  if (record.slid) {
    fingerprints_.clear();
    known_.clear();
  }
  const auto end = static_cast<std::size_t>(record.first + record.rows_computed);
  if (end > known_.size()) {
    known_.resize(end);
    fingerprints_.resize(end * blocks_);
  }
  for (const FingerprintChange& change : record.changes) {
    const auto row = static_cast<std::size_t>(change.row.value());
    known_[row] = 1;
    fingerprints_[row * blocks_ + static_cast<std::size_t>(change.block.value())] = change.fingerprint;
  }
}

std::span<const RowFingerprint> StepComparer::Rows::row(int row) const {
  const auto r = static_cast<std::size_t>(row);
  if (r >= known_.size() || known_[r] == 0) return {};
  return std::span(fingerprints_).subspan(r * blocks_, blocks_);
}

}  // namespace rowkeeper
