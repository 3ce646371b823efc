// Races on the engine's thread: two runs of the same prompt, one step at a time, always the lane whose clock is behind.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "app/desktop/engine/interrupt.h"
#include "app/desktop/engine/loaded_model.h"
#include "core/run/race.h"
#include "views/run/race_model.h"

namespace rowkeeper::app {

// What both threads may touch.
struct RaceShared {
  Interrupt steps;                     // raised by commands that must not wait for a step: pause, another race, quit
  Interrupt prepares;                  // raised by commands that overtake the making of a race: another one, quit
  std::atomic<int> batches = 0;        // sent and not yet taken by the window
  std::atomic<int> waiting_steps = 0;  // Step pressed, not yet done
};

class RaceWorker : public QObject {
  Q_OBJECT
 public:
  explicit RaceWorker(RaceShared& shared);

  // On the engine's thread. `generation` numbers the races, as it does the runs of EngineWorker.
  void set_model(const std::shared_ptr<const LoadedModel>& model);  // null: the model goes, and all that uses it
  void prepare(int generation, const views::RaceRequest& request);
  void race();
  void step();
  void pause();
  void shut_down();
  void report_no_memory();

 signals:
  void racing_changed(bool racing);  // whether steps of a race follow each other on this thread
  void lane_started(int generation, rowkeeper::Lane lane, const rowkeeper::Recording& beginning);
  void events_made(int generation, const std::vector<rowkeeper::RunEvent>& a, const std::vector<rowkeeper::RunEvent>& b,
                   const rowkeeper::Comparison& comparison);
  void status_changed(int generation, const rowkeeper::views::RaceStatus& status);

 private:
  using Phase = views::RaceStatus::Phase;
  void start();
  Result<void> make_race();
  Result<std::shared_ptr<const LoadedModel>> model_for(Lane lane, const views::LaneRequest& request);
  Result<std::vector<TokenId>> read_prompt();
  Result<Run> make_lane(const LoadedModel& model, const views::LaneRequest& request, const std::vector<TokenId>& prompt);
  void take_step();
  bool compute_step();
  void pause_without_memory();
  void flush(bool even_if_soon);
  void send_status();

  RaceShared& shared_;
  int generation_ = 0;
  std::shared_ptr<const LoadedModel> model_;
  std::array<std::shared_ptr<const LoadedModel>, 2> lane_models_;  // by lane; may be model_
  std::optional<Race> race_;
  std::optional<views::RaceRequest> wanted_;
  views::RaceStatus status_;
  std::array<std::vector<RunEvent>, 2> events_;
  QTimer next_step_;
  QElapsedTimer since_flush_;
};

}  // namespace rowkeeper::app
