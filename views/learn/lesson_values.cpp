#include "views/learn/lesson_values.h"

#include <algorithm>

#include "core/cost/cache_memory.h"
#include "views/charts/median.h"
#include "views/run/findings.h"
#include "views/run/run_model.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace lesson {

LessonValue unknown() { return {QStringLiteral("…"), std::nullopt}; }
LessonValue count(std::int64_t number) { return {count_text(number), static_cast<double>(number)}; }
LessonValue bytes(double number) { return number > 0 ? LessonValue{bytes_text(number), number} : unknown(); }
LessonValue seconds(double number) { return number > 0 ? LessonValue{time_text(number), number} : unknown(); }
LessonValue ratio(std::optional<double> number) { return number ? LessonValue{number_text(*number, 2), number} : unknown(); }
LessonValue share(std::optional<double> number) {
  return number ? LessonValue{LessonValues::tr("%1 %").arg(number_text(100 * *number, 2)), number} : unknown();
}
LessonValue words(const QString& text) { return text.isEmpty() ? unknown() : LessonValue{text, std::nullopt}; }

}  // namespace lesson

using namespace lesson;

namespace {

// The median of the steps that `belongs` picks; none: there is none.
template <class Belongs>
std::optional<double> median_seconds(const RunModel& run, Belongs belongs) {
  std::vector<double> seconds;
  for (const StepPoint& point : run.state().points()) {
    if (belongs(point)) seconds.push_back(point.seconds);
  }
  return seconds.empty() ? std::nullopt : std::optional(median(std::move(seconds)));
}

// A step that computed one row, from the cache. Without prefills.
std::optional<double> cached_seconds(const RunModel& run) {
  return median_seconds(run, [](const StepPoint& point) { return point.cache && point.rows_computed == 1; });
}

std::optional<double> uncached_seconds(const RunModel& run) {
  return median_seconds(run, [](const StepPoint& point) { return !point.cache; });
}

std::optional<double> first_seconds(const RunModel& run) {
  const auto& points = run.state().points();
  return points.empty() ? std::nullopt : std::optional(points.front().seconds);
}

std::optional<double> quotient(std::optional<double> a, std::optional<double> b) {
  return a && b && *b > 0 ? std::optional(*a / *b) : std::nullopt;
}

LessonValue seconds_of(std::optional<double> number) { return number ? seconds(*number) : unknown(); }

QString made_text(const RunState& state) {
  std::string bytes;
  for (const RowState& row : state.rows()) {
    if (!row.from_prompt) bytes += row.token.bytes;
  }
  return QString::fromStdString(bytes).trimmed();
}

}  // namespace

LessonValues::LessonValues(const LessonSources& sources) {
  add_model(*sources.run);
  add_run(*sources.run, *sources.findings);
  add_run_times(*sources.run);
  add_race(*sources.race, *sources.run);
  add_predictions(*sources.race, *sources.run);
  add_chat(*sources.chat);
  add_calculator(*sources.calculator);
  add_squeeze(*sources.squeeze, *sources.choice);
  add_pages(*sources.serve);
}

LessonValue LessonValues::value(const QString& name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? unknown() : found->second();
}

QStringList LessonValues::names() const {
  QStringList names;
  for (const auto& [name, get] : values_) names << name;
  return names;
}

void LessonValues::add_model(const RunModel& run) {
  const auto add = [&](const char* name, auto get) {
    values_[QString::fromLatin1(name)] = [&run, get] {
      const ModelStatus& status = run.model_status();
      return status.state == ModelStatus::State::ready ? get(status) : unknown();
    };
  };
  const auto of_shape = [&](const char* name, auto get) {
    add(name, [get](const ModelStatus& status) { return get(status.model.shape); });
  };
  const auto row = [](const ModelShape& shape) { return static_cast<double>(cache_bytes(shape, CacheFormat::f32, 1)); };
  add("model", [](const ModelStatus& status) { return words(QString::fromStdString(status.model.name)); });
  of_shape("blocks", [](const ModelShape& shape) { return count(shape.blocks); });
  of_shape("heads", [](const ModelShape& shape) { return count(shape.heads); });
  of_shape("width", [](const ModelShape& shape) { return count(shape.width); });
  of_shape("context", [](const ModelShape& shape) { return count(shape.positions); });
  of_shape("parameters", [](const ModelShape& shape) { return count(shape.parameters()); });
  of_shape("row_numbers",
           [](const ModelShape& shape) { return count(cache_row_factors(shape, CacheFormat::f32).numbers()); });
  of_shape("row_bytes", [row](const ModelShape& shape) { return bytes(row(shape)); });
  of_shape("full_cache", [row](const ModelShape& shape) { return bytes(row(shape) * shape.positions); });
  add("weights_read", [](const ModelStatus& status) { return bytes(static_cast<double>(status.model.weights_bytes_read)); });
  add("bandwidth", [](const ModelStatus& status) { return words(byte_rate_text(status.limits.bytes_per_second)); });
  add("arithmetic",
      [](const ModelStatus& status) { return words(operation_rate_text(status.limits.operations_per_second)); });
}

