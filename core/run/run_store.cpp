#include "core/run/run_store.h"

#include <string>
#include <utility>

namespace rowkeeper {

namespace {

Result<std::unique_ptr<KvStore>> in_pool(const Model& model, const RunStore& wanted) {
  const StoreKind pages = StoreKind::paged(wanted.pool->page_rows());
  if (wanted.kind != pages) {
    return fail(ErrorCode::option_out_of_range, "cache", store_kind_name(wanted.kind),
                store_kind_name(pages) + ", as the pool's pages are");
  }
  Result<std::unique_ptr<PagedStore>> store = model.make_store_in(wanted.pool);
  if (!store) return tl::unexpected(store.error());
  if (wanted.piece_rows > 0) {
    if (const Result<void> held = (*store)->hold_piece(wanted.piece_rows); !held) return tl::unexpected(held.error());
  }
  return *std::move(store);
}

}  // namespace

Result<std::unique_ptr<KvStore>> make_run_store(const Model& model, const RunStore& wanted) {
  if (wanted.pool != nullptr) return in_pool(model, wanted);
  if (wanted.piece_rows > 0) {
    return fail(ErrorCode::option_out_of_range, "piece-rows", std::to_string(wanted.piece_rows), "0 without a pool");
  }
  return model.make_store(wanted.kind);
}

}  // namespace rowkeeper
