// Stops the work that a waiting command overtakes.
#pragma once

#include <mutex>

#include "core/base/stop_token.h"

namespace rowkeeper::app {

// A command raises it before it is queued and settles it when its turn comes. In between the worker's token asks to stop, so
// whatever runs ends soon and nothing long is begun.
class Interrupt {
 public:
  void raise() {
    const std::lock_guard lock(mutex_);
    ++waiting_;
    stop_.request_stop();
  }
  void settle() {
    const std::lock_guard lock(mutex_);
    if (--waiting_ == 0) stop_.reset();
  }
  const StopToken& token() const { return stop_; }

 private:
  std::mutex mutex_;
  int waiting_ = 0;
  StopToken stop_;
};

}  // namespace rowkeeper::app
