// What the canvas's colours mean, with numbers: those of the block under the pointer, or of the selected one.
#pragma once

#include <QWidget>

namespace rowkeeper::views {

class CacheCanvas;
class CanvasData;

// What is said of the attention on a line of this width. Who looks is what the picture is about: for its sake the colour scale gets
// shorter, and what the bar is is said in fewer words or not at all.
struct AttentionLegend {
  double scale = 0;  // width of the colours
  QString bar, who;
};
AttentionLegend attention_legend(const CanvasData& data, double room);

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
