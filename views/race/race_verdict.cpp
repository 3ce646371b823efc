#include "views/race/race_verdict.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>

#include "views/widgets/format.h"
#include "views/widgets/precision_text.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(RaceVerdict)
};

bool same_weights(const RaceModel& race) {
  return race.lane(Lane::a).recording().model.precision == race.lane(Lane::b).recording().model.precision;
}

// Why lanes whose weights are not kept alike compute other numbers.
QString weights_reason(const RaceModel& race) {
  const Precision a = race.lane(Lane::a).recording().model.precision, b = race.lane(Lane::b).recording().model.precision;
  const QString bits_a = count_text(precision_bits(a)), bits_b = count_text(precision_bits(b));
  if (a == Precision::f32) return Words::tr("the second lane's weights are rounded to %1 bits").arg(bits_b);
  if (b == Precision::f32) return Words::tr("the first lane's weights are rounded to %1 bits").arg(bits_a);
  return Words::tr("the first lane's weights are rounded to %1 bits, the second's to %2").arg(bits_a, bits_b);
}

// SSE4 has no fused multiply-add, so it rounds in other places than the rest.
bool must_agree_in_bits(const RecordedModel& a, const RecordedModel& b) {
  if (a.backend != b.backend || !row_invariant(a.backend)) return false;
  return on_device(a.backend) || (a.simd == SimdTarget::sse4) == (b.simd == SimdTarget::sse4);
}

// With such weights activations are rounded to codes as well: a difference in the last bit may flip a code.
bool rounds_activations(const RaceModel& race) {
  return race.lane(Lane::a).recording().model.precision == Precision::q8 ||
         race.lane(Lane::b).recording().model.precision == Precision::q8;
}

const StepRecord* step_of(const RunModel& lane, int index) {
  for (const RunEvent& event : lane.recording().events) {
    const auto* step = std::get_if<RecordedStep>(&event);
    if (step != nullptr && step->record.index == index) return &step->record;
  }
  return nullptr;
}

// By how much the best candidate led when lane A chose; none if the steps were not asked for candidates.
std::optional<double> margin_at(const RaceModel& race, int index) {
  const StepRecord* step = step_of(race.lane(Lane::a), index);
  if (step == nullptr || step->candidates.size() < 2) return {};
  return static_cast<double>(step->candidates[0].logit) - static_cast<double>(step->candidates[1].logit);
}

// Another order of adding moves a logit by millionths of its size; a larger difference excuses nothing.
bool is_rounding(const RaceModel& race) {
  double size = 1;
  if (const StepRecord* step = step_of(race.lane(Lane::a), 0); step != nullptr && !step->candidates.empty())
    size = std::max(size, std::abs(static_cast<double>(step->candidates[0].logit)));
  return race.comparison().logits_max_abs_diff < 1e-3 * size;
}

QString token_at(const RunModel& lane, int step) {
  const int row = lane.state().prompt_size() + step;
  return row < lane.state().size() ? token_text(lane.state().rows()[static_cast<std::size_t>(row)].token.bytes) : QString();
}

void add_rows(RaceVerdict& verdict, const Comparison& comparison) {
  if (comparison.rows_checked == 0) return;
  verdict.facts << Words::tr("%1 of %2 keys and values equal")
                       .arg(count_text(comparison.rows_identical), count_text(comparison.rows_checked));
}

void add_logits(RaceVerdict& verdict, const RaceModel& race) {
  const Comparison& comparison = race.comparison();
  const QString most = small_text(comparison.logits_max_abs_diff);
  if (comparison.logits_identical_steps == comparison.steps) {
    verdict.facts << Words::tr("logits equal to the last bit");
  } else if (!same_weights(race)) {
    verdict.facts << Words::tr("logits differ by up to %1, because %2").arg(most, weights_reason(race));
  } else if (rounds_activations(race)) {
    verdict.facts << Words::tr("logits differ by up to %1, because 8-bit weights round between the layers too").arg(most);
  } else {
    verdict.facts << Words::tr("logits differ by up to %1, because the library adds in another order").arg(most);
  }
}

RaceVerdict same(const RaceModel& race) {
  const Comparison& comparison = race.comparison();
  const QString steps = count_text(comparison.steps);
  RaceVerdict verdict;
  verdict.agreement = comparison.bit_identical() ? Agreement::identical : Agreement::same_tokens;
  if (verdict.agreement == Agreement::identical) {
    verdict.title =
        Words::tr("✓ Identical: %1 of %Ln shared tokens, logits equal to the last bit", nullptr, comparison.steps)
            .arg(steps);
  } else {
    verdict.title = Words::tr("✓ Same tokens: %1 of %1 shared").arg(steps);
    add_logits(verdict, race);
  }
  add_rows(verdict, comparison);
  return verdict;
}

