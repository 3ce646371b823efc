#include "core/base/file_look.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

namespace rowkeeper {
namespace {

using namespace std::string_literals;

std::string look(std::string_view bytes) { return describe(look_at(std::as_bytes(std::span(bytes)))); }

TEST(FileLook, TellsWhatPeopleSaveByMistake) {
  EXPECT_EQ(look(""), "an empty file");
  EXPECT_EQ(look("<!DOCTYPE html><html>"), "an HTML page");
  EXPECT_EQ(look("\xEF\xBB\xBF\r\n  <HTML lang=\"de\">"), "an HTML page");
  EXPECT_EQ(look("<?xml version=\"1.0\"?><Error><Code>AccessDenied</Code></Error>"), "an XML document");
  EXPECT_EQ(look("version https://git-lfs.github.com/spec/v1\noid sha256:24"), "a Git LFS pointer");
  EXPECT_EQ(look("PK\x03\x04\x14\x00"s), "a zip archive");
  EXPECT_EQ(look("\x80\x02}q\x00"s), "a Python pickle");
  EXPECT_EQ(look("GGUF\x03\x00\x00\x00"s), "a GGUF file");
  EXPECT_EQ(look("\x89HDF\r\n\x1a\n"), "an HDF5 file");
  EXPECT_EQ(look("\x1F\x8B\x08"), "a gzip archive");
  EXPECT_EQ(look("\x02\0\0\0\0\0\0\0{}"s), "a safetensors file");
  EXPECT_EQ(look(std::string(4096, '\0')), "nothing but zero bytes");
  EXPECT_EQ(look("\xFF\xFE{\0"s), "text in UTF-16");
  EXPECT_EQ(look("\n{\"error\": \"Repository not found\"}"), "JSON text");
  EXPECT_EQ(look("Entry not found"), "plain text");
  EXPECT_EQ(look("Größe: 🙂"), "plain text");
  EXPECT_EQ(look("\x01\x02\x03\x04"), "binary data");
  EXPECT_EQ(look("\x80"), "plain text");  // one byte of an eight-bit encoding; too short for a pickle
}

TEST(FileLook, DescribesEachLookDifferently) {
  std::set<std::string> phrases;
  const int looks = static_cast<int>(FileLook::binary) + 1;
  for (int i = 0; i < looks; ++i) phrases.insert(describe(static_cast<FileLook>(i)));
  EXPECT_EQ(phrases.size(), static_cast<std::size_t>(looks));
}

}  // namespace
}  // namespace rowkeeper
