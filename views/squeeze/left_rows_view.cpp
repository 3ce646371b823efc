#include "views/squeeze/left_rows_view.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "views/charts/chart_painting.h"
#include "views/squeeze/left_rows_painter.h"
#include "views/squeeze/squeeze_words.h"
#include "views/widgets/accessible_table.h"
#include "views/widgets/arrow_keys.h"
#include "views/widgets/cell_picture.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

LeftRowsView::LeftRowsView(QWidget* parent) : QAbstractScrollArea(parent) {
  set_accessible_table(this, [this] {
    return PictureTable{{accessibleName()}, static_cast<int>(rows_.rows.size()), [this](int row, int) {
                          return row < static_cast<int>(rows_.rows.size()) ? tip(row) : QString();
                        }};
  });
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  keep_arrow_keys(this);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setAccessibleName(tr("What is left in the cache"));
  viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, [this] {
    relayout();
    updateGeometry();
  });
}

void LeftRowsView::set_rows(const SqueezedRows& rows) {
  rows_ = rows;
  if (read_ && *read_ >= static_cast<int>(rows_.rows.size())) read_.reset();
  const CanvasLayout before = layout_.canvas;
  layout_ = left_rows_layout(rows_);
  layout_.canvas.scroll = before.scroll;
  layout_.canvas.row_height = before.row_height;
  relayout();
}

void LeftRowsView::set_summary(const QString& summary) {
  summary_ = summary;
  if (read_)
    tell_reading(this, tip(*read_));
  else
    forget_reading(this, summary_);
}

void LeftRowsView::set_hint(const QString& hint) {
  hint_ = hint;
  viewport()->update();
}

void LeftRowsView::relayout() {
  CanvasLayout& canvas = layout_.canvas;
  const double top_row = canvas.row_height > 0 ? canvas.scroll.y() / canvas.row_height : 0;  // stays where it is
  layout_.overview_width = theme().px(18);
  canvas.size = QSizeF(viewport()->width() - layout_.overview_width, viewport()->height());
  canvas.device_ratio = devicePixelRatioF();
  canvas.metrics = left_rows_metrics(theme(), canvas.size.width(), canvas.device_ratio);
  canvas.update();
  canvas.scroll.setY(top_row * canvas.row_height);
  canvas.update();
  strips_ = make_left_rows_strips(layout_, rows_, theme());
  placing_ = true;
  QScrollBar* const down = verticalScrollBar();
  down->setRange(0, static_cast<int>(std::ceil(canvas.largest_scroll().y())));
  down->setPageStep(static_cast<int>(canvas.rows_area().height()));
  down->setSingleStep(std::max(1, static_cast<int>(canvas.row_height)));
  down->setValue(static_cast<int>(std::ceil(canvas.scroll.y())));
  down->setEnabled(down->maximum() > 0);
  placing_ = false;
  viewport()->update();
}

void LeftRowsView::show_evidence() {
  if (!layout_.has_evidence()) return;
  verticalScrollBar()->setValue(static_cast<int>(layout_.scroll_to_begin(layout_.evidence_begin)));
}

void LeftRowsView::scrollContentsBy(int, int) {
  if (placing_) return;
  layout_.canvas.scroll.setY(verticalScrollBar()->value());
  layout_.canvas.update();
  viewport()->update();
}

void LeftRowsView::resizeEvent(QResizeEvent*) { relayout(); }

void LeftRowsView::paintEvent(QPaintEvent*) {
  QPainter painter(viewport());
  const QRectF area = viewport()->rect();
  painter.fillRect(area, theme().card);
  if (rows_.rows.empty()) {
    paint_hint(painter, hint_, area);
  } else {
    LeftRowsPainter(painter, layout_, rows_, strips_).paint();
  }
  if (hasFocus()) paint_focus(painter);
}

void LeftRowsView::paint_focus(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme().accent, 1));
  painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
  if (!read_) return;
  painter.setClipRect(layout_.canvas.rows_area());
  painter.setPen(QPen(theme().newest, 2 * theme().scale()));
  painter.drawRect(layout_.band(*read_, *read_ + 1).adjusted(1, 0, -1, 0));
}

QString LeftRowsView::tip(int row) const {
  const QString name =
      tr("Row %1, %2").arg(count_text(row), token_text(rows_.rows[static_cast<std::size_t>(row)].token.bytes));
  const MergedRows with = layout_.together(row);
  switch (layout_.fates[static_cast<std::size_t>(row)]) {
    case RowFate::held:
      return tr("%1: in the cache").arg(name);
    case RowFate::merged:
      return tr("%1: averaged with its neighbours, %2 are one row now")
          .arg(name, rows_text(RowIndex(with.first), RowIndex(with.end)));
    case RowFate::thrown_away:
      return tr("%1: thrown away").arg(name);
  }
  return {};
}

bool LeftRowsView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* const help = static_cast<QHelpEvent*>(event);
    const int row = rows_.rows.empty() ? -1 : layout_.canvas.row_at(help->pos().y());
    row < 0 ? QToolTip::hideText()
            : QToolTip::showText(help->globalPos(), tip(row), viewport(), layout_.band(row, row + 1).toAlignedRect());
    return true;
  }
  return QAbstractScrollArea::viewportEvent(event);
}

// In the column of all rows: shows the row there.
void LeftRowsView::mousePressEvent(QMouseEvent* event) {
  const int row = layout_.overview_row(event->position());
  if (row >= 0) verticalScrollBar()->setValue(static_cast<int>(layout_.scroll_to_begin(row)));
}

void LeftRowsView::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons() & Qt::LeftButton) mousePressEvent(event);
}

void LeftRowsView::keyPressEvent(QKeyEvent* event) {
  const int rows = static_cast<int>(rows_.rows.size());
  const bool up_or_down = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
  if (up_or_down && !read_ && rows > 0) return read(std::min(layout_.canvas.first_visible(), rows - 1));
  if (const std::optional<int> to = moved_cell(read_, event->key(), 1, rows)) return read(*to);
  QAbstractScrollArea::keyPressEvent(event);
}

void LeftRowsView::read(int row) {
  read_ = row;
  const CanvasLayout& canvas = layout_.canvas;
  const double top = row * canvas.row_height, last_top = top + canvas.row_height - canvas.rows_area().height();
  const double scroll = std::clamp(canvas.scroll.y(), std::min(last_top, top), top);
  verticalScrollBar()->setValue(static_cast<int>(std::ceil(scroll)));
  tell_reading(this, tip(row));
  viewport()->update();
}

void LeftRowsView::focusInEvent(QFocusEvent*) { viewport()->update(); }

void LeftRowsView::focusOutEvent(QFocusEvent*) {
  read_.reset();
  forget_reading(this, summary_);
  viewport()->update();
}

QSize LeftRowsView::sizeHint() const { return {theme().px(640), theme().px(260)}; }
QSize LeftRowsView::minimumSizeHint() const { return {theme().px(300), theme().px(170)}; }

}  // namespace rowkeeper::views
