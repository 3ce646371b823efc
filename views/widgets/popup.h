// A panel of controls over the window, beside the control that opens it. Escape and a click elsewhere close it.
#pragma once

#include <QFrame>

class QWindow;

namespace rowkeeper::views {

class Popup : public QFrame {
  Q_OBJECT
 public:
  explicit Popup(const QString& name, QWidget* parent);

 protected:
  void hideEvent(QHideEvent* event) override;

 private:
  void follow_window(const QWindow* active);

  bool hidden_ = false;  // and no other window is known to be active since
};

}  // namespace rowkeeper::views
