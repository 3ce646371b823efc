#include "core/base/memory_guard.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/core/support/error_text.h"

namespace rowkeeper {
namespace {

TEST(MemoryGuard, TurnsAFailedAllocationIntoAValue) {
  const auto none_left = guard_memory("weights", 123, []() -> Result<int> { throw std::bad_alloc(); });
  EXPECT_EQ(text_of(none_left), "out_of_memory | weights | 123");
  const auto absurd = guard_memory("weights", 123, []() -> Result<int> {
    std::vector<int> numbers;
    numbers.reserve(~std::size_t{0} / sizeof(int));
    return 1;
  });
  EXPECT_EQ(text_of(absurd), "out_of_memory | weights | 123");
}

TEST(MemoryGuard, LetsResultsThrough) {
  EXPECT_EQ(guard_memory("x", 0, []() -> Result<int> { return 7; }).value(), 7);
  EXPECT_EQ(text_of(guard_memory("x", 0, []() -> Result<int> { return fail(ErrorCode::file_empty, "p"); })),
            "file_empty | p");
}

TEST(ErrorCodes, EachHasItsOwnName) {
  EXPECT_STREQ(error_code_name(ErrorCode::file_not_found), "file_not_found");
  EXPECT_STREQ(error_code_name(ErrorCode::out_of_memory), "out_of_memory");
  for (std::size_t i = 0; i < kErrorCodes.size(); ++i) EXPECT_EQ(static_cast<std::size_t>(kErrorCodes[i]), i);
}

}  // namespace
}  // namespace rowkeeper
