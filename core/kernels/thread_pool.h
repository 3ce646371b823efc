// A small pool for work of microseconds: threads claim items by a counter, so a late thread holds up nobody. In which order
// or by whom an item is done never matters to a result. Idle threads spin for at most 50 us, then sleep.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace rowkeeper {

class ThreadPool {
 public:
  // `threads` counts the caller of run(); at least 1. If the system gives fewer threads, the pool works with those.
  explicit ThreadPool(int threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  int threads() const { return static_cast<int>(workers_.size()) + 1; }

  // Calls work(item, thread) for every item in [0, items) and returns when all are done; `thread` is below threads(). Calls from
  // several threads take turns, but for those with one item, which the caller does itself. Work must not throw and must not call
  // run() of the same pool. Items: below 2^31.
  template <class Work>
  void run(std::size_t items, const Work& work) {
    if (items == 0) return;
    if (items == 1 || workers_.empty()) {
      for (std::size_t item = 0; item < items; ++item) work(item, 0);
      return;
    }
    const Call call = [](const void* object, std::size_t item, int thread) {
      (*static_cast<const Work*>(object))(item, thread);
    };
    run_shared(items, call, &work);
  }

  // One for each physical core, as far as the system tells.
  static int physical_cores();

 private:
  using Call = void (*)(const void* work, std::size_t item, int thread);
  // A thread's share: the end of its items (high half) and the next one to claim, in one word, so that a claim is never half of two
  // jobs. On a cache line of its own.
  struct alignas(64) Share {
    std::atomic<std::uint64_t> word{0};
  };

  void run_shared(std::size_t items, Call call, const void* work);
  void work_until_empty(int thread);
  int work_on(Share& share, int thread);
  void serve(int thread);
  bool has_work() const;

  std::mutex one_job_;
  std::vector<std::thread> workers_;
  std::vector<Share> shares_;  // one for each thread
  // Written before a job's shares are, read only after a valid claim: while such an item is undone, the job is the same.
  Call call_ = nullptr;
  const void* work_ = nullptr;
  int items_ = 0;
  alignas(64) std::atomic<int> finished_{0};  // items done
  alignas(64) std::atomic<int> wake_{0};      // counts jobs, for sleepers
  std::atomic<bool> stopping_{false};
};

}  // namespace rowkeeper
