// Any kind of store by its name.
#pragma once

#include <memory>

#include "core/cache/page_pool.h"
#include "core/cache/store_kind.h"

namespace rowkeeper {

// An empty store that is alone with its memory. `floats`: as the backend wants them. heavy and merge are for this computer's
// memory only: they move rows about themselves.
Result<std::unique_ptr<KvStore>> make_store(const StoreKind& kind, const StoreShape& shape, const FloatLayout& floats,
                                            const std::shared_ptr<MemorySpace>& space = computer_memory());

// A pool for stores of kind paged:`page_rows`, of as many whole pages as `bytes` hold. pool_too_small if that is none.
Result<std::shared_ptr<PagePool>> make_page_pool(int page_rows, std::size_t bytes, const StoreShape& shape,
                                                 const FloatLayout& floats,
                                                 const std::shared_ptr<MemorySpace>& space = computer_memory());

}  // namespace rowkeeper
