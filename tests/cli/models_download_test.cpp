// From nothing to a running model, against a server that behaves like the hub; and processes that get in each other's way or are
// killed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <future>
#include <thread>

#include "tests/cli/process.h"
#include "tests/core/hub/fake_hub.h"
#include "tests/core/hub/small_model.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class ModelsDownload : public testing::Test {
 protected:
  ModelsDownload() {
    options_.environment = {"XDG_DATA_HOME=" + folder_ / "data", "HF_ENDPOINT=" + hub_.endpoint(), "HF_TOKEN=hf_verysecret"};
    hub_.keep_large_files_at(store_);
  }

  // Lets the hub have these files under gpt2's name, and makes a list that knows them.
  void serve(const std::map<std::string, std::string>& files) {
    ModelManifest manifest = manifest_for(files);
    manifest.name = "gpt2";
    manifest.repositories = {"openai-community/gpt2", "gpt2"};
    known_ = folder_.write("known.json", known_models_for(manifest));
    for (const auto& [name, bytes] : files) {
      hub_.put("openai-community/gpt2", kCommit, name, bytes);
      hub_.put("openai-community/gpt2", "607a30d783dfa663caf39e06633721c8d4cfcd7e", name, bytes);
    }
  }

  ProcessResult download(const ProcessOptions& options) const {
    return run_cli({"models", "download", "gpt2", "--known-models", known_}, options);
  }
  std::string path(const std::string& file) const { return folder_ / ("data/rowkeeper/models/gpt2/" + file); }
  bool weights_begun() const { return store_.handed_out("model.safetensors") > 0; }

  // Download, verify, run; and what the real list says to such files.
  void from_nothing_to_running() const {
    const ProcessResult fetched = download(options_);
    ASSERT_EQ(fetched.status, 0) << fetched.err;
    EXPECT_THAT(fetched.err, AllOf(HasSubstr("Licence: a licence"), HasSubstr("Source:  https://hub.example/tiny")));
    EXPECT_THAT(fetched.err, HasSubstr("From:    " + hub_.endpoint()));
    EXPECT_THAT(fetched.out, HasSubstr("use it with --model gpt2"));
    EXPECT_THAT(fetched.out + fetched.err, Not(HasSubstr("secret")));
    EXPECT_EQ(run_cli({"models", "verify", "gpt2", "--known-models", known_}, options_).status, 0);
    std::vector<std::string> arguments = {"generate", "--model", "gpt2", "--ids", "5,6", "--tokens", "2", "--json"};
    const ProcessResult others = run_cli(arguments, options_);
    EXPECT_EQ(json::parse(others.out)["model"]["name"], "gpt2");
    EXPECT_EQ(json::parse(others.out)["output_ids"].size(), 2U);
    EXPECT_THAT(others.err, HasSubstr("warning: the files in '" + folder_ / "data/rowkeeper/models/gpt2" +
                                      "' are not those that are known as gpt2, by their sizes: 'rowkeeper-cli models verify "
                                      "gpt2' says which"));
    arguments.insert(arguments.end(), {"--known-models", known_});
    EXPECT_EQ(run_cli(arguments, options_).err, "");

    const ProcessResult real = run_cli({"models", "verify", "gpt2"}, options_);
    EXPECT_EQ(real.status, 2);
    EXPECT_THAT(real.err, HasSubstr("config.json' has"));
    fs::remove_all(folder_ / "data");
    const std::uint64_t before = hub_.handed_out("config.json") + store_.handed_out("model.safetensors");
    const ProcessResult refused = run_cli({"models", "download", "gpt2"}, options_);
    EXPECT_EQ(refused.status, 1);
    EXPECT_THAT(refused.err, HasSubstr("config.json' has"));
    EXPECT_EQ(hub_.handed_out("config.json") + store_.handed_out("model.safetensors"), before);
    EXPECT_FALSE(fs::exists(folder_ / "data/rowkeeper/models/gpt2"));
  }

  TempFolder folder_;
  FakeHub hub_, store_;
  ProcessOptions options_;
  std::string known_;
};

TEST_F(ModelsDownload, FromNothingToRunning) {
  serve(small_model_files());
  from_nothing_to_running();
}

TEST_F(ModelsDownload, FromNothingToRunningInGpt2sSize) {
  const char* const wanted = std::getenv("ROWKEEPER_LONG");
  if (wanted == nullptr || *wanted == '\0') GTEST_SKIP() << "half a gigabyte: set ROWKEEPER_LONG=1";
  const ProcessResult made = run_cli({"models", "make", "random:gpt2:7", folder_ / "made", "--json"});
  ASSERT_EQ(made.status, 0) << made.err;
  EXPECT_EQ(json::parse(made.out)["models"][0]["parameters"], 124439808);
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::directory_iterator(folder_ / "made")) {
    files[entry.path().filename().string()] = read_bytes(entry.path().string());
  }
  serve(files);
  from_nothing_to_running();
}

