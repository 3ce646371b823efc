// Everything that servers and networks do to a download. Never a wrong file in place, never a good byte fetched twice.
#include "tests/core/hub/hub_test.h"

namespace rowkeeper {
namespace {

using testing::Each;
using testing::Field;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class DownloadFaults : public HubTest {
 protected:
  std::string address(const std::string& file) const {
    return hub_.endpoint() + "/" + kTinyRepository + "/resolve/" + kCommit + "/" + file;
  }
  std::string host() const { return hub_.endpoint().substr(7); }
};

TEST_F(DownloadFaults, CutAtSixtyPercent) {
  hub_.on_get(kWeights, {{Fault::cut}});
  expect_fetched_once(download());
  EXPECT_EQ(hub_.gets(kWeights).size(), 2U);
}

TEST_F(DownloadFaults, CutAgainAndAgainButAlwaysFurther) {
  hub_.on_get(kWeights, std::vector<Answer>(12, {Fault::cut, 0.3}));  // more often than there are tries without progress
  expect_fetched_once(download());
}

TEST_F(DownloadFaults, CutBeforeTheFirstByte) {
  hub_.on_get(kWeights, {{Fault::cut, 0}, {Fault::cut, 0}});
  expect_fetched_once(download());
}

TEST_F(DownloadFaults, NeverGetsAnywhere) {
  hub_.on_get(kWeights, std::vector<Answer>(20, {Fault::cut, 0}));
  const Result<InstalledModel> model = download();
  EXPECT_THAT(text_of(model), StartsWith("hub_unreachable | " + host()));
  EXPECT_EQ(hub_.gets(kWeights).size(), 4U);  // one try and three more
  expect_no_wrong_file();
}

TEST_F(DownloadFaults, NothingFetchedLeavesNothing) {
  hub_.on_get("config.json", std::vector<Answer>(20, {Fault::cut, 0}));
  for (const char* const file : {"merges.txt", "vocab.json", "model.safetensors"}) {
    hub_.on_get(file, std::vector<Answer>(20, {Fault::cut, 0}));
  }
  EXPECT_THAT(text_of(download()), StartsWith("hub_unreachable | " + host()));
  EXPECT_FALSE(there(std::filesystem::path(path("config.json")).parent_path().string()));
}

TEST_F(DownloadFaults, NoContentLength) {
  hub_.on_get(kWeights, {{Fault::no_length}});
  expect_fetched_once(download());
}

TEST_F(DownloadFaults, NoContentLengthAndCut) {
  hub_.on_get(kWeights, {{Fault::no_length_cut}});
  expect_fetched_once(download());
}

TEST_F(DownloadFaults, ServerWithoutRanges) {
  hub_.on_get(kWeights, {{Fault::cut}, {Fault::ignores_range}});
  const Result<InstalledModel> model = download();
  ASSERT_TRUE(model) << text_of(model);
  expect_no_wrong_file();
}

TEST_F(DownloadFaults, NothingFromThereOn) {
  hub_.on_get(kWeights, {{Fault::cut}, {Fault::nothing_there}});
  const Result<InstalledModel> model = download();
  ASSERT_TRUE(model) << text_of(model);
  expect_no_wrong_file();
}

TEST_F(DownloadFaults, AnotherPieceThanAskedFor) {
  hub_.on_get(kWeights, {{Fault::cut}, {Fault::other_piece}});
  ASSERT_TRUE(download());
  expect_no_wrong_file();
  hub_.on_get(kWeights, {{Fault::cut}, {Fault::other_piece}, {Fault::cut}, {Fault::other_piece}});
  ASSERT_TRUE(remove_model(kTiny));
  EXPECT_EQ(text_of(download()), "hub_answer_odd | " + address(kWeights) + " | another piece");
  expect_no_wrong_file();
}

TEST_F(DownloadFaults, APageInsteadOfTheFile) {
  for (const Fault fault : {Fault::html, Fault::html_as_file}) {
    hub_.on_get(kWeights, {{fault}});
    EXPECT_EQ(text_of(download()), "hub_answer_odd | " + address(kWeights) + " | an HTML page");
    EXPECT_FALSE(there(path(kWeights)));
    expect_no_wrong_file();
  }
  expect_fetched_once(download());
}

TEST_F(DownloadFaults, APageInTheMiddleKeepsWhatWasThere) {
  hub_.on_get(kWeights, {{Fault::cut}, {Fault::html}});
  EXPECT_THAT(text_of(download()), StartsWith("hub_answer_odd"));
  expect_fetched_once(download());
}

TEST_F(DownloadFaults, APageAlreadyWhenAsked) {
  hub_.on_head("config.json", {{Fault::html}});
  EXPECT_EQ(text_of(download()), "hub_answer_odd | " + address("config.json") + " | an HTML page");
}

TEST_F(DownloadFaults, OneFlippedBit) {
  hub_.on_get(kWeights, {{Fault::flipped}});
  std::string wrong = files_.at(kWeights);
  wrong[wrong.size() / 2] ^= 1;
  EXPECT_EQ(text_of(download()),
            "hub_file_digest | " + address(kWeights) + " | " + sha256_of(files_.at(kWeights)) + " | " + sha256_of(wrong));
  EXPECT_FALSE(there(path(kWeights)));
  EXPECT_FALSE(there(part(kWeights)));
  ASSERT_TRUE(download());
  expect_no_wrong_file();
}

TEST_F(DownloadFaults, OneFlippedBitInTheSecondPiece) {
  hub_.on_get(kWeights, {{Fault::cut}, {Fault::flipped}});
  ASSERT_TRUE(download());  // pieces that don't fit are fetched once more as a whole
  expect_no_wrong_file();
  EXPECT_EQ(hub_.gets(kWeights).size(), 3U);
}

TEST_F(DownloadFaults, WrongSize) {
  hub_.on_get(kWeights, {{Fault::shorter_length}});
  EXPECT_EQ(text_of(download()), "hub_file_size | " + address(kWeights) + " | " + std::to_string(size(kWeights)) + " | " +
                                     std::to_string(size(kWeights) - 1));
  hub_.on_get(kWeights, {{Fault::longer}});
  EXPECT_THAT(text_of(download()), StartsWith("hub_file_size"));
  expect_no_wrong_file();
  EXPECT_FALSE(there(path(kWeights)));
}

TEST_F(DownloadFaults, AnotherFileIsRefusedBeforeItIsFetched) {
  std::string other = files_.at(kWeights);
  other.back() ^= 1;
  hub_.put(kTinyRepository, kCommit, kWeights, other);
  EXPECT_EQ(text_of(download()),
            "hub_file_digest | " + address(kWeights) + " | " + sha256_of(files_.at(kWeights)) + " | " + sha256_of(other));
  hub_.put(kTinyRepository, kCommit, kWeights, other + "more");
  EXPECT_THAT(text_of(download()), StartsWith("hub_file_size"));
  EXPECT_EQ(hub_.handed_out(kWeights), 0U);
}

TEST_F(DownloadFaults, Stalls) {
  hub_.on_get(kWeights, {{Fault::pause}, {Fault::no_answer}});
  hub_.on_head("vocab.json", {{Fault::no_answer}});
  expect_fetched_once(download());
}

TEST_F(DownloadFaults, StallsForGood) {
  options_.hub.stall = std::chrono::milliseconds(1000);
  options_.hub.waits.clear();
  hub_.on_get(kWeights, {{Fault::no_answer}});
  EXPECT_EQ(text_of(download()), "hub_stalled | " + host() + " | 1");
}

TEST_F(DownloadFaults, TooManyRequestsThenGood) {
  options_.hub.longest_wait = std::chrono::seconds(5);
  hub_.on_get(kWeights, {{Fault::too_many, 0, "1"}, {Fault::too_many}});
  hub_.on_head("config.json", {{Fault::too_many}});
  std::vector<double> waits;
  options_.progress = [&](const DownloadProgress& progress) {
    if (progress.phase == DownloadProgress::Phase::waiting) waits.push_back(*progress.seconds_left);
  };
  expect_fetched_once(download());
  EXPECT_EQ(waits, (std::vector<double>{0.002, 1.0, 0.002}));  // as long as the server asked for
}

TEST_F(DownloadFaults, AskedToWaitTooLong) {
  hub_.on_get(kWeights, {{Fault::too_many, 0, "3600"}});
  EXPECT_EQ(text_of(download()), "hub_busy | " + host() + " | 429 | 3600");
  hub_.on_get(kWeights, {{Fault::too_many, 0, "Wed, 21 Oct 2099 07:28:00 GMT"}});
  EXPECT_THAT(text_of(download()), StartsWith("hub_busy | " + host() + " | 429 | "));
}

TEST_F(DownloadFaults, ServerErrors) {
  hub_.on_get(kWeights, {{Fault::out_of_order}, {Fault::out_of_order}});
  expect_fetched_once(download());
  ASSERT_TRUE(remove_model(kTiny));
  hub_.on_get(kWeights, std::vector<Answer>(4, {Fault::out_of_order}));
  EXPECT_EQ(text_of(download()), "hub_busy | " + host() + " | 503 | ");
}

TEST_F(DownloadFaults, StoppedWhileWaiting) {
  options_.hub.waits.assign(3, std::chrono::minutes(10));
  hub_.on_get(kWeights, {{Fault::out_of_order}});
  options_.progress = [&](const DownloadProgress& progress) {
    if (progress.phase == DownloadProgress::Phase::waiting) options_.stop.request_stop();
  };
  EXPECT_THAT(text_of(download()), StartsWith("cancelled"));
}

TEST_F(DownloadFaults, RefusedAndNotThere) {
  hub_.on_head("config.json", {{Fault::forbidden}});
  EXPECT_EQ(text_of(download()), std::string("hub_refused | ") + kTinyRepository + " | 401");
  FakeHub empty;
  options_.hub.endpoint = empty.endpoint();
  EXPECT_EQ(text_of(download()), std::string("hub_file_not_found | ") + kTinyRepository + " | config.json");
}

TEST_F(DownloadFaults, NobodyThere) {
  options_.hub.endpoint = "http://127.0.0.1:1";
  EXPECT_THAT(text_of(download()), StartsWith("hub_unreachable | 127.0.0.1:1 | "));
  for (const char* const no_address : {"ftp://127.0.0.1", "hub", "https:", "http://127.0.0.1:99999", "http://[::1"}) {
    options_.hub.endpoint = no_address;
    EXPECT_EQ(text_of(download()), std::string("hub_endpoint_invalid | ") + no_address);
  }
}

TEST_F(DownloadFaults, LargeFilesElsewhereAndTheTokenDoesNotFollow) {
  FakeHub store;
  hub_.keep_large_files_at(store);
  options_.hub.token = "hf_verysecret";
  store.on_get(kWeights, {{Fault::cut}});
  const Result<InstalledModel> model = download();
  ASSERT_TRUE(model) << text_of(model);
  expect_no_wrong_file();
  EXPECT_THAT(hub_.seen(), Each(Field(&SeenRequest::authorization, "Bearer hf_verysecret")));
  EXPECT_THAT(store.seen(), Each(Field(&SeenRequest::authorization, "")));
  EXPECT_EQ(store.handed_out(kWeights), size(kWeights));
  EXPECT_THAT(store.seen(), Each(Field(&SeenRequest::method, "GET")));  // it isn't even asked before
}

TEST_F(DownloadFaults, NoSecretInAnError) {
  FakeHub store;
  hub_.keep_large_files_at(store);
  options_.hub.token = "hf_verysecret";
  for (const Fault fault : {Fault::flipped, Fault::html, Fault::out_of_order, Fault::cut, Fault::shorter_length}) {
    store.on_get(kWeights, std::vector<Answer>(5, {fault, 0}));
    const std::string error = text_of(download());
    EXPECT_NE(error, "no error");
    EXPECT_THAT(error, Not(HasSubstr("secret")));
  }
  options_.hub.endpoint = "http://user:secret@" + host();
  hub_.on_get("config.json", {{Fault::html}});
  ASSERT_TRUE(remove_model(kTiny));
  EXPECT_THAT(text_of(download()), Not(HasSubstr("secret")));
}

TEST_F(DownloadFaults, AMovedRepositoryOnTheSameHost) {
  hub_.rename("tiny-before", kTinyRepository);
  options_.hub.token = "hf_token";
  const Result<InstalledModel> model = download("tiny-before");
  ASSERT_TRUE(model) << text_of(model);
  EXPECT_EQ(sha256_of(read_bytes(path(kWeights, "tiny-before"))), sha256_of(files_.at(kWeights)));
  EXPECT_THAT(hub_.seen(), Each(Field(&SeenRequest::authorization, "Bearer hf_token")));
}

TEST_F(DownloadFaults, ThroughAProxy) {
  options_.hub.endpoint = "http://hub.invalid";
  environment_.set("http_proxy", hub_.endpoint());
  const Result<InstalledModel> model = download();
  ASSERT_TRUE(model) << text_of(model);
  expect_no_wrong_file();
}

}  // namespace
}  // namespace rowkeeper
