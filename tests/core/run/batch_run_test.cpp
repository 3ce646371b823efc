#include "core/run/batch_run.h"

#include <gtest/gtest.h>

#include <random>

#include "run_models.h"

namespace rowkeeper {
namespace {

std::vector<std::uint64_t> alone(const Model& model, const std::vector<TokenId>& prompt, const RunOptions& options,
                                 int tokens) {
  auto run = make_run(model, prompt, options);
  std::vector<std::uint64_t> logits;
  for (int i = 0; i < tokens; ++i) logits.push_back(take_step(run).logits_fingerprint);
  return logits;
}

// Conversations of every kind of store join and leave at random; each one's logits are those it has alone.
TEST(BatchRun, AConversationsLogitsDoNotDependOnItsCompany) {
  const Model& model = tiny_model(2, 96);
  std::mt19937 random(5);
  BatchRun batch(model, {.prefill_rows = 9});
  struct Member {
    std::vector<TokenId> prompt;
    RunOptions options;
    std::vector<std::uint64_t> logits;
  };
  std::map<ConversationId, Member> members;
  const char* const kinds[] = {"dense:f32", "int8", "paged:8", "window:12+2", "heavy:16", "merge:16"};
  int finished = 0;
  for (unsigned step = 0; finished < 20; ++step) {
    if (members.size() < 5 && random() % 3 == 0) {
      Member member;
      member.prompt = random_tokens(model, static_cast<int>(1 + random() % 40), step);
      member.options.store = *parse_store_kind(kinds[random() % 6]);
      const ConversationId id = batch.join(make_run(model, member.prompt, member.options)).value();
      members.emplace(id, std::move(member));
    }
    const Result<BatchStep> done = batch.step();
    ASSERT_TRUE(done);
    for (const BatchToken& token : done->tokens)
      members.at(token.conversation).logits.push_back(token.record.logits_fingerprint);
    for (const ConversationId id : batch.conversations()) {
      const Member& member = members.at(id);
      if (member.logits.empty() || random() % 8 != 0) continue;
      const rowkeeper::Run run = batch.leave(id);
      EXPECT_EQ(run.tokens().size(), member.prompt.size() + member.logits.size());
      EXPECT_EQ(member.logits, alone(model, member.prompt, member.options, static_cast<int>(member.logits.size())));
      members.erase(id);
      ++finished;
    }
  }
}

TEST(BatchRun, ComputesPromptsInPiecesWhileOthersGoOn) {
  const Model& model = tiny_model(1, 96);
  BatchRun batch(model, {.prefill_rows = 10});
  const ConversationId first = batch.join(make_run(model, random_tokens(model, 5, 1))).value();
  ASSERT_EQ(batch.step()->tokens.size(), 1U);
  const ConversationId second = batch.join(make_run(model, random_tokens(model, 35, 2))).value();
  for (int step = 0; step < 3; ++step) {
    const BatchStep done = batch.step().value();
    ASSERT_EQ(done.tokens.size(), 1U);
    EXPECT_EQ(done.tokens[0].conversation, first);
    EXPECT_EQ(done.rows, 11);
  }
  const BatchStep done = batch.step().value();
  EXPECT_EQ(done.rows, 6);
  ASSERT_EQ(done.tokens.size(), 2U);
  EXPECT_EQ(done.tokens[1].conversation, second);
  EXPECT_EQ(done.tokens[1].record.rows_computed, 35);
  EXPECT_EQ(done.tokens[1].record.rows_reused, 0);
}

TEST(BatchRun, StarvesWhoFindsNoPageAndLetsTheOthersGoOn) {
  const Model& model = tiny_model(1, 96);
  RunOptions options;
  options.store = StoreKind::paged(8);
  options.pool = model.make_page_pool(8, 4 * 8 * model.make_store().value()->row_bytes()).value();
  BatchRun batch(model);
  const ConversationId first = batch.join(make_run(model, random_tokens(model, 15, 1), options)).value();
  const ConversationId second = batch.join(make_run(model, random_tokens(model, 16, 2), options)).value();
  ASSERT_EQ(batch.step()->tokens.size(), 2U);  // 2 + 2 pages
  BatchStep done = batch.step().value();       // the second's row 16 has no page
  EXPECT_EQ(done.starved, std::vector<ConversationId>{second});
  ASSERT_EQ(done.tokens.size(), 1U);
  batch.drop_rows(first);
  done = batch.step().value();
  ASSERT_EQ(done.tokens.size(), 1U);
  EXPECT_EQ(done.tokens[0].conversation, second);
  EXPECT_EQ(done.starved, std::vector<ConversationId>{first});
  // The rows that were dropped come out with the same bits.
  batch.leave(second);
  done = batch.step().value();
  EXPECT_EQ(done.tokens[0].record.rows_rebuilt, 16);
  EXPECT_EQ(done.tokens[0].record.rows_rebuilt_identical, 16);
}

TEST(BatchRun, StoresOfOnePoolShareTheirBeginning) {
  const Model& model = tiny_model(1, 96);
  RunOptions options;
  options.store = StoreKind::paged(8);
  options.pool = model.make_page_pool(8, 12 * 8 * model.make_store().value()->row_bytes()).value();
  const std::vector<TokenId> document = random_tokens(model, 40, 1);
  std::vector<TokenId> other = document;
  other.back() = TokenId(other.back().value() == 0 ? 1 : 0);
  BatchRun batch(model);
  ASSERT_TRUE(batch.join(make_run(model, document, options)));
  ASSERT_TRUE(batch.step());
  ASSERT_TRUE(batch.join(make_run(model, other, options)));
  const BatchStep done = batch.step().value();
  ASSERT_EQ(done.tokens.size(), 2U);
  EXPECT_EQ(done.tokens[1].record.rows_reused, 39);
  EXPECT_EQ(done.tokens[1].record.rows_computed, 1);
  // 5 pages of the document, of which the second has a copy of the last, and a sixth for the first's next row.
  EXPECT_EQ(options.pool->pages_in_use(), 7);
  EXPECT_EQ(done.tokens[1].record.logits_fingerprint, alone(model, other, {}, 1)[0]);
}

TEST(BatchRun, ACancelledStepCanBeTakenAgain) {
  const Model& model = tiny_model(1, 96);
  BatchRun batch(model);
  const std::vector<TokenId> prompt = random_tokens(model, 20, 1);
  ASSERT_TRUE(batch.join(make_run(model, prompt)));
  const StopToken stop;
  stop.request_stop();
  const Result<BatchStep> done = batch.step(stop);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, ErrorCode::cancelled);
  EXPECT_EQ(batch.step()->tokens[0].record.logits_fingerprint, alone(model, prompt, {}, 1)[0]);
}

}  // namespace
}  // namespace rowkeeper
