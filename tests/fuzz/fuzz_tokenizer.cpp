// Any bytes, encoded with the bundled vocabulary: they come back, ids are in range, and the warning is there exactly when it
// must be.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/tokenizer/tokenizer.h"
#include "core/tokenizer/utf8.h"

using namespace rowkeeper;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void check_stream(std::string_view bytes) {
  // The first byte says where to cut; the text must not depend on it.
  const std::size_t cut = bytes.empty() ? 0 : static_cast<std::uint8_t>(bytes[0]) % (bytes.size() + 1);
  Utf8Stream stream;
  std::string text = stream.push(bytes.substr(0, cut));
  text += stream.push(bytes.substr(cut));
  text += stream.finish();
  require(text == to_valid_utf8(bytes));
  require(find_invalid_utf8(text) == std::string_view::npos);
  require((find_invalid_utf8(bytes) == std::string_view::npos) == (text == bytes));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Tokenizer tokenizer = Tokenizer::load(ROWKEEPER_ASSETS "/models/rowkeeper-tiny").value();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const bool special : {false, true}) {
    EncodeOptions options;
    options.special_tokens = special;
    const Encoding encoding = tokenizer.encode(text, options).value();
    require(tokenizer.decode(encoding.ids) == text);
    require(encoding.warnings.empty() == (find_invalid_utf8(text) == std::string_view::npos));
    for (const TokenId id : encoding.ids) require(id.value() >= 0 && id.value() < tokenizer.size());
  }
  check_stream(text);
  return 0;
}
