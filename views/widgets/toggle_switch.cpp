#include "views/widgets/toggle_switch.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>
#include <algorithm>
#include <cmath>

#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kKnobTime = 140;  // ms
constexpr int kHeight = 28;
constexpr int kRing = 3;  // around the track, for the focus ring

QColor mix(const QColor& from, const QColor& to, double part) {
  const auto channel = [part](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
  return {channel(from.red(), to.red()), channel(from.green(), to.green()), channel(from.blue(), to.blue())};
}

}  // namespace

ToggleSwitch::ToggleSwitch(const QString& name, QWidget* parent) : QCheckBox(parent) {
  setAccessibleName(name);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  animation_.setEasingCurve(QEasingCurve::OutCubic);
  connect(&animation_, &QVariantAnimation::valueChanged, this,
          [this](const QVariant& value) { set_knob(value.toDouble()); });
  connect(this, &QCheckBox::toggled, this, &ToggleSwitch::move_knob);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, [this] {
    updateGeometry();
    update();
  });
}

QString ToggleSwitch::on_text() const { return tr("ON", "on a switch"); }
QString ToggleSwitch::off_text() const { return tr("OFF", "on a switch"); }

QSize ToggleSwitch::sizeHint() const {
  const Theme& t = theme();
  const QFontMetrics metrics(t.font(0.9, QFont::Bold));
  const int text = std::max(metrics.horizontalAdvance(on_text()), metrics.horizontalAdvance(off_text()));
  return {text + t.px(kHeight + 18 + 2 * kRing), t.px(kHeight + 2 * kRing)};
}

QRectF ToggleSwitch::track() const {
  const double ring = theme().px(kRing);
  const QSizeF size = sizeHint();
  return QRectF(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size)
      .adjusted(ring, ring, -ring, -ring);
}

void ToggleSwitch::move_knob(bool on) {
  const int time = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0 ? kKnobTime : 0;
  animation_.stop();
  if (time == 0 || !isVisible()) return set_knob(on ? 1 : 0);
  animation_.setDuration(time);
  animation_.setStartValue(knob_);
  animation_.setEndValue(on ? 1.0 : 0.0);
  animation_.start();
}

void ToggleSwitch::set_knob(double knob) {
  knob_ = knob;
  update();
}

void ToggleSwitch::showEvent(QShowEvent* event) {
  animation_.stop();
  set_knob(isChecked() ? 1 : 0);
  QCheckBox::showEvent(event);
}

void ToggleSwitch::paintEvent(QPaintEvent*) {
  const Theme& t = theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!isEnabled()) painter.setOpacity(0.5);
  const QRectF track = this->track();
  const double round = track.height() / 2;
  const bool mirrored = layoutDirection() == Qt::RightToLeft;
  const QColor on_color = underMouse() ? mix(t.accent, t.text, 0.12) : t.accent;
  const QColor off_color = underMouse() ? mix(t.muted, t.text, 0.2) : t.muted;
  painter.setPen(Qt::NoPen);
  painter.setBrush(mix(off_color, on_color, knob_));
  painter.drawRoundedRect(track, round, round);

  const double inset = t.px(3), size = track.height() - 2 * inset;
  const double way = track.width() - size - 2 * inset;
  const double left = track.left() + inset + way * (mirrored ? 1 - knob_ : knob_);
  painter.setBrush(t.card);
  painter.drawEllipse(QRectF(left, track.top() + inset, size, size));

  const bool text_left = (knob_ >= 0.5) != mirrored;
  QRectF text = track.adjusted(t.px(4), 0, -t.px(4), 0);
  text_left ? text.setRight(track.right() - size - inset) : text.setLeft(track.left() + size + inset);
  painter.setFont(t.font(0.9, QFont::Bold));
  painter.setPen(knob_ >= 0.5 ? t.on_accent : t.card);
  painter.drawText(text, Qt::AlignCenter, knob_ >= 0.5 ? on_text() : off_text());

  if (!hasFocus()) return;
  const double ring = t.px(kRing) - 1;
  painter.setPen(QPen(t.text, t.px(1.6)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(track.adjusted(-ring, -ring, ring, ring).adjusted(0.5, 0.5, -0.5, -0.5), round + ring,
                          round + ring);
}

}  // namespace rowkeeper::views
