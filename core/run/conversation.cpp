#include "core/run/conversation.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/base/memory_guard.h"
#include "core/run/question_set.h"
#include "core/run/run_store.h"

namespace rowkeeper {

namespace {

constexpr const char* kWhatFor = "conversation";

PassOptions pass_options(const StopToken& stop, const std::function<void(int, int)>& progress) {
  PassOptions options;
  options.fingerprints = false;
  options.stop = stop;
  options.progress = progress;
  return options;
}

}  // namespace

Conversation::Conversation(const Model& model, const Tokenizer& tokenizer, const ConversationOptions& options,
                           std::unique_ptr<KvStore> store)
    : model_(&model),
      tokenizer_(&tokenizer),
      options_(options),
      sampler_(Sampler::create({}).value()),  // greedy
      store_(std::move(store)),
      logits_(static_cast<std::size_t>(model.shape().vocabulary)) {}

Result<Conversation> Conversation::make(const Model& model, const Tokenizer& tokenizer, const ConversationOptions& options) {
  Result<std::unique_ptr<KvStore>> store = make_run_store(model, {options.store, options.pool});
  if (!store) return tl::unexpected(store.error());
  return Conversation(model, tokenizer, options, *std::move(store));
}

Result<Conversation> Conversation::create(const Model& model, const Tokenizer& tokenizer, std::string_view document,
                                          const ConversationOptions& options, const StopToken& stop) {
  return guard_memory(kWhatFor, document.size(), [&]() -> Result<Conversation> {
    Result<Conversation> made = make(model, tokenizer, options);
    if (!made) return made;
    Result<std::vector<TokenId>> ids = made->document_ids(document, stop);
    if (!ids) return tl::unexpected(ids.error());
    if (const Result<void> room = made->check_room(ids->size()); !room) return tl::unexpected(room.error());
    made->tokens_ = *std::move(ids);
    made->part_ends_ = {static_cast<int>(made->tokens_.size())};
    return made;
  });
}

Result<Conversation> Conversation::open(const Model& model, const Tokenizer& tokenizer, const std::string& path,
                                        std::uint64_t fingerprint, const ConversationOptions& options) {
  return guard_memory(kWhatFor, 0, [&]() -> Result<Conversation> {
    Result<Conversation> made = make(model, tokenizer, options);
    if (!made) return made;
    Result<CacheText> text = load_cache(path, {fingerprint, model.shape().vocabulary}, *made->store_);
    if (!text) return tl::unexpected(text.error());
    // A document, and for each turn a question and an answer.
    if (text->part_ends.size() % 2 != 1 || text->part_ends.back() != static_cast<int>(text->tokens.size())) {
      return fail(ErrorCode::cache_file_invalid, path, "its text is no conversation");
    }
    made->tokens_ = std::move(text->tokens);
    made->part_ends_ = std::move(text->part_ends);
    made->keep_rows_of_tokens();
    return made;
  });
}

Result<std::vector<TokenId>> Conversation::document_ids(std::string_view document, const StopToken& stop) const {
  EncodeOptions options;
  options.stop = stop;
  Result<Encoding> encoding = tokenizer_->encode(document_context(document), options);
  if (!encoding) return tl::unexpected(encoding.error());
  return std::move(encoding->ids);
}

Result<void> Conversation::check_room(std::size_t tokens) const {
  const auto context = static_cast<std::size_t>(model_->shape().positions);
  if (tokens > context) return fail(ErrorCode::conversation_too_long, std::to_string(tokens), std::to_string(context));
  return {};
}

Result<TurnRecord> Conversation::ask(std::string_view question, const StopToken& stop, const TurnProgress& progress) {
  const std::size_t before = tokens_.size();
  Result<TurnRecord> turn = guard_memory(kWhatFor, question.size(), [&]() -> Result<TurnRecord> {
    EncodeOptions options;
    options.stop = stop;
    const Result<Encoding> encoding = tokenizer_->encode(question_turn(question), options);
    if (!encoding) return tl::unexpected(encoding.error());
    if (const Result<void> room = check_room(before + encoding->ids.size()); !room) return tl::unexpected(room.error());
    part_ends_.reserve(part_ends_.size() + 2);
    tokens_.insert(tokens_.end(), encoding->ids.begin(), encoding->ids.end());
    const auto prompt = static_cast<int>(tokens_.size());
    Result<TurnRecord> answered = answer(stop, progress);
    if (!answered) return answered;
    answered->question = question;
    part_ends_.push_back(prompt);
    part_ends_.push_back(static_cast<int>(tokens_.size()));
    return answered;
  });
  if (!turn) tokens_.resize(before);
  if (!options_.retain) set_retain(false);
  return turn;
}

Result<TurnRecord> Conversation::answer(const StopToken& stop, const TurnProgress& progress) {
  TurnRecord turn;
  turn.prompt_tokens = static_cast<int>(tokens_.size());
  turn.rows_reused = reuse_rows();
  const Result<double> prefill = compute_rows(stop, progress.rows, turn.rows_computed);
  if (!prefill) return tl::unexpected(prefill.error());
  turn.prefill_seconds = turn.seconds = *prefill;
  std::string text;
  for (;;) {
    const TokenId token = choose(turn.seconds);
    if (turn.answer_ids.empty()) turn.first_token_seconds = turn.seconds;
    tokens_.push_back(token);
    turn.answer_ids.push_back(token);
    const std::string bytes = tokenizer_->bytes(token);
    text += bytes;
    if (progress.answered) progress.answered(bytes);
    if (ends_answer(bytes)) break;
    if (turn.answer_ids.size() == kMostAnswerTokens) {
      turn.end = AnswerEnd::longest;
      break;
    }
    if (!check_room(tokens_.size())) {
      turn.end = AnswerEnd::context;
      break;
    }
    int rows = 0;
    const Result<double> step = compute_rows(stop, {}, rows);
    if (!step) return tl::unexpected(step.error());
    turn.seconds += *step;
  }
  turn.answer = answer_in(text);
  return turn;
}

// Leaves the rows that are rows of this list of tokens; the last token's is always computed, for its logits. Others of the pool may
// have more of them.
int Conversation::reuse_rows() {
  const std::span<const TokenId> all_but_last(tokens_.data(), tokens_.size() - 1);
  leave_rows_of(all_but_last);
  store_->adopt(all_but_last);
  return store_->held();
}

Result<double> Conversation::compute_rows(const StopToken& stop, const std::function<void(int, int)>& progress, int& rows) {
  const Result<PassRecord> pass = model_->pass(tokens_, *store_, logits_, pass_options(stop, progress));
  keep_rows_of_tokens();  // of a pass that failed too: whole chunks
  if (!pass) return tl::unexpected(pass.error());
  rows = pass->rows;
  return pass->seconds.total();
}

TokenId Conversation::choose(double& seconds) {
  const auto start = std::chrono::steady_clock::now();
  const TokenId token = sampler_.choose(logits_, static_cast<int>(tokens_.size()));
  seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return token;
}

// Of the rows there are: those of these tokens' beginning. What is known of the store never names rows that it has no more.
void Conversation::leave_rows_of(std::span<const TokenId> tokens) {
  store_->truncate(common_prefix(computed_, tokens));
  computed_.resize(std::min(computed_.size(), static_cast<std::size_t>(store_->next_row())));
}

// Wherever they came from, other conversations of the pool may have them too.
void Conversation::keep_rows_of_tokens() {
  computed_.assign(tokens_.begin(), tokens_.begin() + store_->next_row());
  store_->publish(computed_);
}

Result<int> Conversation::edit_document(std::string_view document, const StopToken& stop) {
  return guard_memory(kWhatFor, document.size(), [&]() -> Result<int> {
    Result<std::vector<TokenId>> ids = document_ids(document, stop);
    if (!ids) return tl::unexpected(ids.error());
    const int change = static_cast<int>(ids->size()) - document_tokens();
    ids->insert(ids->end(), tokens_.begin() + document_tokens(), tokens_.end());
    if (const Result<void> room = check_room(ids->size()); !room) return tl::unexpected(room.error());
    tokens_ = *std::move(ids);
    for (int& end : part_ends_) end += change;
    leave_rows_of(tokens_);
    return store_->held();
  });
}

void Conversation::forget_turns() {
  tokens_.resize(static_cast<std::size_t>(document_tokens()));
  part_ends_.resize(1);
  leave_rows_of(tokens_);
}

void Conversation::set_retain(bool retain) {
  options_.retain = retain;
  if (retain) return;
  store_->truncate(0);
  computed_.clear();
}

Result<void> Conversation::save(const std::string& path, std::uint64_t fingerprint) const {
  return save_cache(*store_, {tokens_, part_ends_}, {fingerprint, model_->shape().vocabulary}, path);
}

Result<int> Conversation::load_rows(const std::string& path, std::uint64_t fingerprint) {
  computed_.clear();
  Result<int> rows = guard_memory(kWhatFor, 0, [&]() -> Result<int> {
    Result<CacheText> text = load_cache(path, {fingerprint, model_->shape().vocabulary}, *store_);
    if (!text) return tl::unexpected(text.error());
    computed_ = std::move(text->tokens);
    computed_.resize(static_cast<std::size_t>(store_->next_row()));
    store_->publish(computed_);
    return common_prefix(computed_, tokens_);
  });
  if (!rows) store_->truncate(0);
  return rows;
}

Result<int> Conversation::take_rows_from(RetainedCaches& caches) {
  return guard_memory(kWhatFor, 0, [&]() -> Result<int> {
    leave_rows_of(tokens_);
    store_->adopt(tokens_);  // of the same pool: shared, not copied
    const Result<int> taken = caches.restore(tokens_, *store_);
    keep_rows_of_tokens();
    if (!taken) return tl::unexpected(taken.error());
    return store_->held();
  });
}

Result<void> Conversation::give_rows_to(RetainedCaches& caches) && {
  if (store_->next_row() == 0) return {};
  return caches.keep(std::move(computed_), std::move(store_));
}

std::vector<TextPart> Conversation::parts() const {
  std::vector<TextPart> parts;
  int begin = 0;
  for (const int end : part_ends_) {
    const TextOrigin origin = parts.empty()           ? TextOrigin::document
                              : parts.size() % 2 == 1 ? TextOrigin::question
                                                      : TextOrigin::answer;
    parts.push_back({origin, begin, end});
    begin = end;
  }
  return parts;
}

std::string Conversation::text(const TextPart& part) const {
  return tokenizer_->decode(
      tokens().subspan(static_cast<std::size_t>(part.begin), static_cast<std::size_t>(part.end - part.begin)));
}

Result<double> measure_first_token(const Model& model, std::span<const TokenId> tokens, int rows_held,
                                   const StopToken& stop) {
  return guard_memory(kWhatFor, 0, [&]() -> Result<double> {
    Result<std::unique_ptr<KvStore>> store = model.make_store();
    if (!store) return tl::unexpected(store.error());
    std::vector<float> logits(static_cast<std::size_t>(model.shape().vocabulary));
    const PassOptions options = pass_options(stop, {});
    if (rows_held > 0) {
      const Result<PassRecord> held =
          model.pass(tokens.first(static_cast<std::size_t>(rows_held)), **store, logits, options);
      if (!held) return tl::unexpected(held.error());
    }
    const Result<PassRecord> rest = model.pass(tokens, **store, logits, options);
    if (!rest) return tl::unexpected(rest.error());
    const auto start = std::chrono::steady_clock::now();
    (void)Sampler::create({})->choose(logits, static_cast<int>(tokens.size()));
    return rest->seconds.total() + std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  });
}

}  // namespace rowkeeper
