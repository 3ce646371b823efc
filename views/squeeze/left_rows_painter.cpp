#include "views/squeeze/left_rows_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "views/canvas/canvas_painter.h"
#include "views/canvas/minus_stroke.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Squeeze)
};

QString joined_text(int rows) { return Words::tr("%1 rows in one").arg(count_text(rows)); }

}  // namespace

CanvasMetrics left_rows_metrics(const Theme& theme, double width, double device_ratio) {
  CanvasMetrics metrics = make_canvas_metrics(theme, width, device_ratio);
  const QFontMetricsF small(theme.font(kCanvasText));
  const double widest =
      std::max(small.horizontalAdvance(Words::tr("thrown away")), small.horizontalAdvance(joined_text(88)));
  metrics.counts = std::ceil(widest) + theme.px(16);
  return metrics;
}

QString fate_text(const LeftRowsLayout& layout, int row) {
  switch (layout.fates[static_cast<std::size_t>(row)]) {
    case RowFate::held:
      return {};
    case RowFate::merged: {
      const MergedRows rows = layout.together(row);
      return row == rows.first ? joined_text(rows.rows()) : QString();
    }
    case RowFate::thrown_away:
      return Words::tr("thrown away");
  }
  return {};
}

LeftRowsPainter::LeftRowsPainter(QPainter& painter, const LeftRowsLayout& layout, const SqueezedRows& rows,
                                 const LeftRowsStrips& strips)
    : painter_(painter), layout_(layout), rows_(rows), strips_(strips), theme_(theme()) {}

void LeftRowsPainter::paint() {
  const CanvasLayout& canvas = layout_.canvas;
  const int first = canvas.first_visible(), end = std::min(canvas.end_visible(), canvas.shape.rows);
  painter_.save();
  painter_.setClipRect(canvas.rows_area());
  paint_evidence(false);
  for (int row = first; row < end; row = layout_.together(row).end) paint_merged(layout_.together(row));
  for (int row = first; row < end; ++row) paint_label(row);
  paint_evidence(true);
  painter_.restore();
  paint_header();
  paint_overview();
}

// Soft below the rows, and an outline over them: green where they are all there, red where none is.
void LeftRowsPainter::paint_evidence(bool outline) {
  if (!layout_.has_evidence()) return;
  const int rows = layout_.evidence_end - layout_.evidence_begin, left = layout_.evidence_left();
  const double grow = layout_.canvas.row_gap;
  const QRectF band = layout_.band(layout_.evidence_begin, layout_.evidence_end).adjusted(0.5, -grow, -0.5, grow);
  painter_.setRenderHint(QPainter::Antialiasing);
  if (outline) {
    painter_.setPen(QPen(evidence_color(), 1.5 * theme_.scale()));
    painter_.setBrush(Qt::NoBrush);
  } else {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(left == rows ? theme_.good_soft : left == 0 ? theme_.bad_soft : theme_.newest_soft);
  }
  painter_.drawRoundedRect(band, theme_.px(4), theme_.px(4));
  painter_.setRenderHint(QPainter::Antialiasing, false);
}

// One row, or several that are one in the store.
void LeftRowsPainter::paint_merged(const MergedRows& rows) {
  const CanvasLayout& canvas = layout_.canvas;
  const double width = std::min(canvas.blocks_area().width(), canvas.content_width());
  const QRectF target = layout_.joined(rows, canvas.blocks_area().left(), width);
  if (layout_.fates[static_cast<std::size_t>(rows.first)] != RowFate::thrown_away) {
    const QRectF line(0, rows.first, strips_.numbers.width(), 1);
    painter_.drawImage(target, strips_.numbers, line);
    painter_.drawImage(minus_rect(target, theme_, canvas.device_ratio), strips_.minuses, line);
  } else {
    for (int block = 0; block < canvas.shape.blocks; ++block) {
      for (const Side side : {Side::key, Side::value})
        painter_.fillRect(QRectF(canvas.strip_left(block, side), target.top(), canvas.strip_width(), target.height()),
                          theme_.grid);
    }
  }
  if (rows.rows() < 2) return;
  // A bracket holds them together.
  const double x = target.left() - theme_.px(5), tick = theme_.px(3);
  painter_.setPen(QPen(theme_.accent, 1.5 * theme_.scale()));
  painter_.drawLine(QPointF(x, target.top() + 1), QPointF(x, target.bottom() - 1));
  painter_.drawLine(QPointF(x, target.top() + 1), QPointF(x + tick, target.top() + 1));
  painter_.drawLine(QPointF(x, target.bottom() - 1), QPointF(x + tick, target.bottom() - 1));
}