void add_choices(RaceVerdict& verdict, const RaceModel& race, int step, const std::optional<double>& margin) {
  verdict.facts << Words::tr("%1 chose ‘%2’, %3 chose ‘%4’")
                       .arg(Words::tr("the first lane"), token_at(race.lane(Lane::a), step), Words::tr("the second"),
                            token_at(race.lane(Lane::b), step));
  verdict.facts << Words::tr("logits differ by up to %1").arg(small_text(race.comparison().logits_max_abs_diff));
  if (margin) verdict.facts << Words::tr("the best token led by %1").arg(small_text(*margin));
}

// What weights in fewer bits may cost: no error.
RaceVerdict other_texts(const RaceModel& race) {
  const int step = *race.comparison().first_difference;
  RaceVerdict verdict;
  verdict.agreement = Agreement::other_weights;
  verdict.title = Words::tr("≠ The texts differ from step %1 on: %2").arg(count_text(step), weights_reason(race));
  verdict.facts << Words::tr("no error: rounded weights give other numbers");
  add_choices(verdict, race, step, margin_at(race, step));
  return verdict;
}

// Lanes with 8-bit weights that need not agree in bits: no error.
RaceVerdict other_codes(const RaceModel& race) {
  const int step = *race.comparison().first_difference;
  RaceVerdict verdict;
  verdict.agreement = Agreement::rounding_won;
  verdict.title =
      Words::tr("≠ Other tokens from step %1 on: 8-bit weights round between the layers too").arg(count_text(step));
  verdict.facts << Words::tr("no error: the lanes round in other places, and a last bit can become another code");
  add_choices(verdict, race, step, margin_at(race, step));
  return verdict;
}

RaceVerdict other_tokens(const RaceModel& race, bool bits) {
  const Comparison& comparison = race.comparison();
  const int step = *comparison.first_difference;
  const std::optional<double> margin = margin_at(race, step);
  RaceVerdict verdict;
  const bool excused = !bits && is_rounding(race) && margin && *margin < 4 * comparison.logits_max_abs_diff;
  verdict.agreement = excused ? Agreement::rounding_won : Agreement::different;
  verdict.title = (excused ? Words::tr("≠ Other tokens from step %1 on: two were too close to call")
                           : Words::tr("✗ Not the same: the tokens differ from step %1 on"))
                      .arg(count_text(step));
  add_choices(verdict, race, step, margin);
  return verdict;
}

RaceVerdict other_bits(const Comparison& comparison) {
  RaceVerdict verdict;
  verdict.agreement = Agreement::different;
  verdict.title = Words::tr("✗ Not the same: equal tokens, but other bits");
  verdict.facts << Words::tr("logits equal to the last bit in %1 of %Ln steps; they differ by up to %2", nullptr,
                             comparison.steps)
                       .arg(count_text(comparison.logits_identical_steps), small_text(comparison.logits_max_abs_diff));
  add_rows(verdict, comparison);
  return verdict;
}

}  // namespace

RaceVerdict make_race_verdict(const RaceModel& race) {
  const Comparison& comparison = race.comparison();
  if (comparison.steps == 0) {
    return {Agreement::nothing_yet,
            Words::tr("Same output?"),
            {Words::tr("Each token that both lanes have made is compared here, with all numbers behind it.")}};
  }
  const bool bits = must_agree_in_bits(race.lane(Lane::a).recording().model, race.lane(Lane::b).recording().model);
  if (!same_weights(race)) return comparison.identical_tokens ? same(race) : other_texts(race);
  const bool codes = !bits && rounds_activations(race);
  if (!comparison.identical_tokens) return codes ? other_codes(race) : other_tokens(race, bits);
  if (!comparison.bit_identical() && !codes && (bits || !is_rounding(race))) return other_bits(comparison);
  return same(race);
}

RatioWords ratio_words(double run_ratio, bool over) {
  const QString times = ratio_text(run_ratio), equal = ratio_text(1);
  if (times == equal) return {equal, over ? Words::tr("as fast in all") : Words::tr("as fast so far")};
  const bool faster = run_ratio > 1;
  const QString so_far = faster ? Words::tr("faster so far") : Words::tr("slower so far");
  const QString in_all = faster ? Words::tr("faster in all") : Words::tr("slower in all");
  return {faster ? times : ratio_text(1 / run_ratio), over ? in_all : so_far};
}

}  // namespace rowkeeper::views
