// A device that fails at any call: an error value each time, nothing lost, and every store is what it was.
#include <functional>

#include "core/cache/saved_rows.h"
#include "tests/core/device/engine_models.h"

namespace rowkeeper {
namespace {

// Lets call after call of the device fail, `work` done anew each time, until one run needs no more calls. `before` isn't
// counted.
void fail_each_call(HostDevice& device, const std::function<void()>& before,
                    const std::function<std::optional<Error>()>& work, const std::function<void(bool failed)>& check,
                    ErrorCode code = ErrorCode::device_failed) {
  for (int n = 1;; ++n) {
    ASSERT_LT(n, 2000);
    SCOPED_TRACE(testing::Message() << "call " << n);
    before();
    const int calls = device.calls();
    device.fail_at(n, code);
    const std::optional<Error> error = work();
    const bool failed = device.calls() - calls >= n;
    device.fail_at(0);
    ASSERT_EQ(error.has_value(), failed);
    if (error) {
      const bool memory = error->code == ErrorCode::device_memory || error->code == ErrorCode::out_of_memory;
      EXPECT_TRUE(error->code == code || memory) << error_code_name(error->code);
    }
    check(failed);
    if (!failed || testing::Test::HasFailure()) return;
  }
}

template <class Value>
std::optional<Error> error_of(const Result<Value>& result) {
  return result ? std::nullopt : std::optional(result.error());
}

TEST(DeviceFaults, LoadingGivesBackAllMemory) {
  const auto device = std::make_shared<HostDevice>();
  const auto source = make_random_model(tiny_shape(), 5);
  for (const ErrorCode code : {ErrorCode::device_failed, ErrorCode::device_full, ErrorCode::device_lost}) {
    fail_each_call(
        *device, [] {}, [&] { return error_of(make_device_engine(device, BackendKind::cuda, *source, two_threads())); },
        [&](bool) {
          EXPECT_EQ(device->allocations(), 0);
          EXPECT_EQ(device->pinned_allocations(), 0);
        },
        code);
  }
}

// Every call of a pass is made to fail once, and a pass has many: a model that has little to compute between them.
std::unique_ptr<TensorSource> smallest_source() {
  ModelShape shape = tiny_shape();
  shape.blocks = 2;
  shape.heads = shape.kv_heads = 2;
  shape.head_size = 8;
  shape.width = 16;
  shape.mlp_width = 32;
  shape.vocabulary = 50;
  return make_random_model(shape, 5);
}

struct Case {
  const char* name;
  int rows;  // computed by the pass
  bool attention;
  bool first;  // of the model
};

TEST(DeviceFaults, AFailedPassHasChangedNothing) {
  const auto device = std::make_shared<HostDevice>();
  const auto source = smallest_source();
  const Model whole = model_on(device, *source);
  const std::vector<TokenId> tokens = random_tokens(whole, 33, 1);
  const std::vector<float> want = pass_of(whole, *store_of(whole, "int8"), tokens).logits;
  const auto rows = store_of(whole, "int8");
  pass_of(whole, *rows, std::span(tokens).first(20));
  for (const Case& one :
       {Case{"first step", 1, false, true}, Case{"step", 1, false, false}, Case{"step watched", 1, true, false},
        Case{"rows", 12, false, false}, Case{"first rows", 12, true, true}}) {
    SCOPED_TRACE(one.name);
    std::optional<Model> model(model_on(device, *source));
    std::unique_ptr<KvStore> store;
    std::vector<float> logits(50);
    PassOptions options;
    if (one.attention) options.attention.emplace();
    const auto before = [&] {
      store.reset();
      if (one.first) model.emplace(model_on(device, *source));
      store = store_of(*model, "int8");
      // Another model's rows: this one has computed nothing yet.
      ASSERT_TRUE(copy_rows(*rows, *store, 20));
    };
    const auto work = [&] {
      return error_of(
          model->pass(std::span(tokens).first(static_cast<std::size_t>(20 + one.rows)), *store, logits, options));
    };
    fail_each_call(*device, before, work, [&](bool failed) {
      EXPECT_EQ(store->next_row(), failed ? 20 : 20 + one.rows);
      EXPECT_TRUE(same_bits(pass_of(*model, *store, tokens).logits, want));
    });
  }
}

TEST(DeviceFaults, APassOverSeveralStoresChangesAllOrNone) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = model_on(device, *smallest_source());
  const std::vector<TokenId> tokens = random_tokens(model, 22, 2);
  const auto pool = model.make_page_pool(8, std::size_t{1} << 20).value();
  const std::vector<float> want = pass_of(model, *store_of(model), tokens).logits;
  // Two that share pages, and will write behind them.
  const auto parent = model.make_store_in(pool).value();
  pass_of(model, *parent, std::span(tokens).first(16));
  parent->publish(std::span(tokens).first(16));
  std::vector<std::unique_ptr<PagedStore>> stores(2);
  std::vector<std::vector<float>> logits(2, std::vector<float>(50));
  const int pages = pool->pages_in_use();
  const auto before = [&] {
    for (auto& store : stores) {
      store.reset();
      store = model.make_store_in(pool).value();
      EXPECT_EQ(store->adopt(std::span(tokens).first(13)), 13);
    }
  };
  const auto work = [&] {
    std::vector<PassItem> items;
    for (std::size_t i = 0; i < 2; ++i) items.push_back({std::span(tokens).first(20), stores[i].get(), logits[i]});
    return error_of(model.pass_together(items, {}));
  };
  fail_each_call(*device, before, work, [&](bool failed) {
    for (const auto& store : stores) {
      EXPECT_EQ(store->next_row(), failed ? 13 : 20);
      EXPECT_TRUE(same_bits(pass_of(model, *store, tokens).logits, want));
    }
  });
  stores.clear();
  EXPECT_EQ(pool->pages_in_use(), pages);
}

TEST(DeviceFaults, ReadingRowsSaysThatTheyCanNotBeRead) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device);
  const std::vector<TokenId> tokens = random_tokens(model, 30, 3);
  const auto store = store_of(model), other = store_of(model), empty = store_of(model);
  pass_of(model, *store, tokens);
  pass_of(model, *other, tokens);
  std::vector<float> key(16), value(16);
  const auto read = [&](const KvStore& from) {
    return error_of(from.read(BlockIndex(1), HeadIndex(2), RowIndex(3), key, value));
  };
  ASSERT_FALSE(read(*store));
  const std::vector<float> want = key;
  fail_each_call(
      *device, [&] { ASSERT_FALSE(read(*other)); }, [&] { return read(*store); },
      [&](bool failed) { EXPECT_EQ(key, failed ? std::vector<float>(16) : want); });
  fail_each_call(
      *device, [] {}, [&] { return error_of(copy_rows(*store, *empty, 30)); },
      [&](bool failed) {
        EXPECT_EQ(empty->next_row(), failed ? 0 : 30);
        empty->truncate(0);
      });
}

