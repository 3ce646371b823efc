// After a turn: how long its first token would have taken the other way. Measured when nothing else wants the thread.
#include "app/desktop/engine/chat_worker.h"

namespace rowkeeper::app {

void ChatWorker::set_playing(bool playing) {
  playing_ = playing;
  measure_soon();
}

void ChatWorker::set_racing(bool racing) {
  racing_ = racing;
  measure_soon();
}

void ChatWorker::measure_soon() {
  rest_.stop();
  if (!playing_ && !racing_ && model_ && !to_measure_.empty()) rest_.start();
}

void ChatWorker::measure() {
  if (playing_ || racing_ || to_measure_.empty() || !model_) return;
  Measure wanted = std::move(to_measure_.front());
  to_measure_.erase(to_measure_.begin());
  const Result<double> seconds =
      measure_first_token(model_->model, wanted.tokens, wanted.rows_held, shared_.measures.token());
  if (!seconds && seconds.error().code == ErrorCode::cancelled) {  // the command that did it goes first
    to_measure_.insert(to_measure_.begin(), std::move(wanted));
    return;
  }
  if (seconds) state_.talks[wanted.talk].turns[wanted.turn].other_seconds = *seconds;
  emit state_changed(state_);
  measure_soon();
}

}  // namespace rowkeeper::app
