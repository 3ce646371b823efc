#include "app/desktop/engine/tokenizer_worker.h"

#include <algorithm>
#include <span>

#include "app/desktop/engine/loaded_model.h"

namespace rowkeeper::app {

namespace {
// More than any context holds: what is beyond is only counted.
constexpr std::size_t kMostShown = 1100;
}  // namespace

void TokenizerWorker::set_tokenizer(const std::shared_ptr<const Tokenizer>& tokenizer) { tokenizer_ = tokenizer; }

void TokenizerWorker::read(int ticket, const QString& text, bool special_tokens) {
  reads_.settle();
  if (!tokenizer_ || reads_.token().stop_requested()) return;
  const Result<std::vector<TokenId>> ids = encode_prompt(*tokenizer_, text.toStdString(), special_tokens, reads_.token());
  if (!ids && ids.error().code == ErrorCode::cancelled) return;
  if (!ids) return emit tokens_read(ticket, {}, 0, ids.error());
  const std::span<const TokenId> first = std::span(*ids).first(std::min(ids->size(), kMostShown));
  emit tokens_read(ticket, with_bytes(*tokenizer_, first), static_cast<int>(ids->size()), std::nullopt);
}

}  // namespace rowkeeper::app
