#include "views/canvas/triangle_picture.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <vector>

#include "views/canvas/canvas_painter.h"
#include "views/canvas/canvas_text.h"
#include "views/widgets/accessible_table.h"
#include "views/widgets/arrow_keys.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

TrianglePicture::TrianglePicture(const RunModel* run, Selection* selection, QWidget* parent)
    : QWidget(parent), run_(run), selection_(selection) {
  setFocusPolicy(Qt::StrongFocus);
  keep_arrow_keys(this);
  set_accessible_table(this, [this] { return weights_table(); });
  setAccessibleName(tr("One head's attention"));
  setMinimumSize(160, 160);
  connect(selection_, &Selection::changed, this, qOverload<>(&QWidget::update));
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &TrianglePicture::restyle);
}

void TrianglePicture::show_triangle(const Triangle& triangle) {
  triangle_ = triangle;
  cursor_ = {};
  forget_reading(this, {});
  restyle();
}

void TrianglePicture::set_state(bool stale, const QString& message) {
  stale_ = stale;
  message_ = message;
  if (triangle_.rows == 0) forget_reading(this, message);
  update();
}

void TrianglePicture::restyle() {
  relayout();
  draw_image();
  update();
}

void TrianglePicture::relayout() {
  const Theme& t = theme();
  const QFontMetricsF small(t.font(kCanvasText));
  layout_.rows = triangle_.rows;
  layout_.size = size();
  layout_.text = small.height();
  layout_.header = 2 * small.height() + t.px(4);
  const double least =
      std::max<double>(canvas_number_column(t) + t.px(14), small.horizontalAdvance(down_text()) + t.px(8.0));
  layout_.gutter = std::clamp(0.28 * width(), least, std::max(least, 130.0 * t.scale()));
  across_left_ = std::max(0.0, std::min(layout_.square().left(), width() - small.horizontalAdvance(across_text()) - 1));
}

void TrianglePicture::draw_image() {
  // Colours by the weight's root, which is what they deepen with: half a million cells are quick then.
  constexpr int kSteps = 1024;
  std::vector<QRgb> colors;
  for (int step = 0; step <= kSteps; ++step)
    colors.push_back(weight_color(static_cast<float>(step * step) / (kSteps * kSteps), theme()).rgb());
  const int rows = triangle_.rows;
  image_ = QImage(std::max(1, rows), std::max(1, rows), QImage::Format_ARGB32_Premultiplied);
  image_.fill(Qt::transparent);
  for (int row = 0; row < rows; ++row) {
    auto* line = reinterpret_cast<QRgb*>(image_.scanLine(row));
    for (int position = 0; position <= row; ++position) {
      const float share = std::sqrt(std::clamp(weight({row, position}), 0.0F, 1.0F));
      line[position] = colors[static_cast<std::size_t>(std::lround(share * kSteps))];
    }
  }
}

float TrianglePicture::weight(const TriangleCell& cell) const {
  return triangle_.weights[static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(triangle_.rows) +
                           static_cast<std::size_t>(cell.position)];
}

QColor TrianglePicture::color_at(const TriangleCell& cell) const { return image_.pixelColor(cell.position, cell.row); }

QString TrianglePicture::across_text() { return tr("looked at this row →"); }
QString TrianglePicture::down_text() { return tr("this row ↓"); }

QString TrianglePicture::row_name(int row) const {
  const auto& rows = run_->state().rows();
  if (row >= static_cast<int>(rows.size())) return tr("row %1").arg(count_text(std::int64_t{row}));
  return tr("row %1 %2").arg(count_text(std::int64_t{row}), token_text(rows[static_cast<std::size_t>(row)].token.bytes));
}

QString TrianglePicture::cell_text(const TriangleCell& cell) const {
  if (cell.row < 0 || cell.row >= triangle_.rows) return {};
  if (!TriangleLayout::may_look(cell))
    return tr("%1 may not look at %2: it comes later").arg(row_name(cell.row), row_name(cell.position));
  return tr("%1 looked at %2: %3")
      .arg(row_name(cell.row), row_name(cell.position), percent_text(static_cast<double>(weight(cell))));
}

