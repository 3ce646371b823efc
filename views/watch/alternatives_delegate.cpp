#include "views/watch/alternatives_delegate.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr double kTokenShare = 0.44;  // of a line's width; the rest is the bar's and the number's

}  // namespace

QString AlternativesDelegate::percent(double probability) {
  const double value = probability * 100;
  if (value < 0.1) return tr("below %1 %").arg(QLocale().toString(0.1, 'f', 1));
  return tr("%1 %", "percent").arg(QLocale().toString(value, 'f', value < 9.95 ? 1 : 0));
}

QSize AlternativesDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
  return {theme().px(200), QFontMetrics(option.font).height() + theme().px(9)};
}

void AlternativesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Theme& t = theme();
  const bool current = option.state & QStyle::State_Selected, hovered = option.state & QStyle::State_MouseOver;
  const bool there = index.data(kThere).toBool();
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const QRect line = option.rect.adjusted(1, 1, -1, -1);
  painter->setPen(current && (option.state & QStyle::State_HasFocus) ? QPen(t.accent, t.scale() * 1.4) : QPen(Qt::NoPen));
  painter->setBrush(current ? t.accent_soft : hovered ? t.hover : t.card);
  painter->drawRoundedRect(QRectF(line).adjusted(0.5, 0.5, -0.5, -0.5), t.px(4), t.px(4));

  const QRect inner = line.adjusted(t.px(8), 0, -t.px(8), 0);
  QFont font = option.font;
  font.setWeight(there ? QFont::Bold : QFont::Normal);
  painter->setFont(font);
  painter->setPen(t.text);
  const int token_width = static_cast<int>(inner.width() * kTokenShare);
  const auto at = [&](int left, int width) {
    return QStyle::visualRect(option.direction, inner, QRect(inner.left() + left, inner.top(), width, inner.height()));
  };
  QString token = index.data(Qt::DisplayRole).toString();
  if (there) token += QStringLiteral("  ") + tr("now", "the token that is there");
  const QFontMetrics metrics(font);
  painter->drawText(at(0, token_width), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextForceLeftToRight,
                    metrics.elidedText(token, Qt::ElideRight, token_width));

  painter->setFont(t.font(0.92));
  const double probability = index.data(kProbability).toDouble();
  const int number_width = QFontMetrics(painter->font()).horizontalAdvance(percent(0));
  const int bar_left = token_width + t.px(8), bar_room = inner.width() - bar_left - number_width - t.px(8);
  const int bar_height = t.px(8), bar = std::max(t.px(2), static_cast<int>(bar_room * probability));
  QRect bar_rect = at(bar_left, bar);
  bar_rect = {bar_rect.left(), inner.center().y() - bar_height / 2 + 1, bar_rect.width(), bar_height};
  painter->setPen(Qt::NoPen);
  painter->setBrush(t.accent);
  painter->drawRoundedRect(bar_rect, t.px(2), t.px(2));
  painter->setPen(t.muted);
  painter->drawText(at(inner.width() - number_width, number_width), Qt::AlignVCenter | Qt::AlignRight, percent(probability));
  painter->restore();
}

}  // namespace rowkeeper::views
