#include "app/cli/nearest.h"

#include <gtest/gtest.h>

namespace rowkeeper::cli {
namespace {

const std::vector<std::string> kNames = {"list", "verify", "download", "remove", "make"};

TEST(Nearest, ForgivesSlipsOfTyping) {
  EXPECT_EQ(nearest_name("lst", kNames), "list");           // a letter too few
  EXPECT_EQ(nearest_name("makee", kNames), "make");         // too many
  EXPECT_EQ(nearest_name("varify", kNames), "verify");      // another one
  EXPECT_EQ(nearest_name("donwload", kNames), "download");  // two exchanged
  EXPECT_EQ(nearest_name("downlaods", kNames), "download");
  EXPECT_EQ(nearest_name("make", kNames), "make");
}

TEST(Nearest, DoesNotGuessAtOtherWords) {
  for (const std::string& text :
       {std::string(""), std::string("x"), std::string("fetch"), std::string("delete"), std::string(1 << 20, 'x')}) {
    EXPECT_EQ(nearest_name(text, kNames), "") << text.substr(0, 20);
    EXPECT_EQ(did_you_mean(text, kNames), "");
  }
  EXPECT_EQ(nearest_name("list", {}), "");
}

// One slip in three letters.
TEST(Nearest, ForgivesMoreInLongerWords) {
  EXPECT_EQ(nearest_name("at", {"as"}), "");
  EXPECT_EQ(nearest_name("cat", {"car"}), "car");
  EXPECT_EQ(nearest_name("trail", {"train"}), "train");
  EXPECT_EQ(nearest_name("trail", {"track"}), "");
  EXPECT_EQ(nearest_name("verity", {"varify"}), "varify");
}

TEST(Nearest, TheFirstOfSeveral) { EXPECT_EQ(nearest_name("--b", {"--a", "--c"}), "--a"); }

TEST(Nearest, AsAQuestion) { EXPECT_EQ(did_you_mean("lisst", kNames), " (did you mean 'list'?)"); }

}  // namespace
}  // namespace rowkeeper::cli
