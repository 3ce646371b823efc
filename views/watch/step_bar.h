// The proportional bar of a step's phases, its times and its legend.
#pragma once

#include <QWidget>
#include <optional>

#include "views/watch/step_phases.h"

namespace rowkeeper::views {

class StepBar : public QWidget {
  Q_OBJECT
 public:
  explicit StepBar(QWidget* parent = nullptr);
  void set_step(std::optional<StepRecord> step);
  QString reading(int segment) const;  // "attend: 0.2 ms, 34% of the step" and what it is

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool event(QEvent* event) override;

 private:
  struct LegendEntry {
    QRectF place;
    int segment = 0;
  };
  void arrange_all();
  QString summary() const;
  struct PictureTable phases_table() const;
  double place_legend(double width, std::vector<LegendEntry>* entries) const;
  void highlight(int segment);
  void paint_segment(QPainter& painter, int index) const;
  void paint_legend(QPainter& painter) const;
  double bar_height() const;
  double times_height() const;

  std::optional<StepRecord> step_;
  StepBarLayout layout_;
  std::vector<LegendEntry> legend_;  // segments too narrow for their name
  int highlighted_ = -1;
};

}  // namespace rowkeeper::views
