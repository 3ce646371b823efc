#include "core/run/check.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/counts.h"
#include "core/base/memory_guard.h"

namespace rowkeeper {

namespace {

// Rows computed together by a quick check: so many rows of logits are held at once (13 MB for GPT-2).
constexpr int kRowsAtOnce = 64;
constexpr double kRounding = 1e-3;     // of the logits' range
constexpr double kExcusedMargins = 4;  // x the difference

double margin_of(const LedgerStep& step) {
  if (step.highest.size() < 2) return std::numeric_limits<double>::infinity();
  return static_cast<double>(step.highest[0].logit) - static_cast<double>(step.highest[1].logit);
}

double largest_difference(const LedgerStep& step, std::span<const float> logits) {
  double largest = 0;
  for (const LedgerLogit& had : step.highest) {
    const double now = logits[size(had.token.value())];
    largest = std::max(largest, std::abs(static_cast<double>(had.logit) - now));
  }
  return largest;
}

bool is_rounding(double difference, std::span<const float> logits) {
  const auto [lowest, highest] = std::ranges::minmax(logits);
  return difference <= kRounding * (static_cast<double>(highest) - static_cast<double>(lowest));
}

class Check {
 public:
  Check(const CheckSubject& subject, const Sampler& sampler, const StopToken& stop, const CheckProgress& progress)
      : subject_(subject), sampler_(sampler), stop_(stop), progress_(progress) {
    report_.exact = row_invariant(subject.model.backend());
  }
  Result<CheckReport> quick();
  Result<CheckReport> thorough();

 private:
  std::size_t vocabulary() const { return size(subject_.model.shape().vocabulary); }
  // Computes the rows below `end` that the store lacks; logits_ then begins with those of row `logits_from`.
  Result<PassRecord> pass(int end, KvStore& store, int logits_from);
  void compare_step(const LedgerStep& step, std::uint64_t fingerprint, std::span<const float> logits);
  void count_in(const LedgerStep& step);
  void compare_rows(const PassRecord& pass);
  void report_progress(int done, int total) const {
    if (progress_) progress_(done, total);
  }

