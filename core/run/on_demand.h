// What a model makes of some tokens, asked for where no step has reported it: each answer costs a pass over them, into a
// store of its own.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/stop_token.h"
#include "core/model/model.h"
#include "core/run/sampler.h"

namespace rowkeeper {

// What the model would have put at `row`, given the tokens above it: the `count` most probable, best first. Rows 1 (the
// first token has none above it) to tokens.size() (the token to come); else row_out_of_range. option_out_of_range for a
// negative count; cancelled; those of a pass.
Result<std::vector<Candidate>> candidates_at(const Model& model, std::span<const TokenId> tokens, RowIndex row, int count,
                                             const StopToken& stop = {});

// One head's attention weights of all rows: [row][position], tokens x tokens, 0 where a row may not look. `progress`: rows.
// Errors: option_out_of_range for the block or the head, cancelled, those of a pass.
Result<std::vector<float>> attention_triangle(const Model& model, std::span<const TokenId> tokens, BlockIndex block,
                                              HeadIndex head, const StopToken& stop = {},
                                              const std::function<void(int done, int total)>& progress = {});

}  // namespace rowkeeper
