#include "core/base/excerpt.h"

#include <gtest/gtest.h>

namespace rowkeeper {
namespace {

TEST(Excerpt, CutsBetweenCharacters) {
  EXPECT_EQ(text_excerpt("short"), "short");
  EXPECT_EQ(text_excerpt("aaßbb", 3), "aa...");
  EXPECT_EQ(text_excerpt("aaßbb", 4), "aaß...");
  EXPECT_EQ(text_excerpt("\x80\x80\x80", 2), "...");
  EXPECT_EQ(text_excerpt(std::string(1000, 'x')).size(), 123U);
}

TEST(Excerpt, AnEmptyValueIsSeen) {
  EXPECT_EQ(value_excerpt("gelu"), "gelu");
  EXPECT_EQ(value_excerpt(""), "\"\"");
}

}  // namespace
}  // namespace rowkeeper
