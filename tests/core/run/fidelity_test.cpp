#include "core/run/fidelity.h"

#include <gtest/gtest.h>

#include <cmath>

#include "run_models.h"

namespace rowkeeper {
namespace {

const Tokenizer& tokenizer() {
  static const Tokenizer loaded = Tokenizer::load(ROWKEEPER_ASSETS "/models/rowkeeper-tiny").value();
  return loaded;
}

// The first few of the 60: enough to see what each kind does.
std::vector<FidelityText> some_texts(std::size_t count) {
  std::vector<Question> questions = load_questions(ROWKEEPER_ASSETS "/models/questions.json").value();
  questions.resize(count);
  return question_texts(tokenizer(), std::move(questions)).value();
}

FidelityReport report_of(ExactAnswers& exact, const Model& model, const char* kind) {
  Fidelity fidelity = Fidelity::create(exact, model, *parse_store_kind(kind)).value();
  while (!fidelity.finished()) EXPECT_TRUE(fidelity.next());
  return fidelity.report();
}

TEST(Divergence, IsThatOfTheProbabilities) {
  // p = 1/2, 1/4, 1/4; q = 1/4, 1/2, 1/4, given as logits with any offset.
  const std::vector<float> p = {std::log(2.0F), 0, 0}, q = {5, 5 + std::log(2.0F), 5};
  EXPECT_NEAR(divergence(p, q), 0.5 * std::log(2.0) + 0.25 * std::log(0.5), 1e-7);
  EXPECT_EQ(divergence(p, p), 0);
}

TEST(Fidelity, FindsTheRowsOfASentence) {
  const Question question = load_questions(ROWKEEPER_ASSETS "/models/questions.json")->front();
  const std::vector<TokenId> tokens = tokenizer().encode(question.prompt())->ids;
  const auto [begin, end] = rows_of_bytes(tokenizer(), tokens, question.evidence);
  std::string text;
  for (int row = begin.value(); row < end.value(); ++row) text += tokenizer().bytes(tokens[static_cast<std::size_t>(row)]);
  EXPECT_NE(text.find("Bruno lives near the lake."), std::string::npos) << text;
  EXPECT_LE(text.size(), std::string("Bruno lives near the lake.").size() + 2) << text;
}

TEST(Fidelity, AStoreThatKeepsEveryBitDiffersInNothing) {
  ExactAnswers exact(bundled_model(), tokenizer(), some_texts(2));
  for (const char* kind : {"dense:f32", "paged:16"}) {
    const FidelityReport report = report_of(exact, bundled_model(), kind);
    EXPECT_EQ(report.kl_mean, 0) << kind;
    EXPECT_EQ(report.max_abs_diff, 0) << kind;
    EXPECT_EQ(report.top1_agreement, 1) << kind;
    EXPECT_FALSE(report.first_difference) << kind;
    EXPECT_EQ(report.answers_right, report.answers_right_exact) << kind;
    EXPECT_EQ(report.memory_share, 1) << kind;
    EXPECT_EQ(report.questions, 2) << kind;
  }
}

TEST(Fidelity, FewerBitsAndFewerRowsCostMore) {
  ExactAnswers exact(bundled_model(), tokenizer(), some_texts(4));
  const FidelityReport eight = report_of(exact, bundled_model(), "int8"), four = report_of(exact, bundled_model(), "int4"),
                       window = report_of(exact, bundled_model(), "window:40");
  EXPECT_GT(eight.kl_mean, 0);
  EXPECT_GT(four.kl_mean, eight.kl_mean);
  EXPECT_GT(window.kl_mean, four.kl_mean);
  EXPECT_DOUBLE_EQ(eight.memory_share, 34.0 / 128);
  EXPECT_LT(window.memory_share, 0.5);
  EXPECT_EQ(eight.answers_right, eight.answers_right_exact);
  EXPECT_LT(window.answers_right, window.answers_right_exact);
  EXPECT_TRUE(window.first_difference);
}

// The share is of the same tokens' rows, however long the answers are that each writes by itself.
TEST(Fidelity, MemoryIsComparedOverTheSameTokens) {
  ExactAnswers exact(bundled_model(), tokenizer(), some_texts(6));
  EXPECT_DOUBLE_EQ(report_of(exact, bundled_model(), "int4").memory_share, 18.0 / 128);
  EXPECT_DOUBLE_EQ(report_of(exact, twin_model(), "dense:f32").memory_share, 0.25);
  std::size_t rows = 0;
  bool longer_or_shorter = false;
  Fidelity window = Fidelity::create(exact, bundled_model(), StoreKind::window(40)).value();
  while (!window.finished()) ASSERT_TRUE(window.next());
  for (std::size_t i = 0; i < 6; ++i) {
    const ExactAnswer& answer = **exact.answer(i, {});
    rows += exact.texts()[i].prompt.size() + answer.tokens.size() - 1;
    longer_or_shorter |= tokenizer().encode(window.items()[i].text)->ids.size() + 1 != answer.tokens.size();
  }
  EXPECT_TRUE(longer_or_shorter) << "else this would show nothing";
  EXPECT_DOUBLE_EQ(window.report().memory_share, 6.0 * 40 / static_cast<double>(rows));
}

TEST(Fidelity, TellsWhetherTheEvidenceWasStillThere) {
  ExactAnswers exact(bundled_model(), tokenizer(), some_texts(4));
  Fidelity fidelity = Fidelity::create(exact, bundled_model(), *parse_store_kind("window:40")).value();
  while (!fidelity.finished()) ASSERT_TRUE(fidelity.next());
  int gone = 0;
  for (std::size_t i = 0; i < fidelity.items().size(); ++i) {
    const FidelityItem& item = fidelity.items()[i];
    const int rows = item.evidence_end.value() - item.evidence_begin.value();
    ASSERT_GT(rows, 0);
    // A window is simple: the newest 40 of the prompt's rows.
    const int begin = static_cast<int>(exact.texts()[i].prompt.size()) - 40;
    EXPECT_EQ(item.evidence_held, std::max(0, item.evidence_end.value() - std::max(begin, item.evidence_begin.value())));
    gone += item.evidence_held == 0;
  }
  EXPECT_GT(gone, 0);
}

TEST(Fidelity, RefusesAModelOfOtherWords) {
  ExactAnswers exact(bundled_model(), tokenizer(), some_texts(1));
  const auto fidelity = Fidelity::create(exact, tiny_model(), {});
  ASSERT_FALSE(fidelity);
  EXPECT_EQ(fidelity.error().code, ErrorCode::lanes_mismatch);
}

}  // namespace
}  // namespace rowkeeper
