// The axes of the page's charts. The points are in the frames, so that the page can draw them up to any event.
#pragma once

#include <QJsonObject>
#include <vector>

#include "views/run/run_state.h"

namespace rowkeeper::views {

// Of one lane or two.
QJsonObject web_time_axes(const std::vector<const RunState*>& lanes);
QJsonObject web_memory_axes(const std::vector<const RunState*>& lanes);

}  // namespace rowkeeper::views
