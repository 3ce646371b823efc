#include "views/charts/chart_table.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QTableView>
#include <QVBoxLayout>
#include <utility>

#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

bool is_text(const QVariant& cell) { return cell.typeId() == QMetaType::QString; }

bool is_real(const QVariant& cell) { return cell.typeId() == QMetaType::Double; }

QString csv_cell(const QVariant& cell) {
  if (is_real(cell)) return QString::number(cell.toDouble(), 'g', 9);
  QString text = cell.toString();
  const bool plain = !text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n');
  return plain ? text : u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString cell_in_words(const QVariant& cell) {
  if (is_text(cell)) return cell.toString();
  return is_real(cell) ? number_text(cell.toDouble(), 4) : count_text(cell.toLongLong());
}

}  // namespace

ChartTableModel::ChartTableModel(ChartTable table, QObject* parent)
    : QAbstractTableModel(parent), table_(std::move(table)) {}

int ChartTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(table_.rows.size());
}

int ChartTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(table_.columns.size());
}

QVariant ChartTableModel::data(const QModelIndex& index, int role) const {
  const QVariant& cell = table_.rows[static_cast<std::size_t>(index.row())][index.column()];
  if (role == Qt::TextAlignmentRole && !is_text(cell)) return int(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  return cell_in_words(cell);
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole || orientation != Qt::Horizontal) return {};
  return table_.columns[section];
}

QByteArray to_csv(const ChartTable& table) {
  QString text;
  const auto add = [&text](const QVariantList& cells) {
    QStringList line;
    for (const QVariant& cell : cells) line << csv_cell(cell);
    text += line.join(u',') + u'\n';
  };
  add(QVariantList(table.columns.begin(), table.columns.end()));
  for (const QVariantList& row : table.rows) add(row);
  return text.toUtf8();
}

PictureTable picture_table(ChartTable table) {
  const QStringList columns = table.columns;
  const int rows = static_cast<int>(table.rows.size());
  return {columns, rows, [rows = std::move(table.rows)](int row, int column) {
            return cell_in_words(rows[static_cast<std::size_t>(row)].value(column));
          }};
}

void show_table(QWidget* parent, ChartTable table) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(table.title);
  dialog->resize(theme().px(560), theme().px(420));
  auto* view = new QTableView;
  view->setAccessibleName(table.title);
  view->setModel(new ChartTableModel(std::move(table), view));
  view->setSelectionBehavior(QAbstractItemView::SelectRows);
  view->setAlternatingRowColors(true);
  view->setTabKeyNavigation(false);
  view->verticalHeader()->hide();
  view->horizontalHeader()->setStretchLastSection(true);
  view->resizeColumnsToContents();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  auto* all = new QVBoxLayout(dialog);
  all->addWidget(view);
  all->addWidget(buttons);
  dialog->show();
}

}  // namespace rowkeeper::views
