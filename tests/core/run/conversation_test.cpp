// Turns over a retained store: what is reused, and that nothing depends on it.
#include "core/run/conversation.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "../support/error_text.h"
#include "../support/temp_folder.h"
#include "core/run/model_fingerprint.h"
#include "core/run/question_set.h"
#include "run_models.h"

namespace rowkeeper {
namespace {

constexpr const char* kLossless[] = {"dense:f32", "paged:8", "paged:16", "paged:64"};
constexpr const char* kDocument =
    "Document: The village of Kestrel is small and quiet. On Monday Yara rests. She works as a singer. In the kitchen Yara "
    "makes rice. She lives near the meadow. Yara keeps ten rabbits. On Thursday Wanda rests. Wanda lives in a grey house. "
    "She "
    "lost a map. Wanda keeps nine dogs. Wanda works as a musician.\n";
constexpr const char* kQuestions[] = {"Which animals does Yara keep?", "Where does Yara live?", "What has Wanda lost?"};
constexpr const char* kAnswers[] = {"Yara keeps ten rabbits.", "Yara lives near the meadow.", "Wanda lost a map."};

const Tokenizer& tokenizer() {
  static const Tokenizer bundled = Tokenizer::load(ROWKEEPER_ASSETS "/models/rowkeeper-tiny").value();
  return bundled;
}

Conversation talk(const ConversationOptions& options = {}, std::string_view document = kDocument) {
  return Conversation::create(bundled_model(), tokenizer(), document, options).value();
}

ConversationOptions with_store(const char* kind, bool retain = true) {
  ConversationOptions options;
  options.store = *parse_store_kind(kind);
  options.retain = retain;
  return options;
}

std::string edited(std::string_view from, std::string_view to) {
  std::string document = kDocument;
  document.replace(document.find(from), from.size(), to);
  return document;
}

// All that the conversation holds is what one pass over its tokens computes.
void expect_fresh_bits(const Conversation& conversation) {
  const Model& model = bundled_model();
  const auto tokens = conversation.tokens();
  const FreshPass fresh = fresh_pass(model, tokens.first(tokens.size() - 1));
  EXPECT_TRUE(same_bits(conversation.logits(), fresh.logits));
  expect_same_rows(model, conversation.store(), *fresh.store, conversation.store().next_row());
}

TEST(Conversation, AsksAndAnswersAsDecision29Says) {
  Conversation conversation = talk({}, std::string(kDocument) + "\n\n\n");
  const int document = conversation.document_tokens();
  EXPECT_EQ(conversation.text(conversation.parts().front()), kDocument);
  std::string text = kDocument;
  for (std::size_t i = 0; i < 3; ++i) {
    const TurnRecord turn = conversation.ask(kQuestions[i]).value();
    EXPECT_EQ(turn.answer, kAnswers[i]);
    EXPECT_EQ(turn.question, kQuestions[i]);
    EXPECT_EQ(turn.end, AnswerEnd::line);
    EXPECT_GT(turn.prefill_seconds, 0);
    EXPECT_GT(turn.first_token_seconds, turn.prefill_seconds);
    EXPECT_GT(turn.seconds, turn.first_token_seconds);
    text += "\nQuestion: " + std::string(kQuestions[i]) + "\nAnswer: " + kAnswers[i] + "\n";
    EXPECT_EQ(tokenizer().decode(conversation.tokens()), text);
  }
  const auto parts = conversation.parts();
  ASSERT_EQ(parts.size(), 7U);
  EXPECT_EQ(parts[0].end, document);
  EXPECT_EQ(parts[3].origin, TextOrigin::question);
  EXPECT_EQ(question_in(conversation.text(parts[3])), kQuestions[1]);
  EXPECT_EQ(parts[4].origin, TextOrigin::answer);
  EXPECT_EQ(answer_in(conversation.text(parts[4])), kAnswers[1]);
  EXPECT_EQ(parts[6].end, static_cast<int>(conversation.tokens().size()));
}

TEST(Conversation, AFollowUpComputesOnlyItsOwnRows) {
  Conversation conversation = talk();
  int tokens = conversation.document_tokens();
  for (const char* question : kQuestions) {
    const int before = tokens;
    const TurnRecord turn = conversation.ask(question).value();
    tokens = static_cast<int>(conversation.tokens().size());
    EXPECT_EQ(turn.prompt_tokens, tokens - static_cast<int>(turn.answer_ids.size()));
    // The last token of an answer has no row when the turn ends.
    EXPECT_EQ(turn.rows_reused, conversation.turns() == 1 ? 0 : before - 1);
    EXPECT_EQ(turn.rows_reused + turn.rows_computed, turn.prompt_tokens);
    EXPECT_EQ(conversation.store().held(), tokens - 1);
  }
}

TEST(Conversation, WithoutRetainingEveryTurnReadsAllAgainAndSaysTheSame) {
  for (const char* kind : {"dense:f32", "paged:16", "int8", "window:64", "heavy:64"}) {
    Conversation kept = talk(with_store(kind)), dropped = talk(with_store(kind, false));
    for (const char* question : kQuestions) {
      const TurnRecord a = kept.ask(question).value(), b = dropped.ask(question).value();
      EXPECT_EQ(a.answer_ids, b.answer_ids) << kind;
      EXPECT_EQ(b.rows_reused, 0);
      EXPECT_EQ(b.rows_computed, b.prompt_tokens);
      EXPECT_EQ(dropped.store().held(), 0);
    }
    EXPECT_TRUE(same_bits(kept.logits(), dropped.logits())) << kind;
  }
}

// Retained and fresh agree to the last bit after any edit, and the rows above it are not computed again.
TEST(Conversation, AnEditKeepsTheRowsAboveIt) {
  const std::pair<const char*, const char*> edits[] = {{"village of Kestrel", "village of Arden"},
                                                       {"ten rabbits", "two rabbits"},
                                                       {"lost a map", "found a lamp and a boat"},
                                                       {"a musician.\n", "a baker.\n"},
                                                       {"She works as a singer. ", ""}};
  for (const char* kind : kLossless) {
    Conversation conversation = talk(with_store(kind));
    ASSERT_TRUE(conversation.ask(kQuestions[0]));
    for (const auto& [from, to] : edits) {
      const std::vector<TokenId> before(conversation.tokens().begin(), conversation.tokens().end());
      const std::string document = edited(from, to);
      const int kept = conversation.edit_document(document).value();
      EXPECT_EQ(kept, common_prefix(before, conversation.tokens())) << kind << ": " << to;
      EXPECT_LT(kept, conversation.document_tokens());
      EXPECT_EQ(conversation.store().held(), kept);
      const TurnRecord turn = conversation.ask(kQuestions[1]).value();
      EXPECT_EQ(turn.rows_reused, kept) << kind << ": " << to;
      expect_fresh_bits(conversation);
    }
  }
}

TEST(Conversation, KindsThatDropRowsBeginAnewAfterAnEdit) {
  for (const char* kind : {"window:32", "heavy:32", "merge:32"}) {
    Conversation conversation = talk(with_store(kind));
    ASSERT_TRUE(conversation.ask(kQuestions[0]));
    EXPECT_EQ(conversation.edit_document(edited("ten rabbits", "two rabbits")).value(), 0);
    const TurnRecord turn = conversation.ask(kQuestions[1]).value();
    EXPECT_EQ(turn.rows_reused, 0) << kind;
    Conversation fresh = talk(with_store(kind, false));
    ASSERT_TRUE(fresh.ask(kQuestions[0]));
    ASSERT_TRUE(fresh.edit_document(edited("ten rabbits", "two rabbits")));
    EXPECT_EQ(fresh.ask(kQuestions[1])->answer_ids, turn.answer_ids) << kind;
  }
}

TEST(Conversation, TheDocumentAloneStaysWhenTurnsAreForgotten) {
  Conversation conversation = talk();
  const TurnRecord first = conversation.ask(kQuestions[0]).value();
  conversation.forget_turns();
  EXPECT_EQ(conversation.turns(), 0);
  EXPECT_EQ(conversation.store().held(), conversation.document_tokens());
  const TurnRecord again = conversation.ask(kQuestions[0]).value();
  EXPECT_EQ(again.rows_reused, conversation.document_tokens());
  EXPECT_EQ(again.answer_ids, first.answer_ids);
  expect_fresh_bits(conversation);
}

TEST(Conversation, TheContextsEndIsSaidAndHarmsNothing) {
  std::string mills = "mill";
  for (int i = 0; i < 100; ++i) mills += " mill";
  const auto too_long = Conversation::create(tiny_model(1, 64), tokenizer(), mills, {});
  ASSERT_FALSE(too_long);
  EXPECT_EQ(too_long.error().code, ErrorCode::conversation_too_long);

  Conversation conversation = talk();
  std::string long_question;
  for (int i = 0; i < 1000; ++i) long_question += " mill";
  ASSERT_TRUE(conversation.ask(kQuestions[0]));
  const std::vector<TokenId> before(conversation.tokens().begin(), conversation.tokens().end());
  const auto refused = conversation.ask(long_question);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::conversation_too_long);
  EXPECT_EQ(refused.error().args[1], "1024");
  EXPECT_TRUE(std::ranges::equal(conversation.tokens(), before));
  EXPECT_EQ(conversation.ask(kQuestions[1])->answer, kAnswers[1]);
}

TEST(Conversation, AnAnswerEndsWithTheContext) {
  Conversation conversation = talk();
  const auto tokens_of = [](const std::string& question) {
    return static_cast<int>(tokenizer().encode("\nQuestion: " + question + "\nAnswer:")->ids.size());
  };
  std::string question = "Where is the mill";
  while (conversation.document_tokens() + tokens_of(question) < 1022) question += " mill";
  const TurnRecord turn = conversation.ask(question).value();
  EXPECT_EQ(turn.end, AnswerEnd::context);
  EXPECT_EQ(turn.prompt_tokens, 1022);
  EXPECT_EQ(conversation.tokens().size(), 1025U);
  expect_fresh_bits(conversation);
  EXPECT_EQ(conversation.ask("Where?").error().code, ErrorCode::conversation_too_long);
}

TEST(Conversation, ACancelledTurnHasNotTakenPlace) {
  Conversation conversation = talk();
  ASSERT_TRUE(conversation.ask(kQuestions[0]));
  const auto before = conversation.tokens().size();
  const StopToken stop;
  TurnProgress progress;
  progress.answered = [&](std::string_view) { stop.request_stop(); };
  const auto stopped = conversation.ask(kQuestions[1], stop, progress);
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, ErrorCode::cancelled);
  EXPECT_EQ(conversation.tokens().size(), before);
  EXPECT_EQ(conversation.turns(), 1);
  const TurnRecord turn = conversation.ask(kQuestions[1]).value();
  EXPECT_EQ(turn.answer, kAnswers[1]);
  EXPECT_GT(turn.rows_reused, static_cast<int>(before));  // the question's rows were there
  expect_fresh_bits(conversation);
}

