#include "views/charts/chart.h"

#include <QKeyEvent>
#include <QLineSeries>
#include <QMouseEvent>
#include <QValueAxis>
#include <QWheelEvent>
#include <algorithm>
#include <utility>

#include "views/charts/chart_painting.h"
#include "views/widgets/accessible_table.h"
#include "views/widgets/arrow_keys.h"

namespace rowkeeper::views {

namespace {

constexpr int kToEnd = 1'000'000;  // points; no series has as many

}  // namespace

Chart::Chart(ChartData contents, std::function<QString(NearPoint)> describe, QWidget* parent)
    : QChartView(parent),
      data_(std::move(contents)),
      describe_(std::move(describe)),
      x_axis_(new QValueAxis),
      y_axis_(new QValueAxis) {
  make_view();
  make_lines();
  restyle();
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &Chart::restyle);
}

void Chart::make_view() {
  set_accessible_table(this, [this] { return table_ ? table_() : PictureTable{}; });
  setFrameShape(QFrame::NoFrame);
  setMouseTracking(true);
  setRenderHint(QPainter::Antialiasing);
  setViewportUpdateMode(FullViewportUpdate);
  // By Tab only: a click must not take the arrow keys from the window.
  setFocusPolicy(Qt::TabFocus);
  viewport()->setFocusProxy(nullptr);  // one thing to assistive technology, not two
  viewport()->setFocusPolicy(Qt::NoFocus);
  keep_arrow_keys(this);
  setAccessibleDescription(how_to_read());
  chart()->setAnimationOptions(QChart::NoAnimation);
  chart()->setBackgroundVisible(false);
  chart()->legend()->hide();
  chart()->setMargins({});
}

QString Chart::how_to_read() {
  return tr("The arrow keys go from point to point. The menu above shows the numbers as a table.");
}

// Qt Charts draws the lines; the axes it needs for that stay hidden, so that labels and grid are ours.
void Chart::make_lines() {
  chart()->addAxis(x_axis_, Qt::AlignBottom);
  chart()->addAxis(y_axis_, Qt::AlignLeft);
  x_axis_->setVisible(false);
  y_axis_->setVisible(false);
  for (const ChartSeries& series : data_.series) {
    lines_.push_back(nullptr);
    if (series.line == ChartLine::none) continue;
    auto* line = new QLineSeries;
    chart()->addSeries(line);
    line->attachAxis(x_axis_);
    line->attachAxis(y_axis_);
    lines_.back() = line;
  }
}

void Chart::restyle() {
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    if (lines_[i] != nullptr) lines_[i]->setPen(line_pen(theme(), data_.series[i]));
  }
  updateGeometry();
  arrange_all();
}

void Chart::replace(int series, QList<QPointF> points) {
  const auto index = static_cast<std::size_t>(series);
  data_.series[index].points = std::move(points);
  if (lines_[index] != nullptr) lines_[index]->replace(data_.series[index].points);
}

void Chart::set_name(int series, const QString& name) { data_.series[static_cast<std::size_t>(series)].name = name; }

void Chart::set_labels(int series, const QStringList& labels) {
  data_.series[static_cast<std::size_t>(series)].labels = labels;
}

void Chart::choose(std::vector<NearPoint> points) {
  chosen_ = std::move(points);
  viewport()->update();
}

void Chart::set_axes(const ChartAxis& x, const ChartAxis& y) {
  data_.x = x;
  data_.y = y;
}

void Chart::set_whole_range(const ChartRange& range) { data_.whole = range; }

void Chart::finish() {
  const bool gone = reading_ && reading_->index >= data_.series[static_cast<std::size_t>(reading_->series)].points.size();
  if (gone) reading_.reset();
  arrange_all();
}

bool Chart::has_points() const {
  return std::any_of(data_.series.begin(), data_.series.end(), [](const ChartSeries& s) { return !s.points.isEmpty(); });
}

void Chart::arrange_all() {
  layout_ = arrange(data_, shown(), viewport()->size(), QFontMetricsF(chart_font()), theme().scale());
  labels_ = arrange_labels(data_, layout_, viewport()->size());
  x_axis_->setRange(layout_.range.x_low, layout_.range.x_high);
  y_axis_->setRange(layout_.range.y_low, layout_.range.y_high);
  // Qt Charts lays everything out again, even for the same place.
  if (chart()->plotArea() != layout_.plot) chart()->setPlotArea(layout_.plot);
  viewport()->update();
}

QSize Chart::sizeHint() const { return {theme().px(360), theme().px(150)}; }
QSize Chart::minimumSizeHint() const { return {theme().px(200), theme().px(150)}; }

void Chart::drawBackground(QPainter* painter, const QRectF& rect) {
  painter->fillRect(rect, theme().card);
  painter->setFont(chart_font());
  if (has_points()) paint_axes(*painter, theme(), data_, layout_);
}

void Chart::drawForeground(QPainter* painter, const QRectF&) {
  const QRectF area(QPointF(0, 0), viewport()->size());
  if (!has_points()) {
    paint_hint(*painter, hint_, area);
  } else {
    paint_points(*painter, theme(), data_, layout_);
    paint_labels(*painter, data_, layout_, labels_, chosen_);
    painter->setFont(chart_font());
    paint_legend(*painter, theme(), data_, layout_);
    if (reading_) paint_reading(*painter, data_, layout_, *reading_, describe_(*reading_), area);
  }
  painter->setBrush(Qt::NoBrush);
  painter->setPen(QPen(theme().accent, theme().scale()));
  if (pressed_ && !zoomed()) painter->drawRect(QRectF(*pressed_, dragged_).normalized() & layout_.plot);
  if (ring_) painter->drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), theme().px(5), theme().px(5));
}

