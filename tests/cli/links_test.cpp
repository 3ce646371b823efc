// The engine and the command line need no Qt, and core is enough on its own.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/process.h"

namespace rowkeeper {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Links, NoQtInTheCommandLine) {
  const ProcessResult result = run_program("/usr/bin/readelf", {"--dynamic", ROWKEEPER_CLI});
  ASSERT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("NEEDED"));
  EXPECT_THAT(result.out, Not(HasSubstr("libQt")));
}

TEST(Links, NoQtInCore) {
  // Names of Qt's classes would be among the symbols that the archive needs.
  const ProcessResult result = run_program("/usr/bin/nm", {"--undefined-only", "--demangle", ROWKEEPER_CORE});
  ASSERT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("std::"));
  EXPECT_THAT(result.out, Not(testing::ContainsRegex(" Q[A-Z][a-z]+::")));
  EXPECT_THAT(result.out, Not(HasSubstr("qt_")));
}

TEST(Links, TheExampleNeedsCoreOnly) {
  const ProcessResult result = run_program(ROWKEEPER_EXAMPLE, {});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("agree to the last bit"));
}

}  // namespace
}  // namespace rowkeeper
