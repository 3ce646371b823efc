// How faithful a store is: the same texts once exactly and once through it.
//
// For each text the exact run writes an answer, greedily. Then, over the same tokens (teacher forcing), the other run's logits are held
// against the exact ones at every token of that answer:
//   divergence  KL(exact || other) = sum of p log(p / q) over the vocabulary, in nats; p and q softmax in double
//   top-1       whether the highest logit is the same token's
//   difference  the largest |logit - logit'|
//   memory      the bytes held in the end: of free runs they would depend on how long each one's answer is
// And the other run writes an answer of its own, which can be right or wrong, and differs from the exact one from some token on.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/model.h"
#include "core/run/question_set.h"
#include "core/tokenizer/tokenizer.h"

namespace rowkeeper {

struct FidelityText {
  std::vector<TokenId> prompt;
  std::optional<Question> question;  // with a right answer; else the text just goes on
  int most_tokens = kMostAnswerTokens;
};

// The exact run's answer to a text, kept for every store that is held against it.
struct ExactAnswer {
  std::vector<TokenId> tokens;
  std::vector<float> logits;  // [token][vocabulary], of the rows that chose them
  std::string text;
  bool right = false;
  std::size_t cache_bytes = 0;  // at its end
};

struct FidelityItem {
  int positions = 0;  // of the answer, over which the next four are
  double divergence_sum = 0;
  int top1_same = 0;
  double max_abs_diff = 0;
  std::optional<int> first_difference;  // of the free runs: token of the answer
  std::string text;                     // the free run's answer
  bool right = false;
  std::size_t cache_bytes = 0;  // over the same tokens: at the exact answer's end, as ExactAnswer's
  double seconds = 0;           // of the free run
  // The rows that hold the sentence which states the fact, and how many of them the store still had (with other rows in it, where it
  // merges) when the answer began. Empty without a question.
  RowIndex evidence_begin, evidence_end;
  int evidence_held = 0;
};

struct FidelityReport {
  std::string kind;
  std::size_t bytes_per_row = 0;  // of a row that is held
  double memory_share = 0;        // bytes held at the exact answers' ends / the exact runs'
  double kl_mean = 0;             // nats a position
  double top1_agreement = 0;      // share of the positions
  double max_abs_diff = 0;
  std::optional<int> first_difference;  // the earliest of all texts
  int questions = 0;                    // texts that have a right answer
  int answers_right = 0;
  int answers_right_exact = 0;
  int texts = 0;
};

// The exact answers to a list of texts, each made when it is first needed. The model and the tokenizer outlive it.
class ExactAnswers {
 public:
  ExactAnswers(const Model& model, const Tokenizer& tokenizer, std::vector<FidelityText> texts);
  std::span<const FidelityText> texts() const { return texts_; }
  const Tokenizer& tokenizer() const { return *tokenizer_; }
  const Model& model() const { return *model_; }
  // Errors: those of a run.
  Result<const ExactAnswer*> answer(std::size_t text, const StopToken& stop);

 private:
  const Model* model_;
  const Tokenizer* tokenizer_;
  std::vector<FidelityText> texts_;
  std::vector<std::optional<ExactAnswer>> answers_;
};

// One store, or another model with its store, against the exact answers: a text at a time.
class Fidelity {
 public:
  // `model` may be the exact one; it has the same vocabulary (else lanes_mismatch). Both outlive this.
  static Result<Fidelity> create(ExactAnswers& exact, const Model& model, const StoreKind& kind);
  bool finished() const { return items_.size() == exact_->texts().size(); }
  Result<const FidelityItem*> next(const StopToken& stop = {});  // a failed one can be asked for again
  std::span<const FidelityItem> items() const { return items_; }
  FidelityReport report() const;  // over the items there are

 private:
  Fidelity(ExactAnswers& exact, const Model& model, const StoreKind& kind) : exact_(&exact), model_(&model), kind_(kind) {}
  Result<void> force(const FidelityText& text, const ExactAnswer& exact, const StopToken& stop, FidelityItem& item) const;
  Result<void> answer_freely(const FidelityText& text, const ExactAnswer& exact, const StopToken& stop, FidelityItem& item);

  ExactAnswers* exact_;
  const Model* model_;
  StoreKind kind_;
  std::vector<FidelityItem> items_;
  std::size_t exact_bytes_ = 0, bytes_ = 0, row_bytes_ = 0;
  int right_exact_ = 0;
};

// The texts of a question set.
Result<std::vector<FidelityText>> question_texts(const Tokenizer& tokenizer, std::vector<Question> questions);
// The rows whose tokens hold bytes [begin, end) of the text that `tokens` spell.
std::pair<RowIndex, RowIndex> rows_of_bytes(const Tokenizer& tokenizer, std::span<const TokenId> tokens, ByteRange bytes);
// KL(p || q) in nats of two rows of logits.
double divergence(std::span<const float> p, std::span<const float> q);

}  // namespace rowkeeper
