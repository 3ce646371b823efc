// Asks a running piece of work to stop soon. Copies share one flag; setting it is safe from any thread and from a signal
// handler.
#pragma once

#include <atomic>
#include <memory>

namespace rowkeeper {

class StopToken {
 public:
  StopToken() : flag_(std::make_shared<std::atomic<bool>>(false)) {}
  void request_stop() const { flag_->store(true, std::memory_order_relaxed); }
  void reset() const { flag_->store(false, std::memory_order_relaxed); }
  bool stop_requested() const { return flag_->load(std::memory_order_relaxed); }

 private:
  std::shared_ptr<std::atomic<bool>> flag_;
};

}  // namespace rowkeeper
