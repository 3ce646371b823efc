#include "core/hub/digest.h"

#include <gtest/gtest.h>

#include "tests/core/support/error_text.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

std::string hex_of(DigestKind kind, const std::string& bytes) {
  Hasher hasher(kind, bytes.size());
  for (const char c : bytes) hasher.add({&c, 1});
  return hasher.finish().hex;
}

TEST(Digest, KnownValues) {
  EXPECT_EQ(hex_of(DigestKind::sha256, ""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex_of(DigestKind::sha256, "abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  // As `printf 'hello\n' | git hash-object --stdin` has them.
  EXPECT_EQ(hex_of(DigestKind::git_blob_sha1, ""), "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391");
  EXPECT_EQ(hex_of(DigestKind::git_blob_sha1, "hello\n"), "ce013625030ba8dba906f756967f9e9ca394464a");
}

TEST(Digest, TheKindShowsInTheLength) {
  EXPECT_EQ(parse_digest(std::string(64, 'A'))->hex, std::string(64, 'a'));
  EXPECT_EQ(parse_digest(std::string(40, '0'))->kind, DigestKind::git_blob_sha1);
  for (const std::string& text : {std::string(), std::string(63, 'a'), std::string(64, 'g'), std::string(41, '0')}) {
    EXPECT_FALSE(parse_digest(text)) << text;
  }
}

TEST(Digest, OfAFilesBeginning) {
  const TempFolder folder;
  const std::string path = folder.write("file", std::string(3'000'000, 'x'));
  Hasher hasher(DigestKind::sha256, 0);
  std::uint64_t told = 0;
  ASSERT_TRUE(hash_bytes_of_file(path, 2'500'000, hasher, {}, [&](std::uint64_t bytes) { told += bytes; }));
  EXPECT_EQ(told, 2'500'000U);
  EXPECT_EQ(hasher.finish().hex, hex_of(DigestKind::sha256, std::string(2'500'000, 'x')));
}

TEST(Digest, FilesThatCannotBeRead) {
  const TempFolder folder;
  const auto error = [](const std::string& path, std::uint64_t bytes, const StopToken& stop) {
    Hasher hasher(DigestKind::sha256, 0);
    return text_of(hash_bytes_of_file(path, bytes, hasher, stop));
  };
  const std::string path = folder.write("file", "abc");
  EXPECT_EQ(error(folder / "none", 1, {}), "file_not_found | " + folder / "none");
  EXPECT_EQ(error(path, 4, {}), "file_unreadable | " + path + " | it ends too early");
  EXPECT_EQ(error(folder.path(), 1, {}).substr(0, 15), "file_unreadable");
  StopToken stop;
  stop.request_stop();
  EXPECT_EQ(error(path, 3, stop), "cancelled | 0");
}

}  // namespace
}  // namespace rowkeeper
