// Serves conversations on the engine's thread: twice side by side, in pieces and in pages, one pass of each at a time, at a pace at
// which an eye can follow.
#pragma once

#include <QObject>
#include <QTimer>
#include <array>
#include <memory>
#include <optional>

#include "app/desktop/engine/interrupt.h"
#include "app/desktop/engine/loaded_model.h"
#include "views/run/serve_model.h"

namespace rowkeeper::app {

class ServeWorker : public QObject {
  Q_OBJECT
 public:
  // `steps` is raised by commands that must not wait for a pass.
  explicit ServeWorker(Interrupt& steps);

  // On the engine's thread. `generation` numbers the beginnings, as it does the runs of EngineWorker.
  void set_model(const std::shared_ptr<const LoadedModel>& model);  // null: the model goes, and all that uses it
  void start(int generation, const views::ServeSettings& settings);
  void go_on();
  void pause();
  void report_no_memory();

 signals:
  void lanes_changed(int generation, const std::array<rowkeeper::views::ServeLane, 2>& lanes);
  void status_changed(int generation, const rowkeeper::views::ServeStatus& status);

 private:
  using Phase = views::ServeStatus::Phase;
  Result<void> make_servings();
  Result<std::vector<ServeRequest>> make_requests() const;
  void take_step();
  void fail_with(const Error& error);
  void send_lanes();
  void set_phase(Phase phase);

  Interrupt& steps_;
  int generation_ = 0;
  std::shared_ptr<const LoadedModel> model_;
  std::array<std::optional<Serving>, 2> servings_;  // contiguous, paged
  views::ServeStatus status_;
  QTimer next_step_;
};

}  // namespace rowkeeper::app
