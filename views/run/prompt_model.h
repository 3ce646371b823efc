// The text in the prompt box and its tokens, kept up to date while it is typed. The tokenizer works on a thread of its own; an
// answer that a later edit has overtaken is dropped.
#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/run/recording.h"

namespace rowkeeper::views {

// Tokens that are kept one by one: a whole context and more than are shown as chips. Of a longer text only the number is known.
inline constexpr int kMostPromptTokens = 1100;

class PromptModel : public QObject {
  Q_OBJECT
 public:
  explicit PromptModel(QObject* parent = nullptr) : QObject(parent) {}
  const QString& text() const { return text_; }
  // Of the text, once it is not busy any more: the first ones, at most kMostPromptTokens, and how many there are in all.
  const std::vector<RecordedToken>& tokens() const { return tokens_; }
  int token_count() const { return token_count_; }
  const std::optional<Error>& error() const { return error_; }  // why the text can't be used: too long, for one
  bool special_tokens() const { return special_tokens_; }       // "<|endoftext|>" is the end-of-text token
  bool busy() const { return busy_; }

  void set_text(const QString& text) {
    if (text == text_) return;
    text_ = text;
    emit text_changed();
    ask();
  }
  void set_special_tokens(bool on) {
    if (on == special_tokens_) return;
    special_tokens_ = on;
    ask();
  }
  // Again, with another model's tokenizer.
  void ask() {
    busy_ = true;
    ++ticket_;
    emit changed();
    emit tokens_wanted(ticket_, text_);
  }
  // `first`: the first kMostPromptTokens of `count`.
  void set_tokens(int ticket, std::vector<RecordedToken> first, int count, std::optional<Error> error) {
    if (ticket != ticket_) return;
    busy_ = false;
    tokens_ = std::move(first);
    token_count_ = count;
    error_ = std::move(error);
    emit changed();
  }

 signals:
  void text_changed();
  void changed();  // tokens, error or busy
  void tokens_wanted(int ticket, const QString& text);

 private:
  QString text_;
  std::vector<RecordedToken> tokens_;
  int token_count_ = 0;
  bool special_tokens_ = false;
  std::optional<Error> error_;
  bool busy_ = false;
  int ticket_ = 0;
};

}  // namespace rowkeeper::views
