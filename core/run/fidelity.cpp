#include "core/run/fidelity.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "core/base/counts.h"
#include "core/base/memory_guard.h"
#include "core/run/highest.h"
#include "core/run/run.h"

namespace rowkeeper {

namespace {

// Log of the sum of exp, and the highest logit, which it is relative to.
struct LogSum {
  double highest = 0;
  double log_sum = 0;
};

LogSum log_sum_of(std::span<const float> logits) {
  LogSum result;
  result.highest = static_cast<double>(*std::max_element(logits.begin(), logits.end()));
  double sum = 0;
  for (const float logit : logits) sum += std::exp(static_cast<double>(logit) - result.highest);
  result.log_sum = std::log(sum);
  return result;
}

// Greedy tokens until the answer ends; take(record, run) after each.
template <class Take>
Result<void> run_answer(Run& run, const FidelityText& text, const Tokenizer& tokenizer, const StopToken& stop,
                        const Take& take) {
  for (int i = 0; i < text.most_tokens && !run.context_full(); ++i) {
    const Result<StepRecord> step = run.step(stop);
    if (!step) return tl::unexpected(step.error());
    take(*step, run);
    if (text.question && ends_answer(tokenizer.bytes(step->token))) break;
  }
  return {};
}

RunOptions run_options(const StoreKind& kind) {
  RunOptions options;
  options.store = kind;
  options.fingerprints = false;
  return options;
}

}  // namespace

double divergence(std::span<const float> p, std::span<const float> q) {
  const LogSum sum_p = log_sum_of(p), sum_q = log_sum_of(q);
  double total = 0;
  for (std::size_t i = 0; i < p.size(); ++i) {
    const double log_p = static_cast<double>(p[i]) - sum_p.highest - sum_p.log_sum;
    const double log_q = static_cast<double>(q[i]) - sum_q.highest - sum_q.log_sum;
    total += std::exp(log_p) * (log_p - log_q);
  }
  return std::max(0.0, total);  // rounding may leave it a little below
}

std::pair<RowIndex, RowIndex> rows_of_bytes(const Tokenizer& tokenizer, std::span<const TokenId> tokens, ByteRange bytes) {
  std::size_t at = 0;
  int begin = -1, end = 0;
  for (std::size_t row = 0; row < tokens.size() && at < bytes.end; ++row) {
    at += tokenizer.bytes(tokens[row]).size();
    if (begin < 0 && at > bytes.begin) begin = static_cast<int>(row);
    end = static_cast<int>(row) + 1;
  }
  return {RowIndex(std::max(0, begin)), RowIndex(begin < 0 ? 0 : end)};
}

Result<std::vector<FidelityText>> question_texts(const Tokenizer& tokenizer, std::vector<Question> questions) {
  std::vector<FidelityText> texts;
  for (Question& question : questions) {
    Result<Encoding> encoded = tokenizer.encode(question.prompt());
    if (!encoded) return tl::unexpected(encoded.error());
    texts.push_back({std::move(encoded->ids), std::move(question), kMostAnswerTokens});
  }
  return texts;
}

ExactAnswers::ExactAnswers(const Model& model, const Tokenizer& tokenizer, std::vector<FidelityText> texts)
    : model_(&model), tokenizer_(&tokenizer), texts_(std::move(texts)), answers_(texts_.size()) {}

Result<const ExactAnswer*> ExactAnswers::answer(std::size_t index, const StopToken& stop) {
  if (answers_[index]) return &*answers_[index];
  return guard_memory("logits", 0, [&]() -> Result<const ExactAnswer*> {
    const FidelityText& text = texts_[index];
    Result<Run> run = Run::create(*model_, text.prompt, run_options({}));
    if (!run) return tl::unexpected(run.error());
    ExactAnswer answer;
    std::string generated;
    const Result<void> done = run_answer(*run, text, *tokenizer_, stop, [&](const StepRecord& step, const Run& after) {
      answer.tokens.push_back(step.token);
      answer.logits.insert(answer.logits.end(), after.logits().begin(), after.logits().end());
      generated += tokenizer_->bytes(step.token);
    });
    if (!done) return tl::unexpected(done.error());
    answer.text = answer_in(generated);
    answer.right = text.question && text.question->is_right(generated);
    answer.cache_bytes = run->store().bytes().used;
    answers_[index] = std::move(answer);
    return &*answers_[index];
  });
}

Result<Fidelity> Fidelity::create(ExactAnswers& exact, const Model& model, const StoreKind& kind) {
  if (exact.model().shape().vocabulary != model.shape().vocabulary) return fail(ErrorCode::lanes_mismatch, "model");
  const Result<std::unique_ptr<KvStore>> store = model.make_store(kind);
  if (!store) return tl::unexpected(store.error());
  Fidelity fidelity(exact, model, kind);
  fidelity.row_bytes_ = (*store)->row_bytes();
  return fidelity;
}

Result<const FidelityItem*> Fidelity::next(const StopToken& stop) {
  return guard_memory("logits", 0, [&]() -> Result<const FidelityItem*> {
    const std::size_t index = items_.size();
    const Result<const ExactAnswer*> exact = exact_->answer(index, stop);
    if (!exact) return tl::unexpected(exact.error());
    const FidelityText& text = exact_->texts()[index];
    FidelityItem item;
    if (Result<void> done = force(text, **exact, stop, item); !done) return tl::unexpected(done.error());
    if (Result<void> done = answer_freely(text, **exact, stop, item); !done) return tl::unexpected(done.error());
    items_.push_back(std::move(item));  // first: it may fail, and then the next try counts
    right_exact_ += (*exact)->right;
    exact_bytes_ += (*exact)->cache_bytes;
    bytes_ += items_.back().cache_bytes;
    return &items_.back();
  });
}

// One pass over the prompt, one over the exact answer.
Result<void> Fidelity::force(const FidelityText& text, const ExactAnswer& exact, const StopToken& stop,
                             FidelityItem& item) const {
  Result<std::unique_ptr<KvStore>> store = model_->make_store(kind_);
  if (!store) return tl::unexpected(store.error());
  std::vector<TokenId> tokens = text.prompt;
  tokens.insert(tokens.end(), exact.tokens.begin(), exact.tokens.end());
  const std::size_t vocabulary = size(model_->shape().vocabulary);
  std::vector<float> logits(exact.tokens.size() * vocabulary);
  PassOptions options;
  options.fingerprints = false;
  options.stop = stop;
  const std::span<const TokenId> all(tokens), prompt = all.first(text.prompt.size());
  Result<PassRecord> pass = model_->pass(prompt, **store, logits, options);
  if (!pass) return tl::unexpected(pass.error());
  if (text.question) {
    std::tie(item.evidence_begin, item.evidence_end) = rows_of_bytes(exact_->tokenizer(), prompt, text.question->evidence);
    for (int row = item.evidence_begin.value(); row < item.evidence_end.value(); ++row)
      item.evidence_held += (*store)->entry_of(RowIndex(row)) >= 0;
  }
  if (exact.tokens.size() > 1) {
    options.logits_from = static_cast<int>(text.prompt.size());
    pass = model_->pass(all.first(all.size() - 1), **store, std::span(logits).subspan(vocabulary), options);
    if (!pass) return tl::unexpected(pass.error());
  }
  for (std::size_t i = 0; i < exact.tokens.size(); ++i) {
    const auto row = [&](std::span<const float> from) { return from.subspan(i * vocabulary, vocabulary); };
    const std::span<const float> p = row(exact.logits), q = row(logits);
    item.divergence_sum += divergence(p, q);
    item.top1_same += highest_logit(p) == highest_logit(q);
    for (std::size_t j = 0; j < vocabulary; ++j) {
      item.max_abs_diff = std::max(item.max_abs_diff, std::abs(static_cast<double>(p[j]) - static_cast<double>(q[j])));
    }
  }
  item.positions = static_cast<int>(exact.tokens.size());
  item.cache_bytes = (*store)->bytes().used;
  return {};
}

Result<void> Fidelity::answer_freely(const FidelityText& text, const ExactAnswer& exact, const StopToken& stop,
                                     FidelityItem& item) {
  Result<Run> run = Run::create(*model_, text.prompt, run_options(kind_));
  if (!run) return tl::unexpected(run.error());
  std::vector<TokenId> tokens;
  std::string generated;
  Result<void> done = run_answer(*run, text, exact_->tokenizer(), stop, [&](const StepRecord& step, const Run&) {
    tokens.push_back(step.token);
    generated += exact_->tokenizer().bytes(step.token);
  });
  if (!done) return done;
  const auto differs = std::mismatch(tokens.begin(), tokens.end(), exact.tokens.begin(), exact.tokens.end());
  if (differs.first != tokens.end() || differs.second != exact.tokens.end()) {
    item.first_difference = static_cast<int>(differs.first - tokens.begin());
  }
  item.text = answer_in(generated);
  item.right = text.question && text.question->is_right(generated);
  item.seconds = run->seconds();
  return {};
}

FidelityReport Fidelity::report() const {
  FidelityReport report;
  report.kind = store_kind_name(kind_);
  report.bytes_per_row = row_bytes_;
  report.memory_share = exact_bytes_ > 0 ? static_cast<double>(bytes_) / static_cast<double>(exact_bytes_) : 0;
  int positions = 0, same = 0;
  for (std::size_t i = 0; i < items_.size(); ++i) {
    const FidelityItem& item = items_[i];
    positions += item.positions;
    same += item.top1_same;
    report.kl_mean += item.divergence_sum;
    report.max_abs_diff = std::max(report.max_abs_diff, item.max_abs_diff);
    report.answers_right += item.right;
    report.questions += exact_->texts()[i].question.has_value();
    if (!item.first_difference) continue;
    report.first_difference = std::min(*item.first_difference, report.first_difference.value_or(*item.first_difference));
  }
  report.answers_right_exact = right_exact_;
  report.texts = static_cast<int>(items_.size());
  if (positions > 0) {
    report.kl_mean /= positions;
    report.top1_agreement = static_cast<double>(same) / positions;
  }
  return report;
}

}  // namespace rowkeeper
