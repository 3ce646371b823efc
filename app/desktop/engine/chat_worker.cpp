#include "app/desktop/engine/chat_worker.h"

#include <QScopeGuard>
#include <algorithm>
#include <utility>

#include "app/desktop/engine/engine_worker.h"
#include "app/desktop/engine/guarded.h"
#include "core/cache/paged_store.h"
#include "core/run/model_fingerprint.h"
#include "core/run/question_set.h"

namespace rowkeeper::app {

using views::ChatTalk;

namespace {

constexpr int kPageRows = 32;
constexpr int kRestMilliseconds = 250;
// Two conversations, and as much again for documents that may be opened once more.
constexpr int kContextsInPool = 4, kContextsKept = 2;

std::span<const PageIndex> pages_of(const std::optional<Conversation>& talk) {
  const auto* const store = talk ? dynamic_cast<const PagedStore*>(&talk->store()) : nullptr;
  return store ? store->pages() : std::span<const PageIndex>();
}

// Those of its text: of a question that was stopped there may be more, until the next one.
int rows_of(const Conversation& talk) { return std::min(talk.store().held(), static_cast<int>(talk.tokens().size())); }

int shared_pages(const std::optional<Conversation>& a, const std::optional<Conversation>& b) {
  const std::span<const PageIndex> others = pages_of(b);
  return static_cast<int>(
      std::ranges::count_if(pages_of(a), [&](PageIndex page) { return std::ranges::find(others, page) != others.end(); }));
}

std::vector<views::ChatTurn> saved_turns(const Conversation& talk) {
  std::vector<views::ChatTurn> turns;
  const std::vector<TextPart> parts = talk.parts();
  for (std::size_t i = 1; i + 1 < parts.size(); i += 2)
    turns.push_back({.question = std::string(question_in(talk.text(parts[i]))),
                     .answer = std::string(answer_in(talk.text(parts[i + 1])))});
  return turns;
}

}  // namespace

ChatWorker::ChatWorker(ChatShared& shared) : shared_(shared), rest_(this) {
  rest_.setSingleShot(true);
  rest_.setInterval(kRestMilliseconds);
  connect(&rest_, &QTimer::timeout, this, [this] { guarded([this] { measure(); }, [this] { measure_soon(); }); });
}

void ChatWorker::set_model(const std::shared_ptr<const LoadedModel>& model) {
  rest_.stop();
  talks_ = {};
  kept_.reset();
  pool_.reset();
  fingerprint_.reset();
  model_ = model;
  state_.phase = Phase::none;
  if (model_ && !state_.document.empty()) return begin(state_.document);
  send();
}

void ChatWorker::send(const Result<void>& done) {
  state_.error.reset();
  if (!done && done.error().code != ErrorCode::cancelled) state_.error = done.error();
  for (std::size_t i = 0; i < talks_.size(); ++i) {
    ChatTalk& talk = state_.talks[i];
    talk.parts = talks_[i] ? talks_[i]->parts() : std::vector<TextPart>();
    talk.rows = talks_[i] ? rows_of(*talks_[i]) : 0;
    talk.pages = static_cast<int>(pages_of(talks_[i]).size());
  }
  state_.second = talks_[1].has_value();
  state_.document_tokens = talks_[0] ? talks_[0]->document_tokens() : 0;
  state_.context = model_ ? model_->model.shape().positions : 0;
  state_.row_bytes = talks_[0] ? talks_[0]->store().row_bytes() : 0;
  state_.page_rows = kPageRows;
  state_.pages_in_use = state_.talks[0].pages + state_.talks[1].pages - shared_pages(talks_[0], talks_[1]);
  emit state_changed(state_);
}

void ChatWorker::report_no_memory() {
  if (state_.phase == Phase::asking || state_.phase == Phase::saving) state_.phase = Phase::ready;
  if (state_.phase == Phase::ready && !talks_[0]) state_.phase = Phase::none;
  send(fail(ErrorCode::out_of_memory, "conversation", "0"));
}

void ChatWorker::send_soon() {
  if (since_word_.isValid() && since_word_.elapsed() < kBatchMilliseconds) return;
  since_word_.start();
  emit state_changed(state_);
}

ConversationOptions ChatWorker::options() const {
  ConversationOptions options;
  options.retain = state_.retain;
  if (pool_) options.store = StoreKind::paged(kPageRows);
  options.pool = pool_;
  return options;
}

// A backend that does not read pages gets a store for each conversation: then they share nothing, and all else is the same.
Result<void> ChatWorker::make_pool() {
  if (kept_) return {};
  const Result<std::unique_ptr<KvStore>> store = model_->model.make_store();
  if (!store) return tl::unexpected(store.error());
  const std::size_t context = (*store)->row_bytes() * static_cast<std::size_t>((*store)->shape().capacity + kPageRows);
  // What is padded in a page may take as much again; memory that is not touched costs nothing.
  Result<std::shared_ptr<PagePool>> pool = tl::unexpected(Error{ErrorCode::store_unsupported, {}});
  if (model_->model.make_store(StoreKind::paged(kPageRows)))
    pool = model_->model.make_page_pool(kPageRows, 2 * kContextsInPool * context);
  if (!pool && pool.error().code != ErrorCode::store_unsupported) return tl::unexpected(pool.error());
  if (pool) pool_ = *std::move(pool);
  kept_.emplace(kContextsKept * context);
  return {};
}

// Their rows stay in memory as long as there is room: a document that is opened again is warm.
void ChatWorker::leave_talks() {
  rest_.stop();
  to_measure_.clear();
  for (std::optional<Conversation>& talk : talks_) {
    // Where they can't be kept the document is read again, that is all.
    if (talk && kept_) (void)std::move(*talk).give_rows_to(*kept_);
    talk.reset();
  }
  state_.talks = {};
  state_.shown = 0;
  state_.saved.reset();
  state_.phase = Phase::none;
}

void ChatWorker::begin(const std::string& document) {
  leave_talks();
  state_.document = std::string(without_end_lines(document));
  if (!model_ || state_.document.empty()) return send();
  send(start());
}

// Where they can't be taken they are computed again, that is all.
void ChatWorker::take_kept_rows(Conversation& talk) {
  if (state_.retain) (void)talk.take_rows_from(*kept_);
}

Result<void> ChatWorker::start() {
  if (Result<void> made = make_pool(); !made) return made;
  Result<Conversation> talk = Conversation::create(model_->model, *model_->tokenizer, state_.document, options());
  if (!talk) return tl::unexpected(talk.error());
  take_kept_rows(*talk);
  talks_[0] = *std::move(talk);
  state_.phase = Phase::ready;
  return {};
}

// All of them or none: a longer conversation may have no room for the new document, and they must stay about the same one.
void ChatWorker::edit_document(const std::string& document) {
  if (!talks_[0]) return begin(document);
  rest_.stop();
  to_measure_.clear();  // their tokens are others now
  std::array<std::optional<views::ChatEdit>, 2> edits;
  for (std::size_t i = 0; i < talks_.size(); ++i) {
    if (!talks_[i]) continue;
    const int before = rows_of(*talks_[i]);
    const Result<int> kept = talks_[i]->edit_document(without_end_lines(document));
    if (!kept) {
      for (std::size_t done = 0; done < i; ++done) (void)talks_[done]->edit_document(state_.document);  // it had room before
      return send(tl::unexpected(kept.error()));
    }
    edits[i] = views::ChatEdit{before, *kept};
  }
  for (std::size_t i = 0; i < talks_.size(); ++i) state_.talks[i].edit = edits[i];
  state_.document = std::string(without_end_lines(document));
  state_.saved.reset();
  send();
}

void ChatWorker::ask(const std::string& question) {
  if (!shown() || state_.phase != Phase::ready) return;
  rest_.stop();
  state_.phase = Phase::asking;
  state_.question = question;
  state_.answer.clear();
  state_.saved.reset();
  state_.rows_done = state_.rows_to_do = 0;
  send();
  TurnProgress progress;
  progress.rows = [this](int done, int total) {
    state_.rows_done = done;
    state_.rows_to_do = total;
    send_soon();
  };
  progress.answered = [this](std::string_view bytes) {
    state_.answer += bytes;
    send_soon();
  };
  const std::span<const TokenId> tokens = shown()->tokens();
  std::vector<TokenId> before(tokens.begin(), tokens.end());
  const Result<TurnRecord> turn = shown()->ask(question, shared_.turns.token(), progress);
  state_.phase = Phase::ready;
  if (turn) take_turn(*turn, before);
  send(turn ? Result<void>() : tl::unexpected(turn.error()));
  measure_soon();
}

void ChatWorker::take_turn(const TurnRecord& record, const std::vector<TokenId>& before) {
  ChatTalk& talk = state_.talks[static_cast<std::size_t>(state_.shown)];
  talk.edit.reset();
  talk.turns.push_back({record.question, record.answer, record, state_.retain});
  // The other way: without any rows, or with those of all that was said before.
  const auto prompt = shown()->tokens().first(static_cast<std::size_t>(record.prompt_tokens));
  const int rows = state_.retain || talk.turns.size() == 1 ? 0 : static_cast<int>(before.size()) - 1;
  if (rows == record.rows_reused) {
    talk.turns.back().alike = true;
    talk.turns.back().other_seconds = record.first_token_seconds;
    return;
  }
  to_measure_.push_back(
      {static_cast<std::size_t>(state_.shown), talk.turns.size() - 1, {prompt.begin(), prompt.end()}, rows});
}

void ChatWorker::set_retain(bool retain) {
  state_.retain = retain;
  if (!retain) state_.saved.reset();
  for (std::optional<Conversation>& talk : talks_) {
    if (talk) talk->set_retain(retain);
  }
  send();
}

void ChatWorker::show_talk(int talk) {
  if (!talks_[0] || state_.phase != Phase::ready) return;
  if (talk == 1 && !talks_[1]) {
    Result<Conversation> made = Conversation::create(model_->model, *model_->tokenizer, state_.document, options());
    if (!made) return send(tl::unexpected(made.error()));
    talks_[1] = *std::move(made);
  }
  state_.shown = talk;
  // The document's, which the other talk may have computed since this one was shown last.
  if (state_.talk().turns.empty()) take_kept_rows(*shown());
  state_.saved.reset();
  send();
}

void ChatWorker::begin_again() {
  if (!shown() || state_.phase != Phase::ready) return;
  const auto talk = static_cast<std::size_t>(state_.shown);
  std::erase_if(to_measure_, [&](const Measure& measure) { return measure.talk == talk; });
  shown()->forget_turns();
  state_.saved.reset();
  state_.talks[talk] = {};
  send();
}

Result<std::uint64_t> ChatWorker::fingerprint() {
  if (!fingerprint_) {
    const Result<std::uint64_t> found = model_fingerprint(model_->model);
    if (!found) return found;
    fingerprint_ = *found;
  }
  return *fingerprint_;
}

void ChatWorker::save(const std::string& path) {
  if (!shown() || shown()->store().held() == 0 || state_.phase != Phase::ready) return;
  state_.phase = Phase::saving;
  send();
  const Result<std::uint64_t> model = fingerprint();
  const int rows = rows_of(*shown());
  const Result<void> saved = model ? shown()->save(path, *model) : tl::unexpected(model.error());
  state_.phase = Phase::ready;
  if (!saved) return send(saved);
  // Nothing of it stays in memory: what comes back comes from the disk.
  talks_ = {};
  kept_.reset();
  pool_.reset();
  leave_talks();
  state_.phase = Phase::away;
  state_.saved = views::ChatEdit{rows, 0};
  send();
}

void ChatWorker::open(const std::string& path) {
  if (!model_) return;
  const Phase before = state_.phase;
  state_.phase = Phase::saving;
  send();
  Result<Conversation> talk = [&]() -> Result<Conversation> {
    const auto over = qScopeGuard([&] { state_.phase = before; });
    if (const Result<void> room = make_pool(); !room) return tl::unexpected(room.error());
    const Result<std::uint64_t> model = fingerprint();
    if (!model) return tl::unexpected(model.error());
    return Conversation::open(model_->model, *model_->tokenizer, path, *model, options());
  }();
  if (!talk) return send(tl::unexpected(talk.error()));
  leave_talks();
  state_.document = std::string(without_end_lines(talk->text(talk->parts().front())));
  state_.talks[0].turns = saved_turns(*talk);
  state_.talks[0].from_file = true;
  state_.saved = views::ChatEdit{talk->store().held(), talk->store().held()};
  state_.retain = true;
  talk->set_retain(true);
  talks_[0] = *std::move(talk);
  state_.phase = Phase::ready;
  send();
}

}  // namespace rowkeeper::app
