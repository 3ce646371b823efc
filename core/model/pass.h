// A pass as its callers see it: chunk after chunk of one conversation, or one step of several; with its record.
#pragma once

#include <span>
#include <vector>

#include "core/model/model.h"
#include "core/model/pass_engine.h"

namespace rowkeeper {

// As Model::pass and Model::pass_together, whose arguments have been checked.
Result<PassRecord> run_pass(PassEngine& engine, std::span<const TokenId> tokens, KvStore& store, std::span<float> logits,
                            const PassOptions& options);
Result<std::vector<PassRecord>> run_pass_together(PassEngine& engine, std::span<const PassItem> items,
                                                  const TogetherOptions& options);

}  // namespace rowkeeper
