// A pass as its callers see it: chunk after chunk of one conversation, or one step of several; with its record.
#pragma once

#include <span>
#include <vector>

#include "core/model/forward.h"
#include "core/model/model.h"

namespace rowkeeper {

// What a pass works with.
struct PassMeans {
  const ModelShape& shape;
  const Weights& weights;
  Backend& backend;
  WorkspacePool& workspaces;
};

// As Model::pass and Model::pass_together, whose arguments have been checked.
Result<PassRecord> run_pass(const PassMeans& means, std::span<const TokenId> tokens, KvStore& store, std::span<float> logits,
                            const PassOptions& options);
Result<std::vector<PassRecord>> run_pass_together(const PassMeans& means, std::span<const PassItem> items,
                                                  const TogetherOptions& options);

}  // namespace rowkeeper
