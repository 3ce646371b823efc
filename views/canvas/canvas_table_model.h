// The canvas's rows as a table, for assistive technology and for whoever prefers to read.
#pragma once

#include <QAbstractTableModel>

#include "views/canvas/canvas_data.h"

namespace rowkeeper::views {

class CanvasTableModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { row, token, place, computed, bytes, columns };

  explicit CanvasTableModel(const CanvasData* data, QObject* parent = nullptr) : QAbstractTableModel(parent), data_(data) {}
  // The run has moved on.
  void refresh();

  int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : rows_; }
  int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int{columns}; }
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  const CanvasData* data_;
  int rows_ = 0;
};

}  // namespace rowkeeper::views
