#include "views/watch/verdict.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "views/widgets/error_text.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(SameOutputCard)
};

// Empty while no row has been computed twice.
QString rebuilt_fact(const RunModel& run) {
  const std::int64_t rebuilt = run.state().rows_rebuilt(), identical = run.state().rows_identical();
  if (rebuilt == 0) return {};
  const auto times = static_cast<int>(rebuilt);
  if (rebuilt == identical) return Words::tr("rows rebuilt %Ln times, every rebuild gave the same bits", nullptr, times);
  if (!run.exact())
    return Words::tr("rows rebuilt %Ln times, %1 of them to the same bits; the others differ by rounding", nullptr, times)
        .arg(count_text(identical));
  return Words::tr("rows rebuilt %Ln times, %1 of them to OTHER bits", nullptr, times).arg(count_text(rebuilt - identical));
}

bool rebuilt_differently(const RunModel& run) {
  return run.exact() && run.state().rows_identical() < run.state().rows_rebuilt();
}

QString how_text(CheckKind kind) {
  return kind == CheckKind::quick
             ? Words::tr("Quick check: one pass over the whole text gives the logits of every step at once.")
             : Words::tr("Thorough check: every step was computed again, the other way.");
}

QString range_text(const StepRange& range) {
  const QString first = count_text(range.first);
  return range.first == range.last ? first : Words::tr("%1 to %2").arg(first, count_text(range.last));
}

struct LeftOut {
  QString steps;  // "2, 5 to 9"
  int count = 0;
};

// Steps of [first, end) that are in none of the ranges.
LeftOut left_out(const std::vector<StepRange>& checked, int first, int end) {
  QStringList ranges;
  LeftOut left;
  const auto add = [&](int last) {
    if (first > last) return;
    ranges << range_text({first, last});
    left.count += last - first + 1;
  };
  for (const StepRange& range : checked) {
    add(std::min(range.first, end) - 1);
    first = std::max(first, range.last + 1);
  }
  add(end - 1);
  left.steps = ranges.join(QStringLiteral(", "));
  return left;
}

// What the number of checked steps does not tell: those whose text is gone, and those whose token is another one now.
void add_limits(Verdict& verdict, const RunModel& run, const CheckReport& report) {
  const int slid = run.state().steps_slid(), all = static_cast<int>(run.state().points().size());
  if (const LeftOut left = left_out(report.checked, 0, slid); left.count > 0)
    verdict.facts << (left.count == 1 ? Words::tr("Step %1 is left out: its text slid out of the context.")
                                      : Words::tr("Steps %1 are left out: their text slid out of the context."))
                         .arg(left.steps);
  if (const LeftOut left = left_out(report.checked, slid, all); left.count > 0)
    verdict.facts << (left.count == 1 ? Words::tr("Step %1 is left out: its text was changed since.")
                                      : Words::tr("Steps %1 are left out: their text was changed since."))
                         .arg(left.steps);
  if (report.replaced > 0)
    verdict.facts << Words::tr("%1 of these tokens replaced by hand since: compared is what the step chose")
                         .arg(count_text(report.replaced));
}

QString token_at(const RunModel& run, int position) {
  if (position < 0 || position >= run.state().size()) return {};
  return token_text(run.state().rows()[static_cast<std::size_t>(position)].token.bytes);
}

QString where(const RunModel& run, const StepDifference& difference) {
  const QString margin = std::isfinite(difference.margin) ? small_text(difference.margin) : Words::tr("none");
  return Words::tr("step %1, token ‘%2’ in row %3: logits differ by %4, margin of the best over the second %5")
      .arg(count_text(difference.step), token_at(run, difference.position), count_text(difference.position),
           small_text(difference.difference), margin);
}

void add_tokens(Verdict& verdict, const RunModel& run, const CheckReport& report) {
  verdict.facts << Words::tr("%1 of %Ln tokens identical", nullptr, report.steps).arg(count_text(report.tokens_identical));
  if (report.tokens_excused == 0 || !report.first_token_difference) return;
  verdict.facts << Words::tr("%n token(s) too close to call; the first: %1", nullptr, report.tokens_excused)
                       .arg(where(run, *report.first_token_difference));
}

void add_logits(Verdict& verdict, const CheckReport& report) {
  if (report.logits_identical == report.steps) {
    verdict.facts << Words::tr("logits identical to the last bit (%1 of %Ln steps)", nullptr, report.steps)
                         .arg(count_text(report.logits_identical));
  } else if (!report.exact) {
    verdict.facts << Words::tr("logits differ by up to %1, because the library adds in another order")
                         .arg(small_text(report.largest_difference));
  }
}

void add_differences(Verdict& verdict, const RunModel& run, const CheckReport& report) {
  if (report.first_token_difference)
    verdict.facts << Words::tr("other token: %1").arg(where(run, *report.first_token_difference));
  if (report.first_logits_difference)
    verdict.facts << Words::tr("other logits: %1").arg(where(run, *report.first_logits_difference));
  if (report.rows_identical < report.rows_checked)
    verdict.facts << Words::tr("%1 of %2 keys and values have other bits")
                         .arg(count_text(report.rows_checked - report.rows_identical), count_text(report.rows_checked));
}

Verdict from_report(const RunModel& run, const CheckReport& report) {
  Verdict verdict;
  verdict.how = how_text(report.kind);
  const bool same = report.agrees() && !rebuilt_differently(run);
  verdict.tone = same ? Tone::good : Tone::bad;
  if (same) {
    verdict.title = report.exact ? Words::tr("✓ Same output with and without the cache")
                                 : Words::tr("✓ Same tokens with and without the cache");
    add_tokens(verdict, run, report);
    add_logits(verdict, report);
  } else {
    verdict.title = Words::tr("✗ The output is not the same");
    verdict.facts << Words::tr("%1 of %Ln tokens identical", nullptr, report.steps).arg(count_text(report.tokens_identical));
    add_differences(verdict, run, report);
  }
  add_limits(verdict, run, report);
  verdict.facts << rebuilt_fact(run);
  return verdict;
}

Verdict without_report(const RunModel& run, const CheckState& check) {
  Verdict verdict;
  verdict.title = Words::tr("Same output with and without the cache?");
  if (rebuilt_differently(run)) {
    verdict.tone = Tone::bad;
    verdict.title = Words::tr("✗ A row came out differently");
  }
  const QString rebuilt = rebuilt_fact(run);
  if (check.state == CheckState::State::failed && check.error) verdict.facts << error_text(*check.error);
  if (run.status().phase == RunPhase::replay) {
    verdict.facts << Words::tr("A recording computes nothing, so there is nothing to check again.")
                  << (rebuilt.isEmpty() ? Words::tr("When it was made, no row was computed twice up to here.")
                                        : Words::tr("When it was made: %1.").arg(rebuilt));
  } else if (run.state().points().empty()) {
    verdict.facts << Words::tr("Nothing to compare yet.");
  } else {
    verdict.facts << (rebuilt.isEmpty() ? Words::tr("No row has been computed twice yet.") : rebuilt);
  }
  return verdict;
}

}  // namespace

Verdict make_verdict(const RunModel& run, const CheckState& check) {
  const bool replay = run.status().phase == RunPhase::replay;
  const bool told = !replay && check.state == CheckState::State::done && check.report && check.report->steps > 0;
  Verdict verdict = told ? from_report(run, *check.report) : without_report(run, check);
  verdict.facts.removeAll(QString());
  return verdict;
}

}  // namespace rowkeeper::views