  const CheckSubject& subject_;
  const Sampler& sampler_;
  const StopToken& stop_;
  const CheckProgress& progress_;
  std::vector<float> logits_;
  CheckReport report_;
};

Result<PassRecord> Check::pass(int end, KvStore& store, int logits_from) {
  PassOptions options;
  options.logits_from = logits_from;
  options.stop = stop_;
  Result<PassRecord> record = subject_.model.pass(subject_.tokens.first(size(end)), store, logits_, options);
  if (record) compare_rows(*record);
  return record;
}

// Logits of rows above the first step's are not needed, but for the one row that every pass gives.
Result<CheckReport> Check::quick() {
  report_.kind = CheckKind::quick;
  const int known = std::min(subject_.history.rows(), static_cast<int>(subject_.tokens.size()));
  const int rows = subject_.steps.empty() ? known : std::max(known, subject_.steps.back().position);
  Result<std::unique_ptr<KvStore>> store = subject_.model.make_store(subject_.store);
  if (!store) return tl::unexpected(store.error());
  logits_.resize(size(std::min(rows, kRowsAtOnce)) * vocabulary());
  auto step = subject_.steps.begin();
  for (int begin = 0; begin < rows; begin += kRowsAtOnce) {
    const int end = std::min(rows, begin + kRowsAtOnce);
    const int from = step == subject_.steps.end() ? end - 1 : std::clamp(step->position - 1, begin, end - 1);
    const Result<PassRecord> record = pass(end, **store, from);
    if (!record) return tl::unexpected(record.error());
    for (; step != subject_.steps.end() && step->position <= end; ++step) {
      const std::size_t row = size(step->position - 1 - from);
      compare_step(*step, record->logits_fingerprints[row], std::span(logits_).subspan(row * vocabulary(), vocabulary()));
    }
    report_progress(end, rows);
  }
  return report_;
}

Result<CheckReport> Check::thorough() {
  report_.kind = CheckKind::thorough;
  Result<std::unique_ptr<KvStore>> kept = subject_.model.make_store(subject_.store),
                                   emptied = subject_.model.make_store(subject_.store);
  if (!kept) return tl::unexpected(kept.error());
  if (!emptied) return tl::unexpected(emptied.error());
  logits_.resize(vocabulary());
  const int steps = static_cast<int>(subject_.steps.size());
  for (int done = 0; done < steps; ++done) {
    const LedgerStep& step = subject_.steps[size(done)];
    KvStore& store = step.cache ? **emptied : **kept;
    const Result<PassRecord> record = pass(step.position, store, step.position - 1);
    if (!record) return tl::unexpected(record.error());
    (*emptied)->truncate(0);
    compare_step(step, record->logits_fingerprints.back(), logits_);
    report_progress(done + 1, steps);
  }
  return report_;
}

void Check::compare_step(const LedgerStep& step, std::uint64_t fingerprint, std::span<const float> logits) {
  const StepDifference found{step.index, step.position, margin_of(step), largest_difference(step, logits)};
  ++report_.steps;
  count_in(step);
  report_.largest_difference = std::max(report_.largest_difference, found.difference);
  report_.beyond_rounding += !is_rounding(found.difference, logits);
  if (fingerprint == step.logits_fingerprint) {
    ++report_.logits_identical;
  } else if (!report_.first_logits_difference) {
    report_.first_logits_difference = found;
  }
  if (sampler_.choose(logits, step.sampler_position) == step.token) {
    ++report_.tokens_identical;
    return;
  }
  report_.tokens_excused += found.margin < kExcusedMargins * found.difference;
  if (!report_.first_token_difference) report_.first_token_difference = found;
}

void Check::count_in(const LedgerStep& step) {
  std::vector<StepRange>& checked = report_.checked;
  if (checked.empty() || checked.back().last + 1 != step.index) checked.push_back({step.index, step.index});
  checked.back().last = step.index;
  const std::size_t position = size(step.position);
  report_.replaced += position < subject_.tokens.size() && subject_.tokens[position] != step.token;
}

void Check::compare_rows(const PassRecord& pass) {
  const int blocks = subject_.model.shape().blocks;
  for (int row = 0; row < pass.rows; ++row) {
    const RowIndex at(pass.first + row);
    if (!subject_.history.knows(at)) continue;
    for (int block = 0; block < blocks; ++block) {
      const RowFingerprint& now = pass.fingerprints[size(row) * size(blocks) + size(block)];
      report_.rows_identical += now == subject_.history.fingerprint(at, BlockIndex(block));
    }
    report_.rows_checked += blocks;
  }
}

}  // namespace

bool CheckReport::agrees() const {
  if (exact) return tokens_identical == steps && logits_identical == steps && rows_identical == rows_checked;
  return tokens_identical + tokens_excused == steps && beyond_rounding == 0;
}

Result<CheckReport> check_steps(const CheckSubject& subject, CheckKind kind, const StopToken& stop,
                                const CheckProgress& progress) {
  const int tokens = static_cast<int>(subject.tokens.size());
  int above = 0;
  for (const LedgerStep& step : subject.steps) {
    const bool valid = step.position > above && step.position <= tokens;
    above = step.position;
    if (valid) continue;
    return fail(ErrorCode::row_out_of_range, std::to_string(step.position), std::to_string(tokens));
  }
  const Result<Sampler> sampler = Sampler::create(subject.sampling);
  if (!sampler) return tl::unexpected(sampler.error());
  return guard_memory("check", 0, [&] {
    Check check(subject, *sampler, stop, progress);
    return kind == CheckKind::quick ? check.quick() : check.thorough();
  });
}

Result<CheckReport> check_run(const Run& run, CheckKind kind, const StopToken& stop, const CheckProgress& progress) {
  return check_steps(
      {run.model(), run.tokens(), run.ledger().steps(), run.options().sampling, run.history(), run.options().store}, kind,
      stop, progress);
}

}  // namespace rowkeeper
