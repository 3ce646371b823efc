#include "views/learn/highlight.h"

#include <QEvent>
#include <QPainter>
#include <QScrollArea>
#include <QTimer>
#include <algorithm>

#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr double kWidth = 3, kRadius = 8, kOutside = 6;  // in normal pixels

}  // namespace

// Beside its target in the same parent, so that scrolling moves and cuts both.
Highlight::Highlight(QWidget* target) : QWidget(target->parentWidget()), target_(target) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  target_->installEventFilter(this);
  connect(target_, &QObject::destroyed, this, [this] { delete this; });
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &Highlight::follow);
  follow();
  QTimer::singleShot(0, this, &Highlight::bring_into_view);  // once a page that has just come up has its layout
}

void Highlight::follow() {
  // Around it, where its parent has room for that.
  const QRect at = target_->geometry(), room = parentWidget()->rect();
  const auto outside = [](int distance) { return std::clamp(distance, 0, theme().px(kOutside)); };
  setGeometry(at.adjusted(-outside(at.left()), -outside(at.top()), outside(room.right() - at.right()),
                          outside(room.bottom() - at.bottom())));
  setVisible(target_->isVisibleTo(parentWidget()));
  raise();
}

// From the inside out: each area scrolls what is in it.
void Highlight::bring_into_view() {
  for (QWidget* at = target_->parentWidget(); at; at = at->parentWidget()) {
    if (auto* const area = qobject_cast<QScrollArea*>(at)) area->ensureWidgetVisible(target_);
  }
}

bool Highlight::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (type == QEvent::Move || type == QEvent::Resize || type == QEvent::Show || type == QEvent::Hide ||
      type == QEvent::ZOrderChange)
    follow();
  return QWidget::eventFilter(watched, event);
}

void Highlight::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double width = theme().px(kWidth), radius = theme().px(kRadius);
  painter.setPen(QPen(theme().newest, width));
  painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius);
}

}  // namespace rowkeeper::views
