// Stores in a device's memory: what views, files, pages and conversations do with them is what they do with any other.
#include <cstring>

#include "core/cache/cache_file.h"
#include "core/cache/saved_rows.h"
#include "core/run/batch_run.h"
#include "core/run/conversation.h"
#include "core/run/retained_caches.h"
#include "tests/core/device/engine_models.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

std::vector<std::byte> packed(const KvStore& store) {
  std::vector<std::byte> rows(static_cast<std::size_t>(store.next_row()) * store.row_bytes());
  EXPECT_TRUE(pack_rows(store, 0, store.next_row(), rows));
  return rows;
}

// The codes that the device's kernel writes are those that this computer's code writes of the same numbers.
TEST(DeviceStores, HoldTheCodesThatThisComputerWouldWrite) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device, 150);
  const std::vector<TokenId> tokens = random_tokens(model, 150, 1);
  const auto exact = store_of(model);
  pass_of(model, *exact, tokens);
  ThreadPool threads(2);
  for (const char* kind : {"dense:f16", "int8", "int4", "k8v4"}) {
    SCOPED_TRACE(kind);
    // The first block's numbers depend on no code.
    const auto store = store_of(model, kind), written = store_of(model, kind);
    pass_of(model, *store, tokens);
    std::vector<float> numbers(150 * 96);
    for (int row = 0; row < 150; ++row) {
      for (int head = 0; head < 3; ++head) {
        float* const to = &numbers[static_cast<std::size_t>(row * 96 + head * 16)];
        ASSERT_TRUE(exact->read(BlockIndex(0), HeadIndex(head), RowIndex(row), {to, 16}, {to + 48, 16}));
      }
    }
    ASSERT_TRUE(written->reserve(150));
    ASSERT_TRUE(written->append(BlockIndex(0), {numbers.data(), numbers.data() + 48, 96, 150}, threads));
    written->commit(150);
    const std::vector<std::byte> a = packed(*store), b = packed(*written);
    const std::size_t row_bytes = store->row_bytes();
    for (std::size_t row = 0; row < 150; ++row)
      ASSERT_EQ(std::memcmp(&a[row * row_bytes], &b[row * row_bytes], row_bytes / 3), 0) << "row " << row;
  }
}

// A view reads all heads of a row: that is one copy for a block, not one for each number.
TEST(DeviceStores, AreReadABlockAtATime) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device);
  const std::vector<TokenId> tokens = random_tokens(model, 40, 2);
  const auto store = store_of(model);
  pass_of(model, *store, tokens);
  std::vector<float> key(16), value(16);
  const auto read_block = [&](int block) {
    for (int row = 0; row < 40; ++row) {
      for (int head = 0; head < 3; ++head)
        ASSERT_TRUE(store->read(BlockIndex(block), HeadIndex(head), RowIndex(row), key, value));
    }
  };
  const int calls = device->calls();
  read_block(0);
  EXPECT_EQ(device->calls() - calls, 2) << "a copy, and a wait for it";
  // What has been read isn't taken for what was written since.
  read_block(2);
  const std::vector<float> before = key;
  store->truncate(39);
  std::vector<TokenId> other = tokens;
  other.back() = TokenId(other.back() == TokenId(0) ? 1 : 0);
  pass_of(model, *store, other);
  ASSERT_TRUE(store->read(BlockIndex(2), HeadIndex(2), RowIndex(39), key, value));
  EXPECT_NE(key, before);
  expect_same_rows(model, *store, *fresh_pass(model, other).store, 40);
}

TEST(DeviceStores, AreSavedAndLoaded) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device, 150);
  const TempFolder folder;
  const std::vector<TokenId> tokens = random_tokens(model, 150, 3);
  for (const char* kind : {"dense:f32", "dense:f16", "int8", "int4", "k8v4", "paged:8"}) {
    SCOPED_TRACE(kind);
    const auto store = store_of(model, kind), loaded = store_of(model, kind);
    pass_of(model, *store, std::span(tokens).first(140));
    const std::string path = folder / "cache";
    ASSERT_TRUE(save_cache(*store, {tokens, {}}, {7, 211}, path));
    ASSERT_TRUE(load_cache(path, {7, 211}, *loaded));
    EXPECT_EQ(packed(*loaded), packed(*store));
    EXPECT_TRUE(same_bits(pass_of(model, *loaded, tokens).logits, pass_of(model, *store, tokens).logits));
  }
}

