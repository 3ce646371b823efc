#include "views/watch/head_strips.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "views/canvas/canvas_painter.h"
#include "views/canvas/minus_stroke.h"
#include "views/widgets/accessible_table.h"
#include "views/widgets/arrow_keys.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

QFont name_font() { return theme().font(0.85); }

QString side_name(Side side) { return side == Side::key ? HeadStrips::tr("key") : HeadStrips::tr("value"); }

}  // namespace

QRectF HeadStripsLayout::cell(const HeadSpot& spot) const {
  const double top = spot.side == Side::key ? 0 : strip_height + gap;
  const double each = width / std::max(1, numbers);
  return {left + spot.number * each, top, each, strip_height};
}

std::optional<HeadSpot> HeadStripsLayout::spot_at(QPointF point) const {
  if (numbers == 0 || point.x() < left || point.x() >= left + width) return {};
  const int number = std::min(numbers - 1, static_cast<int>((point.x() - left) / width * numbers));
  if (point.y() >= 0 && point.y() < strip_height) return HeadSpot{Side::key, number};
  const double top = strip_height + gap;
  if (point.y() >= top && point.y() < top + strip_height) return HeadSpot{Side::value, number};
  return {};
}

HeadStrips::HeadStrips(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::TabFocus);
  keep_arrow_keys(this);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  set_accessible_table(this, [this] { return numbers_table(); });
  setAccessibleName(tr("Key and value of the head"));
  setAccessibleDescription(how_to_read());
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &HeadStrips::arrange_all);
}

QString HeadStrips::how_to_read() { return tr("The arrow keys go from number to number."); }

void HeadStrips::set_strips(Strip key, Strip value, RowLook look) {
  key_ = std::move(key);
  value_ = std::move(value);
  look_ = look;
  arrange_all();
  if (chosen_ && chosen_->number >= layout_.numbers) choose({});
}

float HeadStrips::number(const HeadSpot& spot) const {
  return strip(spot.side).numbers[static_cast<std::size_t>(spot.number)];
}

// As they are drawn: the key above, the value below.
PictureTable HeadStrips::numbers_table() const {
  PictureTable table{{accessibleName()}, layout_.numbers > 0 ? 2 : 0, [this](int row, int column) {
                       const Side side = row == 0 ? Side::key : Side::value;
                       if (column == 0) return side_name(side);
                       if (column > layout_.numbers) return QString();
                       return exact_text(number({side, column - 1}));
                     }};
  for (int i = 1; i <= layout_.numbers; ++i) table.columns << count_text(i);
  return table;
}

QRgb HeadStrips::color(const HeadSpot& spot) const {
  return number_color(static_cast<double>(number(spot)) / strip(spot.side).scale, spot.side, look_, theme());
}

void HeadStrips::arrange_all() {
  const QFontMetricsF metrics(name_font());
  const double names =
      std::max(metrics.horizontalAdvance(side_name(Side::key)), metrics.horizontalAdvance(side_name(Side::value)));
  layout_.left = names + theme().px(8);
  layout_.width = std::max(1.0, width() - layout_.left);
  layout_.strip_height = theme().px(22);
  layout_.gap = theme().px(5);
  layout_.numbers = static_cast<int>(key_.numbers.size());
  updateGeometry();
  update();
}

QSize HeadStrips::sizeHint() const { return {theme().px(200), theme().px(22) * 2 + theme().px(5)}; }

void HeadStrips::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setFont(name_font());
  for (const Side side : {Side::key, Side::value}) {
    const QRectF whole(layout_.left, layout_.cell({side, 0}).top(), layout_.width, layout_.strip_height);
    painter.setPen(theme().muted);
    painter.drawText(QRectF(0, whole.top(), layout_.left, whole.height()),
                     Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter, side_name(side));
    for (int i = 0; i < layout_.numbers; ++i) {
      // Cells meet at whole device pixels, so that no ground shines through.
      const double scale = devicePixelRatioF();
      const QRectF cell = layout_.cell({side, i});
      const double left = std::round(cell.left() * scale) / scale, right = std::round(cell.right() * scale) / scale;
      painter.fillRect(QRectF(left, cell.top(), right - left, cell.height()), QColor::fromRgb(color({side, i})));
      if (number({side, i}) >= 0) continue;
      painter.fillRect(minus_rect(QRectF(left, cell.top(), right - left, cell.height()), theme(), scale), theme().zero);
    }
    painter.setPen(QPen(theme().border, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(whole.adjusted(0, 0, -1, -1));
  }
  if (!chosen_) return;
  painter.setPen(QPen(theme().text, theme().scale() * 1.5));
  painter.drawRect(layout_.cell(*chosen_).adjusted(-1, 0, 1, -1));
}

void HeadStrips::resizeEvent(QResizeEvent*) { arrange_all(); }

void HeadStrips::mouseMoveEvent(QMouseEvent* event) { choose(layout_.spot_at(event->position())); }
void HeadStrips::leaveEvent(QEvent*) { choose({}); }
void HeadStrips::focusOutEvent(QFocusEvent*) { choose({}); }

void HeadStrips::focusInEvent(QFocusEvent* event) {
  const bool by_key = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  if (by_key && layout_.numbers > 0) choose(HeadSpot{});
}

void HeadStrips::choose(std::optional<HeadSpot> spot) {
  if (spot == chosen_) return;
  chosen_ = spot;
  update();
  emit read(chosen_);
}

void HeadStrips::keyPressEvent(QKeyEvent* event) {
  const HeadSpot at = chosen_.value_or(HeadSpot{});
  const int last = layout_.numbers - 1;
  if (last < 0) return event->ignore();
  switch (event->key()) {
    case Qt::Key_Left:
      return choose(HeadSpot{at.side, std::max(0, at.number - 1)});
    case Qt::Key_Right:
      return choose(HeadSpot{at.side, chosen_ ? std::min(last, at.number + 1) : 0});
    case Qt::Key_Home:
      return choose(HeadSpot{at.side, 0});
    case Qt::Key_End:
      return choose(HeadSpot{at.side, last});
    case Qt::Key_Up:
      return choose(HeadSpot{Side::key, at.number});
    case Qt::Key_Down:
      return choose(HeadSpot{Side::value, at.number});
    default:
      event->ignore();
  }
}

}  // namespace rowkeeper::views
