// Values of the pages other than Watch.
#include "core/cost/machines.h"
#include "views/chat/first_token_times.h"
#include "views/learn/lesson_values.h"
#include "views/memory/calculator.h"
#include "views/race/chosen_machine.h"
#include "views/race/machine_predictions.h"
#include "views/race/race_ratios.h"
#include "views/race/race_verdict.h"
#include "views/run/chat_model.h"
#include "views/run/race_model.h"
#include "views/run/run_model.h"
#include "views/run/serve_model.h"
#include "views/run/squeeze_model.h"
#include "views/squeeze/squeeze_choice.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

using namespace lesson;

namespace {

constexpr int kPredictionPrompt = 10;  // tokens given: a short question
const QString kH100 = QStringLiteral("h100");

LessonValue ratio_of(const std::optional<Ratio>& known) { return ratio(known ? std::optional(known->value) : std::nullopt); }

// GPT-2 small's whole run on a machine that most have heard of.
LessonValue gpu_ratio(int length) {
  RecordedModel model;
  model.shape = gpt2_small();
  const auto run = machine_ratios(make_machine(kH100, {}), model, kPredictionPrompt, length).run;
  if (!run) return unknown();
  const QString low = number_text(run->low, 2), high = number_text(run->high, 2);
  return words(low == high ? low : LessonValues::tr("%1 to %2").arg(low, high));
}

// This machine's limits alone, whatever was measured since.
LessonValue roofline_ratio(const RunModel& run, int length) {
  const ModelStatus& status = run.model_status();
  const std::optional<Machine> machine = machine_of(status.limits);
  if (!machine || !predictable(status.model) || length > status.model.shape.positions) return unknown();
  const CostModel cost(status.model.shape, number_bytes(status.model), *machine);
  return ratio(predicted_ratios(cost, kPredictionPrompt, length).run);
}

}  // namespace

void LessonValues::add_race(const RaceModel& race, const RunModel& run) {
  const auto add = [&](const char* name, auto get) {
    values_[QString::fromLatin1(name)] = [&race, get] { return race.comparison().steps > 0 ? get(race) : unknown(); };
  };
  add("race_tokens", [](const RaceModel& r) { return count(r.comparison().steps); });
  add("race_ratio", [](const RaceModel& r) { return ratio(r.comparison().speedup()); });
  add("race_time_a", [](const RaceModel& r) { return seconds(r.comparison().seconds_a); });
  add("race_time_b", [](const RaceModel& r) { return seconds(r.comparison().seconds_b); });
  add("race_rows_a", [](const RaceModel& r) { return count(r.lane(Lane::a).state().rows_computed()); });
  add("race_rows_b", [](const RaceModel& r) { return count(r.lane(Lane::b).state().rows_computed()); });
  add("race_difference", [](const RaceModel& r) {
    const double difference = r.comparison().logits_max_abs_diff;
    return LessonValue{small_text(difference), difference};
  });
  add("race_agreement", [](const RaceModel& r) { return words(make_race_verdict(r).title); });
  add("race_step_ratio",
      [&run](const RaceModel& r) { return ratio(make_race_ratios(r, limits_for(r, run.model_status())).step); });
}

void LessonValues::add_predictions(const RaceModel& race, const RunModel& run) {
  for (std::size_t i = 0; i < kRatioLengths.size(); ++i) {
    const int length = kRatioLengths[i];
    values_[QStringLiteral("ratio_%1").arg(length)] = [&race, &run, i] {
      return ratio_of(make_race_ratios(race, limits_for(race, run.model_status())).later[i].run);
    };
    values_[QStringLiteral("roofline_%1").arg(length)] = [&run, length] { return roofline_ratio(run, length); };
    values_[QStringLiteral("gpu_%1").arg(length)] = [length] { return gpu_ratio(length); };
  }
}

