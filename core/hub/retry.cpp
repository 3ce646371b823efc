#include "core/hub/retry.h"

#include <algorithm>
#include <thread>

namespace rowkeeper {

namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

// False if it was stopped.
bool wait_for(milliseconds time, const StopToken& stop) {
  const Clock::time_point end = Clock::now() + time;
  while (!stop.stop_requested()) {
    const auto left = std::chrono::duration_cast<milliseconds>(end - Clock::now());
    if (left <= milliseconds(0)) return true;
    std::this_thread::sleep_for(std::min(left, milliseconds(20)));
  }
  return false;
}

}  // namespace

Result<void> try_often(const HubSettings& settings, const StopToken& stop, const OnWait& on_wait,
                       const std::function<Attempt()>& attempt) {
  std::size_t waited = 0;
  while (true) {
    if (stop.stop_requested()) return fail(ErrorCode::cancelled, "0");
    Attempt result = attempt();
    if (!result.error) return {};
    if (result.brought_bytes) waited = 0;
    if (!result.again || waited >= settings.waits.size() || result.wait > settings.longest_wait) {
      return tl::unexpected(std::move(*result.error));
    }
    const milliseconds wait = std::max(result.wait, settings.waits[waited++]);
    if (on_wait) on_wait(wait, *result.error);
    if (!wait_for(wait, stop)) return fail(ErrorCode::cancelled, "0");
  }
}

}  // namespace rowkeeper
