#include "views/canvas/canvas_accessible_table.h"

#include <QCoreApplication>

#include "views/canvas/canvas_text.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(CacheCanvas)
};

// The columns of a block: its keys and its values; of attention, which is the same for both, one.
int sides(CanvasMode mode) { return mode == CanvasMode::attention ? 1 : 2; }

QString block_header(const CanvasData& data, int block, Side side) {
  QStringList words{Words::tr("block %1").arg(block + 1)};
  if (data.mode() != CanvasMode::attention) words << (side == Side::key ? Words::tr("key") : Words::tr("value"));
  if (data.mode() == CanvasMode::values) words << cell_text(data.shape().strip_numbers());
  return words.join(QStringLiteral(" · "));
}

QString block_text(const CanvasData& data, int row, int block, Side side) {
  const RowState& state = data.row(row);
  switch (data.mode()) {
    case CanvasMode::values:
      if (!state.numbers) return {};
      return number_text(static_cast<double>(data.cell(row, block, side, 0, data.shape().strip_numbers())));
    case CanvasMode::attention:
      return row < data.attention_rows() ? percent_text(static_cast<double>(data.attention(block, row))) : QString();
    case CanvasMode::fingerprints: {
      if (state.fingerprints.empty()) return {};
      const RowFingerprint& print = state.fingerprints[static_cast<std::size_t>(block)];
      return short_fingerprint(side == Side::key ? print.key : print.value);
    }
  }
  return {};
}

}  // namespace

PictureTable canvas_table(const CanvasData& data, const CanvasTableModel& rows) {
  PictureTable table;
  for (int column = 0; column < CanvasTableModel::columns; ++column)
    table.columns << rows.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  const int each = sides(data.mode());
  for (int block = 0; block < data.shape().blocks; ++block) {
    for (int side = 0; side < each; ++side) table.columns << block_header(data, block, side == 0 ? Side::key : Side::value);
  }
  table.rows = rows.rowCount();
  table.cell = [&data, &rows](int row, int column) -> QString {
    if (row >= data.rows()) return {};
    if (column < CanvasTableModel::columns) return rows.data(rows.index(row, column), Qt::DisplayRole).toString();
    const int each_now = sides(data.mode()), at = column - CanvasTableModel::columns;
    if (at / each_now >= data.shape().blocks) return {};
    return block_text(data, row, at / each_now, at % each_now == 0 ? Side::key : Side::value);
  };
  return table;
}

}  // namespace rowkeeper::views
