// The promise, on a device: with the cache and without, alone and together, recorded and not, the same numbers to the
// last bit.
#include <random>
#include <thread>

#include "core/run/model_fingerprint.h"
#include "tests/core/device/engine_models.h"

namespace rowkeeper {
namespace {

TEST(DeviceExactness, AnyTogglingAndChunkingGivesTheBitsOfAFreshPass) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device, 40);
  for (const char* kind : {"dense:f32", "paged:16", "paged:8"}) {
    for (unsigned seed = 1; seed <= 2; ++seed) {
      std::mt19937 random(seed);
      RunOptions options;
      options.store = parse_store_kind(kind).value();
      options.cache = random() % 2 == 0;
      options.chunk_rows = static_cast<int>(1 + random() % 20);
      const int prompt = static_cast<int>(1 + random() % 25);
      SCOPED_TRACE(testing::Message() << kind << ", seed " << seed << ", prompt " << prompt);
      auto run = make_run(model, random_tokens(model, prompt, seed), options);
      while (!run.context_full()) {
        if (random() % 4 == 0) run.set_cache(!run.cache());
        const StepRecord record = take_step(run);
        ASSERT_EQ(record.rows_rebuilt_identical, record.rows_rebuilt);
        expect_like_fresh_pass(run);
        if (testing::Test::HasFailure()) return;
      }
    }
  }
}

// A step at a time, in chunks and at once; every kind has its own numbers, and they are the same in all three.
TEST(DeviceExactness, EveryStoreGivesTheSameBitsHoweverItsRowsAreCut) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device, 150);
  const std::vector<TokenId> tokens = random_tokens(model, 150, 4);
  for (const char* kind : kDeviceKinds) {
    SCOPED_TRACE(kind);
    const auto at_once = store_of(model, kind), in_chunks = store_of(model, kind), stepwise = store_of(model, kind);
    const Passed want = pass_of(model, *at_once, tokens);
    PassOptions options;
    options.chunk_rows = 13;
    const Passed cut = pass_of(model, *in_chunks, tokens, options);
    EXPECT_TRUE(same_bits(cut.logits, want.logits));
    EXPECT_EQ(cut.record.fingerprints, want.record.fingerprints);
    pass_of(model, *stepwise, std::span(tokens).first(120));
    for (std::size_t n = 121; n <= 150; ++n) {
      const Passed step = pass_of(model, *stepwise, std::span(tokens).first(n));
      const std::vector<RowFingerprint>& all = want.record.fingerprints;
      ASSERT_TRUE(std::equal(step.record.fingerprints.begin(), step.record.fingerprints.end(),
                             all.begin() + static_cast<std::ptrdiff_t>((n - 1) * 3)))
          << n;
      if (n < 150) continue;
      EXPECT_TRUE(same_bits(step.logits, want.logits));
    }
    const auto held = store_of(tiny_model(1, 150), kind);
    pass_of(tiny_model(1, 150), *held, tokens);
    EXPECT_EQ(at_once->held(), held->held());
    EXPECT_EQ(at_once->bytes().used, held->bytes().used);
    EXPECT_EQ(at_once->row_bytes(), held->row_bytes());
  }
}

// The first step of a kind is recorded, and what is recorded is run at once; all later ones repeat it. One with a
// request for attention weights is queued launch by launch.
TEST(DeviceExactness, ARecordedStepGivesTheBitsOfOneThatIsNot) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device);
  const std::vector<TokenId> tokens = random_tokens(model, 64, 5);
  for (const char* kind : {"dense:f32", "int4", "paged:8", "window:9+2"}) {
    SCOPED_TRACE(kind);
    const auto recorded = store_of(model, kind), queued = store_of(model, kind);
    const int before = device->replays();
    for (std::size_t n = 1; n <= 64; ++n) {
      PassOptions options;
      options.fingerprints = n % 3 != 0;
      const Passed got = pass_of(model, *recorded, std::span(tokens).first(n), options);
      options.attention.emplace();
      const Passed want = pass_of(model, *queued, std::span(tokens).first(n), options);
      ASSERT_TRUE(same_bits(got.logits, want.logits)) << n;
      ASSERT_EQ(got.record.fingerprints, want.record.fingerprints) << n;
      ASSERT_EQ(got.record.logits_fingerprints, want.record.logits_fingerprints) << n;
    }
    EXPECT_EQ(device->replays() - before, 64);
  }
}

