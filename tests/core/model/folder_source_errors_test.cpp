// Folders that don't load, and what is said about them.
#include <gtest/gtest.h>

#include <filesystem>
#include <vector>

#include "tests/core/model/model_files.h"
#include "tests/core/support/error_text.h"

namespace rowkeeper {
namespace {

std::string fault(const std::string& path) { return text_of(open_tensor_folder(path)); }

TEST(FolderSourceErrors, NothingThere) {
  const TempFolder folder;
  EXPECT_EQ(fault(folder / "нет"), "folder_not_found | " + (folder / "нет"));
  EXPECT_EQ(fault(folder / "model.safetensors"), "file_not_found | " + (folder / "model.safetensors"));
  EXPECT_EQ(fault(folder.path()), "file_not_found | " + (folder / "config.json"));
  folder.write("config.json", small_config());
  EXPECT_EQ(fault(folder.path()),
            "weights_missing | " + folder.path() + " | model.safetensors, model.safetensors.index.json");
}

TEST(FolderSourceErrors, OtherFilesAsThePath) {
  const TempFolder folder;
  const std::string zip = folder.write("pytorch_model.bin", "PK\x03\x04");
  EXPECT_EQ(fault(zip), "weights_pickle | " + zip);
  const std::string pickle = folder.write("old.bin", "\x80\x02}q");
  EXPECT_EQ(fault(pickle), "weights_pickle | " + pickle);
  const std::string gguf = folder.write("gpt2.gguf", "GGUF\x03");
  EXPECT_EQ(fault(gguf), "weights_not_safetensors | " + gguf + " | a GGUF file");
  const std::string empty = folder.write("empty", "");
  EXPECT_EQ(fault(empty), "file_empty | " + empty);
}

TEST(FolderSourceErrors, OnlyAPickle) {
  for (const std::string name : {"pytorch_model.bin", "pytorch_model.bin.index.json"}) {
    const TempFolder folder;
    folder.write("config.json", small_config());
    folder.write(name, "PK\x03\x04");
    EXPECT_EQ(fault(folder.path()), "weights_pickle | " + (folder / name));
  }
}

TEST(FolderSourceErrors, FaultsOfFilesArePassedOn) {
  const ModelFolder folder(small_tensors());
  folder.write("model.safetensors", "<!DOCTYPE html>");
  EXPECT_EQ(fault(folder.path()), "weights_not_safetensors | " + (folder / "model.safetensors") + " | an HTML page");
  folder.write("model.safetensors", "");
  EXPECT_EQ(fault(folder.path()), "file_empty | " + (folder / "model.safetensors"));
  folder.write("config.json", "version https://git-lfs.github.com/spec/v1\n");
  EXPECT_EQ(fault(folder.path()), "json_invalid | " + (folder / "config.json") + " | a Git LFS pointer");
}

TEST(FolderSourceErrors, ATruncatedFileNamesTheTensor) {
  const ModelFolder folder(small_tensors());
  const std::string path = folder / "model.safetensors";
  std::filesystem::resize_file(path, std::filesystem::file_size(path) - 1);
  const std::string said = fault(folder.path());
  EXPECT_TRUE(said.starts_with("weights_tensor_invalid | " + path + " | ln_f.bias | ")) << said;
}

TEST(FolderSourceErrors, AMissingTensor) {
  auto tensors = small_tensors(DataType::f32, "transformer.");
  tensors.erase(tensors.begin() + 5);
  const ModelFolder folder(tensors);
  EXPECT_EQ(fault(folder.path()), "weights_tensor_missing | " + (folder / "model.safetensors") + " | h.0.attn.c_attn.bias");
}

TEST(FolderSourceErrors, AHeadWithoutAnEmbedding) {
  auto tensors = small_tensors();
  tensors.front().name = "lm_head.weight";
  const ModelFolder folder(tensors);
  EXPECT_EQ(fault(folder.path()), "weights_tensor_missing | " + (folder / "model.safetensors") + " | wte.weight");
}

TEST(FolderSourceErrors, AShapeThatDoesNotFit) {
  auto tensors = small_tensors();
  find_tensor(tensors, "h.1.attn.c_attn.weight").shape = {96, 32};  // outputs x inputs, as a Linear layer would have it
  const ModelFolder folder(tensors);
  EXPECT_EQ(fault(folder.path()),
            "weights_tensor_shape | " + (folder / "model.safetensors") + " | h.1.attn.c_attn.weight | [32, 96] | [96, 32]");
}

TEST(FolderSourceErrors, PositionsThatAreNotThoseOfTheWeights) {
  const ModelFolder folder(small_tensors());
  folder.write("config.json", R"({"model_type": "gpt2", "n_layer": 2, "n_head": 4, "n_embd": 32, "n_inner": 48,
                                  "n_positions": 20, "n_ctx": 10, "vocab_size": 21})");
  EXPECT_EQ(fault(folder.path()),
            "weights_tensor_shape | " + (folder / "model.safetensors") + " | wpe.weight | [20, 32] | [10, 32]");
}

TEST(FolderSourceErrors, TypesThatAreNotRead) {
  const ModelFolder folder(small_tensors(DataType::f64));
  EXPECT_EQ(fault(folder.path()),
            "weights_tensor_type | " + (folder / "model.safetensors") + " | wte.weight | F64 | F32, F16, BF16");
}

TEST(FolderSourceErrors, OneTensorUnderTwoNames) {
  auto tensors = small_tensors();
  tensors.push_back(tensors.front());
  tensors.back().name = "transformer.wte.weight";
  const ModelFolder folder(tensors);
  EXPECT_EQ(fault(folder.path()), "weights_tensor_invalid | " + (folder / "model.safetensors") +
                                      " | transformer.wte.weight | is also there as wte.weight");
}

class ShardErrors : public testing::Test {
 protected:
  ShardErrors() {
    folder.write("config.json", small_config());
    folder.write("one.safetensors", compose_safetensors(small_tensors()));
  }
  std::string fault_with_index(const std::string& text) {
    folder.write("model.safetensors.index.json", text);
    return fault(folder.path());
  }
  std::string index() const { return folder / "model.safetensors.index.json"; }

