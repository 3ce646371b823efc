// A device that is none: its memory is this computer's, and its kernels are the very bodies that the CUDA library runs,
// in loops.
//
// Work is queued and done when somebody waits, so that what is read or given back too early shows; while a graph is recorded it is noted down. It refuses what a real device would refuse or lose:
// copies outside its memory, ordinary memory in a graph's copies, waiting while a graph is recorded.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/device/device.h"

namespace rowkeeper {

class HostDevice final : public Device {
 public:
  explicit HostDevice(std::size_t memory_bytes = std::size_t{1} << 30);
  ~HostDevice() override;

  // The n-th call from here on that can fail fails, with this code (allocate() always with device_memory); 1 is the next
  // one. Those behind it work again.
  void fail_at(int n, ErrorCode code = ErrorCode::device_failed) { fail_in_ = n, fail_with_ = code; }
  int calls() const { return calls_; }  // that could have failed

  // Threads of a block one after the other from the last to the first: what then changes is a race.
  void set_backwards(bool backwards) { backwards_ = backwards; }

  std::size_t allocated_bytes() const { return allocated_; }  // of the device's memory, now
  std::size_t most_allocated_bytes() const { return most_allocated_; }
  int allocations() const { return static_cast<int>(memory_.size()); }  // held now, of the device's memory
  int pinned_allocations() const { return static_cast<int>(pinned_.size()); }
  int launches() const { return launches_; }  // of kernels, a graph's included, as often as it is replayed
  int replays() const { return replays_; }

  const DeviceFacts& facts() const override { return facts_; }
  Result<std::byte*> allocate(std::size_t bytes, const char* what) override;
  void release(std::byte* memory) override;
  Result<std::size_t> free_bytes() override { return facts_.memory_bytes - allocated_; }
  std::byte* allocate_pinned(std::size_t bytes) override;
  void release_pinned(std::byte* memory) override;
  Result<void> upload(std::byte* to, std::span<const std::byte> from) override;
  Result<void> download(std::span<std::byte> to, const std::byte* from) override;
  Result<void> copy(std::byte* to, const std::byte* from, std::size_t bytes) override;
  Result<void> launch(const EmbedArgs& args) override;
  Result<void> launch(const NormArgs& args) override;
  Result<void> launch(const MultiplyArgs& args) override;
  Result<void> launch(const AppendArgs& args) override;
  Result<void> launch(const FingerprintArgs& args) override;
  Result<void> launch(const AttendArgs& args) override;
  Result<void> library_multiply(const MultiplyArgs& args) override;
  Result<void> launch(const FinishArgs& args) override;
  Result<void> wait() override;
  Result<void> mark(int index) override;
  Result<double> seconds_between(int from, int to) override;
  Result<void> begin_graph() override;
  Result<std::unique_ptr<DeviceGraph>> end_graph() override;
  Result<void> replay(DeviceGraph& graph) override;
  Result<double> measure_read_bandwidth(std::span<const std::span<const std::byte>> pieces) override;
  Result<double> measure_multiply_rate() override;

 private:
  using Work = std::function<void()>;
  using Memory = std::map<const std::byte*, std::size_t>;  // where, and how many bytes

  // An error if this call was told to fail.
  Result<void> begin_call(const char* doing);
  Result<void> queue(const char* doing, Work work);
  Result<void> queue_copy(const char* doing, std::byte* to, const std::byte* from, std::size_t bytes);
  void do_pending();
  static bool holds(const Memory& memory, const std::byte* from, std::size_t bytes);

  DeviceFacts facts_;
  Memory memory_;
  Memory pinned_;
  std::size_t allocated_ = 0;
  std::size_t most_allocated_ = 0;
  int calls_ = 0;
  int fail_in_ = 0;  // 0: none does
  ErrorCode fail_with_ = ErrorCode::device_failed;
  bool backwards_ = false;
  int launches_ = 0;
  int replays_ = 0;
  std::vector<Work> pending_;
  std::optional<std::vector<Work>> recording_;
  std::array<std::optional<std::chrono::steady_clock::time_point>, kMarks> marks_;
};

}  // namespace rowkeeper