TEST(DeviceExactness, APassOfSeveralGivesTheBitsOfEachAlone) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device);
  const auto pool = model.make_page_pool(8, std::size_t{1} << 20).value();
  std::vector<std::unique_ptr<KvStore>> together, alone;
  for (const char* kind : {"dense:f32", "int8", "window:12", "dense:f16"}) {
    together.push_back(store_of(model, kind));
    alone.push_back(store_of(model, kind));
  }
  for (int i = 0; i < 8; ++i) {
    together.push_back(model.make_store_in(pool).value());
    alone.push_back(store_of(model));
  }
  std::vector<std::vector<TokenId>> tokens;
  std::vector<std::vector<float>> logits(together.size(), std::vector<float>(211));
  for (std::size_t i = 0; i < together.size(); ++i)
    tokens.push_back(random_tokens(model, static_cast<int>(1 + 3 * i), static_cast<unsigned>(i)));
  for (int step = 0; step < 3; ++step) {
    std::vector<PassItem> items;
    for (std::size_t i = 0; i < together.size(); ++i) items.push_back({tokens[i], together[i].get(), logits[i], i % 4 != 1});
    const std::vector<PassRecord> records = model.pass_together(items, {}).value();
    for (std::size_t i = 0; i < together.size(); ++i) {
      PassOptions options;
      options.fingerprints = i % 4 != 1;
      const Passed want = pass_of(model, *alone[i], tokens[i], options);
      EXPECT_TRUE(same_bits(logits[i], want.logits)) << "step " << step << ", item " << i;
      EXPECT_EQ(records[i].fingerprints, want.record.fingerprints) << "step " << step << ", item " << i;
      tokens[i].emplace_back(step + static_cast<int>(i));
    }
  }
}

TEST(DeviceExactness, AModelHasTheSameFingerprintEachTime) {
  const auto device = std::make_shared<HostDevice>();
  const auto fingerprint = [&](unsigned seed) {
    return model_fingerprint(model_on(device, *make_random_model(tiny_shape(), seed))).value();
  };
  EXPECT_EQ(fingerprint(5), fingerprint(5));
  EXPECT_NE(fingerprint(5), fingerprint(6));
  EXPECT_NE(fingerprint(5), model_fingerprint(tiny_model()).value())
      << "other arithmetic: rows of one aren't rows of the other";
}

// Passes of several threads, of one model and of two, take turns on the one device.
TEST(DeviceExactness, PassesOfSeveralThreadsTakeTurns) {
  const auto device = std::make_shared<HostDevice>();
  const Model one = tiny_model_on(device), two = model_on(device, *make_random_model(tiny_shape(), 6));
  const std::vector<TokenId> tokens = random_tokens(one, 40, 7);
  const auto steps = [&](const Model& model) {
    const auto store = store_of(model, "paged:8");
    std::vector<float> last;
    for (std::size_t n = 20; n <= 40; ++n) last = pass_of(model, *store, std::span(tokens).first(n)).logits;
    return last;
  };
  const std::vector<float> of_one = steps(one), of_two = steps(two);
  std::vector<std::vector<float>> got(4);
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < got.size(); ++i) threads.emplace_back([&, i] { got[i] = steps(i % 2 == 0 ? one : two); });
  }
  for (std::size_t i = 0; i < got.size(); ++i) EXPECT_TRUE(same_bits(got[i], i % 2 == 0 ? of_one : of_two)) << i;
}

}  // namespace
}  // namespace rowkeeper
