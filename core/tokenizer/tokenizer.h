// GPT-2's byte-level BPE: text is split by a fixed pattern, each part's bytes are merged pair by pair, lowest rank first.
// Source of the format: vocab.json (spelling -> id) and merges.txt (one pair a line, best first), as published with GPT-2;
// spellings write each byte as one printable character.
#pragma once

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

struct EncodeOptions {
  bool special_tokens = false;  // true: "<|endoftext|>" in the text becomes the end-of-text token
  StopToken stop;
};

struct Encoding {
  std::vector<TokenId> ids;
  std::vector<Warning> warnings;  // text_not_utf8
};

class Tokenizer {
 public:
  // From a folder with vocab.json and merges.txt or, where these are missing, tokenizer.json.
  static Result<Tokenizer> load(const std::string& folder);

  Tokenizer(Tokenizer&&) noexcept;
  Tokenizer& operator=(Tokenizer&&) noexcept;
  ~Tokenizer();

  // Any bytes; decode(encode(text)) == text. Time is near-linear in the text. Fails only with `cancelled` or
  // `text_too_large`.
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
  explicit Tokenizer(std::unique_ptr<const Data> data);
  std::unique_ptr<const Data> data_;
};

}  // namespace rowkeeper
