#include "core/run/run.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

#include "core/base/memory_guard.h"
#include "core/run/run_store.h"
#include "core/tokenizer/tokenizer.h"

namespace rowkeeper {

namespace {

Result<void> check_options(const RunOptions& options) {
  if (options.candidates < 0) {
    return fail(ErrorCode::option_out_of_range, "candidates", std::to_string(options.candidates), ">= 0");
  }
  if (options.chunk_rows < 1) {
    return fail(ErrorCode::option_out_of_range, "chunk-rows", std::to_string(options.chunk_rows), ">= 1");
  }
  return {};
}

Result<void> check_token(const ModelShape& shape, TokenId token) {
  if (token.value() < 0 || token.value() >= shape.vocabulary) {
    return fail(ErrorCode::token_out_of_range, std::to_string(token.value()), std::to_string(shape.vocabulary));
  }
  return {};
}

Result<void> check_prompt(const ModelShape& shape, const std::vector<TokenId>& prompt) {
  if (prompt.empty()) return fail(ErrorCode::option_out_of_range, "prompt-tokens", "0", ">= 1");
  if (prompt.size() > static_cast<std::size_t>(shape.positions)) {
    return fail(ErrorCode::prompt_too_long, std::to_string(prompt.size()), std::to_string(shape.positions));
  }
  for (const TokenId token : prompt) {
    if (Result<void> valid = check_token(shape, token); !valid) return valid;
  }
  return {};
}

}  // namespace

Result<Run> Run::create(const Model& model, std::vector<TokenId> prompt, const RunOptions& options) {
  return guard_memory("run", 0, [&] { return create_unguarded(model, std::move(prompt), options); });
}

Result<Run> Run::create_unguarded(const Model& model, std::vector<TokenId> prompt, const RunOptions& options) {
  if (const Result<void> valid = check_options(options); !valid) return tl::unexpected(valid.error());
  if (const Result<void> valid = check_prompt(model.shape(), prompt); !valid) return tl::unexpected(valid.error());
  Result<Sampler> sampler = Sampler::create(options.sampling);
  if (!sampler) return tl::unexpected(sampler.error());
  Result<std::unique_ptr<KvStore>> store = make_run_store(model, {options.store, options.pool, options.pool_piece_rows});
  if (!store) return tl::unexpected(store.error());
  return Run(model, std::move(prompt), options, *sampler, *std::move(store));
}

Run::Run(const Model& model, std::vector<TokenId> prompt, const RunOptions& options, const Sampler& sampler,
         std::unique_ptr<KvStore> store)
    : model_(&model),
      tokens_(std::move(prompt)),
      prompt_size_(static_cast<int>(tokens_.size())),
      options_(options),
      sampler_(sampler),
      store_(std::move(store)),
      history_(model.shape().blocks),
      work_(model.shape().blocks),
      logits_(static_cast<std::size_t>(model.shape().vocabulary)) {}

Result<StepRecord> Run::step(const StopToken& stop, const std::function<void(int, int)>& progress,
                             const RowObserver& observe) {
  Result<StepRecord> record = guard_memory("step's record", 0, [&] { return step_unguarded(stop, progress, observe); });
  // Memory may have run out after the pass, with every row in the store: the last one must be missing when the step is taken again.
  if (!record && record.error().code == ErrorCode::out_of_memory) forget_rows_from(0);
  return record;
}

Result<StepRecord> Run::step_unguarded(const StopToken& stop, const std::function<void(int, int)>& progress,
                                       const RowObserver& observe) {
  if (context_full()) return fail(ErrorCode::context_full, std::to_string(model_->shape().positions));
  const std::vector<TokenId> cut_off = beyond_context() ? slide() : std::vector<TokenId>();

  begin_step();
  if (const Result<void> computed = compute_missing_rows(stop, progress); !computed) {
    if (!cut_off.empty()) undo_slide(cut_off);
    return tl::unexpected(computed.error());
  }
  return finish_step(observe);
}

// What other stores of the pool hold of this text need not be computed; the last row must be, for its logits.
void Run::begin_step() {
  const int adopted = options_.cache ? store_->adopt(std::span(tokens_).first(tokens_.size() - 1)) : 0;
  rows_reused_ = work_.empty() ? store_->held() : rows_reused_ + adopted;
}

StepRecord Run::finish_step(const RowObserver& observe) {
  tokens_.reserve(tokens_.size() + 1);
  StepRecord record = make_record(observe);
  work_.clear();
  if (options_.fingerprints) ledger_.add(record, sampler_position(), logits_);
  tokens_.push_back(record.token);
  seconds_ += record.seconds();
  ++steps_;
  slid_ = false;
  return record;
}

// A pass, joined with what failed attempts at this step have left in the store.
Result<void> Run::compute_missing_rows(const StopToken& stop, const std::function<void(int, int)>& progress) {
  const int begin = store_->next_row();
  PassRecord whole_chunks;
  PassOptions pass_options;
  pass_options.fingerprints = options_.fingerprints;
  pass_options.chunk_rows = options_.chunk_rows;
  pass_options.stop = stop;
  pass_options.progress = progress;
  pass_options.unfinished = &whole_chunks;
  if (options_.attention) pass_options.attention.emplace();
  Result<PassRecord> pass = model_->pass(tokens_, *store_, logits_, pass_options);
  if (pass) {
    add_work(*std::move(pass));
    return {};
  }
  // The last token's row must be missing when the next step begins, and rows without a record must not stay.
  const int recorded = begin + whole_chunks.rows;
  if (whole_chunks.rows > 0) add_work(std::move(whole_chunks));
  forget_rows_from(options_.cache ? std::min(recorded, size() - 1) : 0);
  return tl::unexpected(pass.error());
}

// Rows that are in the store now.
void Run::add_work(PassRecord pass) {
  work_.add(std::move(pass));
  if (options_.cache) store_->publish(tokens_);
}

std::optional<StepRecord> Run::take_rows(PassRecord pass) {
  add_work(std::move(pass));
  if (store_->next_row() < size()) return std::nullopt;
  return finish_step({});
}

// Takes rows [row, ...) out of the store, and out of the record of unfinished work.
void Run::forget_rows_from(int row) {
  store_->truncate(row);
  work_.forget_from(store_->next_row());
  rows_reused_ = std::min(rows_reused_, store_->next_row() - work_.rows());
}

// The memory goes to others: what was computed counts as computed, and the step that does so again reports it as rebuilt.
void Run::give_rows_back() {
  // Where memory runs out they are not counted, and that is all.
  (void)guard_memory("step's record", 0, [&]() -> Result<void> {
    for (const PassRecord& rows : work_.stretches()) given_back_ += history_.record(rows);
    return {};
  });
  forget_rows_from(0);
}

// Samples from the logits, takes in the rows' fingerprints, and with the cache off empties the store.
StepRecord Run::make_record(const RowObserver& observe) {
  PassRecord& pass = work_.sum();
  StepRecord record;
  record.index = steps_;
  record.position = size();
  record.cache = options_.cache;
  record.slid = slid_;

  const auto start = std::chrono::steady_clock::now();
  record.token = sampler_.choose(logits_, sampler_position());
  record.sample_seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (options_.tokenizer != nullptr) record.bytes = options_.tokenizer->bytes(record.token);
  record.candidates = top_candidates(logits_, options_.candidates);

  FingerprintHistory::Rebuilt rebuilt = std::exchange(given_back_, {});
  for (const PassRecord& rows : work_.stretches()) rebuilt += history_.record(rows);
  record.first = pass.first;
  record.rows_computed = pass.rows;
  record.rows_reused = rows_reused_;
  record.rows_rebuilt = rebuilt.rows();
  record.rows_rebuilt_identical = rebuilt.identical();
  record.changes = std::move(rebuilt.changes);
  record.attention = std::move(pass.attention);
  record.logits_fingerprint = pass.logits_fingerprints.empty() ? 0 : pass.logits_fingerprints.back();

  record.phases = std::move(pass.seconds);
  record.weights_bytes_read = pass.weights_bytes_read;
  record.cache_bytes_read = pass.cache_bytes_read;
  record.multiply_adds = pass.multiply_adds;

  if (observe) observe(*store_, record);
  const StoreBytes during = store_->bytes();
  if (!options_.cache) store_->truncate(0);
  fill_store_fields(record, during);
  return record;
}

void Run::fill_store_fields(StepRecord& record, const StoreBytes& during) const {
  const StoreBytes after = store_->bytes();
  record.cache_rows = store_->held();
  record.cache_bytes = after.used;
  record.cache_bytes_allocated = after.allocated;
  record.transient_bytes = options_.cache ? 0 : during.allocated;
}

// Rows [row, ...) are those of other tokens from now on.
void Run::forget_history_from(int row) {
  history_.forget_from(RowIndex(row));
  given_back_.forget_from(RowIndex(row));
}

void Run::set_cache(bool on) {
  options_.cache = on;
  if (!on) forget_rows_from(0);
}

Result<void> Run::replace_token(RowIndex row, TokenId token) {
  if (row.value() < 0 || row.value() >= size()) {
    return fail(ErrorCode::row_out_of_range, std::to_string(row.value()), std::to_string(size()));
  }
  if (Result<void> valid = check_token(model_->shape(), token); !valid) return valid;
  TokenId& there = tokens_[static_cast<std::size_t>(row.value())];
  if (there == token) return {};
  there = token;
  forget_rows_from(row.value());
  forget_history_from(row.value());
  ledger_.forget_from(row.value() + 1);
  return {};
}

Result<void> Run::truncate_tokens(int count) {
  if (count < 1 || count > size()) {
    return fail(ErrorCode::row_out_of_range, std::to_string(count), std::to_string(size()));
  }
  tokens_.resize(static_cast<std::size_t>(count));
  prompt_size_ = std::min(prompt_size_, count);
  forget_rows_from(count - 1);
  forget_history_from(count);
  ledger_.forget_from(count);
  return {};
}

// A row exists only below n_positions; the token sampled from the full window is the first to have no place for its row.
bool Run::beyond_context() const { return size() > model_->shape().positions; }

bool Run::context_full() const { return options_.at_limit == AtLimit::stop && beyond_context(); }

// Keys and values have their row's position in them, so the rows kept are all computed anew, from position 0.
std::vector<TokenId> Run::slide() {
  const int kept = std::max(1, model_->shape().positions / 2);
  const int cut = size() - kept;
  std::vector<TokenId> cut_off(tokens_.begin(), tokens_.begin() + cut);
  prompt_cut_ = std::min(prompt_size_, cut);
  tokens_.erase(tokens_.begin(), tokens_.begin() + cut);
  prompt_size_ -= prompt_cut_;
  dropped_ += cut;
  forget_rows_from(0);
  forget_history_from(0);
  ledger_.forget_from(0);
  slid_ = true;
  return cut_off;
}

// The step failed: who watches has not heard of a slide, and rows must keep the numbers it knows them by.
void Run::undo_slide(const std::vector<TokenId>& cut_off) {
  tokens_.insert(tokens_.begin(), cut_off.begin(), cut_off.end());
  prompt_size_ += prompt_cut_;
  dropped_ -= static_cast<int>(cut_off.size());
  forget_rows_from(0);
  forget_history_from(0);
  slid_ = false;
}

}  // namespace rowkeeper
