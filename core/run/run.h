// Who wants to watch a run takes the records that step() returns: they are values, and nothing here knows who reads them.
//
// One conversation: its tokens, its store, its sampler, its settings. A step computes the rows the store lacks (all of them
// after a prompt, one in cached decode) and chooses one token. The newest token has no row yet: the next step computes it.
#pragma once

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
#include "core/run/step_ledger.h"
#include "core/run/step_record.h"
#include "core/run/unfinished_step.h"

namespace rowkeeper {

class Tokenizer;

enum class AtLimit { stop, slide };

// Called once in a step that succeeds, outside its seconds: the rows are computed and the record is made, and a store whose
// cache is off has not been emptied yet. The only moment at which such rows can be read.
using RowObserver = std::function<void(const KvStore& store, const StepRecord& record)>;

struct RunOptions {
  bool cache = true;
  StoreKind store = {};
  // The model's own, for a store of kind paged with as many rows a page; none: memory of its own. Of it, a store can take one piece for
  // `pool_piece_rows` rows at once, if that is above 0: see PagedStore::hold_piece.
  std::shared_ptr<PagePool> pool;
  int pool_piece_rows = 0;
  SamplerOptions sampling = {};
  AtLimit at_limit = AtLimit::stop;
  bool fingerprints = true;  // of rows and logits; without them no step can be checked later
  bool attention = false;    // report each step's attention weights
  int candidates = 0;        // most probable tokens to report with each step
  int chunk_rows = PassOptions{}.chunk_rows;
  const Tokenizer* tokenizer = nullptr;  // fills StepRecord::bytes; outlives the run
};

class Run {
 public:
  // The model outlives the run. Errors: prompt_too_long, token_out_of_range, option_out_of_range (of the sampler's options
  // too), and those of make_run_store(). An empty prompt is option_out_of_range here (the front ends start it from the
  // end-of-text token).
  static Result<Run> create(const Model& model, std::vector<TokenId> prompt, const RunOptions& options);

  // One token. Errors: cancelled, context_full, not_a_number, and those of a pass. After any of them the run is valid and
  // the step can be taken again, to the same result: with the cache on the store keeps the whole chunks that were finished,
  // and the step that succeeds reports their rows and seconds with its own. With the cache off nothing is kept and nothing
  // counts. `progress`: rows done and to do, during a prefill.
  Result<StepRecord> step(const StopToken& stop = {}, const std::function<void(int done, int total)>& progress = {},
                          const RowObserver& observe = {});

  // From the next step on. Off empties the store at once; on again makes the next step a prefill.
  void set_cache(bool on);
  bool cache() const { return options_.cache; }

  // Whether each step reports its newest row's attention weights, from the next step on.
  void set_attention(bool wanted) { options_.attention = wanted; }

  // Another token at this row: the rows above stay valid, this row and those below it are computed again by the next step.
  // The token that is there already changes nothing.
  Result<void> replace_token(RowIndex row, TokenId token);
  // Forgets tokens [count, ...), of the prompt too if `count` is below its size; at least one token stays. The row of the
  // last token is computed again by the next step, which needs its logits.
  Result<void> truncate_tokens(int count);

  std::span<const TokenId> tokens() const { return tokens_; }  // prompt and generated; after a slide only those kept
  int prompt_size() const { return prompt_size_; }             // tokens of the prompt that are still there
  std::span<const float> logits() const { return logits_; }    // of the last step; zeros before the first
  const KvStore& store() const { return *store_; }
  const FingerprintHistory& history() const { return history_; }
  const StepLedger& ledger() const { return ledger_; }  // the steps that still stand; empty with fingerprints off
  const Model& model() const { return *model_; }
  const RunOptions& options() const { return options_; }
  bool context_full() const;                   // no further step is possible (never true with AtLimit::slide)
  int steps() const { return steps_; }         // steps taken
  double seconds() const { return seconds_; }  // this run's own clock: the steps' seconds added up

 private:
  friend class BatchRun;  // makes the steps of several runs in one pass
  static Result<Run> create_unguarded(const Model& model, std::vector<TokenId> prompt, const RunOptions& options);
  Result<StepRecord> step_unguarded(const StopToken& stop, const std::function<void(int done, int total)>& progress,
                                    const RowObserver& observe);
  Run(const Model& model, std::vector<TokenId> prompt, const RunOptions& options, const Sampler& sampler,
      std::unique_ptr<KvStore> store);
  int size() const { return static_cast<int>(tokens_.size()); }
  // Counts on over slides: a window that comes back to the same place must not draw the same numbers again.
  int sampler_position() const { return dropped_ + size(); }
  bool beyond_context() const;
  std::vector<TokenId> slide();  // the tokens that it cut off
  void undo_slide(const std::vector<TokenId>& cut_off);
  void begin_step();
  Result<void> compute_missing_rows(const StopToken& stop, const std::function<void(int, int)>& progress);
  void add_work(PassRecord pass);
  StepRecord finish_step(const RowObserver& observe);
  std::optional<StepRecord> take_rows(PassRecord pass);  // of a pass made elsewhere; a record once no row is missing
  void forget_rows_from(int row);
  void forget_history_from(int row);
  void give_rows_back();
  StepRecord make_record(const RowObserver& observe);
  void fill_store_fields(StepRecord& record, const StoreBytes& during) const;

  const Model* model_;
  std::vector<TokenId> tokens_;
  int prompt_size_;
  int dropped_ = 0;     // tokens that slides have cut off
  int prompt_cut_ = 0;  // of those, the prompt's, by the last slide
  bool slid_ = false;   // since the last step that succeeded
  RunOptions options_;
  Sampler sampler_;
  std::unique_ptr<KvStore> store_;
  FingerprintHistory history_;
  StepLedger ledger_;
  UnfinishedStep work_;                     // of the step that is not over: its record carries all of it
  FingerprintHistory::Rebuilt given_back_;  // of rows that were computed for it and given back
  int rows_reused_ = 0;                     // that the store held when the step began, or took over since
  std::vector<float> logits_;
  int steps_ = 0;
  double seconds_ = 0;
};

}  // namespace rowkeeper
