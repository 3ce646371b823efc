// The installed program: it finds the bundled model from its prefix, and needs little to start.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "process.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

using testing::HasSubstr;

TEST(Install, TheBundledModelsAreFoundFromAPrefix) {
  const TempFolder prefix;
  const ProcessResult installed = run_program(ROWKEEPER_CMAKE, {"--install", ROWKEEPER_BUILD, "--prefix", prefix.path()});
  ASSERT_EQ(installed.status, 0) << installed.err;
  for (const std::string model : {"bundled", "rowkeeper-tiny-mqa"}) {
    const ProcessResult result = run_program(
        prefix / "bin/rowkeeper-cli", {"generate", "--model", model, "--prompt", "Once upon a time", "--tokens", "3"});
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_FALSE(result.out.empty());
  }
}

// OpenBLAS starts threads with large buffers when it is loaded; who does not ask for it must not pay for it, or hang over it.
TEST(Install, StartsInLittleMemory) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "A sanitizer reserves more address space than this test allows.";
#endif
  const ProcessResult result = run_program("/bin/sh", {"-c", "ulimit -v 90000; exec " ROWKEEPER_CLI " --version"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("."));
}

}  // namespace
}  // namespace rowkeeper
