#include "views/race/race_settings.h"

#include <utility>

namespace rowkeeper::views {

RaceSettings::RaceSettings(const RunSettings* watch, RunCommands* commands, QObject* parent)
    : QObject(parent), watch_(watch), commands_(commands) {
  connect(watch, &RunSettings::changed, this, &RaceSettings::take_from_watch);
  take_from_watch();
}

void RaceSettings::take_from_watch() {
  RaceRequest race = request_;
  race.prompt = watch_->request().prompt;
  race.special_tokens = watch_->request().special_tokens;
  race.sampling = watch_->request().sampling;
  set_request(race);
}

void RaceSettings::set_tokens(int tokens) {
  RaceRequest race = request_;
  race.tokens = tokens;
  set_request(race);
}

void RaceSettings::set_lane(Lane lane, const LaneRequest& request) {
  RaceRequest race = request_;
  LaneRequest& to = lane == Lane::a ? race.a : race.b;
  const bool had_others = multiplies(to.backend, model_weights_);
  to = request;
  if (!had_others && multiplies(to.backend, model_weights_)) to.weights = model_weights_;
  set_request(race);
}

void RaceSettings::follow_weights(Precision weights) {
  if (std::exchange(model_weights_, weights) == weights) return;
  RaceRequest race = request_;
  for (LaneRequest* lane : {&race.a, &race.b}) {
    lane->weights = multiplies(lane->backend, weights) ? weights : Precision::f32;
  }
  set_request(race);
}

void RaceSettings::offer(BackendKind backend) {
  backends_.push_back(backend);
  emit changed();
}

void RaceSettings::take_over(const RaceSettings& others) {
  request_ = others.request_;
  prepared_ = others.prepared_;
  model_weights_ = others.model_weights_;
  emit changed();
}

void RaceSettings::set_watched(bool watched) {
  watched_ = watched;
  prepare_if_needed();
}

void RaceSettings::set_request(const RaceRequest& request) {
  if (request == request_) return;
  request_ = request;
  emit changed();
  prepare_if_needed();
}

void RaceSettings::prepare_if_needed() {
  if (watched_ && prepared_ != request_) prepare();
}

void RaceSettings::prepare() {
  prepared_ = request_;
  emit commands_->prepare_race(request_);
}

}  // namespace rowkeeper::views
