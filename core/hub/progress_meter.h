// Counts the bytes of a download and tells how fast it goes and how long it still takes.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <string>

#include "core/hub/download_model.h"

namespace rowkeeper {

class ProgressMeter {
 public:
  using Clock = std::chrono::steady_clock;
  ProgressMeter(std::uint64_t of, std::function<void(const DownloadProgress&)> tell);

  void begin_file(const std::string& name, DownloadProgress::Phase phase);
  void found(std::uint64_t bytes, Clock::time_point now = Clock::now());    // on the disk
  void fetched(std::uint64_t bytes, Clock::time_point now = Clock::now());  // from the hub
  void idle(Clock::time_point now = Clock::now());                          // nothing came
  void lost(std::uint64_t bytes);                                           // they were wrong: they will be fetched again
  void waiting(std::chrono::milliseconds time, const Error& why);
  std::uint64_t bytes() const { return progress_.bytes; }

 private:
  void reckon_rate(Clock::time_point now);
  void tell(Clock::time_point now, bool at_once);

  struct Mark {
    Clock::time_point time;
    std::uint64_t fetched;
  };

  DownloadProgress progress_;
  std::function<void(const DownloadProgress&)> tell_;
  std::uint64_t fetched_ = 0;
  std::deque<Mark> marks_;  // of the last seconds
  Clock::time_point next_;
};

}  // namespace rowkeeper
