// What --model takes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/cli/process.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;

const std::string kBundled = std::string(ROWKEEPER_ASSETS) + "/models/rowkeeper-tiny";
const std::string kRevision = "607a30d783dfa663caf39e06633721c8d4cfcd7e";

// A Hugging Face cache with the bundled model in GPT-2's place, its files linked as there.
void make_cache(const std::string& folder, const std::string& repository, const std::vector<std::string>& files) {
  const fs::path snapshot = fs::path(folder) / repository / "snapshots" / kRevision;
  fs::create_directories(snapshot);
  fs::create_directories(fs::path(folder) / repository / "refs");
  std::ofstream(fs::path(folder) / repository / "refs" / "main") << kRevision;
  for (const std::string& file : files) fs::create_symlink(fs::path(kBundled) / file, snapshot / file);
}

const std::vector<std::string> kAllFiles = {"config.json", "model.safetensors", "vocab.json", "merges.txt"};

json generate(const std::string& model, const std::string& environment = "UNUSED=") {
  ProcessOptions options;
  options.environment = {environment};
  return cli_json({"generate", "--model", model, "--ids", "5,6", "--tokens", "1"}, options);
}

TEST(ModelNames, FoldersFilesAndOddPaths) {
  const TempFolder folder;
  const std::string odd = folder / "Größe путь \xF0\x9F\x99\x82";
  fs::create_directory_symlink(kBundled, odd);
  const json ids = generate("bundled")["output_ids"];
  EXPECT_EQ(generate(odd)["output_ids"], ids);
  EXPECT_EQ(generate(odd)["model"]["name"], "Größe путь \xF0\x9F\x99\x82");
  EXPECT_EQ(generate(odd + "/")["model"]["name"], "Größe путь \xF0\x9F\x99\x82");
  EXPECT_EQ(generate(kBundled + "/model.safetensors")["model"]["name"], "rowkeeper-tiny");
  EXPECT_THAT(run_cli({"generate", "--model", odd + "/no"}).err, HasSubstr("Größe путь \xF0\x9F\x99\x82/no'"));
}

TEST(ModelNames, BundledModelsHaveNames) {
  json bundled = generate("bundled"), by_name = generate("rowkeeper-tiny"), twin = generate("rowkeeper-tiny-mqa");
  EXPECT_EQ(bundled["model"], by_name["model"]);
  EXPECT_EQ(bundled["output_ids"], by_name["output_ids"]);
  EXPECT_EQ(bundled["model"]["kv_heads"], 4);
  EXPECT_EQ(twin["model"]["name"], "rowkeeper-tiny-mqa");
  EXPECT_EQ(twin["model"]["heads"], 4);
  EXPECT_EQ(twin["model"]["kv_heads"], 1);
  EXPECT_EQ(bundled["steps"][0]["cache_bytes"], 4 * twin["steps"][0]["cache_bytes"].get<int>());
  EXPECT_EQ(cli_json({"tokenize", "--model", "rowkeeper-tiny-mqa", "--text", "Once"}),
            cli_json({"tokenize", "--text", "Once"}));
}

TEST(ModelNames, EveryNameIsTold) {
  const auto error = [](const std::string& model) {
    const ProcessResult result = run_cli({"generate", "--model", model});
    EXPECT_EQ(result.status, 2);
    return result.err;
  };
  const std::string names =
      "use one of bundled, random:gpt2[:SEED], gpt2, rowkeeper-tiny, rowkeeper-tiny-mqa, or the path of a model folder";
  EXPECT_THAT(error("gtp2"), HasSubstr("there is no model or folder 'gtp2' (did you mean 'gpt2'?): " + names));
  EXPECT_THAT(error("random:gtp2"), HasSubstr("'random:gtp2' (did you mean 'random:gpt2'?): " + names));
  EXPECT_THAT(error("bundeld"), HasSubstr("'bundeld' (did you mean 'bundled'?): " + names));
  EXPECT_THAT(error("something"), HasSubstr("there is no model or folder 'something': " + names));
  EXPECT_THAT(error("some/where/else"), HasSubstr("there is no folder 'some/where/else': give the path"));
  EXPECT_THAT(error(""), HasSubstr("bundled, rowkeeper-tiny-mqa, gpt2, random:gpt2[:SEED] or the path of a model folder"));
  EXPECT_THAT(run_cli({"generate", "--help"}).out, HasSubstr("rowkeeper-tiny-mqa"));
}

TEST(ModelNames, OtherKindsOfModelAreToldWhatIsSupported) {
  const TempFolder folder;
  folder.write("config.json", R"({"model_type": "llama"})");
  EXPECT_THAT(run_cli({"logits", "--model", folder.path(), "--ids", "1"}).err,
              HasSubstr("'model_type' = llama, which is not supported (supported: gpt2, gpt_bigcode)"));
}

