#include "core/base/atomic_file.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "../support/as_nobody.h"
#include "../support/error_text.h"
#include "../support/temp_folder.h"

namespace rowkeeper {
namespace {

std::string contents(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::size_t files_in(const TempFolder& folder) {
  using Files = std::filesystem::directory_iterator;
  return static_cast<std::size_t>(std::distance(Files(folder.path()), Files()));
}

TEST(AtomicFile, TakesTheNameAtTheEnd) {
  const TempFolder folder;
  const std::string path = folder.write("Модель ß 🙂", "old");
  auto file = AtomicFile::create(path).value();
  file.write("new, ");
  file.write("longer");
  EXPECT_EQ(contents(path), "old");
  ASSERT_TRUE(file.commit());
  EXPECT_EQ(contents(path), "new, longer");
  EXPECT_EQ(files_in(folder), 1U);
}

TEST(AtomicFile, LeavesNothingBehindUnlessItIsCommitted) {
  const TempFolder folder;
  const std::string path = folder.write("file", "old");
  {
    auto file = AtomicFile::create(path).value();
    file.write("new");
    EXPECT_EQ(files_in(folder), 2U);
  }
  EXPECT_EQ(contents(path), "old");
  EXPECT_EQ(files_in(folder), 1U);
}

TEST(AtomicFile, TwoAtOnceDoNotMeet) {
  const TempFolder folder;
  auto a = AtomicFile::create(folder / "file").value();
  auto b = AtomicFile::create(folder / "file").value();
  a.write("a");
  b.write("bb");
  ASSERT_TRUE(a.commit());
  ASSERT_TRUE(b.commit());
  EXPECT_EQ(contents(folder / "file"), "bb");
}

TEST(AtomicFile, SaysWhyAPlaceCannotBeWritten) {
  const TempFolder folder;
  EXPECT_EQ(text_of(write_file(folder / "none/file", "")),
            "file_unwritable | " + folder / "none/file" + " | No such file or directory");
  EXPECT_EQ(text_of(write_file(folder.path(), "")), "file_unwritable | " + folder.path() + " | Is a directory");
  EXPECT_EQ(text_of(write_file("/dev/null", "")), "file_unwritable | /dev/null | it is a pipe or a device")
      << "a device must not be replaced";
  EXPECT_FALSE(write_file(std::string("a\0b", 3), ""));
}

TEST(AtomicFile, WhoMayReadAndWriteItStays) {
  namespace fs = std::filesystem;
  const TempFolder folder;
  for (const auto mode : {fs::perms(0600), fs::perms(0666), fs::perms(0755)}) {
    const std::string path = folder.write("file", "old");
    fs::permissions(path, mode);
    ASSERT_TRUE(write_file(path, "new"));
    EXPECT_EQ(fs::status(path).permissions(), mode);
  }
}

TEST(AtomicFile, WhoOwnsItStays) {
  if (geteuid() != 0) GTEST_SKIP() << "Only root may give a file away.";
  const TempFolder folder;
  const std::string path = folder.write("file", "old");
  ASSERT_EQ(chown(path.c_str(), 1234, 5678), 0);
  ASSERT_EQ(chmod(path.c_str(), 04640), 0);
  ASSERT_TRUE(write_file(path, "new"));
  struct stat status {};
  ASSERT_EQ(stat(path.c_str(), &status), 0);
  EXPECT_EQ(status.st_uid, 1234U);
  EXPECT_EQ(status.st_gid, 5678U);
  EXPECT_EQ(status.st_mode & 07777, 0640U);
}

TEST(AtomicFile, AFileThatMayNotBeWrittenStays) {
  namespace fs = std::filesystem;
  const TempFolder folder;
  const std::string path = folder.write("file", "old");
  fs::permissions(folder.path(), fs::perms(0777));
  fs::permissions(path, fs::perms(0444));
  const auto write = [&]() -> Result<void> {
    const AsNobody nobody;
    return write_file(path, "new");
  };
  const Result<void> written = write();
  EXPECT_EQ(text_of(written), "file_unwritable | " + path + " | Permission denied");
  EXPECT_EQ(contents(path), "old");
  EXPECT_EQ(files_in(folder), 1U);
}

TEST(AtomicFile, WritesWhereALinkLeads) {
  namespace fs = std::filesystem;
  const TempFolder folder, other;
  const std::string target = other.write("target", "old");
  fs::create_symlink(target, other / "second");
  fs::create_symlink(other / "second", folder / "link");
  ASSERT_TRUE(write_file(folder / "link", "new"));
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_TRUE(fs::is_symlink(other / "second"));
  EXPECT_EQ(contents(target), "new");
  fs::create_symlink("new file", folder / "to nothing yet");
  ASSERT_TRUE(write_file(folder / "to nothing yet", "first"));
  EXPECT_TRUE(fs::is_symlink(folder / "to nothing yet"));
  EXPECT_EQ(contents(folder / "new file"), "first");
  fs::create_symlink("/dev/null", folder / "device");
  EXPECT_EQ(text_of(write_file(folder / "device", "")),
            "file_unwritable | " + folder / "device" + " | it is a pipe or a device");
  fs::create_symlink("ring", folder / "ring");
  EXPECT_EQ(text_of(write_file(folder / "ring", "")),
            "file_unwritable | " + folder / "ring" + " | Too many levels of symbolic links");
}

TEST(AtomicFile, TakesTheLongestNames) {
  const TempFolder folder;
  const std::string path = folder / std::string(255, 'n');
  ASSERT_TRUE(write_file(path, "new"));
  EXPECT_EQ(contents(path), "new");
  EXPECT_EQ(text_of(write_file(path + "n", "")), "file_unwritable | " + path + "n | File name too long");
  EXPECT_EQ(files_in(folder), 1U);
}

TEST(AtomicFile, APlaceIsTriedAndStaysAsItIs) {
  const TempFolder folder;
  EXPECT_TRUE(check_writable(folder / "new"));
  EXPECT_EQ(files_in(folder), 0U);
  const std::string path = folder.write("file", "old");
  EXPECT_TRUE(check_writable(path));
  EXPECT_EQ(contents(path), "old");
  EXPECT_EQ(files_in(folder), 1U);
  EXPECT_EQ(text_of(check_writable(folder / "none/file")),
            "file_unwritable | " + folder / "none/file" + " | No such file or directory");
}

// A full disk in small: the system refuses bytes beyond a limit of this process.
TEST(AtomicFile, AFailureInTheMiddleLeavesTheOldFile) {
  const TempFolder folder;
  const std::string path = folder.write("file", "old");
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit small{1000, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &small);
  const Result<void> written = write_file(path, std::string(5000, 'x'));
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  EXPECT_EQ(text_of(written), "file_unwritable | " + path + " | File too large");
  EXPECT_EQ(contents(path), "old");
  EXPECT_EQ(files_in(folder), 1U);
}

}  // namespace
}  // namespace rowkeeper
