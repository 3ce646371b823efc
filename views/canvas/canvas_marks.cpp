// The texts in the cells of the attention and the fingerprint mode.
#include <algorithm>
#include <cmath>

#include "views/canvas/canvas_painter.h"
#include "views/canvas/canvas_text.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

void CanvasPainter::paint_cell_texts() {
  if (data_.mode() == CanvasMode::values || !layout_.has_text()) return;
  const bool attention = data_.mode() == CanvasMode::attention;
  const WeightForm weights = weight_form();
  const BitsForm bits = bits_form();
  for (int block = 0; block < layout_.shape.blocks; ++block) {
    if (visible_part(layout_.block_left(block), layout_.block_width()).width() <= 0) continue;
    for (int row = first_; row < end_; ++row) attention ? paint_weight(row, block, weights) : paint_bits(row, block, bits);
  }
}

CanvasPainter::WeightForm CanvasPainter::weight_form() {
  const double room = layout_.block_width() - theme_.px(8);
  if (texts_.width(TextLook::cell, percent_text(0.888)) <= room) return WeightForm::exact;
  return texts_.width(TextLook::cell, percent_text(0.88)) <= room ? WeightForm::percent : WeightForm::number;
}

// The percentage, where the bar leaves room or on the bar.
void CanvasPainter::paint_weight(int row, int block, WeightForm form) {
  const double weight = static_cast<double>(data_.attention(block, row));
  if (weight < 0.005) return;
  const double rounded = std::round(100 * weight);
  const QString text = form == WeightForm::exact     ? percent_text(weight)
                       : form == WeightForm::percent ? percent_text(rounded / 100)
                                                     : count_text(static_cast<std::int64_t>(rounded));
  const QRectF rect = layout_.block_rect(row, block);
  const double bar = rect.width() * weight, needed = texts_.width(TextLook::cell, text) + theme_.px(6);
  const bool beside = rect.width() - bar >= needed;
  if (!beside && bar < needed) return;
  painter_.setPen(beside ? theme_.text : theme_.on_accent);
  const double right = (beside ? rect.right() : rect.left() + bar) - theme_.px(3);
  texts_.draw(painter_, TextLook::cell, QRectF(rect.left(), rect.top(), right - rect.left(), rect.height()), Qt::AlignRight,
              text);
}

CanvasPainter::BitsForm CanvasPainter::bits_form() {
  const double room = layout_.strip_width() - 2;
  if (texts_.width(TextLook::cell, QStringLiteral("✓ bdbdbdbd")) <= room) return BitsForm::fingerprint;
  return texts_.width(TextLook::cell, QStringLiteral("✓ ×888")) <= room ? BitsForm::count : BitsForm::sign;
}

// A tick or a cross; where there is room the count, or the fingerprints' first digits.
void CanvasPainter::paint_bits(int row, int block, BitsForm form) {
  const RowBits bits = data_.bits(row, block);
  if (bits == RowBits::none) return;
  const RowState& state = data_.row(row);
  const RowFingerprint& print = state.fingerprints[static_cast<std::size_t>(block)];
  const QString sign = bits == RowBits::changed   ? QStringLiteral("✗")
                       : bits == RowBits::rounded ? QStringLiteral("≈")
                       : bits == RowBits::same    ? QStringLiteral("✓")
                                                  : QString();
  const QString count = times_text(state.times_computed);
  const QColor color = bits == RowBits::changed ? theme_.card : bits == RowBits::same ? theme_.text : theme_.muted;
  if (painter_.pen().color() != color) painter_.setPen(color);
  for (const Side side : {Side::key, Side::value}) {
    const QRectF strip(layout_.strip_left(block, side), layout_.row_top(row), layout_.strip_width(),
                       layout_.row_height - layout_.row_gap);
    QString text = sign.isEmpty() ? count : sign;
    if (form == BitsForm::count) text = (sign + u' ' + count).trimmed();
    if (form == BitsForm::fingerprint)
      text = (sign + u' ' + short_fingerprint(side == Side::key ? print.key : print.value)).trimmed();
    texts_.draw(painter_, TextLook::cell, strip, Qt::AlignHCenter, text);
  }
}

}  // namespace rowkeeper::views
