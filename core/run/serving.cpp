#include "core/run/serving.h"

#include <algorithm>
#include <new>
#include <string>
#include <utility>

#include "core/base/memory_guard.h"
#include "core/cache/paged_store.h"

namespace rowkeeper {

namespace {

int pages_for(int rows, int page_rows) { return (rows + page_rows - 1) / page_rows; }
bool is_active(ServeState state) { return state == ServeState::reading || state == ServeState::answering; }

}  // namespace

Result<Serving> Serving::create(const Model& model, std::vector<ServeRequest> requests, const ServeOptions& options) {
  return guard_memory("conversations", 0, [&] { return create_unguarded(model, std::move(requests), options); });
}

Result<Serving> Serving::create_unguarded(const Model& model, std::vector<ServeRequest> requests,
                                          const ServeOptions& options) {
  if (options.most_tokens < 1)
    return fail(ErrorCode::option_out_of_range, "tokens", std::to_string(options.most_tokens), ">= 1");
  if (options.prefill_rows < 1)
    return fail(ErrorCode::option_out_of_range, "prefill-rows", std::to_string(options.prefill_rows), ">= 1");
  Result<std::shared_ptr<PagePool>> pool = model.make_page_pool(options.page_rows, options.pool_bytes);
  if (!pool) return tl::unexpected(pool.error());
  for (const ServeRequest& request : requests) {
    const auto tokens = static_cast<int>(request.prompt.size()), most = model.shape().positions;
    if (tokens > most) return fail(ErrorCode::prompt_too_long, std::to_string(tokens), std::to_string(most));
    if (tokens == 0) return fail(ErrorCode::option_out_of_range, "prompt-tokens", "0", ">= 1");
  }
  const auto page_bytes = (*pool)->page_bytes();
  Serving serving(model, std::move(requests), options, *std::move(pool));
  for (const Member& member : serving.all_) {
    const int pages = pages_for(serving.rows_at_most(member), options.page_rows);
    if (pages <= serving.pool_->pages()) continue;
    return fail(ErrorCode::pool_too_small, std::to_string(options.pool_bytes),
                std::to_string(static_cast<std::size_t>(pages) * page_bytes));
  }
  return serving;
}

Serving::Serving(const Model& model, std::vector<ServeRequest> requests, const ServeOptions& options,
                 std::shared_ptr<PagePool> pool)
    : model_(&model),
      options_(options),
      pool_(std::move(pool)),
      batch_(model, {options.prefill_rows}),
      filled_(static_cast<std::size_t>(pool_->pages())) {
  for (ServeRequest& request : requests) {
    all_.emplace_back();
    all_.back().request = std::move(request);
  }
}

// Rows that it must be sure of to begin: contiguous, those of the longest answer, whose last token needs none; paged, those of its
// text so far.
int Serving::rows_at_most(const Member& member) const {
  const int tokens = static_cast<int>(member.request.prompt.size() + member.answer.size());
  const int answer = options_.reserve == Reserve::contiguous ? options_.most_tokens - 1 : 0;
  return std::min(tokens + answer, model_->shape().positions);
}

int Serving::active() const {
  return static_cast<int>(std::ranges::count_if(all_, [](const Member& m) { return is_active(m.state); }));
}

const PagedStore& Serving::store_of(const Member& member) const {
  return static_cast<const PagedStore&>(batch_.run(member.id).store());
}

Serving::Member& Serving::member_of(ConversationId id) {
  return *std::find_if(all_.begin(), all_.end(), [&](const Member& m) { return is_active(m.state) && m.id == id; });
}

// In the order in which they came: nobody overtakes.
Result<void> Serving::admit() {
  for (Member& member : all_) {
    if (member.state == ServeState::coming && member.request.arrives <= totals_.steps) member.state = ServeState::waiting;
    if (member.state != ServeState::waiting) continue;
    const Result<bool> admitted = admit_one(member);
    if (!admitted) return tl::unexpected(admitted.error());
    if (!*admitted) return {};
  }
  return {};
}

// False: it waits for memory.
Result<bool> Serving::admit_one(Member& member) {
  RunOptions options;
  options.store = StoreKind::paged(options_.page_rows);
  options.pool = pool_;
  if (options_.reserve == Reserve::contiguous) {
    options.pool_piece_rows = rows_at_most(member);
  } else {
    // Pages that others need for their text so far are as good as gone, a starved one's next page first of all.
    int promised = 0;
    for (const Member& other : all_) {
      if (!is_active(other.state)) continue;
      promised += pages_for(rows_at_most(other), options_.page_rows) - static_cast<int>(store_of(other).pages().size());
    }
    const int free = pool_->pages() - pool_->pages_in_use();
    if (pages_for(rows_at_most(member), options_.page_rows) > free - std::max(0, promised)) return false;
  }
  if (!member.run) {
    Result<Run> run = Run::create(*model_, member.request.prompt, options);
    if (!run && run.error().code == ErrorCode::pool_exhausted) return false;  // no piece is wide enough
    if (!run) return tl::unexpected(run.error());
    member.run = *std::move(run);
  }
  const Result<ConversationId> joined = batch_.join(*std::move(member.run));
  if (!joined) return tl::unexpected(joined.error());
  member.run.reset();
  member.id = *joined;
  member.state = ServeState::reading;
  return true;
}

// Takes the pages of the conversation that came last, so that an older one can go on.
void Serving::make_room() {
  const auto last = std::find_if(all_.rbegin(), all_.rend(), [](const Member& m) { return is_active(m.state); });
  if (active() == 1) {  // alone, and the pool is full: its answer ends here
    last->cut_short = true;
    ++totals_.cut_short;
    return end(*last);
  }
  batch_.drop_rows(last->id);
  last->run = batch_.leave(last->id);
  last->state = ServeState::waiting;
  ++last->preempted;
  ++totals_.preempted;
}

void Serving::end(Member& member) {
  batch_.leave(member.id);
  member.state = ServeState::finished;
  ++totals_.finished;
}

// Numbers that are none will be none again: that conversation ends, and no other has to end with it.
Result<void> Serving::end_failed(std::span<const BatchFailure> failures) {
  Result<void> result;
  for (const BatchFailure& failure : failures) {
    if (failure.error.code != ErrorCode::not_a_number) {
      if (result) result = tl::unexpected(failure.error);
      continue;
    }
    Member& member = member_of(failure.conversation);
    member.failed = true;
    ++totals_.failed;
    end(member);
  }
  return result;
}

void Serving::take(const BatchToken& token) {
  Member& member = member_of(token.conversation);
  member.state = ServeState::answering;
  member.answer.push_back(token.record.token);
  ++totals_.tokens;
  totals_.rows_rebuilt += token.record.rows_rebuilt;
  const bool last = member.request.is_last && member.request.is_last(token.record.token);
  const bool full = static_cast<int>(member.answer.size()) >= options_.most_tokens;
  if (last || full || batch_.run(member.id).context_full()) end(member);
}

Result<BatchStep> Serving::step(const StopToken& stop) {
  return guard_memory("conversations", 0, [&] { return step_unguarded(stop); });
}

Result<BatchStep> Serving::step_unguarded(const StopToken& stop) {
  if (const Result<void> admitted = admit(); !admitted) return tl::unexpected(admitted.error());
  for (Member& member : all_) {
    if (is_active(member.state) && member.answer.size() == member.answer.capacity())
      member.answer.reserve(2 * member.answer.size() + 16);
  }
  // What the step makes is taken without asking for memory: no token is lost.
  Result<BatchStep> step = batch_.step(stop);
  if (!step) return step;
  totals_.admitted = std::max(totals_.admitted, active());
  ++totals_.steps;
  totals_.seconds += step->seconds;
  count_pool();
  const int finished = totals_.finished;
  for (const BatchToken& token : step->tokens) take(token);
  const Result<void> failures = end_failed(step->failed);
  // Whoever ended in this step has given its pages back: then the starved ones may find some.
  if (!step->starved.empty() && totals_.finished == finished) make_room();
  // The others have gone on, and do so whenever it is tried again.
  if (!failures) return tl::unexpected(failures.error());
  return step;
}

// Of pages that are lent; shared ones count once.
void Serving::count_pool() {
  std::ranges::fill(filled_, -1);
  for (const Member& member : all_) {
    if (!is_active(member.state)) continue;
    const PagedStore& store = store_of(member);
    for (std::size_t page = 0; page < store.pages().size(); ++page) {
      const int rows = std::clamp(store.next_row() - static_cast<int>(page) * options_.page_rows, 0, options_.page_rows);
      int& most = filled_[static_cast<std::size_t>(store.pages()[page].value())];
      most = std::max(most, rows);
    }
  }
  double rows = 0, lent = 0;
  for (const int filled : filled_) {
    lent += filled >= 0;
    rows += std::max(0, filled);
  }
  if (lent > 0) empty_share_sum_ += 1 - rows / (lent * options_.page_rows);
  totals_.reserved_empty_share = empty_share_sum_ / totals_.steps;
  keep_fullest(static_cast<int>(rows));
}

void Serving::keep_fullest(int rows) {
  const int active = this->active();
  if (active < fullest_.active || (active == fullest_.active && rows <= fullest_.rows)) return;
  try {
    fullest_ = {picture(), totals_.steps, active, rows};
  } catch (const std::bad_alloc&) {
    // For want of a picture no token of the step is lost: the one before stays.
  }
}

ServePicture Serving::picture() const {
  ServePicture picture;
  picture.pages.resize(static_cast<std::size_t>(pool_->pages()));
  for (std::size_t i = 0; i < all_.size(); ++i) {
    const Member& member = all_[i];
    ServePicture::Conversation& shown = picture.conversations.emplace_back();
    shown.state = member.state;
    shown.tokens = static_cast<int>(member.answer.size());
    shown.preempted = member.preempted;
    shown.cut_short = member.cut_short;
    shown.failed = member.failed;
    if (!is_active(member.state)) continue;
    const PagedStore& store = store_of(member);
    shown.rows = store.held();
    shown.pages = static_cast<int>(store.pages().size());
    for (int page = 0; page < shown.pages; ++page) {
      ServePicture::Page& to =
          picture.pages[static_cast<std::size_t>(store.pages()[static_cast<std::size_t>(page)].value())];
      to.conversations.push_back(static_cast<int>(i));
      to.rows = std::max(to.rows, std::clamp(shown.rows - page * options_.page_rows, 0, options_.page_rows));
    }
  }
  return picture;
}

}  // namespace rowkeeper
