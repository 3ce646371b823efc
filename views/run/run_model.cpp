#include "views/run/run_model.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace rowkeeper::views {

void RunModel::start(Recording recording) {
  recording_ = std::move(recording);
  state_ = RunState(recording_);
  cursor_ = 0;
  emit started();
  emit changed();
}

void RunModel::append(std::vector<RunEvent> events) {
  for (RunEvent& event : events) {
    state_.apply(event);
    // Where the newest row looked is the last step's business. Kept for every step it would soon outgrow the cache itself.
    if (auto* const step = std::get_if<RecordedStep>(&event)) step->record.attention = {};
  }
  recording_.events.insert(recording_.events.end(), std::make_move_iterator(events.begin()),
                           std::make_move_iterator(events.end()));
  cursor_ = this->events();
  emit changed();
}

void RunModel::seek(int cursor) {
  cursor = std::clamp(cursor, 0, events());
  if (cursor == cursor_) return;
  const bool back = cursor < cursor_;
  if (back) {
    state_ = RunState(recording_);
    cursor_ = 0;
  }
  for (; cursor_ < cursor; ++cursor_) state_.apply(recording_.events[static_cast<std::size_t>(cursor_)]);
  if (back) emit rewound();
  emit changed();
}

void RunModel::set_status(const RunStatus& status) {
  status_ = status;
  emit status_changed();
}

void RunModel::set_model_status(const ModelStatus& status) {
  model_status_ = status;
  emit model_status_changed();
}

}  // namespace rowkeeper::views
