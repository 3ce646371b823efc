#include "core/hub/make_model.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/atomic_file.h"
#include "core/base/counts.h"
#include "core/base/mapped_file.h"
#include "core/base/memory_guard.h"
#include "core/hub/folder_lock.h"
#include "core/hub/model_folder.h"
#include "core/model/config.h"
#include "core/model/tensor_names.h"

namespace rowkeeper {

namespace fs = std::filesystem;

namespace {

using nlohmann::ordered_json;

constexpr std::size_t kPiece = std::size_t{1} << 18;  // numbers

std::string config_text(const ModelShape& shape) {
  const ordered_json json = {{"model_type", "gpt2"},
                             {"architectures", {"GPT2LMHeadModel"}},
                             {"n_layer", shape.blocks},
                             {"n_head", shape.heads},
                             {"n_embd", shape.width},
                             {"n_inner", shape.mlp_width},
                             {"n_positions", shape.positions},
                             {"vocab_size", shape.vocabulary},
                             {"activation_function", config_activation_name(shape.activation)},
                             {"layer_norm_epsilon", shape.norm_epsilon},
                             {"scale_attn_weights", shape.scale_attention},
                             {"scale_attn_by_inverse_layer_idx", shape.scale_attention_by_block}};
  return json.dump(2) + "\n";
}

// The length, little-endian, and the names with their places; padded so that the numbers are aligned.
std::string weights_header(const ModelShape& shape) {
  ordered_json json = {{"__metadata__", {{"format", "pt"}}}};
  std::uint64_t begin = 0;
  for (std::size_t i = 0; i < tensor_count(shape); ++i) {
    const TensorId id = tensor_at(shape, i);
    const std::uint64_t end = begin + tensor_size(shape, id) * sizeof(float);
    json[tensor_name(id)] = {{"dtype", "F32"}, {"shape", tensor_dimensions(shape, id)}, {"data_offsets", {begin, end}}};
    begin = end;
  }
  constexpr std::size_t kAlignment = 8;
  std::string text = json.dump();
  text.resize(round_up(text.size(), kAlignment), ' ');
  std::string length(8, '\0');
  for (std::size_t i = 0; i < length.size(); ++i) length[i] = static_cast<char>(text.size() >> (8 * i) & 0xFFU);
  return length + text;
}

class WeightsWriter {
 public:
  WeightsWriter(const TensorSource& tensors, const MakeOptions& options)
      : tensors_(tensors), options_(options), numbers_(kPiece) {
    for (std::size_t i = 0; i < tensor_count(tensors.shape()); ++i) of_ += tensor_size(tensors.shape(), at(i));
  }

  Result<void> write(const std::string& path) {
    Result<AtomicFile> file = AtomicFile::create(path);
    if (!file) return tl::unexpected(std::move(file.error()));
    file->write(weights_header(tensors_.shape()));
    for (std::size_t i = 0; i < tensor_count(tensors_.shape()); ++i) {
      if (Result<void> written = write_tensor(at(i), *file); !written) return written;
    }
    return file->commit();
  }

 private:
  TensorId at(std::size_t number) const { return tensor_at(tensors_.shape(), number); }

  Result<void> write_tensor(TensorId id, AtomicFile& file) {
    const std::size_t size = tensor_size(tensors_.shape(), id);
    for (std::size_t begin = 0; begin < size; begin += kPiece) {
      if (options_.stop.stop_requested()) return fail(ErrorCode::cancelled, "0");
      const std::span<float> piece(numbers_.data(), std::min(kPiece, size - begin));
      if (Result<void> read = tensors_.read(id, begin, piece); !read) return read;
      file.write({reinterpret_cast<const char*>(piece.data()), piece.size_bytes()});
      if (file.failed()) break;  // commit() tells why
      done_ += piece.size();
      if (options_.progress) options_.progress(static_cast<double>(done_) / static_cast<double>(of_));
    }
    return {};
  }

  const TensorSource& tensors_;
  const MakeOptions& options_;
  std::vector<float> numbers_;
  std::size_t done_ = 0, of_ = 0;
};

Result<void> copy_file(const std::string& from, const std::string& to) {
  const Result<MappedFile> file = MappedFile::open(from);
  if (!file) return tl::unexpected(file.error());
  const auto bytes = file->bytes();
  return write_file(to, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

Result<void> copy_vocabulary(const std::string& from, const std::string& to) {
  const bool two = has_file(from, "vocab.json") && has_file(from, "merges.txt");
  if (!two) return copy_file(from + "/tokenizer.json", to + "/tokenizer.json");
  for (const char* name : {"/vocab.json", "/merges.txt"}) {
    if (Result<void> copied = copy_file(from + name, to + name); !copied) return copied;
  }
  return {};
}

Result<void> fill_folder(const TensorSource& tensors, const std::string& vocabulary_folder, const std::string& folder,
                         const MakeOptions& options) {
  if (Result<void> copied = copy_vocabulary(vocabulary_folder, folder); !copied) return copied;
  // The weights last: until they are there the folder is no model.
  if (Result<void> written = write_file(folder + "/config.json", config_text(tensors.shape())); !written) return written;
  return WeightsWriter(tensors, options).write(folder + "/model.safetensors");
}

// The folder was new or empty, so all that is in it after a failure came from here, and would stand in the way of another try.
Result<void> make_folder(const TensorSource& tensors, const std::string& vocabulary_folder, const std::string& folder,
                         const MakeOptions& options) {
  std::error_code error, ignored;
  const bool there = fs::exists(folder, ignored);
  if (there && !fs::is_directory(folder, ignored)) return fail(ErrorCode::file_unwritable, folder, "it is no folder");
  const bool empty = !there || fs::is_empty(folder, error);
  if (error) return fail(ErrorCode::file_unwritable, folder, error.message());
  if (!empty) return fail(ErrorCode::folder_not_empty, folder);
  if (Result<void> made = make_folders(folder); !made) return made;
  Result<void> filled = fill_folder(tensors, vocabulary_folder, folder, options);
  if (filled) return filled;
  for (const char* name : {"vocab.json", "merges.txt", "tokenizer.json", "config.json"})
    fs::remove(fs::path(folder) / name, ignored);
  if (!there) fs::remove(folder, ignored);
  return filled;
}

}  // namespace

Result<void> make_model_folder(const TensorSource& tensors, const std::string& vocabulary_folder, const std::string& folder,
                               const MakeOptions& options) {
  return guard_memory("model folder", 0, [&] { return make_folder(tensors, vocabulary_folder, folder, options); });
}

Result<void> make_model_folder(const ModelSource& source, const std::string& folder, const MakeOptions& options) {
  if (!source.seed) return fail(ErrorCode::model_not_generated, source.name);
  const auto tensors = source.open();
  if (!tensors) return tl::unexpected(tensors.error());
  return make_model_folder(**tensors, source.tokenizer_folder, folder, options);
}

}  // namespace rowkeeper