TEST(DeviceStores, ShareThePagesOfEqualBeginnings) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device);
  const auto pool = model.make_page_pool(8, std::size_t{1} << 20).value();
  const std::vector<TokenId> tokens = random_tokens(model, 50, 4);
  std::vector<TokenId> other = tokens;
  other[21] = TokenId(other[21] == TokenId(0) ? 1 : 0);
  const auto one = model.make_store_in(pool).value(), two = model.make_store_in(pool).value();
  pass_of(model, *one, tokens);
  one->publish(tokens);
  EXPECT_EQ(two->adopt(other), 21);
  EXPECT_TRUE(same_bits(pass_of(model, *two, other).logits, fresh_pass(model, other).logits));
  one->truncate(40);
  EXPECT_TRUE(same_bits(pass_of(model, *one, tokens).logits, fresh_pass(model, tokens).logits));
  expect_same_rows(model, *two, *fresh_pass(model, other).store, 50);
}

TEST(DeviceStores, ServeConversations) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = model_on(device, *bundled_source());
  const Tokenizer tokenizer = Tokenizer::load(ROWKEEPER_ASSETS "/models/rowkeeper-tiny").value();
  const std::string document = "Document: On Monday Yara rests. Yara keeps ten rabbits. Wanda lost a map.\n";
  const auto talk = [&](const Model& with, bool retain) {
    ConversationOptions options;
    options.retain = retain;
    return Conversation::create(with, tokenizer, document, options).value();
  };
  Conversation here = talk(model, true), anew = talk(model, false), there = talk(bundled_model(), true);
  for (const char* question : {"Which animals does Yara keep?", "What has Wanda lost?"}) {
    const TurnRecord record = here.ask(question).value();
    EXPECT_EQ(record.answer, there.ask(question).value().answer);
    EXPECT_EQ(record.answer, anew.ask(question).value().answer);
    EXPECT_TRUE(same_bits(here.logits(), anew.logits()));
  }
  RetainedCaches caches(std::size_t{1} << 30);
  ASSERT_TRUE(std::move(here).give_rows_to(caches));
  Conversation next = talk(model, true);
  EXPECT_GT(next.take_rows_from(caches).value(), 0);
  EXPECT_EQ(next.ask("Which animals does Yara keep?").value().answer, "Yara keeps ten rabbits.");
}

TEST(DeviceStores, ServeABatch) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device);
  RunOptions options;
  options.store = StoreKind::paged(8);
  options.pool = model.make_page_pool(8, std::size_t{1} << 20).value();
  BatchRun batch(model, {.prefill_rows = 16});
  std::vector<rowkeeper::Run> alone;
  std::vector<ConversationId> ids;
  for (unsigned i = 0; i < 5; ++i) {
    const std::vector<TokenId> prompt = random_tokens(model, static_cast<int>(3 + 7 * i), i);
    ids.push_back(batch.join(make_run(model, prompt, options)).value());
    alone.push_back(make_run(model, prompt));
  }
  for (int step = 0; step < 20; ++step) ASSERT_TRUE(batch.step());
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const auto& run = batch.run(ids[i]);
    while (alone[i].tokens().size() < run.tokens().size()) take_step(alone[i]);
    EXPECT_TRUE(std::equal(run.tokens().begin(), run.tokens().end(), alone[i].tokens().begin(), alone[i].tokens().end()))
        << i;
    EXPECT_TRUE(same_bits(run.logits(), alone[i].logits())) << i;
  }
}

}  // namespace
}  // namespace rowkeeper
