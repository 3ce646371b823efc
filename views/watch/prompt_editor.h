// A text box that gives back its text exactly as typed and stays quick with very long words.
#pragma once

#include <QPlainTextEdit>

namespace rowkeeper::views {

class PromptEditor : public QPlainTextEdit {
  Q_OBJECT
 public:
  using QPlainTextEdit::QPlainTextEdit;
  void set_text(const QString& text);
  // QPlainTextEdit::toPlainText() turns no-break spaces into spaces; this does not.
  QString text() const;

 protected:
  void insertFromMimeData(const QMimeData* source) override;
};

}  // namespace rowkeeper::views
