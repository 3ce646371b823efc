#include "core/model/pass.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/counts.h"

namespace rowkeeper {

namespace {

// Of rows [first, first + rows), the first of them at entry `entry` of the store: how many entries they look at, together.
double pairs_looked_at(const KvStore& store, int entry, int rows) {
  const KvBlockView view = store.view(BlockIndex(0));
  double pairs = 0;
  for (int r = 0; r < rows; ++r) pairs += static_cast<double>(view.visible(size(entry + r)));
  return pairs;
}

// Multiply-adds and bytes by the formulas of the cost model; nothing here is measured. Each chunk reads the weights of all blocks, and
// the rows that the store held when it began, again.
struct Work {
  double pairs = 0;            // of rows, in attention
  std::size_t cache_rows = 0;  // read back
  std::size_t chunks = 0;
  std::size_t head_reads = 0;
  double logits_rows = 0;
};

// Logits are computed a few rows at a time, and the head is read for each lot.
std::size_t head_reads(int logits_rows) { return (size(logits_rows) + kLogitsRows - 1) / kLogitsRows; }

void count_work(const PassEngine& engine, const Work& work, std::size_t row_bytes, PassRecord& record) {
  const ModelShape& shape = engine.shape();
  const double w = shape.width, m = shape.mlp_width, rows = record.rows;
  const double a_row = shape.blocks * (w * shape.qkv_width() + w * w + 2 * w * m);
  record.multiply_adds = rows * a_row + work.pairs * 2 * shape.blocks * w + work.logits_rows * w * shape.vocabulary;
  const std::size_t embeddings = 2 * size(record.rows) * size(shape.width) * sizeof(float);
  const WeightsBytes weights = engine.weights_bytes();
  record.weights_bytes_read = work.chunks * weights.blocks + work.head_reads * weights.head + embeddings;
  record.cache_bytes_read = work.cache_rows * row_bytes;
}

// One conversation's pass, chunk by chunk.
class Pass {
 public:
  Pass(PassEngine& engine, std::span<const TokenId> tokens, KvStore& store, std::span<float> logits,
       const PassOptions& options)
      : engine_(engine), tokens_(tokens), store_(store), logits_(logits), options_(options) {
    const int n = static_cast<int>(tokens.size());
    logits_from_ = options.logits_from < 0 ? n - 1 : options.logits_from;
    record_.first = store.next_row();
    record_.rows = n - record_.first;
    record_.seconds.blocks.resize(size(engine.shape().blocks));  // once rows are in the store no memory is asked for
    whole_chunks_seconds_ = record_.seconds;
    if (options.fingerprints) record_.fingerprints.resize(size(record_.rows) * size(engine.shape().blocks));
    if (options.attention) attention_.emplace(engine.shape(), *options.attention, tokens.size(), engine.threads());
  }

  Result<PassRecord> run(Forward& forward, int chunk);

 private:
  Result<void> compute_chunk(Forward& forward, int first, int rows);
  void report_unfinished(int rows);

