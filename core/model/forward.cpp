#include "core/model/forward.h"

#include <xxhash.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>
#include <utility>

namespace rowkeeper {

namespace {
std::size_t size(int n) { return static_cast<std::size_t>(n); }
}  // namespace

Forward::Forward(const ModelShape& shape, const Weights& weights, Backend& backend, Workspace& workspace, KvStore& store,
                 std::span<const TokenId> tokens, std::span<float> logits, const PassOptions& options)
    : shape_(shape),
      weights_(weights),
      backend_(backend),
      work_(workspace),
      store_(store),
      tokens_(tokens),
      logits_(logits),
      options_(options) {
  const int n = static_cast<int>(tokens.size());
  logits_from_ = options.logits_from < 0 ? n - 1 : options.logits_from;
  record_.first = store.next_row();
  record_.rows = n - record_.first;
  record_.seconds.blocks.resize(size(shape.blocks));
  if (options.fingerprints) record_.fingerprints.resize(size(record_.rows) * size(shape.blocks));
  if (options.attention) attention_.emplace(shape, *options.attention, tokens.size(), backend.threads());
}

void Forward::lap(double& phase) {
  const Clock::time_point now = Clock::now();
  phase += std::chrono::duration<double>(now - last_).count();
  last_ = now;
}

Result<PassRecord> Forward::run() {
  // Never more at once than was asked for, though the workspace may have room: its scratch may not.
  const int end = record_.first + record_.rows, chunk = std::max(1, options_.chunk_rows);
  for (int first = record_.first; first < end;) {
    const int rows = std::min(end - first, chunk);
    if (Result<void> done = compute_chunk(first, rows); !done) {
      report_unfinished(first - record_.first);
      return tl::unexpected(done.error());
    }
    first += rows;
    whole_chunks_seconds_ = record_.seconds;
    if (options_.progress) options_.progress(first - record_.first, record_.rows);
  }
  count_work();
  if (attention_) record_.attention = attention_->take_weights();
  return std::move(record_);
}

Result<void> Forward::compute_chunk(int first, int rows) {
  if (Result<void> room = store_.reserve(rows); !room) return room;
  skip_lap();
  embed(first, rows);
  lap(record_.seconds.embed);
  for (int block = 0; block < shape_.blocks; ++block) {
    if (options_.stop.stop_requested()) return fail(ErrorCode::cancelled, std::to_string(first - record_.first));
    compute_block(block, first, rows);
  }
  if (first + rows > logits_from_) {
    if (Result<void> done = compute_logits(first, rows); !done) return done;
  }
  store_.commit(rows);
  return {};
}

void Forward::embed(int first, int rows) {
  const std::size_t width = size(shape_.width);
  const auto embed_row = [&](std::size_t r) {
    float* const x = work_.x + r * work_.width;
    backend_.copy_output(weights_.wte(), size(tokens_[size(first) + r].value()), {x, width});
    const float* const position = weights_.positions.data() + (size(first) + r) * width;
    for (std::size_t i = 0; i < width; ++i) x[i] += position[i];
  };
  if (rows == 1) return embed_row(0);
  backend_.pool().run(size(rows), [&](std::size_t r, int) { embed_row(r); });
}

void Forward::compute_block(int block, int first, int rows) {
  const BlockWeights& w = weights_.blocks[size(block)];
  BlockSeconds& seconds = record_.seconds.blocks[size(block)];
  norm(w.ln_1, work_.x, work_.normed, size(rows));
  lap(seconds.norms);
  multiply(*w.c_attn, rows, work_.normed, work_.width, work_.qkv, work_.qkv_width, {});
  lap(seconds.project_qkv);
  append(block, rows);
  lap(seconds.append);
  const AttendRows attend = attend_call(block, first, rows);
  if (options_.fingerprints) fingerprint(block, first, rows);
  if (attention_) attention_->read(BlockIndex(block), attend, backend_.pool());
  skip_lap();
  backend_.attend(attend);
  lap(seconds.attend);
  multiply(*w.c_proj_attn, rows, work_.normed, work_.width, work_.next, work_.width, {work_.x, nullptr});
  std::swap(work_.x, work_.next);
  lap(seconds.project_out);
  norm(w.ln_2, work_.x, work_.normed, size(rows));
  lap(seconds.norms);
  multiply(*w.c_fc, rows, work_.normed, work_.width, work_.wide, work_.mlp_width, {nullptr, &shape_.activation});
  multiply(*w.c_proj_mlp, rows, work_.wide, work_.mlp_width, work_.next, work_.width, {work_.x, nullptr});
  std::swap(work_.x, work_.next);
  lap(seconds.mlp);
}

void Forward::norm(const NormWeights& weights, const float* x, float* y, std::size_t rows) const {
  NormCall call;
  call.rows = rows;
  call.width = size(shape_.width);
  call.x = x;
  call.ldx = work_.width;
  call.gain = weights.gain.data();
  call.bias = weights.bias.data();
  call.epsilon = shape_.norm_epsilon;
  call.y = y;
  call.ldy = work_.width;
  backend_.kernels().layer_norm(backend_.pool(), call);
}

void Forward::multiply(const Matrix& w, int rows, const float* x, std::size_t ldx, float* y, std::size_t ldy,
                       const Epilogue& finish) const {
  MultiplyCall call;
  call.rows = size(rows);
  call.x = x;
  call.ldx = ldx;
  call.y = y;
  call.ldy = ldy;
  call.finish = finish;
  backend_.multiply(w, call);
}

void Forward::append(int block, int rows) {
  const float* const keys = work_.qkv + shape_.width;
  store_.append(BlockIndex(block), {keys, keys + shape_.kv_width(), work_.qkv_width, rows}, backend_.pool());
}

void Forward::fingerprint(int block, int first, int rows) {
  const std::size_t bytes = size(shape_.kv_width()) * sizeof(float);
  const auto hash_row = [&](std::size_t r) {
    const float* const keys = work_.qkv + r * work_.qkv_width + shape_.width;
    RowFingerprint& to = record_.fingerprints[(size(first - record_.first) + r) * size(shape_.blocks) + size(block)];
    to.key = XXH3_64bits(keys, bytes);
    to.value = XXH3_64bits(keys + shape_.kv_width(), bytes);
  };
  // Hashing one row takes a fraction of a microsecond.
  constexpr std::size_t kRowsAtOnce = 16;
  const std::size_t all = size(rows);
  backend_.pool().run((all + kRowsAtOnce - 1) / kRowsAtOnce, [&](std::size_t item, int) {
    for (std::size_t r = item * kRowsAtOnce; r < std::min(all, (item + 1) * kRowsAtOnce); ++r) hash_row(r);
  });
}

AttendRows Forward::attend_call(int block, int first, int rows) const {
  AttendRows call;
  call.kv = store_.view(BlockIndex(block));
  call.heads = size(shape_.heads);
  call.first = size(first);
  call.rows = size(rows);
  call.q = work_.qkv;
  call.ldq = work_.qkv_width;
  call.out = work_.normed;
  call.ldo = work_.width;
  call.scale = shape_.scale_attention ? 1.0F / std::sqrt(static_cast<float>(shape_.head_size)) : 1.0F;
  if (shape_.scale_attention_by_block) call.scale /= static_cast<float>(block + 1);
  call.scratch = {work_.scratch, work_.scratch_floats};
  return call;
}

Result<void> Forward::compute_logits(int first, int rows) {
  const std::size_t vocabulary = size(shape_.vocabulary);
  bool finite = true;
  for (int row = std::max(first, logits_from_); row < first + rows;) {
    const std::size_t count = std::min(Workspace::kLogitsRows, size(first + rows - row));
    norm(weights_.ln_f, work_.x + size(row - first) * work_.width, work_.normed, count);
    multiply(*weights_.head, static_cast<int>(count), work_.normed, work_.width, work_.logits, work_.vocabulary, {});
    lap(record_.seconds.logits);
    for (std::size_t r = 0; r < count; ++r) {
      const float* const from = work_.logits + r * work_.vocabulary;
      std::memcpy(logits_.data() + (size(row - logits_from_) + r) * vocabulary, from, vocabulary * sizeof(float));
      if (options_.fingerprints) record_.logits_fingerprints.push_back(XXH3_64bits(from, vocabulary * sizeof(float)));
      for (std::size_t i = 0; i < vocabulary; ++i) finite &= std::isfinite(from[i]);
    }
    skip_lap();
    row += static_cast<int>(count);
  }
  return finite ? Result<void>() : fail(ErrorCode::not_a_number, "logits");
}

// What a failed pass has done: `rows` rows in whole chunks.
void Forward::report_unfinished(int rows) {
  if (options_.unfinished == nullptr || rows == 0) return;
  record_.rows = rows;
  record_.seconds = std::move(whole_chunks_seconds_);
  if (options_.fingerprints) record_.fingerprints.resize(size(rows) * size(shape_.blocks));
  count_work();
  *options_.unfinished = std::move(record_);
}

// Multiply-adds and bytes by the formulas of the cost model; nothing here is measured.
void Forward::count_work() {
  const double w = shape_.width, m = shape_.mlp_width, rows = record_.rows, n = record_.first + record_.rows;
  const double a_row = shape_.blocks * (w * shape_.qkv_width() + w * w + 2 * w * m);
  const double pairs = (n * (n + 1) - double(record_.first) * (record_.first + 1)) / 2;
  const double logits_rows = std::max(0.0, n - logits_from_);
  record_.multiply_adds = rows * a_row + pairs * 2 * shape_.blocks * w + logits_rows * w * shape_.vocabulary;
  std::size_t read = (logits_rows > 0 ? weights_.head->bytes() : 0) + 2 * rows * shape_.width * sizeof(float);
  for (const Matrix* matrix : weights_.matrices()) {
    if (matrix != weights_.head.get() && matrix != weights_.embedding.get()) read += matrix->bytes();
  }
  record_.weights_bytes_read = read;
  record_.cache_bytes_read = record_.first * store_.shape().row_numbers() * sizeof(float);
}

}  // namespace rowkeeper
