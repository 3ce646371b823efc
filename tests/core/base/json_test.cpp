#include "core/base/json.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/core/support/error_text.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

using namespace std::string_literals;

TEST(Json, ReadsAFile) {
  const TempFolder folder;
  const auto value = read_json(folder.write("Größe 🙂.json", "\xEF\xBB\xBF{\"a\": [1, \"ß\"]}\r\n"));
  ASSERT_TRUE(value) << text_of(value);
  EXPECT_EQ(value->at("a").at(1), "ß");
}

TEST(Json, NamesThePlaceOfAFault) {
  EXPECT_EQ(text_of(parse_json("{\n \"a\": 1,\n \"b\": oops\n}", "p")),
            "json_damaged | p | 3 | 7 | not valid JSON from here on");
  EXPECT_EQ(text_of(parse_json("{\n \"a\": 1\n", "p")), "json_damaged | p | 3 | 1 | it ends too early");
  EXPECT_EQ(text_of(parse_json("{} x", "p")), "json_damaged | p | 1 | 4 | not valid JSON from here on");
  EXPECT_EQ(text_of(parse_json("{\"a\": 1e999}", "p")), "json_damaged | p | 1 | 11 | not valid JSON from here on");
  EXPECT_EQ(text_of(parse_json("{\"a\":\n \"\xE2\x82\"}", "p")), "json_damaged | p | 2 | 5 | not valid JSON from here on");
  EXPECT_EQ(text_of(parse_json("{}\n\0{}"s, "p")), "json_damaged | p | 2 | 1 | not valid JSON from here on");
}

TEST(Json, SaysWhatTheFileIsInstead) {
  EXPECT_EQ(text_of(parse_json("", "p")), "json_invalid | p | an empty file");
  EXPECT_EQ(text_of(parse_json("<!doctype html>\n<title>Sign in</title>", "p")), "json_invalid | p | an HTML page");
  EXPECT_EQ(text_of(parse_json("version https://git-lfs.github.com/spec/v1\n", "p")),
            "json_invalid | p | a Git LFS pointer");
  EXPECT_EQ(text_of(parse_json("PK\x03\x04", "p")), "json_invalid | p | a zip archive");
  EXPECT_EQ(text_of(parse_json("\x80\x02}q", "p")), "json_invalid | p | a Python pickle");
  EXPECT_EQ(text_of(parse_json("{\0}\0"s, "p")), "json_damaged | p | 1 | 2 | not valid JSON from here on");
}

TEST(Json, BoundsDepth) {
  const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_TRUE(parse_json(nested(64), "p"));
  EXPECT_EQ(text_of(parse_json(nested(65), "p")), "json_damaged | p | 1 | 65 | objects and arrays nested too deeply");
  EXPECT_EQ(text_of(parse_json(std::string(1'000'000, '['), "p")),
            "json_damaged | p | 1 | 65 | objects and arrays nested too deeply");
  const std::string brackets = "{\n\"a [\\\" [\": [1], \"b\": ";
  EXPECT_EQ(text_of(parse_json(brackets + std::string(64, '['), "p")),
            "json_damaged | p | 2 | 85 | objects and arrays nested too deeply");
}

TEST(Json, BoundsSize) {
  const TempFolder folder;
  const std::string path = folder.write("a.json", "[1, 2, 3]");
  EXPECT_TRUE(read_json(path, 9));
  EXPECT_EQ(text_of(read_json(path, 8)), "json_invalid | " + path + " | JSON that is too large");
  const std::string page = folder.write("b.json", "<html></html>");
  EXPECT_EQ(text_of(read_json(page, 8)), "json_invalid | " + page + " | an HTML page");
}

TEST(Json, BoundsTheNumberOfValues) {
  const std::string text = R"({"a": [1, 2.5, "s", null, true, {}]})";  // two objects, one key, one array, five others
  EXPECT_TRUE(parse_json(text, "p", 9));
  EXPECT_EQ(text_of(parse_json(text, "p", 8)), "json_invalid | p | JSON with too many values");
}

TEST(Json, PassesFileErrorsOn) {
  const TempFolder folder;
  EXPECT_EQ(text_of(read_json(folder / "none.json")), "file_not_found | " + (folder / "none.json"));
  EXPECT_EQ(text_of(read_json(folder.write("empty.json", ""))), "file_empty | " + (folder / "empty.json"));
}

TEST(Json, ExcerptsAreAsTheFileSpellsThem) {
  EXPECT_EQ(json_excerpt(nlohmann::json::parse("{\"a\": [1.5, null]}")), "{\"a\":[1.5,null]}");
  EXPECT_EQ(json_excerpt(std::string(1000, 'x')).size(), 123U);
}

}  // namespace
}  // namespace rowkeeper