TEST(DeviceFaults, MemoryThatIsNotThereIsNamed) {
  const auto small = std::make_shared<HostDevice>(std::size_t{100} << 10);
  const auto source = make_random_model(tiny_shape(), 5);
  const auto engine = make_device_engine(small, BackendKind::cuda, *source, two_threads());
  ASSERT_FALSE(engine);
  EXPECT_EQ(engine.error().code, ErrorCode::device_memory);
  EXPECT_EQ(engine.error().args[0], "weights");

  // Room for the weights, and then for some of what a pass or a store needs.
  const auto weights = std::make_shared<HostDevice>();
  const std::size_t bytes = (model_on(weights, *source), weights->most_allocated_bytes());
  const auto device = std::make_shared<HostDevice>(bytes + (std::size_t{120} << 10));
  const Model model = model_on(device, *source);
  const std::vector<TokenId> tokens = random_tokens(model, 30, 3);
  const auto store = store_of(model, "window:8");
  const auto pass = [&](int rows) {
    PassOptions options;
    options.chunk_rows = rows;
    std::vector<float> logits(211);
    return error_of(
        model.pass(std::span(tokens).first(static_cast<std::size_t>(store->next_row() + rows)), *store, logits, options));
  };
  const auto other = model.make_store();
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().code, ErrorCode::device_memory);
  EXPECT_EQ(other.error().args[0], "KV cache");
  const std::optional<Error> error = pass(25);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code, ErrorCode::device_memory);
  EXPECT_EQ(error->args[0], "activations");
  EXPECT_EQ(store->next_row(), 0);
}

