#include "views/race/race_settings.h"

namespace rowkeeper::views {

RaceSettings::RaceSettings(RunCommands* commands, QObject* parent) : QObject(parent), commands_(commands) {
  connect(commands, &RunCommands::restart, this, &RaceSettings::take);
}

void RaceSettings::take(const RunRequest& request) {
  has_prompt_ = true;
  RaceRequest race = request_;
  race.prompt = request.prompt;
  race.sampling = request.sampling;
  set_request(race);
}

void RaceSettings::set_tokens(int tokens) {
  RaceRequest race = request_;
  race.tokens = tokens;
  set_request(race);
}

void RaceSettings::set_lane(Lane lane, const LaneRequest& request) {
  RaceRequest race = request_;
  (lane == Lane::a ? race.a : race.b) = request;
  set_request(race);
}

void RaceSettings::set_watched(bool watched) {
  watched_ = watched;
  prepare_if_needed();
}

void RaceSettings::set_request(const RaceRequest& request) {
  request_ = request;
  emit changed();
  prepare_if_needed();
}

void RaceSettings::prepare_if_needed() {
  if (watched_ && has_prompt_ && prepared_ != request_) prepare();
}

void RaceSettings::prepare() {
  prepared_ = request_;
  emit commands_->prepare_race(request_);
}

}  // namespace rowkeeper::views
