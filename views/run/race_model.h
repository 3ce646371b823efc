// A race as pages see it: two lanes, each a run of its own, and what they have in common so far.
#pragma once

#include <QObject>
#include <optional>

#include "core/run/comparison.h"
#include "core/run/race.h"
#include "views/run/run_commands.h"
#include "views/run/run_model.h"

namespace rowkeeper::views {

struct RaceStatus {
  enum class Phase {
    none,     // no model yet
    loading,  // a lane wants a model of its own: other arithmetic, weights or threads
    ready,    // waits for Race
    racing,
    paused,
    finished,
  } phase = Phase::none;
  double progress = 0;  // of loading, 0 to 1
  RaceRequest request = {};
  std::optional<Error> error = {};
  std::optional<Lane> error_lane = {};  // whose it is; none: both lanes'
};

class RaceModel : public QObject {
  Q_OBJECT
 public:
  explicit RaceModel(QObject* parent = nullptr) : QObject(parent) {}
  RunModel& lane(Lane lane) { return lane == Lane::a ? a_ : b_; }
  const RunModel& lane(Lane lane) const { return lane == Lane::a ? a_ : b_; }
  const Comparison& comparison() const { return comparison_; }  // of the steps that both lanes have made
  const RaceStatus& status() const { return status_; }
  void set_comparison(const Comparison& comparison) {
    comparison_ = comparison;
    emit comparison_changed();
  }
  void set_status(const RaceStatus& status) {
    status_ = status;
    emit status_changed();
  }

 signals:
  void comparison_changed();
  void status_changed();

 private:
  RunModel a_, b_;
  Comparison comparison_;
  RaceStatus status_;
};

}  // namespace rowkeeper::views
