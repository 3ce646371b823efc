// The Memory page's words for formats, ways of sharing heads, and the formula.
#pragma once

#include <QString>
#include <QStringList>

#include "core/cost/cache_memory.h"
#include "core/cost/presets.h"

namespace rowkeeper::views {

QString format_name(CacheFormat format);            // "16-bit"
QString arrangement_name(const CacheShape& shape);  // "grouped (8 KV heads)"
QString device_name(const DevicePreset& device);

// The formula with the plan's numbers, line by line: what a token takes, a conversation, all of them. One line only, where the
// result is too large to be counted.
QStringList formula_lines(const MemoryPlan& plan, const Result<MemoryCost>& cost);

}  // namespace rowkeeper::views
