#include "views/charts/chart_painting.h"

#include <QImage>
#include <QPaintEngine>
#include <algorithm>

namespace rowkeeper::views {

namespace {

double marker_size(const Theme& theme) { return theme.px(7); }

void paint_marker(QPainter& painter, ChartMarker marker, QPointF at, double size) {
  const QRectF box(at.x() - size / 2, at.y() - size / 2, size, size);
  switch (marker) {
    case ChartMarker::none:
      break;
    case ChartMarker::circle:
      painter.drawEllipse(box);
      break;
    case ChartMarker::square:
      painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
      break;
    case ChartMarker::triangle: {
      const QPointF corners[] = {{at.x(), box.top() - 0.5}, {box.right() + 1, box.bottom()}, {box.left() - 1, box.bottom()}};
      painter.drawConvexPolygon(corners, 3);
      break;
    }
  }
}

// One marker, drawn many times. Many are copied from an image, which is several times as fast; files get shapes.
class MarkerStamp {
 public:
  MarkerStamp(QPainter& painter, const Theme& theme, const ChartSeries& series)
      : marker_(series.marker), color_(theme.*series.color), size_(marker_size(theme)) {
    const bool many = series.points.size() > kMany;
    // Many points lie over each other: a little light between them shows how many.
    color_.setAlphaF(many ? 0.6F : 0.85F);
    if (many) size_ *= 0.7;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color_);
    if (many && painter.paintEngine()->type() == QPaintEngine::Raster) make_image(painter.device()->devicePixelRatioF());
  }

  void paint(QPainter& painter, QPointF at) const {
    if (image_.isNull()) return paint_marker(painter, marker_, at, size_);
    painter.drawImage(at - QPointF(room() / 2, room() / 2), image_);
  }

 private:
  static constexpr int kMany = 200;
  double room() const { return image_.width() / image_.devicePixelRatio(); }

  void make_image(double pixel_ratio) {
    const int side = static_cast<int>((size_ + 4) * pixel_ratio);
    image_ = QImage(side, side, QImage::Format_ARGB32_Premultiplied);
    image_.setDevicePixelRatio(pixel_ratio);
    image_.fill(Qt::transparent);
    QPainter painter(&image_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color_);
    paint_marker(painter, marker_, {room() / 2, room() / 2}, size_);
  }

  ChartMarker marker_;
  QColor color_;
  double size_;
  QImage image_;
};

void paint_y_labels(QPainter& painter, const Theme& theme, const ChartData& data, const ChartLayout& layout) {
  const QFontMetricsF metrics(painter.font());
  QString pattern = data.y.first_label;
  for (const double tick : layout.y_scale.ticks()) {
    const double y = layout.pixel_of({layout.range.x_low, tick}).y();
    const QRectF label(0, y - metrics.height() / 2, layout.plot.left() - theme.px(6), metrics.height());
    painter.drawText(label, Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter | Qt::TextDontClip,
                     pattern.arg(layout.y_scale.label(tick)));
    pattern = QStringLiteral("%1");
  }
}

void paint_x_labels(QPainter& painter, const Theme& theme, const ChartData& data, const ChartLayout& layout) {
  const QFontMetricsF metrics(painter.font());
  QString pattern = data.x.first_label;
  for (const double tick : layout.x_scale.ticks()) {
    const QString text = pattern.arg(layout.x_scale.label(tick));
    const double width = metrics.horizontalAdvance(text), x = layout.pixel_of({tick, 0}).x();
    const double left = std::clamp(x - width / 2, 0.0, std::max(0.0, layout.plot.right() + theme.px(6) - width));
    painter.drawText(QPointF(left, layout.plot.bottom() + theme.px(5) + metrics.ascent()), text);
    pattern = QStringLiteral("%1");
  }
}

}  // namespace

QFont chart_font() { return theme().font(0.85); }

QPen line_pen(const Theme& theme, const ChartSeries& series) {
  QPen pen(theme.*series.color, theme.scale() * 1.75);
  if (series.line == ChartLine::dashed) pen.setDashPattern({3, 2});
  if (series.line == ChartLine::dotted) pen.setDashPattern({1, 1.5});
  pen.setCapStyle(Qt::FlatCap);
  pen.setJoinStyle(Qt::RoundJoin);
  return pen;
}

