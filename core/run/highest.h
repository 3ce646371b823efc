// The highest of a row of logits, in order.
#pragma once

#include <span>
#include <vector>

#include "core/base/index.h"

namespace rowkeeper {

// The ids of the `count` highest logits, highest first, ties by lowest id; fewer if there are fewer. NaN counts as no logit
// at all.
std::vector<TokenId> highest_logits(std::span<const float> logits, int count);

// The id of the highest logit, the lowest id on ties. Without a finite logit and without plus infinity: id 0.
TokenId highest_logit(std::span<const float> logits);

}  // namespace rowkeeper
