// GPT-2's byte-level BPE: text is split by a fixed pattern, each part's bytes are merged pair by pair, lowest rank first.
// Source of the format: vocab.json (spelling -> id) and merges.txt (one pair a line, best first), as published with GPT-2;
// spellings write each byte as one printable character.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/stop_token.h"

namespace rowkeeper {

struct BpeModel;

// Above any prompt; below it, memory is at most about 40 bytes for each byte of the longest run without white space.
inline constexpr std::size_t kMostTextBytes = std::size_t{64} << 20;

struct EncodeOptions {
  bool special_tokens = false;  // true: "<|endoftext|>" in the text becomes the end-of-text token
  StopToken stop;
};

struct Encoding {
  std::vector<TokenId> ids;
  std::vector<Warning> warnings;  // text_not_utf8, once, with the first place
};

class Tokenizer {
 public:
  // From a folder with vocab.json and merges.txt or, where one of these is missing, tokenizer.json. Fails with
  // folder_not_found, tokenizer_missing, json_invalid, json_damaged, vocabulary_invalid, merges_invalid, tokenizer_unsupported,
  // tokenizer_pattern, out_of_memory, and file_* for files that can't be read.
  static Result<Tokenizer> load(const std::string& folder);
  // The same from the contents of such files; errors name them without folder.
  static Result<Tokenizer> from_vocabulary(std::string_view vocab_json, std::string_view merges_txt);
  static Result<Tokenizer> from_tokenizer_json(std::string_view text);

  Tokenizer(Tokenizer&&) noexcept;
  Tokenizer& operator=(Tokenizer&&) noexcept;
  ~Tokenizer();

  // Any bytes; decode(encode(text)) == text. Time is near-linear in the text. A byte outside well-formed UTF-8 is split like
  // a punctuation mark: it joins the run of such characters beside it, and the space before, and ends words and numbers; its
  // token is that of the byte, or of a merge the vocabulary has for the run's bytes. Added tokens that tokenizer.json does
  // not call special are always matched. Fails with `cancelled` or `text_too_large`, and with out_of_memory or
  // tokenizer_pattern where the machine fails.
  Result<Encoding> encode(std::string_view text, const EncodeOptions& options = {}) const;

  // The bytes of one token; of an id that has no entry the text "<id N>".
  std::string bytes(TokenId id) const;
  // The bytes of many, joined.
  std::string decode(std::span<const TokenId> ids) const;
  // The token as vocab.json spells it; "<id N>" for an id that has no entry.
  std::string piece(TokenId id) const;

  int size() const;  // largest id + 1
  std::optional<TokenId> end_of_text() const;

 private:
  struct Data;
  static Result<Tokenizer> make(Result<BpeModel> model);
  explicit Tokenizer(std::unique_ptr<const Data> data);
  std::unique_ptr<const Data> data_;
};

}  // namespace rowkeeper
