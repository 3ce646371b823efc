// Rows as bytes that do not depend on how a store lays them out: for files, and for copies from one store to another.
//
//   row after row; in a row block after block; in a block head after head; of a head
//     the key:    its codes, then its scales          exactly head_row_bytes() of its code, nothing padded
//     the value:  its codes, then its scales
//
// The codes are the store's own, so what comes back has the same bits.
#pragma once

#include <cstddef>
#include <span>

#include "core/base/error.h"
#include "core/cache/kv_store.h"

namespace rowkeeper {

// Whether every row's codes are still in the store. Errors: store_not_savable for a kind that drops or merges rows.
Result<void> check_savable(const KvStore& store);
// Whether rows of one are rows of the other: of the same model, with the same blocks, heads and codes.
bool same_rows(const KvStore& a, const KvStore& b);

// Rows [first, first + rows) of a store that is savable; `to` has rows * store.row_bytes() bytes. Errors, as of all that follows: those of
// the stores' memory.
Result<void> pack_rows(const KvStore& store, int first, int rows, std::span<std::byte> to);
// The way back, as the next rows of `store`. Errors: those of KvStore::reserve too.
Result<void> append_packed_rows(KvStore& store, int rows, std::span<const std::byte> from);
// Rows [to.next_row(), rows) of `from`, which has them; same_rows() holds. Errors: those of KvStore::reserve too.
Result<void> copy_rows(const KvStore& from, KvStore& to, int rows);

// Rows to take at a time: enough to be worth a call, and little enough to stay in the processor's cache.
int packed_rows_at_once(const KvStore& store);

}  // namespace rowkeeper
