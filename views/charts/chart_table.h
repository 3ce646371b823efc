// A chart's numbers as a table: for those who can't see the picture, and for files.
#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <QVariantList>
#include <vector>

#include "views/widgets/accessible_table.h"

class QWidget;

namespace rowkeeper::views {

struct ChartTable {
  QString title;
  QStringList columns;
  std::vector<QVariantList> rows;  // numbers or text
};

class ChartTableModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  explicit ChartTableModel(ChartTable table, QObject* parent = nullptr);
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  ChartTable table_;
};

// Comma-separated, one line of column names first; numbers do not depend on the locale.
QByteArray to_csv(const ChartTable& table);

// For assistive technology.
PictureTable picture_table(ChartTable table);

// In a window of its own, which shows the numbers as they are now.
void show_table(QWidget* parent, ChartTable table);

}  // namespace rowkeeper::views
