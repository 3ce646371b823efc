// Which models are where: our own folder, a Hugging Face cache, the bundled ones; and removing them.
#include "core/hub/installed_models.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/hub/folder_lock.h"
#include "core/hub/model_source.h"
#include "core/hub/verify_model.h"
#include "core/model/model.h"
#include "core/model/prepared_weights.h"
#include "tests/core/hub/environment.h"
#include "tests/core/hub/fake_hub.h"
#include "tests/core/hub/small_model.h"
#include "tests/core/support/error_text.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::StartsWith;

class InstalledModels : public testing::Test {
 protected:
  InstalledModels() {
    environment_.set("XDG_DATA_HOME", folder_ / "data");
    environment_.set("HF_HOME", folder_ / "hf");
    environment_.set("ROWKEEPER_KNOWN_MODELS", folder_.write("known.json", known_models_for(manifest_for(files_))));
  }

  void write_model(const std::string& folder, const std::string& without = "") {
    for (const auto& [name, bytes] : files_) {
      if (name != without) folder_.write(folder + "/" + name, bytes);
    }
  }
  // As huggingface_hub leaves it: files are called by their checksums, snapshots link to them.
  std::string write_cache(const std::string& repository, const std::string& revision = kCommit,
                          const std::string& without = "") {
    const std::string top = "hf/hub/models--" + repository;
    for (const auto& [name, bytes] : files_) {
      const std::string blob = name.ends_with(".safetensors") ? sha256_of(bytes) : git_sha1_of(bytes);
      if (name != without) folder_.write(top + "/blobs/" + blob, bytes);
      const fs::path link = folder_ / (top + "/snapshots/" + revision + "/" + name);
      fs::create_directories(link.parent_path());
      fs::create_symlink("../../blobs/" + blob, link);
    }
    folder_.write(top + "/refs/main", revision);
    return folder_ / (top + "/snapshots/" + revision);
  }

  std::vector<std::string> list() const {
    std::vector<std::string> lines;
    const Result<std::vector<InstalledModel>> models = list_models();
    EXPECT_TRUE(models) << text_of(models);
    for (const InstalledModel& model : *models) {
      lines.push_back(model.name + " " + place_name(model.place) + " " + model_state_name(model.state));
    }
    return lines;
  }

  const std::map<std::string, std::string>& files_ = small_model_files();
  TempFolder folder_;
  Environment environment_;
};

TEST_F(InstalledModels, PlacesInOrder) {
  environment_.set("HF_HUB_CACHE", "/hub/");
  environment_.set("XDG_CACHE_HOME", "/cache");
  std::vector<std::string> places;
  for (const ModelPlace& place : model_places()) places.push_back(std::string(place_name(place.kind)) + " " + place.folder);
  EXPECT_THAT(places, ElementsAre("rowkeeper " + folder_ / "data/rowkeeper/models", "huggingface /hub",
                                  "huggingface " + folder_ / "hf/hub", "huggingface /cache/huggingface/hub",
                                  "huggingface /nonexistent/.cache/huggingface/hub",
                                  "bundled " + std::string(ROWKEEPER_ASSETS) + "/models"));
  environment_.set("XDG_DATA_HOME", "relative");  // not allowed there
  EXPECT_EQ(own_models_folder(), "/nonexistent/.local/share/rowkeeper/models");
}

TEST_F(InstalledModels, ACacheUnderTwoVariablesIsOnePlace) {
  write_cache("someone--tiny-gpt2");
  fs::create_directory_symlink(folder_ / "hf", folder_ / "link");
  for (const std::string& again : {folder_ / "hf/hub", folder_ / "hf/hub/", folder_ / "hf//hub", folder_ / "link/hub"}) {
    environment_.set("HF_HUB_CACHE", again);
    EXPECT_THAT(list(), ElementsAre("tiny huggingface ok", "rowkeeper-tiny bundled ok", "rowkeeper-tiny-mqa bundled ok"));
    EXPECT_EQ(model_places().size(), 4U) << again;
  }
}

