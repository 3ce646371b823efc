// What the canvas's colours mean, with numbers: those of the block under the pointer, or of the selected one.
#pragma once

#include <QWidget>

namespace rowkeeper::views {

class CacheCanvas;

class CanvasLegend : public QWidget {
  Q_OBJECT
 public:
  explicit CanvasLegend(CacheCanvas* canvas, QWidget* parent = nullptr);
  QString text() const;  // all of it in words: accessible description and tool tip
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();
  CacheCanvas* canvas_;
};

}  // namespace rowkeeper::views
