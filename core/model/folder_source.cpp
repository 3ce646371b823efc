// open_tensor_folder: a TensorSource over mapped safetensors files.
#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/base/excerpt.h"
#include "core/base/file_look.h"
#include "core/base/memory_guard.h"
#include "core/model/config.h"
#include "core/model/tensor_names.h"
#include "core/model/tensor_source.h"
#include "core/model/weight_files.h"

namespace rowkeeper {

namespace {

// N of a name "h.N...." or "transformer.h.N....".
std::optional<int> block_from_name(std::string_view name) {
  constexpr std::string_view kPrefix = "transformer.", kBlock = "h.";
  if (name.starts_with(kPrefix)) name.remove_prefix(kPrefix.size());
  if (!name.starts_with(kBlock)) return std::nullopt;
  name.remove_prefix(kBlock.size());
  int block = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), block);
  if (error != std::errc() || end == name.data() + name.size() || *end != '.') return std::nullopt;
  return block;
}

namespace fs = std::filesystem;

// A file made for another shape of model has hundreds of foreign tensors; a screenful says it as well.
constexpr std::size_t kMostUnknownTensors = 20;

class FolderSource : public TensorSource {
 public:
  FolderSource(const ModelConfig& config, WeightFiles weights)
      : shape_(config.shape), layout_(config.layout), weights_(std::move(weights)) {}

  // Gives every tensor of the model its place in the files, or says what is missing or doesn't fit.
  Result<void> place_tensors();
  // A head that repeats the embedding is no separate one.
  void compare_head();

  const ModelShape& shape() const override { return shape_; }
  bool has_separate_head() const override { return places_.back() != nullptr; }
  bool by_output() const override { return layout_.by_output; }
  const std::vector<Warning>& warnings() const override { return warnings_; }
  std::optional<SourceFiles> files() const override;

  Result<void> read(TensorId id, std::size_t begin, std::span<float> out) const override {
    const LocatedTensor* place = place_of(id);
    if (place == nullptr) return fail(ErrorCode::weights_tensor_missing, weights_.path, tensor_name(id));  // a tied head
    const bool c_attn = id.tensor == Tensor::c_attn_weight || id.tensor == Tensor::c_attn_bias;
    if (c_attn && layout_.qkv_by_head) {
      read_by_head(*place, begin, out);
    } else {
      read_stored(*place, begin, out);
    }
    return {};
  }

  void release(TensorId id) const override {
    if (const LocatedTensor* place = place_of(id); place != nullptr) {
      file_of(*place).release(place->stored.begin, place->stored.end - place->stored.begin);
    }
  }

 private:
  const LocatedTensor* place_of(TensorId id) const { return places_[tensor_number(shape_, id)]; }
  const MappedFile& file_of(const LocatedTensor& tensor) const { return weights_.files[tensor.file]; }
  Result<void> place(const LocatedTensor& tensor, TensorId id);
  tl::unexpected<Error> more_blocks() const;
  void warn_unknown(const std::vector<const LocatedTensor*>& unknown);
  void read_stored(const LocatedTensor& tensor, std::size_t begin, std::span<float> out) const;
  void read_by_head(const LocatedTensor& tensor, std::size_t begin, std::span<float> out) const;

  ModelShape shape_;
  WeightLayout layout_;
  WeightFiles weights_;
  std::vector<const LocatedTensor*> places_;  // by tensor_number; the head's comes last and may be null
  std::vector<Warning> warnings_;
};

std::optional<SourceFiles> FolderSource::files() const {
  // The same numbers are put in another order where config.json says so.
  std::string stamp = fmt::format("{} heads{}", shape_.heads, layout_.qkv_by_head ? ", by head" : "");
  for (const MappedFile& file : weights_.files) stamp += "\n" + file.stamp();
  return SourceFiles{fs::path(weights_.path).parent_path().string(), std::move(stamp)};
}

Result<void> FolderSource::place(const LocatedTensor& tensor, TensorId id) {
  const std::string& path = file_of(tensor).path();
  const StoredTensor& stored = tensor.stored;
  const LocatedTensor*& place = places_[tensor_number(shape_, id)];
  if (place != nullptr) {
    return fail(ErrorCode::weights_tensor_invalid, path, stored.name, "is also there as " + place->stored.name);
  }
  if (!can_widen(stored.type)) {
    return fail(ErrorCode::weights_tensor_type, path, stored.name, data_type_name(stored.type), "F32, F16, BF16");
  }
  const auto expected = tensor_dimensions(shape_, id, layout_.by_output);
  if (stored.shape != expected) {
    return fail(ErrorCode::weights_tensor_shape, path, stored.name, dimensions_text(expected),
                dimensions_text(stored.shape));
  }
  place = &tensor;
  return {};
}

// Both files may be good ones, but not of one model.
tl::unexpected<Error> FolderSource::more_blocks() const {
  std::int64_t blocks = 0;
  for (const LocatedTensor& tensor : weights_.tensors) {
    if (is_mask_name(tensor.stored.name)) continue;
    if (const auto block = block_from_name(tensor.stored.name)) blocks = std::max(blocks, std::int64_t{*block} + 1);
  }
  return fail(ErrorCode::config_bad_value, (fs::path(weights_.path).parent_path() / "config.json").string(), "n_layer",
              std::to_string(shape_.blocks), std::to_string(blocks) + ", as many as the weights have");
}

