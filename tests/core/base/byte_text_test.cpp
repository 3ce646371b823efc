#include "core/base/byte_text.h"

#include <gtest/gtest.h>

namespace rowkeeper {
namespace {

std::string all_bytes() {
  std::string bytes;
  for (int byte = 0; byte < 256; ++byte) bytes += static_cast<char>(byte);
  return bytes;
}

TEST(Hex, GoesAndComesBack) {
  EXPECT_EQ(to_hex(std::string("\0\x0F\xFF", 3)), "000fff");
  EXPECT_EQ(from_hex("000FfF"), std::string("\0\x0F\xFF", 3));
  EXPECT_EQ(from_hex(to_hex(all_bytes())), all_bytes());
  EXPECT_EQ(from_hex(""), "");
  for (const char* bad : {"0", "0g", "0x00", " 00", "/0", ":0", "@0", "G0", "`0"}) EXPECT_FALSE(from_hex(bad)) << bad;
}

TEST(Hex, SixteenDigitsAreANumber) {
  EXPECT_EQ(to_hex64(0x0123456789ABCDEFU), "0123456789abcdef");
  EXPECT_EQ(to_hex64(0), "0000000000000000");
  EXPECT_EQ(from_hex64("ffffffffffffFFFF"), 0xFFFFFFFFFFFFFFFFU);
  for (const char* bad : {"", "123456789abcdef", "00123456789abcdef", "0123456789abcde-"})
    EXPECT_FALSE(from_hex64(bad)) << bad;
}

TEST(Base64, IsThatOfTheStandard) {
  // RFC 4648, section 10.
  const std::pair<const char*, const char*> vectors[] = {{"", ""},
                                                         {"f", "Zg=="},
                                                         {"fo", "Zm8="},
                                                         {"foo", "Zm9v"},
                                                         {"foob", "Zm9vYg=="},
                                                         {"fooba", "Zm9vYmE="},
                                                         {"foobar", "Zm9vYmFy"},
                                                         {"\xFB\xFF", "+/8="}};
  for (const auto& [bytes, text] : vectors) {
    EXPECT_EQ(to_base64(bytes), text);
    EXPECT_EQ(from_base64(text), bytes);
  }
}

TEST(Base64, AnyBytesOfAnyLengthComeBack) {
  const std::string bytes = all_bytes();
  for (std::size_t size = 0; size <= bytes.size(); ++size)
    EXPECT_EQ(from_base64(to_base64(bytes.substr(0, size))), bytes.substr(0, size));
}

TEST(Base64, ReadsNothingElse) {
  for (const char* bad :
       {"Z", "Zg", "Zg=", "Zg===", "====", "Z===", "Zm=v", "=m9v", "Zm 9v", "Zm9-", "Zh==", "Zm9=", "Zg==Zg=="})
    EXPECT_FALSE(from_base64(bad)) << bad;
}

}  // namespace
}  // namespace rowkeeper
