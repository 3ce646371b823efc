// The canvas's header: what the columns are.
#include <QCoreApplication>
#include <QFontMetricsF>

#include "views/canvas/canvas_painter.h"
#include "views/canvas/canvas_text.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(CacheCanvas)
};

// The longest of the texts that fits.
QString fitting(const QFontMetricsF& metrics, double width, const QStringList& texts) {
  for (const QString& text : texts) {
    if (metrics.horizontalAdvance(text) <= width) return text;
  }
  return {};
}

}  // namespace

void CanvasPainter::paint_header() {
  const double height = layout_.metrics.header;
  painter_.fillRect(QRectF(0, 0, layout_.size.width(), height), theme_.card);
  painter_.setFont(theme_.font(kCanvasText, QFont::DemiBold));
  painter_.setPen(theme_.muted);
  const QRectF line(0, 0, layout_.size.width() - theme_.px(8), height / 2);
  painter_.drawText(line.adjusted(theme_.px(4), 0, 0, 0), Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter,
                    Words::tr("row · token"));
  painter_.drawText(line, Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter, computed_header(data_.mode()));
  painter_.save();
  painter_.setClipRect(layout_.blocks_area().adjusted(0, -height, 0, 0));
  for (int block = 0; block < layout_.shape.blocks; ++block) {
    const QRectF part = visible_part(layout_.block_left(block), layout_.block_width());
    if (part.width() > 0) paint_block_header(block);
  }
  painter_.restore();
}

void CanvasPainter::paint_block_header(int block) {
  const double half = layout_.metrics.header / 2;
  QRectF part = visible_part(layout_.block_left(block), layout_.block_width());
  part.setHeight(half);
  const QFontMetricsF bold(theme_.font(kCanvasText, QFont::DemiBold)), metrics(theme_.font(0.8));
  const QString number = count_text(std::int64_t{block + 1});
  painter_.setFont(theme_.font(kCanvasText, QFont::DemiBold));
  draw_centred(part,
               fitting(bold, part.width() - theme_.px(40), {Words::tr("block %1").arg(number)}).isEmpty()
                   ? number
                   : Words::tr("block %1").arg(number),
               theme_.text);
  if (data_.mode() == CanvasMode::attention) return;
  painter_.setFont(theme_.font(0.8));
  const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= layout_.strip_width(); };
  const bool whole_words = fits(Words::tr("key")) && fits(Words::tr("value"));
  for (const Side side : {Side::key, Side::value}) {
    if (layout_.head_pitch >= theme_.px(96) && data_.mode() == CanvasMode::values) {
      paint_head_headers(block, side, half);
      continue;
    }
    QRectF strip = visible_part(layout_.strip_left(block, side), layout_.strip_width());
    strip.moveTop(half - theme_.px(1)), strip.setHeight(half);
    const bool key = side == Side::key;
    QStringList texts = {key ? Words::tr("k") : Words::tr("v")};
    if (whole_words) texts.prepend(key ? Words::tr("key") : Words::tr("value"));
    const QString text = fitting(metrics, strip.width(), texts);
    draw_centred(strip, text, key ? theme_.key : theme_.value);
  }
}

void CanvasPainter::paint_head_headers(int block, Side side, double y) {
  for (int head = 0; head < layout_.shape.heads; ++head) {
    QRectF part = visible_part(layout_.head_left(block, side, head), layout_.head_width());
    if (part.width() <= 0) continue;
    part.moveTop(y - theme_.px(1)), part.setHeight(y);
    const QString number = count_text(std::int64_t{head + 1});
    const QString name = side == Side::key ? Words::tr("key · head %1") : Words::tr("value · head %1");
    draw_centred(part, fitting(QFontMetricsF(theme_.font(0.8)), part.width(), {name.arg(number), number}),
                 side == Side::key ? theme_.key : theme_.value);
  }
}

}  // namespace rowkeeper::views