TEST(Conversation, TwoShareTheDocumentsPages) {
  ConversationOptions options;
  options.store = StoreKind::paged(16);
  options.pool = bundled_model().make_page_pool(16, std::size_t{16} << 20).value();
  Conversation a = talk(options), b = talk(options);
  ASSERT_TRUE(a.ask(kQuestions[0]));
  const int alone = options.pool->pages_in_use();
  const TurnRecord turn = b.ask(kQuestions[1]).value();
  EXPECT_EQ(turn.answer, kAnswers[1]);
  EXPECT_GE(turn.rows_reused, a.document_tokens());
  EXPECT_LT(options.pool->pages_in_use(), alone + 5);
  expect_fresh_bits(b);
  EXPECT_EQ(a.ask(kQuestions[2])->answer, kAnswers[2]);
  expect_fresh_bits(a);
}

// However the first one got them: from the disk where it stood, from the disk for its document, and from what was kept in memory.
TEST(Conversation, RowsThatCameBackAreSharedToo) {
  const TempFolder folder;
  const std::uint64_t fingerprint = model_fingerprint(bundled_model()).value();
  Conversation before = talk(with_store("paged:16"));
  ASSERT_TRUE(before.ask(kQuestions[0]));
  ASSERT_TRUE(before.save(folder / "a.cache", fingerprint));
  RetainedCaches caches(std::size_t{1} << 30);
  ASSERT_TRUE(std::move(before).give_rows_to(caches));
  for (const std::string_view way : {"open", "load_rows", "take_rows_from"}) {
    SCOPED_TRACE(way);
    ConversationOptions options = with_store("paged:16");
    options.pool = bundled_model().make_page_pool(16, std::size_t{16} << 20).value();
    Conversation first =
        way == "open" ? Conversation::open(bundled_model(), tokenizer(), folder / "a.cache", fingerprint, options).value()
                      : talk(options);
    if (way == "load_rows") {
      EXPECT_GT(first.load_rows(folder / "a.cache", fingerprint).value(), 0);
    } else if (way == "take_rows_from") {
      EXPECT_GT(first.take_rows_from(caches).value(), 0);
    }
    const int alone = options.pool->pages_in_use();
    Conversation second = talk(options);
    const TurnRecord turn = second.ask(kQuestions[1]).value();
    EXPECT_EQ(turn.answer, kAnswers[1]);
    EXPECT_GE(turn.rows_reused, second.document_tokens() / 16 * 16);
    EXPECT_LT(options.pool->pages_in_use(), alone + 5);
    expect_fresh_bits(second);
    EXPECT_EQ(first.ask(kQuestions[2])->answer, kAnswers[2]);
    expect_fresh_bits(first);
  }
}

