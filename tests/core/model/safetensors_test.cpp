#include "core/model/safetensors.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/core/model/compose_safetensors.h"
#include "tests/core/support/error_text.h"

namespace rowkeeper {
namespace {

using namespace std::string_literals;

Result<std::vector<StoredTensor>> parse(std::string_view file) {
  return parse_safetensors(std::as_bytes(std::span(file)), "p");
}
std::string fault(std::string_view header, std::string_view data = {}) {
  return text_of(parse(compose_safetensors(header, data)));
}

// One tensor "a" with the fields given.
std::string fault_in_tensor(const std::string& fields, std::string_view data = "12345678") {
  return fault("{\"a\":{" + fields + "}}", data);
}

TEST(Safetensors, ReadsARightFile) {
  const auto tensors = parse(compose_safetensors(R"({"__metadata__":{"a":"b"},)"
                                                 R"("second":{"dtype":"F16","shape":[2,3],"data_offsets":[4,16]},)"
                                                 R"("first":{"data_offsets":[0,4],"shape":[],"dtype":"F32"}} )",
                                                 "0123456789abcdef"));
  ASSERT_TRUE(tensors) << text_of(tensors);
  ASSERT_EQ(tensors->size(), 2U);
  const StoredTensor& first = tensors->at(0);
  EXPECT_EQ(first.name, "first");
  EXPECT_EQ(first.type, DataType::f32);
  EXPECT_TRUE(first.shape.empty());
  EXPECT_EQ(first.size(), 1U);
  const StoredTensor& second = tensors->at(1);
  EXPECT_EQ(second.shape, (std::vector<std::uint64_t>{2, 3}));
  EXPECT_EQ(second.begin, first.end);
  EXPECT_EQ(second.end - second.begin, 12U);
  EXPECT_EQ(second.size(), 6U);
}

TEST(Safetensors, EmptyTensorsAndFilesAreFine) {
  EXPECT_EQ(fault("{}"), "no error");
  EXPECT_EQ(fault(R"({"__metadata__":{}})"), "no error");
  EXPECT_EQ(
      fault(
          R"({"a":{"dtype":"F32","shape":[0,7],"data_offsets":[0,0]},"b":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}})",
          "x"),
      "no error");
}

TEST(Safetensors, ALengthThatCannotBe) {
  EXPECT_EQ(text_of(parse(compose_safetensors("\x01\x02", "", 1ULL << 63))),
            "weights_header_too_large | p | 9223372036854775808 | 2");
  EXPECT_EQ(text_of(parse(compose_safetensors("{}", "", 200'000'000))), "weights_header_too_large | p | 200000000 | 2");
  EXPECT_EQ(text_of(parse(compose_safetensors("{}", "", 3))), "weights_header_too_large | p | 3 | 2");
  EXPECT_EQ(text_of(parse(compose_safetensors("{}", "", ~0ULL))), "weights_header_too_large | p | 18446744073709551615 | 2");
  // A file that is large enough doesn't make a 200 MB header right.
  std::string large = compose_safetensors("{", "", 100'000'001);
  large.resize(100'000'100, ' ');
  EXPECT_EQ(text_of(parse(large)), "weights_header_too_large | p | 100000001 | 100000000");
}

TEST(Safetensors, OtherFilesUnderItsName) {
  const std::string start = "weights_not_safetensors | p | ";
  EXPECT_EQ(text_of(parse("<!DOCTYPE html><html><head>")), start + "an HTML page");
  EXPECT_EQ(text_of(parse("version https://git-lfs.github.com/spec/v1\noid sha256:248dfc\nsize 548105171\n")),
            start + "a Git LFS pointer");
  EXPECT_EQ(text_of(parse("PK\x03\x04\x00\x00\x08\x08\x00\x00"s)), start + "a zip archive");
  EXPECT_EQ(text_of(parse("\x80\x02\x8a\nl\xfc\x9c\x46\xf9 j\xa8P\x19."s)), start + "a Python pickle");
  EXPECT_EQ(text_of(parse("GGUF\x03\x00\x00\x00\x95\x00"s)), start + "a GGUF file");
  EXPECT_EQ(text_of(parse("{\"error\":\"Entry not found\"}")), start + "JSON text");
  EXPECT_EQ(text_of(parse("Entry not found")), start + "plain text");
  EXPECT_EQ(text_of(parse(std::string(100, '\0'))), start + "nothing but zero bytes");
  EXPECT_EQ(text_of(parse("")), start + "an empty file");
  EXPECT_EQ(text_of(parse("<html>")), start + "an HTML page");
  EXPECT_EQ(text_of(parse(compose_safetensors("[]", ""))), start + "binary data");
  EXPECT_EQ(text_of(parse(compose_safetensors("", "abc"))), start + "binary data");
  // All but the length is as it should be: the length is what is wrong.
  EXPECT_EQ(text_of(parse(compose_safetensors("{}", "", 0))), "weights_header_invalid | p | its length is given as 0");
}

TEST(Safetensors, AHeaderThatIsNoHeader) {
  EXPECT_EQ(fault("{"), "weights_header_invalid | p | no valid JSON at its byte 2");
  EXPECT_EQ(fault("{}x"), "weights_header_invalid | p | no valid JSON at its byte 3");
  EXPECT_EQ(fault("{}\0"s), "weights_header_invalid | p | a zero byte at its byte 3");
  EXPECT_EQ(fault("{\"a\xFF\":1}"), "weights_header_invalid | p | no valid JSON at its byte 4");
  EXPECT_EQ(fault(R"({"__metadata__":7})"), "weights_header_invalid | p | __metadata__ is the number 7 and no object");
  EXPECT_EQ(fault(R"({"__metadata__":{"a":{}}})"),
            "weights_header_invalid | p | __metadata__ holds an object where only strings are allowed");
  EXPECT_EQ(fault(R"({"__metadata__":{},"__metadata__":{}})"),
            "weights_header_invalid | p | __metadata__ stands in it twice");
  EXPECT_EQ(fault("{}", "1"), "weights_header_invalid | p | it leaves 1 byte of data without a tensor");
  EXPECT_EQ(fault("{}", "123"), "weights_header_invalid | p | it leaves 3 bytes of data without a tensor");
  EXPECT_EQ(fault("{\"a\":" + std::string(100'000, '[')), "weights_tensor_invalid | p | a | is an array and no object");
}

TEST(Safetensors, ATensorThatIsNotOne) {
  const std::string start = "weights_tensor_invalid | p | a | ";
  EXPECT_EQ(fault(R"({"a":null})"), start + "is null and no object");
  EXPECT_EQ(fault(R"({"a":"F32"})"), start + "is a string and no object");
  EXPECT_EQ(fault_in_tensor(""), start + "has no dtype");
  EXPECT_EQ(fault_in_tensor(R"("dtype":"F32")"), start + "has no shape");
  EXPECT_EQ(fault_in_tensor(R"("dtype":"F32","shape":[2])"), start + "has no data_offsets");
  EXPECT_EQ(fault_in_tensor(R"("dtype":7)"), start + "dtype is the number 7 and no string");
  EXPECT_EQ(fault_in_tensor(R"("dtype":["F32"])"), start + "dtype is an array and no string");
  EXPECT_EQ(fault_in_tensor(R"("shape":2)"), start + "shape has the number 2 where sizes are needed");
  EXPECT_EQ(fault_in_tensor(R"("shape":[-1])"), start + "shape has the number -1 where sizes are needed");
  EXPECT_EQ(fault_in_tensor(R"("shape":[1.5])"), start + "shape has the number 1.5 where sizes are needed");
  EXPECT_EQ(fault_in_tensor(R"("shape":[[2]])"), start + "shape has an array where sizes are needed");
  EXPECT_EQ(fault_in_tensor(R"("shape":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1])"), start + "more than 16 dimensions");
  EXPECT_EQ(fault_in_tensor(R"("data_offsets":[0])"), start + "data_offsets holds fewer than two numbers");
  EXPECT_EQ(fault_in_tensor(R"("data_offsets":[0,1,2])"), start + "data_offsets holds more than two numbers");
  EXPECT_EQ(fault_in_tensor(R"("data_offsets":[0,"8"])"),
            start + "data_offsets has a string where two byte offsets are needed");
  EXPECT_EQ(fault_in_tensor(R"("data_offsets":{})"), start + "data_offsets has an object where two byte offsets are needed");
  EXPECT_EQ(fault_in_tensor(R"("strides":[1])"), start + "has an unknown field, strides");
  EXPECT_EQ(fault_in_tensor(R"("dtype":"F32","dtype":"F32")"), start + "dtype is given twice");
  EXPECT_EQ(fault_in_tensor(R"("shape":[],"shape":[])"), start + "shape is given twice");
  EXPECT_EQ(fault_in_tensor(R"("data_offsets":[0,8],"data_offsets":[0,8])"), start + "data_offsets is given twice");
  EXPECT_EQ(
      fault(R"({"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},"a":{"dtype":"U8","shape":[1],"data_offsets":[1,2]}})",
            "xy"),
      start + "stands in the header twice");
}

TEST(Safetensors, AnUnknownType) {
  EXPECT_EQ(fault_in_tensor(R"("dtype":"F128","shape":[1],"data_offsets":[0,8])"),
            "weights_tensor_type | p | a | F128 | F32, F16, BF16");
  EXPECT_EQ(fault_in_tensor(R"("dtype":"","shape":[1],"data_offsets":[0,8])"),
            "weights_tensor_type | p | a | \"\" | F32, F16, BF16");
}

TEST(Safetensors, OffsetsAgainstFileAndShape) {
  const std::string start = "weights_tensor_invalid | p | a | ";
  EXPECT_EQ(fault_in_tensor(R"("dtype":"F32","shape":[2],"data_offsets":[8,0])"),
            start + "data_offsets [8, 0] end before they begin");
  EXPECT_EQ(fault_in_tensor(R"("dtype":"F32","shape":[3],"data_offsets":[0,12])"),
            start + "data_offsets [0, 12] reach past the end of the file, which has 8 bytes of data");
  EXPECT_EQ(fault_in_tensor(R"("dtype":"F32","shape":[2],"data_offsets":[18446744073709551608,18446744073709551615])"),
            start +
                "data_offsets [18446744073709551608, 18446744073709551615] reach past the end of the file, which has 8 "
                "bytes of data");
  EXPECT_EQ(fault_in_tensor(R"("dtype":"F32","shape":[1,3],"data_offsets":[0,8])"),
            start + "shape [1, 3] of F32 needs 12 bytes, data_offsets [0, 8] give 8");
  EXPECT_EQ(fault_in_tensor(R"("dtype":"F16","shape":[2],"data_offsets":[0,8])"),
            start + "shape [2] of F16 needs 4 bytes, data_offsets [0, 8] give 8");
  EXPECT_EQ(fault_in_tensor(R"("dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,8])"),
            start + "shape [4294967296, 4294967296] of F32 needs more bytes than 64 bits can count");
  // 2^62 numbers of four bytes each: the numbers can be counted, their bytes can't.
  EXPECT_EQ(fault_in_tensor(R"("dtype":"F32","shape":[4611686018427387904],"data_offsets":[0,0])"),
            start + "shape [4611686018427387904] of F32 needs more bytes than 64 bits can count");
}

TEST(Safetensors, TensorsAgainstEachOther) {
  const auto two = [](const std::string& a, const std::string& b) {
    return fault(R"({"a":{"dtype":"U8","shape":[4],"data_offsets":)" + a +
                     R"(},"b":{"dtype":"U8","shape":[4],"data_offsets":)" + b + "}}",
                 "12345678");
  };
  EXPECT_EQ(two("[0,4]", "[4,8]"), "no error");
  EXPECT_EQ(two("[4,8]", "[0,4]"), "no error");
  EXPECT_EQ(two("[0,4]", "[2,6]"), "weights_tensor_invalid | p | b | data_offsets [2, 6] overlap those of a");
  EXPECT_EQ(two("[0,4]", "[0,4]").substr(0, 22), "weights_tensor_invalid");
  EXPECT_EQ(two("[1,5]", "[4,8]"), "weights_tensor_invalid | p | a | data_offsets [1, 5] leave a gap of 1 byte before them");
  EXPECT_EQ(
      fault(R"({"a":{"dtype":"U8","shape":[2],"data_offsets":[0,2]},"b":{"dtype":"U8","shape":[2],"data_offsets":[3,5]}})",
            "12345"),
      "weights_tensor_invalid | p | b | data_offsets [3, 5] leave a gap of 1 byte before them");
  EXPECT_EQ(fault_in_tensor(R"("dtype":"U8","shape":[4],"data_offsets":[0,4])"),
            "weights_header_invalid | p | it leaves 4 bytes of data without a tensor");
}

TEST(Safetensors, LongNamesAreShortenedInErrors) {
  const std::string name(1'000'000, 'n');
  EXPECT_EQ(fault("{\"" + name + "\":1}").size(),
            "weights_tensor_invalid | p | "s.size() + 123 + " | is the number 1 and no object"s.size());
}

}  // namespace
}  // namespace rowkeeper
