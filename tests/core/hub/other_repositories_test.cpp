// Models that aren't in the list of known ones: the hub's own word is all there is.
#include "core/hub/model_source.h"
#include "core/hub/verify_model.h"
#include "tests/core/hub/hub_test.h"

namespace rowkeeper {
namespace {

using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::StartsWith;

class OtherRepositories : public HubTest {
 protected:
  // The small model under another name, but for the files that are left out.
  void put(const std::string& repository, const std::vector<std::string>& without = {}) {
    for (const auto& [name, bytes] : files_) {
      if (std::find(without.begin(), without.end(), name) == without.end()) hub_.put(repository, kCommit, name, bytes);
    }
  }
};

TEST_F(OtherRepositories, ByName) {
  put("distilgpt2");
  const Result<DownloadPlan> plan = plan_download("distilgpt2", options_);
  ASSERT_TRUE(plan) << text_of(plan);
  EXPECT_FALSE(plan->model.pinned);
  EXPECT_EQ(plan->model.revision, kCommit);
  EXPECT_EQ(plan->model.licence, "");
  EXPECT_THAT(plan->model.files,
              ElementsAre(Field(&ExpectedFile::name, "config.json"), Field(&ExpectedFile::name, "vocab.json"),
                          Field(&ExpectedFile::name, "merges.txt"), Field(&ExpectedFile::name, kWeights)));
  EXPECT_EQ(plan->model.files[0].digest, (Digest{DigestKind::git_blob_sha1, git_sha1_of(files_.at("config.json"))}));
  EXPECT_EQ(plan->model.files[3].digest, (Digest{DigestKind::sha256, sha256_of(files_.at(kWeights))}));
  const Result<InstalledModel> model = download_model(*plan, options_);
  ASSERT_TRUE(model) << text_of(model);
  EXPECT_EQ(model->name, "distilgpt2");
  EXPECT_FALSE(model->known);
  EXPECT_EQ(find_model("distilgpt2", ModelUse::whole)->folder + "/", path("", "distilgpt2"));
  EXPECT_EQ(verify_model("distilgpt2")->by, VerifiedBy::hub);
  std::string wrong = files_.at("vocab.json");
  wrong.back() ^= 1;
  folder_.write("data/rowkeeper/models/distilgpt2/vocab.json", wrong);
  EXPECT_THAT(text_of(verify_model("distilgpt2")), StartsWith("model_file_digest"));
}

TEST_F(OtherRepositories, WhatIsBundledIsNotAskedFor) {
  for (const std::string name : {"bundled", "rowkeeper-tiny", "rowkeeper-tiny-mqa"}) {
    const Result<DownloadPlan> plan = plan_download(name, options_);
    ASSERT_TRUE(plan) << text_of(plan);
    EXPECT_TRUE(plan->bundled);
    EXPECT_EQ(plan->model.name, name == "bundled" ? "rowkeeper-tiny" : name);
    EXPECT_EQ(plan->found_elsewhere, std::string(ROWKEEPER_ASSETS) + "/models/" + plan->model.name);
    EXPECT_EQ(download_model(*plan, options_)->path, *plan->found_elsewhere);
  }
  EXPECT_TRUE(hub_.seen().empty());
}

TEST_F(OtherRepositories, WithAnOwner) {
  put("owner/their.model_1");
  ASSERT_TRUE(download("owner/their.model_1"));
  EXPECT_TRUE(there(path(kWeights, "owner--their.model_1")));
  const auto source = find_model("owner/their.model_1", ModelUse::whole);
  ASSERT_TRUE(source) << text_of(source);
  EXPECT_EQ(source->name, "owner/their.model_1");
  ASSERT_TRUE(remove_model("owner/their.model_1"));
  EXPECT_FALSE(there(path("", "owner--their.model_1")));
}

TEST_F(OtherRepositories, TheSameCommitWhenItGoesOn) {
  put("moving");
  hub_.on_get(kWeights, std::vector<Answer>(4, {Fault::cut, 0}));
  EXPECT_THAT(text_of(download("moving")), StartsWith("hub_unreachable"));
  // "main" comes to mean another commit; what was begun is still there under its own.
  std::map<std::string, std::string> newer = files_;
  newer["merges.txt"] += "a b\n";
  for (const auto& [name, bytes] : newer) hub_.put("moving", std::string(40, 'f'), name, bytes);
  ASSERT_TRUE(download("moving"));
  EXPECT_EQ(read_bytes(path("merges.txt", "moving")), files_.at("merges.txt"));
}

TEST_F(OtherRepositories, OnlyAPickle) {
  put("old", {kWeights});
  hub_.put("old", kCommit, "pytorch_model.bin", "pickle");
  EXPECT_EQ(text_of(plan_download("old", options_)), "hub_only_pickle | old");
}

TEST_F(OtherRepositories, WhatIsMissingIsNamed) {
  put("a", {"config.json"});
  put("b", {"merges.txt"});
  put("c", {"vocab.json"});
  put("d", {kWeights});
  EXPECT_EQ(text_of(plan_download("a", options_)), "hub_file_not_found | a | config.json");
  EXPECT_EQ(text_of(plan_download("b", options_)), "hub_file_not_found | b | merges.txt");
  EXPECT_EQ(text_of(plan_download("c", options_)), "hub_file_not_found | c | tokenizer.json");
  EXPECT_EQ(text_of(plan_download("d", options_)), "hub_file_not_found | d | model.safetensors");
  EXPECT_EQ(text_of(plan_download("nobody/nothing", options_)), "hub_file_not_found | nobody/nothing | config.json");
}

TEST_F(OtherRepositories, Shards) {
  put("big", {kWeights});
  hub_.put("big", kCommit, "model.safetensors.index.json",
           R"({"weight_map": {"a": "model-00001-of-00002.safetensors", "b": "model-00002-of-00002.safetensors"}})");
  hub_.put("big", kCommit, "model-00001-of-00002.safetensors", "one");
  EXPECT_EQ(text_of(plan_download("big", options_)), "hub_file_not_found | big | model-00002-of-00002.safetensors");
  hub_.put("big", kCommit, "model-00002-of-00002.safetensors", "two");
  const auto plan = plan_download("big", options_);
  ASSERT_TRUE(plan) << text_of(plan);
  EXPECT_EQ(plan->model.files.size(), 6U);
  EXPECT_EQ(plan->model.files.back().name, "model-00002-of-00002.safetensors");
}

TEST_F(OtherRepositories, AShardOutsideOfTheFolder) {
  put("evil", {kWeights});
  hub_.put("evil", kCommit, "model.safetensors.index.json", R"({"weight_map": {"a": "../../x.safetensors"}})");
  EXPECT_THAT(text_of(plan_download("evil", options_)), StartsWith("weights_shard_outside"));
}

TEST_F(OtherRepositories, AServerThatGivesNoChecksum) {
  hub_.put_at("/plain/resolve/main/config.json", files_.at("config.json"));
  EXPECT_THAT(text_of(plan_download("plain", options_)), HasSubstr("no size or checksum"));
}

TEST_F(OtherRepositories, StoppedWhileAsking) {
  put("slow");
  options_.stop.request_stop();
  EXPECT_THAT(text_of(plan_download("slow", options_)), StartsWith("cancelled"));
}

}  // namespace
}  // namespace rowkeeper
