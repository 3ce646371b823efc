#include "core/kernels/thread_pool.h"

#include <sched.h>

#include <chrono>
#include <exception>
#include <fstream>
#include <set>
#include <string>
#include <utility>

namespace rowkeeper {

namespace {

void pause_briefly() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

// Waits until ready() for at most 50 us: the next job of a pass comes within that time, a sleeper takes about as long to
// wake, and nobody sees a core busy for longer. True if it became ready.
template <class Ready>
bool spin(const Ready& ready) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::microseconds(50);
  do {
    for (int i = 0; i < 64; ++i) {
      if (ready()) return true;
      pause_briefly();
    }
  } while (std::chrono::steady_clock::now() < end);
  return false;
}

std::uint64_t end_of(std::uint64_t share) { return share >> 32; }
std::uint64_t next_of(std::uint64_t share) { return share & 0xFFFFFFFFU; }

}  // namespace

ThreadPool::ThreadPool(int threads) : shares_(static_cast<std::size_t>(threads)) {
  workers_.reserve(static_cast<std::size_t>(threads) - 1);
  for (int thread = 1; thread < threads; ++thread) {
    try {
      workers_.emplace_back([this, thread] { serve(thread); });
    } catch (const std::exception&) {
      break;  // the system's limit or its memory; fewer threads do the same work
    }
  }
}

ThreadPool::~ThreadPool() {
  stopping_.store(true);
  wake_.fetch_add(1);
  wake_.notify_all();
  for (std::thread& worker : workers_) worker.join();
}

bool ThreadPool::has_work() const {
  for (const Share& share : shares_) {
    const std::uint64_t word = share.word.load(std::memory_order_relaxed);
    if (next_of(word) < end_of(word)) return true;
  }
  return false;
}

void ThreadPool::run_shared(std::size_t items, Call call, const void* work) {
  const std::lock_guard lock(one_job_);
  call_ = call;
  work_ = work;
  items_ = static_cast<int>(items);
  finished_.store(0, std::memory_order_relaxed);
  const std::size_t shares = shares_.size();
  for (std::size_t i = 0; i < shares; ++i) {
    const std::uint64_t begin = items * i / shares, end = items * (i + 1) / shares;
    shares_[i].word.store(end << 32 | begin, std::memory_order_release);
  }
  wake_.fetch_add(1);
  wake_.notify_all();
  work_until_empty(0);
  const int all = static_cast<int>(items);
  if (spin([&] { return finished_.load(std::memory_order_acquire) == all; })) return;
  for (int done = finished_.load(std::memory_order_acquire); done != all; done = finished_.load(std::memory_order_acquire)) {
    finished_.wait(done, std::memory_order_acquire);
  }
}

// Its own share first, then the next thread's, and so on around.
void ThreadPool::work_until_empty(int thread) {
  const std::size_t shares = shares_.size();
  for (std::size_t i = 0; i < shares; ++i) {
    const int done = work_on(shares_[(static_cast<std::size_t>(thread) + i) % shares], thread);
    if (done == 0) continue;
    const int all = items_;  // the job is the same until this thread's items are counted
    if (finished_.fetch_add(done, std::memory_order_acq_rel) + done == all) finished_.notify_all();
  }
}

int ThreadPool::work_on(Share& share, int thread) {
  int done = 0;
  for (std::uint64_t word = share.word.load(std::memory_order_relaxed); next_of(word) < end_of(word);) {
    const std::uint64_t claim = share.word.fetch_add(1, std::memory_order_acq_rel);
    if (next_of(claim) >= end_of(claim)) break;
    call_(work_, next_of(claim), thread);
    ++done;
    word = share.word.load(std::memory_order_relaxed);
  }
  return done;
}

void ThreadPool::serve(int thread) {
  while (!stopping_.load()) {
    work_until_empty(thread);
    const int seen = wake_.load();
    const auto ready = [&] { return has_work() || stopping_.load(std::memory_order_relaxed); };
    if (spin(ready)) continue;
    // A job published after `seen` was read has changed wake_, so this returns at once: none is slept through.
    if (!has_work() && !stopping_.load()) wake_.wait(seen);
  }
}

int ThreadPool::physical_cores() {
  // Two hyper-threads share the units the kernels keep busy, so they are counted once.
  std::set<std::pair<int, int>> cores;
  const int logical = static_cast<int>(std::thread::hardware_concurrency());
  cpu_set_t allowed;  // by taskset or a container; their numbers need not begin at 0
  CPU_ZERO(&allowed);
  sched_getaffinity(0, sizeof allowed, &allowed);
  for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
    if (!CPU_ISSET(cpu, &allowed)) continue;
    const std::string topology = "/sys/devices/system/cpu/cpu" + std::to_string(cpu) + "/topology/";
    std::ifstream package_file(topology + "physical_package_id"), core_file(topology + "core_id");
    int package = 0, core = 0;
    if (package_file >> package && core_file >> core) cores.emplace(package, core);
  }
  if (!cores.empty()) return static_cast<int>(cores.size());
  return logical > 0 ? logical : 1;
}

}  // namespace rowkeeper
