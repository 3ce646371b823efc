#include "core/hub/known_models.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/core/hub/environment.h"
#include "tests/core/hub/small_model.h"
#include "tests/core/support/error_text.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

using nlohmann::json;

// The list with the small model, changed.
template <class Change>
std::string error_of(const Change& change) {
  json list = json::parse(known_models_for(manifest_for(small_model_files())));
  change(list["models"][0]);
  return text_of(parse_known_models(list.dump(), "list"));
}

TEST(KnownModels, TheProgramsOwnList) {
  const Environment environment;
  const Result<KnownModels> known = load_known_models();
  ASSERT_TRUE(known) << text_of(known);
  const ModelManifest* const gpt2 = known->find("gpt2");
  ASSERT_NE(gpt2, nullptr);
  EXPECT_EQ(known->find("openai-community/gpt2"), gpt2);
  EXPECT_EQ(known->find("gpt3"), nullptr);
  EXPECT_TRUE(gpt2->pinned);
  EXPECT_EQ(gpt2->revision, "607a30d783dfa663caf39e06633721c8d4cfcd7e");
  EXPECT_EQ(gpt2->bytes(), 548105171U + 1042301 + 456318 + 665);
  EXPECT_EQ(gpt2->files.back().name, "model.safetensors");
  EXPECT_EQ(gpt2->files.back().digest.hex, "248dfc3911869ec493c76e65bf2fcf7f615828b0254c12b473182f0f81d3a707");
}

TEST(KnownModels, AnotherListReplacesIt) {
  Environment environment;
  const TempFolder folder;
  environment.set("ROWKEEPER_KNOWN_MODELS", folder.write("list.json", known_models_for(manifest_for(small_model_files()))));
  const Result<KnownModels> known = load_known_models();
  ASSERT_TRUE(known) << text_of(known);
  EXPECT_EQ(known->models.size(), 1U);
  EXPECT_EQ(known->find("gpt2"), nullptr);
  EXPECT_EQ(known->find("old-tiny")->name, "tiny");
  environment.set("ROWKEEPER_KNOWN_MODELS", folder / "none");
  EXPECT_EQ(text_of(load_known_models()), "file_not_found | " + folder / "none");
}

TEST(KnownModels, FaultsAreNamed) {
  const std::string begin = "known_models_invalid | list | model 1";
  EXPECT_EQ(error_of([](json&) {}), "no error");
  EXPECT_EQ(error_of([](json& model) { model.erase("revision"); }), begin + ": 'revision' is missing");
  EXPECT_EQ(error_of([](json& model) { model["name"] = "../x"; }), begin + ": 'name' must be a model's name");
  EXPECT_EQ(error_of([](json& model) { model["repositories"] = json::array(); }),
            begin + ": 'repositories' must be a list of repositories' names");
  EXPECT_EQ(error_of([](json& model) { model["files"][1]["bytes"] = -1; }).substr(0, begin.size() + 8), begin + ", file 2");
  EXPECT_EQ(error_of([](json& model) { model["files"][0]["sha256"] = "12"; }),
            begin + ", file 1: 'sha256' must be 64 hexadecimal digits");
  EXPECT_EQ(error_of([](json& model) { model["files"][0]["name"] = "a/b"; }),
            begin + ", file 1: 'name' must be a file's name without folders");
  EXPECT_EQ(error_of([](json& model) { model["files"].erase(3); }),
            begin + ": 'files' must be config.json, the weights (model.safetensors) and the vocabulary");
  EXPECT_EQ(error_of([](json& model) { model["files"].push_back(model["files"][0]); }),
            begin + ": 'files' must be without two of one name");
  EXPECT_EQ(text_of(parse_known_models("[]", "list")).substr(0, 20), "known_models_invalid");
  EXPECT_EQ(text_of(parse_known_models("{", "list")), "json_damaged | list | 1 | 2 | it ends too early");
}

TEST(KnownModels, TwoOfOneName) {
  json list = json::parse(known_models_for(manifest_for(small_model_files())));
  list["models"].push_back(list["models"][0]);
  EXPECT_EQ(text_of(parse_known_models(list.dump(), "list")),
            "known_models_invalid | list | model 2: 'name' must be another one than those before");
}

TEST(Manifest, NamesOfRepositoriesAndFolders) {
  for (const char* good : {"gpt2", "openai-community/gpt2", "a.b_c/D-1.0"}) {
    EXPECT_TRUE(is_repository_name(good)) << good;
    EXPECT_EQ(repository_of_folder(repository_folder(good)), good);
  }
  EXPECT_EQ(repository_folder("openai-community/gpt2"), "openai-community--gpt2");
  for (const char* bad : {"", "/", "a/", "/a", "a/b/c", "..", "a/..", "a..b", ".a", "-a", "a b", "a--b", "a\\b", "ä", "~"}) {
    EXPECT_FALSE(is_repository_name(bad)) << bad;
  }
  EXPECT_FALSE(is_repository_name(std::string(97, 'a')));
}

TEST(Manifest, KeptInAFolder) {
  const TempFolder folder;
  EXPECT_FALSE(read_folder_manifest(folder.path()));
  folder.write(kManifestFile, "{}");
  EXPECT_FALSE(read_folder_manifest(folder.path()));
}

}  // namespace
}  // namespace rowkeeper
