// rowkeeper-cli models: list, verify, remove, make, and what they say.
#include "app/cli/models_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <filesystem>

#include "tests/cli/process.h"
#include "tests/core/hub/small_model.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Models : public testing::Test {
 protected:
  Models() {
    options_.environment = {"XDG_DATA_HOME=" + folder_ / "data", "XDG_CACHE_HOME=" + folder_ / "cache"};
    known_ = folder_.write("known.json", known_models_for(manifest_for(small_model_files())));
  }
  ProcessResult run(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), "models");
    return run_cli(arguments, options_);
  }
  ProcessResult run_with_list(std::vector<std::string> arguments) const {
    arguments.insert(arguments.end(), {"--known-models", known_});
    return run(std::move(arguments));
  }
  void install() const {
    for (const auto& [name, bytes] : small_model_files()) folder_.write("data/rowkeeper/models/tiny/" + name, bytes);
  }

  TempFolder folder_;
  ProcessOptions options_;
  std::string known_;
};

TEST_F(Models, ListSaysWhatIsKeptReady) {
  folder_.write("cache/rowkeeper/weights/0123-exact-f16-32.weights", std::string(3 << 20, 'x'));
  const json list = cli_json({"models", "list"}, options_);
  EXPECT_EQ(list["prepared"]["files"], 1);
  EXPECT_EQ(list["prepared"]["bytes"], 3 << 20);
  EXPECT_THAT(run({"list"}).out, HasSubstr("opens at once: 3.0 MiB in " + folder_ / "cache/rowkeeper/weights;"));
}

TEST_F(Models, ListSaysWhatIsWhere) {
  const json list = cli_json({"models", "list"}, options_);
  ASSERT_EQ(list["models"].size(), 3U);
  const json& gpt2 = list["models"][0];
  EXPECT_EQ(gpt2["name"], "gpt2");
  EXPECT_EQ(gpt2["state"], "missing");
  EXPECT_EQ(gpt2["source"], "rowkeeper");
  EXPECT_EQ(gpt2["path"], folder_ / "data/rowkeeper/models/gpt2");
  EXPECT_EQ(gpt2["bytes"], 0);
  EXPECT_EQ(gpt2["bytes_whole"], 549604455);
  EXPECT_EQ(list["models"][1]["name"], "rowkeeper-tiny");
  EXPECT_EQ(list["models"][1]["source"], "bundled");
  EXPECT_EQ(list["models"][1]["state"], "ok");
  EXPECT_EQ(list["places"][0]["path"], folder_ / "data/rowkeeper/models");

  EXPECT_EQ(list["prepared"]["path"], folder_ / "cache/rowkeeper/weights");
  EXPECT_EQ(list["prepared"]["files"], 0);

  const ProcessResult text = run({"list"});
  EXPECT_EQ(text.status, 0);
  EXPECT_THAT(text.out, Not(HasSubstr("kept ready")));
  EXPECT_THAT(text.out, HasSubstr("'rowkeeper-cli models download gpt2' fetches 524.1 MiB"));
  EXPECT_THAT(text.out,
              HasSubstr("Looked in, in this order:\n  Rowkeeper's own       " + folder_ / "data/rowkeeper/models"));
  EXPECT_THAT(text.out, HasSubstr("Hugging Face's cache  /nonexistent/.cache/huggingface/hub"));
}

TEST_F(Models, VerifyAndRemove) {
  install();
  EXPECT_EQ(run({"verify", "tiny", "--known-models", known_}).status, 0);
  const json verified = cli_json({"models", "verify", "tiny", "--known-models", known_}, options_);
  EXPECT_EQ(verified["models"][0]["state"], "ok");
  EXPECT_EQ(verified["verified_by"], "pin");
  EXPECT_EQ(verified["bytes_checked"], manifest_for(small_model_files()).bytes());
  EXPECT_EQ(cli_json({"generate", "--model", "tiny", "--known-models", known_, "--ids", "1", "--tokens", "1"},
                     options_)["model"]["name"],
            "tiny");

  std::string wrong = small_model_files().at("model.safetensors");
  wrong[wrong.size() / 2] ^= 1;
  folder_.write("data/rowkeeper/models/tiny/model.safetensors", wrong);
  const ProcessResult damaged = run_with_list({"verify", "tiny"});
  EXPECT_EQ(damaged.status, 2);
  EXPECT_THAT(damaged.err,
              StartsWith("rowkeeper-cli: the checksum of '" + folder_ / "data/rowkeeper/models/tiny/model.safe"));

  const ProcessResult removed = run_with_list({"remove", "tiny"});
  EXPECT_EQ(removed.status, 0);
  EXPECT_THAT(removed.out, StartsWith("removed tiny ("));
  EXPECT_FALSE(fs::exists(folder_ / "data/rowkeeper/models/tiny"));
  const ProcessResult again = run_with_list({"remove", "tiny"});
  EXPECT_EQ(again.status, 2);
  EXPECT_THAT(again.err, HasSubstr("'tiny' is not on this computer, so there is nothing to remove"));
}

