// What tests of downloads share: a hub with the small model, a list that knows it, and an empty folder to fetch into.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "core/hub/download_model.h"
#include "tests/core/hub/environment.h"
#include "tests/core/hub/fake_hub.h"
#include "tests/core/hub/small_model.h"
#include "tests/core/support/error_text.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {

class HubTest : public testing::Test {
 protected:
  HubTest() {
    environment_.set("XDG_DATA_HOME", folder_ / "data");
    environment_.set("ROWKEEPER_KNOWN_MODELS", folder_.write("known.json", known_models_for(manifest_for(files_))));
    for (const auto& [name, bytes] : files_) hub_.put(kTinyRepository, kCommit, name, bytes);
    options_.hub.endpoint = hub_.endpoint();
    options_.hub.stall = std::chrono::milliseconds(300);
    options_.hub.waits.assign(3, std::chrono::milliseconds(2));
  }

  Result<InstalledModel> download(const std::string& name = kTiny) {
    const Result<DownloadPlan> plan = plan_download(name, options_);
    if (!plan) return tl::unexpected(plan.error());
    return download_model(*plan, options_);
  }

  std::string path(const std::string& file, const std::string& folder = kTiny) const {
    return folder_ / ("data/rowkeeper/models/" + folder + "/" + file);
  }
  std::string part(const std::string& file) const { return path(file) + ".part"; }
  static bool there(const std::string& file) { return std::filesystem::exists(file); }
  std::uint64_t size(const std::string& file) const { return files_.at(file).size(); }

  // Whatever happened: what has a file's name is that file.
  void expect_no_wrong_file() const {
    for (const auto& [name, bytes] : files_) {
      if (!there(path(name))) continue;
      EXPECT_EQ(sha256_of(read_bytes(path(name))), sha256_of(bytes)) << name;
    }
  }
  // Everything is there, and was sent once.
  void expect_fetched_once(const Result<InstalledModel>& model) const {
    ASSERT_TRUE(model) << text_of(model);
    EXPECT_EQ(model->state, ModelState::ok);
    expect_no_wrong_file();
    for (const auto& [name, bytes] : files_) {
      EXPECT_TRUE(there(path(name))) << name;
      EXPECT_FALSE(there(part(name))) << name;
      EXPECT_EQ(hub_.handed_out(name), bytes.size()) << name;
    }
  }

  const std::map<std::string, std::string>& files_ = small_model_files();
  static constexpr const char* kWeights = "model.safetensors";
  TempFolder folder_;
  Environment environment_;
  FakeHub hub_;
  DownloadOptions options_;
};

}  // namespace rowkeeper
