#include "core/device/device_weights.h"

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <utility>

#include "core/backend/read_parallel.h"
#include "core/base/counts.h"
#include "core/base/pages.h"
#include "core/kernels/weight_code.h"

namespace rowkeeper {

namespace {

Result<void> upload_and_wait(Device& device, std::byte* to, std::span<const std::byte> from) {
  const std::lock_guard turn(device.turns());
  const Result<void> done = device.upload(to, from);
  const Result<void> waited = device.wait();  // after a failure too: the caller's memory goes
  return done ? waited : done;
}

class DeviceMatrix final : public Matrix {
 public:
  DeviceMatrix(const DeviceWeights& weights, std::size_t bytes, DeviceMemory memory)
      : weights_(weights), bytes_(bytes), memory_(std::move(memory)) {}
  // In the device's memory, where only the device reads.
  std::span<const std::byte> memory() const override { return {weights_.numbers, bytes_}; }
  const DeviceWeights& weights() const { return weights_; }

 private:
  DeviceWeights weights_;
  std::size_t bytes_;
  DeviceMemory memory_;  // the numbers, and the bias behind them
};

const DeviceWeights& weights_of(const std::unique_ptr<Matrix>& matrix) {
  return static_cast<const DeviceMatrix&>(*matrix).weights();
}

// Turns a matrix in file order into rows of inputs. A thread takes a few inputs through all outputs, so that what lies by output is read
// piece by piece, too.
template <class Number, class Convert>
void arrange(const MatrixSource& source, const float* from, Number* to, std::size_t columns, ThreadPool& pool,
             const Convert& convert) {
  constexpr std::size_t kInputs = 16;
  const std::size_t inputs = source.inputs, outputs = source.outputs;
  pool.run((inputs + kInputs - 1) / kInputs, [&](std::size_t item, int) {
    const std::size_t begin = item * kInputs, end = std::min(inputs, begin + kInputs);
    for (std::size_t n = 0; n < outputs; ++n) {
      for (std::size_t k = begin; k < end; ++k)
        to[k * columns + n] = convert(from[source.by_output ? n * inputs + k : k * outputs + n]);
    }
  });
}

Result<std::unique_ptr<Matrix>> upload_matrix(const std::shared_ptr<Device>& device, const MatrixSource& source,
                                              Precision precision, ThreadPool& pool) {
  const std::size_t columns = round_up(source.outputs, kDeviceColumns);
  const std::size_t bytes = weight_bytes(precision, source.inputs, columns);
  const std::size_t with_bias = bytes + (source.bias.empty() ? 0 : columns * sizeof(float));
  Result<DeviceMemory> memory = allocate(device, with_bias, "weights");
  if (!memory) return tl::unexpected(memory.error());
  Result<Pages> file = Pages::map(source.inputs * source.outputs * sizeof(float), PageUse::dense, "weights");
  if (!file) return tl::unexpected(file.error());
  if (Result<void> read = read_parallel(source, 0, file->span(), pool); !read) return tl::unexpected(read.error());
  Result<Pages> rows = Pages::map(with_bias, PageUse::dense, "weights");
  if (!rows) return tl::unexpected(rows.error());
  if (precision == Precision::f16)
    arrange(source, file->floats(), reinterpret_cast<std::uint16_t*>(rows->data()), columns, pool, weight_half);
  else
    arrange(source, file->floats(), rows->floats(), columns, pool, [](float weight) { return weight; });
  std::copy(source.bias.begin(), source.bias.end(), reinterpret_cast<float*>(rows->data() + bytes));
  if (Result<void> done = upload_and_wait(*device, memory->get(), {rows->data(), with_bias}); !done) {
    return tl::unexpected(done.error());
  }
  DeviceWeights weights;
  weights.numbers = memory->get();
  weights.precision = precision;
  weights.inputs = static_cast<int>(source.inputs);
  weights.outputs = static_cast<int>(source.outputs);
  weights.columns = static_cast<int>(columns);
  if (!source.bias.empty()) weights.bias = reinterpret_cast<const float*>(memory->get() + bytes);
  return std::make_unique<DeviceMatrix>(weights, bytes, *std::move(memory));
}

// Puts vectors one after the other, each where a device likes one to begin.
class Vectors {
 public:
  // What is put here will lie `at` floats behind the beginning.
  std::size_t add(const std::vector<float>& numbers) {
    constexpr std::size_t kAlignment = 64;
    const std::size_t at = all_.size();
    all_.insert(all_.end(), numbers.begin(), numbers.end());
    all_.resize(round_up(all_.size(), kAlignment));
    return at;
  }
  std::span<const std::byte> bytes() const { return std::as_bytes(std::span(all_)); }

 private:
  std::vector<float> all_;
};

}  // namespace

Result<DeviceModel> DeviceModel::load(const std::shared_ptr<Device>& device, const TensorSource& source, ThreadPool& pool,
                                      const LoadOptions& options) {
  const auto pack = [&](const MatrixSource& matrix) { return upload_matrix(device, matrix, options.precision, pool); };
  Result<Weights> weights = load_weights(source, pack, options);
  if (!weights) return tl::unexpected(weights.error());
  DeviceModel model;
  model.matrices_ = *std::move(weights);
  model.precision = options.precision;
  model.bytes = model.matrices_.bytes();
  model.head = weights_of(model.matrices_.head);
  model.wte = model.matrices_.embedding ? weights_of(model.matrices_.embedding) : model.head;
  for (const BlockWeights& block : model.matrices_.blocks) {
    DeviceBlock to;
    to.c_attn = weights_of(block.c_attn);
    to.c_proj_attn = weights_of(block.c_proj_attn);
    to.c_fc = weights_of(block.c_fc);
    to.c_proj_mlp = weights_of(block.c_proj_mlp);
    model.blocks.push_back(to);
  }
  if (Result<void> done = model.upload_vectors(device); !done) return tl::unexpected(done.error());
  return model;
}

// Positions and norms, which load_weights() leaves in this computer's memory.
Result<void> DeviceModel::upload_vectors(const std::shared_ptr<Device>& device) {
  Vectors vectors;
  struct Place {
    const float** to;
    std::size_t at;
  };
  std::vector<Place> places;
  const auto add = [&](const float*& to, std::vector<float>& numbers) {
    places.push_back({&to, vectors.add(numbers)});
    numbers = {};
  };
  const auto add_norm = [&](DeviceNorm& to, NormWeights& norm) {
    add(to.gain, norm.gain);
    add(to.bias, norm.bias);
  };
  add(positions, matrices_.positions);
  for (std::size_t b = 0; b < blocks.size(); ++b) {
    add_norm(blocks[b].ln_1, matrices_.blocks[b].ln_1);
    add_norm(blocks[b].ln_2, matrices_.blocks[b].ln_2);
  }
  add_norm(ln_f, matrices_.ln_f);
  Result<DeviceMemory> memory = allocate(device, vectors.bytes().size(), "weights");
  if (!memory) return tl::unexpected(memory.error());
  vectors_ = *std::move(memory);
  for (const Place& place : places) *place.to = reinterpret_cast<const float*>(vectors_.get()) + place.at;
  return upload_and_wait(*device, vectors_.get(), vectors.bytes());
}

}  // namespace rowkeeper
