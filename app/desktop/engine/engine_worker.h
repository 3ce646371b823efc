// The engine thread's side: owns the model and the run, works through commands in the order they came, and sends whole values
// back. Nothing here touches a widget.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "app/desktop/engine/interrupt.h"
#include "app/desktop/engine/live_run.h"
#include "app/desktop/engine/loaded_model.h"
#include "views/run/findings.h"
#include "views/run/run_commands.h"
#include "views/run/run_status.h"

namespace rowkeeper::app {

// Events travel together at full speed: the window draws at most every 16 ms.
inline constexpr qint64 kBatchMilliseconds = 16;
// So many batches may wait for the window; beyond that, events stay with the worker.
inline constexpr int kBatchesOnTheWay = 2;

// What both threads may touch.
struct EngineShared {
  Interrupt steps;                     // raised by commands that must not wait for a step: pause, edit, restart, load, quit
  Interrupt starts;                    // raised by commands that overtake the start of a run: another restart, load, quit
  Interrupt loads;                     // raised by commands that overtake a load: another one, quit
  Interrupt questions;                 // raised by commands that change or move the run, and by other questions
  std::atomic<int> batches = 0;        // sent and not yet taken by the window
  std::atomic<int> waiting_steps = 0;  // Step pressed, not yet done
  std::atomic<double> tokens_per_second;  // 0: as fast as it goes
  std::atomic<bool> attention = false;    // each step also reports where its newest row looked
};

class EngineWorker : public QObject {
  Q_OBJECT
 public:
  explicit EngineWorker(EngineShared& shared);

  // Called on the engine's thread, by queued calls. Every run that starts gets a number, and answers carry it, so that the
  // window can tell those of a run that it has left. `ticket` is that of the command that wants the run.
  void load(int ticket, const ModelRequest& request);
  void restart(int ticket, const views::RunRequest& request);
  void leave_run();
  void play();
  void pause();
  void step();
  void set_tokens(int tokens);
  void set_cache(bool on);
  void follow_speed();  // it has changed
  void replace_token(int row, TokenId token);
  void replace_text(int row, const QString& text);
  void shut_down();
  void report_no_memory();
  // Questions about the run. Each gives way to any command that comes after it.
  void check(CheckKind kind);
  void stop_check() {}  // having come is enough: it has ended the check
  void ask_candidates(int row);
  void ask_triangle(int block, int head);
  void set_racing(bool racing);  // a race has the thread: no check of our own accord

 signals:
  void model_changed(const rowkeeper::views::ModelStatus& status);
  // Direct: whoever shares the model lets go of it before this returns (null), or takes the new one.
  void model_replaced(const std::shared_ptr<const rowkeeper::app::LoadedModel>& model);
  void tokenizer_changed(const std::shared_ptr<const rowkeeper::Tokenizer>& tokenizer);
  void run_started(int ticket, int run, const rowkeeper::Recording& beginning);
  void events_made(int run, const std::vector<rowkeeper::RunEvent>& events);
  void status_changed(int run, const rowkeeper::views::RunStatus& status);
  void check_changed(int run, const rowkeeper::views::CheckState& check);
  void alternatives_found(int run, const rowkeeper::views::Alternatives& alternatives);
  void triangle_found(int run, const rowkeeper::views::Triangle& triangle);

 private:
  void start_run(int ticket, const views::RunRequest& request);
  void take_step();  // the next one of a run that plays
  enum class StepEnd { done, overtaken, failed };
  StepEnd compute_step();
  void plan_next_step();
  void after_edit(const Result<void>& done);
  void flush(bool even_if_soon);
  void send_status();
  void fail_with(const Error& error);
  void stop_playing();
  void come_to_rest();  // stop_playing(), and say so
  void send_model();
  void send_check() { emit check_changed(run_number_, check_); }
  void check_soon();    // a quick check, once the run has come to rest
  void forget_check();  // the run goes on: what was found is not about it any more

  EngineShared& shared_;
  int run_number_ = 0;
  std::shared_ptr<const LoadedModel> model_;
  std::optional<LiveRun> run_;
  std::optional<views::RunRequest> last_request_;
  views::RunStatus status_;
  bool racing_ = false;
  views::CheckState check_;
  QTimer next_step_, rest_;
  QElapsedTimer since_step_, since_flush_;
};

}  // namespace rowkeeper::app
