#include "app/desktop/engine/tokenizer_worker.h"

#include <algorithm>
#include <span>

#include "app/desktop/engine/guarded.h"
#include "app/desktop/engine/loaded_model.h"
#include "views/run/prompt_model.h"

namespace rowkeeper::app {

void TokenizerWorker::set_tokenizer(const std::shared_ptr<const Tokenizer>& tokenizer) { tokenizer_ = tokenizer; }

void TokenizerWorker::read(int ticket, const QString& text, bool special_tokens) {
  reads_.settle();
  if (!tokenizer_ || reads_.token().stop_requested()) return;
  guarded([&] { split(ticket, text, special_tokens); },
          [&] {
            emit tokens_read(ticket, {}, 0, Error{ErrorCode::out_of_memory, {"prompt", "0"}});
          });
}

void TokenizerWorker::split(int ticket, const QString& text, bool special_tokens) {
  const Result<std::vector<TokenId>> ids = encode_prompt(*tokenizer_, text.toStdString(), special_tokens, reads_.token());
  if (!ids && ids.error().code == ErrorCode::cancelled) return;
  if (!ids) return emit tokens_read(ticket, {}, 0, ids.error());
  const std::span<const TokenId> first = std::span(*ids).first(std::min<std::size_t>(ids->size(), views::kMostPromptTokens));
  emit tokens_read(ticket, with_bytes(*tokenizer_, first), static_cast<int>(ids->size()), std::nullopt);
}

}  // namespace rowkeeper::app