Result<void> FolderSource::place_tensors() {
  const std::size_t count = tensor_count(shape_);
  places_.assign(count + 1, nullptr);
  std::vector<const LocatedTensor*> unknown;
  for (const LocatedTensor& tensor : weights_.tensors) {
    if (is_mask_name(tensor.stored.name)) continue;
    const auto id = tensor_from_name(shape_, tensor.stored.name);
    if (const auto block = block_from_name(tensor.stored.name); !id && block && *block >= shape_.blocks) {
      return more_blocks();
    }
    if (!id) {
      unknown.push_back(&tensor);
    } else if (auto placed = place(tensor, *id); !placed) {
      return placed;
    }
  }
  for (const LocatedTensor& tensor : weights_.unlisted) unknown.push_back(&tensor);
  for (std::size_t number = 0; number < count; ++number) {
    if (places_[number] == nullptr) {
      return fail(ErrorCode::weights_tensor_missing, weights_.path, tensor_name(tensor_at(shape_, number)));
    }
  }
  warn_unknown(unknown);
  return {};
}

void FolderSource::warn_unknown(const std::vector<const LocatedTensor*>& unknown) {
  const std::size_t named = std::min(unknown.size(), kMostUnknownTensors);
  for (std::size_t i = 0; i < named; ++i) {
    const LocatedTensor& tensor = *unknown[i];
    warnings_.push_back({ErrorCode::weights_unknown_tensor, {file_of(tensor).path(), text_excerpt(tensor.stored.name)}});
  }
  if (unknown.size() > named) {
    const std::size_t more = unknown.size() - named;
    warnings_.push_back({ErrorCode::weights_unknown_tensor, {weights_.path, fmt::format("({} more)", more)}});
  }
}

void FolderSource::compare_head() {
  const LocatedTensor*& head = places_.back();
  if (head == nullptr) return;
  const LocatedTensor& embedding = *place_of({Tensor::wte});
  const std::size_t count = tensor_size(shape_, {Tensor::lm_head});
  std::array<float, 4096> a, b;
  bool equal = true;
  for (std::size_t begin = 0; begin < count && equal; begin += a.size()) {
    const std::size_t numbers = std::min(a.size(), count - begin);
    read_stored(*head, begin, std::span(a).first(numbers));
    read_stored(embedding, begin, std::span(b).first(numbers));
    equal = std::memcmp(a.data(), b.data(), numbers * sizeof(float)) == 0;
  }
  if (equal) {
    release({Tensor::lm_head});
    head = nullptr;
  } else {
    warnings_.push_back({ErrorCode::weights_separate_head, {file_of(*head).path()}});
  }
}

void FolderSource::read_stored(const LocatedTensor& tensor, std::size_t begin, std::span<float> out) const {
  const std::size_t number_bytes = data_type_size(tensor.stored.type);
  const auto data = file_of(tensor).bytes().subspan(tensor.stored.begin + begin * number_bytes, out.size() * number_bytes);
  widen(tensor.stored.type, data, out);
}

// c_attn in the order that TensorSource promises, from a file that has query, key and value of each head in turn. One of
// them, of one head, is the piece that stays whole.
void FolderSource::read_by_head(const LocatedTensor& tensor, std::size_t begin, std::span<float> out) const {
  constexpr std::size_t kParts = 3;
  const auto heads = static_cast<std::size_t>(shape_.heads);
  const std::size_t piece = tensor.stored.size() / (kParts * heads);
  while (!out.empty()) {
    const std::size_t part = begin / piece / heads, head = begin / piece % heads, inside = begin % piece;
    const std::size_t count = std::min(piece - inside, out.size());
    read_stored(tensor, (head * kParts + part) * piece + inside, out.first(count));
    begin += count;
    out = out.subspan(count);
  }
}

// The folder that `path` names, itself or by a .safetensors file in it.
Result<std::string> folder_of(const std::string& path) {
  std::error_code reason;
  const fs::file_status status = fs::status(path, reason);
  if (fs::is_directory(status)) return path;
  const bool safetensors = path.ends_with(".safetensors");
  if (!fs::exists(status)) {
    if (status.type() == fs::file_type::none) return fail(ErrorCode::file_unreadable, path, reason.message());
    return fail(safetensors ? ErrorCode::file_not_found : ErrorCode::folder_not_found, path);
  }
  if (safetensors) {
    const std::string folder = fs::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
  }
  const auto file = MappedFile::open(path);
  if (!file) return tl::unexpected(file.error());
  const FileLook look = look_at(file->bytes());
  if (look == FileLook::zip || look == FileLook::pickle) return fail(ErrorCode::weights_pickle, path);
  return fail(ErrorCode::weights_not_safetensors, path, describe(look));
}

Result<std::unique_ptr<TensorSource>> open_folder(const std::string& path) {
  const auto folder = folder_of(path);
  if (!folder) return tl::unexpected(folder.error());
  const auto config = read_config(*folder + "/config.json");
  if (!config) return tl::unexpected(config.error());
  auto weights = open_weight_files(*folder);
  if (!weights) return tl::unexpected(std::move(weights.error()));
  auto source = std::make_unique<FolderSource>(*config, std::move(*weights));
  if (auto placed = source->place_tensors(); !placed) return tl::unexpected(std::move(placed.error()));
  source->compare_head();
  return source;
}

}  // namespace

Result<std::unique_ptr<TensorSource>> open_tensor_folder(const std::string& path) {
  return guard_memory("model folder", 0, [&] { return open_folder(path); });
}

}  // namespace rowkeeper
