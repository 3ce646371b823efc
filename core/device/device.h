// A device that computes beside the CPU, as the engine on it sees one: memory, one queue of work, and kernels by name. The CUDA library
// is one (cuda/); the tests have another, which runs the same kernels in loops on the CPU.
//
// Work is queued and done in the order in which it was queued. What is wrong with it may only show at a later call, wait() at the
// latest; each error names what was being done.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <string>

#include "core/base/error.h"
#include "core/device/kernel_args.h"

namespace rowkeeper {

struct DeviceFacts {
  std::string name;  // as its maker writes it
  std::size_t memory_bytes = 0;
  int processors = 0;        // that blocks of threads are shared out to
  bool has_library = false;  // of products: library_multiply()
};

// Queued work that can be queued again at one stroke, with the same arguments.
class DeviceGraph {
 public:
  virtual ~DeviceGraph() = default;
};

class Device {
 public:
  virtual ~Device() = default;
  virtual const DeviceFacts& facts() const = 0;

  // Zeroed memory, aligned to 256 bytes. device_memory: what for, bytes, bytes that are free.
  virtual Result<std::byte*> allocate(std::size_t bytes, const char* what) = 0;
  virtual void release(std::byte* memory) = 0;
  virtual Result<std::size_t> free_bytes() = 0;
  // This computer's memory that upload() and download() can use while a graph is recorded; null where there is none left.
  virtual std::byte* allocate_pinned(std::size_t bytes) = 0;
  virtual void release_pinned(std::byte* memory) = 0;

  // Copies. Memory of this computer must stay as it is until the next wait().
  virtual Result<void> upload(std::byte* to, std::span<const std::byte> from) = 0;
  virtual Result<void> download(std::span<std::byte> to, const std::byte* from) = 0;
  virtual Result<void> copy(std::byte* to, const std::byte* from, std::size_t bytes) = 0;

  virtual Result<void> launch(const EmbedArgs&) = 0;
  virtual Result<void> launch(const NormArgs&) = 0;
  virtual Result<void> launch(const MultiplyArgs&) = 0;
  virtual Result<void> launch(const AppendArgs&) = 0;
  virtual Result<void> launch(const FingerprintArgs&) = 0;
  virtual Result<void> launch(const AttendArgs&) = 0;
  // The product alone, by the library people know (cuBLAS): args.finish is ignored but for its bias, which is not added either; finish
  // with launch(FinishArgs). Only where facts().has_library.
  virtual Result<void> library_multiply(const MultiplyArgs&) = 0;
  virtual Result<void> launch(const FinishArgs&) = 0;

  // Waits until all that was queued is done.
  virtual Result<void> wait() = 0;

  // Times: mark `index`, 0 to kMarks - 1, is passed when all before it is done. Seconds between two passed marks, after a wait().
  static constexpr int kMarks = 1024;
  virtual Result<void> mark(int index) = 0;
  virtual Result<double> seconds_between(int from, int to) = 0;

  // From here on nothing is done, only noted down, marks and copies from and to pinned memory included.
  virtual Result<void> begin_graph() = 0;
  virtual Result<std::unique_ptr<DeviceGraph>> end_graph() = 0;
  virtual Result<void> replay(DeviceGraph& graph) = 0;

  // Bytes/s of reading these pieces of its memory one after the other, measured now. Each is a multiple of 16 bytes.
  virtual Result<double> measure_read_bandwidth(std::span<const std::span<const std::byte>> pieces) = 0;
  virtual Result<double> measure_multiply_rate() = 0;  // multiply-adds x 2 in a second, floats

  // There is one queue for all. Whoever queues what belongs together, a pass, a graph, a copy that is waited for, or takes or gives back
  // memory, holds this meanwhile.
  std::recursive_mutex& turns() { return turns_; }

 private:
  std::recursive_mutex turns_;
};

}  // namespace rowkeeper
