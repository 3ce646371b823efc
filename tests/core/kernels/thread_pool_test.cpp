#include "core/kernels/thread_pool.h"

#include <gtest/gtest.h>
#include <sched.h>

#include <atomic>
#include <ctime>
#include <thread>
#include <vector>

namespace rowkeeper {
namespace {

// Whichever CPU it is: those that a thread may use need not be the first ones.
TEST(ThreadPool, CountsTheCoresThatAThreadMayUse) {
  cpu_set_t allowed;
  CPU_ZERO(&allowed);
  ASSERT_EQ(sched_getaffinity(0, sizeof allowed, &allowed), 0);
  std::thread([&] {
    for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
      if (!CPU_ISSET(cpu, &allowed)) continue;
      cpu_set_t one;
      CPU_ZERO(&one);
      CPU_SET(cpu, &one);
      ASSERT_EQ(sched_setaffinity(0, sizeof one, &one), 0);
      EXPECT_EQ(ThreadPool::physical_cores(), 1) << cpu;
    }
  }).join();
}

TEST(ThreadPool, DoesEveryItemOnceAndWaitsForAll) {
  for (const int threads : {1, 2, 3, 5}) {
    ThreadPool pool(threads);
    for (const std::size_t items : {0, 1, 2, 3, 7, 64, 1000}) {
      std::vector<int> done(items, 0);  // each item is one thread's: no atomics needed, and ThreadSanitizer agrees
      for (int round = 0; round < 20; ++round) pool.run(items, [&](std::size_t item, int) { ++done[item]; });
      for (const int count : done) ASSERT_EQ(count, 20);
    }
  }
}

TEST(ThreadPool, NumbersThreadsBelowItsSize) {
  ThreadPool pool(3);
  std::atomic<bool> in_range = true;
  pool.run(500, [&](std::size_t, int thread) {
    if (thread < 0 || thread >= pool.threads()) in_range = false;
  });
  EXPECT_TRUE(in_range);
}

TEST(ThreadPool, LetsCallersTakeTurns) {
  ThreadPool pool(2);
  std::atomic<int> sum = 0;
  const auto call = [&] {
    for (int round = 0; round < 200; ++round) pool.run(10, [&](std::size_t, int) { ++sum; });
  };
  std::thread other(call);
  call();
  other.join();
  EXPECT_EQ(sum, 4000);
}

TEST(ThreadPool, SleepsWhenThereIsNothingToDo) {
  ThreadPool pool(4);
  pool.run(100, [](std::size_t, int) {});
  std::this_thread::sleep_for(std::chrono::milliseconds(20));  // the workers' spinning is long over
  const std::clock_t before = std::clock();
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  // Processor time of all threads: three spinning workers would have used up to 0.9 s.
  EXPECT_LT(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC, 0.1);
}

TEST(ThreadPool, StartsAndEndsAtOnce) {
  for (int i = 0; i < 50; ++i) {
    ThreadPool pool(3);
    if (i % 2 == 0) pool.run(2, [](std::size_t, int) {});
  }
}

}  // namespace
}  // namespace rowkeeper
