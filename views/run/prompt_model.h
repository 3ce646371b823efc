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

class PromptModel : public QObject {
  Q_OBJECT
 public:
  explicit PromptModel(QObject* parent = nullptr) : QObject(parent) {}
  const QString& text() const { return text_; }
  const std::vector<RecordedToken>& tokens() const { return tokens_; }  // of the text, once it is not busy any more
  const std::optional<Error>& error() const { return error_; }          // why the text can't be used: too long, for one
  bool busy() const { return busy_; }

  void set_text(const QString& text) {
    if (text == text_) return;
    text_ = text;
    ask();
  }
  // Again, with another model's tokenizer.
  void ask() {
    busy_ = true;
    ++ticket_;
    emit changed();
    emit tokens_wanted(ticket_, text_);
  }
  void set_tokens(int ticket, std::vector<RecordedToken> tokens, std::optional<Error> error) {
    if (ticket != ticket_) return;
    busy_ = false;
    tokens_ = std::move(tokens);
    error_ = std::move(error);
    emit changed();
  }

 signals:
  void changed();
  void tokens_wanted(int ticket, const QString& text);

 private:
  QString text_;
  std::vector<RecordedToken> tokens_;
  std::optional<Error> error_;
  bool busy_ = false;
  int ticket_ = 0;
};

}  // namespace rowkeeper::views
