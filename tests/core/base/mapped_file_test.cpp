#include "core/base/mapped_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <string>

#include "tests/core/support/error_text.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

std::string content(const MappedFile& file) {
  return {reinterpret_cast<const char*>(file.bytes().data()), file.bytes().size()};
}

TEST(MappedFile, ShowsTheBytes) {
  const TempFolder folder;
  const auto file = MappedFile::open(folder.write("a", std::string_view("x\0y\n", 4)));
  ASSERT_TRUE(file);
  EXPECT_EQ(content(*file), std::string("x\0y\n", 4));
  EXPECT_EQ(file->path(), folder / "a");
}

TEST(MappedFile, OpensAnyPath) {
  const TempFolder folder;
  for (const std::string name : {"Модели/Größe 🙂/модель", "a b\tc\nd", "\xFF\xFE not UTF-8", "%s%n"}) {
    const std::string path = folder.write(name, "here");
    const auto file = MappedFile::open(path);
    ASSERT_TRUE(file) << name;
    EXPECT_EQ(content(*file), "here");
    EXPECT_EQ(file->path(), path);
  }
}

TEST(MappedFile, SaysWhatIsMissing) {
  const TempFolder folder;
  const std::string file = folder.write("file", "x");
  EXPECT_EQ(text_of(MappedFile::open(folder / "нет 🙂")), "file_not_found | " + (folder / "нет 🙂"));
  EXPECT_EQ(text_of(MappedFile::open(file + "/below")), "file_not_found | " + file + "/below");
  EXPECT_EQ(text_of(MappedFile::open("")), "file_not_found | ");
  // What lies before the zero byte exists; what was asked for does not.
  const std::string with_zero = file + std::string("\0.txt", 5);
  EXPECT_EQ(text_of(MappedFile::open(with_zero)), "file_not_found | " + with_zero);
}

TEST(MappedFile, SaysThatAFileIsEmpty) {
  const TempFolder folder;
  const std::string path = folder.write("empty", "");
  EXPECT_EQ(text_of(MappedFile::open(path)), "file_empty | " + path);
}

TEST(MappedFile, RefusesWhatIsNoFile) {
  const TempFolder folder;
  EXPECT_EQ(text_of(MappedFile::open(folder.path())), "file_unreadable | " + folder.path() + " | Is a directory");
  EXPECT_EQ(text_of(MappedFile::open("/dev/zero")), "file_unreadable | /dev/zero | it is a pipe or a device");
  ASSERT_EQ(mkfifo((folder / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(text_of(MappedFile::open(folder / "pipe")),
            "file_unreadable | " + (folder / "pipe") + " | it is a pipe or a device");
}

TEST(MappedFile, SaysThatPermissionIsDenied) {
  if (geteuid() == 0) GTEST_SKIP() << "root may read everything";
  const TempFolder folder;
  const std::string path = folder.write("secret", "x");
  ASSERT_EQ(chmod(path.c_str(), 0), 0);
  EXPECT_EQ(text_of(MappedFile::open(path)), "file_unreadable | " + path + " | Permission denied");
}

TEST(MappedFile, KeepsItsBytesWhenMovedOrDeleted) {
  const TempFolder folder;
  auto first = MappedFile::open(folder.write("first", "first"));
  auto second = MappedFile::open(folder.write("second", "second"));
  ASSERT_TRUE(first && second);
  MappedFile moved = std::move(*first);
  EXPECT_EQ(content(moved), "first");
  moved = std::move(*second);
  std::remove((folder / "second").c_str());
  EXPECT_EQ(content(moved), "second");
}

TEST(MappedFile, CanBeReadAfterARelease) {
  const TempFolder folder;
  std::string bytes(100'000, '\0');
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i % 251);
  const auto file = MappedFile::open(folder.write("large", bytes));
  ASSERT_TRUE(file);
  EXPECT_EQ(content(*file), bytes);
  file->release(1, 50'000);
  file->release(99'999, 1);
  file->release(0, ~std::size_t{0});
  file->release(bytes.size(), 1);
  file->release(5, 0);
  EXPECT_EQ(content(*file), bytes);
}

}  // namespace
}  // namespace rowkeeper
