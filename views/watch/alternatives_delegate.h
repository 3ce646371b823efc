// A line of the list of alternatives: the token, a bar as long as its probability, the percentage.
#pragma once

#include <QStyledItemDelegate>

namespace rowkeeper::views {

class AlternativesDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  static constexpr int kToken = Qt::UserRole, kProbability = Qt::UserRole + 1, kThere = Qt::UserRole + 2;
  using QStyledItemDelegate::QStyledItemDelegate;
  static QString percent(double probability);  // "43 %", "0.4 %", "below 0.1 %"
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace rowkeeper::views
