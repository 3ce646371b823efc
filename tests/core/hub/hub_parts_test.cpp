// The small parts of a download, each for itself.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/mount.h>

#include <filesystem>

#include "core/hub/http.h"
#include "core/hub/hub_settings.h"
#include "core/hub/part_file.h"
#include "core/hub/progress_meter.h"
#include "core/hub/retry.h"
#include "tests/core/hub/environment.h"
#include "tests/core/hub/fake_hub.h"
#include "tests/core/hub/small_model.h"
#include "tests/core/support/error_text.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

using std::chrono::milliseconds;
using testing::ElementsAre;
using testing::StartsWith;

TEST(Url, RelativeOnesAndOrigins) {
  EXPECT_EQ(resolve_url("https://hub/a/b?c=1", "/d?e=2"), "https://hub/d?e=2");
  EXPECT_EQ(resolve_url("https://hub/a", "https://other:8/x"), "https://other:8/x");
  EXPECT_EQ(resolve_url("https://hub/a", "//other/x"), "https://other/x");
  EXPECT_TRUE(same_origin("https://hub/a", "https://hub:443/b"));
  EXPECT_FALSE(same_origin("https://hub/a", "http://hub/a"));
  EXPECT_FALSE(same_origin("http://hub:1/a", "http://hub:2/a"));
  EXPECT_FALSE(same_origin("https://hub", "https://hub.evil"));
  EXPECT_FALSE(same_origin("https://hub", "https://hub@evil"));
}

TEST(Url, WhatIsShownHasNoSecrets) {
  EXPECT_EQ(shown_url("https://user:pass@hub:8/a/b?signature=secret#x"), "https://hub:8/a/b");
  EXPECT_EQ(url_host("http://user:pass@127.0.0.1:80/x"), "127.0.0.1:80");
  EXPECT_EQ(url_host("not an address"), "the address");
}

TEST(HubSettings, FromTheEnvironment) {
  Environment environment;
  EXPECT_EQ(hub_settings().endpoint, "https://huggingface.co");
  EXPECT_EQ(hub_settings().token, "");
  environment.set("HF_ENDPOINT", "https://mirror/hub//");
  environment.set("HF_TOKEN", "  hf_abc\n");
  EXPECT_EQ(hub_settings().endpoint, "https://mirror/hub");
  EXPECT_EQ(hub_settings().token, "hf_abc");
  environment.set("HF_TOKEN", "hf_abc\r\nX-Evil: 1");  // would be a header of its own
  EXPECT_EQ(hub_settings().token, "");
}

class Retry : public testing::Test {
 protected:
  Retry() { settings_.waits = {milliseconds(1), milliseconds(2), milliseconds(3)}; }

  static Attempt broken(bool brought_bytes = false) {
    return {Error{ErrorCode::hub_unreachable, {"hub", "broken"}}, true, brought_bytes};
  }
  std::string run(const std::function<Attempt(int)>& attempt) {
    return text_of(try_often(
        settings_, stop_,
        [&](milliseconds wait, const Error& why) {
          waits_.push_back(static_cast<int>(wait.count()));
          EXPECT_EQ(why.code, ErrorCode::hub_unreachable);
        },
        [&] { return attempt(tries_++); }));
  }

  HubSettings settings_;
  StopToken stop_;
  std::vector<int> waits_;
  int tries_ = 0;
};

TEST_F(Retry, WaitsGrowAndEnd) {
  EXPECT_EQ(run([](int) { return broken(); }), "hub_unreachable | hub | broken");
  EXPECT_THAT(waits_, ElementsAre(1, 2, 3));
}

TEST_F(Retry, BytesStartTheCountAnew) {
  EXPECT_EQ(run([](int i) { return i == 6 ? Attempt{} : broken(i % 2 == 1); }), "no error");
  EXPECT_THAT(waits_, ElementsAre(1, 1, 2, 1, 2, 1));
}

