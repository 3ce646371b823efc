// What comes back from the engine's thread, into the models that views read. What belongs to a run, a race or conversations that the
// window does not show any more is passed over.
#include "app/desktop/engine/engine.h"

namespace rowkeeper::app {

void Engine::connect_answers() {
  connect(worker_, &EngineWorker::run_started, this, [this](int ticket, int run, const Recording& beginning) {
    if (ticket < left_) return;
    shown_run_ = run;
    models_.run->start(beginning);
  });
  connect(worker_, &EngineWorker::events_made, this, &Engine::add_events);
  connect(worker_, &EngineWorker::status_changed, this, [this](int run, const views::RunStatus& status) {
    if (run == shown_run_) models_.run->set_status(status);
  });
  connect(worker_, &EngineWorker::check_changed, this, [this](int run, const views::CheckState& check) {
    if (run == shown_run_) models_.findings->set_check(check);
  });
  connect(worker_, &EngineWorker::alternatives_found, this, [this](int run, const views::Alternatives& found) {
    if (run == shown_run_) models_.findings->set_alternatives(found);
  });
  connect(worker_, &EngineWorker::triangle_found, this, [this](int run, const views::Triangle& found) {
    if (run == shown_run_) models_.findings->set_triangle(found);
  });
  connect(worker_, &EngineWorker::model_changed, models_.run, &views::RunModel::set_model_status);
}

void Engine::add_events(int run, const std::vector<RunEvent>& events) {
  --shared_.batches;
  if (run == shown_run_) models_.run->append(events);
}

void Engine::connect_race_answers() {
  connect(race_, &RaceWorker::lane_started, this, [this](int generation, Lane lane, const Recording& beginning) {
    if (generation != race_generation_) return;
    models_.race->lane(lane).start(beginning);
    models_.race->set_comparison({});
  });
  connect(
      race_, &RaceWorker::events_made, this,
      [this](int generation, const std::vector<RunEvent>& a, const std::vector<RunEvent>& b, const Comparison& comparison) {
        --race_shared_.batches;
        if (generation != race_generation_) return;
        if (!a.empty()) models_.race->lane(Lane::a).append(a);
        if (!b.empty()) models_.race->lane(Lane::b).append(b);
        models_.race->set_comparison(comparison);
      });
  connect(race_, &RaceWorker::status_changed, this, [this](int generation, const views::RaceStatus& status) {
    if (generation == race_generation_) models_.race->set_status(status);
  });
}

void Engine::connect_serving_answers() {
  connect(serve_, &ServeWorker::lanes_changed, this, [this](int generation, const std::array<views::ServeLane, 2>& lanes) {
    if (generation == serve_generation_) models_.serve->set_lanes(lanes);
  });
  connect(serve_, &ServeWorker::status_changed, this, [this](int generation, const views::ServeStatus& status) {
    if (generation == serve_generation_) models_.serve->set_status(status);
  });
}

}  // namespace rowkeeper::app
