// Well-known models and devices, to reckon with: assets/presets.json.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/cost/cache_memory.h"

namespace rowkeeper {

struct ModelPreset {
  std::string id, name;  // "llama-3.1-70b", "Llama 3.1 70B"
  CacheShape shape;
  std::int64_t context = 0;     // tokens it was made for
  std::int64_t parameters = 0;  // the sum over the shapes in its source; GPT-3's is its paper's
  std::optional<SlidingWindow> window;
  std::string source_title, source_url;  // where the figures come from
};

struct DevicePreset {
  std::string id, name;
  // The GB of memory chips count as GiB, which is what systems and drivers then report, less a percent or so.
  std::int64_t bytes = 0;
};

struct Presets {
  std::vector<ModelPreset> models;  // GPT-2 small is among them
  std::vector<DevicePreset> devices;

  // By id or by name, in any case of letters; none: null.
  const ModelPreset* find_model(std::string_view text) const;
};

// Where the program's own are.
std::string presets_path();
// Errors: assets_missing, presets_invalid (path, what is wrong), those of read_json.
Result<Presets> load_presets(const std::string& path = presets_path());

}  // namespace rowkeeper