TEST_F(InstalledModels, KnownOnesFirstThenByPlace) {
  EXPECT_THAT(list(), ElementsAre("tiny rowkeeper missing", "rowkeeper-tiny bundled ok", "rowkeeper-tiny-mqa bundled ok"));
  write_model("data/rowkeeper/models/owner--mine");
  write_model("data/rowkeeper/models/broken", "merges.txt");
  write_cache("someone--tiny-gpt2");
  write_cache("zz--other");
  folder_.write("hf/hub/models--bert/refs/main", kCommit);
  folder_.write(std::string("hf/hub/models--bert/snapshots/") + kCommit + "/config.json", R"({"model_type": "bert"})");
  EXPECT_THAT(list(), ElementsAre("tiny huggingface ok", "broken rowkeeper partial", "owner/mine rowkeeper ok",
                                  "zz/other huggingface ok", "rowkeeper-tiny bundled ok", "rowkeeper-tiny-mqa bundled ok"));
  write_model("data/rowkeeper/models/tiny", "model.safetensors");
  folder_.write("data/rowkeeper/models/tiny/model.safetensors.part", "1234");
  EXPECT_THAT(list().front(), "tiny rowkeeper partial");
  EXPECT_EQ(list()[1], "tiny huggingface ok");
}

TEST_F(InstalledModels, SizesOnTheDiskAndInMemory) {
  write_model("data/rowkeeper/models/tiny", "vocab.json");
  const InstalledModel model = list_models()->front();
  EXPECT_EQ(model.bytes, manifest_for(files_).bytes() - files_.at("vocab.json").size());
  EXPECT_EQ(model.bytes_whole, manifest_for(files_).bytes());
  EXPECT_EQ(model.shape, small_shape());
  EXPECT_EQ(model.title, "Tiny");
  EXPECT_EQ(model.licence, "a licence");
}

TEST_F(InstalledModels, OurOwnFolderComesBeforeACache) {
  const std::string snapshot = write_cache("someone--tiny-gpt2");
  EXPECT_EQ(find_model("tiny", ModelUse::whole)->folder, snapshot);
  write_model("data/rowkeeper/models/tiny", "model.safetensors");  // not complete, so not it
  EXPECT_EQ(find_model("tiny", ModelUse::whole)->folder, snapshot);
  EXPECT_EQ(find_model("tiny", ModelUse::tokenizer)->folder, folder_ / "data/rowkeeper/models/tiny");
  write_model("data/rowkeeper/models/tiny");
  EXPECT_EQ(find_model("tiny", ModelUse::whole)->folder, folder_ / "data/rowkeeper/models/tiny");
}

TEST_F(InstalledModels, APathComesBeforeAnUnknownName) {
  write_cache("mine");
  EXPECT_EQ(find_model("mine", ModelUse::whole)->name, "mine");
  EXPECT_THAT(find_model("mine", ModelUse::whole)->folder, StartsWith(folder_ / "hf"));
  const fs::path before = fs::current_path();
  fs::current_path(folder_.path());
  write_model("mine");
  EXPECT_EQ(find_model("mine", ModelUse::whole)->folder, "mine");
  fs::current_path(before);
}

TEST_F(InstalledModels, PartialSnapshotsAreSkipped) {
  write_cache("someone--tiny-gpt2", kCommit, "model.safetensors");
  EXPECT_THAT(text_of(find_model("tiny", ModelUse::whole)), StartsWith("model_not_installed | tiny | "));
  EXPECT_EQ(list().front(), "tiny huggingface partial");
  write_cache("old-tiny");
  EXPECT_TRUE(find_model("tiny", ModelUse::whole));
}

