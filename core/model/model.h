// A loaded GPT-2: immutable, shared by any number of runs.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/backend/backend_kind.h"
#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/stop_token.h"
#include "core/cache/kv_store.h"
#include "core/cache/paged_store.h"
#include "core/cache/store_kind.h"
#include "core/kernels/precision.h"
#include "core/kernels/simd_target.h"
#include "core/model/attention_request.h"
#include "core/model/load_options.h"
#include "core/model/pass_record.h"
#include "core/model/shape.h"
#include "core/model/tensor_source.h"

namespace rowkeeper {

class PassEngine;

struct PassOptions {
  bool fingerprints = true;
  int chunk_rows = 512;                       // rows computed together; a cancelled pass leaves whole chunks in the store
  int logits_from = -1;                       // first row whose logits are wanted; -1: the last row only
  std::optional<AttentionRequest> attention;  // attention weights to report, in plain code beside the pass
  StopToken stop;                             // looked at between blocks
  std::function<void(int done, int total)> progress;  // rows, after every chunk
  PassRecord* unfinished = nullptr;  // takes the record of the whole chunks that a failed pass leaves in the store
};

// One conversation's part in a pass of several.
struct PassItem {
  std::span<const TokenId> tokens;  // rows [store->next_row(), tokens.size()) are computed
  KvStore* store = nullptr;
  std::span<float> logits;  // takes those of the last row; empty: nobody needs them yet
  bool fingerprints = true;
};

struct TogetherOptions {
  StopToken stop;
};

class Model {
 public:
  // Packs every tensor of `source` for the backend. Peak memory: the packed weights and one tensor. Errors: option_out_of_range
  // (threads), simd_unavailable, cpu_unsupported, backend_unavailable, precision_unsupported, precision_too_small, those of the
  // source and of a device, cancelled, out_of_memory.
  static Result<Model> load(const TensorSource& source, const LoadOptions& options);
  // On an engine whose weights are loaded.
  explicit Model(std::unique_ptr<PassEngine> engine);
  Model(Model&&) noexcept;
  Model& operator=(Model&&) noexcept;
  ~Model();

  const ModelShape& shape() const;
  // Models are numbered as they are loaded. A store has the number of the model that made it, and no other computes rows into it.
  std::uint64_t id() const;
  BackendKind backend() const;
  Precision precision() const;
  SimdTarget simd() const;  // of the exact kernels and of what the backends share
  int threads() const;
  std::string device_name() const;         // as its maker writes it; empty: this computer's processor computes
  std::size_t weights_bytes() const;       // held in memory
  std::size_t weights_bytes_read() const;  // by a step of one row: every matrix once, one row of wte and of wpe

  // An empty store in the layout that this model's backend reads. store_unsupported: the backend doesn't read this kind.
  Result<std::unique_ptr<KvStore>> make_store(const StoreKind& kind = {}) const;
  // A pool of at most `bytes`, which stores of kind paged:`page_rows` share; and such a store. store_mismatch: the pool is another model's.
  Result<std::shared_ptr<PagePool>> make_page_pool(int page_rows, std::size_t bytes) const;
  Result<std::unique_ptr<PagedStore>> make_store_in(std::shared_ptr<PagePool> pool) const;

  // Computes rows [store.next_row(), tokens.size()), appends their keys and values to `store` and leaves in `logits` those
  // of the last row (vocabulary floats), or of rows [options.logits_from, tokens.size()) one after the other. On failure the
  // store holds the rows it had and whole chunks of new ones. Errors: prompt_too_long, token_out_of_range, row_out_of_range and
  // option_out_of_range (what is asked for lies outside the rows to compute, or there are none), store_mismatch, those of
  // KvStore::reserve, not_a_number, cancelled, device_failed, out_of_memory.
  Result<PassRecord> pass(std::span<const TokenId> tokens, KvStore& store, std::span<float> logits,
                          const PassOptions& options) const;

  // The rows that each item's store lacks, all in one go: the weights are read once for all of them. Every row's bits are those it
  // has alone. An item's record has the seconds of the whole pass: each conversation waits for all of it. On failure no store has
  // changed. Every item has a store, each another one, and not more rows than that takes at once. Errors: as pass.
  Result<std::vector<PassRecord>> pass_together(std::span<const PassItem> items, const TogetherOptions& options) const;

  // The limits of what this model computes on, measured now, with its threads: bytes/s of reading the packed weights; multiply-adds
  // x 2 per second of the widest fma the kernels use. 0 where a device fails at it; a pass then says why.
  Result<double> measure_read_bandwidth() const;
  Result<double> measure_multiply_rate() const;

 private:
  struct Data;
  static Result<Model> load_unguarded(const TensorSource& source, const LoadOptions& options);
  Result<PassRecord> pass_unguarded(std::span<const TokenId> tokens, KvStore& store, std::span<float> logits,
                                    const PassOptions& options) const;
  Result<std::vector<PassRecord>> pass_together_unguarded(std::span<const PassItem> items,
                                                          const TogetherOptions& options) const;
  Result<void> check_tokens(std::span<const TokenId> tokens, const KvStore& store) const;
  Result<void> check_store(const StoreShape& made_for, std::size_t panel_width, bool readable) const;
  std::unique_ptr<Data> data_;
};

}  // namespace rowkeeper