TEST_F(Models, WhatStaysSaysWhy) {
  for (const auto& [name, bytes] : small_model_files()) {
    folder_.write("mine/" + name, bytes);
    folder_.write("cache/huggingface/hub/models--a--b/snapshots/" + std::string(40, 'a') + "/" + name, bytes);
    folder_.write("data/rowkeeper/models/put-there/" + name, bytes);
  }
  const auto why = [&](const std::string& name) {
    const ProcessResult result = run({"remove", name});
    EXPECT_EQ(result.status, 2);
    return result.err;
  };
  for (const char* const name : {"bundled", "rowkeeper-tiny", "rowkeeper-tiny-mqa"}) {
    EXPECT_THAT(why(name),
                StartsWith("rowkeeper-cli: '" + std::string(name) + "' cannot be removed: it comes with the program"));
  }
  EXPECT_THAT(why("a/b"), HasSubstr("'a/b' cannot be removed: it is in a cache of Hugging Face's tools"));
  for (const std::string& name : {folder_ / "mine", std::string("put-there")}) {
    EXPECT_THAT(why(name), HasSubstr("'" + name + "' cannot be removed: no download of Rowkeeper's put it there"));
  }
  EXPECT_TRUE(fs::exists(folder_ / "mine/config.json"));
}

TEST_F(Models, ANameThatThereIsNotIsToldWithoutOptionsOfOtherCommands) {
  for (const char* const command : {"verify", "remove"}) {
    for (const char* const name : {"gtp2", "owner/gpt", "./gpt2", "/none/such", "random:gpt2", "random:gtp2", ""}) {
      const ProcessResult result = run({command, name});
      EXPECT_EQ(result.status, 2);
      EXPECT_THAT(result.err, HasSubstr("'" + std::string(name) + "'"));
      EXPECT_THAT(result.err, Not(HasSubstr("--model")));
    }
    EXPECT_THAT(
        run({command, "gtp2"}).err,
        HasSubstr("there is no model or folder 'gtp2' (did you mean 'gpt2'?): use one of bundled, random:gpt2[:SEED], "
                  "gpt2, rowkeeper-tiny, rowkeeper-tiny-mqa, or the path"));
    EXPECT_THAT(run({command, "./gtp2"}).err, HasSubstr("there is no folder './gtp2': give the path of a model folder"));
    EXPECT_THAT(run({command, "random:gpt2:7"}).err, HasSubstr("'random:gpt2:7' is made in memory each time"));
  }
  EXPECT_THAT(run({"verify", "gpt2"}).err, Not(HasSubstr("--model")));
  EXPECT_EQ(run({"verify", "bundled"}).status, 0);
}

TEST_F(Models, AFolderOfUnknownOriginIsOpened) {
  for (const auto& [name, bytes] : small_model_files()) folder_.write("mine/" + name, bytes);
  const ProcessResult good = run({"verify", folder_ / "mine"});
  EXPECT_EQ(good.status, 0);
  EXPECT_THAT(good.out, HasSubstr("there are no checksums to hold them against"));
  fs::remove(folder_ / "mine/model.safetensors");
  folder_.write("mine/pytorch_model.bin", "PK\x03\x04");
  const ProcessResult pickle = run({"verify", folder_ / "mine"});
  EXPECT_EQ(pickle.status, 2);
  EXPECT_THAT(pickle.err, HasSubstr("can run code when it is opened"));
  EXPECT_THAT(pickle.err, HasSubstr("save_pretrained"));
}

TEST_F(Models, AModelThatIsNotInstalledSaysHowToGetIt) {
  const ProcessResult result = run_cli({"generate", "--model", "gpt2", "--prompt", "x"}, options_);
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, HasSubstr("'rowkeeper-cli models download gpt2' fetches it"));
  EXPECT_THAT(result.err, HasSubstr(folder_ / "data/rowkeeper/models"));
}

TEST_F(Models, ABrokenListIsNamed) {
  const ProcessResult result = run({"list", "--known-models", folder_.write("broken.json", "{\"models\": [{}]}")});
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, HasSubstr("model 1: 'name' is missing"));
}

TEST_F(Models, Make) {
  const ProcessResult other = run({"make", "bundled", folder_ / "x"});
  EXPECT_EQ(other.status, 2);
  EXPECT_THAT(other.err, HasSubstr("no generated model"));
  // Whether there is such a model or not: it can't be made.
  for (const char* const name : {"gpt2", "nonsense", "/none/such", "random:bert", "random:gpt2x"}) {
    EXPECT_THAT(run({"make", name, folder_ / "x"}).err,
                HasSubstr("'" + std::string(name) + "' is no generated model: give random:gpt2 or random:gpt2:SEED"));
  }
  for (const char* const seed : {"", "x", "-1", "7 ", "1.5", "18446744073709551616"}) {
    const ProcessResult wrong = run({"make", "random:gpt2:" + std::string(seed), folder_ / "x"});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_THAT(wrong.err, HasSubstr("the seed of 'random:gpt2:" + std::string(seed) +
                                     "' is no whole number from 0 to 18446744073709551615: give random:gpt2"));
  }
  EXPECT_FALSE(fs::exists(folder_ / "x"));
  EXPECT_THAT(run({"make", "random:gpt2", folder_.write("a file", "mine")}).err,
              HasSubstr("a file': it is no folder; choose another place"));
  const ProcessResult full = run({"make", "random:gpt2:7", folder_.path()});
  EXPECT_EQ(full.status, 2);
  EXPECT_THAT(full.err, HasSubstr("has files in it"));
}

