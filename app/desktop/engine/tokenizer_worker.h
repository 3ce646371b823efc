// Turns the prompt into tokens while it is typed, on a thread of its own: a long paste delays neither the window nor a run.
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "app/desktop/engine/interrupt.h"
#include "core/base/error.h"
#include "core/run/recording.h"
#include "core/tokenizer/tokenizer.h"

namespace rowkeeper::app {

class TokenizerWorker : public QObject {
  Q_OBJECT
 public:
  // From the window's thread, before each read() that is queued: older texts are given up.
  void overtake() { reads_.raise(); }

  // On the worker's thread.
  void set_tokenizer(const std::shared_ptr<const Tokenizer>& tokenizer);
  void read(int ticket, const QString& text, bool special_tokens);

 signals:
  // The first tokens, as many as anyone looks at, and how many there are.
  void tokens_read(int ticket, const std::vector<rowkeeper::RecordedToken>& first, int count,
                   const std::optional<rowkeeper::Error>& error);

 private:
  void split(int ticket, const QString& text, bool special_tokens);

  std::shared_ptr<const Tokenizer> tokenizer_;
  Interrupt reads_;
};

}  // namespace rowkeeper::app
