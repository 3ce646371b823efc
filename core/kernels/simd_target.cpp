#include "core/kernels/simd_target.h"

#include "core/kernels/kernels.h"

namespace rowkeeper {

namespace {
constexpr SimdTarget kBestFirst[] = {SimdTarget::avx512, SimdTarget::avx2, SimdTarget::sse4, SimdTarget::neon};
}

const char* simd_target_name(SimdTarget target) {
  switch (target) {
    case SimdTarget::automatic:
      return "auto";
    case SimdTarget::sse4:
      return "sse4";
    case SimdTarget::avx2:
      return "avx2";
    case SimdTarget::avx512:
      return "avx512";
    case SimdTarget::neon:
      return "neon";
  }
  return "";
}

std::optional<SimdTarget> parse_simd_target(std::string_view name) {
  if (name == "auto") return SimdTarget::automatic;
  for (const SimdTarget target : kBestFirst) {
    if (name == simd_target_name(target)) return target;
  }
  return std::nullopt;
}

std::vector<SimdTarget> available_simd_targets() {
  std::vector<SimdTarget> targets;
  for (const SimdTarget target : kBestFirst) {
    if (find_kernels(target) != nullptr) targets.push_back(target);
  }
  return targets;
}

std::string available_simd_target_names() {
  std::string names;
  for (const SimdTarget target : available_simd_targets()) {
    if (!names.empty()) names += ", ";
    names += simd_target_name(target);
  }
  return names;
}

}  // namespace rowkeeper
