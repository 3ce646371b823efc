// What the next race is made of: Watch's prompt and sampling, a number of tokens, two lanes. Any change prepares a new race, but
// only while somebody looks: a lane may need a model of its own, which takes time and memory.
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "core/run/comparison.h"
#include "views/run/run_commands.h"
#include "views/run/run_settings.h"

namespace rowkeeper::views {

class RaceSettings : public QObject {
  Q_OBJECT
 public:
  RaceSettings(const RunSettings* watch, RunCommands* commands, QObject* parent = nullptr);

  const RaceRequest& request() const { return request_; }
  const LaneRequest& lane(Lane lane) const { return lane == Lane::a ? request_.a : request_.b; }

  void set_tokens(int tokens);
  void set_lane(Lane lane, const LaneRequest& request);
  // Of the window's model: when they change, both lanes take them. A lane may be given others afterwards.
  void follow_weights(Precision weights);

  // What a lane may be computed with: those of the CPU, and of a GPU once one is found.
  const std::vector<BackendKind>& backends() const { return backends_; }
  void offer(BackendKind backend);

  // What others of the session are set to, and the race that they have prepared, if any.
  void take_over(const RaceSettings& others);
  void set_watched(bool watched);
  void prepare();  // a new race, even if nothing has changed

 signals:
  void changed();

 private:
  void take_from_watch();
  void set_request(const RaceRequest& request);
  void prepare_if_needed();

  const RunSettings* watch_;
  RunCommands* commands_;
  RaceRequest request_;
  std::optional<RaceRequest> prepared_;  // what was asked for last
  std::vector<BackendKind> backends_ = {BackendKind::exact, BackendKind::openblas};
  Precision model_weights_ = Precision::f32;
  bool watched_ = false;
};

}  // namespace rowkeeper::views
