// Rows that go to the disk and come back, in any kind's codes and any CPU's layout, and files that are not what they should be.
#include "core/cache/cache_file.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <xxhash.h>

#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

#include "../support/error_text.h"
#include "../support/temp_folder.h"
#include "core/cache/make_store.h"
#include "core/cache/saved_rows.h"
#include "core/kernels/thread_pool.h"

namespace rowkeeper {
namespace {

constexpr int kCapacity = 200, kRows = 150;
constexpr CacheOwner kOwner{0x1234, 500};

// As the layouts of AVX-512 and AVX2 differ, and of OpenBLAS.
constexpr FloatLayout kWide{32, 64, 48}, kNarrow{16, 64, 48}, kPlain{1, 64, 40};

std::unique_ptr<KvStore> store_of(const char* kind, const FloatLayout& floats = kWide,
                                  StoreShape shape = {3, 2, 40, kCapacity}) {
  return make_store(*parse_store_kind(kind), shape, floats).value();
}

void fill(KvStore& store, int rows, unsigned seed = 1) {
  ThreadPool threads(1);
  const StoreShape shape = store.shape();
  const auto width = static_cast<std::size_t>(shape.kv_heads * shape.head_size);
  std::mt19937 random(seed);
  std::normal_distribution<float> normal;
  ASSERT_TRUE(store.reserve(rows));
  for (int block = 0; block < shape.blocks; ++block) {
    std::vector<float> numbers(2 * width * static_cast<std::size_t>(rows));
    for (float& x : numbers) x = normal(random);
    store.append(BlockIndex(block), {numbers.data(), numbers.data() + width, 2 * width, rows}, threads);
  }
  store.commit(rows);
}

CacheText text_of(int tokens) {
  CacheText text;
  for (int i = 0; i < tokens; ++i) text.tokens.emplace_back(i * 7 % kOwner.vocabulary);
  text.part_ends = {100, 120, tokens};
  return text;
}

void expect_same_bits(const KvStore& a, const KvStore& b) {
  ASSERT_EQ(a.next_row(), b.next_row());
  const auto size = static_cast<std::size_t>(a.shape().head_size);
  std::vector<float> keys[2] = {std::vector<float>(size), std::vector<float>(size)}, values[2] = {keys[0], keys[0]};
  for (int row = 0; row < a.next_row(); ++row) {
    for (int block = 0; block < a.shape().blocks; ++block) {
      for (int head = 0; head < a.shape().kv_heads; ++head) {
        a.read(BlockIndex(block), HeadIndex(head), RowIndex(row), keys[0], values[0]);
        b.read(BlockIndex(block), HeadIndex(head), RowIndex(row), keys[1], values[1]);
        ASSERT_EQ(std::memcmp(keys[0].data(), keys[1].data(), 4 * size), 0) << row << " " << block << " " << head;
        ASSERT_EQ(std::memcmp(values[0].data(), values[1].data(), 4 * size), 0) << row << " " << block << " " << head;
      }
    }
  }
}

std::string contents(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

Result<CacheText> load_bytes(const std::string& bytes, KvStore& store, const CacheOwner& owner = kOwner) {
  return load_cache(std::as_bytes(std::span(bytes)), "a.cache", owner, store);
}

// A good file with `bytes` written over it at `offset`, and the checksum that belongs to that.
std::string changed(std::string file, std::size_t offset, std::string_view bytes) {
  file.replace(offset, bytes.size(), bytes);
  const std::uint64_t sum = XXH3_64bits(file.data(), file.size() - 8);
  std::memcpy(file.data() + file.size() - 8, &sum, 8);
  return file;
}

std::string number(std::uint32_t value) { return {reinterpret_cast<const char*>(&value), 4}; }

class CacheFileFaults : public testing::Test {
 protected:
  void SetUp() override {
    const auto store = store_of("dense:f32");
    fill(*store, kRows);
    ASSERT_TRUE(save_cache(*store, text_of(kRows + 1), kOwner, folder_ / "a.cache"));
    good_ = contents(folder_ / "a.cache");
  }
  std::string fault_of(const std::string& bytes) {
    const auto store = store_of("dense:f32");
    fill(*store, 3);
    const auto text = load_bytes(bytes, *store);
    EXPECT_EQ(store->next_row(), 0);
    return text ? "none" : text_of(text.error());
  }

  TempFolder folder_;
  std::string good_;
};

TEST(CacheFile, ComesBackWithTheSameBitsInEveryLayout) {
  const TempFolder folder;
  for (const char* kind : {"dense:f32", "dense:f16", "int8", "int4", "k8v4", "paged:8", "paged:32"}) {
    for (const int rows : {1, 31, kRows}) {
      const auto written = store_of(kind, kWide);
      fill(*written, rows);
      CacheText text = text_of(kRows + 1);
      ASSERT_TRUE(save_cache(*written, text, kOwner, folder / "a.cache"));
      for (const FloatLayout& layout : {kWide, kNarrow}) {
        const auto read = store_of(kind, layout);
        fill(*read, 5, 9);  // to be replaced
        const auto loaded = load_cache(folder / "a.cache", kOwner, *read);
        ASSERT_TRUE(loaded) << kind << text_of(loaded.error());
        EXPECT_EQ(loaded->tokens, text.tokens);
        EXPECT_EQ(loaded->part_ends, text.part_ends);
        expect_same_bits(*written, *read);
      }
    }
  }
}

// The bytes depend on the rows alone.
TEST(CacheFile, IsTheSameFileFromEveryLayout) {
  const TempFolder folder;
  for (const char* kind : {"dense:f32", "int4", "paged:16"}) {
    const auto wide = store_of(kind, kWide), narrow = store_of(kind, kNarrow);
    fill(*wide, kRows);
    fill(*narrow, kRows);
    ASSERT_TRUE(save_cache(*wide, text_of(kRows), kOwner, folder / "wide"));
    ASSERT_TRUE(save_cache(*narrow, text_of(kRows), kOwner, folder / "narrow"));
    EXPECT_EQ(contents(folder / "wide"), contents(folder / "narrow")) << kind;
  }
}

TEST(CacheFile, GoesFromPagesToADenseStoreAndToRowsInABlasLayout) {
  const TempFolder folder;
  const auto paged = store_of("paged:16");
  fill(*paged, kRows);
  ASSERT_TRUE(save_cache(*paged, text_of(kRows), kOwner, folder / "a.cache"));
  for (const FloatLayout& layout : {kWide, kPlain}) {
    const auto dense = store_of("dense:f32", layout);
    ASSERT_TRUE(load_cache(folder / "a.cache", kOwner, *dense));
    expect_same_bits(*paged, *dense);
  }
}

// int4 packs two numbers to a byte, in panels and in rows in other ways: odd heads and groups that are not full.
TEST(CacheFile, OddHeadsComeBack) {
  const TempFolder folder;
  for (const int head_size : {1, 7, 33, 64}) {
    for (const char* kind : {"int4", "int8", "dense:f16", "k8v4"}) {
      const StoreShape shape{2, 3, head_size, kCapacity};
      const FloatLayout wide{32, 64, 80}, narrow{16, 64, 80};
      const auto written = store_of(kind, wide, shape), read = store_of(kind, narrow, shape);
      fill(*written, 70);
      ASSERT_TRUE(save_cache(*written, text_of(kRows), kOwner, folder / "a.cache"));
      const auto loaded = load_cache(folder / "a.cache", kOwner, *read);
      ASSERT_TRUE(loaded) << text_of(loaded.error());
      expect_same_bits(*written, *read);
    }
  }
}

TEST(CacheFile, RefusesKindsThatDropRows) {
  const TempFolder folder;
  for (const char* kind : {"window:20", "heavy:16", "merge:16"}) {
    const auto store = store_of(kind);
    const auto saved = save_cache(*store, text_of(kRows), kOwner, folder / "a.cache");
    ASSERT_FALSE(saved);
    EXPECT_EQ(text_of(saved.error()), std::string("store_not_savable | ") + kind);
    EXPECT_FALSE(std::filesystem::exists(folder / "a.cache"));
  }
}

TEST_F(CacheFileFaults, RefusesOtherModelsShapesAndCodes) {
  auto refused = [&](const char* kind, StoreShape shape, const CacheOwner& owner) {
    const auto store = store_of(kind, kWide, shape);
    const auto text = load_bytes(good_, *store, owner);
    return text ? "none" : text_of(text.error());
  };
  const StoreShape shape{3, 2, 40, kCapacity};
  EXPECT_EQ(refused("dense:f32", {4, 2, 40, kCapacity}, kOwner),
            "cache_file_mismatch | a.cache | 3 blocks of 2 key heads of 40 | 4 blocks of 2 key heads of 40");
  EXPECT_EQ(refused("dense:f32", shape, {0x1235, 500}),
            "cache_file_mismatch | a.cache | a model with the fingerprint 0000000000001234 | 0000000000001235");
  EXPECT_EQ(refused("k8v4", shape, kOwner),
            "cache_file_mismatch | a.cache | keys in f32 and values in f32 | keys in int8 and values in int4");
  EXPECT_EQ(refused("dense:f32", {3, 2, 40, 100}, kOwner),
            "cache_file_mismatch | a.cache | a context of 150 rows or more | 100");
  EXPECT_EQ(refused("window:20", shape, kOwner), "store_not_savable | window:20");
  EXPECT_EQ(refused("dense:f32", shape, kOwner), "none");
}

TEST_F(CacheFileFaults, EveryFieldIsChecked) {
  EXPECT_EQ(fault_of("<!doctype html><html>"), "cache_file_invalid | a.cache | it looks like an HTML page");
  EXPECT_EQ(fault_of(good_.substr(0, 40)), "cache_file_invalid | a.cache | it is cut short");
  EXPECT_EQ(fault_of(good_.substr(0, good_.size() - 1)), "cache_file_invalid | a.cache | it is cut short");
  EXPECT_EQ(fault_of(good_ + "x"), "cache_file_invalid | a.cache | something follows its end");
  EXPECT_EQ(fault_of(changed(good_, 8, number(2))), "cache_file_version | a.cache | 2 | 1");
  EXPECT_EQ(fault_of(changed(good_, 8, number(0))), "cache_file_invalid | a.cache | its header is damaged");
  EXPECT_EQ(fault_of(changed(good_, 44, number(0x40000000))),
            "cache_file_invalid | a.cache | its tokens do not fit its rows");
  EXPECT_EQ(fault_of(changed(good_, 44, number(3))), "cache_file_invalid | a.cache | its tokens do not fit its rows");
  EXPECT_EQ(fault_of(changed(good_, 48, number(0))), "cache_file_invalid | a.cache | it has no rows");
  EXPECT_EQ(fault_of(changed(good_, 48, number(0xFFFFFFFF))),
            "cache_file_mismatch | a.cache | a context of 4294967295 rows or more | 200");
  EXPECT_EQ(fault_of(changed(good_, 52, number(0xFFFFFFFF))),
            "cache_file_invalid | a.cache | it has more parts than tokens");
  EXPECT_EQ(fault_of(changed(good_, 64, number(500))), "cache_file_invalid | a.cache | it has a token that the model lacks");
  EXPECT_EQ(fault_of(changed(good_, 64 + 4 * (kRows + 1), number(130))), "cache_file_invalid | a.cache | its parts overlap");
  std::string flipped = good_;
  flipped[good_.size() / 2] = static_cast<char>(flipped[good_.size() / 2] ^ 4);
  EXPECT_EQ(fault_of(flipped), "cache_file_invalid | a.cache | its checksum differs");
}

TEST_F(CacheFileFaults, AFullDiskLeavesWhatWasThere) {
  const auto store = store_of("dense:f32");
  fill(*store, kRows, 2);
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit small = before;
  small.rlim_cur = 4096;
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
  const auto saved = save_cache(*store, text_of(kRows), kOwner, folder_ / "a.cache");
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.error().code, ErrorCode::file_unwritable);
  EXPECT_EQ(contents(folder_ / "a.cache"), good_);
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_.path()), {}), 1);
}

TEST(SavedRows, CopyAPrefixFromStoreToStore) {
  const auto from = store_of("dense:f32");
  fill(*from, kRows);
  const auto to = store_of("paged:8", kNarrow);
  ASSERT_TRUE(same_rows(*from, *to));
  ASSERT_TRUE(copy_rows(*from, *to, 77));
  ASSERT_TRUE(copy_rows(*from, *to, 99));
  from->truncate(99);
  expect_same_bits(*from, *to);
  EXPECT_FALSE(same_rows(*from, *store_of("int8")));
}

}  // namespace
}  // namespace rowkeeper
