// The values of options, from text. Each function fills `to` or says in words what the value must be.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/backend/backend_kind.h"
#include "core/base/index.h"
#include "core/cost/cache_memory.h"
#include "core/kernels/precision.h"
#include "core/kernels/simd_target.h"
#include "core/run/run.h"

namespace rowkeeper::cli {

// "must be" + this; nothing if the value is good.
using Requirement = std::optional<std::string>;

Requirement parse_whole(std::string_view text, int least, int most, int& to);
Requirement parse_whole(std::string_view text, std::int64_t least, std::int64_t most, std::int64_t& to);
Requirement parse_seed(std::string_view text, std::uint64_t& to);
Requirement parse_temperature(std::string_view text, double& to);
Requirement parse_top_p(std::string_view text, double& to);
// Whole numbers separated by commas, white space or both; an empty text is an empty list.
Requirement parse_ids(std::string_view text, std::vector<TokenId>& to);
// The same, each larger than the one before, from `least` to `most`.
Requirement parse_rising(std::string_view text, int least, int most, std::vector<int>& to);

// Which store, and whether rows stay in it after a step: a kind implies they do.
struct CacheOption {
  bool on = true;
  StoreKind store;
};

Requirement parse_cache(std::string_view text, CacheOption& to);
Requirement parse_backend_kind(std::string_view text, BackendKind& to);
Requirement parse_weights(std::string_view text, Precision& to);
Requirement parse_simd(std::string_view text, SimdTarget& to);
Requirement parse_format(std::string_view text, CacheFormat& to);
Requirement parse_at_limit(std::string_view text, AtLimit& to);

}  // namespace rowkeeper::cli