TEST(FoldHeads, FewerKeysAndASmallerCache) {
  const auto folded = [](const std::vector<std::string>& more) {
    std::vector<std::string> arguments = {"generate", "--ids", "5,6", "--tokens", "3"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return cli_json(arguments);
  };
  const json plain = folded({}), same = folded({"--fold-heads", "4"}), two = folded({"--fold-heads", "2"});
  EXPECT_EQ(two["model"]["kv_heads"], 2);
  EXPECT_EQ(two["model"]["heads"], 4);
  EXPECT_EQ(2 * two["steps"][2]["cache_bytes"].get<int>(), plain["steps"][2]["cache_bytes"]);
  EXPECT_LT(two["model"]["parameters"], plain["model"]["parameters"]);
  for (int step = 0; step < 3; ++step) {
    EXPECT_EQ(same["steps"][step]["logits_fingerprint"], plain["steps"][step]["logits_fingerprint"]);
    EXPECT_NE(two["steps"][step]["logits_fingerprint"], plain["steps"][step]["logits_fingerprint"]);
  }
}

TEST(FoldHeads, CachedAndUncachedAgree) {
  for (const std::string model : {"bundled", "random:gpt2"}) {
    const ProcessResult result =
        run_cli({"compare", "--model", model, "--fold-heads", "2", "--ids", "5,6,7", "--tokens", "4"});
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("4 of 4 identical"));
  }
}

TEST(FoldHeads, WhatDoesNotGo) {
  const auto error = [](const std::vector<std::string>& arguments) {
    const ProcessResult result = run_cli(arguments);
    EXPECT_EQ(result.status, 2);
    return result.err;
  };
  EXPECT_THAT(
      error({"generate", "--fold-heads", "3", "--ids", "1"}),
      HasSubstr("--fold-heads is '3', but it must be a divisor of this model's 4 heads of keys and values (1, 2, 4)"));
  EXPECT_THAT(error({"generate", "--fold-heads", "0", "--ids", "1"}), HasSubstr("--fold-heads is '0'"));
  EXPECT_THAT(error({"logits", "--model", "rowkeeper-tiny-mqa", "--fold-heads", "4", "--ids", "1"}),
              HasSubstr("--fold-heads is '4'"));
  // Lanes that compute different things can't be compared.
  EXPECT_THAT(error({"compare", "--ids", "1", "--b", "--fold-heads 2"}), HasSubstr("--fold-heads"));
}

TEST(ModelNames, Gpt2IsFoundInTheCachesOfHuggingFace) {
  const TempFolder folder;
  make_cache(folder / "hub", "models--openai-community--gpt2", kAllFiles);
  make_cache(folder / "xdg/huggingface/hub", "models--gpt2", kAllFiles);
  const std::string hub = folder / "hub", xdg = folder / "xdg";
  for (const std::string& setting :
       {"HF_HUB_CACHE=" + hub, "HUGGINGFACE_HUB_CACHE=" + hub, "HF_HOME=" + folder.path(), "XDG_CACHE_HOME=" + xdg}) {
    EXPECT_EQ(generate("gpt2", setting)["model"]["name"], "gpt2") << setting;
  }
}

TEST(ModelNames, PartialSnapshotsAreSkipped) {
  const TempFolder folder;
  make_cache(folder.path(), "models--openai-community--gpt2", {"config.json", "vocab.json", "merges.txt"});
  // The link to a download that has not finished.
  fs::create_symlink(folder / "blobs/unfinished",
                     folder / ("models--openai-community--gpt2/snapshots/" + kRevision + "/model.safetensors"));
  ProcessOptions options;
  options.environment = {"HF_HUB_CACHE=" + folder.path()};
  EXPECT_EQ(run_cli({"generate", "--model", "gpt2"}, options).status, 2);
  EXPECT_EQ(run_cli({"tokenize", "--model", "gpt2", "--text", "Once"}, options).status, 0);
  make_cache(folder.path(), "models--gpt2", kAllFiles);
  EXPECT_EQ(run_cli({"generate", "--model", "gpt2", "--tokens", "1"}, options).status, 0);
}

TEST(ModelNames, ARevisionThatLeavesTheCacheIsIgnored) {
  const TempFolder folder;
  make_cache(folder.path(), "models--other", kAllFiles);
  fs::create_directories(folder / "models--mine/snapshots");
  folder.write("models--mine/refs/main", "../../models--other/snapshots/" + kRevision);
  ProcessOptions options;
  options.environment = {"HF_HUB_CACHE=" + folder.path()};
  EXPECT_EQ(run_cli({"tokenize", "--model", "mine", "--text", "a"}, options).status, 2);
  make_cache(folder.path(), "models--mine", kAllFiles);
  EXPECT_EQ(run_cli({"tokenize", "--model", "mine", "--text", "a"}, options).status, 0);
}

TEST(ModelNames, GeneratedWeightsBorrowAVocabulary) {
  const json record = generate("random:gpt2:7");
  EXPECT_EQ(record["model"]["name"], "random:gpt2:7");
  EXPECT_EQ(record["model"]["parameters"], 124439808);
  EXPECT_EQ(record["model"]["blocks"], 12);
  EXPECT_EQ(cli_json({"tokenize", "--model", "random:gpt2", "--text", "Once"}), cli_json({"tokenize", "--text", "Once"}));
}

}  // namespace
}  // namespace rowkeeper
