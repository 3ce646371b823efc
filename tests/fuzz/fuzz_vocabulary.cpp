// Any bytes as tokenizer.json, and as vocab.json and merges.txt with a zero byte between them. What loads must also
// encode, and give the text back.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/tokenizer/bpe_model.h"
#include "core/tokenizer/byte_alphabet.h"
#include "core/tokenizer/tokenizer.h"

using namespace rowkeeper;

namespace {

// A vocabulary without one of the 256 bytes is refused, and no fuzzer finds them all: here they stand already, with the ids
// from 256 on, so that inputs are small and reach what comes after.
std::string with_all_bytes(std::string_view entries) {
  static const std::string bytes = [] {
    std::string text = "{";
    for (int byte = 0; byte < 256; ++byte) {
      const std::string piece = spelling_of(static_cast<std::uint8_t>(byte));
      if (byte > 0) text += ',';
      text += piece == "\"" || piece == "\\" ? "\"\\" + piece + "\"" : "\"" + piece + "\"";
      text += ':' + std::to_string(256 + byte);
    }
    return text;
  }();
  return bytes + std::string(entries) + "}";
}

void check(const Result<Tokenizer>& tokenizer) {
  if (!tokenizer) return;
  const std::string_view text = "the box's 12 boxes \xFF <|endoftext|>  aaaa\n";
  for (const bool special : {false, true}) {
    EncodeOptions options;
    options.special_tokens = special;
    const auto encoding = tokenizer->encode(text, options).value();
    for (const TokenId id : encoding.ids) {
      if (id.value() < 0 || id.value() >= tokenizer->size()) std::abort();
    }
    if (tokenizer->decode(encoding.ids) != text) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  check(Tokenizer::from_tokenizer_json(input));
  const std::size_t zero = input.find('\0');
  const std::string_view vocabulary = input.substr(0, zero);
  const std::string_view merges = zero == std::string_view::npos ? std::string_view() : input.substr(zero + 1);
  check(Tokenizer::from_vocabulary(vocabulary, merges));
  check(Tokenizer::from_vocabulary(with_all_bytes(vocabulary), merges));
  return 0;
}
