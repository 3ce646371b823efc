// The numbers that lessons speak of, as they are now: docs/lesson-format.md lists them.
#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>

#include "views/learn/learn_stage.h"
#include "views/run/page_models.h"

namespace rowkeeper::views {

class Calculator;
class SqueezeChoice;

// All outlive the values.
struct LessonSources {
  const RunModel* run;
  const Findings* findings;
  const RaceModel* race;
  const ChatModel* chat;
  const Calculator* calculator;
  const SqueezeModel* squeeze;
  const SqueezeChoice* choice;
  const ServeModel* serve;
};

class LessonValues {
  Q_DECLARE_TR_FUNCTIONS(LessonValues)
 public:
  explicit LessonValues(const LessonSources& sources);
  bool knows(const QString& name) const { return values_.contains(name); }
  LessonValue value(const QString& name) const;
  QStringList names() const;

 private:
  using Get = std::function<LessonValue()>;
  void add_model(const RunModel& run);
  void add_run(const RunModel& run, const Findings& findings);
  void add_run_times(const RunModel& run);
  void add_race(const RaceModel& race, const RunModel& run);
  void add_predictions(const RaceModel& race, const RunModel& run);
  void add_chat(const ChatModel& chat);
  void add_calculator(const Calculator& calculator);
  void add_squeeze(const SqueezeModel& squeeze, const SqueezeChoice& choice);
  void add_pages(const ServeModel& serve);

  std::map<QString, Get> values_;
};

// Values with their units; one that is not known is "…".
namespace lesson {
LessonValue unknown();
LessonValue count(std::int64_t number);
LessonValue bytes(double number);
LessonValue seconds(double number);
LessonValue ratio(std::optional<double> number);
LessonValue share(std::optional<double> number);
LessonValue words(const QString& text);  // empty: not known
}  // namespace lesson

}  // namespace rowkeeper::views
