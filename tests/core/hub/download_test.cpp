// Downloads that go well, are stopped, or go on from an earlier one.
#include <sys/resource.h>

#include <atomic>
#include <csignal>
#include <thread>
#include <vector>

#include "core/hub/folder_lock.h"
#include "core/hub/model_source.h"
#include "core/hub/part_file.h"
#include "core/hub/verify_model.h"
#include "tests/core/hub/hub_test.h"

namespace rowkeeper {
namespace {

using testing::Each;
using testing::Field;
using testing::StartsWith;

using Download = HubTest;

TEST_F(Download, FetchesVerifiesAndFinds) {
  const Result<DownloadPlan> plan = plan_download(kTiny, options_);
  ASSERT_TRUE(plan) << text_of(plan);
  EXPECT_EQ(plan->model.licence, "a licence");
  EXPECT_EQ(plan->bytes_there, 0U);
  EXPECT_TRUE(plan->model.pinned);
  EXPECT_TRUE(hub_.seen().empty());  // a known model is planned without asking
  EXPECT_EQ(text_of(find_model(kTiny, ModelUse::whole)).substr(0, 19), "model_not_installed");

  expect_fetched_once(download());
  const Result<VerifiedModel> verified = verify_model(kTiny);
  ASSERT_TRUE(verified) << text_of(verified);
  EXPECT_EQ(verified->by, VerifiedBy::pin);
  EXPECT_EQ(verified->bytes_checked, manifest_for(files_).bytes());
  for (const std::string name : {kTiny, kTinyRepository, "old-tiny"}) {
    const Result<ModelSource> source = find_model(name, ModelUse::whole);
    ASSERT_TRUE(source) << text_of(source);
    EXPECT_EQ(source->folder + "/", path(""));
    EXPECT_EQ(source->name, kTiny);
  }
}

TEST_F(Download, AsksForPlainBytesAndTellsNothing) {
  options_.hub.token = "";
  ASSERT_TRUE(download());
  EXPECT_THAT(hub_.seen(), Each(Field(&SeenRequest::accept_encoding, "identity")));
  EXPECT_THAT(hub_.seen(), Each(Field(&SeenRequest::authorization, "")));
  EXPECT_THAT(hub_.seen(),
              Each(Field(&SeenRequest::path, StartsWith(std::string("/") + kTinyRepository + "/resolve/" + kCommit))));
}

TEST_F(Download, ASecondTimeFetchesNothing) {
  ASSERT_TRUE(download());
  const std::size_t requests = hub_.seen().size();
  expect_fetched_once(download());
  EXPECT_EQ(hub_.seen().size(), requests);
}

TEST_F(Download, AGoodFileStaysAndAWrongOneIsReplaced) {
  ASSERT_TRUE(download());
  std::string wrong = files_.at("merges.txt");
  wrong[100] ^= 1;
  folder_.write("data/rowkeeper/models/tiny/merges.txt", wrong);
  EXPECT_EQ(text_of(verify_model(kTiny)).substr(0, 17), "model_file_digest");
  ASSERT_TRUE(download());
  expect_no_wrong_file();
  EXPECT_EQ(hub_.handed_out(kWeights), size(kWeights));
  EXPECT_EQ(hub_.handed_out("merges.txt"), 2 * size("merges.txt"));
}

TEST_F(Download, TellsHowFarItIs) {
  std::vector<DownloadProgress> told;
  options_.progress = [&](const DownloadProgress& progress) { told.push_back(progress); };
  ASSERT_TRUE(download());
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(told.back().bytes, manifest_for(files_).bytes());
  for (std::size_t i = 1; i < told.size(); ++i) EXPECT_GE(told[i].bytes, told[i - 1].bytes);
  EXPECT_THAT(told, Each(Field(&DownloadProgress::of, manifest_for(files_).bytes())));
}

TEST_F(Download, StoppedItKeepsThePartAndGoesOn) {
  hub_.on_get(kWeights, {{Fault::pause}});
  options_.progress = [&](const DownloadProgress& progress) {
    if (progress.file == kWeights && progress.bytes > size(kWeights) / 2) options_.stop.request_stop();
  };
  const Result<InstalledModel> stopped = download();
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, ErrorCode::cancelled);
  EXPECT_FALSE(there(path(kWeights)));
  expect_no_wrong_file();
  const std::uint64_t kept = std::filesystem::file_size(part(kWeights));
  EXPECT_GT(kept, size(kWeights) / 3);
  EXPECT_EQ(stopped.error().args[0], std::to_string(manifest_for(files_).bytes() - size(kWeights) + kept));
  EXPECT_EQ(list_models()->front().state, ModelState::partial);