  PassEngine& engine_;
  std::span<const TokenId> tokens_;
  KvStore& store_;
  std::span<float> logits_;
  const PassOptions& options_;
  int logits_from_ = 0;
  std::optional<AttentionReader> attention_;
  Work work_;
  PassRecord record_;
  PassSeconds whole_chunks_seconds_;
};

Result<PassRecord> Pass::run(Forward& forward, int chunk) {
  const int end = record_.first + record_.rows;
  for (int first = record_.first; first < end;) {
    const int rows = std::min(end - first, chunk);
    if (Result<void> done = compute_chunk(forward, first, rows); !done) {
      report_unfinished(first - record_.first);
      return tl::unexpected(done.error());
    }
    first += rows;
    whole_chunks_seconds_ = forward.seconds();
    if (options_.progress) options_.progress(first - record_.first, record_.rows);
  }
  record_.seconds = forward.seconds();
  count_work(engine_, work_, store_.row_bytes(), record_);
  if (attention_) record_.attention = attention_->take_weights();
  return std::move(record_);
}

Result<void> Pass::compute_chunk(Forward& forward, int first, int rows) {
  PassPart part;
  part.tokens = tokens_;
  part.store = &store_;
  part.first = first;
  part.rows = rows;
  part.logits = logits_;
  part.logits_from = logits_from_;
  part.record = &record_;
  part.fingerprints = options_.fingerprints;
  part.attention = attention_ ? &*attention_ : nullptr;
  const double pairs = pairs_looked_at(store_, store_.view_begin(), rows);
  const std::size_t held = size(store_.held());
  if (Result<void> done = forward.run({&part, 1}); !done) return done;
  const int logits_rows = std::max(0, first + rows - std::max(first, logits_from_));
  work_.pairs += pairs;
  work_.cache_rows += held;
  ++work_.chunks;
  work_.head_reads += head_reads(logits_rows);
  work_.logits_rows += logits_rows;
  return {};
}

// What a failed pass has done: `rows` rows in whole chunks.
void Pass::report_unfinished(int rows) {
  if (options_.unfinished == nullptr || rows == 0) return;
  record_.rows = rows;
  record_.seconds = std::move(whole_chunks_seconds_);
  if (options_.fingerprints) record_.fingerprints.resize(size(rows) * size(engine_.shape().blocks));
  count_work(engine_, work_, store_.row_bytes(), record_);
  *options_.unfinished = std::move(record_);
}

}  // namespace

Result<PassRecord> run_pass(PassEngine& engine, std::span<const TokenId> tokens, KvStore& store, std::span<float> logits,
                            const PassOptions& options) {
  const int rows = static_cast<int>(tokens.size()) - store.next_row();
  // Never more at once than was asked for, though the engine may have room: its scratch may not.
  const int chunk = std::min({rows, std::max(1, options.chunk_rows), store.most_rows_at_once()});
  const PartRoom room = {size(chunk), size(store.view_begin()) + size(rows) - 1, store.view(BlockIndex(0))};
  Result<std::unique_ptr<Forward>> forward = engine.begin({&room, 1}, options.stop);
  if (!forward) return tl::unexpected(forward.error());
  return Pass(engine, tokens, store, logits, options).run(**forward, chunk);
}

Result<std::vector<PassRecord>> run_pass_together(PassEngine& engine, std::span<const PassItem> items,
                                                  const TogetherOptions& options) {
  std::vector<PassRecord> records(items.size());
  std::vector<PassPart> parts(items.size());
  std::vector<PartRoom> rooms(items.size());
  std::vector<Work> work(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) {
    const KvStore& store = *items[i].store;
    records[i].seconds.blocks.resize(size(engine.shape().blocks));  // once rows are in the stores no memory is asked for
    PassPart& part = parts[i];
    part.tokens = items[i].tokens;
    part.store = items[i].store;
    part.first = records[i].first = store.next_row();
    part.rows = records[i].rows = static_cast<int>(items[i].tokens.size()) - part.first;
    part.logits = items[i].logits;
    part.logits_from = part.first + part.rows - 1;
    part.record = &records[i];
    part.fingerprints = items[i].fingerprints;
    if (part.fingerprints) records[i].fingerprints.resize(size(part.rows) * size(engine.shape().blocks));
    const int logits_rows = part.logits.empty() ? 0 : 1;
    work[i] = {.pairs = pairs_looked_at(store, store.view_begin(), part.rows),
               .cache_rows = size(store.held()),
               .chunks = 1,
               .head_reads = head_reads(logits_rows),
               .logits_rows = static_cast<double>(logits_rows)};
    rooms[i] = {size(part.rows), size(store.view_begin() + part.rows - 1), store.view(BlockIndex(0))};
  }
  Result<std::unique_ptr<Forward>> forward = engine.begin(rooms, options.stop);
  if (!forward) return tl::unexpected(forward.error());
  if (Result<void> done = (*forward)->run(parts); !done) return tl::unexpected(done.error());
  for (std::size_t i = 0; i < items.size(); ++i) {
    records[i].seconds = (*forward)->seconds();
    count_work(engine, work[i], items[i].store->row_bytes(), records[i]);
  }
  return records;
}

}  // namespace rowkeeper
