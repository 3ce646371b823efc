#include "core/hub/progress_meter.h"

#include <algorithm>
#include <utility>

namespace rowkeeper {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kBetweenTellings{50}, kBetweenMarks{200}, kWindow{5000}, kLeastTime{400};

}  // namespace

ProgressMeter::ProgressMeter(std::uint64_t of, std::function<void(const DownloadProgress&)> tell) : tell_(std::move(tell)) {
  progress_.of = of;
}

void ProgressMeter::begin_file(const std::string& name, DownloadProgress::Phase phase) {
  progress_.file = name;
  progress_.phase = phase;
  tell(Clock::now(), true);
}

void ProgressMeter::found(std::uint64_t bytes, Clock::time_point now) {
  progress_.phase = DownloadProgress::Phase::checking;
  progress_.bytes += bytes;
  tell(now, false);
}

void ProgressMeter::fetched(std::uint64_t bytes, Clock::time_point now) {
  progress_.phase = DownloadProgress::Phase::fetching;
  progress_.bytes += bytes;
  fetched_ += bytes;
  reckon_rate(now);
  tell(now, progress_.bytes == progress_.of);
}

// So that the last bytes before a pause are told too, and the rate falls while nothing comes.
void ProgressMeter::idle(Clock::time_point now) {
  if (!marks_.empty()) reckon_rate(now);
  tell(now, false);
}

void ProgressMeter::lost(std::uint64_t bytes) {
  progress_.bytes -= std::min(bytes, progress_.bytes);
  tell(Clock::now(), true);
}

void ProgressMeter::waiting(milliseconds time, const Error& why) {
  marks_.clear();
  DownloadProgress told = progress_;
  told.phase = DownloadProgress::Phase::waiting;
  told.bytes_per_second = 0;
  told.why = why;
  told.seconds_left = std::chrono::duration<double>(time).count();
  if (tell_) tell_(told);
}

void ProgressMeter::reckon_rate(Clock::time_point now) {
  if (marks_.empty() || now - marks_.back().time >= kBetweenMarks) marks_.push_back({now, fetched_});
  while (marks_.size() > 1 && now - marks_.front().time > kWindow) marks_.pop_front();
  const Mark& first = marks_.front();
  if (now - first.time < kLeastTime) return;
  const double seconds = std::chrono::duration<double>(now - first.time).count();
  progress_.bytes_per_second = static_cast<double>(fetched_ - first.fetched) / seconds;
  progress_.seconds_left.reset();
  if (progress_.bytes_per_second > 0 && progress_.of >= progress_.bytes) {
    progress_.seconds_left = static_cast<double>(progress_.of - progress_.bytes) / progress_.bytes_per_second;
  }
}

void ProgressMeter::tell(Clock::time_point now, bool at_once) {
  if (!tell_ || (!at_once && now < next_)) return;
  next_ = now + kBetweenTellings;
  tell_(progress_);
}

}  // namespace rowkeeper
