// A real run of the bundled model, as the engine thread would report it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/run/recording.h"

namespace rowkeeper::views {

struct BundledRun {
  std::string prompt =
      "Document: The village of Arden is small and quiet. Mara keeps seven goats.\nQuestion: Which animals "
      "does Mara keep?\nAnswer:";
  int steps = 12;
  bool cache = true;
  std::map<int, bool> switches = {};  // before this step the cache is switched
};

// With the prompt, without events.
Recording bundled_recording(const BundledRun& request);
// The steps and switches that follow, with the rows' numbers.
std::vector<RunEvent> bundled_events(const BundledRun& request);

}  // namespace rowkeeper::views
