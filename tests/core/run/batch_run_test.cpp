#include "core/run/batch_run.h"

#include <gtest/gtest.h>

#include <random>

#include "core/cache/paged_store.h"
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

// Both prompts are computed in pieces, at the same time: what one has computed the other takes over, wherever its own rows end.
TEST(BatchRun, EqualTextsThatComeTogetherShareTheirPages) {
  const Model& model = tiny_model(1, 96);
  const std::vector<TokenId> text = random_tokens(model, 40, 1);
  const std::uint64_t want = alone(model, text, {}, 1)[0];
  struct Case {
    int at_once, computed, pages;
  };
  // 11 a step: the second takes over 8, 16, 24 and 32 rows, computes 4, takes over 3 more and computes the last. The first's next row
  // takes a sixth page where it has one by then.
  for (const auto& [at_once, computed, pages] : {Case{11, 5, 6}, Case{16, 8, 5}, Case{30, 16, 5}, Case{60, 21, 6}}) {
    SCOPED_TRACE(testing::Message() << at_once << " rows in a step");
    RunOptions options;
    options.store = StoreKind::paged(8);
    options.pool = model.make_page_pool(8, 20 * 8 * model.make_store().value()->row_bytes()).value();
    BatchRun batch(model, {.prefill_rows = at_once});
    const ConversationId first = batch.join(make_run(model, text, options)).value();
    const ConversationId second = batch.join(make_run(model, text, options)).value();
    std::map<ConversationId, StepRecord> records;
    for (int step = 0; records.size() < 2; ++step) {
      ASSERT_LT(step, 20);
      const BatchStep done = batch.step().value();
      for (const BatchToken& token : done.tokens) records.emplace(token.conversation, token.record);
    }
    for (const auto& [id, record] : records) EXPECT_EQ(record.logits_fingerprint, want);
    EXPECT_EQ(records.at(first).rows_computed, 40);
    EXPECT_EQ(records.at(second).rows_computed, computed);
    EXPECT_EQ(records.at(second).rows_reused, 40 - computed);
    EXPECT_EQ(options.pool->pages_in_use(), pages);
    const auto& a = dynamic_cast<const PagedStore&>(batch.run(first).store());
    const auto& b = dynamic_cast<const PagedStore&>(batch.run(second).store());
    for (std::size_t page = 0; page < 5; ++page) EXPECT_EQ(a.pages()[page], b.pages()[page]) << page;
    // The history knows the rows that it computed and no others.
    int known = 0;
    for (int row = 0; row < 40; ++row) known += batch.run(second).history().knows(RowIndex(row));
    EXPECT_EQ(known, computed);
  }
}

TEST(BatchRun, RowsGivenBackBeforeTheFirstTokenAreRebuiltOnes) {
  const Model& model = tiny_model(1, 96);
  BatchRun batch(model, {.prefill_rows = 10});
  const std::vector<TokenId> text = random_tokens(model, 35, 2);
  const ConversationId id = batch.join(make_run(model, text)).value();
  ASSERT_TRUE(batch.step() && batch.step());
  batch.drop_rows(id);
  EXPECT_EQ(batch.run(id).store().held(), 0);
  BatchStep done = batch.step().value();
  while (done.tokens.empty()) done = batch.step().value();
  const StepRecord& record = done.tokens[0].record;
  EXPECT_EQ(record.rows_computed, 35);
  EXPECT_EQ(record.rows_rebuilt, 20);
  EXPECT_EQ(record.rows_rebuilt_identical, 20);
  EXPECT_EQ(record.changes.size(), 35U * 3) << "those of the rows given back are reported too";
  EXPECT_EQ(record.logits_fingerprint, alone(model, text, {}, 1)[0]);
}

// Rows whose token has changed since begin anew: they are no longer rebuilt ones, though they were given back twice.
TEST(BatchRun, RowsOfAnotherTokenAreNotRebuiltOnes) {
  const Model& model = tiny_model(1, 96);
  BatchRun batch(model, {.prefill_rows = 10});
  const std::vector<TokenId> text = random_tokens(model, 35, 2);
  ConversationId id = batch.join(make_run(model, text)).value();
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE(batch.step() && batch.step());
    batch.drop_rows(id);
  }
  rowkeeper::Run run = batch.leave(id);
  ASSERT_TRUE(run.replace_token(RowIndex(5), TokenId(text[5].value() == 0 ? 1 : 0)));
  id = batch.join(std::move(run)).value();
  BatchStep done = batch.step().value();
  while (done.tokens.empty()) done = batch.step().value();
  EXPECT_EQ(done.tokens[0].record.rows_rebuilt, 2 * 5);
  EXPECT_EQ(done.tokens[0].record.rows_rebuilt_identical, 2 * 5);
}

TEST(BatchRun, WhereOnesNumbersFailTheOthersGoOn) {
  const Model model = broken_model(20);
  BatchRun batch(model);
  const std::vector<TokenId> bad = random_tokens(model, 21, 1), good = random_tokens(model, 10, 2);
  const ConversationId first = batch.join(make_run(model, bad)).value();
  const ConversationId second = batch.join(make_run(model, good)).value();
  std::vector<std::uint64_t> logits;
  for (int i = 0; i < 4; ++i) {
    const Result<BatchStep> done = batch.step();
    ASSERT_TRUE(done);
    ASSERT_EQ(done->failed.size(), 1U);
    EXPECT_EQ(done->failed[0].conversation, first);
    EXPECT_EQ(done->failed[0].error.code, ErrorCode::not_a_number);
    ASSERT_EQ(done->tokens.size(), 1U);
    EXPECT_EQ(done->tokens[0].conversation, second);
    EXPECT_EQ(done->rows, i == 0 ? 10 : 1);
    logits.push_back(done->tokens[0].record.logits_fingerprint);
  }
  EXPECT_EQ(logits, alone(model, good, {}, 4));
  EXPECT_EQ(batch.run(first).store().held(), 0);
  EXPECT_EQ(batch.run(first).tokens().size(), 21U);
}

TEST(BatchRun, RefusesARunOfAnotherModel) {
  const Model other = Model::load(*make_random_model(tiny_shape(96), 6), {}).value();
  BatchRun batch(tiny_model(1, 96));
  rowkeeper::Run run = make_run(other, random_tokens(other, 5, 1));
  const auto joined = batch.join(std::move(run));
  ASSERT_FALSE(joined);
  EXPECT_EQ(joined.error().code, ErrorCode::store_mismatch);
  EXPECT_TRUE(batch.conversations().empty());
  EXPECT_TRUE(run.step()) << "it stays what it was";  // NOLINT(bugprone-use-after-move)
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