  TempFolder folder;
};

TEST_F(ShardErrors, AMissingShardIsNamed) {
  EXPECT_EQ(fault_with_index(R"({"weight_map": {"wte.weight": "one.safetensors", "wpe.weight": "two.safetensors"}})"),
            "weights_shard_missing | " + index() + " | two.safetensors");
  // As an unfinished download leaves it in Hugging Face's cache.
  std::filesystem::create_symlink(folder / "blobs/abc", folder / "two.safetensors");
  EXPECT_EQ(fault(folder.path()), "weights_shard_missing | " + index() + " | two.safetensors");
}

TEST_F(ShardErrors, AShardLiesInTheFolder) {
  for (const std::string name : {"/etc/passwd", "../one.safetensors", "a/one.safetensors", "..", ".", "", "a\\\\b"}) {
    const std::string said = fault_with_index(R"({"weight_map": {"wte.weight": ")" + name + "\"}}");
    EXPECT_TRUE(said.starts_with("weights_shard_outside | " + index() + " | ")) << said;
  }
  EXPECT_TRUE(
      fault_with_index(R"({"weight_map": {"wte.weight": "one.safetensors\u0000"}})").starts_with("weights_shard_outside"));
}

TEST_F(ShardErrors, ATensorIsInTheShardThatTheIndexNames) {
  EXPECT_EQ(fault_with_index(R"({"weight_map": {"wte.weight": "one.safetensors", "wte.bias": "one.safetensors"}})"),
            "weights_tensor_not_in_shard | " + index() + " | wte.bias | one.safetensors");
}

TEST_F(ShardErrors, TheIndexDecidesWhatIsThere) {
  EXPECT_EQ(fault_with_index(R"({"weight_map": {"wte.weight": "one.safetensors"}})"),
            "weights_tensor_missing | " + index() + " | wpe.weight");
}

TEST_F(ShardErrors, AnIndexThatIsNone) {
  const std::string start = "json_invalid | " + index() + " | ";
  EXPECT_EQ(fault_with_index("[]"), start + "JSON without a weight_map");
  EXPECT_EQ(fault_with_index("{}"), start + "JSON without a weight_map");
  EXPECT_EQ(fault_with_index(R"({"weight_map": []})"), start + "JSON without a weight_map");
  EXPECT_EQ(fault_with_index(R"({"weight_map": {"wte.weight": 1}})"), start + "JSON with a weight_map that names no files");
  EXPECT_EQ(fault_with_index("{\n\n"), "json_damaged | " + index() + " | 3 | 1 | it ends too early");
}

TEST_F(ShardErrors, FaultsInAShardNameTheShard) {
  folder.write("one.safetensors", "PK\x03\x04\x01\x01\x01\x01\x01");
  EXPECT_EQ(fault_with_index(R"({"weight_map": {"wte.weight": "one.safetensors"}})"),
            "weights_not_safetensors | " + (folder / "one.safetensors") + " | a zip archive");
}

}  // namespace
}  // namespace rowkeeper
