#include "core/model/weight_files.h"

#include <map>
#include <string>
#include <unordered_set>
#include <utility>

#include "core/base/excerpt.h"
#include "core/base/json.h"
#include "core/base/mapped_file.h"

namespace rowkeeper {

namespace {

using nlohmann::json;

constexpr const char* kSingleFile = "model.safetensors";
constexpr const char* kIndexFile = "model.safetensors.index.json";

// GPT-2 XL's would be 60 KB.
constexpr std::size_t kMostIndexBytes = std::size_t{16} << 20;

struct Shard {
  std::string name;
  std::unordered_set<std::string> tensors;  // that the index gives to it
};

// In the order of their names.
Result<std::vector<Shard>> read_index(const std::string& path) {
  const auto index = read_json(path, kMostIndexBytes);
  if (!index) return tl::unexpected(index.error());
  const auto map = index->is_object() ? index->find("weight_map") : index->end();
  if (!index->is_object() || map == index->end() || !map->is_object()) {
    return fail(ErrorCode::json_invalid, path, "JSON without a weight_map");
  }
  std::map<std::string, std::unordered_set<std::string>> by_name;
  for (const auto& [tensor, file] : map->items()) {
    if (!file.is_string()) return fail(ErrorCode::json_invalid, path, "JSON with a weight_map that names no files");
    const auto& name = file.get_ref<const std::string&>();
    // A shard lies beside its index. Anything else is a mistake, or someone's try at having other files read.
    const bool outside = name.empty() || name == "." || name.find("..") != std::string::npos ||
                         name.find_first_of(std::string_view("/\\\0", 3)) != std::string::npos;
    if (outside) return fail(ErrorCode::weights_shard_outside, path, text_excerpt(name));
    by_name[name].insert(tensor);
  }
  std::vector<Shard> shards;
  shards.reserve(by_name.size());
  for (auto& [name, tensors] : by_name) shards.push_back({name, std::move(tensors)});
  return shards;
}

Result<std::vector<StoredTensor>> open_file(const std::string& path, std::vector<MappedFile>& files) {
  auto file = MappedFile::open(path);
  if (!file) return tl::unexpected(std::move(file.error()));
  files.push_back(std::move(*file));
  return parse_safetensors(files.back().bytes(), path);
}

Result<void> open_shard(const std::string& folder, Shard& shard, WeightFiles& weights) {
  const std::string path = folder + "/" + shard.name;
  const Result<bool> there = is_there(path);
  if (!there) return tl::unexpected(there.error());
  if (!*there) return fail(ErrorCode::weights_shard_missing, weights.path, text_excerpt(shard.name));
  auto tensors = open_file(path, weights.files);
  if (!tensors) return tl::unexpected(std::move(tensors.error()));
  for (StoredTensor& tensor : *tensors) {
    const bool listed = shard.tensors.erase(tensor.name) == 1;
    (listed ? weights.tensors : weights.unlisted).push_back({std::move(tensor), weights.files.size() - 1});
  }
  if (!shard.tensors.empty()) {
    return fail(ErrorCode::weights_tensor_not_in_shard, weights.path, text_excerpt(*shard.tensors.begin()),
                text_excerpt(shard.name));
  }
  return {};
}

Result<WeightFiles> open_shards(const std::string& folder, WeightFiles weights) {
  auto shards = read_index(weights.path);
  if (!shards) return tl::unexpected(std::move(shards.error()));
  for (Shard& shard : *shards) {
    if (auto opened = open_shard(folder, shard, weights); !opened) return tl::unexpected(std::move(opened.error()));
  }
  return weights;
}

Result<WeightFiles> open_single(WeightFiles weights) {
  auto tensors = open_file(weights.path, weights.files);
  if (!tensors) return tl::unexpected(std::move(tensors.error()));
  for (StoredTensor& tensor : *tensors) weights.tensors.push_back({std::move(tensor), 0});
  return weights;
}

}  // namespace

Result<WeightFiles> open_weight_files(const std::string& folder) {
  WeightFiles weights;
  for (const std::string name : {kSingleFile, kIndexFile, "pytorch_model.bin", "pytorch_model.bin.index.json"}) {
    weights.path = folder + '/';
    weights.path += name;
    const Result<bool> there = is_there(weights.path);
    if (!there) return tl::unexpected(there.error());
    if (!*there) continue;
    if (name == kSingleFile) return open_single(std::move(weights));
    if (name == kIndexFile) return open_shards(folder, std::move(weights));
    return fail(ErrorCode::weights_pickle, weights.path);
  }
  return fail(ErrorCode::weights_missing, folder, std::string(kSingleFile) + ", " + kIndexFile);
}

}  // namespace rowkeeper