// `huggingface-cli download NAME --revision COMMIT` writes no refs/main.
TEST_F(InstalledModels, WithoutAMainRevisionTheNewestSnapshotIsIt) {
  const std::string older = write_cache("someone--tiny-gpt2", std::string(40, 'f')),
                    newer = write_cache("someone--tiny-gpt2", std::string(40, 'e'));
  fs::remove(write_cache("someone--tiny-gpt2", std::string(40, 'a')) + "/model.safetensors");  // begun only
  const auto now = fs::file_time_type::clock::now();
  fs::last_write_time(older, now - std::chrono::hours(2));
  fs::last_write_time(newer, now - std::chrono::hours(1));
  fs::remove_all(folder_ / "hf/hub/models--someone--tiny-gpt2/refs");
  EXPECT_EQ(find_model("tiny", ModelUse::whole)->folder, newer);
  EXPECT_EQ(list_models()->front().path, newer);
  EXPECT_EQ(list().front(), "tiny huggingface ok");
  folder_.write("hf/hub/models--someone--tiny-gpt2/refs/main", std::string(40, 'f'));
  EXPECT_EQ(find_model("tiny", ModelUse::whole)->folder, older);
  EXPECT_EQ(list_models()->front().path, older);
}

TEST_F(InstalledModels, ThePinnedRevisionIsTakenBeforeMain) {
  write_cache("someone--tiny-gpt2");
  const std::string newer = write_cache("someone--tiny-gpt2", std::string(40, 'e'));
  EXPECT_THAT(find_model("tiny", ModelUse::whole)->folder, testing::EndsWith(kCommit));
  EXPECT_EQ(list_models()->front().path, newer);  // what the cache calls main
}

TEST_F(InstalledModels, ADownloadThatIsNotOverIsNoUnknownFolder) {
  fs::create_directories(folder_ / "data/rowkeeper/models/owner--begun");
  EXPECT_THAT(text_of(find_model("owner/begun", ModelUse::whole)), StartsWith("model_not_installed | owner/begun | "));
}

TEST_F(InstalledModels, FindsByNameAndByFolder) {
  write_model("data/rowkeeper/models/tiny");
  write_model("elsewhere/my model");
  EXPECT_EQ(find_installed("tiny")->place, PlaceKind::own);
  EXPECT_EQ(find_installed(folder_ / "data/rowkeeper/models/tiny/")->name, "tiny");
  EXPECT_EQ(find_installed(folder_ / "elsewhere/my model")->place, PlaceKind::folder);
  EXPECT_EQ(find_installed("bundled")->name, "rowkeeper-tiny");
  EXPECT_EQ(find_installed("someone/tiny-gpt2")->name, "tiny");
  EXPECT_EQ(text_of(find_installed("/no/where")), "folder_not_found | /no/where");
}

TEST_F(InstalledModels, AnUnknownNameComesWithThoseThatThereAre) {
  write_model("data/rowkeeper/models/owner--mine");
  write_model("data/rowkeeper/models/broken", "merges.txt");
  write_cache("owner--mine");
  const std::string names = "bundled, random:gpt2[:SEED], tiny, owner/mine, rowkeeper-tiny, rowkeeper-tiny-mqa";
  for (const std::string name : {"other", "owner/other"}) {
    EXPECT_EQ(text_of(find_installed(name)), "model_unknown | " + name + " | " + names);
    EXPECT_EQ(text_of(find_model(name, ModelUse::whole)), "model_unknown | " + name + " | " + names);
    EXPECT_EQ(text_of(remove_model(name)), "model_unknown | " + name + " | " + names);
  }
  EXPECT_EQ(text_of(find_model("random:other", ModelUse::whole)), "model_unknown | random:other | " + names);
  EXPECT_EQ(text_of(find_model("other.safetensors", ModelUse::whole)), "model_unknown | other.safetensors | " + names);
}