void LeftRowsPainter::paint_label(int row) {
  const QRectF line = layout_.band(row, row + 1);
  const bool left = layout_.fates[static_cast<std::size_t>(row)] != RowFate::thrown_away;
  const double numbers = canvas_number_column(theme_), token = numbers + theme_.px(8);
  painter_.setFont(theme_.font(kCanvasText));
  painter_.setPen(theme_.muted);
  painter_.drawText(QRectF(0, line.top(), numbers, line.height()), Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter,
                    count_text(row));
  painter_.drawText(line.adjusted(0, 0, -theme_.px(8), 0), Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter,
                    fate_text(layout_, row));
  const QFont mono = theme_.mono_font(kCanvasText);
  const double width = layout_.canvas.metrics.gutter - token - theme_.px(9);
  const QString text = token_text(rows_.rows[static_cast<std::size_t>(row)].token.bytes);
  painter_.setFont(mono);
  painter_.setPen(left ? theme_.text : theme_.muted);
  painter_.drawText(QRectF(token, line.top(), width, line.height()), Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter,
                    QFontMetricsF(mono).elidedText(text, Qt::ElideRight, width));
}

// Blue is left, pale blue is merged, grey is gone; the frame is what the canvas shows.
void LeftRowsPainter::paint_overview() {
  const CanvasLayout& canvas = layout_.canvas;
  painter_.setRenderHint(QPainter::Antialiasing, false);
  painter_.fillRect(layout_.overview(), theme_.grid);
  QColor merged = theme_.accent;
  merged.setAlphaF(0.5F);
  for (int begin = 0, end = 0; begin < canvas.shape.rows; begin = end) {
    const RowFate fate = layout_.fates[static_cast<std::size_t>(begin)];
    for (end = begin + 1; end < canvas.shape.rows && layout_.fates[static_cast<std::size_t>(end)] == fate;) ++end;
    if (fate == RowFate::thrown_away) continue;
    painter_.fillRect(layout_.overview_of(begin, end), fate == RowFate::held ? theme_.accent : merged);
  }
  if (layout_.has_evidence()) {
    const QRectF mark = layout_.overview_of(layout_.evidence_begin, layout_.evidence_end);
    painter_.fillRect(mark, evidence_color());
  }
  painter_.setPen(QPen(theme_.text, theme_.scale()));
  painter_.setBrush(Qt::NoBrush);
  painter_.drawRect(layout_.overview_of(canvas.first_visible(), canvas.end_visible()).adjusted(-1, 0, 0, -1));
}

QColor LeftRowsPainter::evidence_color() const {
  const int rows = layout_.evidence_end - layout_.evidence_begin, left = layout_.evidence_left();
  return left == rows ? theme_.good : left == 0 ? theme_.bad : theme_.newest;
}

void LeftRowsPainter::paint_header() {
  const CanvasLayout& canvas = layout_.canvas;
  const double half = canvas.metrics.header / 2;
  painter_.fillRect(QRectF(0, 0, canvas.size.width(), canvas.metrics.header), theme_.card);
  painter_.setFont(theme_.font(kCanvasText, QFont::DemiBold));
  painter_.setPen(theme_.muted);
  painter_.drawText(QRectF(theme_.px(4), 0, canvas.metrics.gutter, half),
                    Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter, Words::tr("row · token"));
  painter_.save();
  painter_.setClipRect(canvas.blocks_area().adjusted(0, -canvas.metrics.header, 0, 0));
  for (int block = 0; block < canvas.shape.blocks; ++block) {
    const QRectF over(canvas.block_left(block), 0, canvas.block_width(), half);
    const QString number = count_text(block + 1), name = Words::tr("block %1").arg(number);
    painter_.setFont(theme_.font(kCanvasText, QFont::DemiBold));
    painter_.setPen(theme_.text);
    const bool fits = QFontMetricsF(painter_.font()).horizontalAdvance(name) < over.width() - theme_.px(8);
    painter_.drawText(over, Qt::AlignCenter, fits ? name : number);
    painter_.setFont(theme_.font(0.8));
    for (const Side side : {Side::key, Side::value}) {
      const QRectF below(canvas.strip_left(block, side), half - theme_.px(1), canvas.strip_width(), half);
      const bool key = side == Side::key;
      const QString word = key ? Words::tr("key") : Words::tr("value");
      painter_.setPen(key ? theme_.key : theme_.value);
      const bool whole = QFontMetricsF(painter_.font()).horizontalAdvance(word) < below.width();
      const QString letter = key ? Words::tr("k", "short for key") : Words::tr("v", "short for value");
      painter_.drawText(below, Qt::AlignCenter, whole ? word : letter);
    }
  }
  painter_.restore();
}

}  // namespace rowkeeper::views
