#include "app/cli/messages.h"

#include <gtest/gtest.h>

#include "app/cli/output.h"

namespace rowkeeper::cli {
namespace {

TEST(Messages, EveryCodeHasOne) {
  for (const ErrorCode code : kErrorCodes) {
    const Error error{code, {"first", "second", "third", "fourth"}};
    const std::string message = message_for(error);
    EXPECT_GT(message.size(), 20U) << error_code_name(code);
    EXPECT_EQ(message.find('{'), std::string::npos) << message;
    EXPECT_EQ(message.find('\n'), std::string::npos) << message;
    EXPECT_NE(message.back(), '.') << message;
    EXPECT_GE(exit_status_for(code), 1);
  }
}

TEST(Messages, MissingArgumentsDoNoHarm) {
  for (const ErrorCode code : kErrorCodes) EXPECT_FALSE(message_for({code, {}}).empty());
}

TEST(Messages, NameTheValueAndWhatToDo) {
  EXPECT_EQ(message_for({ErrorCode::prompt_too_long, {"1025", "1024"}}),
            "the prompt has 1025 tokens, but the model's context has 1024: shorten the prompt");
  EXPECT_NE(
      message_for({ErrorCode::recording_too_large, {"1000000", "536870912"}}).find("'1000000' is larger than 512.0 MiB"),
      std::string::npos);
  EXPECT_NE(message_for({ErrorCode::lanes_too_large, {"1073741824", "536870912"}}).find("1.0 GiB of logits"),
            std::string::npos);
}

TEST(Messages, CountOneByte) {
  EXPECT_NE(message_for({ErrorCode::model_file_size, {"p", "5", "1"}}).find("has 1 byte, but it must have 5:"),
            std::string::npos);
  EXPECT_NE(message_for({ErrorCode::weights_header_too_large, {"p", "2", "0"}}).find("claims 2 bytes, but at most 0"),
            std::string::npos);
}

TEST(Messages, SayWhatHelpsAFullGpu) {
  EXPECT_EQ(
      message_for({ErrorCode::device_full, {"making a graph of a step", "3145728"}}),
      "the GPU ran out of memory while making a graph of a step (3.0 MiB are free): use --weights f16, a smaller cache "
      "such as --cache int8, or --backend exact");
  EXPECT_EQ(exit_status_for(ErrorCode::device_full), 1);
}

TEST(Messages, NameTheTensorThatNeedsMoreBits) {
  EXPECT_EQ(message_for({ErrorCode::precision_too_small, {"h.0.mlp.c_fc.weight", "f16", "70000", "65504"}}),
            "the tensor 'h.0.mlp.c_fc.weight' has a weight of 70000, but --weights f16 keeps none beyond 65504: use "
            "--weights f32");
}

TEST(Messages, BracesInAnArgumentAreText) {
  EXPECT_NE(message_for({ErrorCode::file_not_found, {"{0}{9}"}}).find("'{0}{9}'"), std::string::npos);
}

TEST(Messages, StatusesFollowTheContract) {
  EXPECT_EQ(exit_status_for(ErrorCode::cancelled), 130);
  EXPECT_EQ(exit_status_for(ErrorCode::not_a_number), 2);
  EXPECT_EQ(exit_status_for(ErrorCode::out_of_memory), 1);
  EXPECT_EQ(exit_status_for(ErrorCode::prompt_too_long), 2);
  EXPECT_EQ(exit_status_for(ErrorCode::weights_pickle), 2);
}

TEST(Printable, KeepsTextAndReplacesWhatATerminalWouldObey) {
  EXPECT_EQ(printable("Grüße/путь/\xF0\x9F\x99\x82"), "Grüße/путь/\xF0\x9F\x99\x82");
  EXPECT_EQ(printable("a\x1b[31m\n"), "a\\x1b[31m\\x0a");
  EXPECT_EQ(printable("\xFF"), "\xEF\xBF\xBD");
  EXPECT_LT(printable(std::string(100'000, 'x')).size(), 1100U);
}

}  // namespace
}  // namespace rowkeeper::cli
