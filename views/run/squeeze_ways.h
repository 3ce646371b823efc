// The ways to make a cache smaller that the Squeeze page tries. A way is called by its place in squeeze_ways().
#pragma once

#include <array>

#include "core/cache/store_kind.h"

namespace rowkeeper::views {

enum class SqueezeGroup { fewer_bits, fewer_rows, shared_heads, pages };

// Whose heads make the keys and values.
enum class HeadSharing {
  none,    // the model's own
  twin,    // those of its twin, which was trained with one key and one value for all heads
  folded,  // the model's own, averaged into one without any training
};

struct SqueezeWay {
  SqueezeGroup group = SqueezeGroup::fewer_bits;
  StoreKind store = {};
  HeadSharing sharing = HeadSharing::none;
};

inline constexpr int kSqueezeWays = 11;
const std::array<SqueezeWay, kSqueezeWays>& squeeze_ways();
inline const SqueezeWay& squeeze_way(int way) { return squeeze_ways()[static_cast<std::size_t>(way)]; }

}  // namespace rowkeeper::views
