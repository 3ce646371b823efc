#include "core/tokenizer/bpe_model.h"

#include <fmt/format.h>

#include <utility>

#include "core/tokenizer/byte_alphabet.h"
#include "core/tokenizer/vocabulary_json.h"

namespace rowkeeper {

Result<std::array<TokenId, 256>> find_byte_tokens(const Vocabulary& vocabulary, const std::string& path) {
  std::array<TokenId, 256> tokens;
  for (std::size_t byte = 0; byte < tokens.size(); ++byte) {
    const std::string piece = spelling_of(static_cast<std::uint8_t>(byte));
    const auto id = vocabulary.id_of(piece);
    if (!id) {
      return fail(ErrorCode::vocabulary_invalid, path, fmt::format("no entry {} for the byte {}", quote_piece(piece), byte));
    }
    tokens[byte] = *id;
  }
  return tokens;
}

Result<BpeModel> parse_vocabulary_and_merges(const NamedText& vocabulary, const NamedText& merges) {
  if (Result<void> checked = check_size(merges.text, merges.path); !checked) return tl::unexpected(checked.error());
  const auto pieces = parse_tokenizer_file(vocabulary.text, vocabulary.path);
  if (!pieces) return tl::unexpected(pieces.error());
  BpeModel model;
  if (const auto problem = read_vocabulary(*pieces, model.vocabulary)) {
    return fail(ErrorCode::vocabulary_invalid, vocabulary.path, *problem);
  }
  const auto bytes = find_byte_tokens(model.vocabulary, vocabulary.path);
  if (!bytes) return tl::unexpected(bytes.error());
  model.bytes = *bytes;
  auto pairs = parse_merges(merges.text, merges.path, model.vocabulary);
  if (!pairs) return tl::unexpected(std::move(pairs.error()));
  model.merges = std::move(*pairs);

  const std::string end_of_text(kEndOfText);
  if (const auto id = model.vocabulary.id_of(end_of_text)) model.added = AddedTokens({{end_of_text, *id, true}});
  return model;
}

}  // namespace rowkeeper
