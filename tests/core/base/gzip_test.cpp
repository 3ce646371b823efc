#include "core/base/gzip.h"

#include <gtest/gtest.h>

#include <random>

namespace rowkeeper {
namespace {

constexpr std::size_t kPlenty = std::size_t{1} << 30;

std::string gzip(std::string_view bytes, std::size_t piece = 1000) {
  std::string out;
  GzipWriter writer([&](std::string_view more) { out += more; });
  for (std::size_t at = 0; at < bytes.size(); at += piece) writer.write(bytes.substr(at, piece));
  writer.finish();
  return out;
}

tl::expected<std::string, GzipFault> unzip(const std::string& bytes, std::size_t most = kPlenty) {
  return gunzip(std::as_bytes(std::span(bytes)), most);
}

std::string random_bytes(std::size_t size) {
  std::mt19937 random(3);
  std::string bytes(size, '\0');
  for (char& byte : bytes) byte = static_cast<char>(random());
  return bytes;
}

TEST(Gzip, AnyBytesComeBack) {
  for (const std::string& bytes : {std::string(), std::string("a"), std::string(1'000'000, 'a'), random_bytes(300'000)}) {
    for (const std::size_t piece : {std::size_t{7919}, std::size_t{10'000'000}}) {
      const auto back = unzip(gzip(bytes, piece));
      ASSERT_TRUE(back);
      EXPECT_TRUE(*back == bytes) << bytes.size();
    }
  }
  EXPECT_LT(gzip(std::string(1'000'000, 'a')).size(), 2000U);
}

// What comes out may end just where zlib's buffer does, with nothing left to read.
TEST(Gzip, EveryLengthAroundAPieceComesBack) {
  for (std::size_t size = 65'500; size < 65'600; ++size) {
    const auto back = unzip(gzip(std::string(size, 'a')));
    ASSERT_TRUE(back) << size;
    EXPECT_EQ(back->size(), size);
  }
}

TEST(Gzip, WhatIsCutShortIsRefused) {
  const std::string whole = gzip(random_bytes(300));
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const auto cut = unzip(whole.substr(0, size));
    ASSERT_FALSE(cut) << size;
    EXPECT_EQ(cut.error(), size < 2 ? GzipFault::not_gzip : GzipFault::cut_short) << size;
  }
}

TEST(Gzip, DamageIsFoundByTheCheckSum) {
  std::string whole = gzip(random_bytes(300));
  whole[whole.size() / 2] ^= 1;
  EXPECT_EQ(unzip(whole).error(), GzipFault::damaged);
}

TEST(Gzip, OneMemberAndNothingBehindIt) {
  EXPECT_EQ(unzip(gzip("a") + "b").error(), GzipFault::more_behind);
  EXPECT_EQ(unzip(gzip("a") + gzip("b")).error(), GzipFault::more_behind);
}

TEST(Gzip, StopsAtTheLimit) {
  const std::string bomb = gzip(std::string(1'000'000, 'a'));
  EXPECT_TRUE(unzip(bomb, 1'000'000));
  EXPECT_EQ(unzip(bomb, 999'999).error(), GzipFault::too_large);
  EXPECT_EQ(unzip(bomb, 0).error(), GzipFault::too_large);
}

}  // namespace
}  // namespace rowkeeper
