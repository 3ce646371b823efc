// Questions about a document, over one store that is kept between turns.
//
//   Document ... .\n                          the context: the document without line ends behind it, and one
//   \nQuestion: ...\nAnswer:                  a turn adds this, and the answer: greedy, up to a line's end
//    ... .\n
//   \nQuestion: ...\nAnswer:                  the next turn: all rows above are in the store already
//
// A conversation is a list of token ids: each part is tokenized by itself, and what the model wrote never again. A turn's prefill
// computes the rows that the store lacks of that list; what it has of the list's beginning is read. An edit of the document leaves
// the rows above the first changed token. So the answers never depend on what was kept; only the time does.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/stop_token.h"
#include "core/cache/cache_file.h"
#include "core/cache/kv_store.h"
#include "core/model/model.h"
#include "core/run/retained_caches.h"
#include "core/run/sampler.h"
#include "core/tokenizer/tokenizer.h"

namespace rowkeeper {

struct ConversationOptions {
  bool retain = true;  // off: the store is emptied when a turn ends
  StoreKind store = {};
  std::shared_ptr<PagePool> pool;  // the model's own, for a kind with as many rows a page; none: memory of its own
};

enum class TextOrigin { document, question, answer };

// Tokens [begin, end) of the conversation.
struct TextPart {
  TextOrigin origin = TextOrigin::document;
  int begin = 0;
  int end = 0;
};

enum class AnswerEnd { line, longest, context };  // a line's end, kMostAnswerTokens, no room for more

struct TurnRecord {
  std::string question;
  std::string answer;  // without the spaces around it and the line's end
  std::vector<TokenId> answer_ids;
  AnswerEnd end = AnswerEnd::line;
  int prompt_tokens = 0;  // all that was there when the answer began
  // Of the turn's prefill.
  int rows_reused = 0;
  int rows_computed = 0;
  double prefill_seconds = 0;
  double first_token_seconds = 0;  // prefill, and choosing the first token
  double seconds = 0;              // of the whole turn
};

struct TurnProgress {
  std::function<void(int done, int total)> rows;         // during the prefill
  std::function<void(std::string_view bytes)> answered;  // a token of the answer
};

class Conversation {
 public:
  // Model and tokenizer outlive the conversation. Nothing is computed yet. Errors: conversation_too_long, and those of encoding and of
  // making a store.
  static Result<Conversation> create(const Model& model, const Tokenizer& tokenizer, std::string_view document,
                                     const ConversationOptions& options, const StopToken& stop = {});
  // Where a saved conversation stood, with all its rows. Errors: those of load_cache and of making a store.
  static Result<Conversation> open(const Model& model, const Tokenizer& tokenizer, const std::string& path,
                                   std::uint64_t fingerprint, const ConversationOptions& options);

  // Errors: conversation_too_long, cancelled, and those of encoding and of a pass. After any of them the turn has not taken place; rows
  // that were computed stay for the next try.
  Result<TurnRecord> ask(std::string_view question, const StopToken& stop = {}, const TurnProgress& progress = {});

  // Another document under the same questions and answers. Returns how many rows are still valid. Errors: as create's; then nothing
  // has changed.
  Result<int> edit_document(std::string_view document, const StopToken& stop = {});
  void forget_turns();
  void set_retain(bool retain);  // off empties the store at once
  bool retain() const { return options_.retain; }

  // Errors: those of save_cache. There are rows.
  Result<void> save(const std::string& path, std::uint64_t fingerprint) const;
  // Takes rows for what this conversation's beginning shares with a saved one. It goes on where it stood. Returns how many rows are
  // valid. Errors: those of load_cache; then the store is empty.
  Result<int> load_rows(const std::string& path, std::uint64_t fingerprint);
  // The same from caches kept in memory, and from other stores of the pool; and the way there: its rows go, the conversation is over.
  Result<int> take_rows_from(RetainedCaches& caches);
  Result<void> give_rows_to(RetainedCaches& caches) &&;

  std::span<const TokenId> tokens() const { return tokens_; }
  std::vector<TextPart> parts() const;
  int turns() const { return static_cast<int>(part_ends_.size() / 2); }
  int document_tokens() const { return part_ends_.front(); }
  std::string text(const TextPart& part) const;  // its bytes as the model sees them
  const KvStore& store() const { return *store_; }
  std::span<const float> logits() const { return logits_; }  // that chose the last token

 private:
  Conversation(const Model& model, const Tokenizer& tokenizer, const ConversationOptions& options,
               std::unique_ptr<KvStore> store);
  static Result<Conversation> make(const Model& model, const Tokenizer& tokenizer, const ConversationOptions& options);
  Result<std::vector<TokenId>> document_ids(std::string_view document, const StopToken& stop) const;
  Result<void> check_room(std::size_t tokens) const;
  Result<TurnRecord> answer(const StopToken& stop, const TurnProgress& progress);
  int reuse_rows();
  Result<double> compute_rows(const StopToken& stop, const std::function<void(int, int)>& progress, int& rows);
  TokenId choose(double& seconds);
  void leave_rows_of(std::span<const TokenId> tokens);
  void keep_rows_of_tokens();

  const Model* model_;
  const Tokenizer* tokenizer_;
  ConversationOptions options_;
  Sampler sampler_;
  std::unique_ptr<KvStore> store_;
  std::vector<TokenId> tokens_;
  std::vector<int> part_ends_;     // the document's, then each turn's question's and answer's
  std::vector<TokenId> computed_;  // the tokens whose rows the store has
  std::vector<float> logits_;
};

// How long the first token after `tokens` takes with a store of its own that holds `rows_held` of their rows: what a turn would have
// waited had more or less been kept. Those rows are computed too, but not counted. Errors: cancelled, those of a pass.
Result<double> measure_first_token(const Model& model, std::span<const TokenId> tokens, int rows_held,
                                   const StopToken& stop = {});

}  // namespace rowkeeper
