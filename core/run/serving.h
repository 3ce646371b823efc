// A server in small: conversations come in and share a limited pool of memory, decoded in one batch. How much of the pool is put to
// use depends on how it is given out:
//
//   contiguous  each gets one piece for the longest answer that might come, before it may begin; what its text doesn't fill stays empty
//   paged       each takes pages as its text grows; when the pool runs out, the one that came last gives its pages back and waits;
//               its rows are computed again later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/run/batch_run.h"

namespace rowkeeper {

enum class Reserve { contiguous, paged };

struct ServeRequest {
  std::vector<TokenId> prompt;
  int arrives = 0;                       // before this step
  std::function<bool(TokenId)> is_last;  // whether an answer ends with this token; none: it ends at most_tokens
};

struct ServeOptions {
  Reserve reserve = Reserve::paged;
  int page_rows = 16;
  std::size_t pool_bytes = 0;
  int most_tokens = 256;  // of an answer
  int prefill_rows = BatchOptions{}.prefill_rows;
};

enum class ServeState { coming, waiting, reading, answering, finished };

// What the pool and the conversations look like after a step.
struct ServePicture {
  struct Conversation {
    ServeState state = ServeState::coming;
    int rows = 0;       // held
    int pages = 0;      // lent to it
    int tokens = 0;     // of its answer
    int preempted = 0;  // times
    bool cut_short = false;
    bool failed = false;
  };
  std::vector<Conversation> conversations;
  // Of each page: the conversations that have it (several share it), and how many of its rows are filled.
  struct Page {
    std::vector<int> conversations;
    int rows = 0;
  };
  std::vector<Page> pages;
};

struct ServeMoment {
  ServePicture picture;
  int step = 0;    // the first is 1; 0: none was made
  int active = 0;  // conversations in the pool
  int rows = 0;    // filled
};

struct ServeTotals {
  int admitted = 0;  // at the same time, at most
  int finished = 0;
  int cut_short = 0;  // of those: alone in the pool, and it was full before the answer's end
  int failed = 0;     // of those: its numbers were none (not_a_number), so its answer ends there
  int preempted = 0;  // times that one had to give its pages back
  std::int64_t rows_rebuilt = 0;
  std::int64_t tokens = 0;
  int steps = 0;
  double seconds = 0;
  double reserved_empty_share = 0;  // of the memory that is lent, the part without rows; mean over the steps
  double tokens_per_second() const { return seconds > 0 ? static_cast<double>(tokens) / seconds : 0; }
};

class PagedStore;

class Serving {
 public:
  // Errors: those of a pool, of a prompt (prompt_too_long, option_out_of_range); option_out_of_range for answers or
  // prefills of less than 1; pool_too_small unless the largest conversation fits alone (contiguous: with its longest answer; paged: with its first token).
  static Result<Serving> create(const Model& model, std::vector<ServeRequest> requests, const ServeOptions& options);
  bool finished() const { return totals_.finished == static_cast<int>(all_.size()); }
  // Lets conversations in, makes one pass, ends those that are done, and those whose numbers failed. Errors: cancelled and those of a
  // pass, one conversation's too where it may go better the next time; the others have gone on, and it can be taken again.
  Result<BatchStep> step(const StopToken& stop = {});
  const ServeTotals& totals() const { return totals_; }
  ServePicture picture() const;
  // In the step with the most conversations in the pool, and of several such in the one with the most rows filled; before those
  // that the step ended gave their memory back.
  const ServeMoment& fullest() const { return fullest_; }
  // The tokens of a conversation's answer so far.
  std::span<const TokenId> answer(int conversation) const { return all_[static_cast<std::size_t>(conversation)].answer; }

 private:
  struct Member {
    ServeRequest request;
    ServeState state = ServeState::coming;
    ConversationId id;            // in the batch, while reading or answering
    std::optional<Run> run;       // while it waits after it had to give its pages back
    std::vector<TokenId> answer;  // has room for the next token before its step begins
    int preempted = 0;
    bool cut_short = false;
    bool failed = false;
  };
  Serving(const Model& model, std::vector<ServeRequest> requests, const ServeOptions& options,
          std::shared_ptr<PagePool> pool);
  static Result<Serving> create_unguarded(const Model& model, std::vector<ServeRequest> requests,
                                          const ServeOptions& options);
  Result<BatchStep> step_unguarded(const StopToken& stop);
  int active() const;
  Result<void> admit();
  Result<bool> admit_one(Member& member);
  void make_room();
  void take(const BatchToken& token);
  void end(Member& member);
  Result<void> end_failed(std::span<const BatchFailure> failures);
  void count_pool();
  void keep_fullest(int rows);
  int rows_at_most(const Member& member) const;
  const PagedStore& store_of(const Member& member) const;
  Member& member_of(ConversationId id);

  const Model* model_;
  ServeOptions options_;
  std::shared_ptr<PagePool> pool_;
  BatchRun batch_;
  std::vector<Member> all_;
  std::vector<int> filled_;  // by page: how many of its rows hold something; -1: it isn't lent
  ServeTotals totals_;
  double empty_share_sum_ = 0;
  ServeMoment fullest_;
};

}  // namespace rowkeeper
