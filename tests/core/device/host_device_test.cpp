// The device that tests stand in for a real one: what they rely on it to refuse, to count and to fail at.
#include "tests/core/device/host_device.h"

#include <numeric>

#include "tests/core/device/device_test.h"

namespace rowkeeper {
namespace {

std::byte* get(HostDevice& device, std::size_t bytes) { return device.allocate(bytes, "numbers").value(); }

std::span<const std::byte> bytes_of(const std::vector<float>& numbers) { return std::as_bytes(std::span(numbers)); }

TEST(HostDevice, MemoryIsZeroedAlignedAndCounted) {
  HostDevice device(1000);
  std::byte* const a = get(device, 600);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(a) % 256, 0U);
  EXPECT_TRUE(std::all_of(a, a + 600, [](std::byte b) { return b == std::byte{0}; }));
  EXPECT_EQ(device.allocated_bytes(), 600U);
  const auto refused = device.allocate(401, "too much");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::device_memory);
  EXPECT_EQ(refused.error().args, (std::vector<std::string>{"too much", "401", "400"}));
  std::byte* const b = get(device, 400);
  EXPECT_EQ(device.allocations(), 2);
  device.release(a);
  device.release(b);
  EXPECT_EQ(device.allocated_bytes(), 0U);
  EXPECT_EQ(device.most_allocated_bytes(), 1000U);
  EXPECT_EQ(device.allocations(), 0);
}

TEST(HostDevice, CopiesStayWithinItsMemory) {
  HostDevice device;
  std::byte *const a = get(device, 16), *const b = get(device, 16);
  const std::vector<float> from = {1, 2, 3, 4};
  std::vector<float> to(4);
  ASSERT_TRUE(device.upload(a, bytes_of(from)));
  ASSERT_TRUE(device.copy(b, a, 16));
  ASSERT_TRUE(device.download(std::as_writable_bytes(std::span(to)), b) && device.wait());
  EXPECT_EQ(to, from);
  EXPECT_FALSE(device.upload(a + 1, bytes_of(from)));
  EXPECT_FALSE(device.copy(b, a + 1, 16));
  EXPECT_FALSE(device.download(std::as_writable_bytes(std::span(to)), b - 1));
  EXPECT_FALSE(device.upload(reinterpret_cast<std::byte*>(to.data()), bytes_of(from)));
}

// x goes through a norm, and its result into the first half of x again: each replay works on what the last one left.
TEST(HostDevice, GraphsDoWhenReplayedWhatWasQueuedAndNothingBefore) {
  HostDevice device;
  const std::vector<float> gain = {1, 1, 1, 1}, bias = {0, 0, 0, 1};
  auto* const x = reinterpret_cast<float*>(get(device, 16));
  auto* const part = reinterpret_cast<DevicePart*>(get(device, sizeof(DevicePart)));
  auto* const to = reinterpret_cast<std::uint64_t*>(get(device, 64));
  std::byte* const pinned = device.allocate_pinned(16);
  ASSERT_TRUE(device.begin_graph());
  ASSERT_TRUE(device.upload(reinterpret_cast<std::byte*>(x), {pinned, 16}));
  ASSERT_TRUE(device.launch(NormArgs{1, 4, x, 4, nullptr, gain.data(), bias.data(), 0, x, 4}));
  ASSERT_TRUE(device.launch(FingerprintArgs{part, 4, x, 4, 0, 2, to, 0, 1}));
  ASSERT_TRUE(device.mark(3));
  auto graph = device.end_graph();
  ASSERT_TRUE(graph);
  EXPECT_EQ(device.launches(), 0);
  EXPECT_FALSE(device.seconds_between(3, 3));
  EXPECT_EQ(x[0], 0);

  const float numbers[] = {-1, 1, -1, 1};
  std::memcpy(pinned, numbers, 16);
  part->rows = 1;
  ASSERT_TRUE(device.replay(**graph) && device.wait());
  EXPECT_EQ((std::vector<float>(x, x + 4)), (std::vector<float>{-1, 1, -1, 2}));
  EXPECT_NE(to[0], 0U);
  EXPECT_EQ(device.launches(), 2);
  EXPECT_EQ(device.seconds_between(3, 3).value(), 0);

  // The part lies in the device's memory: a replay works on the rows that it names by then.
  to[0] = 0;
  part->rows = 0;
  ASSERT_TRUE(device.replay(**graph) && device.wait());
  EXPECT_EQ(to[0], 0U);
  EXPECT_EQ(device.replays(), 2);
  device.release_pinned(pinned);
  EXPECT_EQ(device.pinned_allocations(), 0);
}

