// Machines to swap in for one's own, so that the cost model can show how much the ratio depends on them.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/cost/roofline.h"

namespace rowkeeper {

struct MachinePreset {
  const char* id;  // views have a name for each in the user's language
  Machine machine;
  NumberBytes bytes;    // how models are usually held there
  bool fitted = false;  // to a result, instead of taken from a machine
};

// laptop, phone, h100, like_the_text. Figures are typical ones, rounded: no promise for a single machine.
std::span<const MachinePreset> machine_presets();
std::optional<MachinePreset> find_machine_preset(std::string_view id);

}  // namespace rowkeeper
