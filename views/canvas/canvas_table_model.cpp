#include "views/canvas/canvas_table_model.h"

#include "views/canvas/canvas_text.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

void CanvasTableModel::refresh() {
  const int rows = data_->rows();
  if (rows > rows_) {
    beginInsertRows({}, rows_, rows - 1);
    rows_ = rows;
    endInsertRows();
  } else if (rows < rows_) {
    beginRemoveRows({}, rows, rows_ - 1);
    rows_ = rows;
    endRemoveRows();
  }
  if (rows_ > 0) emit dataChanged(index(0, 0), index(rows_ - 1, columns - 1));
}

QVariant CanvasTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= data_->rows()) return {};
  if (role == Qt::TextAlignmentRole) {
    const bool text = index.column() == token || index.column() == place;
    return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (text ? Qt::AlignLeft : Qt::AlignRight)));
  }
  if (role != Qt::DisplayRole) return {};
  const RowState& state = data_->row(index.row());
  switch (index.column()) {
    case row:
      return count_text(std::int64_t{index.row()});
    case token:
      return token_text(state.token.bytes);
    case place:
      return place_text(*data_, index.row());
    case computed:
      return count_text(std::int64_t{state.times_computed});
    case bytes:
      return bytes_text(data_->look(index.row()) == RowLook::kept ? static_cast<double>(data_->row_bytes()) : 0.0);
    default:
      return {};
  }
}

QVariant CanvasTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case row:
      return tr("Row");
    case token:
      return tr("Token");
    case place:
      return tr("Place");
    case computed:
      return tr("Times computed");
    case bytes:
      return tr("In the store");
    default:
      return {};
  }
}

}  // namespace rowkeeper::views
