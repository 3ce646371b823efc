// What a tokenizer's files say, however they say it.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/tokenizer/added_tokens.h"
#include "core/tokenizer/merges.h"
#include "core/tokenizer/vocabulary.h"

namespace rowkeeper {

// The spelling of the token that GPT-2 was trained to put between texts.
constexpr std::string_view kEndOfText = "<|endoftext|>";

struct BpeModel {
  Vocabulary vocabulary;  // added tokens included
  Merges merges;
  AddedTokens added;
  std::array<TokenId, 256> bytes;  // the token of each single byte, where merging begins
};

// The tokens of the 256 bytes. Without all of them some texts would have no tokens, so a missing one fails with
// vocabulary_invalid.
Result<std::array<TokenId, 256>> find_byte_tokens(const Vocabulary& vocabulary, const std::string& path);

struct NamedText {
  std::string path;  // for errors
  std::string_view text;
};

// vocab.json and merges.txt. "<|endoftext|>", where the vocabulary has it, is the one special token.
Result<BpeModel> parse_vocabulary_and_merges(const NamedText& vocabulary, const NamedText& merges);

// tokenizer.json as the tokenizers library writes it: a BPE model over bytes with GPT-2's splitting. Every part that would
// give other tokens than these is refused by name, with tokenizer_unsupported.
Result<BpeModel> parse_tokenizer_json(const NamedText& file);

}  // namespace rowkeeper
