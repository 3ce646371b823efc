// The charts of Watch for a handout: the same points, with names that speak for themselves on paper.
#pragma once

#include "views/learn/handout_contents.h"

namespace rowkeeper::views {

HandoutChart handout_time_chart(const RunModel& run);
HandoutChart handout_memory_chart(const RunModel& run);

}  // namespace rowkeeper::views
