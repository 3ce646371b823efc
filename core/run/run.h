// One conversation: its tokens, its store, its sampler, its settings. A step computes the rows the store lacks (all of them
// after a prompt, one in cached decode) and chooses one token.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/stop_token.h"
#include "core/cache/kv_store.h"
#include "core/model/model.h"
#include "core/run/fingerprint_history.h"
#include "core/run/sampler.h"
#include "core/run/step_record.h"

namespace rowkeeper {

class Tokenizer;

enum class AtLimit { stop, slide };

struct RunOptions {
  bool cache = true;
  SamplerOptions sampling;
  AtLimit at_limit = AtLimit::stop;
  bool fingerprints = true;
  int candidates = 0;  // most probable tokens to report with each step
  int chunk_rows = PassOptions{}.chunk_rows;
  const Tokenizer* tokenizer = nullptr;  // fills StepRecord::bytes; outlives the run
};

class Run {
 public:
  // The model outlives the run. Errors: prompt_too_long, token_out_of_range, option_out_of_range. An empty prompt is an
  // error here (the front ends start it from the end-of-text token).
  static Result<Run> create(const Model& model, std::vector<TokenId> prompt, const RunOptions& options);

  // One token. Errors: cancelled (the store keeps whole chunks, the step can be taken again), context_full, and those of a
  // pass. `progress`: rows done and to do, during a prefill.
  Result<StepRecord> step(const StopToken& stop = {}, const std::function<void(int done, int total)>& progress = {});

  // From the next step on. Off empties the store at once; on again makes the next step a prefill.
  void set_cache(bool on);
  bool cache() const;

  // Another token at this row: the rows above stay valid, this row and those below it are computed again by the next step.
  Result<void> replace_token(RowIndex row, TokenId token);
  // Forgets tokens [count, ...), of the prompt too if asked; at least one token stays.
  Result<void> truncate_tokens(int count);

  std::span<const TokenId> tokens() const;  // prompt and generated; after a slide only those kept
  int prompt_size() const;                  // tokens of the prompt that are still there
  std::span<const float> logits() const;    // of the last step
  const KvStore& store() const;
  const FingerprintHistory& history() const;
  const Model& model() const;
  bool context_full() const;  // no further step is possible (never true with AtLimit::slide)
  int steps() const;          // steps taken
  double seconds() const;     // this run's own clock: the steps' seconds added up

 private:
  Run(const Model& model, std::vector<TokenId> prompt, const RunOptions& options, Sampler sampler,
      std::unique_ptr<KvStore> store);
  Result<PassRecord> compute_missing_rows(const StopToken& stop, const std::function<void(int, int)>& progress);
  void slide();
  void fill_store_fields(StepRecord& record, const StoreBytes& during) const;

  const Model* model_;
  std::vector<TokenId> tokens_;
  int prompt_size_;
  RunOptions options_;
  Sampler sampler_;
  std::unique_ptr<KvStore> store_;
  FingerprintHistory history_;
  std::vector<float> logits_;
  int steps_ = 0;
  double seconds_ = 0;
};

}  // namespace rowkeeper
