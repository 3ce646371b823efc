#include "views/memory/context_lines.h"

#include <algorithm>

#include "views/charts/axis_scale.h"

namespace rowkeeper::views {

namespace {

constexpr double kHeadroom = 1.05;
constexpr int kSteps = 5;  // of an axis
// What is higher than so many times the chosen line is cut off, or left out: it would flatten all others.
constexpr double kMostOfLines = 1.5, kMostOfRoom = 3;

double unit_for(double bytes) {
  double unit = 1024;
  while (bytes >= 1024 * unit && unit < 1e18) unit *= 1024;
  return unit;
}

std::optional<double> bytes_per_context_token(MemoryPlan plan, const CacheShape& shape, CacheFormat format) {
  plan.shape = shape;
  plan.format = format;
  const Result<MemoryCost> cost = memory_cost(plan);
  if (!cost) return {};
  return static_cast<double>(cost->bytes_per_token) * static_cast<double>(plan.conversations);
}

std::optional<ContextLine> make_line(const MemoryPlan& plan, const CacheShape& shape, CacheFormat format, double unit) {
  const std::optional<double> per_token = bytes_per_context_token(plan, shape, format);
  if (!per_token) return {};
  ContextLine line{shape, format, {}};
  for (int i = 0; i <= kContextSteps; ++i) {
    const double tokens = static_cast<double>(plan.context) * i / kContextSteps;
    line.points.append({tokens, *per_token * tokens / unit});
  }
  return line;
}

double end_of(const std::optional<ContextLine>& line) { return line ? line->points.back().y() : 0; }

void add_other_ways(ContextLines& lines, const MemoryPlan& plan) {
  CacheShape full = plan.shape;
  full.kv_heads = full.heads;
  full.latent = 0;
  CacheShape one = full;
  one.kv_heads = 1;
  if (full != plan.shape) lines.full = make_line(plan, full, plan.format, lines.unit);
  if (one != plan.shape) lines.one = make_line(plan, one, plan.format, lines.unit);
  for (const CacheFormat format : cache_formats()) {
    if (format <= plan.format) continue;
    lines.narrower = make_line(plan, plan.shape, format, lines.unit);
    break;
  }
}

void add_device(ContextLines& lines, const MemoryCost& cost, double most) {
  if (!cost.device) return;
  lines.room = cost.device->room;
  lines.room_is_above = static_cast<double>(cost.device->room) / lines.unit > most;
}

}  // namespace

ContextLines make_context_lines(const MemoryPlan& plan) {
  ContextLines lines;
  const Result<MemoryCost> cost = memory_cost(plan);
  if (!cost) return lines;
  lines.unit = unit_for(static_cast<double>(cost->bytes_total));
  lines.chosen = make_line(plan, plan.shape, plan.format, lines.unit);
  add_other_ways(lines, plan);
  const double most = kMostOfLines * end_of(lines.chosen);
  add_device(lines, *cost, kMostOfRoom * end_of(lines.chosen));
  double top = end_of(lines.chosen);
  for (const auto* const line : {&lines.full, &lines.one, &lines.narrower})
    top = std::max(top, std::min(most, end_of(*line)));
  if (lines.room && !lines.room_is_above) top = std::max(top, static_cast<double>(*lines.room) / lines.unit);
  const auto outgrows = cost->outgrows_weights_at;
  if (outgrows && *outgrows <= plan.context) {
    lines.outgrows = QPointF(static_cast<double>(*outgrows), static_cast<double>(plan.weights_bytes) / lines.unit);
  }
  lines.range = {0, static_cast<double>(plan.context), 0, round_up(top * kHeadroom, kSteps)};
  return lines;
}

}  // namespace rowkeeper::views
