// One head's attention as a picture: the lower half tells how much each row looked at each row above it, the upper half is
// hatched, because a row may not look at rows that come after it.
#pragma once

#include <QImage>
#include <QWidget>

#include "views/canvas/triangle_layout.h"
#include "views/run/findings.h"
#include "views/run/run_model.h"
#include "views/run/selection.h"

namespace rowkeeper::views {

class TrianglePicture : public QWidget {
  Q_OBJECT
 public:
  TrianglePicture(const RunModel* run, Selection* selection, QWidget* parent = nullptr);
  void show_triangle(const Triangle& triangle);
  // Stale: paler, for a run that has moved on. `message` stands where there is no triangle.
  void set_state(bool stale, const QString& message);
  const TriangleLayout& triangle_layout() const { return layout_; }
  QColor color_at(const TriangleCell& cell) const;  // of the picture
  QString cell_text(const TriangleCell& cell) const;
  QSize sizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  void restyle();
  void relayout();
  void draw_image();
  void paint_hatching(QPainter& painter) const;
  void paint_labels(QPainter& painter) const;
  void paint_label(QPainter& painter, int row) const;
  void paint_scale(QPainter& painter) const;
  void set_cursor_cell(const TriangleCell& cell);
  void select_row(int row);
  QString row_name(int row) const;
  struct PictureTable weights_table() const;
  static QString across_text();
  static QString down_text();
  float weight(const TriangleCell& cell) const;

  const RunModel* run_;
  Selection* selection_;
  Triangle triangle_;
  bool stale_ = false;
  QString message_;
  TriangleLayout layout_;
  double across_left_ = 0;
  QImage image_;         // a pixel a cell
  TriangleCell cursor_;  // moved by keys
};

}  // namespace rowkeeper::views