TEST_F(InstalledModels, RemovesItsOwnAndNothingElse) {
  const std::string snapshot = write_cache("someone--tiny-gpt2");
  write_model("elsewhere");
  EXPECT_EQ(text_of(remove_model("tiny")), "model_not_removable | tiny | " + snapshot + " | huggingface");
  EXPECT_THAT(text_of(remove_model("rowkeeper-tiny")), StartsWith("model_not_removable | rowkeeper-tiny | "));
  EXPECT_THAT(text_of(remove_model(folder_ / "elsewhere")), StartsWith("model_not_removable"));
  EXPECT_THAT(text_of(remove_model("bundled")),
              StartsWith("model_not_removable | bundled | " + std::string(ROWKEEPER_ASSETS)));
  EXPECT_EQ(text_of(remove_model("./nothing")), "folder_not_found | ./nothing");
  fs::remove_all(snapshot);
  EXPECT_EQ(text_of(remove_model("tiny")), "nothing_to_remove | tiny");
  write_cache("someone--tiny-gpt2", std::string(40, 'b'));
  write_model("data/rowkeeper/models/tiny");
  {
    const auto lock = FolderLock::take(folder_ / "data/rowkeeper/models", "tiny", "tiny");
    EXPECT_EQ(text_of(remove_model("tiny")), "model_in_use | tiny");
  }
  const Result<InstalledModel> removed = remove_model("tiny");
  ASSERT_TRUE(removed) << text_of(removed);
  EXPECT_EQ(removed->bytes, manifest_for(files_).bytes());
  EXPECT_FALSE(fs::exists(folder_ / "data/rowkeeper/models/tiny"));
  EXPECT_EQ(list().front(), "tiny huggingface ok");
  EXPECT_TRUE(fs::exists(folder_ / "elsewhere/config.json"));
}

TEST_F(InstalledModels, RemovesByAnotherNameAndByTheFolder) {
  const std::string folder = folder_ / "data/rowkeeper/models/tiny";
  for (const std::string& name : {std::string("someone/tiny-gpt2"), folder, folder + "/"}) {
    write_model("data/rowkeeper/models/tiny");
    const Result<InstalledModel> removed = remove_model(name);
    EXPECT_TRUE(removed) << text_of(removed);
    EXPECT_FALSE(fs::exists(folder)) << name;
  }
  // Of a link among the app's own, the folder that it leads to is the user's.
  write_model("elsewhere");
  fs::create_directory_symlink(folder_ / "elsewhere", folder);
  EXPECT_THAT(text_of(remove_model(folder_ / "elsewhere")), StartsWith("model_not_removable"));
  EXPECT_TRUE(fs::exists(folder));
}

TEST_F(InstalledModels, RemovesWhatWasPreparedFromTheModel) {
  environment_.set("XDG_CACHE_HOME", folder_ / "cache");
  LoadOptions options;
  options.threads = 1;
  options.prepared = {prepared_weights_folder(), 0};
  write_model("elsewhere");
  write_model("data/rowkeeper/models/tiny");
  for (const char* const model : {"elsewhere", "data/rowkeeper/models/tiny"})
    ASSERT_TRUE(Model::load(**open_tensor_folder(folder_ / model), options));
  ASSERT_EQ(prepared_use(folder_ / "cache/rowkeeper/weights").files, 2U);
  ASSERT_TRUE(remove_model("tiny"));
  EXPECT_EQ(prepared_use(folder_ / "cache/rowkeeper/weights").files, 1U);
}

TEST_F(InstalledModels, KeepsWhatNoDownloadPutThere) {
  write_model("data/rowkeeper/models/mine");
  EXPECT_FALSE(find_installed("mine")->removable);
  EXPECT_THAT(text_of(remove_model("mine")), StartsWith("model_not_removable | mine | "));
  EXPECT_TRUE(fs::exists(folder_ / "data/rowkeeper/models/mine/config.json"));
  write_model("data/rowkeeper/models/tiny");
  std::ofstream(folder_ / "data/rowkeeper/models/tiny/thesis.txt") << "mine";
  ASSERT_TRUE(remove_model("tiny"));
  EXPECT_FALSE(fs::exists(folder_ / "data/rowkeeper/models/tiny/config.json"));
  EXPECT_TRUE(fs::exists(folder_ / "data/rowkeeper/models/tiny/thesis.txt"));
  // A folder of texts is no model.
  fs::create_directories(folder_ / "data/rowkeeper/models/texts");
  std::ofstream(folder_ / "data/rowkeeper/models/texts/thesis.txt") << "mine";
  const std::vector<InstalledModel> list = list_models().value();
  for (const InstalledModel& model : list) EXPECT_NE(model.name, "texts");
}

