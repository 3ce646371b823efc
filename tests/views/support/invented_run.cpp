#include "tests/views/support/invented_run.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rowkeeper::views {

namespace {

std::uint64_t mixed(std::uint64_t x) {
  x += 0x9E3779B97F4A7C15ULL;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}

// From -1 to 1, near 0 more often than far from it.
double noise(std::uint64_t seed) {
  const double u = static_cast<double>(mixed(seed) >> 11) * 0x1p-52 - 1;
  const double v = static_cast<double>(mixed(seed + 77) >> 11) * 0x1p-52 - 1;
  return (u + v) / 2;
}

}  // namespace

InventedRun::InventedRun(const InventedShape& shape, int prompt_tokens, bool cache) : tokens_(prompt_tokens), cache_(cache) {
  ModelShape& model = recording_.model.shape;
  model.blocks = shape.blocks;
  model.heads = shape.heads;
  model.kv_heads = shape.kv_heads;
  model.head_size = shape.head_size;
  model.width = shape.heads * shape.head_size;
  model.positions = shape.positions;
  recording_.cache = cache;
  for (int row = 0; row < prompt_tokens; ++row) recording_.prompt.push_back({TokenId(row), token_bytes(row)});
}

std::string InventedRun::token_bytes(int row) {
  static const char* const words[] = {"The",      " village", " of",    " Arden", " is",    " small",   " and",   " quiet",
                                      ".",        " Mara",    " keeps", " seven", " goats", ".",        " She",   " lives",
                                      " near",    " the",     " river", ".",      "\n",     "Question", ":",      " Which",
                                      " animals", " does",    " Mara",  " keep",  "?",      "\n",       "Answer", ":"};
  return words[static_cast<std::size_t>(row) % std::size(words)];
}

float InventedRun::number(int row, int block, bool value, int number) {
  const auto key = (static_cast<std::uint64_t>(block) * 2 + (value ? 1 : 0)) << 20;
  // Every column has a mean of its own, as real ones have.
  const double column = 0.8 * noise(key + static_cast<std::uint64_t>(number));
  const double own = noise(key + (static_cast<std::uint64_t>(row) << 32) + static_cast<std::uint64_t>(number) + 1);
  const double size = (row == 0 ? 12.0 : 1.0) * (value ? 0.4 : 1.6) * (1 + 0.1 * block);
  return static_cast<float>(size * (column + own));
}

std::shared_ptr<const RowNumbers> InventedRun::numbers(int row) const {
  const ModelShape& shape = recording_.model.shape;
  auto numbers = std::make_shared<RowNumbers>(shape.blocks, shape.kv_width());
  for (int block = 0; block < shape.blocks; ++block) {
    for (int i = 0; i < shape.kv_width(); ++i) {
      numbers->key(BlockIndex(block))[static_cast<std::size_t>(i)] = number(row, block, false, i);
      numbers->value(BlockIndex(block))[static_cast<std::size_t>(i)] = number(row, block, true, i);
    }
  }
  return numbers;
}

void InventedRun::spoil(int row, int block) { spoiled_row_ = row, spoiled_block_ = block; }

RunEvent InventedRun::step() {
  const ModelShape& shape = recording_.model.shape;
  RecordedStep step;
  StepRecord& record = step.record;
  record.index = steps_++;
  record.cache = cache_;
  record.first = std::exchange(kept_, cache_ ? tokens_ : 0);
  record.rows_computed = tokens_ - record.first;
  record.rows_reused = record.first;
  computed_.resize(static_cast<std::size_t>(tokens_));
  for (int row = record.first; row < tokens_; ++row) {
    const bool again = computed_[static_cast<std::size_t>(row)]++ > 0, spoiled = row == spoiled_row_ && again;
    record.rows_rebuilt += again ? 1 : 0;
    if (!again) step.rows.push_back({RowIndex(row), numbers(row)});
    for (int block = 0; block < shape.blocks; ++block) {
      const auto seed = static_cast<std::uint64_t>(row * 64 + block) + (spoiled ? 1000003 : 0);
      if (!again || (spoiled && block == spoiled_block_))
        record.changes.push_back({RowIndex(row), BlockIndex(block), {mixed(2 * seed), mixed(2 * seed + 1)}});
    }
    if (spoiled) spoiled_row_ = -1;
  }
  record.cache_rows = kept_;
  record.cache_bytes = std::size_t{8} * static_cast<std::size_t>(kept_ * shape.blocks * shape.kv_width());
  record.phases.blocks.resize(static_cast<std::size_t>(shape.blocks));
  if (attention_) report_attention(record);
  record.token = TokenId(tokens_);
  record.bytes = token_bytes(tokens_);
  record.position = tokens_++;
  return step;
}

void InventedRun::report_attention(StepRecord& record) const {
  const ModelShape& shape = recording_.model.shape;
  for (int line = 0; line < shape.blocks * shape.heads; ++line) {
    std::vector<float> weights;
    float sum = 0;
    for (int row = 0; row < tokens_; ++row) {
      const int distance = std::abs(tokens_ - 1 - row - line % 7);
      weights.push_back(std::pow(0.7F, static_cast<float>(distance)) + (row == 0 ? 0.5F : 0));
      sum += weights.back();
    }
    for (const float weight : weights) record.attention.push_back(weight / sum);
  }
}

std::vector<RunEvent> InventedRun::steps(int count) {
  std::vector<RunEvent> events;
  for (int i = 0; i < count; ++i) events.push_back(step());
  return events;
}

RunEvent InventedRun::set_cache(bool on) {
  cache_ = on;
  if (!on) kept_ = 0;
  return RecordedSwitch{on};
}

RunEvent InventedRun::replace_token(int row) {
  kept_ = std::min(kept_, row);
  tokens_ = std::max(row + 1, static_cast<int>(recording_.prompt.size()));
  for (std::size_t i = static_cast<std::size_t>(row); i < computed_.size(); ++i) computed_[i] = 0;
  return RecordedEdit{RowIndex(row), {TokenId(7), " cats"}, tokens_};
}

}  // namespace rowkeeper::views
