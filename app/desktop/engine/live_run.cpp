#include "app/desktop/engine/live_run.h"

#include <algorithm>
#include <utility>

namespace rowkeeper::app {

namespace {
constexpr int kCandidates = 16;  // shown for a token, and enough to hold a step's logits against another backend's
}

Result<LiveRun> LiveRun::create(std::shared_ptr<const LoadedModel> model, const views::RunRequest& request,
                                const StopToken& stop) {
  Result<std::vector<TokenId>> prompt = encode_prompt(*model->tokenizer, request.prompt, request.special_tokens, stop);
  if (!prompt) return tl::unexpected(prompt.error());
  RunOptions options;
  options.cache = request.cache;
  options.sampling = request.sampling;
  options.at_limit = request.at_limit;
  options.candidates = kCandidates;
  options.tokenizer = model->tokenizer.get();
  Result<Run> run = Run::create(model->model, *std::move(prompt), options);
  if (!run) return tl::unexpected(run.error());
  return LiveRun(std::move(model), *std::move(run), request);
}

LiveRun::LiveRun(std::shared_ptr<const LoadedModel> model, Run run, const views::RunRequest& request)
    : model_(std::move(model)),
      run_(std::move(run)),
      prompt_(with_bytes(*model_->tokenizer, run_.tokens())),
      sampling_(request.sampling),
      tokens_(request.tokens),
      cache_at_start_(request.cache) {}

Recording LiveRun::beginning() const {
  Recording recording;
  recording.model = model_->recorded;
  recording.prompt = prompt_;
  recording.cache = cache_at_start_;
  recording.sampling = sampling_;
  return recording;
}

Result<void> LiveRun::step(const StopToken& stop, const std::function<void(int, int)>& progress) {
  std::vector<RecordedRow> rows;
  Result<StepRecord> record = run_.step(
      stop, progress, [&](const KvStore& store, const StepRecord& made) { rows = read_changed_rows(store, made); });
  if (!record) return tl::unexpected(record.error());
  last_seconds_ = record->seconds();
  ++generated_;
  events_.push_back(RecordedStep{*std::move(record), std::move(rows)});
  return {};
}

void LiveRun::set_cache(bool on) {
  if (on == run_.cache()) return;
  run_.set_cache(on);
  events_.push_back(RecordedSwitch{on});
}

Result<void> LiveRun::replace_token(int row, TokenId token) {
  if (row >= 0 && row < static_cast<int>(run_.tokens().size()) && run_.tokens()[static_cast<std::size_t>(row)] == token)
    return {};
  if (const Result<void> done = run_.replace_token(RowIndex(row), token); !done) return done;
  const int left = std::max(row + 1, run_.prompt_size());
  if (left < static_cast<int>(run_.tokens().size())) {
    generated_ -= static_cast<int>(run_.tokens().size()) - left;
    if (const Result<void> done = run_.truncate_tokens(left); !done) return done;
  }
  events_.push_back(RecordedEdit{RowIndex(row), {token, model_->tokenizer->bytes(token)}, left});
  return {};
}

Result<void> LiveRun::replace_text(int row, const std::string& text) {
  const Result<Encoding> encoding = model_->tokenizer->encode(text);
  if (!encoding) return tl::unexpected(encoding.error());
  if (encoding->ids.empty()) return {};
  return replace_token(row, encoding->ids.front());
}

int LiveRun::rows_missing() const { return static_cast<int>(run_.tokens().size()) - run_.store().next_row(); }

std::optional<views::FinishReason> LiveRun::finished() const {
  if (run_.context_full()) return views::FinishReason::context_full;
  if (generated_ >= tokens_) return views::FinishReason::tokens;
  return std::nullopt;
}

}  // namespace rowkeeper::app
