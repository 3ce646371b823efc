#include "views/widgets/picture_cell.h"

#include "views/widgets/format.h"

namespace rowkeeper::views {

void* PictureCell::interface_cast(QAccessible::InterfaceType type) {
  return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
}

QAccessibleInterface* PictureCell::parent() const { return const_cast<PictureAccessible*>(picture_); }

QString PictureCell::text(QAccessible::Text kind) const {
  return kind == QAccessible::Name ? spoken(picture_->cell_text(row_, column_)) : QString();
}

QAccessible::Role PictureCell::role() const {
  if (row_ == PictureAccessible::kHeader) return QAccessible::ColumnHeader;
  return column_ == 0 && picture_->columnCount() > 1 ? QAccessible::RowHeader : QAccessible::Cell;
}

QAccessible::State PictureCell::state() const {
  const QAccessible::State whole = picture_->state();
  QAccessible::State state;
  state.invalid = !isValid();
  state.invisible = whole.invisible;
  state.offscreen = whole.offscreen;
  state.disabled = whole.disabled;
  state.readOnly = true;
  return state;
}

QList<QAccessibleInterface*> PictureCell::columnHeaderCells() const {
  return {picture_->at(PictureAccessible::kHeader, column_)};
}

QList<QAccessibleInterface*> PictureCell::rowHeaderCells() const {
  if (row_ == PictureAccessible::kHeader) return {};
  return {picture_->at(row_, 0)};
}

}  // namespace rowkeeper::views
