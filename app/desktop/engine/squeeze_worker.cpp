#include "app/desktop/engine/squeeze_worker.h"

#include <QScopeGuard>
#include <map>
#include <tuple>
#include <utility>

#include "app/desktop/engine/guarded.h"
#include "app/desktop/engine/squeeze_texts.h"

namespace rowkeeper::app {

using views::HeadSharing;
using views::kSqueezeWays;
using views::SqueezedRows;
using views::WayState;

namespace {

Error no_memory() { return {ErrorCode::out_of_memory, {"run", "0"}}; }

}  // namespace

SqueezeWorker::SqueezeWorker(SqueezeShared& shared) : shared_(shared), next_(this) {
  next_.setSingleShot(true);
  connect(&next_, &QTimer::timeout, this, &SqueezeWorker::take_text);
}

// In the order of who stands on whom.
void SqueezeWorker::set_model(const std::shared_ptr<const LoadedModel>& model) {
  next_.stop();
  queue_.clear();
  tried_ = {};
  exact_.reset();
  twin_.reset();
  folded_.reset();
  model_ = model;
  basis_ = {};
  status_ = {};
  if (model_) {
    basis_.ready = true;
    if (const Result<void> read = read_texts(); !read) basis_.error = read.error();
    describe_ways();
  }
  emit basis_changed(basis_);
  send_status();
}

Result<void> SqueezeWorker::read_texts() {
  Result<SqueezeTexts> texts = read_squeeze_texts(*model_);
  if (!texts) return tl::unexpected(texts.error());
  basis_.asked = texts->asked;
  basis_.texts = describe_texts(texts->texts);
  exact_.emplace(model_->model, *model_->tokenizer, std::move(texts->texts));
  return {};
}

void SqueezeWorker::describe_ways() {
  if (const auto exact = model_->model.make_store()) basis_.row_bytes = (*exact)->row_bytes();
  const auto heads = static_cast<std::size_t>(model_->model.shape().kv_heads);
  for (int way = 0; way < kSqueezeWays; ++way) {
    const views::SqueezeWay& wanted = views::squeeze_way(way);
    views::WayFacts& facts = basis_.ways[static_cast<std::size_t>(way)];
    facts.state = state_of(*model_, basis_.asked, wanted);
    if (wanted.sharing != HeadSharing::none) {
      facts.row_bytes = basis_.row_bytes / heads;
    } else if (const auto store = model_->model.make_store(wanted.store)) {
      facts.row_bytes = (*store)->row_bytes();
    }
  }
}

void SqueezeWorker::send_status() {
  status_.way = queue_.empty() ? -1 : queue_.front();
  status_.waiting.assign(queue_.empty() ? queue_.begin() : queue_.begin() + 1, queue_.end());
  emit status_changed(status_);
}

void SqueezeWorker::try_ways(const std::vector<int>& ways) {
  next_.stop();
  queue_.clear();
  status_ = {};
  for (const int way : ways) {
    const auto at = static_cast<std::size_t>(way);
    const bool done = tried_[at] && tried_[at]->finished();
    if (exact_ && !done && basis_.ways[at].state == WayState::possible) queue_.push_back(way);
  }
  if (!queue_.empty()) next_.start(0);
  send_status();
}

void SqueezeWorker::stop() {
  next_.stop();
  if (queue_.empty()) return;
  queue_.clear();
  send_status();
}

void SqueezeWorker::take_text() {
  if (queue_.empty() || shared_.tries.token().stop_requested()) return;
  const int way = queue_.front();
  Result<void> done;
  guarded([&] { done = try_text(way); }, [&] { done = tl::unexpected(no_memory()); });
  if (!done && done.error().code == ErrorCode::cancelled) return;  // the command that did it decides
  if (!done) return fail_with(way, done.error());
  if (tried_[static_cast<std::size_t>(way)]->finished()) {
    queue_.pop_front();
    send_status();
  }
  if (!queue_.empty()) next_.start(0);
}

void SqueezeWorker::report_no_memory() {
  if (!queue_.empty()) return fail_with(queue_.front(), no_memory());
  status_.error = no_memory();
  send_status();
}

// The ways after it may still go.
void SqueezeWorker::fail_with(int way, const Error& error) {
  queue_.pop_front();
  status_.failed_way = way;
  status_.error = error;
  send_status();
  if (!queue_.empty()) next_.start(0);
}

Result<void> SqueezeWorker::try_text(int way) {
  std::optional<Fidelity>& fidelity = tried_[static_cast<std::size_t>(way)];
  if (!fidelity) {
    const Result<const Model*> model = model_of(way, shared_.tries.token());
    if (!model) return tl::unexpected(model.error());
    Result<Fidelity> made = Fidelity::create(*exact_, **model, views::squeeze_way(way).store);
    if (!made) return tl::unexpected(made.error());
    fidelity = *std::move(made);
  }
  const std::size_t text = fidelity->items().size();
  const Result<const FidelityItem*> found = fidelity->next(shared_.tries.token());
  if (!found) return tl::unexpected(found.error());
  const Result<const ExactAnswer*> exact = exact_->answer(text, shared_.tries.token());  // kept: it is only read
  if (!exact) return tl::unexpected(exact.error());
  emit item_made(way, {**found, (*exact)->text, (*exact)->right, (*exact)->cache_bytes}, fidelity->report());
  return {};
}

Result<const Model*> SqueezeWorker::model_of(int way, const StopToken& stop) {
  const HeadSharing sharing = views::squeeze_way(way).sharing;
  if (sharing == HeadSharing::none) return &model_->model;
  std::optional<Model>& other = sharing == HeadSharing::twin ? twin_ : folded_;
  if (other) return &*other;
  status_.loading_way = way;
  send_status();
  Result<Model> made = [&] {
    const auto over = qScopeGuard([this] { status_.loading_way = -1; });
    return load_sharing_model(model_->request, sharing, stop);
  }();
  send_status();
  if (!made) return tl::unexpected(made.error());
  other = *std::move(made);
  return &*other;
}

void SqueezeWorker::look(int way, int text) {
  if (!exact_ || shared_.looks.token().stop_requested()) return;
  if (text < 0 || text >= static_cast<int>(exact_->texts().size())) return;
  if (basis_.ways[static_cast<std::size_t>(way)].state != WayState::possible) return;
  SqueezedRows found;
  Result<void> done;
  guarded([&] { done = read_rows(way, text, found); }, [&] { done = tl::unexpected(no_memory()); });
  if (!done) {
    found = {};
    found.overtaken = done.error().code == ErrorCode::cancelled;
    if (!found.overtaken) found.error = done.error();
  }
  found.way = way;
  found.text = text;
  emit rows_read(found);
}

// One pass over the prompt, and then every row as the store has it.
Result<void> SqueezeWorker::read_rows(int way, int text, SqueezedRows& found) {
  const StopToken& stop = shared_.looks.token();
  const Result<const Model*> model = model_of(way, stop);
  if (!model) return tl::unexpected(model.error());
  const Result<std::unique_ptr<KvStore>> store = (*model)->make_store(views::squeeze_way(way).store);
  if (!store) return tl::unexpected(store.error());
  const FidelityText& asked = exact_->texts()[static_cast<std::size_t>(text)];
  found.shape = (*model)->shape();
  std::vector<float> logits(static_cast<std::size_t>(found.shape.vocabulary));
  PassOptions options;
  options.fingerprints = false;
  options.stop = stop;
  const Result<PassRecord> pass = (*model)->pass(asked.prompt, **store, logits, options);
  if (!pass) return tl::unexpected(pass.error());
  std::map<int, std::shared_ptr<const RowNumbers>> entries;
  for (RecordedToken& token : with_bytes(*model_->tokenizer, asked.prompt)) {
    const RowIndex row(static_cast<std::int32_t>(found.rows.size()));
    views::SqueezedRow& to = found.rows.emplace_back();
    to.token = std::move(token);
    to.entry = (*store)->entry_of(row);
    if (to.entry < 0) continue;
    std::shared_ptr<const RowNumbers>& numbers = entries[to.entry];
    if (!numbers) numbers = read_row_numbers(**store, row);
    to.numbers = numbers;
  }
  found.bytes = (*store)->bytes().used;
  found.exact_bytes = basis_.row_bytes * found.rows.size();
  if (asked.question) {
    std::tie(found.evidence_begin, found.evidence_end) =
        rows_of_bytes(*model_->tokenizer, asked.prompt, asked.question->evidence);
  }
  return {};
}

}  // namespace rowkeeper::app