TEST(DeviceFaults, AFullContextAndAFullPoolAreRefused) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device);
  const std::vector<TokenId> tokens = random_tokens(model, 65, 4);
  std::vector<float> logits(211);
  for (const char* kind : kDeviceKinds) {
    const auto store = store_of(model, kind);
    pass_of(model, *store, std::span(tokens).first(63));
    pass_of(model, *store, std::span(tokens).first(64));
    EXPECT_EQ(model.pass(tokens, *store, logits, {}).error().code, ErrorCode::prompt_too_long) << kind;
    EXPECT_EQ(store->next_row(), 64) << kind;
  }
  const auto pool = model.make_page_pool(8, 3 * 8 * model.make_store().value()->row_bytes()).value();
  const auto store = model.make_store_in(pool).value();
  EXPECT_EQ(model.pass(std::span(tokens).first(30), *store, logits, {}).error().code, ErrorCode::pool_exhausted);
  EXPECT_EQ(store->next_row(), 0);
  EXPECT_EQ(pool->pages_in_use(), 0);
}

TEST(DeviceFaults, AStopLeavesWholeChunks) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device);
  const std::vector<TokenId> tokens = random_tokens(model, 50, 5);
  const std::vector<float> want = pass_of(model, *store_of(model), tokens).logits;
  for (int chunks = 0; chunks < 4; ++chunks) {
    const auto store = store_of(model);
    PassRecord unfinished;
    PassOptions options;
    options.chunk_rows = 12;
    options.unfinished = &unfinished;
    options.progress = [&](int done, int) {
      if (done == 12 * chunks) options.stop.request_stop();
    };
    if (chunks == 0) options.stop.request_stop();
    std::vector<float> logits(211);
    EXPECT_EQ(model.pass(tokens, *store, logits, options).error().code, ErrorCode::cancelled);
    EXPECT_EQ(store->next_row(), 12 * chunks);
    EXPECT_EQ(unfinished.rows, 12 * chunks);
    EXPECT_TRUE(same_bits(pass_of(model, *store, tokens).logits, want));
    // Of a step of one row, too.
    store->truncate(49);
    options.stop.request_stop();
    EXPECT_EQ(model.pass(tokens, *store, logits, options).error().code, ErrorCode::cancelled);
    EXPECT_EQ(store->next_row(), 49);
  }
}

TEST(DeviceFaults, LogitsThatAreNoNumbersAreAnError) {
  const auto device = std::make_shared<HostDevice>();
  ModelShape shape = tiny_shape();
  shape.norm_epsilon = std::numeric_limits<float>::quiet_NaN();
  const Model model = model_on(device, *make_random_model(shape, 5));
  const auto store = store_of(model);
  std::vector<float> logits(211);
  for (const int rows : {1, 5}) {
    const auto tokens = random_tokens(model, rows, 6);
    EXPECT_EQ(model.pass(tokens, *store, logits, {}).error().code, ErrorCode::not_a_number);
    EXPECT_EQ(store->next_row(), 0);
  }
}

TEST(DeviceFaults, AMeasurementThatFailsSaysWhy) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = model_on(device, *smallest_source());
  EXPECT_GT(model.measure_read_bandwidth().value(), 0);
  EXPECT_GT(model.measure_multiply_rate().value(), 0);
  device->fail_at(1, ErrorCode::device_lost);
  EXPECT_EQ(model.measure_read_bandwidth().error().code, ErrorCode::device_lost);
  device->fail_at(1, ErrorCode::device_full);
  EXPECT_EQ(model.measure_multiply_rate().error().code, ErrorCode::device_full);
}

// Thousands of steps, models and stores that come and go: what was taken is given back.
TEST(DeviceFaults, NothingLeaks) {
  const auto device = std::make_shared<HostDevice>();
  {
    const Model model = tiny_model_on(device);
    const std::vector<TokenId> tokens = random_tokens(model, 64, 7);
    const auto run = [&](const char* kind) {
      const auto store = store_of(model, kind);
      for (std::size_t n = 1; n <= 64; ++n) pass_of(model, *store, std::span(tokens).first(n));
    };
    run("dense:f32");
    const int allocations = device->allocations();
    const std::size_t most = device->allocated_bytes();
    for (const char* kind : kDeviceKinds) run(kind);
    EXPECT_EQ(device->allocations(), allocations);
    EXPECT_EQ(device->allocated_bytes(), most);
    EXPECT_EQ(device->pinned_allocations(), 1);
  }
  EXPECT_EQ(device->allocations(), 0);
  EXPECT_EQ(device->pinned_allocations(), 0);
}

}  // namespace
}  // namespace rowkeeper
