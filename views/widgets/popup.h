// A panel of controls over the window, beside the control that opens it. Escape and a click elsewhere close it.
#pragma once

#include <QFrame>

#include "views/widgets/popup_place.h"

class QWindow;

namespace rowkeeper::views {

class Popup : public QFrame {
  Q_OBJECT
 public:
  explicit Popup(const QString& name, QWidget* parent);

 protected:
  void set_width(int width);  // wider only where its controls need it
  // As high as its texts are at that width, beside the control that opens it (in global coordinates).
  void stand_beside(const QRect& control, PopupEdge edge);
  bool event(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void stand();
  void fit();
  void follow_window(const QWindow* active);

  int width_ = 0;
  QRect control_;  // that it stands beside
  PopupEdge edge_ = PopupEdge::leading;
  bool hidden_ = false;  // and no other window is known to be active since
};

}  // namespace rowkeeper::views
