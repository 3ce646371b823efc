// The keys and values of one conversation.
//
//            block 0        block 1       ...
//   row 0    k k k v v v    k k k v v v        A pass computes the rows the store lacks, [next_row(), n), appends each
//   row 1    k k k v v v    k k k v v v        block's keys and values as it goes, and commits them when all blocks
//   ...      (constant once written)           are done. Attention reads nothing else. A row depends on the rows above
//   row n-1  k k k v v v    k k k v v v        it only, so what is stored stays true: that is why a cache is allowed.
//
// Memory: 2 x blocks x kv_width numbers for each row. Time: a step reads all of it once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/kernels/kv_view.h"

namespace rowkeeper {

class MemorySpace;
class ThreadPool;

struct StoreShape {
  int blocks = 0;
  int kv_heads = 0;
  int head_size = 0;
  int capacity = 0;  // rows that fit
  // Whose rows these are, Model::id(): two models of one shape have nothing in common. 0: nobody's yet.
  std::uint64_t model = 0;
  // Numbers that a row costs: a key and a value in every block.
  std::size_t row_numbers() const {
    return std::size_t{2} * static_cast<std::size_t>(blocks) * static_cast<std::size_t>(kv_heads * head_size);
  }
  bool operator==(const StoreShape&) const = default;
};

struct StoreBytes {
  std::size_t used = 0;       // of the rows held
  std::size_t allocated = 0;  // committed for rows: used, rounded up to whole chunks
  std::size_t scratch = 0;    // mapped memory that holds no row; kept so that the next pass need not map it anew
};

// Keys and values of consecutive rows of one block as the pass computed them: row r's keys are keys[r * stride, + kv_width).
struct RowSpan {
  const float* keys = nullptr;
  const float* values = nullptr;
  std::size_t stride = 0;  // floats
  int rows = 0;
};

class KvStore {
 public:
  virtual ~KvStore() = default;
  virtual std::string kind() const = 0;  // "dense:f32", as StoreKind writes it
  virtual int next_row() const = 0;      // position of the first row that is missing
  virtual int held() const = 0;          // rows in the store; equals next_row() unless a kind drops or merges rows
  virtual StoreShape shape() const = 0;
  virtual StoreBytes bytes() const = 0;
  virtual std::size_t row_bytes() const = 0;  // of one row: a key and a value in every block

  // Rows [rows, ...) are forgotten; 0 empties the store. More than there are: only what was reserved goes back. A store that has dropped or
  // merged rows can't go back to an earlier state: it is emptied.
  virtual void truncate(int rows) = 0;
  // Makes room for rows [next_row(), next_row() + rows) before they are appended block by block. Errors: store_full,
  // pool_exhausted.
  virtual Result<void> reserve(int rows) = 0;
  // Writes the rows [next_row(), + span.rows) of one block. They count only after commit(). Errors: those of the store's memory.
  virtual Result<void> append(BlockIndex block, const RowSpan& span, ThreadPool& pool) = 0;
  // All blocks of the next `rows` rows have been appended. Asks for no memory, so a pass over several stores commits to all or to none.
  virtual void commit(int rows) = 0;

  // For attention: rows below next_row(), and those appended to this block but not committed yet. Rows stand in the view by
  // their entry (see entry_of), the first appended one at entry view_begin().
  virtual KvBlockView view(BlockIndex block) const = 0;
  virtual int view_begin() const { return next_row(); }
  // Where the rows lie that the views show.
  virtual MemorySpace& space() const = 0;
  // Rows that may be appended before a commit: a kind that drops rows by what the newest one looked at takes one at a time.
  virtual int most_rows_at_once() const { return shape().capacity; }
  // Such a kind is told the weights of the row just appended: [heads][entries], block after block, before the commit.
  virtual bool wants_weights() const { return false; }
  virtual void attended(BlockIndex, std::span<const float> /*weights*/) {}

  // The entry that holds a row's key and value, -1 if there is none any more. Entries are 0 to held() - 1, except that a store
  // that only looks away from rows keeps them at their own positions. Merged rows share an entry.
  virtual int entry_of(RowIndex row) const { return row.value() < next_row() ? row.value() : -1; }
  // For views: one row's key and value of one head; each span holds head_size numbers. The row is held. Errors: those of the store's
  // memory, with zeros for the numbers.
  virtual Result<void> read(BlockIndex block, HeadIndex kv_head, RowIndex row, std::span<float> key,
                            std::span<float> value) const = 0;

  // Stores of one pool share rows of equal beginnings. This store's rows are those of `tokens`' beginning: takes over what other stores
  // hold of the rows behind them; returns how many.
  virtual int adopt(std::span<const TokenId> /*tokens*/) { return 0; }
  // Lets others adopt this store's rows, which are those of `tokens`' beginning.
  virtual void publish(std::span<const TokenId> /*tokens*/) {}
};

}  // namespace rowkeeper
