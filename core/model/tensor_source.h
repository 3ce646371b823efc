// Where a model's numbers come from: a folder of safetensors, or a generator. Tensors are read piece by piece and widened to
// float, so that loading never holds a second copy of a large one.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/model/shape.h"

namespace rowkeeper {

// A GPT-2's tensors. Shapes in file order (the last dimension runs fastest), except where by_output() says otherwise:
enum class Tensor {
  wte,                 // [vocabulary][width]
  wpe,                 // [positions][width]
  ln_1_weight,         // [width]; from here to c_proj_mlp_bias: one of each per block
  ln_1_bias,           // [width]
  c_attn_weight,       // [width][qkv_width], inputs x outputs: queries of all heads, then keys, then values
  c_attn_bias,         // [qkv_width]
  c_proj_attn_weight,  // [width][width]
  c_proj_attn_bias,    // [width]
  ln_2_weight,         // [width]
  ln_2_bias,           // [width]
  c_fc_weight,         // [width][mlp_width]
  c_fc_bias,           // [mlp_width]
  c_proj_mlp_weight,   // [mlp_width][width]
  c_proj_mlp_bias,     // [width]
  ln_f_weight,         // [width]
  ln_f_bias,           // [width]
  lm_head,             // [vocabulary][width]; only where it differs from wte
};

struct TensorId {
  Tensor tensor;
  int block = 0;  // 0 for tensors that no block owns
  bool operator==(const TensorId&) const = default;
};

// Numbers in a tensor of this shape of model.
std::size_t tensor_size(const ModelShape& shape, TensorId id);

// The files that a source reads.
struct SourceFiles {
  std::string folder;
  std::string stamp;  // another one once a file's numbers, or what they stand for, have changed
};

class TensorSource {
 public:
  virtual ~TensorSource() = default;
  virtual const ModelShape& shape() const = 0;
  // True if the output head has weights of its own (lm_head); else it is the embedding, transposed.
  virtual bool has_separate_head() const = 0;
  // True if the blocks' matrices lie as [outputs][inputs], like the embedding, instead of [inputs][outputs].
  virtual bool by_output() const = 0;
  // Copies elements [begin, begin + out.size()) of a tensor, widened exactly to float. Safe from several threads at once.
  // The range lies inside the tensor: sizes were checked when the source was opened.
  virtual Result<void> read(TensorId id, std::size_t begin, std::span<float> out) const = 0;
  // The tensor won't be read again soon: its pages may go.
  virtual void release(TensorId id) const = 0;
  virtual const std::vector<Warning>& warnings() const = 0;
  // Nothing where the numbers are not those of files alone.
  virtual std::optional<SourceFiles> files() const { return std::nullopt; }
};

// A folder in Hugging Face's layout: config.json and model.safetensors, or shards through model.safetensors.index.json.
// Everything is checked before the first number is read. A path to a .safetensors file is taken as its folder.
Result<std::unique_ptr<TensorSource>> open_tensor_folder(const std::string& path);

// A model of GPT-2 small's exact shape with weights made from a seed: true cost, meaningless text.
std::unique_ptr<TensorSource> make_random_gpt2(std::uint64_t seed);
// The same generator for any shape (tests use small and odd ones).
std::unique_ptr<TensorSource> make_random_model(const ModelShape& shape, std::uint64_t seed);

}  // namespace rowkeeper
