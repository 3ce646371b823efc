#include "views/canvas/canvas_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(CacheCanvas)
};

QString counted(int number) { return count_text(std::int64_t{number}); }

QString row_and_token(const CanvasData& data, int row) {
  return Words::tr("row %1 %2").arg(counted(row), token_text(data.row(row).token.bytes));
}

QString number_line(const CanvasData& data, const CanvasSpot& spot, int numbers_per_cell) {
  const int size = data.shape().head_size;
  const int in_head = spot.number % size;
  const QString number =
      number_text(static_cast<double>(data.cell(spot.row, spot.block, spot.side, spot.number, numbers_per_cell)));
  if (numbers_per_cell == 1) return Words::tr("number %1 of %2: <b>%3</b>").arg(counted(in_head + 1), counted(size), number);
  return Words::tr("%1: <b>%2</b>").arg(cell_text(numbers_per_cell), number);
}

QString attention_line(const CanvasData& data, const CanvasSpot& spot) {
  // The weights may be those of before an edit, which the picture does not show yet.
  if (spot.row >= data.attention_rows() || data.looking_row() >= data.rows()) return {};
  const float weight = spot.block < 0 ? data.mean_attention(spot.row) : data.attention(spot.block, spot.row);
  const QString heads = data.attention_head() == kMeanOfHeads ? Words::tr("mean of %1 heads").arg(data.attention_heads())
                                                              : Words::tr("head %1").arg(data.attention_head() + 1);
  return Words::tr("%1 looked here: <b>%2</b> (%3)")
      .arg(row_and_token(data, data.looking_row()).toHtmlEscaped(), percent_text(static_cast<double>(weight)), heads);
}

QString bits_line(const CanvasData& data, const CanvasSpot& spot) {
  const RowState& row = data.row(spot.row);
  if (row.fingerprints.empty() || spot.block < 0) return {};
  const RowFingerprint& print = row.fingerprints[static_cast<std::size_t>(spot.block)];
  const QString hex =
      Words::tr("fingerprint of key %1, of value %2").arg(short_fingerprint(print.key), short_fingerprint(print.value));
  switch (data.bits(spot.row, spot.block)) {
    case RowBits::changed:
      return hex + QStringLiteral("<br>") + Words::tr("<b>Computed again, and the bits were different.</b>");
    case RowBits::rounded:
      return hex + QStringLiteral("<br>") +
             Words::tr("computed again, and it differs by rounding: this arithmetic adds in another order");
    case RowBits::same:
      return hex + QStringLiteral("<br>") +
             Words::tr("computed %n times, the same bits each time", nullptr, row.times_computed);
    default:
      return hex + QStringLiteral("<br>") + Words::tr("computed once: nothing to compare with yet");
  }
}

QString place_line(const CanvasData& data, int row) {
  const RowState& state = data.row(row);
  QString line = place_text(data, row);
  if (state.computed) line += QStringLiteral(" · ") + Words::tr("computed %1").arg(times_text(state.times_computed));
  return line + QStringLiteral(" · ") + Words::tr("%1 a row").arg(bytes_text(static_cast<double>(data.row_bytes())));
}

}  // namespace

QString percent_text(double part) {
  const double percent = 100 * part;
  if (percent == 0) return Words::tr("0 %");
  if (percent < 0.1) return Words::tr("< %1 %").arg(number_text(0.1));
  return Words::tr("%1 %").arg(number_text(percent, percent < 9.95 ? 2 : 3));
}

QString place_text(const CanvasData& data, int row) {
  switch (data.look(row)) {
    case RowLook::kept:
      return Words::tr("in the store");
    case RowLook::not_kept:
      return Words::tr("computed, not kept");
    case RowLook::invalid:
      return Words::tr("to be rebuilt");
    case RowLook::not_computed:
      return Words::tr("not computed yet");
    case RowLook::newest:
      return row < data.shape().positions ? Words::tr("not computed yet") : Words::tr("never computed: the context is full");
  }
  return {};
}

QString computed_header(CanvasMode mode) {
  return mode == CanvasMode::attention ? Words::tr("mean") : Words::tr("computed");
}

QString computed_text(const CanvasData& data, int row) {
  if (data.mode() == CanvasMode::attention)
    return row < data.attention_rows() ? percent_text(static_cast<double>(data.mean_attention(row))) : QString();
  const RowState& state = data.row(row);
  if (data.look(row) == RowLook::invalid) return Words::tr("rebuild");
  if (!state.computed) return {};
  if (state.changed)
    return times_text(state.times_computed) +
           (data.bits(row) == RowBits::changed ? QStringLiteral(" ✗") : QStringLiteral(" ≈"));
  if (state.times_computed == 1 && data.state().in_last_step(row)) return Words::tr("%1 new").arg(times_text(1));
  return times_text(state.times_computed);
}

QString short_fingerprint(std::uint64_t fingerprint) {
  return QStringLiteral("%1").arg(fingerprint >> 32, 8, 16, QLatin1Char('0'));
}

QString spot_text(const CanvasData& data, const CanvasSpot& spot, int numbers_per_cell) {
  if (spot.row < 0 || spot.row >= data.rows()) return {};
  QStringList place{QStringLiteral("<b>%1</b>").arg(row_and_token(data, spot.row).toHtmlEscaped())};
  const bool numbers = data.mode() == CanvasMode::values && spot.block >= 0;
  if (spot.block >= 0) place << Words::tr("block %1").arg(spot.block + 1);
  if (numbers)
    place << Words::tr("head %1").arg(spot.head + 1) << (spot.side == Side::key ? Words::tr("key") : Words::tr("value"));
  QStringList lines{place.join(QStringLiteral(" · "))};
  if (numbers && data.row(spot.row).numbers) lines << number_line(data, spot, numbers_per_cell);
  if (data.mode() == CanvasMode::attention) lines << attention_line(data, spot);
  if (data.mode() == CanvasMode::fingerprints) lines << bits_line(data, spot);
  lines << place_line(data, spot.row);
  lines.removeAll(QString());
  return QStringLiteral("<p style='white-space:pre'>") + lines.join(QStringLiteral("<br>")) + QStringLiteral("</p>");
}

QString selected_text(const CanvasData& data, int row, int block, int head) {
  if (row < 0 || row >= data.rows()) return Words::tr("No row is selected.");
  return Words::tr("%1, block %2, head %3: %4")
      .arg(row_and_token(data, row), counted(block + 1), counted(head + 1),
           place_line(data, row).replace(QStringLiteral(" · "), QStringLiteral(", ")));
}

QString cell_text(int numbers_per_cell) {
  return numbers_per_cell == 1 ? Words::tr("one number") : Words::tr("the mean of %n numbers", nullptr, numbers_per_cell);
}

QString cell_sentence(int numbers_per_cell) { return Words::tr("a cell: %1").arg(cell_text(numbers_per_cell)); }

QString room_text(int rows) { return Words::tr("rows still free: %1").arg(counted(rows)); }

QString empty_title(const CanvasData& data) {
  if (data.rows() == 0) return Words::tr("No rows yet");
  if (data.mode() == CanvasMode::attention && data.attention_rows() == 0) return Words::tr("The next step will show it");
  return {};
}

QString empty_text(const CanvasData& data) {
  if (data.rows() == 0) return Words::tr("Every token gets a row here: one key and one value in each block.");
  if (data.mode() == CanvasMode::attention && data.attention_rows() == 0)
    return Words::tr("How much the newest row looks at each row above it, block by block.");
  return {};
}

}  // namespace rowkeeper::views
