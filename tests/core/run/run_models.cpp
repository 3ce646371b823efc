#include "run_models.h"

#include <cmath>
#include <cstring>
#include <map>
#include <random>
#include <utility>

#include "core/model/folded_heads.h"

namespace rowkeeper {

namespace {

Model load(const TensorSource& source, int threads) {
  LoadOptions options;
  options.threads = threads;
  return Model::load(source, options).value();
}

class BrokenSource final : public TensorSource {
 public:
  BrokenSource(const ModelShape& shape, int position) : source_(make_random_model(shape, 5)), position_(position) {}
  const ModelShape& shape() const override { return source_->shape(); }
  bool has_separate_head() const override { return false; }
  bool by_output() const override { return source_->by_output(); }
  Result<void> read(TensorId id, std::size_t begin, std::span<float> out) const override {
    const Result<void> done = source_->read(id, begin, out);
    const std::size_t at = static_cast<std::size_t>(position_) * static_cast<std::size_t>(shape().width);
    if (id.tensor == Tensor::wpe && at >= begin && at < begin + out.size()) out[at - begin] = std::nanf("");
    return done;
  }
  void release(TensorId id) const override { source_->release(id); }
  const std::vector<Warning>& warnings() const override { return source_->warnings(); }

 private:
  std::unique_ptr<TensorSource> source_;
  int position_;
};

}  // namespace

ModelShape tiny_shape(int positions) {
  ModelShape shape;
  shape.blocks = 3;
  shape.heads = shape.kv_heads = 3;
  shape.head_size = 16;
  shape.width = 48;
  shape.mlp_width = 192;
  shape.positions = positions;
  shape.vocabulary = 211;
  return shape;
}

const Model& tiny_model(int threads, int positions) {
  static std::map<std::pair<int, int>, Model> models;
  const std::pair key(threads, positions);
  const auto found = models.find(key);
  if (found != models.end()) return found->second;
  return models.emplace(key, load(*make_random_model(tiny_shape(positions), 5), threads)).first->second;
}

const Model& long_model() {
  static const Model model = [] {
    ModelShape shape = tiny_shape(1024);
    shape.blocks = 1;
    return load(*make_random_model(shape, 6), 1);
  }();
  return model;
}

const Model& bundled_model() {
  static const Model model = load(*open_tensor_folder(ROWKEEPER_ASSETS "/models/rowkeeper-tiny").value(), 2);
  return model;
}

const Model& twin_model() {
  static const Model model = load(*open_tensor_folder(ROWKEEPER_ASSETS "/models/rowkeeper-tiny-mqa").value(), 2);
  return model;
}

const Model& folded_model() {
  static const Model model = [] {
    auto source = std::move(*open_tensor_folder(ROWKEEPER_ASSETS "/models/rowkeeper-tiny"));
    return load(*fold_heads(std::move(source), 2).value(), 2);
  }();
  return model;
}

Model broken_model(int position) { return Model::load(BrokenSource(tiny_shape(), position), {}).value(); }

std::vector<TokenId> random_tokens(const Model& model, int count, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<TokenId> tokens;
  for (int i = 0; i < count; ++i) {
    tokens.emplace_back(static_cast<std::int32_t>(random() % static_cast<unsigned>(model.shape().vocabulary)));
  }
  return tokens;
}

FreshPass fresh_pass(const Model& model, std::span<const TokenId> tokens) {
  FreshPass fresh;
  fresh.store = model.make_store().value();
  fresh.logits.resize(static_cast<std::size_t>(model.shape().vocabulary));
  fresh.record = model.pass(tokens, *fresh.store, fresh.logits, {}).value();
  return fresh;
}

Run make_run(const Model& model, std::vector<TokenId> prompt, const RunOptions& options) {
  return Run::create(model, std::move(prompt), options).value();
}

StepRecord take_step(Run& run) { return run.step().value(); }

std::vector<TokenId> generate(Run& run, int tokens) {
  std::vector<TokenId> made;
  for (int i = 0; i < tokens; ++i) made.push_back(take_step(run).token);
  return made;
}

bool same_bits(std::span<const float> a, std::span<const float> b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size_bytes()) == 0;
}

void expect_like_fresh_pass(const Run& run) {
  const int rows = static_cast<int>(run.tokens().size()) - 1;
  const FreshPass fresh = fresh_pass(run.model(), run.tokens().first(static_cast<std::size_t>(rows)));
  EXPECT_TRUE(same_bits(run.logits(), fresh.logits)) << "logits after " << rows << " rows";
  expect_same_rows(run.model(), run.store(), *fresh.store, run.store().next_row());
  const int blocks = run.model().shape().blocks;
  ASSERT_EQ(run.history().rows(), rows);
  for (int row = 0; row < rows; ++row) {
    EXPECT_FALSE(run.history().row(RowIndex(row)).ever_changed);
    for (int block = 0; block < blocks; ++block) {
      ASSERT_EQ(run.history().fingerprint(RowIndex(row), BlockIndex(block)),
                fresh.record.fingerprints[static_cast<std::size_t>(row * blocks + block)])
          << "row " << row << ", block " << block;
    }
  }
}

void expect_same_rows(const Model& model, const KvStore& a, const KvStore& b, int rows) {
  const auto size = static_cast<std::size_t>(model.shape().head_size);
  std::vector<float> key_a(size), value_a(size), key_b(size), value_b(size);
  for (int row = 0; row < rows; ++row) {
    for (int block = 0; block < model.shape().blocks; ++block) {
      for (int head = 0; head < model.shape().kv_heads; ++head) {
        a.read(BlockIndex(block), HeadIndex(head), RowIndex(row), key_a, value_a);
        b.read(BlockIndex(block), HeadIndex(head), RowIndex(row), key_b, value_b);
        ASSERT_TRUE(same_bits(key_a, key_b) && same_bits(value_a, value_b))
            << "row " << row << ", block " << block << ", head " << head;
      }
    }
  }
}

}  // namespace rowkeeper
