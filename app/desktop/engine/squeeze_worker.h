// Tries ways to make the cache smaller, on the engine's thread: a text at a time, so that a command never waits long.
#pragma once

#include <QObject>
#include <QTimer>
#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "app/desktop/engine/interrupt.h"
#include "app/desktop/engine/loaded_model.h"
#include "views/run/squeeze_model.h"

namespace rowkeeper::app {

// What both threads may touch.
struct SqueezeShared {
  Interrupt tries;  // raised by commands that must not wait for an answer: stop, another try, a load, quit
  Interrupt looks;  // raised by commands that overtake a look into a store: another one, a step, a load, quit
};

class SqueezeWorker : public QObject {
  Q_OBJECT
 public:
  explicit SqueezeWorker(SqueezeShared& shared);

  // On the engine's thread.
  void set_model(const std::shared_ptr<const LoadedModel>& model);  // null: the model goes, and all that uses it
  void try_ways(const std::vector<int>& ways);
  void stop();
  void look(int way, int text);
  void report_no_memory();

 signals:
  void basis_changed(const rowkeeper::views::SqueezeBasis& basis);
  void status_changed(const rowkeeper::views::SqueezeStatus& status);
  void item_made(int way, const rowkeeper::views::SqueezeItem& item, const rowkeeper::FidelityReport& report);
  void rows_read(const rowkeeper::views::SqueezedRows& rows);

 private:
  Result<void> read_texts();
  void describe_ways();
  void take_text();
  Result<void> try_text(int way);
  Result<const Model*> model_of(int way, const StopToken& stop);
  Result<void> read_rows(int way, int text, views::SqueezedRows& found);
  void fail_with(int way, const Error& error);
  void send_status();

  SqueezeShared& shared_;
  std::shared_ptr<const LoadedModel> model_;
  // The models whose heads are shared: made when first needed, gone with the model.
  std::optional<Model> twin_, folded_;
  std::optional<ExactAnswers> exact_;  // of all ways
  std::array<std::optional<Fidelity>, views::kSqueezeWays> tried_;
  views::SqueezeBasis basis_;
  views::SqueezeStatus status_;
  std::deque<int> queue_;  // its first is being tried
  QTimer next_;
};

}  // namespace rowkeeper::app
