// Qt's Fusion style, in which nothing need move: for those whom motion makes ill, and for machines that are slow to draw.
#pragma once

#include <QProxyStyle>

namespace rowkeeper::app {

class MotionStyle : public QProxyStyle {
 public:
  MotionStyle() : QProxyStyle(QStringLiteral("Fusion")) {}
  void set_still(bool still) { still_ = still; }

  // All of ours that moves asks for SH_Widget_Animation_Duration first, as Qt's own does.
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const override {
    if (still_ && hint == SH_Widget_Animation_Duration) return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
  }

 private:
  bool still_ = false;
};

}  // namespace rowkeeper::app
