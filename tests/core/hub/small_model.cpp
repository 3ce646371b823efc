#include "tests/core/hub/small_model.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "core/hub/make_model.h"
#include "core/hub/manifest_json.h"
#include "tests/core/hub/fake_hub.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {

ModelShape small_shape() {
  ModelShape shape;
  shape.blocks = 2;
  shape.heads = shape.kv_heads = 2;
  shape.head_size = 16;
  shape.width = 32;
  shape.mlp_width = 128;
  shape.positions = 64;
  shape.vocabulary = 1531;
  return shape;
}

const std::map<std::string, std::string>& small_model_files() {
  static const std::map<std::string, std::string> made = [] {
    const TempFolder folder;
    const auto tensors = make_random_model(small_shape(), 7);
    const std::string path = folder / "model";
    std::map<std::string, std::string> files;
    if (!make_model_folder(*tensors, ROWKEEPER_ASSETS "/models/rowkeeper-tiny", path)) return files;
    for (const auto& entry : std::filesystem::directory_iterator(path)) {
      files[entry.path().filename().string()] = read_bytes(entry.path().string());
    }
    return files;
  }();
  return made;
}

ModelManifest manifest_for(const std::map<std::string, std::string>& files) {
  ModelManifest manifest;
  manifest.name = kTiny;
  manifest.title = "Tiny";
  manifest.repositories = {kTinyRepository, "old-tiny"};
  manifest.revision = kCommit;
  manifest.licence = "a licence";
  manifest.source = "https://hub.example/tiny";
  for (const char* name : {"config.json", "vocab.json", "merges.txt", "model.safetensors"}) {
    const std::string& bytes = files.at(name);
    manifest.files.push_back({name, bytes.size(), {DigestKind::sha256, sha256_of(bytes)}});
  }
  return manifest;
}

std::string known_models_for(const ModelManifest& manifest) { return "{\"models\": [" + manifest_text(manifest) + "]}"; }

std::string read_bytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace rowkeeper