TEST(Conversation, ComesBackFromTheDisk) {
  const TempFolder folder;
  const std::uint64_t fingerprint = model_fingerprint(bundled_model()).value();
  for (const char* kind : {"dense:f32", "paged:16"}) {
    Conversation conversation = talk(with_store(kind));
    ASSERT_TRUE(conversation.ask(kQuestions[0]));
    ASSERT_TRUE(conversation.save(folder / "a.cache", fingerprint));

    Conversation back =
        Conversation::open(bundled_model(), tokenizer(), folder / "a.cache", fingerprint, with_store(kind)).value();
    EXPECT_TRUE(std::ranges::equal(back.tokens(), conversation.tokens()));
    EXPECT_EQ(back.turns(), 1);
    const TurnRecord here = conversation.ask(kQuestions[1]).value(), there = back.ask(kQuestions[1]).value();
    EXPECT_EQ(here.rows_reused, there.rows_reused);
    EXPECT_EQ(here.answer_ids, there.answer_ids);
    EXPECT_TRUE(same_bits(conversation.logits(), back.logits()));
    expect_fresh_bits(back);

    // Rows for another conversation about the same document, and about one that ends otherwise.
    Conversation other = talk(with_store(kind));
    EXPECT_EQ(other.load_rows(folder / "a.cache", fingerprint).value(), other.document_tokens());
    EXPECT_EQ(other.ask(kQuestions[2])->answer, kAnswers[2]);
    expect_fresh_bits(other);
    Conversation changed = talk(with_store(kind), edited("lost a map", "lost a lamp"));
    const int rows = changed.load_rows(folder / "a.cache", fingerprint).value();
    EXPECT_LT(rows, changed.document_tokens());
    EXPECT_EQ(changed.ask(kQuestions[2])->rows_reused, rows);
    expect_fresh_bits(changed);
  }
}