void Chart::resizeEvent(QResizeEvent* event) {
  QChartView::resizeEvent(event);
  arrange_all();
}

void Chart::zoom_to(std::optional<ChartRange> range) {
  if (range && *range == data_.whole) range.reset();
  const bool was = zoomed();
  zoom_ = range;
  reading_.reset();
  arrange_all();
  if (was != zoomed()) emit zoomed_changed(zoomed());
}

void Chart::reset_zoom() { zoom_to({}); }

void Chart::zoom_by(QPointF pixel, double factor) { zoom_to(layout_.zoomed(pixel, factor, data_.whole)); }

// With Ctrl only: charts stand in a column that scrolls.
void Chart::wheelEvent(QWheelEvent* event) {
  const double turns = event->angleDelta().y() / 120.0;
  const bool wanted = event->modifiers().testFlag(Qt::ControlModifier) && has_points() && turns != 0;
  if (!wanted) {
    event->ignore();
    return;
  }
  zoom_by(event->position(), std::pow(0.8, turns));
  event->accept();
}

void Chart::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !has_points()) return;
  pressed_ = dragged_ = event->position();
}

void Chart::mouseMoveEvent(QMouseEvent* event) {
  if (!pressed_) {
    read(nearest(layout_, data_, event->position(), theme().px(24)));
    return;
  }
  if (zoomed()) zoom_to(layout_.moved(event->position() - dragged_, data_.whole));
  dragged_ = event->position();
  viewport()->update();
}

void Chart::mouseReleaseEvent(QMouseEvent* event) {
  if (!pressed_ || event->button() != Qt::LeftButton) return;
  const QRectF dragged = QRectF(*pressed_, event->position()).normalized() & layout_.plot;
  pressed_.reset();
  const double least = theme().px(8);
  const auto pressed = nearest(layout_, data_, event->position(), least);
  if (dragged.width() < 2 && dragged.height() < 2 && pressed) emit point_pressed(*pressed);
  if (!zoomed() && dragged.width() > least && dragged.height() > least) {
    const QPointF low = layout_.value_at(dragged.bottomLeft()), high = layout_.value_at(dragged.topRight());
    zoom_to(ChartRange{low.x(), high.x(), low.y(), high.y()});
  }
  viewport()->update();
}

void Chart::mouseDoubleClickEvent(QMouseEvent*) { reset_zoom(); }

bool Chart::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave) read({});
  return QChartView::viewportEvent(event);
}

void Chart::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
      read_next(-1, 0);
      break;
    case Qt::Key_Right:
      read_next(1, 0);
      break;
    case Qt::Key_Up:
      read_next(0, -1);
      break;
    case Qt::Key_Down:
      read_next(0, 1);
      break;
    case Qt::Key_Home:
      read_next(-kToEnd, 0);
      break;
    case Qt::Key_End:
      read_next(kToEnd, 0);
      break;
    case Qt::Key_Plus:
      zoom_by(layout_.plot.center(), 0.8);
      break;
    case Qt::Key_Minus:
      zoom_by(layout_.plot.center(), 1.25);
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!reading_) return event->ignore();
      emit point_pressed(*reading_);
      break;
    case Qt::Key_Escape:
      // Once everything is seen, Escape is for whoever is outside.
      if (!zoomed() && !reading_) return event->ignore();
      read({});
      reset_zoom();
      break;
    // Not to QGraphicsView, which would take keys that the window knows.
    default:
      event->ignore();
  }
}

// A window gives its first control the focus when it opens; only who comes by keyboard needs to see where they are.
void Chart::focusInEvent(QFocusEvent* event) {
  ring_ = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  viewport()->update();
}

void Chart::focusOutEvent(QFocusEvent*) {
  ring_ = false;
  read({});
  viewport()->update();
}

void Chart::read(std::optional<NearPoint> point) {
  if (point == reading_) return;
  reading_ = point;
  setToolTip({});
  if (reading_)
    tell_reading(this, describe_(*reading_));
  else
    forget_reading(this, how_to_read());
  viewport()->update();
}

// Into the middle, where a part is shown and the point is not in it.
void Chart::bring_up(NearPoint point) {
  const ChartSeries& series = data_.series[static_cast<std::size_t>(point.series)];
  if (!zoomed() || is_shown(layout_, series, point.index)) return;
  zoom_to(layout_.moved(layout_.plot.center() - layout_.pixel_of(series.points[point.index]), data_.whole));
}

// From the point that is read to its neighbour, or to the next series that has points.
void Chart::read_next(int points, int series) {
  const int count = static_cast<int>(data_.series.size());
  NearPoint at = reading_.value_or(NearPoint{count - 1, -1});
  const auto usable = [&](int s) {
    const ChartSeries& candidate = data_.series[static_cast<std::size_t>(s)];
    return candidate.read_out && !candidate.points.isEmpty();
  };
  if (!reading_) series = 1;
  for (int tries = 0; series != 0 && tries < count; ++tries) {
    at.series = (at.series + series + count) % count;
    if (usable(at.series)) break;
  }
  if (!usable(at.series)) return;
  const int last = static_cast<int>(data_.series[static_cast<std::size_t>(at.series)].points.size()) - 1;
  at.index = reading_ || points == -kToEnd ? std::clamp(at.index + points, 0, last) : last;
  bring_up(at);
  read(at);
}

}  // namespace rowkeeper::views