TEST_F(Models, MakeInterrupted) {
  std::signal(SIGHUP, SIG_DFL);  // nohup's children are not to be ended by it
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const std::string made = folder_ / ("made" + std::to_string(signal));
    ProcessOptions options = options_;
    options.signal = signal;
    options.signal_when = [&] { return fs::exists(made + "/config.json"); };
    const ProcessResult result = run_cli({"models", "make", "random:gpt2:7", made}, options);
    EXPECT_EQ(result.status, 128 + signal) << result.err;
    EXPECT_THAT(result.err, HasSubstr("interrupted"));
    EXPECT_FALSE(fs::exists(made) && !fs::is_empty(made)) << signal;
  }
}

TEST_F(Models, MakeWhereFilesMayNotBeSoLarge) {
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit small{10'000'000, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &small);
  const ProcessResult result = run({"make", "random:gpt2:7", folder_ / "made"});
  setrlimit(RLIMIT_FSIZE, &before);
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, HasSubstr("cannot write '" + folder_ / "made/model.safetensors" + "': File too large"));
}

TEST_F(Models, WrongUse) {
  EXPECT_THAT(run({}).err, HasSubstr("give a subcommand, one of list, verify, download, remove, make"));
  EXPECT_THAT(run({"verify"}).err, HasSubstr("verify needs NAME; see rowkeeper-cli models verify --help"));
  EXPECT_THAT(run({"make", "random:gpt2"}).err, HasSubstr("make needs FOLDER"));
  EXPECT_THAT(run({"verify", "a", "b"}).err, HasSubstr("'b' is not expected here"));
  EXPECT_THAT(run({"fetch", "a"}).err, HasSubstr("there is no subcommand 'fetch': use one of list, verify"));
  EXPECT_THAT(run({"lst"}).err, HasSubstr("there is no subcommand 'lst' (did you mean 'list'?): use one of list, verify"));
  EXPECT_THAT(run({"download", "a", "--tokens", "3"}).err, HasSubstr("there is no option --tokens"));
  EXPECT_THAT(run({"download", "../x"}).err, HasSubstr("'../x' cannot be the name of a model"));
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"--help"}, {"list", "--help"}, {"verify", "--help"}, {"download", "--help"}}) {
    const ProcessResult help = run(arguments);
    EXPECT_EQ(help.status, 0) << help.err;
    EXPECT_THAT(help.out, HasSubstr("Example"));
  }
}

TEST(ModelsReport, ProgressHasRateAndTimeLeft) {
  DownloadProgress progress;
  progress.phase = DownloadProgress::Phase::fetching;
  progress.file = "model.safetensors";
  progress.bytes = 100 << 20;
  progress.of = 500 << 20;
  EXPECT_EQ(cli::progress_text(progress), "model.safetensors: 100.0 MiB of 500.0 MiB");
  progress.bytes_per_second = 10 << 20;
  progress.seconds_left = 40;
  EXPECT_EQ(cli::progress_text(progress), "model.safetensors: 100.0 MiB of 500.0 MiB, 10.0 MiB/s, 40 s left");
  EXPECT_EQ(cli::time_text(88.2), "89 s");
  EXPECT_EQ(cli::time_text(90.1), "2 min");
  EXPECT_EQ(cli::time_text(7300), "2 h 2 min");
}

TEST(ModelsReport, ARetryHasItsReasonAndItsWait) {
  EXPECT_EQ(cli::retry_text({ErrorCode::hub_unreachable, {"hub.example", "the file ended too early"}}, 1.5),
            "cannot reach hub.example (the file ended too early); trying again in 2 s");
  EXPECT_EQ(cli::retry_text({ErrorCode::hub_stalled, {"hub.example", "30"}}, 4),
            "hub.example sent nothing for 30 seconds; trying again in 4 s");
  EXPECT_EQ(cli::retry_text({ErrorCode::hub_busy, {"hub.example", "503", "120"}}, 120),
            "hub.example is busy or out of order (HTTP status 503); trying again in 2 min");
  EXPECT_EQ(cli::retry_text({ErrorCode::hub_answer_odd, {"https://hub.example/a: b", "another piece"}}, 1),
            "'https://hub.example/a: b' answered with another piece instead of the file; trying again in 1 s");
}

}  // namespace
}  // namespace rowkeeper