  hub_.release();
  options_.stop.reset();
  options_.progress = nullptr;
  ASSERT_TRUE(download());
  expect_no_wrong_file();
  ASSERT_EQ(hub_.gets(kWeights).size(), 2U);
  EXPECT_EQ(hub_.gets(kWeights)[1].from, kept);
  EXPECT_EQ(hub_.gets(kWeights)[1].bytes, size(kWeights) - kept);
}

TEST_F(Download, AWholePartIsOnlyChecked) {
  folder_.write("data/rowkeeper/models/tiny/model.safetensors.part", files_.at(kWeights));
  ASSERT_TRUE(download());
  expect_no_wrong_file();
  EXPECT_TRUE(there(path(kWeights)));
  EXPECT_EQ(hub_.handed_out(kWeights), 0U);
}

TEST_F(Download, AWrongPartIsFetchedAnew) {
  for (const std::size_t kept : {size(kWeights), size(kWeights) / 2, size(kWeights) + 10}) {
    folder_.write("data/rowkeeper/models/tiny/model.safetensors.part", std::string(kept, 'x'));
    const Result<InstalledModel> model = download();
    ASSERT_TRUE(model) << text_of(model);
    expect_no_wrong_file();
    EXPECT_EQ(hub_.gets(kWeights).back().from, 0U);
    ASSERT_TRUE(remove_model(kTiny));
  }
}

TEST_F(Download, OneAtATime) {
  const std::string models = folder_ / "data/rowkeeper/models";
  {
    const auto lock = FolderLock::take(models, kTiny, kTiny);
    ASSERT_TRUE(lock);
    EXPECT_TRUE(there(models + "/.tiny.lock"));
    EXPECT_EQ(text_of(download()), "model_in_use | tiny");
    EXPECT_TRUE(hub_.seen().empty());
  }
  ASSERT_TRUE(download());
  EXPECT_FALSE(there(models + "/.tiny.lock"));
}

// The file of a lock goes with it, and still two never hold it: not even with one file each of the same name.
TEST_F(Download, ALockThatGoesIsNobodyElses) {
  std::atomic<int> held = 0, taken = 0, most = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (int n = 0; n < 3000; ++n) {
        const auto lock = FolderLock::take(folder_.path(), "model", "model");
        if (!lock) continue;
        const int now = ++held;
        if (now > most) most = now;
        ++taken;
        --held;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(most, 1);
  EXPECT_GT(taken, 0);
  EXPECT_FALSE(there(folder_ / ".model.lock"));
}

TEST_F(Download, AFullDiskIsKnownBefore) {
  ModelManifest huge = manifest_for(files_);
  huge.files.back().bytes = std::uint64_t{1} << 50;
  environment_.set("ROWKEEPER_KNOWN_MODELS", folder_.write("huge.json", known_models_for(huge)));
  const Result<InstalledModel> model = download();
  ASSERT_FALSE(model);
  EXPECT_EQ(model.error().code, ErrorCode::disk_full);
  EXPECT_TRUE(hub_.seen().empty());
  EXPECT_FALSE(std::filesystem::exists(folder_ / "data/rowkeeper/models/tiny"));
}

// The system's limit on a file's size stands for a disk that fills up meanwhile: a write takes fewer bytes, the next none.
TEST_F(Download, ADiskThatFillsUpKeepsThePart) {
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit low = {size(kWeights) / 2 + 1, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &low);
  const Result<InstalledModel> full = download();
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  EXPECT_THAT(text_of(full), StartsWith("file_unwritable | " + part(kWeights)));
  EXPECT_EQ(std::filesystem::file_size(part(kWeights)), low.rlim_cur);
  ASSERT_TRUE(download());
  expect_no_wrong_file();
  EXPECT_EQ(hub_.gets(kWeights).back().from, low.rlim_cur);
}

TEST_F(Download, AnotherKindOfModelIsFoundOutBeforeItsWeights) {
  std::map<std::string, std::string> files = files_;
  files["config.json"] = R"({"model_type": "llama"})";
  hub_.put("someone/llama", kCommit, "config.json", files["config.json"]);
  for (const char* name : {"vocab.json", "merges.txt", kWeights}) hub_.put("someone/llama", kCommit, name, files[name]);
  EXPECT_THAT(text_of(download("someone/llama")), StartsWith("config_unsupported"));
  EXPECT_EQ(hub_.handed_out(kWeights), 0U);
}

TEST_F(Download, NoPlaceForModels) {
  environment_.remove("XDG_DATA_HOME");
  environment_.remove("HOME");
  EXPECT_THAT(text_of(download()), StartsWith("file_unwritable"));
}

TEST_F(Download, NamesThatCannotBe) {
  for (const char* name : {"", "..", "../tiny", "a/b/c", "/etc", "a b", "-x", ".hidden/x", "a--b", "tiny\n"}) {
    EXPECT_EQ(text_of(plan_download(name, options_)), std::string("model_name_invalid | ") + name);
  }
  EXPECT_TRUE(hub_.seen().empty());
}

}  // namespace
}  // namespace rowkeeper
