// One cell, or one column's header, of a picture that is a table to assistive technology.
#pragma once

#include "views/widgets/picture_accessible.h"

namespace rowkeeper::views {

class PictureCell : public QAccessibleInterface, public QAccessibleTableCellInterface {
 public:
  PictureCell(const PictureAccessible* picture, int row, int column) : picture_(picture), row_(row), column_(column) {}
  int row() const { return row_; }
  int column() const { return column_; }

  void* interface_cast(QAccessible::InterfaceType type) override;
  bool isValid() const override { return picture_->isValid() && picture_->has(row_, column_); }
  QObject* object() const override { return nullptr; }
  QWindow* window() const override { return picture_->window(); }
  QAccessibleInterface* parent() const override;
  QAccessibleInterface* child(int) const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QString text(QAccessible::Text kind) const override;
  void setText(QAccessible::Text, const QString&) override {}
  QRect rect() const override { return picture_->rect(); }  // the picture's: a cell may be scrolled away
  QAccessible::Role role() const override;
  QAccessible::State state() const override;

  bool isSelected() const override { return false; }
  QList<QAccessibleInterface*> columnHeaderCells() const override;
  QList<QAccessibleInterface*> rowHeaderCells() const override;
  int columnIndex() const override { return column_; }
  int rowIndex() const override { return row_; }
  int columnExtent() const override { return 1; }
  int rowExtent() const override { return 1; }
  QAccessibleInterface* table() const override { return parent(); }

 private:
  const PictureAccessible* picture_;
  int row_, column_;
};

}  // namespace rowkeeper::views
