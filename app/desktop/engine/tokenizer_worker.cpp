#include "app/desktop/engine/tokenizer_worker.h"

#include "app/desktop/engine/loaded_model.h"

namespace rowkeeper::app {

void TokenizerWorker::set_tokenizer(const std::shared_ptr<const Tokenizer>& tokenizer) { tokenizer_ = tokenizer; }

void TokenizerWorker::read(int ticket, const QString& text) {
  reads_.settle();
  if (!tokenizer_ || reads_.token().stop_requested()) return;
  const Result<std::vector<TokenId>> ids = encode_prompt(*tokenizer_, text.toStdString(), false, reads_.token());
  if (!ids && ids.error().code == ErrorCode::cancelled) return;
  if (ids) {
    emit tokens_read(ticket, with_bytes(*tokenizer_, *ids), std::nullopt);
  } else {
    emit tokens_read(ticket, {}, ids.error());
  }
}

}  // namespace rowkeeper::app