void paint_axes(QPainter& painter, const Theme& theme, const ChartData& data, const ChartLayout& layout) {
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (const double tick : layout.y_scale.ticks()) {
    const double y = layout.pixel_of({layout.range.x_low, tick}).y();
    painter.setPen(QPen(theme.grid, 1));
    painter.drawLine(QPointF(layout.plot.left(), y), QPointF(layout.plot.right(), y));
  }
  painter.setPen(QPen(theme.border, 1));
  painter.drawLine(layout.plot.bottomLeft(), layout.plot.bottomRight());
  for (const double tick : layout.x_scale.ticks()) {
    const double x = layout.pixel_of({tick, 0}).x();
    painter.drawLine(QPointF(x, layout.plot.bottom()), QPointF(x, layout.plot.bottom() + theme.px(3)));
  }
  painter.setPen(theme.muted);
  paint_y_labels(painter, theme, data, layout);
  paint_x_labels(painter, theme, data, layout);
}

void paint_lines(QPainter& painter, const Theme& theme, const ChartData& data, const ChartLayout& layout) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  for (const ChartSeries& series : data.series) {
    if (series.line == ChartLine::none) continue;
    painter.setPen(line_pen(theme, series));
    QPolygonF line;
    for (int i = 0; i < series.points.size(); ++i) line << drawn_at(layout, series, i);
    painter.drawPolyline(line);
  }
}

void paint_points(QPainter& painter, const Theme& theme, const ChartData& data, const ChartLayout& layout) {
  painter.setRenderHint(QPainter::Antialiasing);
  for (const ChartSeries& series : data.series) {
    if (series.marker == ChartMarker::none || series.points.isEmpty()) continue;
    const MarkerStamp stamp(painter, theme, series);
    for (int i = 0; i < series.points.size(); ++i) {
      if (is_shown(layout, series, i)) stamp.paint(painter, drawn_at(layout, series, i));
    }
  }
}

namespace {

bool is_named(const ChartLayout& layout, const ChartSeries& series, int index) {
  if (series.held_below_top && !is_held(layout, series, index)) return false;
  return index < series.labels.size() && !series.labels[index].isEmpty();
}

// Of the points that have a name and are seen.
std::vector<NearPoint> named_points(const ChartData& data, const ChartLayout& layout) {
  std::vector<NearPoint> points;
  for (std::size_t s = 0; s < data.series.size(); ++s) {
    const ChartSeries& series = data.series[s];
    const auto labels = static_cast<int>(std::min(series.points.size(), series.labels.size()));
    for (int i = 0; i < labels; ++i) {
      if (is_named(layout, series, i) && is_shown(layout, series, i)) points.push_back({static_cast<int>(s), i});
    }
  }
  return points;
}

// Of the points without one: where their markers are, which no name may cover.
void keep_points_free(std::vector<LabelWish>& wishes, const ChartData& data, const ChartLayout& layout) {
  for (const ChartSeries& series : data.series) {
    for (int i = 0; series.marker != ChartMarker::none && i < series.points.size(); ++i) {
      if (!is_named(layout, series, i) && is_shown(layout, series, i)) wishes.push_back({drawn_at(layout, series, i), {}});
    }
  }
}

}  // namespace

std::vector<PlacedLabel> arrange_labels(const ChartData& data, const ChartLayout& layout, QSizeF size) {
  // As wide as they are when they stand out.
  const QFontMetricsF metrics(theme().font(0.85, QFont::DemiBold));
  std::vector<LabelWish> wishes;
  for (const NearPoint& point : named_points(data, layout)) {
    const ChartSeries& series = data.series[static_cast<std::size_t>(point.series)];
    wishes.push_back({drawn_at(layout, series, point.index),
                      {metrics.horizontalAdvance(series.labels[point.index]) + 1, metrics.height()},
                      series.held_below_top});
  }
  if (wishes.empty()) return {};
  keep_points_free(wishes, data, layout);
  const QRectF area(layout.plot.left(), 0, size.width() - layout.plot.left(), layout.plot.bottom());
  return place_labels(wishes, area, marker_size(theme()) + 1, theme().px(6));
}

