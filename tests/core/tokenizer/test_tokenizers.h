// The vocabularies that the tests use, and short ways to write expectations about them.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/tokenizer/tokenizer.h"
#include "tests/core/support/error_text.h"

namespace rowkeeper {

std::string read_file(const std::filesystem::path& path);

std::filesystem::path tiny_folder();
const Tokenizer& tiny_tokenizer();  // the bundled model's

// GPT-2's own, or null where its files have not been fetched; see ROWKEEPER_NEEDS_GPT2_VOCABULARY.
const Tokenizer* gpt2_tokenizer();

#define ROWKEEPER_NEEDS_GPT2_VOCABULARY() \
  if (gpt2_tokenizer() == nullptr)        \
  GTEST_SKIP() << "no GPT-2 vocabulary: run tests/reference/fetch_gpt2_vocabulary.sh " << ROWKEEPER_GPT2_VOCABULARY_FOLDER

std::vector<int> values(const std::vector<TokenId>& ids);

// The ids of a text that must encode without failure.
std::vector<int> ids(const Tokenizer& tokenizer, std::string_view text, bool special_tokens = false);

// A vocab.json with the 256 bytes as ids 0 to 255 and then these pieces (JSON text, without quotes).
std::string vocab_json_with(const std::vector<std::string>& pieces);

}  // namespace rowkeeper
