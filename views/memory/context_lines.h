// The lines of the cache's size against the context, without a window.
#pragma once

#include <optional>
#include <vector>

#include "core/cost/cache_memory.h"
#include "views/charts/chart_data.h"

namespace rowkeeper::views {

// One way to store the same conversations.
struct ContextLine {
  CacheShape shape;
  CacheFormat format = CacheFormat::f16;
  QList<QPointF> points;  // tokens, bytes in the picture's unit
};

struct ContextLines {
  double unit = 1024;  // bytes that 1 on the axis stands for
  ChartRange range;
  std::optional<ContextLine> chosen;    // none: too large to be counted
  std::optional<ContextLine> full;      // a key and a value for every head, where the chosen one has fewer
  std::optional<ContextLine> one;       // one head for all, where the chosen one has more
  std::optional<ContextLine> narrower;  // the chosen one in the next narrower format
  std::optional<std::int64_t> room;     // bytes that the weights leave on the device, where there is a device
  bool room_is_above = false;           // of all that the picture shows
  std::optional<QPointF> outgrows;      // where the chosen one becomes larger than the weights, if the picture shows it
};

inline constexpr int kContextSteps = 8;  // from one point of a line to the next

ContextLines make_context_lines(const MemoryPlan& plan);

}  // namespace rowkeeper::views
