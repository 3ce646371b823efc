// The store of a run or a conversation, as its options say.
#pragma once

#include <memory>

#include "core/model/model.h"

namespace rowkeeper {

struct RunStore {
  StoreKind kind = {};
  std::shared_ptr<PagePool> pool;  // the model's own, for a kind with as many rows a page; none: memory of its own
  int piece_rows = 0;              // above 0: one piece for so many rows is taken at once, see PagedStore::hold_piece
};

// Errors: store_mismatch (the pool is another model's), pool_exhausted, option_out_of_range where kind, pool and piece don't go
// together, and those of Model::make_store.
Result<std::unique_ptr<KvStore>> make_run_store(const Model& model, const RunStore& wanted);

}  // namespace rowkeeper
