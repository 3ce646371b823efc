#include "views/race/ratio_table.h"

#include <QGridLayout>
#include <QLabel>

#include "views/widgets/accessible_role.h"
#include "views/widgets/theme.h"
#include "views/widgets/wear.h"

namespace rowkeeper::views {

namespace {

QLabel* muted(const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("look", "muted");
  return label;
}

QFont cell_font() { return theme().font(1.0, QFont::DemiBold); }

}  // namespace

RatioTable::RatioTable(const QStringList& columns, const QStringList& rows, const QStringList& explanations, QWidget* parent)
    : QWidget(parent), columns_(static_cast<int>(columns.size())) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins({});
  for (int column = 0; column < columns_; ++column) {
    heads_.push_back(muted(columns[column]));
    heads_.back()->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(heads_.back(), 0, column + 1);
  }
  for (int row = 0; row < rows.size(); ++row) {
    names_.push_back(muted(rows[row]));
    names_.back()->setToolTip(explanations[row]);
    names_.back()->setAccessibleDescription(explanations[row]);
    grid->addWidget(names_.back(), row + 1, 0);
    for (int column = 0; column < columns_; ++column) {
      cells_.push_back(new QLabel(QStringLiteral("—")));
      cells_.back()->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
      cells_.back()->setProperty("column", columns[column]);
      grid->addWidget(cells_.back(), row + 1, column + 1);
    }
  }
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &RatioTable::restyle);
  restyle();
}

void RatioTable::restyle() {
  const Theme& t = theme();
  auto* grid = static_cast<QGridLayout*>(layout());
  grid->setHorizontalSpacing(t.px(narrow_ ? 8 : 16));
  grid->setVerticalSpacing(t.px(2));
  for (QLabel* label : heads_) label->setFont(t.font(0.88));
  for (QLabel* label : names_) label->setFont(t.font());
  for (QLabel* label : cells_) label->setFont(cell_font());
  for (const std::vector<QLabel*>* labels : {&heads_, &names_, &cells_}) {
    for (QLabel* label : *labels) label->setWordWrap(narrow_);
  }
}

void RatioTable::set_narrow(bool narrow) {
  if (narrow == narrow_) return;
  narrow_ = narrow;
  restyle();
}

void RatioTable::set_cell(int row, int column, const QString& text, bool predicted, const QString& explanation) {
  QLabel* cell = at(row, column);
  cell->setText(text);
  cell->setToolTip(explanation);
  set_name(cell,
           tr("%1, %2: %3").arg(names_[static_cast<std::size_t>(row)]->text(), cell->property("column").toString(), text));
  if (wear(cell, predicted ? QStringLiteral("muted") : QString())) cell->setFont(cell_font());
}

void RatioTable::set_row(int row, const QString& name, bool visible) {
  names_[static_cast<std::size_t>(row)]->setText(name);
  names_[static_cast<std::size_t>(row)]->setVisible(visible);
  for (int column = 0; column < columns_; ++column) at(row, column)->setVisible(visible);
}

QString RatioTable::cell(int row, int column) const {
  return cells_[static_cast<std::size_t>(row * columns_ + column)]->text();
}

}  // namespace rowkeeper::views