TEST_F(Retry, WhatIsNoUseIsNotRepeated) {
  EXPECT_EQ(run([](int) { return Attempt{Error{ErrorCode::hub_refused, {"a", "401"}}}; }), "hub_refused | a | 401");
  EXPECT_EQ(tries_, 1);
}

TEST_F(Retry, StoppedWhileItWaits) {
  settings_.waits = {std::chrono::hours(1)};
  EXPECT_EQ(run([this](int) {
              stop_.request_stop();
              return broken();
            }),
            "cancelled | 0");
}

TEST(ProgressMeter, RateAndTimeLeftOfTheLastSeconds) {
  DownloadProgress last;
  ProgressMeter meter(10'000, [&](const DownloadProgress& progress) { last = progress; });
  const auto begin = ProgressMeter::Clock::now() + std::chrono::seconds(1);
  meter.begin_file("a", DownloadProgress::Phase::checking);
  meter.found(1000, begin);
  EXPECT_EQ(last.bytes_per_second, 0);
  for (int i = 0; i <= 10; ++i) meter.fetched(100, begin + milliseconds(100 * i));
  EXPECT_EQ(last.bytes, 2100U);
  EXPECT_NEAR(last.bytes_per_second, 1000, 1);
  EXPECT_NEAR(*last.seconds_left, 7.9, 0.1);
  for (int i = 11; i <= 70; ++i) meter.fetched(10, begin + milliseconds(100 * i));
  EXPECT_NEAR(last.bytes_per_second, 100, 30);  // the fast beginning is forgotten
  // Too soon after the last telling, so it is told while nothing comes; and the rate falls meanwhile.
  meter.fetched(5, begin + milliseconds(7001));
  EXPECT_EQ(last.bytes, 2700U);
  meter.idle(begin + milliseconds(7100));
  EXPECT_EQ(last.bytes, 2705U);
  const double rate = last.bytes_per_second;
  meter.idle(begin + milliseconds(11'000));
  EXPECT_LT(last.bytes_per_second, rate / 2);
  meter.lost(2000);
  EXPECT_EQ(last.bytes, 705U);
  meter.waiting(milliseconds(1500), {ErrorCode::hub_stalled, {"hub.example", "30"}});
  EXPECT_EQ(last.phase, DownloadProgress::Phase::waiting);
  EXPECT_EQ(last.seconds_left, 1.5);
  ASSERT_TRUE(last.why);
  EXPECT_EQ(last.why->code, ErrorCode::hub_stalled);
  meter.fetched(5, begin + milliseconds(12'000));
  EXPECT_FALSE(last.why);
}

TEST(PartFile, ALinkIsNotWrittenThrough) {
  const TempFolder folder;
  const std::string victim = folder.write("victim", "mine");
  std::filesystem::create_symlink(victim, folder / "file.part");
  const auto part = PartFile::open(folder / "file", {"file", 3, {DigestKind::sha256, sha256_of("abc")}}, {}, {});
  EXPECT_THAT(text_of(part), StartsWith("file_unwritable"));
  EXPECT_EQ(read_bytes(victim), "mine");
}

TEST(PartFile, AFullDisk) {
  const TempFolder folder;
  if (mount("tmpfs", folder.path().c_str(), "tmpfs", 0, "size=64k") != 0) GTEST_SKIP() << "no right to mount";
  {
    const std::string bytes(100'000, 'x');
    auto part = PartFile::open(folder / "file", {"file", bytes.size(), {DigestKind::sha256, sha256_of(bytes)}}, {}, {});
    EXPECT_TRUE(part) << text_of(part);
    if (part) {
      EXPECT_EQ(text_of(part->write(bytes)), "disk_full | " + folder.path() + " | 34464 | 0");
      EXPECT_EQ(part->bytes(), 65536U);
      EXPECT_EQ(std::filesystem::file_size(folder / "file.part"), 65536U);
    }
  }
  umount(folder.path().c_str());
}

}  // namespace
}  // namespace rowkeeper