TEST(HostDevice, RefusesInAGraphWhatADeviceRefuses) {
  HostDevice device;
  std::byte* const memory = get(device, 16);
  std::vector<float> ordinary(4);
  ASSERT_TRUE(device.begin_graph());
  EXPECT_FALSE(device.begin_graph());
  EXPECT_FALSE(device.wait());
  EXPECT_FALSE(device.allocate(16, "more"));
  EXPECT_FALSE(device.upload(memory, bytes_of(ordinary)));
  EXPECT_FALSE(device.download(std::as_writable_bytes(std::span(ordinary)), memory));
  ASSERT_TRUE(device.end_graph());
  EXPECT_FALSE(device.end_graph());
  EXPECT_TRUE(device.wait());
}

TEST(HostDevice, FailsAtTheCallItWasToldToAndNoOther) {
  HostDevice device;
  std::byte* const memory = get(device, 64);
  const std::vector<float> ones(16, 1.0F);
  const int calls = device.calls();
  device.fail_at(2);
  EXPECT_TRUE(device.upload(memory, bytes_of(ones)));
  const auto failed = device.mark(0);
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().code, ErrorCode::device_failed);
  EXPECT_EQ(failed.error().args, (std::vector<std::string>{"mark", "told to fail"}));
  EXPECT_TRUE(device.mark(0));
  EXPECT_EQ(device.calls(), calls + 3);
  device.fail_at(1);
  EXPECT_EQ(device.allocate(8, "a little").error().code, ErrorCode::device_memory);
  device.fail_at(1, ErrorCode::device_lost);
  EXPECT_EQ(device.wait().error().code, ErrorCode::device_lost);
  device.fail_at(1);
  EXPECT_EQ(device.allocate_pinned(8), nullptr);
}

// The second of the two kernels of attention for few rows fails: that counts as the launch's failure.
TEST(HostDevice, EachKernelOfALaunchMayFail) {
  HostDevice device;
  const DevicePart part;  // no rows: the kernels have nothing to do
  AttendArgs args;
  args.part = &part;
  args.heads = 1, args.most_rows = 1, args.most_entries = 1;
  args.kv.kv_heads = 1, args.kv.head_size = 1;
  for (const int n : {1, 2}) {
    device.fail_at(n);
    EXPECT_FALSE(device.launch(args)) << n;
  }
  EXPECT_TRUE(device.launch(args));
}

TEST(HostDevice, MarksAndMeasures) {
  HostDevice device;
  std::byte* const memory = get(device, 1 << 16);
  ASSERT_TRUE(device.mark(0) && device.mark(Device::kMarks - 1));
  EXPECT_FALSE(device.seconds_between(0, Device::kMarks - 1));  // not passed yet
  ASSERT_TRUE(device.wait());
  EXPECT_GE(device.seconds_between(0, Device::kMarks - 1).value(), 0);
  EXPECT_FALSE(device.mark(Device::kMarks));
  EXPECT_FALSE(device.mark(-1));
  EXPECT_FALSE(device.seconds_between(0, 5));
  const std::span<const std::byte> all(memory, 1 << 16), beyond(memory, (1 << 16) + 1);
  EXPECT_GT(device.measure_read_bandwidth({&all, 1}).value(), 0);
  EXPECT_FALSE(device.measure_read_bandwidth({&beyond, 1}));
  EXPECT_GT(device.measure_multiply_rate().value(), 0);
}

}  // namespace
}  // namespace rowkeeper
