// What rowkeeper-cli memory answers, as JSON and for people.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "core/cost/cache_memory.h"
#include "core/cost/presets.h"

namespace rowkeeper::cli {

struct MemoryAnswer {
  std::string name;  // of the model
  MemoryPlan plan;
  MemoryCost cost;
  std::int64_t parameters = 0;  // that the weights were reckoned from; 0: their bytes were given, or are not known
  std::optional<SlidingWindow> window = {};
};

nlohmann::ordered_json memory_json(const MemoryAnswer& answer);
std::string memory_text(const MemoryAnswer& answer);

nlohmann::ordered_json presets_json(const Presets& presets);
std::string presets_text(const Presets& presets);

}  // namespace rowkeeper::cli
