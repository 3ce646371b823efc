// The instruction sets the exact kernels are compiled for. The choice is made at run time.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rowkeeper {

enum class SimdTarget { automatic, sse4, avx2, avx512, neon };

const char* simd_target_name(SimdTarget target);  // "auto", "sse4", ...
std::optional<SimdTarget> parse_simd_target(std::string_view name);
std::vector<SimdTarget> available_simd_targets();  // on this CPU, best first
std::string available_simd_target_names();         // "avx512, avx2, sse4"

}  // namespace rowkeeper
