#include "views/watch/reading_view.h"

#include <QScrollBar>
#include <QTextCursor>

#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

// What the model wrote stands on another ground and in stronger letters.
QTextCharFormat format(bool from_prompt) {
  QTextCharFormat format;
  format.setFontWeight(from_prompt ? QFont::Normal : QFont::DemiBold);
  if (!from_prompt) format.setBackground(theme().chip_generated);
  return format;
}

}  // namespace

ReadingView::ReadingView(RunModel* run, QWidget* parent)
    : QPlainTextEdit(parent),
      run_(run),
      gate_(
          kTextRedraws, [this] { refresh(); }, this) {
  setReadOnly(true);
  setUndoRedoEnabled(false);
  setTabChangesFocus(true);
  setAccessibleName(tr("Text of the run"));
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  connect(run_, &RunModel::changed, &gate_, &Throttle::request);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &ReadingView::restyle);
  restyle();
}

void ReadingView::restyle() {
  setFont(theme().font(1.05));
  setTabStopDistance(4 * fontMetrics().horizontalAdvance(u' '));
  start_over();
  refresh();
}

void ReadingView::start_over() {
  clear();
  shown_.clear();
  stream_ = {};
}

void ReadingView::refresh() {
  const std::vector<RowState>& rows = run_->state().rows();
  std::size_t same = 0;
  while (same < rows.size() && same < shown_.size() && rows[same].token.id == shown_[same]) ++same;
  if (same < shown_.size()) start_over();
  const bool end = at_end();
  // One edit, so that the text is laid out once: a prompt is one long line, and each of its tokens would lay all of it out again.
  QTextCursor cursor(document());
  cursor.movePosition(QTextCursor::End);
  cursor.beginEditBlock();
  for (std::size_t row = shown_.size(); row < rows.size(); ++row) add(cursor, rows[row]);
  cursor.endEditBlock();
  if (end) go_to_end();
}

void ReadingView::add(QTextCursor& cursor, const RowState& row) {
  shown_.push_back(row.token.id);
  cursor.insertText(QString::fromStdString(stream_.push(row.token.bytes)), format(row.from_prompt));
}

bool ReadingView::at_end() const { return verticalScrollBar()->value() >= verticalScrollBar()->maximum(); }

void ReadingView::go_to_end() { verticalScrollBar()->setValue(verticalScrollBar()->maximum()); }

void ReadingView::resizeEvent(QResizeEvent* event) {
  const bool end = at_end();
  QPlainTextEdit::resizeEvent(event);
  if (end) go_to_end();
}

QSize ReadingView::sizeHint() const { return {theme().px(300), 6 * fontMetrics().lineSpacing()}; }

QSize ReadingView::minimumSizeHint() const { return {theme().px(160), 3 * fontMetrics().lineSpacing()}; }

}  // namespace rowkeeper::views