// The store still has rows of the question that was given up.
TEST(Conversation, ComesBackAsItWasBeforeACancelledTurn) {
  const TempFolder folder;
  const std::uint64_t fingerprint = model_fingerprint(bundled_model()).value();
  Conversation conversation = talk();
  ASSERT_TRUE(conversation.ask(kQuestions[0]));
  const StopToken stop;
  TurnProgress progress;
  progress.answered = [&](std::string_view) { stop.request_stop(); };
  ASSERT_FALSE(conversation.ask(kQuestions[1], stop, progress));
  ASSERT_GT(conversation.store().held(), static_cast<int>(conversation.tokens().size()));
  ASSERT_TRUE(conversation.save(folder / "a.cache", fingerprint));
  Conversation back = Conversation::open(bundled_model(), tokenizer(), folder / "a.cache", fingerprint, {}).value();
  EXPECT_TRUE(std::ranges::equal(back.tokens(), conversation.tokens()));
  EXPECT_EQ(back.turns(), 1);
  EXPECT_EQ(back.ask(kQuestions[1])->answer, kAnswers[1]);
  expect_fresh_bits(back);
}

TEST(Conversation, IsWarmAgainFromWhatWasKept) {
  RetainedCaches caches(std::size_t{1} << 30);
  Conversation first = talk();
  ASSERT_TRUE(first.ask(kQuestions[0]));
  const auto tokens = static_cast<int>(first.tokens().size());
  ASSERT_TRUE(std::move(first).give_rows_to(caches));
  Conversation second = talk();
  EXPECT_EQ(second.take_rows_from(caches).value(), second.document_tokens());
  EXPECT_EQ(second.ask(kQuestions[1])->answer, kAnswers[1]);
  expect_fresh_bits(second);
  EXPECT_GT(tokens, second.document_tokens());
}

TEST(Conversation, TheOtherWaysTimeCanBeMeasured) {
  Conversation conversation = talk();
  ASSERT_TRUE(conversation.ask(kQuestions[0]));
  const auto tokens = conversation.tokens();
  const double fresh = measure_first_token(bundled_model(), tokens, 0).value();
  const double kept = measure_first_token(bundled_model(), tokens, static_cast<int>(tokens.size()) - 10).value();
  EXPECT_GT(kept, 0);
  EXPECT_GT(fresh, kept);
  const StopToken stopped;
  stopped.request_stop();
  EXPECT_EQ(measure_first_token(bundled_model(), tokens, 0, stopped).error().code, ErrorCode::cancelled);
}

}  // namespace
}  // namespace rowkeeper
