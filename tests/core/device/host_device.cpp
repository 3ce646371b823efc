#include "tests/core/device/host_device.h"

#include <cstdlib>
#include <cstring>
#include <utility>

#include "core/base/half.h"
#include "core/device/kernels/append.h"
#include "core/device/kernels/choose.h"
#include "core/device/kernels/embed.h"
#include "core/device/kernels/fingerprint_kernel.h"
#include "core/device/kernels/finish.h"
#include "core/device/kernels/norm.h"
#include "tests/core/device/run_kernel.h"

namespace rowkeeper {

namespace {

using Clock = std::chrono::steady_clock;

struct HostGraph final : DeviceGraph {
  std::vector<std::function<void()>> work;
};

constexpr std::size_t kAlignment = 256;

std::byte* zeroed(std::size_t bytes) {
  void* memory = nullptr;
  if (posix_memalign(&memory, kAlignment, bytes > 0 ? bytes : 1) != 0) return nullptr;
  return static_cast<std::byte*>(std::memset(memory, 0, bytes));
}

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

float weight(const DeviceWeights& w, std::size_t at) {
  if (w.precision == Precision::f32) return reinterpret_cast<const float*>(w.numbers)[at];
  return from_half(reinterpret_cast<const std::uint16_t*>(w.numbers)[at]);
}

// The sum over the inputs in an order of its own: the even ones, then the odd ones. So it differs from the kernels in
// the last bits, as a library does.
void multiply_otherwise(const MultiplyArgs& args) {
  const auto inputs = static_cast<std::size_t>(args.w.inputs), columns = static_cast<std::size_t>(args.w.columns);
  for (int r = 0; r < args.rows; ++r) {
    const float* const x = args.x + static_cast<std::ptrdiff_t>(r) * args.ldx;
    float* const y = args.y + static_cast<std::ptrdiff_t>(r) * args.ldy;
    for (std::size_t n = 0; n < columns; ++n) {
      float sum[2] = {};
      for (std::size_t k = 0; k < inputs; ++k) sum[k % 2] += x[k] * weight(args.w, k * columns + n);
      y[n] = sum[0] + sum[1];
    }
  }
}

}  // namespace

HostDevice::HostDevice(std::size_t memory_bytes) {
  facts_.name = "This computer";
  facts_.memory_bytes = memory_bytes;
  facts_.processors = 1;
  facts_.has_library = true;
}

HostDevice::~HostDevice() {
  for (const auto& [memory, bytes] : memory_) std::free(const_cast<std::byte*>(memory));
  for (const auto& [memory, bytes] : pinned_) std::free(const_cast<std::byte*>(memory));
}

Result<void> HostDevice::begin_call(const char* doing) {
  ++calls_;
  if (fail_in_ == 0 || --fail_in_ > 0) return {};
  if (fail_with_ == ErrorCode::device_lost) return fail(ErrorCode::device_lost, "told to be lost");
  return fail(fail_with_, doing, "told to fail");
}

Result<void> HostDevice::queue(const char* doing, Work work) {
  if (auto begun = begin_call(doing); !begun) return begun;
  (recording_ ? *recording_ : pending_).push_back(std::move(work));
  return {};
}

void HostDevice::do_pending() {
  for (const Work& work : std::exchange(pending_, {})) work();
}

bool HostDevice::holds(const Memory& memory, const std::byte* from, std::size_t bytes) {
  auto after = memory.upper_bound(from);
  if (after == memory.begin()) return false;
  const auto& [begin, size] = *std::prev(after);
  return static_cast<std::size_t>(from - begin) + bytes <= size;
}

Result<std::byte*> HostDevice::allocate(std::size_t bytes, const char* what) {
  const auto refused = [&] {
    return fail(ErrorCode::device_memory, what, std::to_string(bytes), std::to_string(facts_.memory_bytes - allocated_));
  };
  if (auto begun = begin_call(what); !begun) return refused();
  if (recording_) return fail(ErrorCode::device_failed, what, "memory can't be had while a graph is recorded");
  if (bytes > facts_.memory_bytes - allocated_) return refused();
  std::byte* const memory = zeroed(bytes);
  if (memory == nullptr) return refused();
  memory_[memory] = bytes;
  allocated_ += bytes;
  most_allocated_ = std::max(most_allocated_, allocated_);
  return memory;
}

void HostDevice::release(std::byte* memory) {
  const auto found = memory_.find(memory);
  if (found == memory_.end()) return;
  do_pending();  // as a device does
  allocated_ -= found->second;
  memory_.erase(found);
  std::free(memory);
}

std::byte* HostDevice::allocate_pinned(std::size_t bytes) {
  if (!begin_call("pinned memory")) return nullptr;
  std::byte* const memory = zeroed(bytes);
  if (memory != nullptr) pinned_[memory] = bytes;
  return memory;
}

void HostDevice::release_pinned(std::byte* memory) {
  if (pinned_.erase(memory) > 0) std::free(memory);
}

Result<void> HostDevice::queue_copy(const char* doing, std::byte* to, const std::byte* from, std::size_t bytes) {
  return queue(doing, [=] {
    if (bytes > 0) std::memmove(to, from, bytes);
  });
}

Result<void> HostDevice::upload(std::byte* to, std::span<const std::byte> from) {
  if (!holds(memory_, to, from.size())) return fail(ErrorCode::device_failed, "upload", "outside the device's memory");
  if (recording_ && !holds(pinned_, from.data(), from.size())) return fail(ErrorCode::device_failed, "upload", "not pinned");
  return queue_copy("upload", to, from.data(), from.size());
}

Result<void> HostDevice::download(std::span<std::byte> to, const std::byte* from) {
  if (!holds(memory_, from, to.size())) return fail(ErrorCode::device_failed, "download", "outside the device's memory");
  if (recording_ && !holds(pinned_, to.data(), to.size())) return fail(ErrorCode::device_failed, "download", "not pinned");
  return queue_copy("download", to.data(), from, to.size());
}

Result<void> HostDevice::copy(std::byte* to, const std::byte* from, std::size_t bytes) {
  if (!holds(memory_, to, bytes) || !holds(memory_, from, bytes))
    return fail(ErrorCode::device_failed, "copy", "outside the device's memory");
  return queue_copy("copy", to, from, bytes);
}

// What a graph is replayed with is the arguments as they were, and the kernels that they chose.
Result<void> HostDevice::launch(const EmbedArgs& args) {
  return queue("embed", [=, this] { ++launches_, run_kernel<EmbedKernel>(args, backwards_); });
}

Result<void> HostDevice::launch(const NormArgs& args) {
  return queue("norm", [=, this] { ++launches_, run_kernel<NormKernel>(args, backwards_); });
}

Result<void> HostDevice::launch(const MultiplyArgs& args) {
  Result<void> done;
  const auto launch_one = [&]<class Kernel>(const MultiplyArgs& chosen) {
    done = queue("multiply", [=, this] { ++launches_, run_kernel<Kernel>(chosen, backwards_); });
  };
  launch_multiply(args, launch_one);
  return done;
}

Result<void> HostDevice::launch(const AppendArgs& args) {
  return queue("append", [=, this] { ++launches_, run_kernel<AppendKernel>(args, backwards_); });
}

Result<void> HostDevice::launch(const FingerprintArgs& args) {
  return queue("fingerprint", [=, this] { ++launches_, run_kernel<FingerprintKernel>(args, backwards_); });
}

Result<void> HostDevice::launch(const AttendArgs& args) {
  Result<void> done;
  const auto launch_one = [&]<class Kernel>(const AttendArgs& chosen) {
    if (done) done = queue("attend", [=, this] { ++launches_, run_kernel<Kernel>(chosen, backwards_); });
  };
  launch_attend(args, launch_one);
  return done;
}

Result<void> HostDevice::library_multiply(const MultiplyArgs& args) {
  return queue("library_multiply", [=] { multiply_otherwise(args); });
}

Result<void> HostDevice::launch(const FinishArgs& args) {
  return queue("finish", [=, this] { ++launches_, run_kernel<FinishKernel>(args, backwards_); });
}

Result<void> HostDevice::wait() {
  if (recording_) return fail(ErrorCode::device_failed, "wait", "a graph is recorded");
  do_pending();
  return begin_call("wait");
}

Result<void> HostDevice::mark(int index) {
  if (index < 0 || index >= kMarks) return fail(ErrorCode::device_failed, "mark", "there is no such mark");
  return queue("mark", [this, index] { marks_[static_cast<std::size_t>(index)] = Clock::now(); });
}

Result<double> HostDevice::seconds_between(int from, int to) {
  if (auto begun = begin_call("seconds_between"); !begun) return tl::unexpected(begun.error());
  for (const int index : {from, to}) {
    if (index < 0 || index >= kMarks || !marks_[static_cast<std::size_t>(index)])
      return fail(ErrorCode::device_failed, "seconds_between", "a mark was not passed");
  }
  return std::chrono::duration<double>(*marks_[static_cast<std::size_t>(to)] - *marks_[static_cast<std::size_t>(from)])
      .count();
}

Result<void> HostDevice::begin_graph() {
  if (auto begun = begin_call("begin_graph"); !begun) return begun;
  if (recording_) return fail(ErrorCode::device_failed, "begin_graph", "a graph is recorded already");
  recording_.emplace();
  return {};
}

// Told to fail, it ends the recording all the same, as a device does.
Result<std::unique_ptr<DeviceGraph>> HostDevice::end_graph() {
  if (!recording_) return fail(ErrorCode::device_failed, "end_graph", "no graph is recorded");
  auto graph = std::make_unique<HostGraph>();
  graph->work = std::move(*recording_);
  recording_.reset();
  if (auto begun = begin_call("end_graph"); !begun) return tl::unexpected(begun.error());
  return graph;
}

Result<void> HostDevice::replay(DeviceGraph& graph) {
  if (recording_) return fail(ErrorCode::device_failed, "replay", "a graph is recorded");
  if (auto begun = begin_call("replay"); !begun) return begun;
  ++replays_;
  const std::vector<Work>& work = static_cast<HostGraph&>(graph).work;
  pending_.insert(pending_.end(), work.begin(), work.end());
  return {};
}

Result<double> HostDevice::measure_read_bandwidth(std::span<const std::span<const std::byte>> pieces) {
  if (auto begun = begin_call("measure_read_bandwidth"); !begun) return tl::unexpected(begun.error());
  do_pending();
  const Clock::time_point start = Clock::now();
  volatile std::uint8_t all = 0;
  double bytes = 0;
  for (const std::span<const std::byte> piece : pieces) {
    if (!holds(memory_, piece.data(), piece.size()))
      return fail(ErrorCode::device_failed, "measure_read_bandwidth", "outside the device's memory");
    for (const std::byte byte : piece) all = all ^ std::to_integer<std::uint8_t>(byte);
    bytes += static_cast<double>(piece.size());
  }
  return bytes / std::max(seconds_since(start), 1e-9);
}

Result<double> HostDevice::measure_multiply_rate() {
  if (auto begun = begin_call("measure_multiply_rate"); !begun) return tl::unexpected(begun.error());
  constexpr int kTimes = 100000;
  const Clock::time_point start = Clock::now();
  volatile float x = 1;
  for (int i = 0; i < kTimes; ++i) x = x * 0.5F + 0.5F;
  return 2.0 * kTimes / std::max(seconds_since(start), 1e-9);
}

}  // namespace rowkeeper