PictureTable TrianglePicture::weights_table() const {
  if (triangle_.rows == 0) return {};
  PictureTable table{{down_text()}, triangle_.rows, [this](int row, int column) {
                       if (row >= triangle_.rows || column > triangle_.rows) return QString();
                       if (column == 0) return row_name(row);
                       const TriangleCell cell{row, column - 1};
                       if (!TriangleLayout::may_look(cell)) return tr("may not look");
                       return percent_text(static_cast<double>(weight(cell)));
                     }};
  for (int row = 0; row < triangle_.rows; ++row) table.columns << row_name(row);
  return table;
}

QSize TrianglePicture::sizeHint() const { return {theme().px(420), theme().px(340)}; }

void TrianglePicture::resizeEvent(QResizeEvent*) { relayout(); }

void TrianglePicture::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setFont(theme().font(kCanvasText));
  if (triangle_.rows == 0) {
    painter.setPen(theme().muted);
    painter.setFont(theme().font());
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, message_);
    return;
  }
  const QRectF square = layout_.square();
  paint_hatching(painter);
  painter.setOpacity(stale_ ? 0.4 : 1);
  // Cells smaller than a pixel share it.
  painter.setRenderHint(QPainter::SmoothPixmapTransform, layout_.cell() * devicePixelRatioF() < 1);
  painter.drawImage(square, image_, QRectF(image_.rect()));
  painter.setOpacity(1);
  paint_labels(painter);
  paint_scale(painter);
  painter.setBrush(Qt::NoBrush);
  const int row = selection_->place().row;
  if (row >= 0 && row < triangle_.rows) {
    painter.setPen(QPen(theme().accent, 1.5 * theme().scale()));
    painter.drawRect(layout_.row_rect(row));
  }
  if (hasFocus() && cursor_.row >= 0) {
    painter.setPen(QPen(theme().newest, 2 * theme().scale()));
    painter.drawRect(layout_.cell_rect(cursor_).adjusted(-1, -1, 1, 1));
  } else if (hasFocus()) {
    painter.setPen(theme().accent);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
  }
}

void TrianglePicture::paint_hatching(QPainter& painter) const {
  const QRectF square = layout_.square();
  QPainterPath upper(square.topRight());
  for (int row = 0; row < triangle_.rows; ++row) {
    const QRectF own = layout_.cell_rect({row, row});
    upper.lineTo(own.topRight());
    upper.lineTo(own.bottomRight());
  }
  upper.closeSubpath();
  painter.fillPath(upper, QBrush(theme().grid, Qt::BDiagPattern));
  painter.setPen(theme().border);
  painter.drawRect(square.adjusted(-0.5, -0.5, 0.5, 0.5));

  // In two lines where one is too wide.
  const QSizeF around(theme().px(12), theme().px(4));
  const QRectF room(0, 0, 0.55 * square.width() - around.width(), square.height());
  const QRectF words =
      layout_.words_rect(painter.boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, tr("may not look")).size() + around);
  if (words.isEmpty()) return;
  painter.fillRect(words, theme().card);
  painter.setPen(theme().muted);
  painter.drawText(words, Qt::AlignCenter | Qt::TextWordWrap, tr("may not look"));
}

void TrianglePicture::paint_labels(QPainter& painter) const {
  const QRectF square = layout_.square();
  const QFontMetricsF metrics(painter.font());
  painter.setPen(theme().muted);
  painter.drawText(QPointF(across_left_, metrics.ascent()), across_text());
  const QRectF corner(0, layout_.header - layout_.text - theme().px(2), square.left() - theme().px(6), layout_.text);
  painter.drawText(corner, Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter, down_text());
  const int down = layout_.label_stride(layout_.text);
  for (int row = 0; row < triangle_.rows; row += down) paint_label(painter, row);
  const int across =
      layout_.label_stride(metrics.horizontalAdvance(count_text(std::int64_t{triangle_.rows})) + theme().px(6));
  for (int position = 0; position < triangle_.rows; position += across) {
    const QRectF cell = layout_.cell_rect({0, position});
    const QRectF label(cell.center().x() - 40, layout_.header - layout_.text - theme().px(2), 80, layout_.text);
    if (cell.center().x() + metrics.horizontalAdvance(count_text(std::int64_t{position})) / 2 > width()) break;
    painter.drawText(label, Qt::AlignCenter, count_text(std::int64_t{position}));
  }
}