TEST_F(ModelsDownload, JsonIsTheModel) {
  serve(small_model_files());
  const json made = cli_json({"models", "download", "gpt2", "--known-models", known_}, options_);
  EXPECT_EQ(made["models"][0]["name"], "gpt2");
  EXPECT_EQ(made["models"][0]["path"], folder_ / "data/rowkeeper/models/gpt2");
  EXPECT_EQ(made["models"][0]["state"], "ok");
  EXPECT_EQ(made["models"][0]["source"], "rowkeeper");
}

TEST_F(ModelsDownload, ACopyInACacheIsEnough) {
  serve(small_model_files());
  const std::string snapshot = "hf/hub/models--gpt2/snapshots/" + std::string(kCommit);
  for (const auto& [name, bytes] : small_model_files()) folder_.write(snapshot + "/" + name, bytes);
  folder_.write("hf/hub/models--gpt2/refs/main", kCommit);
  ProcessOptions options = options_;
  options.environment.push_back("HF_HOME=" + folder_ / "hf");
  const ProcessResult result = download(options);
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr(folder_ / snapshot));
  EXPECT_TRUE(hub_.seen().empty());
}

TEST_F(ModelsDownload, WhatIsBundledIsThere) {
  const ProcessResult result = run_cli({"models", "download", "bundled"}, options_);
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.err, "rowkeeper-tiny is on this computer already: nothing is fetched\n");
  EXPECT_THAT(result.out, HasSubstr("use it with --model rowkeeper-tiny"));
  EXPECT_TRUE(hub_.seen().empty());
}

TEST_F(ModelsDownload, EachRetryIsALine) {
  serve(small_model_files());
  store_.on_get("model.safetensors", {{Fault::out_of_order}, {Fault::cut}});
  const ProcessResult fetched = download(options_);
  EXPECT_EQ(fetched.status, 0) << fetched.err;
  EXPECT_THAT(fetched.err, HasSubstr("is busy or out of order (HTTP status 503); trying again in 1 s\n"));
  EXPECT_THAT(fetched.err, HasSubstr("); trying again in 1 s\ncannot reach"));
}

TEST_F(ModelsDownload, CtrlCKeepsThePartAndSaysHowToGoOn) {
  serve(small_model_files());
  store_.on_get("model.safetensors", {{Fault::pause}});
  ProcessOptions options = options_;
  options.signal = SIGINT;
  options.signal_when = [this] { return weights_begun(); };
  const ProcessResult stopped = download(options);
  EXPECT_EQ(stopped.status, 130);
  EXPECT_EQ(store_.gets("model.safetensors").size(), 1U);  // not the end of that try, after which it is tried again
  EXPECT_THAT(stopped.err, HasSubstr("are kept, 'rowkeeper-cli models download gpt2' goes on from there"));
  const json list = cli_json({"models", "list", "--known-models", known_}, options_);
  EXPECT_EQ(list["models"][0]["state"], "partial");
  store_.release();
  const std::uint64_t kept = fs::exists(path("model.safetensors.part")) ? fs::file_size(path("model.safetensors.part")) : 0;
  ASSERT_EQ(download(options_).status, 0);
  EXPECT_EQ(store_.gets("model.safetensors").back().from, kept);
  EXPECT_EQ(sha256_of(read_bytes(path("model.safetensors"))), sha256_of(small_model_files().at("model.safetensors")));
}

TEST_F(ModelsDownload, KilledInMidFileAndStartedAgain) {
  serve(small_model_files());
  store_.on_get("model.safetensors", {{Fault::pause}});
  ProcessOptions options = options_;
  options.signal = SIGKILL;
  const std::uint64_t most = small_model_files().at("model.safetensors").size() / 2;
  options.signal_when = [&] {
    std::error_code ignored;
    const std::uintmax_t size = fs::file_size(path("model.safetensors.part"), ignored);
    return !ignored && size > most;
  };
  EXPECT_EQ(download(options).status, 128 + SIGKILL);
  store_.release();
  EXPECT_FALSE(fs::exists(path("model.safetensors")));
  const std::uint64_t kept = fs::file_size(path("model.safetensors.part"));
  ASSERT_GT(kept, most);
  const ProcessResult again = download(options_);
  ASSERT_EQ(again.status, 0) << again.err;
  EXPECT_EQ(store_.gets("model.safetensors").back().from, kept);
  EXPECT_EQ(sha256_of(read_bytes(path("model.safetensors"))), sha256_of(small_model_files().at("model.safetensors")));
  EXPECT_EQ(hub_.gets("vocab.json").size(), 1U);  // what was whole was not fetched again
}

TEST_F(ModelsDownload, TwoAtOnce) {
  serve(small_model_files());
  store_.on_get("model.safetensors", {{Fault::pause}});
  std::future<ProcessResult> first = std::async(std::launch::async, [this] { return download(options_); });
  while (!weights_begun()) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  const ProcessResult second = download(options_);
  EXPECT_EQ(second.status, 1);
  EXPECT_THAT(second.err, HasSubstr("another Rowkeeper is downloading"));
  store_.release();
  EXPECT_EQ(first.get().status, 0);
  EXPECT_EQ(store_.handed_out("model.safetensors"), small_model_files().at("model.safetensors").size());
}

}  // namespace
}  // namespace rowkeeper
