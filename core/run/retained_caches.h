// Keys and values of texts that may come again: a new prompt that begins like one of them need not compute that beginning.
//
//   kept      Document A, Question 1, Answer 1          the longest common prefix of a prompt and a kept text is copied into the
//             Document B, Question 1                    prompt's store; what is kept stays as it is, for others
//   prompt    Document A, Question 2                    -> the rows of Document A
//
// Memory: at most the budget; the ones that were not used for longest go first.
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/cache/kv_store.h"

namespace rowkeeper {

// How many tokens two texts have in common from their beginning.
int common_prefix(std::span<const TokenId> a, std::span<const TokenId> b);

class RetainedCaches {
 public:
  explicit RetainedCaches(std::size_t budget_bytes) : budget_(budget_bytes) {}

  // Keeps a store whose rows are those of `tokens`' beginning. A kept text that this one goes on from is dropped, and others until
  // all fit the budget; a store that alone is larger is not kept. Errors: store_not_savable, out_of_memory; then nothing is dropped.
  Result<void> keep(std::vector<TokenId> tokens, std::unique_ptr<KvStore> store);
  // Rows that restore() would find for a store like this one.
  int longest_prefix(std::span<const TokenId> tokens, const KvStore& store) const;
  // Copies the rows of the longest common prefix that the store lacks into it; its own rows are those of `tokens`' beginning. Returns
  // how many were copied. Errors: those of KvStore::reserve, out_of_memory.
  Result<int> restore(std::span<const TokenId> tokens, KvStore& store);

  std::size_t bytes() const;
  int size() const { return static_cast<int>(kept_.size()); }
  void clear() { kept_.clear(); }

 private:
  struct Kept {
    std::vector<TokenId> tokens;  // of the rows
    std::unique_ptr<KvStore> store;
  };
  struct Match {
    std::list<Kept>::const_iterator kept;
    int rows = 0;
  };
  Match find(std::span<const TokenId> tokens, const KvStore& store) const;

  std::size_t budget_;
  std::list<Kept> kept_;  // the last used first
};

}  // namespace rowkeeper
