// What assistive technology is given of a picture that is a table: the picture itself, and its cells, made as they are asked for.
#pragma once

#include <QAccessibleWidget>
#include <QDeadlineTimer>
#include <QHash>
#include <utility>

#include "views/widgets/accessible_table.h"

namespace rowkeeper::views {

// Its children: the columns' headers, then the cells row by row, the widgets inside, and what the keys have come to.
class PictureAccessible : public QAccessibleWidget, public QAccessibleTableInterface {
 public:
  explicit PictureAccessible(QWidget* widget) : QAccessibleWidget(widget, QAccessible::Table) {}
  PictureAccessible(const PictureAccessible&) = delete;
  PictureAccessible& operator=(const PictureAccessible&) = delete;
  ~PictureAccessible() override;

  static constexpr int kHeader = -1;  // the row of the columns' headers
  bool has(int row, int column) const;
  QString cell_text(int row, int column) const;
  QAccessibleInterface* at(int row, int column) const;  // null: not there
  void focus_reading(const QString& words);
  void drop_reading();
  int index_of(int row, int column) const { return (row + 1) * columnCount() + column; }

  void* interface_cast(QAccessible::InterfaceType type) override;
  int childCount() const override;
  QAccessibleInterface* child(int index) const override;
  int indexOfChild(const QAccessibleInterface* child) const override;
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  QAccessibleInterface* focusChild() const override;

  QAccessibleInterface* caption() const override { return nullptr; }
  QAccessibleInterface* summary() const override { return nullptr; }
  QAccessibleInterface* cellAt(int row, int column) const override { return row < 0 ? nullptr : at(row, column); }
  int rowCount() const override { return table().rows; }
  int columnCount() const override { return static_cast<int>(table().columns.size()); }
  QString rowDescription(int row) const override { return cell_text(row, 0); }
  QString columnDescription(int column) const override { return cell_text(kHeader, column); }

  // Nothing can be selected in it: the widget has keys for that.
  int selectedCellCount() const override { return 0; }
  int selectedColumnCount() const override { return 0; }
  int selectedRowCount() const override { return 0; }
  QList<QAccessibleInterface*> selectedCells() const override { return {}; }
  QList<int> selectedColumns() const override { return {}; }
  QList<int> selectedRows() const override { return {}; }
  bool isColumnSelected(int) const override { return false; }
  bool isRowSelected(int) const override { return false; }
  bool selectRow(int) override { return false; }
  bool selectColumn(int) override { return false; }
  bool unselectRow(int) override { return false; }
  bool unselectColumn(int) override { return false; }
  void modelChange(QAccessibleTableModelChangeEvent*) override {}

 private:
  const PictureTable& table() const;
  int cell_children() const;

  mutable PictureTable table_;
  mutable QDeadlineTimer fresh_;
  mutable QHash<std::pair<int, int>, QAccessible::Id> cells_;
  QAccessible::Id reading_ = 0;
};

}  // namespace rowkeeper::views
