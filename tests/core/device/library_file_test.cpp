// Libraries that must not reach the loader.
#include "core/device/library_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

namespace fs = std::filesystem;

// This very program: any file in the loader's format will do.
const std::string kWhole = fs::read_symlink("/proc/self/exe").string();

TEST(LibraryFile, WholeOnesAndForeignFilesAreLeftToTheLoader) {
  const TempFolder folder;
  const std::string text = folder.path() + "/text.so";
  std::ofstream(text) << std::string(1000, 'x');
  EXPECT_EQ(fault_of_library(kWhole), "");
  EXPECT_EQ(fault_of_library(text), "");
}

TEST(LibraryFile, SaysWhatWasCutShort) {
  const TempFolder folder;
  const std::string cut = folder.path() + "/cut.so";
  fs::copy_file(kWhole, cut);
  for (const std::uintmax_t size :
       {fs::file_size(kWhole) - 1, fs::file_size(kWhole) / 2, std::uintmax_t{64}, std::uintmax_t{10}, std::uintmax_t{0}}) {
    fs::resize_file(cut, size);
    EXPECT_EQ(fault_of_library(cut), "it is cut short") << size;
  }
}

TEST(LibraryFile, WaitsForNothingThatIsNoFile) {
  const TempFolder folder;
  const std::string pipe = folder.path() + "/pipe.so";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_EQ(fault_of_library(pipe), "it is no file");
  EXPECT_EQ(fault_of_library(folder.path()), "it is no file");
}

}  // namespace
}  // namespace rowkeeper
