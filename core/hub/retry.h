// Tries again what a network may do better the next time, with growing waits.
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include "core/base/error.h"
#include "core/base/stop_token.h"
#include "core/hub/hub_settings.h"

namespace rowkeeper {

struct Attempt {
  std::optional<Error> error;         // none: it is done
  bool again = false;                 // another try may help
  bool brought_bytes = false;         // it came further than the one before
  std::chrono::milliseconds wait{0};  // that the server asks for
};

// Tells how long the next try is waited for, and what the last one failed by.
using OnWait = std::function<void(std::chrono::milliseconds, const Error&)>;

// Ends with the first attempt that is done or is no use to repeat, with the last one's error when the tries are used up or the
// server asks for too long a wait, or with `cancelled` (0).
Result<void> try_often(const HubSettings& settings, const StopToken& stop, const OnWait& on_wait,
                       const std::function<Attempt()>& attempt);

}  // namespace rowkeeper
