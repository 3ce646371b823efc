#include "core/model/cpu_forward.h"

#include <xxhash.h>

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/counts.h"

namespace rowkeeper {

CpuForward::CpuForward(const ModelShape& shape, const Weights& weights, Backend& backend, BorrowedWorkspace workspace,
                       StopToken stop)
    : Forward(shape),
      shape_(shape),
      weights_(weights),
      backend_(backend),
      borrowed_(std::move(workspace)),
      work_(*borrowed_),
      stop_(std::move(stop)) {}

void CpuForward::lap(double& phase) {
  const Clock::time_point now = Clock::now();
  phase += std::chrono::duration<double>(now - last_).count();
  last_ = now;
}

Result<void> CpuForward::compute(std::span<const PassPart> parts, std::size_t rows) {
  rows_ = rows;
  skip_lap();
  embed(parts);
  lap(seconds_.embed);
  for (int block = 0; block < shape_.blocks; ++block) {
    if (stop_.stop_requested()) return fail(ErrorCode::cancelled, std::to_string(parts.front().first));
    if (Result<void> done = compute_block(block, parts); !done) return done;
  }
  return compute_logits(parts);
}

void CpuForward::embed(std::span<const PassPart> parts) {
  const std::size_t width = size(shape_.width);
  for (const PassPart& part : parts) {
    const auto embed_row = [&](std::size_t r) {
      float* const x = work_.x + (size(part.at) + r) * work_.width;
      backend_.copy_output(weights_.wte(), size(part.tokens[size(part.first) + r].value()), {x, width});
      const float* const position = weights_.positions.data() + (size(part.first) + r) * width;
      for (std::size_t i = 0; i < width; ++i) x[i] += position[i];
    };
    if (part.rows == 1)
      embed_row(0);
    else
      backend_.pool().run(size(part.rows), [&](std::size_t r, int) { embed_row(r); });
  }
}

Result<void> CpuForward::compute_block(int block, std::span<const PassPart> parts) {
  const BlockWeights& w = weights_.blocks[size(block)];
  BlockSeconds& seconds = seconds_.blocks[size(block)];
  norm(w.ln_1, work_.x, work_.normed, rows_);
  lap(seconds.norms);
  multiply(*w.c_attn, rows_, work_.normed, work_.width, work_.qkv, work_.qkv_width, {});
  lap(seconds.project_qkv);
  if (Result<void> stored = store_rows(block, parts); !stored) return stored;
  lap(seconds.append);
  for (const PassPart& part : parts) {
    if (part.fingerprints) fingerprint(block, part);
    if (part.attention == nullptr) continue;
    Result<void> read = part.attention->read(BlockIndex(block), *part.store, attend_rows(block, part), backend_.pool());
    if (!read) return read;
  }
  skip_lap();
  for (const PassPart& part : parts) attend(block, part);
  lap(seconds.attend);
  multiply(*w.c_proj_attn, rows_, work_.normed, work_.width, work_.next, work_.width, {work_.x, nullptr});
  std::swap(work_.x, work_.next);
  lap(seconds.project_out);
  norm(w.ln_2, work_.x, work_.normed, rows_);
  lap(seconds.norms);
  multiply(*w.c_fc, rows_, work_.normed, work_.width, work_.wide, work_.mlp_width, {nullptr, &shape_.activation});
  multiply(*w.c_proj_mlp, rows_, work_.wide, work_.mlp_width, work_.next, work_.width, {work_.x, nullptr});
  std::swap(work_.x, work_.next);
  lap(seconds.mlp);
  return {};
}

void CpuForward::norm(const NormWeights& weights, const float* x, float* y, std::size_t rows) const {
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

void CpuForward::multiply(const Matrix& w, std::size_t rows, const float* x, std::size_t ldx, float* y, std::size_t ldy,
                          const Epilogue& finish) const {
  MultiplyCall call;
  call.rows = rows;
  call.x = x;
  call.ldx = ldx;
  call.y = y;
  call.ldy = ldy;
  call.finish = finish;
  call.scratch = work_.scratch;
  backend_.multiply(w, call);
}

Result<void> CpuForward::store_rows(int block, std::span<const PassPart> parts) {
  for (const PassPart& part : parts) {
    const float* const keys = work_.qkv + size(part.at) * work_.qkv_width + shape_.width;
    const RowSpan rows = {keys, keys + shape_.kv_width(), work_.qkv_width, part.rows};
    if (Result<void> done = part.store->append(BlockIndex(block), rows, backend_.pool()); !done) return done;
  }
  return {};
}

void CpuForward::fingerprint(int block, const PassPart& part) {
  const std::size_t bytes = size(shape_.kv_width()) * sizeof(float);
  const auto hash_row = [&](std::size_t r) {
    const float* const keys = work_.qkv + (size(part.at) + r) * work_.qkv_width + shape_.width;
    const std::size_t row = size(part.first - part.record->first) + r;
    RowFingerprint& to = part.record->fingerprints[row * size(shape_.blocks) + size(block)];
    to.key = XXH3_64bits(keys, bytes);
    to.value = XXH3_64bits(keys + shape_.kv_width(), bytes);
  };
  // Hashing one row takes a fraction of a microsecond.
  constexpr std::size_t kRowsAtOnce = 16;
  const std::size_t all = size(part.rows);
  backend_.pool().run((all + kRowsAtOnce - 1) / kRowsAtOnce, [&](std::size_t item, int) {
    for (std::size_t r = item * kRowsAtOnce; r < std::min(all, (item + 1) * kRowsAtOnce); ++r) hash_row(r);
  });
}

AttendRows CpuForward::attend_rows(int block, const PassPart& part) const {
  AttendRows call;
  call.kv = part.store->view(BlockIndex(block));
  call.heads = size(shape_.heads);
  call.first = size(part.store->view_begin());
  call.rows = size(part.rows);
  call.q = work_.qkv + size(part.at) * work_.qkv_width;
  call.ldq = work_.qkv_width;
  call.out = work_.normed + size(part.at) * work_.width;
  call.ldo = work_.width;
  call.scale = shape_.attention_scale(block);
  call.scratch = {work_.scratch, work_.scratch_floats};
  return call;
}

void CpuForward::attend(int block, const PassPart& part) {
  AttendRows call = attend_rows(block, part);
  if (!part.store->wants_weights()) return backend_.attend(call);
  attention_weights_.resize(call.heads * (call.first + 1));
  call.weights = attention_weights_.data();
  backend_.attend(call);
  part.store->attended(BlockIndex(block), attention_weights_);
}

// The wanted rows of all parts, a few at a time: the head is read once for each lot.
Result<void> CpuForward::compute_logits(std::span<const PassPart> parts) {
  const std::vector<WantedRow> wanted = wanted_rows(parts);
  bool finite = true;
  for (std::size_t begin = 0; begin < wanted.size(); begin += kLogitsRows) {
    const std::size_t count = std::min(kLogitsRows, wanted.size() - begin);
    skip_lap();
    for (std::size_t i = 0; i < count; ++i) {
      norm(weights_.ln_f, work_.x + wanted[begin + i].at() * work_.width, work_.normed + i * work_.width, 1);
    }
    multiply(*weights_.head, count, work_.normed, work_.width, work_.logits, work_.vocabulary, {});
    lap(seconds_.logits);
    for (std::size_t i = 0; i < count; ++i) {
      finite &= take_logits(wanted[begin + i], {work_.logits + i * work_.vocabulary, size(shape_.vocabulary)});
    }
  }
  return finite ? Result<void>() : fail(ErrorCode::not_a_number, "logits");
}

}  // namespace rowkeeper
