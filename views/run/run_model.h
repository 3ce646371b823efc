// The run that all pages look at: its recording, grown by the engine thread or read from a file, and its state at the event
// that is shown. A live run shows its last event; a replay may stand anywhere.
#pragma once

#include <QObject>
#include <vector>

#include "core/run/recording.h"
#include "views/run/run_state.h"
#include "views/run/run_status.h"

namespace rowkeeper::views {

class RunModel : public QObject {
  Q_OBJECT
 public:
  explicit RunModel(QObject* parent = nullptr) : QObject(parent) {}

  const Recording& recording() const { return recording_; }
  const RunState& state() const { return state_; }
  const RunStatus& status() const { return status_; }
  const ModelStatus& model_status() const { return model_status_; }
  int cursor() const { return cursor_; }  // events that state() includes
  int events() const { return static_cast<int>(recording_.events.size()); }
  bool empty() const { return state_.size() == 0; }
  // A row that is computed again must have the same bits. Other arithmetic may round differently.
  bool exact() const { return row_invariant(recording_.model.backend); }

  // A new run, or a recording to replay (its events are not applied yet: seek()).
  void start(Recording recording);
  // Events of the live run: shown at once.
  void append(std::vector<RunEvent> events);
  // Shows the state after `cursor` events.
  void seek(int cursor);
  void set_status(const RunStatus& status);
  void set_model_status(const ModelStatus& status);

 signals:
  void started();  // another recording: nothing of the old one holds
  void changed();  // the state moved; as often as the engine thread sends
  void rewound();  // the state moved back: what was drawn of later events no longer holds. changed() follows
  void status_changed();
  void model_status_changed();

 private:
  Recording recording_;
  RunState state_;
  RunStatus status_;
  ModelStatus model_status_;
  int cursor_ = 0;
};

}  // namespace rowkeeper::views
