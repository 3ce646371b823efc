#include "views/race/elided_label.h"

#include <QPainter>
#include <QStyle>

#include "views/widgets/theme.h"

namespace rowkeeper::views {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void ElidedLabel::set_text(const QString& text) {
  setText(text);
  setToolTip(text);
}

QSize ElidedLabel::sizeHint() const { return {theme().px(300), fontMetrics().height()}; }
QSize ElidedLabel::minimumSizeHint() const { return {theme().px(80), fontMetrics().height()}; }

void ElidedLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
  const Qt::Alignment start = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter);
  style()->drawItemText(&painter, rect(), int(start), palette(), isEnabled(), shown, foregroundRole());
}

}  // namespace rowkeeper::views