void LessonValues::add_chat(const ChatModel& chat) {
  const auto of_turn = [&](const char* name, auto get) {
    values_[QString::fromLatin1(name)] = [&chat, get] {
      const auto& turns = chat.state().talk().turns;
      return turns.empty() || !turns.back().record ? unknown() : get(turns.back());
    };
  };
  of_turn("turn_reused", [](const ChatTurn& turn) { return count(turn.record->rows_reused); });
  of_turn("turn_computed", [](const ChatTurn& turn) { return count(turn.record->rows_computed); });
  of_turn("turn_time", [](const ChatTurn& turn) { return seconds(turn.record->first_token_seconds); });
  of_turn("turn_other_time", [](const ChatTurn& turn) { return seconds(turn.other_seconds.value_or(0)); });
  values_[QStringLiteral("turn_ratio")] = [&chat] {
    const std::vector<FirstTokenTimes> times = first_token_times(chat.state().talk());
    return times.empty() ? unknown() : ratio(times.back().times_sooner());
  };
  const auto of_edit = [&](const char* name, auto get) {
    values_[QString::fromLatin1(name)] = [&chat, get] {
      const auto& edit = chat.state().talk().edit;
      return edit ? count(get(*edit)) : unknown();
    };
  };
  of_edit("edit_rows", [](const ChatEdit& edit) { return edit.rows_before; });
  of_edit("edit_kept", [](const ChatEdit& edit) { return edit.rows_kept; });
}

void LessonValues::add_calculator(const Calculator& calculator) {
  const auto add = [&](const char* name, auto get) {
    values_[QString::fromLatin1(name)] = [&calculator, get] {
      return calculator.cost() ? get(calculator, *calculator.cost()) : unknown();
    };
  };
  const auto of_bytes = [&](const char* name, std::int64_t MemoryCost::*part) {
    add(name, [part](const Calculator&, const MemoryCost& cost) { return bytes(static_cast<double>(cost.*part)); });
  };
  add("plan_model", [](const Calculator& c, const MemoryCost&) {
    const ModelPreset* const preset = c.presets().find_model(c.state().model.toStdString());
    return preset == nullptr ? unknown() : words(QString::fromStdString(preset->name));
  });
  add("plan_numbers", [](const Calculator&, const MemoryCost& cost) { return count(cost.numbers_per_token); });
  of_bytes("plan_token", &MemoryCost::bytes_per_token);
  of_bytes("plan_conversation", &MemoryCost::bytes_per_conversation);
  of_bytes("plan_total", &MemoryCost::bytes_total);
  add("plan_weights",
      [](const Calculator& c, const MemoryCost&) { return bytes(static_cast<double>(c.plan().weights_bytes)); });
  add("plan_outgrows", [](const Calculator&, const MemoryCost& cost) {
    return cost.outgrows_weights_at ? count(*cost.outgrows_weights_at) : unknown();
  });
  add("plan_fit", [](const Calculator&, const MemoryCost& cost) {
    return cost.device ? count(cost.device->conversations_that_fit) : unknown();
  });
}

void LessonValues::add_squeeze(const SqueezeModel& squeeze, const SqueezeChoice& choice) {
  const auto add = [&](const char* name, auto get) {
    values_[QString::fromLatin1(name)] = [&squeeze, &choice, get] {
      const SqueezeResult& result = squeeze.result(choice.way());
      return result.items.empty() ? unknown() : get(result.report);
    };
  };
  add("right", [](const FidelityReport& report) { return count(report.answers_right); });
  add("exact_right", [](const FidelityReport& report) { return count(report.answers_right_exact); });
  add("questions", [](const FidelityReport& report) { return count(report.questions); });
  add("squeeze_share", [](const FidelityReport& report) { return share(report.memory_share); });
}

void LessonValues::add_pages(const ServeModel& serve) {
  const auto add = [&](const char* name, Reserve reserve, auto get) {
    values_[QString::fromLatin1(name)] = [&serve, reserve, get] {
      const ServeLane& lane = serve.lane(reserve);
      return lane.totals.steps > 0 ? get(lane.totals) : unknown();
    };
  };
  const auto admitted = [](const ServeTotals& totals) { return count(totals.admitted); };
  const auto empty = [](const ServeTotals& totals) { return share(totals.reserved_empty_share); };
  add("pieces_admitted", Reserve::contiguous, admitted);
  add("pages_admitted", Reserve::paged, admitted);
  add("pieces_empty", Reserve::contiguous, empty);
  add("pages_empty", Reserve::paged, empty);
}

}  // namespace rowkeeper::views
