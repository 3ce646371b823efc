#include "core/hub/remote_manifest.h"

#include <set>
#include <utility>

#include "core/base/excerpt.h"
#include "core/base/json.h"
#include "core/hub/model_folder.h"

namespace rowkeeper {

namespace {

constexpr const char* kIndex = "model.safetensors.index.json";
constexpr std::size_t kMostIndexBytes = std::size_t{16} << 20;
constexpr std::size_t kMostShards = 1000;

class Asker {
 public:
  Asker(HubClient& hub, const std::string& repository) : hub_(hub) {
    manifest_.name = manifest_.title = repository;
    manifest_.repositories = {repository};
    manifest_.revision = "main";
    manifest_.source = shown_url(hub.settings().endpoint + "/" + repository);
  }

  Result<ModelManifest> ask() {
    const Result<bool> config = add("config.json");
    if (!config) return tl::unexpected(config.error());
    if (!*config) return fail(ErrorCode::hub_file_not_found, manifest_.name, "config.json");
    if (const auto added = add_vocabulary(); !added) return tl::unexpected(added.error());
    if (const auto added = add_weights(); !added) return tl::unexpected(added.error());
    return std::move(manifest_);
  }

 private:
  HubFile file(const std::string& name) const { return {manifest_.repositories.front(), manifest_.revision, name}; }

  // False if there is no such file.
  Result<bool> add(const std::string& name) {
    const Result<std::optional<HubFileFacts>> facts = hub_.ask(file(name));
    if (!facts) return tl::unexpected(facts.error());
    if (!*facts) return false;
    const HubFileFacts& found = **facts;
    if (!found.bytes || !found.digest) {
      return fail(ErrorCode::hub_answer_odd, hub_.address(file(name)), "no size or checksum");
    }
    // The rest is asked of the same commit, whatever "main" comes to mean meanwhile.
    if (manifest_.files.empty() && is_plain_file_name(found.commit)) manifest_.revision = found.commit;
    manifest_.files.push_back({name, *found.bytes, *found.digest});
    return true;
  }

  Result<void> require(const std::string& name) {
    const Result<bool> added = add(name);
    if (!added) return tl::unexpected(added.error());
    if (!*added) return fail(ErrorCode::hub_file_not_found, manifest_.name, name);
    return {};
  }

  Result<void> add_vocabulary() {
    const Result<bool> vocabulary = add("vocab.json");
    if (!vocabulary) return tl::unexpected(vocabulary.error());
    return require(*vocabulary ? "merges.txt" : "tokenizer.json");
  }

  Result<void> add_weights() {
    const Result<bool> single = add("model.safetensors");
    if (!single) return tl::unexpected(single.error());
    if (*single) return {};
    const Result<bool> index = add(kIndex);
    if (!index) return tl::unexpected(index.error());
    if (*index) return add_shards();
    for (const char* pickle : {"pytorch_model.bin", "pytorch_model.bin.index.json"}) {
      const Result<std::optional<HubFileFacts>> there = hub_.ask(file(pickle));
      if (there && *there) return fail(ErrorCode::hub_only_pickle, manifest_.name);
    }
    return fail(ErrorCode::hub_file_not_found, manifest_.name, "model.safetensors");
  }

  Result<void> add_shards() {
    const Result<std::string> text = hub_.get_text(file(kIndex), kMostIndexBytes);
    if (!text) return tl::unexpected(text.error());
    const std::string address = hub_.address(file(kIndex));
    const Result<nlohmann::json> index = parse_json(*text, address);
    if (!index) return tl::unexpected(index.error());
    const auto map = index->is_object() ? index->find("weight_map") : index->end();
    if (!index->is_object() || map == index->end() || !map->is_object()) {
      return fail(ErrorCode::json_invalid, address, "JSON without a weight_map");
    }
    std::set<std::string> shards;
    for (const auto& [tensor, shard] : map->items()) {
      const std::string name = shard.is_string() ? shard.get<std::string>() : "";
      const bool good = is_plain_file_name(name) && name.ends_with(".safetensors");
      if (!good || shards.size() > kMostShards) return fail(ErrorCode::weights_shard_outside, address, text_excerpt(name));
      shards.insert(name);
    }
    for (const std::string& shard : shards) {
      if (Result<void> added = require(shard); !added) return added;
    }
    return {};
  }

  HubClient& hub_;
  ModelManifest manifest_;
};

}  // namespace

Result<ModelManifest> ask_for_manifest(HubClient& hub, const std::string& repository) {
  return Asker(hub, repository).ask();
}

}  // namespace rowkeeper