// What the colours mean, at the right end of the top line.
void TrianglePicture::paint_scale(QPainter& painter) const {
  const QRectF square = layout_.square();
  const QFontMetricsF metrics(painter.font());
  const QString none = percent_text(0), all = percent_text(1);
  const double bar = theme().px(56), gap = theme().px(5);
  double x = square.right() - metrics.horizontalAdvance(all);
  const double words_end = across_left_ + metrics.horizontalAdvance(across_text());
  if (x - gap - bar - metrics.horizontalAdvance(none) < words_end + theme().px(10)) return;
  painter.setPen(theme().muted);
  painter.drawText(QPointF(x, metrics.ascent()), all);
  const double left = std::round(x - gap - bar), top = std::round(layout_.text / 2 - theme().px(4));
  for (int i = 0; i < static_cast<int>(bar); ++i) {
    const float weight = static_cast<float>((i + 0.5) / bar);
    painter.fillRect(QRectF(left + i, top, 1, theme().px(9)), weight_color(weight, theme()));
  }
  painter.drawText(QPointF(left - gap - metrics.horizontalAdvance(none), metrics.ascent()), none);
}

// The number, and the token where every row has a line of its own.
void TrianglePicture::paint_label(QPainter& painter, int row) const {
  const QRectF cell = layout_.cell_rect({row, 0});
  const double right = cell.left() - theme().px(6);
  QRectF line(0, cell.center().y() - layout_.text / 2, right, layout_.text);
  const auto& rows = run_->state().rows();
  const bool named = layout_.cell() >= layout_.text - 1 && row < static_cast<int>(rows.size());
  const double numbers = canvas_number_column(theme());
  if (named) {
    const QString token = token_text(rows[static_cast<std::size_t>(row)].token.bytes);
    painter.setPen(theme().text);
    painter.drawText(line.adjusted(0, 0, -numbers, 0), Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(token, Qt::ElideRight, static_cast<int>(right - numbers)));
  }
  painter.setPen(theme().muted);
  painter.drawText(line, Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter, count_text(std::int64_t{row}));
}

bool TrianglePicture::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const TriangleCell cell = layout_.cell_at(help->pos());
    QToolTip::showText(help->globalPos(), cell_text(cell).toHtmlEscaped(), this, layout_.cell_rect(cell).toAlignedRect());
    return true;
  }
  // Left and Right are this widget's while it has the focus, even where the window has a shortcut for them.
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if ((key->key() == Qt::Key_Left || key->key() == Qt::Key_Right) && triangle_.rows > 0) event->accept();
  }
  return QWidget::event(event);
}

void TrianglePicture::select_row(int row) {
  Place place = selection_->place();
  place.row = row;
  selection_->select(place);
}

void TrianglePicture::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && cursor_.row >= 0 && cursor_.row < triangle_.rows) return select_row(cursor_.row);
  const int across = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
  const int down = event->key() == Qt::Key_Up ? -1 : event->key() == Qt::Key_Down ? 1 : 0;
  if (triangle_.rows == 0 || (across == 0 && down == 0)) {
    event->ignore();
    return;
  }
  TriangleCell cell = cursor_;
  if (cell.row < 0) {
    cell = {triangle_.rows - 1, 0};
  } else {
    cell.row = std::clamp(cell.row + down, 0, triangle_.rows - 1);
    cell.position = std::clamp(cell.position + across, 0, cell.row);
  }
  set_cursor_cell(cell);
}

void TrianglePicture::set_cursor_cell(const TriangleCell& cell) {
  cursor_ = cell;
  tell_reading(this, cell_text(cell));
  QToolTip::showText(mapToGlobal(layout_.cell_rect(cell).bottomRight().toPoint()), cell_text(cell).toHtmlEscaped(), this);
  update();
}

void TrianglePicture::focusOutEvent(QFocusEvent*) {
  forget_reading(this, triangle_.rows == 0 ? message_ : QString());
  update();
}

void TrianglePicture::mousePressEvent(QMouseEvent* event) {
  const TriangleCell cell = layout_.cell_at(event->position());
  if (cell.row >= 0) select_row(cell.row);
}

}  // namespace rowkeeper::views
