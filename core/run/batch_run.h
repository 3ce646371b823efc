// Several conversations decoded in one pass over the weights. Reading the weights is what a step of one row costs, so 8 rows take
// little longer than one: that is what a server lives on. Conversations join and leave between steps (continuous batching), and a
// prompt that has come in is computed a few rows at a time, so that the others' tokens don't wait for all of it (chunked prefill).
//
// A conversation's tokens and logits are those it has alone, to the last bit: rows are invariant.
#pragma once

#include <map>
#include <span>
#include <vector>

#include "core/run/run.h"

namespace rowkeeper {

using ConversationId = Index<struct ConversationTag>;

struct BatchOptions {
  int prefill_rows = 64;  // rows of prompts in one step, at most; 64 cost a step about as much as reading the weights twice
};

struct BatchToken {
  ConversationId conversation;
  // Its seconds are those of the passes that it waited for: they are others' as well. Rows that were given back on the way and computed
  // again are rebuilt ones, as often as that was.
  StepRecord record;
};

struct BatchFailure {
  ConversationId conversation;
  Error error;
};

struct BatchStep {
  std::vector<BatchToken> tokens;       // of the conversations that have all their rows; by id
  std::vector<ConversationId> starved;  // that the pool had no page for: they did not move
  std::vector<BatchFailure> failed;     // nor did these, whose own memory or numbers failed; the next step tries again
  int rows = 0;                         // computed, of all conversations
  double seconds = 0;
};

class BatchRun {
 public:
  explicit BatchRun(const Model& model, const BatchOptions& options = {}) : model_(&model), options_(options) {}

  // From the next step on. store_mismatch: the run is of another model than the batch. After an error the run is what it was.
  Result<ConversationId> join(Run&& run);
  // Of leave, drop_rows and run: `id` is in the batch.
  Run leave(ConversationId id);
  // Gives back all memory of its rows: the next steps compute them again, and its next record calls them rebuilt.
  void drop_rows(ConversationId id);
  const Run& run(ConversationId id) const { return runs_.at(id); }
  std::vector<ConversationId> conversations() const;

  // One pass; where numbers fail, one for each conversation, so that the others go on. A conversation whose context is full takes no
  // part: a batch lets nothing slide. Errors: cancelled and those of a pass; nothing has changed then.
  Result<BatchStep> step(const StopToken& stop = {});

 private:
  struct Part {
    ConversationId id;
    Run* run;
    int rows;
  };
  Result<BatchStep> step_unguarded(const StopToken& stop);
  std::vector<Part> choose(BatchStep& step);
  Result<void> compute_one_by_one(std::span<const Part> parts, std::span<const PassItem> items,
                                  const TogetherOptions& options, BatchStep& step);
  static void take_rows(const Part& part, PassRecord pass, BatchStep& step);

  const Model* model_;
  BatchOptions options_;
  std::map<ConversationId, Run> runs_;
  int next_id_ = 0;
};

}  // namespace rowkeeper
