#include "core/device/device_queue.h"

#include <algorithm>
#include <span>

#include "core/base/counts.h"

namespace rowkeeper {

namespace {

DeviceFinish finish_of(Activation activation) {
  switch (activation) {
    case Activation::gelu_tanh:
      return DeviceFinish::gelu_tanh;
    case Activation::gelu_erf:
      return DeviceFinish::gelu_erf;
    case Activation::relu:
      return DeviceFinish::relu;
  }
  return DeviceFinish::none;
}

}  // namespace

DeviceQueue::DeviceQueue(Device& device, const ModelShape& shape, const DeviceModel& model, const DeviceWorkspace& workspace,
                         Products products)
    : device_(device), shape_(shape), model_(model), work_(workspace), products_(products) {}

void DeviceQueue::begin(const DeviceStep& step, DeviceTimeline& timeline) {
  step_ = &step;
  timeline_ = &timeline;
  done_ = timeline.begin();
  if (done_) done_ = device_.upload(work_.step, {work_.near_step, step.bytes()});
  EmbedArgs args;
  args.rows = step.rows();
  args.tokens = step.tokens();
  args.places = step.places();
  args.wte = model_.wte;
  args.positions = model_.positions;
  args.x = work_.x;
  args.ldx = work_.width;
  launch(args);
  lap(Phase::embed);
}

void DeviceQueue::begin_block(int block) {
  const DeviceBlock& w = model_.blocks[size(block)];
  norm(w.ln_1, work_.x, step_->rows());
  lap(Phase::norms, block);
  multiply({step_->rows(), work_.normed, work_.width, w.c_attn, work_.qkv, work_.qkv_width});
  lap(Phase::project_qkv, block);
  append(block);
  lap(Phase::append, block);
  fingerprint(block);
}

void DeviceQueue::end_block(int block) {
  const DeviceBlock& w = model_.blocks[size(block)];
  const int rows = step_->rows();
  lap(Phase::none, block);
  attend(block);
  lap(Phase::attend, block);
  multiply({rows, work_.normed, work_.width, w.c_proj_attn, work_.next, work_.width, DeviceFinish::none, work_.x});
  lap(Phase::project_out, block);
  norm(w.ln_2, work_.next, rows);
  lap(Phase::norms, block);
  multiply({rows, work_.normed, work_.width, w.c_fc, work_.wide, work_.mlp_width, finish_of(shape_.activation)});
  multiply({rows, work_.wide, work_.mlp_width, w.c_proj_mlp, work_.x, work_.width, DeviceFinish::none, work_.next});
  lap(Phase::mlp, block);
}

void DeviceQueue::norm(const DeviceNorm& weights, const float* x, int rows, const std::int32_t* from) {
  NormArgs args;
  args.rows = rows;
  args.width = shape_.width;
  args.x = x;
  args.ldx = work_.width;
  args.from = from;
  args.gain = weights.gain;
  args.bias = weights.bias;
  args.epsilon = shape_.norm_epsilon;
  args.y = work_.normed;
  args.ldy = work_.width;
  launch(args);
}

void DeviceQueue::multiply(MultiplyArgs args) {
  if (products_ == Products::own) return launch(args);
  if (done_) done_ = device_.library_multiply(args);
  if (args.w.bias == nullptr && args.finish == DeviceFinish::none && args.add == nullptr) return;
  launch(FinishArgs{args.rows, args.w.columns, args.w.bias, args.finish, args.add, args.y, args.ldy});
}

void DeviceQueue::append(int block) {
  for (const StepPart& part : step_->parts()) {
    AppendArgs args;
    args.kv = part.store->view(BlockIndex(block));
    args.part = part.part;
    args.most_rows = part.rows;
    args.qkv = work_.qkv;
    args.ldqkv = work_.qkv_width;
    args.heads = shape_.heads;
    launch(args);
  }
}

void DeviceQueue::fingerprint(int block) {
  for (const StepPart& part : step_->parts()) {
    if (!part.fingerprints) continue;
    FingerprintArgs args;
    args.part = part.part;
    args.most_rows = part.rows;
    args.qkv = work_.qkv;
    args.ldqkv = work_.qkv_width;
    args.width = shape_.width;
    args.kv_width = shape_.kv_width();
    args.to = work_.fingerprints + work_.fingerprints_of(size(part.at));
    args.block = block;
    args.blocks = shape_.blocks;
    launch(args);
  }
}

void DeviceQueue::attend(int block) {
  for (const StepPart& part : step_->parts()) {
    AttendArgs args;
    args.kv = part.store->view(BlockIndex(block));
    args.part = part.part;
    args.most_rows = part.rows;
    args.most_entries = part.entries;
    args.q = work_.qkv;
    args.ldq = work_.qkv_width;
    args.heads = shape_.heads;
    args.out = work_.normed;
    args.ldo = work_.width;
    args.scale = shape_.attention_scale(block);
    args.scratch = work_.scratch;
    launch(args);
  }
}

void DeviceQueue::fetch_fingerprints() {
  const std::span<const StepPart> parts = step_->parts();
  if (!done_ || std::none_of(parts.begin(), parts.end(), [](const StepPart& part) { return part.fingerprints; })) return;
  const std::span<std::uint64_t> to(work_.near_fingerprints, work_.fingerprints_of(size(step_->rows())));
  done_ = device_.download(std::as_writable_bytes(to), reinterpret_cast<const std::byte*>(work_.fingerprints));
}

void DeviceQueue::logits(std::size_t begin, std::size_t count) {
  const int rows = static_cast<int>(count);
  norm(model_.ln_f, work_.x, rows, step_->wanted_rows() + begin);
  multiply({rows, work_.normed, work_.width, model_.head, work_.logits, work_.vocabulary});
  const std::span<float> to(work_.near_logits, count * size(work_.vocabulary));
  if (done_) done_ = device_.download(std::as_writable_bytes(to), reinterpret_cast<const std::byte*>(work_.logits));
  lap(Phase::logits);
}

}  // namespace rowkeeper