void paint_labels(QPainter& painter, const ChartData& data, const ChartLayout& layout,
                  const std::vector<PlacedLabel>& labels, const std::vector<NearPoint>& chosen) {
  const std::vector<NearPoint> points = named_points(data, layout);
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::size_t i = 0; i < std::min(points.size(), labels.size()); ++i) {
    const ChartSeries& series = data.series[static_cast<std::size_t>(points[i].series)];
    const QPointF at = drawn_at(layout, series, points[i].index);
    const QRectF& rect = labels[i].rect;
    if (rect.isEmpty()) continue;
    if (series.held_below_top) painter.fillRect(rect, theme().card);  // the range's upper edge would strike it through
    if (labels[i].away) {
      painter.setPen(QPen(theme().border, theme().scale()));
      painter.drawLine(at, {std::clamp(at.x(), rect.left(), rect.right()), std::clamp(at.y(), rect.top(), rect.bottom())});
    }
    const bool stands_out = std::find(chosen.begin(), chosen.end(), points[i]) != chosen.end();
    painter.setFont(theme().font(0.85, stands_out ? QFont::DemiBold : QFont::Normal));
    painter.setPen(stands_out ? theme().accent : theme().text);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine, series.labels[points[i].index]);
    if (!stands_out) continue;
    const double ring = marker_size(theme()) / 2 + theme().px(3);
    painter.setPen(QPen(theme().accent, theme().scale() * 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, ring, ring);
  }
}

void paint_legend(QPainter& painter, const Theme& theme, const ChartData& data, const ChartLayout& layout) {
  painter.setRenderHint(QPainter::Antialiasing);
  const QFontMetricsF metrics(painter.font());
  for (std::size_t i = 0; i < layout.legend.size(); ++i) {
    const ChartSeries& series = data.series[i];
    const QRectF& entry = layout.legend[i];
    if (entry.isEmpty()) continue;
    const QColor color = theme.*series.color;
    const double middle = entry.center().y(), sample = theme.px(14);
    if (series.line != ChartLine::none) {
      painter.setPen(line_pen(theme, series));
      painter.drawLine(QPointF(entry.left(), middle), QPointF(entry.left() + sample, middle));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    paint_marker(painter, series.marker, {entry.left() + sample / 2, middle}, marker_size(theme));
    painter.setPen(theme.muted);
    const QRectF text = entry.adjusted(theme.px(20), 0, 0, 0);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter,
                     metrics.elidedText(series.name, Qt::ElideRight, text.width() + 1));
  }
}

void paint_reading(QPainter& painter, const ChartData& data, const ChartLayout& layout, NearPoint point, const QString& text,
                   const QRectF& area) {
  const ChartSeries& series = data.series[static_cast<std::size_t>(point.series)];
  const QPointF at = drawn_at(layout, series, point.index);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme().text, theme().scale() * 1.5));
  const double ring = marker_size(theme()) / 2 + theme().px(3);
  painter.drawEllipse(at, ring, ring);

  painter.setFont(chart_font());
  const double pad = theme().px(6);
  const QRectF needed = painter.boundingRect(QRectF(0, 0, area.width() * 0.7, 1000), Qt::TextWordWrap, text);
  QRectF box(0, 0, needed.width() + 2 * pad, needed.height() + 2 * pad);
  const bool fits_right = at.x() + ring + pad + box.width() <= area.right();
  box.moveLeft(fits_right ? at.x() + ring + pad : at.x() - ring - pad - box.width());
  box.moveBottom(at.y() - pad);
  box.moveLeft(std::clamp(box.left(), area.left() + 1, std::max(area.left() + 1, area.right() - box.width() - 1)));
  box.moveTop(std::clamp(box.top(), area.top() + 1, std::max(area.top() + 1, area.bottom() - box.height() - 1)));
  painter.setPen(QPen(theme().border, 1));
  painter.setBrush(theme().card);
  painter.drawRoundedRect(box, theme().px(5), theme().px(5));
  painter.setPen(theme().text);
  painter.drawText(box.adjusted(pad, pad, -pad, -pad), Qt::TextWordWrap, text);
}

void paint_hint(QPainter& painter, const QString& text, const QRectF& area) {
  painter.setFont(theme().font(0.95));
  painter.setPen(theme().muted);
  painter.drawText(area.adjusted(theme().px(24), 0, -theme().px(24), 0), Qt::AlignCenter | Qt::TextWordWrap, text);
}

}  // namespace rowkeeper::views
