#include "core/cache/store_kind.h"

#include <gtest/gtest.h>

namespace rowkeeper {
namespace {

TEST(StoreKind, ReadsItsOwnNames) {
  for (const char* name : {"dense:f32", "dense:f16", "int8", "int4", "k8v4", "k4v8", "k16v8", "k32v4", "paged:8", "paged:16",
                           "paged:32", "paged:64", "window:1", "window:64", "window:60+4", "heavy:64", "merge:8"}) {
    const Result<StoreKind> kind = parse_store_kind(name);
    ASSERT_TRUE(kind) << name;
    EXPECT_EQ(store_kind_name(*kind), name);
  }
  EXPECT_EQ(store_kind_name(*parse_store_kind("paged")), "paged:16");
  EXPECT_EQ(store_kind_name(*parse_store_kind("window:8+0")), "window:8");
}

TEST(StoreKind, RefusesWhatIsNoKind) {
  for (const char* name :
       {"",        "on",      "off",      "dense",     "dense:",    "DENSE:F32",   "int2",      "k8v8",
        "k8",      "kv",      "k8v",      "k8v3",      "paged:",    "paged:7",     "paged:-8",  "paged:8 ",
        "window",  "window:", "window:0", "window:-1", "window:4+", "window:4+-1", "window:+4", "window:99999999999",
        "heavy:7", "heavy:",  "merge:0",  "merge:8+1", "heavy:1e3"}) {
    const Result<StoreKind> kind = parse_store_kind(name);
    ASSERT_FALSE(kind) << name;
    EXPECT_EQ(kind.error().code, ErrorCode::store_kind_unknown);
  }
}

TEST(StoreKind, IsMadeAsItIsNamed) {
  EXPECT_EQ(StoreKind::dense(NumberCode::int8, NumberCode::int4), *parse_store_kind("k8v4"));
  EXPECT_EQ(StoreKind::paged(32), *parse_store_kind("paged:32"));
  EXPECT_EQ(StoreKind::window(64), *parse_store_kind("window:64"));
  EXPECT_EQ(StoreKind::window(60, 4), *parse_store_kind("window:60+4"));
  EXPECT_EQ(StoreKind::heavy(64), *parse_store_kind("heavy:64"));
  EXPECT_EQ(StoreKind::merge(8), *parse_store_kind("merge:8"));
}

TEST(StoreKind, TellsWhatKeepsEveryBit) {
  for (const char* name : {"dense:f32", "paged:16"}) EXPECT_TRUE(parse_store_kind(name)->lossless()) << name;
  for (const char* name : {"dense:f16", "k32v8", "window:64", "heavy:64", "merge:64"}) {
    EXPECT_FALSE(parse_store_kind(name)->lossless()) << name;
  }
}

}  // namespace
}  // namespace rowkeeper
