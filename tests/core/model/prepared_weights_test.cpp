// Weights that were packed once: the same bits the next time, and never those of other files.
#include "core/model/prepared_weights.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "core/model/model.h"
#include "tests/core/model/model_files.h"

namespace rowkeeper {
namespace {

namespace fs = std::filesystem;

std::unique_ptr<TensorSource> source_in(const std::string& folder) { return std::move(*open_tensor_folder(folder)); }

Model load_or_die(const TensorSource& source, const LoadOptions& options) {
  Result<Model> model = Model::load(source, options);
  if (!model) throw std::runtime_error(error_code_name(model.error().code));
  return std::move(*model);
}

bool same_bits(const std::vector<float>& a, const std::vector<float>& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

class Prepared : public testing::Test {
 protected:
  LoadOptions options(Precision precision = Precision::f32) const {
    LoadOptions options;
    options.threads = 2;
    options.precision = precision;
    options.prepared = {place / "weights", 0};
    return options;
  }
  std::vector<float> logits(const LoadOptions& options) const {
    const Model model = load_or_die(*source_in(folder.path()), options);
    const std::unique_ptr<KvStore> store = std::move(*model.make_store());
    std::vector<float> logits(static_cast<std::size_t>(model.shape().vocabulary));
    const std::vector<TokenId> tokens = {TokenId(1), TokenId(20), TokenId(7), TokenId(0), TokenId(13)};
    if (!model.pass(tokens, *store, logits, {})) throw std::runtime_error("no pass");
    return logits;
  }
  std::vector<float> logits() const { return logits(options()); }
  std::vector<fs::path> kept() const {
    std::vector<fs::path> files;
    std::error_code none;
    for (const auto& file : fs::directory_iterator(place / "weights", none)) files.push_back(file.path());
    std::sort(files.begin(), files.end());
    return files;
  }
  std::string bytes_of(const fs::path& file) const {
    std::ifstream from(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(from), {}};
  }

  TempFolder place;
  ModelFolder folder{small_tensors()};
};

TEST_F(Prepared, AreTheSameBitsTheNextTime) {
  for (const Precision precision : {Precision::f32, Precision::f16, Precision::q8}) {
    LoadOptions none = options(precision);
    none.prepared = {};
    const std::vector<float> packed = logits(none), first = logits(options(precision)), next = logits(options(precision));
    EXPECT_TRUE(same_bits(first, packed)) << precision_name(precision);
    EXPECT_TRUE(same_bits(next, packed)) << precision_name(precision);
  }
  EXPECT_EQ(kept().size(), 3U);
}

// A file that is written again has one name; one that is of use keeps both.
TEST_F(Prepared, AreReadFromTheFile) {
  const std::vector<float> before = logits();
  ASSERT_EQ(kept().size(), 1U);
  const fs::path file = kept()[0];
  fs::create_hard_link(file, place / "same");
  EXPECT_TRUE(same_bits(logits(), before));
  EXPECT_EQ(fs::hard_link_count(file), 2U);
}

TEST_F(Prepared, ThatAreDamagedAreMadeAnew) {
  for (const Precision precision : {Precision::f32, Precision::f16, Precision::q8}) {
    const std::vector<float> right = logits(options(precision));
    const fs::path file = kept().at(0);
    const std::string whole = bytes_of(file);
    // In the first matrix, in the last one, and all numbers NaN.
    std::string first = whole, last = whole, all = whole;
    first[4096] = static_cast<char>(first[4096] ^ 1);
    last[last.size() - 4096] = static_cast<char>(last[last.size() - 4096] ^ 1);
    std::fill(all.begin() + 4096, all.end(), '\xFF');
    for (const std::string& bytes : {first, last, all}) {
      place.write("weights/" + file.filename().string(), bytes);
      EXPECT_TRUE(same_bits(logits(options(precision)), right)) << precision_name(precision);
      EXPECT_TRUE(bytes_of(file) == whole) << precision_name(precision);
    }
    forget_prepared(place / "weights", "");
  }
}

TEST_F(Prepared, SharesOfTheirLoadingOnlyRise) {
  logits();
  const fs::path file = kept().at(0);
  std::string bytes = bytes_of(file);
  bytes[bytes.size() - 4096] = static_cast<char>(bytes[bytes.size() - 4096] ^ 1);  // seen at the last matrix only
  place.write("weights/" + file.filename().string(), bytes);
  LoadOptions watched = options();
  std::vector<double> shares;
  watched.progress = [&](double share) { shares.push_back(share); };
  logits(watched);
  ASSERT_GT(shares.size(), 2U);
  EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
  EXPECT_EQ(shares.back(), 1);
}

TEST_F(Prepared, ThatAreDamagedGoWhereNoneAreKept) {
  const std::vector<float> right = logits();
  const fs::path file = kept().at(0);
  std::string bytes = bytes_of(file);
  bytes[4096] = static_cast<char>(bytes[4096] ^ 1);
  place.write("weights/" + file.filename().string(), bytes);
  LoadOptions large = options();
  large.prepared.least_bytes = PreparedPlace().least_bytes;
  EXPECT_TRUE(same_bits(logits(large), right));
  EXPECT_EQ(kept().size(), 0U);
}

TEST_F(Prepared, AreMadeAnewWhenTheModelHasChanged) {
  logits();
  const std::vector<float> before = logits();
  std::vector<FileTensor> tensors = small_tensors();
  std::string& numbers = find_tensor(tensors, "wte.weight").bytes;
  std::swap_ranges(numbers.begin(), numbers.begin() + 40, numbers.begin() + 40);
  folder.write("model.safetensors", compose_safetensors(tensors));
  LoadOptions none = options();
  none.prepared = {};
  const std::vector<float> after = logits(none);
  EXPECT_FALSE(same_bits(after, before));
  EXPECT_TRUE(same_bits(logits(), after));
  EXPECT_TRUE(same_bits(logits(), after));
  EXPECT_EQ(kept().size(), 1U);  // in the place of the old one
}

TEST_F(Prepared, ThatAreNotWholeAreNotUsed) {
  const std::vector<float> right = logits();
  const fs::path file = kept().at(0);
  const std::string whole = bytes_of(file);
  const std::vector<std::string> broken = {"",
                                           "x",
                                           whole.substr(0, 100),
                                           whole.substr(0, 4096),
                                           whole.substr(0, whole.size() - 1),
                                           whole + "x",
                                           std::string(whole.size(), '\0'),
                                           "rowkeeper weights 9" + whole.substr(19)};
  for (const std::string& bytes : broken) {
    place.write("weights/" + file.filename().string(), bytes);
    EXPECT_TRUE(same_bits(logits(), right)) << bytes.size();
    EXPECT_EQ(bytes_of(file), whole) << bytes.size();  // mended
  }
}

TEST_F(Prepared, CantBeKeptAndTheModelOpensAllTheSame) {
  LoadOptions none = options();
  none.prepared = {};
  const std::vector<float> right = logits(none);
  place.write("weights", "a file where the folder would be");
  EXPECT_TRUE(same_bits(logits(), right));
  EXPECT_EQ(kept().size(), 0U);
}

TEST_F(Prepared, OfASmallModelAreNotKept) {
  LoadOptions large = options();
  large.prepared.least_bytes = PreparedPlace().least_bytes;
  logits(large);
  EXPECT_EQ(kept().size(), 0U);
}

TEST_F(Prepared, OfAGeneratedModelAreNotKept) {
  load_or_die(*make_random_model(small_shape(), 3), options());
  EXPECT_EQ(kept().size(), 0U);
}

TEST_F(Prepared, AreNotLeftBehindByAStop) {
  LoadOptions stopped = options();
  stopped.progress = [stop = stopped.stop](double share) {
    if (share > 0.6) stop.request_stop();  // packed, and being written
  };
  EXPECT_TRUE(Model::load(*source_in(folder.path()), stopped));
  EXPECT_EQ(kept().size(), 0U);
}

TEST_F(Prepared, StayAsManyAsWereOpenedLast) {
  std::vector<std::unique_ptr<ModelFolder>> folders;
  const auto open = [&](std::size_t i) { load_or_die(*source_in(folders[i]->path()), options()); };
  for (std::size_t i = 0; i <= kMostPrepared; ++i) folders.push_back(std::make_unique<ModelFolder>(small_tensors()));
  for (std::size_t i = 0; i < kMostPrepared; ++i) {
    const std::vector<fs::path> before = kept();
    open(i);
    for (const fs::path& file : kept()) {
      if (std::find(before.begin(), before.end(), file) != before.end()) continue;
      fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(10 - static_cast<int>(i)));
    }
  }
  const std::vector<fs::path> before = kept();
  ASSERT_EQ(before.size(), kMostPrepared);
  open(0);  // the oldest is of use again
  open(kMostPrepared);
  std::vector<fs::path> after = kept(), gone;
  EXPECT_EQ(after.size(), kMostPrepared);
  std::set_difference(before.begin(), before.end(), after.begin(), after.end(), std::back_inserter(gone));
  ASSERT_EQ(gone.size(), 1U);
  forget_prepared(place / "weights", folders[0]->path());
  EXPECT_EQ(kept().size(), kMostPrepared - 1);  // so the first one's was still there
}

// What a process that was killed had written of a file.
TEST_F(Prepared, BeginningsOfThoseWhoHaveEndedGo) {
  const pid_t ended = fork();
  if (ended == 0) _exit(0);
  ASSERT_EQ(waitpid(ended, nullptr, 0), ended);
  fs::create_directory(place / "weights");
  const std::string left = place.write("weights/rowkeeper-" + std::to_string(ended) + "-0.part", "half");
  const std::string other = place.write("weights/rowkeeper-" + std::to_string(getppid()) + "-0.part", "half");
  logits();
  EXPECT_FALSE(fs::exists(left));
  EXPECT_TRUE(fs::exists(other));
}

TEST_F(Prepared, AreCountedAndForgotten) {
  logits();
  logits(options(Precision::f16));
  const ModelFolder other(small_tensors());
  load_or_die(*source_in(other.path()), options());
  std::uint64_t bytes = 0;
  for (const fs::path& file : kept()) bytes += fs::file_size(file);
  place.write("weights/notes.txt", "somebody's");
  EXPECT_EQ(prepared_use(place / "weights").files, 3U);
  EXPECT_EQ(prepared_use(place / "weights").bytes, bytes);
  forget_prepared(place / "weights", folder.path());
  EXPECT_EQ(prepared_use(place / "weights").files, 1U);
  forget_prepared(place / "weights", "");
  EXPECT_EQ(prepared_use(place / "weights").files, 0U);
  EXPECT_EQ(kept().size(), 1U);
  EXPECT_EQ(prepared_use(place / "nowhere").files, 0U);
}

// Files of an earlier program must not be read by one that packs in another way: whoever changes what is packed sees this fail, raises
// kVersion in prepared_weights.cpp, and puts the new sums here.
TEST_F(Prepared, HaveANewVersionWhenWhatIsPackedChanges) {
  const Kernels* const kernels = find_kernels(SimdTarget::sse4);
  if (kernels == nullptr) GTEST_SKIP() << "panels of another width";
  const auto sum = [&](Precision precision) {
    LoadOptions one = options(precision);
    one.simd = SimdTarget::sse4;
    logits(one);
    std::string bytes;
    for (const fs::path& file : kept()) bytes = bytes_of(file).substr(4096);
    forget_prepared(place / "weights", "");
    std::uint64_t hash = 0xcbf29ce484222325U;  // FNV-1a
    for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return hash;
  };
  EXPECT_EQ(sum(Precision::f32), 7280250377668414661U);
  EXPECT_EQ(sum(Precision::f16), 5184249816729299314U);
  EXPECT_EQ(sum(Precision::q8), 1127211495185591244U);
}

}  // namespace
}  // namespace rowkeeper
