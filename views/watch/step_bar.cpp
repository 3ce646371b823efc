#include "views/watch/step_bar.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "views/widgets/accessible_table.h"
#include "views/widgets/arrow_keys.h"
#include "views/widgets/format.h"
#include "views/widgets/ink.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

QFont small_font() { return theme().font(0.85); }

QColor phase_color(StepPhase phase) { return theme().phases[static_cast<int>(phase)]; }

QString legend_text(const StepBarLayout::Segment& segment) {
  return QStringLiteral("%1 %2").arg(phase_name(segment.phase), time_text(segment.seconds));
}

// Whether the segment has room for its name and its time.
bool is_wide(const StepBarLayout::Segment& segment) {
  const QFontMetricsF metrics(small_font());
  const double text =
      std::max(metrics.horizontalAdvance(phase_name(segment.phase)), metrics.horizontalAdvance(time_text(segment.seconds)));
  return text + theme().px(8) <= segment.width;
}

}  // namespace

StepBar::StepBar(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::TabFocus);
  keep_arrow_keys(this);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  set_accessible_table(this, [this] { return phases_table(); });
  setAccessibleName(tr("Time of each phase of the step"));
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &StepBar::arrange_all);
}

void StepBar::set_step(std::optional<StepRecord> step) {
  step_ = std::move(step);
  highlighted_ = -1;
  arrange_all();
}

QString StepBar::summary() const {
  QStringList all;
  for (const StepBarLayout::Segment& segment : layout_.segments) all << legend_text(segment);
  return all.join(QStringLiteral(", "));
}

QString StepBar::reading(int segment) const {
  const StepBarLayout::Segment& s = layout_.segments[static_cast<std::size_t>(segment)];
  return tr("%1: %2, %3 % of the step\n%4")
      .arg(phase_name(s.phase), time_text(s.seconds), number_text(100 * s.seconds / step_->seconds(), 2),
           phase_meaning(s.phase));
}

PictureTable StepBar::phases_table() const {
  return {{accessibleName()}, static_cast<int>(layout_.segments.size()), [this](int row, int) {
            return row < static_cast<int>(layout_.segments.size()) ? reading(row) : QString();
          }};
}

double StepBar::bar_height() const { return theme().px(28); }
double StepBar::times_height() const { return QFontMetricsF(small_font()).height() + theme().px(2); }

double StepBar::place_legend(double width, std::vector<LegendEntry>* entries) const {
  if (!step_) return 0;
  const QFontMetricsF metrics(small_font());
  const StepBarLayout bar = arrange_step_bar(*step_, width);
  const double line = metrics.height() + theme().px(3), sample = theme().px(15);
  double x = 0, y = bar_height() + times_height() + theme().px(3);
  const double top = y;
  for (std::size_t i = 0; i < bar.segments.size(); ++i) {
    if (is_wide(bar.segments[i])) continue;
    const double entry = sample + metrics.horizontalAdvance(legend_text(bar.segments[i]));
    if (x > 0 && x + entry > width) x = 0, y += line;
    if (entries != nullptr) entries->push_back({QRectF(x, y, entry, line), static_cast<int>(i)});
    x += entry + theme().px(14);
  }
  return x > 0 ? y + line - top : 0;
}

void StepBar::arrange_all() {
  layout_ = step_ ? arrange_step_bar(*step_, width()) : StepBarLayout{};
  legend_.clear();
  place_legend(width(), &legend_);
  if (highlighted_ < 0) forget_reading(this, summary());
  updateGeometry();
  update();
}

QSize StepBar::sizeHint() const { return {theme().px(360), heightForWidth(theme().px(360))}; }
QSize StepBar::minimumSizeHint() const { return {theme().px(160), heightForWidth(std::max(width(), theme().px(160)))}; }

int StepBar::heightForWidth(int width) const {
  return static_cast<int>(bar_height() + times_height() + place_legend(width, nullptr) + theme().px(4));
}

void StepBar::paint_segment(QPainter& painter, int index) const {
  const StepBarLayout::Segment& segment = layout_.segments[static_cast<std::size_t>(index)];
  const double gap = segment.width > theme().px(4) ? theme().px(1) : 0;
  const QRectF box(segment.left, 0.5, std::max(1.0, segment.width - gap), bar_height() - 1);
  const QColor color = phase_color(segment.phase);
  const double corner = std::min<double>(theme().px(3), box.width() / 2);
  painter.setPen(index == highlighted_ ? QPen(theme().text, theme().scale() * 1.5) : Qt::NoPen);
  painter.setBrush(color);
  painter.drawRoundedRect(box, corner, corner);
  if (!is_wide(segment)) return;
  painter.setPen(ink_on(color));
  painter.drawText(box, Qt::AlignCenter, phase_name(segment.phase));
  painter.setPen(theme().muted);
  painter.drawText(QRectF(box.left(), bar_height(), box.width(), times_height()), Qt::AlignCenter,
                   time_text(segment.seconds));
}

void StepBar::paint_legend(QPainter& painter) const {
  for (const LegendEntry& entry : legend_) {
    const StepBarLayout::Segment& segment = layout_.segments[static_cast<std::size_t>(entry.segment)];
    const double side = theme().px(9);
    const QRectF sample(entry.place.left() + 0.5, entry.place.center().y() - side / 2, side, side);
    painter.setPen(entry.segment == highlighted_ ? QPen(theme().text, theme().scale() * 1.5) : Qt::NoPen);
    painter.setBrush(phase_color(segment.phase));
    painter.drawRoundedRect(sample, theme().px(2), theme().px(2));
    painter.setPen(theme().muted);
    painter.drawText(entry.place.adjusted(theme().px(15), 0, theme().px(2), 0),
                     Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter, legend_text(segment));
  }
}

void StepBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(small_font());
  for (int i = 0; i < static_cast<int>(layout_.segments.size()); ++i) paint_segment(painter, i);
  paint_legend(painter);
}

void StepBar::resizeEvent(QResizeEvent*) { arrange_all(); }

void StepBar::highlight(int segment) {
  if (segment == highlighted_) return;
  highlighted_ = segment;
  if (segment < 0) forget_reading(this, summary());
  update();
}

void StepBar::mouseMoveEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  if (at.y() < bar_height() + times_height()) return highlight(layout_.segment_at(at.x()));
  const auto entry =
      std::find_if(legend_.begin(), legend_.end(), [at](const LegendEntry& e) { return e.place.contains(at); });
  highlight(entry == legend_.end() ? -1 : entry->segment);
}

void StepBar::leaveEvent(QEvent*) { highlight(-1); }

void StepBar::focusInEvent(QFocusEvent* event) {
  const bool by_key = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  if (by_key && !layout_.segments.empty()) highlight(0);
}

void StepBar::focusOutEvent(QFocusEvent*) { highlight(-1); }

void StepBar::keyPressEvent(QKeyEvent* event) {
  const int last = static_cast<int>(layout_.segments.size()) - 1;
  const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
  if (step == 0 || last < 0) return event->ignore();
  highlight(std::clamp(highlighted_ + step, 0, last));
  tell_reading(this, reading(highlighted_));
  const StepBarLayout::Segment& segment = layout_.segments[static_cast<std::size_t>(highlighted_)];
  QToolTip::showText(mapToGlobal(QPoint(static_cast<int>(segment.left), static_cast<int>(bar_height()))),
                     reading(highlighted_), this);
}

bool StepBar::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  QToolTip::showText(help->globalPos(), highlighted_ >= 0 ? reading(highlighted_) : QString(), this);
  return true;
}

}  // namespace rowkeeper::views
