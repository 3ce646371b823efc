// A chart in the theme's colours. Data comes in bulk; the picture is drawn when it is next shown. Dragging and the wheel with
// Ctrl zoom, a double click shows everything again; the point under the pointer, or chosen with the arrow keys, is read out; Enter
// presses it.
#pragma once

#include <QChartView>
#include <functional>
#include <optional>

#include "views/charts/chart_layout.h"
#include "views/charts/label_layout.h"
#include "views/widgets/accessible_table.h"

class QLineSeries;
class QValueAxis;

namespace rowkeeper::views {

class Chart : public QChartView {
  Q_OBJECT
 public:
  // The series are fixed, their points and names are not. `describe` says what a point is, in a line or two.
  Chart(ChartData contents, std::function<QString(NearPoint)> describe, QWidget* parent = nullptr);

  // The numbers as a table, for assistive technology.
  void set_table(std::function<PictureTable()> table) { table_ = std::move(table); }

  const ChartData& data() const { return data_; }
  const ChartLayout& chart_layout() const { return layout_; }
  void replace(int series, QList<QPointF> points);
  void set_labels(int series, const QStringList& labels);  // of its points
  void choose(std::vector<NearPoint> points);              // their names stand out
  void set_name(int series, const QString& name);
  void set_axes(const ChartAxis& x, const ChartAxis& y);
  void set_whole_range(const ChartRange& range);
  void set_hint(const QString& hint) { hint_ = hint; }  // what stands there while there are no points
  void finish();                                        // after the calls above: draws what they set

  bool zoomed() const { return zoom_.has_value(); }
  void reset_zoom();
  bool has_points() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void zoomed_changed(bool zoomed);
  void point_pressed(rowkeeper::views::NearPoint point);

 protected:
  void drawBackground(QPainter* painter, const QRectF& rect) override;
  void drawForeground(QPainter* painter, const QRectF& rect) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool viewportEvent(QEvent* event) override;

 private:
  static QString how_to_read();
  void make_view();
  void make_lines();
  void restyle();
  void arrange_all();
  void zoom_to(std::optional<ChartRange> range);
  void zoom_by(QPointF pixel, double factor);
  void read(std::optional<NearPoint> point);
  void read_next(int points, int series);
  void bring_up(NearPoint point);
  const ChartRange& shown() const { return zoom_ ? *zoom_ : data_.whole; }

  ChartData data_;
  std::function<QString(NearPoint)> describe_;
  std::function<PictureTable()> table_;
  QString hint_;
  ChartLayout layout_;
  std::vector<PlacedLabel> labels_;
  QValueAxis *x_axis_, *y_axis_;
  std::vector<QLineSeries*> lines_;  // [series]; null for those without a line
  std::optional<ChartRange> zoom_;
  std::optional<NearPoint> reading_;
  std::vector<NearPoint> chosen_;
  std::optional<QPointF> pressed_;  // where a drag began
  bool ring_ = false;               // shows that the keys are here
  QPointF dragged_;                 // where it is
};

}  // namespace rowkeeper::views
