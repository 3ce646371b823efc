#include "views/charts/chart_layout.h"

#include <algorithm>
#include <cmath>

namespace rowkeeper::views {

namespace {

constexpr double kDeepest = 1e-4;  // of the whole range: closer in there is nothing to see

struct Ends {
  double low, high;
};

// Keeps the length, moves it inside of `whole`.
Ends inside(Ends ends, Ends whole) {
  const double length = std::min(ends.high - ends.low, whole.high - whole.low);
  const double low = std::clamp(ends.low, whole.low, whole.high - length);
  return {low, low + length};
}

Ends scaled(Ends ends, double at, double factor, Ends whole) {
  const double shortest = (whole.high - whole.low) * kDeepest;
  factor = std::max(factor, shortest / (ends.high - ends.low));
  return inside({at - (at - ends.low) * factor, at + (ends.high - at) * factor}, whole);
}

}  // namespace

QPointF ChartLayout::pixel_of(QPointF value) const {
  return {plot.left() + (value.x() - range.x_low) / (range.x_high - range.x_low) * plot.width(),
          plot.bottom() - (value.y() - range.y_low) / (range.y_high - range.y_low) * plot.height()};
}

QPointF ChartLayout::value_at(QPointF pixel) const {
  return {range.x_low + (pixel.x() - plot.left()) / plot.width() * (range.x_high - range.x_low),
          range.y_low + (plot.bottom() - pixel.y()) / plot.height() * (range.y_high - range.y_low)};
}

ChartRange ChartLayout::zoomed(QPointF pixel, double factor, const ChartRange& whole) const {
  const QPointF at = value_at(pixel);
  const Ends x = scaled({range.x_low, range.x_high}, at.x(), factor, {whole.x_low, whole.x_high});
  const Ends y = scaled({range.y_low, range.y_high}, at.y(), factor, {whole.y_low, whole.y_high});
  return {x.low, x.high, y.low, y.high};
}

ChartRange ChartLayout::moved(QPointF pixels, const ChartRange& whole) const {
  const double x = -pixels.x() / plot.width() * (range.x_high - range.x_low);
  const double y = pixels.y() / plot.height() * (range.y_high - range.y_low);
  const Ends across = inside({range.x_low + x, range.x_high + x}, {whole.x_low, whole.x_high});
  const Ends up = inside({range.y_low + y, range.y_high + y}, {whole.y_low, whole.y_high});
  return {across.low, across.high, up.low, up.high};
}

namespace {

constexpr int kMostTicks = 10;  // more grid lines than an eye can use
constexpr double kTickRoom = 30, kLabelGap = 6, kLegendGap = 18, kSample = 20;

// Legend entries in lines from the bottom up to as many as the width needs; returns the height they take.
double place_legend(ChartLayout& layout, const ChartData& data, QSizeF size, const QFontMetricsF& metrics, double unit) {
  const double line = metrics.height() + 3 * unit;
  double x = 0, y = 0;
  for (const ChartSeries& series : data.series) {
    if (series.name.isEmpty()) {
      layout.legend.emplace_back();
      continue;
    }
    const double width = std::min(size.width(), kSample * unit + metrics.horizontalAdvance(series.name));
    if (x > 0 && x + width > size.width()) x = 0, y += line;
    layout.legend.emplace_back(x, y, width, line);
    x += width + kLegendGap * unit;
  }
  const double height = x > 0 ? y + line : 0;
  for (QRectF& entry : layout.legend) entry.translate(0, size.height() - height);
  return height;
}

}  // namespace

ChartLayout arrange(const ChartData& data, const ChartRange& range, QSizeF size, const QFontMetricsF& metrics, double unit) {
  ChartLayout layout;
  layout.range = range;
  const double below = place_legend(layout, data, size, metrics, unit) + metrics.height() + 2 * kLabelGap * unit;
  const double top = metrics.height() / 2 + unit;
  const double height = std::max(1.0, size.height() - below - top);
  const int ticks = std::min(kMostTicks, static_cast<int>(height / (kTickRoom * unit)));
  layout.y_scale = make_scale(range.y_low, range.y_high, ticks, data.y.whole);
  double labels = 0;
  QString pattern = data.y.first_label;
  for (const double tick : layout.y_scale.ticks()) {
    labels = std::max(labels, metrics.horizontalAdvance(pattern.arg(layout.y_scale.label(tick))));
    pattern = QStringLiteral("%1");
  }
  const double left = labels + kLabelGap * unit, right = kLabelGap * unit;
  layout.plot = QRectF(left, top, std::max(1.0, size.width() - left - right), height);
  const QString widest = data.x.first_label.arg(AxisScale{0, 1, 1}.label(std::round(range.x_high)));
  const double column = metrics.horizontalAdvance(widest) + 2 * kLabelGap * unit;
  layout.x_scale = make_scale(range.x_low, range.x_high, static_cast<int>(layout.plot.width() / column), data.x.whole);
  return layout;
}

bool is_held(const ChartLayout& layout, const ChartSeries& series, int index) {
  return series.held_below_top && series.points[index].y() > layout.range.y_high;
}

QPointF drawn_at(const ChartLayout& layout, const ChartSeries& series, int index) {
  QPointF pixel = layout.pixel_of(series.points[index]);
  if (is_held(layout, series, index)) pixel.setY(layout.plot.top());
  return pixel;
}

bool is_shown(const ChartLayout& layout, const ChartSeries& series, int index) {
  // A point on the very edge is inside, whatever rounding says.
  return layout.plot.adjusted(-0.5, -0.5, 0.5, 0.5).contains(drawn_at(layout, series, index));
}

std::optional<NearPoint> nearest(const ChartLayout& layout, const ChartData& data, QPointF pixel, double reach) {
  std::optional<NearPoint> found;
  double best = reach * reach;
  for (std::size_t s = 0; s < data.series.size(); ++s) {
    const ChartSeries& series = data.series[s];
    for (int i = 0; series.read_out && i < series.points.size(); ++i) {
      const QPointF away = drawn_at(layout, series, i) - pixel;
      const double distance = QPointF::dotProduct(away, away);
      if (distance > best || !is_shown(layout, series, i)) continue;
      best = distance;
      found = NearPoint{static_cast<int>(s), i};
    }
  }
  return found;
}

}  // namespace rowkeeper::views