TEST_F(InstalledModels, ALinkInOurFolderIsNotFollowedWhenRemoved) {
  write_model("elsewhere");
  fs::create_directories(folder_ / "data/rowkeeper/models");
  fs::create_directory_symlink(folder_ / "elsewhere", folder_ / "data/rowkeeper/models/linked");
  ASSERT_TRUE(remove_model("linked"));
  EXPECT_TRUE(fs::exists(folder_ / "elsewhere/config.json"));
}

TEST_F(InstalledModels, VerifyTellsByWhat) {
  write_cache("zz--other");
  write_model("elsewhere");
  write_model("data/rowkeeper/models/tiny");
  EXPECT_EQ(verify_model("tiny")->by, VerifiedBy::pin);
  EXPECT_EQ(verify_model("zz/other")->by, VerifiedBy::hub);
  EXPECT_EQ(verify_model(folder_ / "elsewhere")->by, VerifiedBy::itself);
  EXPECT_EQ(verify_model("bundled")->by, VerifiedBy::itself);
}

TEST_F(InstalledModels, VerifyNamesTheFirstThingThatIsWrong) {
  const std::string folder = folder_ / "data/rowkeeper/models/tiny/";
  write_model("data/rowkeeper/models/tiny", "merges.txt");
  EXPECT_EQ(text_of(verify_model("tiny")), "model_file_missing | " + folder + "merges.txt");
  write_model("data/rowkeeper/models/tiny");
  folder_.write("data/rowkeeper/models/tiny/vocab.json", "{}");
  EXPECT_EQ(text_of(verify_model("tiny")),
            "model_file_size | " + folder + "vocab.json | " + std::to_string(files_.at("vocab.json").size()) + " | 2");
  // In a cache, by what its links say.
  const std::string snapshot = write_cache("zz--other");
  std::string wrong = files_.at("model.safetensors");
  wrong[wrong.size() - 9] ^= 4;
  folder_.write("hf/hub/models--zz--other/blobs/" + sha256_of(files_.at("model.safetensors")), wrong);
  EXPECT_EQ(text_of(verify_model("zz/other")), "model_file_digest | " + snapshot + "/model.safetensors | " +
                                                   sha256_of(files_.at("model.safetensors")) + " | " + sha256_of(wrong));
  // A folder without any list is opened.
  folder_.write("pickle/config.json", files_.at("config.json"));
  folder_.write("pickle/pytorch_model.bin", "PK\x03\x04");
  EXPECT_THAT(text_of(verify_model(folder_ / "pickle")), StartsWith("weights_pickle | "));
}

TEST_F(InstalledModels, VerifyCanBeStopped) {
  write_model("data/rowkeeper/models/tiny");
  VerifyOptions options;
  options.progress = [&](std::uint64_t, std::uint64_t of) {
    EXPECT_EQ(of, manifest_for(files_).bytes());
    options.stop.request_stop();
  };
  EXPECT_THAT(text_of(verify_model("tiny", options)), StartsWith("cancelled"));
}

TEST_F(InstalledModels, ABrokenListIsAnError) {
  environment_.set("ROWKEEPER_KNOWN_MODELS", folder_.write("broken.json", "{}"));
  EXPECT_THAT(text_of(list_models()), StartsWith("known_models_invalid"));
  EXPECT_THAT(text_of(find_model("gpt2", ModelUse::whole)), StartsWith("known_models_invalid"));
  EXPECT_TRUE(find_model("bundled", ModelUse::whole));
}

}  // namespace
}  // namespace rowkeeper