void LessonValues::add_run(const RunModel& run, const Findings& findings) {
  const auto add = [&](const char* name, auto get) {
    values_[QString::fromLatin1(name)] = [&run, get] { return get(run.state()); };
  };
  const auto of_step = [&](const char* name, auto get) {
    add(name, [get](const RunState& state) { return state.last_step() ? get(*state.last_step()) : unknown(); });
  };
  add("rows", [](const RunState& state) { return count(state.size()); });
  add("prompt_rows", [](const RunState& state) { return count(state.prompt_size()); });
  add("cache_rows", [](const RunState& state) { return count(state.cache_rows()); });
  add("cache_size", [](const RunState& state) {
    return LessonValue{bytes_text(static_cast<double>(state.cache_bytes())), static_cast<double>(state.cache_bytes())};
  });
  add("rows_computed", [](const RunState& state) { return count(state.rows_computed()); });
  add("rows_rebuilt", [](const RunState& state) { return count(state.rows_rebuilt()); });
  add("rows_identical", [](const RunState& state) { return count(state.rows_identical()); });
  add("first_row_times",
      [](const RunState& state) { return state.size() == 0 ? unknown() : count(state.rows().front().times_computed); });
  add("rows_kept", [](const RunState& state) {
    if (state.last_edit()) return count(state.last_edit()->row.value());
    return state.last_step() ? count(state.last_step()->rows_reused) : unknown();
  });
  add("rows_lost", [](const RunState& state) {
    const auto lost =
        std::count_if(state.rows().begin(), state.rows().end(), [](const RowState& row) { return row.invalid; });
    if (state.last_edit()) return count(lost);
    return state.last_step() ? count(state.last_step()->rows_computed) : unknown();
  });
  add("answer", [](const RunState& state) { return words(made_text(state)); });
  of_step("step_rows", [](const StepRecord& step) { return count(step.rows_computed); });
  of_step("step_reused", [](const StepRecord& step) { return count(step.rows_reused); });
  of_step("step_size", [](const StepRecord& step) { return bytes(static_cast<double>(step.transient_bytes)); });
  values_[QStringLiteral("checked_steps")] = [&findings] {
    const auto& report = findings.check().report;
    return report ? count(report->steps) : unknown();
  };
}

void LessonValues::add_run_times(const RunModel& run) {
  const auto add = [&](const char* name, auto get) {
    values_[QString::fromLatin1(name)] = [&run, get] { return get(run); };
  };
  add("step_time",
      [](const RunModel& r) { return r.state().last_step() ? seconds(r.state().last_step()->seconds()) : unknown(); });
  add("attend_share", [](const RunModel& r) {
    const auto& step = r.state().last_step();
    return share(step ? quotient(step->phases.sum_of_blocks().attend, step->seconds()) : std::nullopt);
  });
  add("prefill_time", [](const RunModel& r) { return seconds_of(first_seconds(r)); });
  add("decode_time", [](const RunModel& r) { return seconds_of(cached_seconds(r)); });
  add("prefill_ratio", [](const RunModel& r) { return ratio(quotient(first_seconds(r), cached_seconds(r))); });
  add("cached_time", [](const RunModel& r) { return seconds_of(cached_seconds(r)); });
  add("uncached_time", [](const RunModel& r) { return seconds_of(uncached_seconds(r)); });
  add("toggle_ratio", [](const RunModel& r) { return ratio(quotient(uncached_seconds(r), cached_seconds(r))); });
}

}  // namespace rowkeeper::views
