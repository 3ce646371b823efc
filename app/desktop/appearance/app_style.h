// Qt's Fusion style, in which nothing need move (for those whom motion makes ill, and for machines that are slow to draw), and in
// which numbers stand where words do.
#pragma once

#include <QAbstractSpinBox>
#include <QProxyStyle>

namespace rowkeeper::app {

class AppStyle : public QProxyStyle {
 public:
  AppStyle() : QProxyStyle(QStringLiteral("Fusion")) {}
  void set_still(bool still) { still_ = still; }

  // All of ours that moves asks for SH_Widget_Animation_Duration first, as Qt's own does.
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const override {
    if (still_ && hint == SH_Widget_Animation_Duration) return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
  }

  // Qt puts digits at the left even where all else begins at the right.
  void polish(QWidget* widget) override {
    QProxyStyle::polish(widget);
    auto* const box = qobject_cast<QAbstractSpinBox*>(widget);
    if (box && box->isRightToLeft()) box->setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
  }
  using QProxyStyle::polish;

 private:
  bool still_ = false;
};

}  // namespace rowkeeper::app
