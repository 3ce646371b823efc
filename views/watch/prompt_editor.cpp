#include "views/watch/prompt_editor.h"

#include <QMimeData>
#include <algorithm>

namespace rowkeeper::views {

namespace {

constexpr int kLongWord = 1000;

// Qt looks for the end of the word at each line's end, so a word of 100,000 letters takes it most of a second; breaking lines
// at any letter takes a tenth of that.
bool has_long_word(const QString& text) {
  int run = 0, longest = 0;
  for (const QChar c : text) {
    run = c.isSpace() ? 0 : run + 1;
    longest = std::max(longest, run);
  }
  return longest > kLongWord;
}

}  // namespace

void PromptEditor::set_text(const QString& text) {
  setWordWrapMode(has_long_word(text) ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere);
  setPlainText(text);
}

QString PromptEditor::text() const {
  QString text = document()->toRawText();
  text.replace(QChar::ParagraphSeparator, u'\n');
  text.replace(QChar::LineSeparator, u'\n');
  return text;
}

void PromptEditor::insertFromMimeData(const QMimeData* source) {
  if (has_long_word(source->text())) setWordWrapMode(QTextOption::WrapAnywhere);
  QPlainTextEdit::insertFromMimeData(source);
}

}  // namespace rowkeeper::views
