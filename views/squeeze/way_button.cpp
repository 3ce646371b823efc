#include "views/squeeze/way_button.h"

#include <QPainter>

#include "views/widgets/accessible_role.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

QFont name_font(bool chosen) { return theme().font(1.0, chosen ? QFont::DemiBold : QFont::Normal); }
QFont note_font() { return theme().font(0.88); }

}  // namespace

WayButton::WayButton(const QString& name, QWidget* parent) : QAbstractButton(parent) {
  set_accessible_role(this, QAccessible::RadioButton);
  setText(name);
  setCheckable(true);
  // Of buttons that exclude each other Tab goes to the chosen one, and arrow keys to the others.
  setFocusPolicy(Qt::ClickFocus);
  connect(this, &QAbstractButton::toggled, this, [this](bool on) { setFocusPolicy(on ? Qt::StrongFocus : Qt::ClickFocus); });
  setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
  setAccessibleName(name);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void WayButton::set_note(const QString& note, double done, bool running) {
  if (note == note_ && done == done_ && running == running_) return;
  const bool resized = note.size() != note_.size();
  note_ = note;
  done_ = done;
  running_ = running;
  set_name(this, note.isEmpty() ? text() : tr("%1: %2").arg(text(), note));
  if (resized) updateGeometry();
  update();
}

// As wide as when it is chosen, and with room for the longest note.
QSize WayButton::sizeHint() const {
  const Theme& t = theme();
  const QFontMetrics name(name_font(true)), note(note_font());
  const int notes = std::max(note.horizontalAdvance(note_), note.horizontalAdvance(tr("60 of 60")));
  return {name.horizontalAdvance(text()) + notes + t.px(10 + 8 + 10), name.height() + t.px(12)};
}

void WayButton::paintEvent(QPaintEvent*) {
  const Theme& t = theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
  const bool chosen = isChecked();
  painter.setPen(QPen(hasFocus() || chosen ? t.accent : t.border, hasFocus() ? 2 : 1));
  painter.setBrush(chosen ? t.accent_soft : underMouse() && isEnabled() ? t.hover : t.card);
  painter.drawRoundedRect(frame, t.px(6), t.px(6));
  if (done_ > 0 && (running_ || done_ < 1)) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(running_ ? t.accent : t.stale);
    painter.drawRoundedRect(
        QRectF(frame.left() + t.px(6), frame.bottom() - t.px(4), (frame.width() - t.px(12)) * done_, t.px(2)), t.px(1),
        t.px(1));
  }
  const QRectF inside = frame.adjusted(t.px(9), 0, -t.px(9), 0);
  painter.setFont(name_font(chosen));
  painter.setPen(isEnabled() ? t.text : palette().color(QPalette::Disabled, QPalette::ButtonText));
  painter.drawText(inside, Qt::AlignVCenter | Qt::AlignLeft, text());
  painter.setFont(note_font());
  painter.setPen(isEnabled() ? t.muted : palette().color(QPalette::Disabled, QPalette::ButtonText));
  painter.drawText(inside, Qt::AlignVCenter | Qt::AlignRight, note_);
}

void WayButton::enterEvent(QEnterEvent* event) {
  QAbstractButton::enterEvent(event);
  update();
}

void WayButton::leaveEvent(QEvent* event) {
  QAbstractButton::leaveEvent(event);
  update();
}

}  // namespace rowkeeper::views
