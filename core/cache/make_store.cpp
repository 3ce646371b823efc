#include "core/cache/make_store.h"

#include <algorithm>
#include <limits>
#include <string>

#include "core/cache/dense_store.h"
#include "core/cache/heavy_store.h"
#include "core/cache/merge_store.h"
#include "core/cache/paged_store.h"
#include "core/cache/window_store.h"

namespace rowkeeper {

namespace {

RowLayout paged_layout(RowLayout layout, int page_rows) {
  layout.floats.chunk_rows = static_cast<std::size_t>(page_rows);
  // A page that is smaller than a panel is one of its own width: no memory stays empty.
  layout.floats.panel_width = std::min(layout.floats.panel_width, layout.floats.chunk_rows);
  return layout;
}

template <class Store>
Result<std::unique_ptr<KvStore>> any(Result<std::unique_ptr<Store>> store) {
  if (!store) return tl::unexpected(store.error());
  return std::unique_ptr<KvStore>(*std::move(store));
}

Result<std::unique_ptr<KvStore>> paged_alone(int page_rows, const RowLayout& layout) {
  // One page more than the context has: a copy of a shared page is made before the old one goes.
  const int pages = (layout.shape.capacity + page_rows - 1) / page_rows + 1;
  Result<std::shared_ptr<PagePool>> pool = PagePool::create(paged_layout(layout, page_rows), pages);
  if (!pool) return tl::unexpected(pool.error());
  return std::make_unique<PagedStore>(*std::move(pool), PoolUse::alone);
}

}  // namespace

Result<std::unique_ptr<KvStore>> make_store(const StoreKind& kind, const StoreShape& shape, const FloatLayout& floats,
                                            const std::shared_ptr<MemorySpace>& space) {
  if (const Result<void> valid = check_store_kind(kind); !valid) return tl::unexpected(valid.error());
  const RowLayout layout{shape, floats, kind.keys, kind.values, space};
  switch (kind.keeping) {
    case Keeping::all:
      return any(DenseStore::create(layout));
    case Keeping::paged:
      return paged_alone(kind.rows, layout);
    case Keeping::window:
      return any(WindowStore::create(layout, kind.rows, kind.sinks));
    case Keeping::heavy:
      return any(HeavyStore::create(layout, kind.rows));
    case Keeping::merge:
      return any(MergeStore::create(layout, kind.rows));
  }
  return fail(ErrorCode::store_kind_unknown, store_kind_name(kind), store_kind_names());
}

Result<std::shared_ptr<PagePool>> make_page_pool(int page_rows, std::size_t bytes, const StoreShape& shape,
                                                 const FloatLayout& floats, const std::shared_ptr<MemorySpace>& space) {
  if (const Result<void> valid = check_store_kind(StoreKind::paged(page_rows)); !valid) return tl::unexpected(valid.error());
  const RowLayout layout = paged_layout({shape, floats, NumberCode::f32, NumberCode::f32, space}, page_rows);
  const std::size_t pages = std::min<std::size_t>(bytes / layout.chunk_bytes(), std::numeric_limits<int>::max());
  if (pages == 0) return fail(ErrorCode::pool_too_small, std::to_string(bytes), std::to_string(layout.chunk_bytes()));
  return PagePool::create(layout, static_cast<int>(pages));
}

}  // namespace rowkeeper
